/** Icons that only the club needs, drawn as the others are. */
import { icon } from "../look/icons";

export const TrophyIcon = icon(() => (
  <path d="M7.4 3.8h9.2v5.6a4.6 4.6 0 0 1-9.2 0ZM7.4 5.4H4.2c0 3 1.2 4.8 3.6 5.2M16.6 5.4h3.2c0 3-1.2 4.8-3.6 5.2M12 14v3.6M8.2 20.4c.4-1.8 1.8-2.8 3.8-2.8s3.4 1 3.8 2.8Z" />
));

export const CodeIcon = icon(() => (
  <>
    <rect x="3.6" y="3.6" width="6.4" height="6.4" rx="1.4" />
    <rect x="14" y="3.6" width="6.4" height="6.4" rx="1.4" />
    <rect x="3.6" y="14" width="6.4" height="6.4" rx="1.4" />
    <path d="M14 14h2.4v2.6M20.4 14v2.4h-2M14 20.4h2.4M20.4 19.4v1M6.8 6.8h.01M17.2 6.8h.01M6.8 17.2h.01" />
  </>
));

export const UndoIcon = icon(() => (
  <path d="M8.6 4.8 4.2 9.2l4.4 4.4M4.6 9.2h9.2a5.4 5.4 0 0 1 0 10.8H8" />
));

export const PrintIcon = icon(() => (
  <>
    <path d="M7 8.4V3.6h10v4.8M7 16.8H4.8A1.8 1.8 0 0 1 3 15v-4.8a1.8 1.8 0 0 1 1.8-1.8h14.4a1.8 1.8 0 0 1 1.8 1.8V15a1.8 1.8 0 0 1-1.8 1.8H17" />
    <rect x="7" y="13.6" width="10" height="6.8" rx="1" />
  </>
));

export const BackspaceIcon = icon(() => (
  <path d="M9 5.6h9.4A2.6 2.6 0 0 1 21 8.2v7.6a2.6 2.6 0 0 1-2.6 2.6H9L3 12ZM11.4 9.4l5.2 5.2M16.6 9.4l-5.2 5.2" />
));

export const LockIcon = icon(() => (
  <>
    <rect x="5" y="10.4" width="14" height="9.8" rx="2.4" />
    <path d="M8 10.4V7.8a4 4 0 0 1 8 0v2.6" />
  </>
));

export const LogIcon = icon(() => <path d="M5.4 3.8h13.2v16.4H5.4ZM8.6 8.2h6.8M8.6 12h6.8M8.6 15.8h3.6" />);
