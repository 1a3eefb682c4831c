/** The two sides of my table, mine on top, and what the result gives. */
import type { Gain, PhoneGame, Side } from "../../generated/club";
import { t } from "../../language/language";
import { Avatar } from "../../look/avatar";
import { avatarColors } from "../../look/paints";
import { signed } from "../figures";

export interface SidesProps {
  readonly game: PhoneGame;
  readonly player: string | null;
  /** In the table's order. */
  readonly points: readonly [number, number] | null;
}

export function Sides({ game, player, points }: SidesProps) {
  const order = game.side === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const colors = avatarColors(game.game.sides.flatMap((side) => side.people.map(({ name }) => name)));
  const [first, second] = order;
  return (
    <>
      <SideRow side={game.game.sides[first]} player={player} colors={colors.slice(2 * first)} value={shown(points, first)} />
      <hr />
      <SideRow side={game.game.sides[second]} player={player} colors={colors.slice(2 * second)} value={shown(points, second)} />
    </>
  );
}

interface Shown {
  readonly points: number;
  readonly won: boolean;
}

function shown(points: readonly [number, number] | null, side: 0 | 1): Shown | null {
  return points === null ? null : { points: points[side], won: points[side] >= points[1 - side as 0 | 1] };
}

interface SideRowProps {
  readonly side: Side;
  readonly player: string | null;
  readonly colors: readonly (string | null)[];
  readonly value: Shown | null;
}

function SideRow({ side, player, colors, value }: SideRowProps) {
  return (
    <div class="phone-side">
      <ul class="phone-people">
        {side.people.map((person, index) => (
          <li key={person.player}>
            <Avatar name={person.name} color={colors[index] ?? undefined} size={38} />
            <span>
              {person.name}
              {person.player === player && <small> {t("club.phone.you")}</small>}
            </span>
          </li>
        ))}
      </ul>
      {value !== null && <span class={value.won ? "phone-points" : "phone-points phone-lost"}>{value.points}</span>}
    </div>
  );
}

/** What the score gives me. */
export function Gains({ gains }: { readonly gains: Gain }) {
  return (
    <dl class="card phone-gains">
      <GainOf value={String(gains.points)} name="club_column.points" below={false} />
      <GainOf value={signed(gains.effectiveness)} name="club_column.effectiveness" below={gains.effectiveness < 0} />
      <GainOf value={signed(gains.plus)} name="club_column.plus" below={false} />
    </dl>
  );
}

function GainOf({ value, name, below }: { readonly value: string; readonly name: string; readonly below: boolean }) {
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd class={below ? "below-zero" : undefined}>{value}</dd>
    </div>
  );
}
