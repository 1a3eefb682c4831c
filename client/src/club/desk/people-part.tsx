/** Who takes part: registering, who is here, who has paid, who leaves. */
import { useSignal } from "@preact/signals";
import type { EntryRow } from "../../generated/club";
import { t } from "../../language/language";
import { LinkIcon } from "../../look/icons";
import { CodeIcon } from "../icons";
import { names } from "../words";
import { ActingNote } from "./acting-note";
import { AddPeople } from "./add-people";
import { type Acting, type Desk, useActing } from "./desk";
import { EntrySheet } from "./entry-sheet";
import { ImportSheet } from "./import-sheet";
import { LinkSheet } from "./link-sheet";
import { NextStep } from "./next-step";
import "./people.css";

/** With fewer all are seen at once. */
const SEARCH_FROM = 12;

export function PeoplePart({ desk }: { readonly desk: Desk }) {
  const { view } = desk.received;
  const acting = useActing(desk);
  const sheet = useSignal<"import" | "link" | { readonly entry: string } | null>(null);
  const search = useSignal("");
  const here = view.entries.filter((entry) => entry.status !== "withdrawn");
  const away = here.filter((entry) => entry.status !== "present");
  const close = () => {
    sheet.value = null;
  };
  const opened = typeof sheet.value === "object" ? sheet.value?.entry : undefined;
  const entry = view.entries.find((row) => row.entry === opened);
  const found = view.entries.filter((row) => matches(row, search.value));
  return (
    <>
      <div class="desk-title">
        <h2>{t("club.part.people")}</h2>
        <span class="quiet-text desk-done" role="status">
          {t(`club.here.${view.plan.format.unit}`, { n: here.length, present: here.length - away.length })}
        </span>
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = "link";
          }}
        >
          <CodeIcon size={18} />
          {t("club.sign_up.link")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = "import";
          }}
        >
          <LinkIcon size={18} />
          {t("club.import")}
        </button>
      </div>
      {view.phase !== "finished" && <AddPeople desk={desk} />}
      <ActingNote acting={acting} />
      {view.entries.length > SEARCH_FROM && (
        <input
          class="field people-search"
          type="search"
          aria-label={t("club.search")}
          placeholder={t("club.search")}
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      )}
      {view.entries.length === 0 && <p class="quiet-text">{t("club.people.none.desk")}</p>}
      <ul class="people">
        {found.map((row) => (
          <EntryLine
            desk={desk}
            row={row}
            acting={acting}
            onMore={() => {
              sheet.value = { entry: row.entry };
            }}
            key={row.entry}
          />
        ))}
      </ul>
      {away.length > 1 && view.phase === "registration" && (
        <button
          type="button"
          class="button"
          aria-busy={acting.busy}
          onClick={() => void acting.act({ kind: "check_in", entries: away.map((row) => row.entry), present: true })}
        >
          {t("club.check_in.all", { n: away.length })}
        </button>
      )}
      {view.phase === "registration" && here.length > away.length && <NextStep desk={desk} />}
      {sheet.value === "import" && <ImportSheet desk={desk} onClose={close} />}
      {sheet.value === "link" && <LinkSheet desk={desk} onClose={close} />}
      {entry !== undefined && <EntrySheet desk={desk} row={entry} onClose={close} />}
    </>
  );
}

function matches(row: EntryRow, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return row.people.some(({ name, club }) => `${name} ${club}`.toLocaleLowerCase().includes(wanted));
}

interface EntryLineProps {
  readonly desk: Desk;
  readonly row: EntryRow;
  readonly acting: Acting;
  readonly onMore: () => void;
}

function EntryLine({ desk, row, acting, onMore }: EntryLineProps) {
  const { stake } = desk.received.view.plan.fund;
  const present = row.status === "present";
  const paid = row.people.every((person) => person.paid);
  const who = names(row.people);
  return (
    <li class={row.status === "withdrawn" ? "card person person-left" : "card person"}>
      <button type="button" class="person-who" onClick={onMore}>
        <b>{who}</b>
        <small>{detailsOf(row)}</small>
      </button>
      {stake > 0 && row.status !== "withdrawn" && (
        <button
          type="button"
          class="button person-mark"
          aria-pressed={paid}
          aria-label={t("club.paid.named", { names: who })}
          onClick={() =>
            void acting.act({ kind: "mark_paid", players: row.people.map((person) => person.player), paid: !paid })
          }
        >
          {t(paid ? "club.paid" : "club.not_paid")}
        </button>
      )}
      {row.status !== "withdrawn" && (
        <button
          type="button"
          class="button person-mark"
          aria-pressed={present}
          aria-label={t("club.present.named", { names: who })}
          onClick={() => void acting.act({ kind: "check_in", entries: [row.entry], present: !present })}
        >
          {t(present ? "club.present" : "club.not_present")}
        </button>
      )}
    </li>
  );
}

function detailsOf(row: EntryRow): string {
  const clubs = [...new Set(row.people.map((person) => person.club).filter((club) => club !== ""))];
  return [
    ...clubs,
    ...(row.status === "signed_up" ? [t("club.status_of.signed_up")] : []),
    ...(row.status === "withdrawn" ? [t("club.status_of.withdrawn")] : []),
    ...(row.late ? [t("club.late")] : []),
    ...(row.byes > 0 ? [t("club.byes", { n: row.byes })] : []),
  ].join(" · ");
}
