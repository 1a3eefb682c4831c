/** The bare wood below the sheet: who ended the round, then the hands, by digits or by tiles. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../language/language";
import { Avatar, avatarColors } from "../look/avatar";
import { CheckIcon, FishIcon, NextIcon, WarnIcon } from "../look/icons";
import { Wood } from "../look/surface";
import { Tile } from "../tile/tile";
import { BonusSheet } from "./bonus-sheet";
import { endedBy, entryOf, nextMissing, withDigit, withOnlyTile, withoutLatest } from "./draft";
import { BackspaceIcon, KeypadIcon, TilesIcon } from "./pad-icons";
import { countOf } from "./scoring/hands";
import { parseTile } from "./scoring/tile";
import { sideName } from "./sheet-words";
import { TileKeys } from "./tile-keys";
import type { SheetInHand } from "./use-sheet";
import "./pad.css";

export interface PadProps {
  readonly hand: SheetInHand;
  /** Whether hands are told by tiles. */
  readonly byTiles: boolean;
  readonly onByTiles: (byTiles: boolean) => void;
}

export function Pad(props: PadProps) {
  const { hand } = props;
  return (
    // A key that is tapped leaves the focus where it was: on the hand that is told, so that Enter goes on from there.
    <section class="edge pad" aria-label={t("sheet.pad")} onMouseDown={(event) => event.preventDefault()}>
      <Wood />
      {hand.draft.round !== null && <Correcting hand={hand} round={hand.draft.round} />}
      {hand.draft.player === null ? <EndingChoice hand={hand} /> : <HandsPad {...props} />}
      {hand.refused !== null && (
        <p class="pad-refused" role="alert">
          <WarnIcon size={18} />
          {hand.refused.text}
        </p>
      )}
    </section>
  );
}

function Correcting({ hand, round }: { readonly hand: SheetInHand; readonly round: number }) {
  return (
    <div class="pad-correcting">
      <b>{t("sheet.correcting", { n: round })}</b>
      <button type="button" class="button" onClick={() => void hand.strikeOut(round)}>
        {t("sheet.strike_out")}
      </button>
      <button type="button" class="button" onClick={hand.putAway}>
        {t("sheet.leave_it")}
      </button>
    </div>
  );
}

