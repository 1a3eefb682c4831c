/** The sheets that this browser keeps: go on with one, throw one away, begin another, fetch one from a file. */
import { useSignal } from "@preact/signals";
import { t } from "../language/language";
import { PlusIcon, WarnIcon } from "../look/icons";
import { navigate } from "../router";
import { judgeStrange } from "./judge";
import { forget, keepAgain, keepNew, type KeptSheet, keptSheets } from "./kept-sheets";
import { BinIcon } from "./pad-icons";
import { dayText } from "./printed";
import { readSheetText } from "./read-sheet";
import { ScoreHeader } from "./score-header";
import { endText, faultText, rulesOfSheet, sheetPeople, sheetTitle } from "./sheet-words";
import "./sheet-list.css";

export function SheetList({ refused }: { readonly refused: string | null }) {
  const thrown = useSignal<KeptSheet | null>(null);
  const fileRefused = useSignal<string | null>(null);
  const wrong = fileRefused.value ?? refused;
  const all = keptSheets.value;
  const onFile = async (file: File | undefined) => {
    if (file === undefined) return;
    fileRefused.value = await openText(await file.text());
  };
  return (
    <div class="page score-list-page">
      <ScoreHeader />
      <main class="score-list-main">
        <h1>{t("sheet.list")}</h1>
        <p class="quiet-text">{t("sheet.list.text")}</p>
        <div class="score-list-begin">
          <a class="button button-main" href="/score/new">
            <PlusIcon />
            {t("sheet.new")}
          </a>
          <label class="button score-file">
            {t("sheet.open_file")}
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                const input = event.currentTarget;
                void onFile(input.files?.[0]).then(() => {
                  input.value = "";
                });
              }}
            />
          </label>
        </div>
        {wrong !== null && (
          <p class="refusal" role="alert">
            <WarnIcon size={18} />
            {wrong}
          </p>
        )}
        {thrown.value !== null && (
          <p class="score-thrown" role="status">
            {t("sheet.thrown")}
            <button
              type="button"
              class="button"
              onClick={() => {
                if (thrown.value !== null) keepAgain(thrown.value);
                thrown.value = null;
              }}
            >
              {t("sheet.thrown.back")}
            </button>
          </p>
        )}
        <ul class="score-list">
          {all.map((kept) => (
            <Row
              key={kept.id}
              kept={kept}
              onThrow={() => {
                forget(kept.id);
                thrown.value = kept;
              }}
            />
          ))}
        </ul>
      </main>
    </div>
  );
}

function Row({ kept, onThrow }: { readonly kept: KeptSheet; readonly onThrow: () => void }) {
  const rules = rulesOfSheet(kept.sheet);
  const { rounds, end } = kept.document;
  const people = sheetPeople(kept.sheet);
  return (
    <li class="card score-row">
      <a href={`/score/${kept.id}`}>
        <b>{people}</b>
        <span>{sheetTitle(rules)}</span>
        <span class="quiet-text">
          {[end === null ? t("sheet.rounds", { n: rounds.length }) : endText(end, rules), dayText(kept.changedAt)].join(" · ")}
        </span>
      </a>
      <button type="button" class="icon-button" aria-label={t("sheet.throw", { names: people })} onClick={onThrow}>
        <BinIcon />
      </button>
    </li>
  );
}

/** Keep the sheet that the text is, and show it; or say why not. */
async function openText(text: string): Promise<string | null> {
  const sheet = readSheetText(text);
  if (sheet === null) return t("sheet.file.not_one");
  return openSheet(sheet);
}

export async function openSheet(sheet: Parameters<typeof judgeStrange>[0]): Promise<string | null> {
  const judged = await judgeStrange(sheet);
  if (judged === "unreachable") return t("sheet.unchecked");
  if ("fault" in judged) {
    const { fault } = judged;
    return fault.round === null ? faultText(fault) : t("sheet.fault.in_round", { n: fault.round, fault: faultText(fault) });
  }
  navigate(`/score/${keepNew(sheet, judged.document).id}`);
  return null;
}
