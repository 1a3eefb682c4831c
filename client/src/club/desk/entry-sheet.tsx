/** A pair or a player: names, their own page, leaving and coming back. */
import { useSignal } from "@preact/signals";
import type { EntryRow, OrganiserCommand, PersonRow } from "../../generated/club";
import { t } from "../../language/language";
import { Sheet } from "../../look/sheet";
import { forPhones } from "../addresses";
import { CopyLink } from "../copy-link";
import { person } from "../person";
import { onlyDigits } from "../score-entry";
import { TextField } from "../text-field";
import { names } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { ReasonField } from "./reason-field";
import "./entry-sheet.css";

export interface EntrySheetProps {
  readonly desk: Desk;
  readonly row: EntryRow;
  readonly onClose: () => void;
}

export function EntrySheet({ desk, row, onClose }: EntrySheetProps) {
  const acting = useActing(desk);
  const reason = useSignal("");
  const act = async (command: OrganiserCommand) => {
    if (await acting.act(command)) onClose();
  };
  return (
    <Sheet title={names(row.people)} onClose={onClose}>
      {row.people.map((known) => (
        <PersonForm desk={desk} known={known} key={known.player} />
      ))}
      <hr class="sheet-rule" />
      {row.status === "withdrawn" ? (
        <button type="button" class="button" onClick={() => void act({ kind: "return", entry: row.entry })}>
          {t("club.return")}
        </button>
      ) : (
        <>
          <ReasonField reason={reason} missing={false} needed={false} />
          <button
            type="button"
            class="button"
            onClick={() => void act({ kind: "withdraw", entry: row.entry, reason: reason.value.trim() })}
          >
            {t("club.withdraw")}
          </button>
          <p class="quiet-text sheet-says">{t("club.withdraw.says")}</p>
        </>
      )}
      <ActingNote acting={acting} />
    </Sheet>
  );
}

function PersonForm({ desk, known }: { readonly desk: Desk; readonly known: PersonRow }) {
  const acting = useActing(desk);
  const typed = useSignal({
    name: known.name,
    club: known.club,
    contact: known.contact,
    rating: known.rating === null ? "" : String(known.rating),
  });
  const write = async (event: Event) => {
    event.preventDefault();
    const { name, club, contact, rating } = typed.value;
    const number = rating.trim() === "" ? null : Number(rating);
    await acting.act({ kind: "edit_person", player: known.player, person: person(name, club, contact, number) });
  };
  const field = (what: "name" | "club" | "contact" | "rating") => (
    <TextField
      label={t(`club.add.${what}`)}
      value={typed.value[what]}
      numeric={what === "rating"}
      onText={(text) => {
        typed.value = { ...typed.value, [what]: what === "rating" ? onlyDigits(text) : text };
      }}
    />
  );
  return (
    <form class="person-form" onSubmit={(event) => void write(event)}>
      {field("name")}
      {field("club")}
      {field("contact")}
      {field("rating")}
      <button type="submit" class="button" aria-busy={acting.busy}>
        {t("club.save")}
      </button>
      <ActingNote acting={acting} />
      <details>
        <summary>{t("club.own_page")}</summary>
        <CopyLink address={forPhones(known.page, desk.received.view.links)} label={t("club.own_page.of", { name: known.name })} />
      </details>
    </form>
  );
}
