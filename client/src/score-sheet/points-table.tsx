/** The seeds' table of points: a row a round, each account after it, and the row that is being told. */
import { useEffect, useRef } from "preact/hooks";
import type { RoundTold } from "../generated/messages";
import { t } from "../language/language";
import { AccountChip } from "../look/account";
import { Avatars } from "../look/avatars";
import { FishIcon } from "../look/icons";
import { avatarColors } from "../look/paints";
import { Tile } from "../tile/tile";
import { type Draft, entryOf, holders } from "./draft";
import type { KeptSheet } from "./kept-sheets";
import { countOf, isNamed } from "./scoring/hands";
import { type People, playersOfSide, sideOf } from "./scoring/people";
import { parseTile } from "./scoring/tile";
import { accountText, type Change } from "./sheet-changes";
import { sideName } from "./sheet-words";
import type { SheetInHand } from "./use-sheet";
import "./points-table.css";

interface PointsProps {
  readonly kept: KeptSheet;
  readonly hand: SheetInHand;
}

export function PointsTable({ kept, hand }: PointsProps) {
  const { people } = hand.table;
  const end = useRef<HTMLTableRowElement>(null);
  const { rounds } = kept.document;
  const correcting = hand.draft.round;
  useEffect(() => {
    if (correcting === null) end.current?.scrollIntoView({ block: "nearest" });
  }, [rounds.length, correcting]);
  const over = kept.document.end !== null;
  return (
    <table class="tally">
      <thead>
        <tr>
          <th class="tally-number">
            <span class="unseen">{t("sheet.round")}</span>
          </th>
          {people.names.map((name, side) => (
            <th key={name} scope="col" class="tally-person">
              <Person people={people} side={side} lost={kept.document.end?.losers.includes(name) ?? false} />
              <Dealt name={name} kept={kept} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round, index) => {
          const told = kept.sheet.rounds?.[index];
          const number = index + 1;
          const seen = correcting === number;
          return (
            <tr
              // A round has no other name than its number.
              key={number}
              class={seen ? "tally-round tally-corrected" : "tally-round"}
              onClick={() => hand.correct(number)}
            >
              <th scope="row" class="tally-number">
                <button
                  type="button"
                  aria-label={t("sheet.correct", { n: number })}
                  onClick={(event) => {
                    event.stopPropagation();
                    hand.correct(number);
                  }}
                >
                  {number}
                </button>
              </th>
              {people.names.map((name) => {
                const account = round.accounts[name];
                if (account === undefined || told === undefined) return <td key={name} />;
                const change = hand.changes.find((one) => one.round === number && one.name === name);
                return (
                  <td key={name} class={change === undefined ? "" : "tally-changed"}>
                    <AccountChip account={account} />
                    <Given told={told} name={name} points={round.given[name] ?? 0} people={people} />
                    {change !== undefined && <Was change={change} />}
                  </td>
                );
              })}
            </tr>
          );
        })}
        {!over && <Telling hand={hand} number={correcting ?? rounds.length + 1} row={end} />}
      </tbody>
    </table>
  );
}

function Person({ people, side, lost }: { readonly people: People; readonly side: number; readonly lost: boolean }) {
  const colors = avatarColors(people.players);
  const members = playersOfSide(people, side).map((name) => ({ name, color: colors[people.players.indexOf(name)] ?? "" }));
  return (
    <span class={lost ? "tally-lost" : ""}>
      <Avatars people={members} size={36} />
      <span class="tally-name">{sideName(people.names[side] ?? "")}</span>
    </span>
  );
}

/** The account with which somebody came to the sheet, if not with nothing. */
function Dealt({ name, kept }: { readonly name: string; readonly kept: KeptSheet }) {
  const start = kept.sheet.start ?? {};
  const told = Object.hasOwn(start, name) ? start[name] : undefined;
  if (told === undefined) return null;
  return <AccountChip account={{ open: told.open ?? null, remembered: told.remembered ?? 0 }} />;
}

interface GivenProps {
  readonly told: RoundTold;
  readonly name: string;
  readonly points: number;
  readonly people: People;
}

function Given({ told, name, points, people }: GivenProps) {
  const out = isNamed(told.out) && people.names[sideOf(people, told.out)] === name;
  return (
    <span class="tally-given">
      {isNamed(told.block) && <FishIcon size={15} />}
      {out && points === 0 ? t("sheet.out.short") : out ? `${t("sheet.out.short")} ${points}` : points}
    </span>
  );
}

function Was({ change }: { readonly change: Change }) {
  return <span class="tally-was">{t("sheet.was", { account: accountText(change.before) })}</span>;
}

interface TellingProps {
  readonly hand: SheetInHand;
  readonly number: number;
  readonly row: { current: HTMLTableRowElement | null };
}

/** The round that is being told: a cell for each hand. */
function Telling({ hand, number, row }: TellingProps) {
  const { draft, table } = hand;
  const { people, playing } = table;
  const told = holders(draft, table);
  return (
    <tr class="tally-telling" ref={row}>
      <th scope="row" class="tally-number">
        {number}
      </th>
      {people.names.map((name, side) => {
        const own = told.filter((holder) => holder === name || playersOfSide(people, side).includes(holder));
        const out = draft.how === "out" && draft.player !== null && sideOf(people, draft.player) === side;
        return (
          <td key={name}>
            <span class="told-cells">
              {out && <span class="told-cell told-out">{t("sheet.out.short")}</span>}
              {!playing.includes(side) && <span class="told-cell told-none">—</span>}
              {own.map((holder) => (
                <HandCell key={holder} holder={holder} hand={hand} shared={own.length > 1 || people.names.length === 2} />
              ))}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

function HandCell({ holder, hand, shared }: { readonly holder: string; readonly hand: SheetInHand; readonly shared: boolean }) {
  const { draft, table } = hand;
  const entry = entryOf(draft, holder);
  const count = entry === null ? null : "digits" in entry ? Number(entry.digits) : countOf(entry.tiles, table.rules);
  const value = count === null ? t("sheet.hand.missing") : String(count);
  const focused = draft.focus === holder;
  const wrong = hand.refused?.name === holder;
  const cell = useRef<HTMLButtonElement>(null);
  // Enter goes on from here, whatever was tapped before.
  useEffect(() => {
    if (!focused) return;
    cell.current?.focus({ preventScroll: true });
    cell.current?.scrollIntoView({ block: "nearest" });
  }, [focused]);
  return (
    <button
      ref={cell}
      type="button"
      class={`told-cell${focused ? " told-focused" : ""}${wrong ? " told-wrong" : ""}${draft.how === "block" && draft.player === holder ? " told-blocker" : ""}`}
      aria-label={t("sheet.hand", { name: sideName(holder), value })}
      aria-pressed={focused}
      disabled={draft.player === null}
      onClick={() => hand.tell({ ...draft, focus: holder } satisfies Draft)}
    >
      {shared && table.people.players.includes(holder) && <small>{holder}</small>}
      {count ?? "—"}
      {entry !== null && "tiles" in entry && <TilesSign tiles={entry.tiles} />}
    </button>
  );
}

/** That the hand was told by its tiles: the first of them, small. */
function TilesSign({ tiles }: { readonly tiles: readonly string[] }) {
  const tile = parseTile(tiles[0] ?? "");
  return tile === null ? null : (
    <span class="told-tile">
      <Tile first={tile.low} second={tile.high} lying />
    </span>
  );
}
