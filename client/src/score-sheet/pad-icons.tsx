/** Icons that only the pad and the sheet's head need. */
import { icon } from "../look/icons";

export const BackspaceIcon = icon(() => <path d="M8.4 5.6h11a1.6 1.6 0 0 1 1.6 1.6v9.6a1.6 1.6 0 0 1-1.6 1.6h-11L3 12ZM11 9.4l5.2 5.2M16.2 9.4 11 14.6" />);

export const UndoIcon = icon(() => <path d="M8 5 3.6 9.4 8 13.8M4 9.4h10.4a5.4 5.4 0 0 1 0 10.8H9" />);

export const ShareIcon = icon(() => (
  <>
    <path d="M12 15V3.6M7.8 7.4 12 3.2l4.2 4.2" />
    <path d="M7 11H5.4A1.6 1.6 0 0 0 3.8 12.6v6.6a1.6 1.6 0 0 0 1.6 1.6h13.2a1.6 1.6 0 0 0 1.6-1.6v-6.6a1.6 1.6 0 0 0-1.6-1.6H17" />
  </>
));

export const BinIcon = icon(() => <path d="M4.4 6.8h15.2M9.4 6.4V4h5.2v2.4M6.2 7l.9 13.2h9.8L17.8 7M10 10.6v6M14 10.6v6" />);

export const SaveIcon = icon(() => <path d="M12 3.6v11.6M7.6 11l4.4 4.4 4.4-4.4M4 17.6v2.8h16v-2.8" />);

/** Digits: count the hand oneself. */
export const KeypadIcon = icon(() => (
  <>
    {[5, 12, 19].flatMap((x) => [5, 12, 19].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} fill="currentColor" stroke="none" />))}
  </>
));

/** Two tiles: tell the hand by them. */
export const TilesIcon = icon(() => (
  <>
    <rect x="3.6" y="4" width="7.2" height="16" rx="1.6" />
    <rect x="13.2" y="4" width="7.2" height="16" rx="1.6" />
    <path d="M3.6 12h7.2M13.2 12h7.2" />
  </>
));
