/** A person as a painted square with their initial, or another sign, and time running round it when it is their turn. */
import { avatarColor } from "./paints";
import "./avatar.css";

export { avatarColor, avatarColors } from "./paints";

export interface AvatarProps {
  readonly name: string;
  /** Instead of the initial. */
  readonly sign?: string | undefined;
  /** A CSS colour; from the name when left out. */
  readonly color?: string | undefined;
  /** Side in px. */
  readonly size?: number;
  readonly turn?: boolean;
  /** The share of the time that is left, from 1 to 0. */
  readonly remaining?: number;
  /** The last five seconds. */
  readonly late?: boolean;
  /** No page open. */
  readonly away?: boolean;
}

const GAP = 4;

export function Avatar({
  name,
  sign = [...name][0]?.toLocaleUpperCase(),
  color = avatarColor(name),
  size = 44,
  turn = false,
  remaining = 1,
  late = false,
  away = false,
}: AvatarProps) {
  const radius = size * 0.3;
  const room = GAP + 2;
  return (
    <span class="avatar" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      <svg
        style={{ margin: `-${room}px` }}
        width={size + 2 * room}
        height={size + 2 * room}
        viewBox={`${-room} ${-room} ${size + 2 * room} ${size + 2 * room}`}
      >
        {turn && <Ring size={size} radius={radius + GAP} remaining={remaining} late={late} />}
        <rect width={size} height={size} rx={radius} fill={color} opacity={away ? 0.45 : 1} />
        <rect
          class={away ? "avatar-rim avatar-rim-away" : "avatar-rim"}
          x="1"
          y="1"
          width={size - 2}
          height={size - 2}
          rx={radius - 1}
        />
        <text class="avatar-initial" x={size / 2} y={size * 0.66} font-size={size * 0.47}>
          {sign}
        </text>
      </svg>
    </span>
  );
}

interface RingProps {
  readonly size: number;
  readonly radius: number;
  readonly remaining: number;
  readonly late: boolean;
}

/** It starts at the top, so that what is left shrinks back towards there. */
function Ring({ size, radius, remaining, late }: RingProps) {
  const straight = size + 2 * GAP - 2 * radius;
  const turn = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  const path = [
    `M${size / 2} ${-GAP}h${straight / 2}`,
    `${turn(radius, radius)}v${straight}`,
    `${turn(-radius, radius)}h${-straight}`,
    `${turn(-radius, -radius)}v${-straight}`,
    `${turn(radius, -radius)}Z`,
  ].join("");
  return (
    <>
      <path class="avatar-track" d={path} />
      <path
        class={late ? "avatar-ring avatar-ring-late" : "avatar-ring"}
        d={path}
        pathLength={100}
        stroke-dasharray={`${Math.max(0, Math.min(1, remaining)) * 100} 100`}
      />
    </>
  );
}

/** A seat that nobody has taken yet. */
export function FreeSeat({ size = 34 }: { readonly size?: number }) {
  return <span class="free-seat" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true" />;
}