/** Who went out, or who made the fish. */
function EndingChoice({ hand }: { readonly hand: SheetInHand }) {
  const { draft, table } = hand;
  const { people, playing } = table;
  const colors = avatarColors(people.players);
  const fish = draft.how === "block";
  const question = useRef<HTMLHeadingElement>(null);
  // The hand that was written down last is gone; the keyboard goes on from the question.
  useEffect(() => {
    if (document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="pad-question">
        <h2 ref={question} tabIndex={-1}>{t(fish ? "sheet.who.block" : "sheet.who.out")}</h2>
        <FishSwitch hand={hand} />
      </div>
      <div class="pad-people">
        {people.players.map((name, seat) =>
          playing.includes(people.sides[seat] ?? 0) ? (
            <button
              type="button"
              class="key pad-person"
              key={name}
              onClick={() => hand.tell(endedBy(draft, draft.how, name, table))}
            >
              <Avatar name={name} color={colors[seat] ?? undefined} size={36} />
              <span>{name}</span>
            </button>
          ) : null,
        )}
      </div>
    </>
  );
}

/** Whether the round ended with a fish. */
function FishSwitch({ hand }: { readonly hand: SheetInHand }) {
  const { draft, table } = hand;
  const fish = draft.how === "block";
  return (
    <button
      type="button"
      class="button pad-fish"
      aria-pressed={fish}
      onClick={() => hand.tell(endedBy(draft, fish ? "out" : "block", draft.player, table))}
    >
      <FishIcon size={20} />
      {t("fish.label")}
    </button>
  );
}

function HandsPad({ hand, byTiles, onByTiles }: PadProps) {
  const { draft, table } = hand;
  const ready = nextMissing({ ...draft, focus: null }, table) === null;
  const next = () => {
    const missing = nextMissing(draft, table);
    if (missing === null) return void hand.write();
    const empty = draft.focus !== null && entryOf(draft, draft.focus) === null;
    if (empty) return hand.refuse(t("sheet.hand.needed", { name: sideName(draft.focus ?? missing) }));
    hand.tell({ ...draft, focus: missing });
  };
  useKeys(hand, next);
  return (
    <>
      <div class="pad-ended">
        <FishSwitch hand={hand} />
        <button type="button" class="button" onClick={() => hand.tell(endedBy(draft, draft.how, null, table))}>
          {t(draft.how === "block" ? "sheet.ended.block" : "sheet.ended.out", { name: draft.player ?? "" })}
        </button>
      </div>
      <LastTile hand={hand} />
      {Object.keys(table.rules.bonuses).length > 0 && <Bonuses hand={hand} />}
      <p class="pad-says" role="status">
        {handSays(hand)}
      </p>
      {byTiles ? (
        <TileKeys hand={hand}>
          <BackKey hand={hand} />
          <button type="button" class="key" aria-label={t("sheet.by_count")} onClick={() => onByTiles(false)}>
            <KeypadIcon size={26} />
          </button>
          <NextKey ready={ready} onNext={next} />
        </TileKeys>
      ) : (
        <div class="pad-keys">
          {["1", "2", "3"].map((digit) => (
            <DigitKey key={digit} digit={digit} hand={hand} />
          ))}
          <BackKey hand={hand} />
          {["4", "5", "6"].map((digit) => (
            <DigitKey key={digit} digit={digit} hand={hand} />
          ))}
          <NextKey ready={ready} onNext={next} />
          {["7", "8", "9"].map((digit) => (
            <DigitKey key={digit} digit={digit} hand={hand} />
          ))}
          <BlankKey hand={hand} />
          <DigitKey digit="0" hand={hand} />
          <button type="button" class="key" aria-label={t("sheet.by_tiles")} onClick={() => onByTiles(true)}>
            <TilesIcon size={28} />
          </button>
        </div>
      )}
    </>
  );
}

/** Whose hand is told, and what its tiles come to. */
function handSays({ draft, table }: SheetInHand): string {
  if (draft.focus === null) return t("sheet.hands.told");
  const entry = entryOf(draft, draft.focus);
  const name = sideName(draft.focus);
  if (entry === null || "digits" in entry) return t("sheet.hand.whose", { name });
  return t("sheet.hand.sum", { name, tiles: entry.tiles.join("  "), n: countOf(entry.tiles, table.rules) });
}

function DigitKey({ digit, hand }: { readonly digit: string; readonly hand: SheetInHand }) {
  return (
    <button type="button" class="key" onClick={() => hand.tell(withDigit(hand.draft, digit))}>
      {digit}
    </button>
  );
}

function BackKey({ hand }: { readonly hand: SheetInHand }) {
  return (
    <button type="button" class="key" aria-label={t("sheet.back")} onClick={() => hand.tell(withoutLatest(hand.draft))}>
      <BackspaceIcon size={26} />
    </button>
  );
}

function NextKey({ ready, onNext }: { readonly ready: boolean; readonly onNext: () => void }) {
  return (
    <button type="button" class="key key-next" aria-label={t(ready ? "sheet.write" : "sheet.next")} onClick={onNext}>
      {ready ? <CheckIcon size={28} /> : <NextIcon size={28} />}
    </button>
  );
}

/** A hand of 0-0 alone, whose value no one has to know by heart. */
function BlankKey({ hand }: { readonly hand: SheetInHand }) {
  const n = countOf(["0-0"], hand.table.rules);
  return (
    <button
      type="button"
      class="key"
      aria-label={t("sheet.blank", { n })}
      onClick={() => hand.tell(withOnlyTile(hand.draft, "0-0"))}
    >
      <span class="key-tile">
        <Tile first={0} second={0} lying />
      </span>
    </button>
  );
}

/** The last tile, where going out with some tile brings points. */
function LastTile({ hand }: { readonly hand: SheetInHand }) {
  const { draft, table } = hand;
  const bonus = Object.entries(table.rules.going_out_bonus);
  if (draft.how !== "out" || bonus.length === 0) return null;
  const choose = (last: string | null) => hand.tell({ ...draft, last });
  return (
    <fieldset class="pad-last">
      <legend>{t("sheet.last")}</legend>
      <button type="button" class="button" aria-pressed={draft.last === null} onClick={() => choose(null)}>
        {t("sheet.last.other")}
      </button>
      {bonus.map(([text, points]) => {
        const tile = parseTile(text);
        return (
          <button
            type="button"
            class="button"
            key={text}
            aria-pressed={draft.last === text}
            aria-label={t("sheet.last.bonus", { tile: text, n: points })}
            onClick={() => choose(text)}
          >
            {tile !== null && (
              <span class="key-tile">
                <Tile first={tile.low} second={tile.high} lying />
              </span>
            )}
            +{points}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What was earned besides, where the rules give bonuses. */
function Bonuses({ hand }: { readonly hand: SheetInHand }) {
  const shown = useSignal(false);
  const earned = Object.values(hand.draft.bonuses).flat().length;
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          shown.value = true;
        }}
      >
        {earned === 0 ? t("sheet.bonuses") : t("sheet.bonuses.earned", { n: earned })}
      </button>
      {shown.value && (
        <BonusSheet
          hand={hand}
          onClose={() => {
            shown.value = false;
          }}
        />
      )}
    </>
  );
}

/** Digits, backspace and Enter of a real keyboard, unless something else has them. */
function useKeys(hand: SheetInHand, next: () => void): void {
  // Two keys may come before the page has drawn what the first did.
  const latest = useRef({ hand, next });
  latest.current = { hand, next };
  // Before the page is seen: a key may come with it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { hand: now, next: goOn } = latest.current;
      const target = event.target as Element;
      if (target.closest("input, select, dialog") !== null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^[0-9]$/.test(event.key)) now.tell(withDigit(now.draft, event.key));
      else if (event.key === "Backspace") now.tell(withoutLatest(now.draft));
      else if (event.key === "Enter" && target.closest("button:not(.told-cell), a") === null) goOn();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
