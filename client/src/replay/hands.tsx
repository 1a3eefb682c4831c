/** Everybody's tiles at one step, open, with whose turn it is. */
import { t } from "../language/language";
import type { Decision, ReplayRound, ReplayStep, Tile as TileValue } from "../generated/messages";
import { AccountChip } from "../look/account";
import { Avatar } from "../look/avatar";
import { layoutMode } from "../table/layout-mode";
import { tileText } from "../table/moves";
import type { Person } from "../table/people";
import { accountOf } from "../table/sides";
import { Tile } from "../tile/tile";

export interface HandsProps {
  readonly round: ReplayRound;
  readonly step: ReplayStep;
  readonly people: readonly Person[];
  /** The decision that led to the step: what everybody knew of the hands before it is shown with them. */
  readonly decision: Decision | null;
}

export function Hands({ round, step, people, decision }: HandsProps) {
  const most = Math.max(...step.hands.map((hand) => hand.length));
  const half = halfFor(most);
  const avatar = layoutMode.value === "landscape" ? 26 : 32;
  return (
    <ul class="replay-hands">
      {people.map((person) => (
        <li key={person.seat} class={step.turn === person.seat ? "replay-hand replay-hand-turn" : "replay-hand"}>
          <Avatar name={person.name} color={person.color} size={avatar} turn={step.turn === person.seat} />
          <div>
            <span class="replay-name">
              {person.name}
              {step.turn === person.seat && <span class="unseen"> {t("replay.in_turn")}</span>}
            </span>
            <ul class="replay-tiles">
              {(step.hands[person.seat] ?? []).map((tile) => (
                <HandTile key={tileText(tile)} tile={tile} half={half} />
              ))}
            </ul>
            <Lacks values={decision?.lacks[person.seat] ?? []} />
          </div>
          <AccountChip account={accountOf(round.accounts, person.side)} />
        </li>
      ))}
    </ul>
  );
}

/** The values that everybody at the table could know the hand to have none of. */
function Lacks({ values }: { readonly values: readonly number[] }) {
  if (values.length === 0) return null;
  return <span class="replay-lacks">{t("replay.lacks", { values: values.join(", ") })}</span>;
}

/** The side of a half, so that the fullest hand has room in its row. */
function halfFor(most: number): number {
  const room = layoutMode.value === "desktop" ? 264 : 262;
  return Math.max(9, Math.min(21, Math.floor((room / Math.max(most, 6) - 4) / 2)));
}

function HandTile({ tile, half }: { readonly tile: TileValue; readonly half: number }) {
  return (
    <li style={{ width: `${2 * half}px` }}>
      <span class="unseen">{tileText(tile)}</span>
      <Tile first={tile[0]} second={tile[1]} lying />
    </li>
  );
}
