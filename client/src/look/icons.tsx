/** Icons on a grid of 24: one line of 1.75, round ends, no fills but eyes and pips. */
import type { ComponentChildren } from "preact";

export interface IconProps {
  /** Side in px. */
  readonly size?: number;
}

export function icon(drawing: () => ComponentChildren) {
  return function Icon({ size = 24 }: IconProps) {
    return (
      <svg
        class="icon"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="1.75"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        {drawing()}
      </svg>
    );
  };
}

export const dot = (x: number, y: number, r: number) => <circle cx={x} cy={y} r={r} fill="currentColor" stroke="none" />;

export const GoatIcon = icon(() => (
  <>
    <path d="M9.2 7.6C8.6 4.9 6.9 2.9 4.1 2c1.2 1.7 1.9 3.6 2.4 5.8M14.8 7.6c.6-2.7 2.3-4.7 5.1-5.6-1.2 1.7-1.9 3.6-2.4 5.8" />
    <rect x="7.7" y="7.4" width="8.6" height="11.8" rx="2.3" />
    <path d="M7.7 10.8c-1.8-1-3.6-.9-5.1.3 1.4 1.1 3.3 1.2 5.1.5M16.3 10.8c1.8-1 3.6-.9 5.1.3-1.4 1.1-3.3 1.2-5.1.5M9.9 13.3h4.2M10.5 19.4l1.5 3 1.5-3" />
    {dot(10.4, 10.3, 0.9)}
    {dot(13.6, 10.3, 0.9)}
    {dot(12, 16.3, 0.9)}
  </>
));

export const FishIcon = icon(() => (
  <>
    <path d="M2.7 12c2.3-3.8 5.4-5.6 8.7-5.6 3.1 0 5.4 1.7 7.1 4.2l2.8-2.4c-.5 2.5-.5 5.1 0 7.6l-2.8-2.4c-1.7 2.5-4 4.2-7.1 4.2-3.3 0-6.4-1.8-8.7-5.6Z" />
    <path d="M9.8 9.1c1 1.9 1 3.9 0 5.8" />
    {dot(6.7, 11.2, 1)}
  </>
));

export const KnockIcon = icon(() => (
  <>
    <path d="M6.2 13.4V9.8a1.7 1.7 0 0 1 3.4 0V8.6a1.7 1.7 0 0 1 3.4 0v.6a1.65 1.65 0 0 1 3.3.5v.8a1.6 1.6 0 0 1 3.1.6v3.4c0 2.5-1.9 4.1-4.4 4.1h-3.6c-3 0-5.2-2-5.2-5.2Z" />
    <path d="M9.6 10v2.4M13 9.6v2.8M16.3 10.6v1.8M6.7 14.2l3.5 1.2M3.4 6.6 2.2 5.2M7 4.6l-.5-1.8M11 4.2l.4-1.8M3 21.4h18" />
  </>
));

export const BoneyardIcon = icon(() => (
  <>
    <rect x="3.2" y="12.2" width="10.4" height="5.4" rx="1.3" />
    <rect x="10" y="6.4" width="10.4" height="5.4" rx="1.3" transform="rotate(-14 15 9)" />
    <rect x="11.4" y="14.4" width="10" height="5.2" rx="1.3" transform="rotate(8 16 17)" />
  </>
));

export const ClockIcon = icon(() => (
  <>
    <circle cx="12" cy="12.6" r="8.2" />
    <path d="M12 8v4.8l3 1.8M9.6 2.2h4.8" />
  </>
));

export const SoundIcon = icon(() => (
  <path d="M4 9.6v4.8h3.2l4.8 4.2V5.4L7.2 9.6ZM15.4 9.2a4 4 0 0 1 0 5.6M18 6.6a7.6 7.6 0 0 1 0 10.8" />
));

export const MuteIcon = icon(() => (
  <path d="M4 9.6v4.8h3.2l4.8 4.2V5.4L7.2 9.6ZM15.8 9.6l4.8 4.8M20.6 9.6l-4.8 4.8" />
));

export const SettingsIcon = icon(() => (
  <>
    <path d="M4 7h9.6M18.4 7H20M4 17h1.6M10.4 17H20" />
    <circle cx="16" cy="7" r="2.4" />
    <circle cx="8" cy="17" r="2.4" />
  </>
));

