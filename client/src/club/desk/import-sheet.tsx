/** A list of people from a file, or pasted: looked at before anybody is registered. */
import { useSignal } from "@preact/signals";
import type { ClubRefused, ImportedRows } from "../../generated/club";
import { t } from "../../language/language";
import { Sheet } from "../../look/sheet";
import { Switch } from "../../look/switch";
import { type Answer, clubApi } from "../api";
import { FileButton } from "../file-button";
import { Refused } from "../refused";
import { names, refusalWords } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";

export interface ImportSheetProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

const SHOWN = 8;

export function ImportSheet({ desk, onClose }: ImportSheetProps) {
  const { unit } = desk.received.view.plan.format;
  const acting = useActing(desk);
  const read = useSignal<ImportedRows | null>(null);
  const refused = useSignal<ClubRefused | null>(null);
  const lost = useSignal(false);
  const pasted = useSignal("");
  const present = useSignal(false);
  const look = async (file: Blob) => {
    read.value = null;
    refused.value = null;
    lost.value = false;
    const answer: Answer<ImportedRows> | null = await clubApi.readFile(desk.event, desk.token, file).catch(() => null);
    lost.value = answer === null;
    if (answer?.ok === true) read.value = answer.value;
    if (answer?.ok === false) refused.value = answer.refused;
  };
  const register = async (rows: ImportedRows) => {
    if (await acting.act({ kind: "register", entries: rows.entries, present: present.value })) onClose();
  };
  const rows = read.value;
  return (
    <Sheet title={t("club.import")} onClose={onClose}>
      <p class="quiet-text">{t(`club.import.text.${unit}`)}</p>
      <FileButton words={t("club.import.file")} accept=".csv,.tsv,.txt,.xlsx" onFile={(file) => void look(file)} />
      <textarea
        class="field import-text"
        rows={4}
        aria-label={t("club.import.paste")}
        placeholder={t("club.import.paste")}
        value={pasted.value}
        onInput={(event) => {
          pasted.value = event.currentTarget.value;
        }}
      />
      {pasted.value.trim() !== "" && (
        <button type="button" class="button" onClick={() => void look(new Blob([pasted.value], { type: "text/csv" }))}>
          {t("club.import.look")}
        </button>
      )}
      <Refused refused={refused.value} />
      {lost.value && (
        <p class="refusal" role="alert">
          {t("club.no_answer")}
        </p>
      )}
      {rows !== null && rows.faults.length > 0 && (
        <div class="import-faults" role="alert">
          <p>{t("club.import.faults", { n: rows.faults.length })}</p>
          <ul>
            {rows.faults.slice(0, SHOWN).map((fault) => (
              <li class="refusal" key={`${fault.row} ${fault.code}`}>
                {refusalWords(fault)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows !== null && rows.entries.length > 0 && (
        <>
          <ol class="import-rows">
            {rows.entries.slice(0, SHOWN).map((entry, index) => (
              <li key={index}>{names(entry.people)}</li>
            ))}
          </ol>
          <Switch
            label={t("club.import.present")}
            on={present.value}
            onChange={(on) => {
              present.value = on;
            }}
          />
          <button type="button" class="button button-main" aria-busy={acting.busy} onClick={() => void register(rows)}>
            {t(`club.import.register.${unit}`, { n: rows.entries.length })}
          </button>
        </>
      )}
      <ActingNote acting={acting} />
    </Sheet>
  );
}
