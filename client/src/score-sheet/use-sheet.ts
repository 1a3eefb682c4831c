/** A kept sheet while somebody writes on it: what they do, and what comes of it. */
import { useSignal } from "@preact/signals";
import type { RoundTold, Sheet, SheetFault } from "../generated/messages";
import { t } from "../language/language";
import { type Draft, draftOf, newDraft, roundOf, type Table } from "./draft";
import { type Judgement, judge } from "./judge";
import { keepChanged, keepDraft, type KeptSheet, keepUndone } from "./kept-sheets";
import { hasDroppedOut } from "./scoring/match-end";
import { peopleOf } from "./scoring/people";
import { type Change, changesBetween, withoutRound, withRound } from "./sheet-changes";
import { faultText, rulesOfSheet } from "./sheet-words";

/** Why something wasn't written down, in words, and whose hand it is about. */
export interface Refused {
  readonly text: string;
  readonly name: string;
}

export interface SheetInHand {
  readonly table: Table;
  readonly draft: Draft;
  readonly refused: Refused | null;
  /** What the latest correction changed. */
  readonly changes: readonly Change[];
  /** What was done last, to be read aloud. */
  readonly said: string;
  readonly tell: (draft: Draft) => void;
  readonly refuse: (text: string) => void;
  readonly write: () => Promise<void>;
  readonly correct: (round: number) => void;
  readonly strikeOut: (round: number) => Promise<void>;
  readonly timeOut: (player: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly putAway: () => void;
}

/** The table as it is before the round of that number; null: before the next. */
function tableBefore({ sheet, document }: KeptSheet, round: number | null): Table {
  const rules = rulesOfSheet(sheet);
  const people = peopleOf(sheet, rules);
  const before = round === null ? document.rounds.at(-1) : document.rounds[round - 2];
  const accounts = people.names.map((name) => before?.accounts[name] ?? startOf(sheet, name));
  const playing = [...accounts.keys()].filter((side) => {
    const account = accounts[side];
    return account === undefined || !hasDroppedOut(rules, { misses: 0, ...account });
  });
  return { rules, people, playing };
}

function startOf({ start = {} }: Sheet, name: string) {
  const told = Object.hasOwn(start, name) ? start[name] : undefined;
  return { open: told?.open ?? null, remembered: told?.remembered ?? 0, misses: 0 };
}

export function useSheet(kept: KeptSheet): SheetInHand {
  const refused = useSignal<Refused | null>(null);
  const changes = useSignal<readonly Change[]>([]);
  const said = useSignal("");
  const table = tableBefore(kept, kept.draft?.round ?? null);

  const tell = (draft: Draft | null) => {
    refused.value = null;
    keepDraft(kept, draft);
  };
  const refuse = (text: string, name = "") => {
    refused.value = { text, name };
  };
  const become = async (sheet: Sheet, text: string, keep = keepChanged) => {
    const judged = await judge(sheet);
    if (!("document" in Object(judged))) return refuse(...whyNot(judged, kept));
    const { document } = judged as Extract<Judgement, { document: unknown }>;
    changes.value = changesBetween(kept.document, document);
    refused.value = null;
    said.value = text;
    keep(kept, sheet, document);
  };

  return {
    table,
    draft: kept.draft ?? newDraft(table),
    refused: refused.value,
    changes: changes.value,
    said: said.value,
    tell,
    refuse,
    write: async () => {
      const draft = kept.draft;
      const told = draft === null ? null : roundOf(draft, table);
      if (draft === null || told === null) return;
      const number = draft.round ?? (kept.sheet.rounds ?? []).length + 1;
      await become(withRound(kept.sheet, draft.round, merged(kept.sheet, draft.round, told)), t("sheet.said.written", { n: number }));
    },
    correct: (round) => {
      const told = kept.sheet.rounds?.[round - 1];
      if (told === undefined || told.timeout !== undefined) return;
      changes.value = [];
      tell(draftOf(told, round, tableBefore(kept, round)));
    },
    strikeOut: (round) => become(withoutRound(kept.sheet, round), t("sheet.said.struck", { n: round })),
    timeOut: (player) => become(withRound(kept.sheet, null, { timeout: player }), ""),
    undo: async () => {
      if (kept.draft !== null) return tell(null);
      const before = kept.earlier.at(-1);
      if (before !== undefined) await become(before, t("sheet.said.undone"), keepUndone);
    },
    putAway: () => tell(null),
  };
}

/** The corrected round; what this page doesn't ask about stays as it was told. */
function merged(sheet: Sheet, round: number | null, told: RoundTold): RoundTold {
  const before = round === null ? undefined : sheet.rounds?.[round - 1];
  if (before === undefined) return told;
  const { out: _out, block: _block, last: _last, hands: _hands, bonuses: _bonuses, ...others } = before;
  return { ...others, ...told };
}

function whyNot(judged: Judgement, { sheet, draft }: KeptSheet): [text: string, name: string] {
  if (judged === "unreachable") return [t("sheet.unreachable"), ""];
  const fault = (judged as { readonly fault: SheetFault }).fault;
  const current = draft?.round ?? (sheet.rounds ?? []).length + 1;
  const elsewhere = fault.round !== null && fault.round !== current;
  const text = elsewhere ? t("sheet.fault.elsewhere", { n: fault.round, fault: faultText(fault) }) : faultText(fault);
  return [text, elsewhere ? "" : fault.name];
}