export const PeopleIcon = icon(() => (
  <>
    <circle cx="9" cy="8.4" r="3.4" />
    <path d="M2.8 19.4c.3-3.6 2.8-5.6 6.2-5.6s5.9 2 6.2 5.6M15.4 5.4a3.2 3.2 0 0 1 0 6M17.6 14.2c2.1.7 3.4 2.5 3.6 5.2" />
  </>
));

export const LinkIcon = icon(() => (
  <path d="M10 14a4 4 0 0 0 5.8.2l3-3A4 4 0 0 0 13 5.4l-1.4 1.4M14 10a4 4 0 0 0-5.8-.2l-3 3a4 4 0 0 0 5.8 5.8l1.4-1.4" />
));

/** A sheet that is written on. */
export const ScoreIcon = icon(() => (
  <path d="M18.4 12.6v6.2a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 18.8V5.2a1.6 1.6 0 0 1 1.6-1.6h7.2M7.8 8.4h4M7.8 12h2.6M12.6 14.6l.6-3 6.6-6.8 2.4 2.4-6.6 6.8Z" />
));

export const MenuIcon = icon(() => <path d="M4 7h16M4 12h16M4 17h10" />);
export const PlusIcon = icon(() => <path d="M12 5v14M5 12h14" />);
export const CloseIcon = icon(() => <path d="m6 6 12 12M18 6 6 18" />);
export const CheckIcon = icon(() => <path d="m4.6 12.6 5 5L19.4 7" />);
export const NextIcon = icon(() => <path d="m9 5 7 7-7 7" />);
export const BackIcon = icon(() => <path d="M20 12H4.6M10.6 6l-6 6 6 6" />);
export const PreviousIcon = icon(() => <path d="m15 5-7 7 7 7" />);
export const FirstIcon = icon(() => <path d="M6.5 5v14M17.5 5l-7 7 7 7" />);
export const PauseIcon = icon(() => <path d="M8.5 5.5v13M15.5 5.5v13" />);
export const PlayIcon = icon(() => <path d="M7.5 5v14l11-7Z" />);

export const SunIcon = icon(() => (
  <>
    <circle cx="12" cy="12" r="3.8" />
    <path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7" />
  </>
));

export const MoonIcon = icon(() => <path d="M19.6 14.2A8 8 0 0 1 9.8 4.4a8 8 0 1 0 9.8 9.8Z" />);

export const BotIcon = icon(() => (
  <>
    <rect x="5" y="8" width="14" height="10.6" rx="3" />
    <path d="M12 8V4.7M9.4 22h5.2M2.8 12v3M21.2 12v3M9.4 12.4v1.4M14.6 12.4v1.4" />
    <circle cx="12" cy="3.6" r="1.1" />
  </>
));

export const ShieldIcon = icon(() => (
  <path d="M12 3 4.8 5.6v5.6c0 4.6 2.8 7.8 7.2 9.8 4.4-2 7.2-5.2 7.2-9.8V5.6ZM8.8 11.8l2.4 2.4 4.2-4.4" />
));

export const EyeIcon = icon(() => (
  <>
    <path d="M2.6 12C5 7.6 8.2 5.4 12 5.4s7 2.2 9.4 6.6c-2.4 4.4-5.6 6.6-9.4 6.6S5 16.4 2.6 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>
));

export const WarnIcon = icon(() => <path d="M12 4 2.8 19.6h18.4ZM12 10v4.6M12 17.2h.01" />);

export const BookIcon = icon(() => (
  <path d="M12 6.4C9.6 4.7 6.8 4.2 3.4 4.6v13.6c3.4-.4 6.2.1 8.6 1.8 2.4-1.7 5.2-2.2 8.6-1.8V4.6c-3.4-.4-6.2.1-8.6 1.8ZM12 6.4v13.6" />
));

export const PrintIcon = icon(() => (
  <>
    <path d="M7 8.6V3.6h10v5M7 17.4H4.8c-.8 0-1.4-.6-1.4-1.4v-5.8c0-.9.7-1.6 1.6-1.6h14c.9 0 1.6.7 1.6 1.6V16c0 .8-.6 1.4-1.4 1.4H17" />
    <path d="M7 14.2h10v6.2H7Z" />
    {dot(17.4, 11.4, 0.9)}
  </>
));
