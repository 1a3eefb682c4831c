/** A new sheet: by which rules, who plays, and with what they come. */
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import type { SheetFault } from "../generated/messages";
import { t } from "../language/language";
import { PlusIcon, WarnIcon } from "../look/icons";
import { Segments } from "../look/segments";
import { Switch } from "../look/switch";
import { navigate } from "../router";
import { NAME_LENGTH } from "../settings/settings";
import { judgeStrange } from "./judge";
import { keepNew, keptSheets } from "./kept-sheets";
import { firstForm, type NewSheetForm, sheetOfForm, withPlayers, withPreset } from "./new-sheet-form";
import { BinIcon } from "./pad-icons";
import { chosenRules, PRESETS } from "./presets";
import { ScoreHeader } from "./score-header";
import { faultText, rulesLine } from "./sheet-words";
import "../home/preset-choice.css";
import "./new-sheet.css";

interface Refused {
  readonly text: string;
  readonly at: "players" | "start" | "rules";
}

const PLAYER_FAULTS: ReadonlySet<string> = new Set(["players", "name_empty", "name_twice"]);

export function NewSheet() {
  const form = useSignal<NewSheetForm>(firstForm(location.search, keptSheets.value[0]?.sheet ?? null));
  const refused = useSignal<Refused | null>(null);
  const change = (to: NewSheetForm) => {
    form.value = to;
    refused.value = null;
  };
  const begin = async (event: Event) => {
    event.preventDefault();
    const sheet = sheetOfForm(form.value);
    const judged = await judgeStrange(sheet);
    if (judged === "unreachable") refused.value = { text: t("sheet.unchecked"), at: "rules" };
    else if ("fault" in judged) refused.value = { text: faultText(judged.fault), at: placeOf(judged.fault) };
    else navigate(`/score/${keepNew(sheet, judged.document).id}`);
  };
  const chosen = chosenRules(form.value.preset, form.value.options);
  return (
    <div class="page score-new">
      <ScoreHeader />
      <main>
        <h1>{t("sheet.new")}</h1>
        <form class="card score-form" onSubmit={(event) => void begin(event)} noValidate>
          <RulesChoice form={form.value} onChange={change} />
          {chosen !== null && <p class="quiet-text">{rulesLine(chosen.rules)}</p>}
          {chosen?.counted === false && <p class="quiet-text">{t("sheet.needs_server")}</p>}
          <Wrong refused={refused.value} at="rules" />
          <Players form={form.value} onChange={change} />
          <Wrong refused={refused.value} at="players" />
          <Switch label={t("sheet.start")} on={form.value.starts} onChange={(starts) => change({ ...form.value, starts })} />
          {form.value.starts && <Starts form={form.value} onChange={change} />}
          <Wrong refused={refused.value} at="start" />
          <button type="submit" class="button button-main">
            {t("sheet.start_writing")}
          </button>
        </form>
      </main>
    </div>
  );
}

function placeOf({ code }: SheetFault): Refused["at"] {
  if (PLAYER_FAULTS.has(code)) return "players";
  return code.startsWith("start_") ? "start" : "rules";
}

function Wrong({ refused, at }: { readonly refused: Refused | null; readonly at: Refused["at"] }) {
  if (refused?.at !== at) return null;
  return (
    <p class="refusal" role="alert">
      <WarnIcon size={18} />
      {refused.text}
    </p>
  );
}

interface PartProps {
  readonly form: NewSheetForm;
  readonly onChange: (form: NewSheetForm) => void;
}

function RulesChoice({ form, onChange }: PartProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (card && row.current) row.current.scrollLeft = card.offsetLeft - row.current.offsetLeft - 16;
  }, []);
  const preset = PRESETS.find(({ name }) => name === form.preset);
  const set = (option: string, value: unknown) => onChange({ ...form, options: { ...form.options, [option]: value } });
  return (
    <>
      <fieldset class="choice">
        <legend class="choice-label">{t("request.rules")}</legend>
        <div class="presets" ref={row}>
          {PRESETS.map(({ name }) => (
            <label class="preset" key={name}>
              <input
                type="radio"
                name="preset"
                value={name}
                checked={name === form.preset}
                onChange={() => onChange(withPreset(form, name))}
              />
              <span class="preset-name">{t(`preset.${name}`)}</span>
              <span class="preset-says">{t(`preset.${name}.says`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {preset !== undefined && preset.block_scores.length > 1 && (
        <Segments
          label={t("fish.label")}
          value={String(form.options["block_score"] ?? preset.options["block_score"])}
          choices={preset.block_scores.map((value) => ({ value, text: t(`fish.${value}`) }))}
          onChoose={(value) => set("block_score", value)}
        />
      )}
      {preset !== undefined && preset.goes_on.length > 1 && (
        <Segments
          label={t("request.goes_on")}
          value={String(form.options["goes_on"] ?? preset.options["goes_on"])}
          choices={preset.goes_on.map((value) => ({ value, text: t(`request.goes_on.${value}`) }))}
          onChoose={(value) => set("goes_on", value)}
        />
      )}
      <NumberField
        label={t("sheet.target")}
        value={Number(form.options["target"] ?? preset?.options["target"])}
        onChange={(value) => set("target", value)}
      />
    </>
  );
}

function NumberField({ label, value, onChange }: { readonly label: string; readonly value: number; readonly onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div class="score-number">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field"
        type="text"
        inputMode="numeric"
        maxLength={4}
        value={String(value)}
        onInput={(event) => onChange(Number(event.currentTarget.value.replace(/\D/g, "")))}
      />
    </div>
  );
}

function Players({ form, onChange }: PartProps) {
  const rules = chosenRules(form.preset, form.options)?.rules;
  const least = Math.min(...(rules?.players ?? [2]));
  const most = Math.max(...(rules?.players ?? [4]));
  const known = new Set(keptSheets.value.flatMap(({ sheet }) => [...(sheet.players ?? []), ...(sheet.pairs ?? []).flat()]));
  const list = useId();
  return (
    <fieldset class="choice">
      <legend class="choice-label">{t(rules?.pairs === true ? "sheet.pairs" : "sheet.players")}</legend>
      <datalist id={list}>
        {[...known].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol class={rules?.pairs === true ? "score-players score-pairs" : "score-players"}>
        {form.players.map((name, seat) => (
          // A seat has no other name than its number while its player's is being typed.
          <li key={seat}>
            <input
              class="field"
              type="text"
              list={list}
              autocomplete="off"
              maxLength={NAME_LENGTH}
              aria-label={playerLabel(rules?.pairs === true, seat)}
              placeholder={playerLabel(rules?.pairs === true, seat)}
              value={name}
              onInput={(event) => {
                // A plus joins partners' names.
                const typed = event.currentTarget.value.replaceAll("+", "");
                onChange(withPlayers(form, form.players.map((other, place) => (place === seat ? typed : other))));
              }}
            />
            {form.players.length > least && (
              <button
                type="button"
                class="icon-button"
                aria-label={t("sheet.player.remove", { n: seat + 1 })}
                onClick={() => onChange(withPlayers(form, form.players.filter((_, place) => place !== seat)))}
              >
                <BinIcon size={20} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {form.players.length < most && (
        <button type="button" class="button score-add" onClick={() => onChange(withPlayers(form, [...form.players, ""]))}>
          <PlusIcon size={20} />
          {t("sheet.player.add")}
        </button>
      )}
    </fieldset>
  );
}

function playerLabel(pairs: boolean, seat: number): string {
  return pairs ? t("sheet.player.of_pair", { n: (seat >> 1) + 1 }) : t("sheet.player", { n: seat + 1 });
}

function Starts({ form, onChange }: PartProps) {
  const rules = chosenRules(form.preset, form.options)?.rules;
  const names = form.players.filter((_, seat) => rules?.pairs !== true || seat % 2 === 0);
  return (
    <ul class="score-starts">
      {names.map((_, side) => {
        const start = form.start[side] ?? { points: 0, remembered: false };
        const name = rules?.pairs === true ? form.players.slice(2 * side, 2 * side + 2).join(" + ") : (form.players[side] ?? "");
        const set = (to: typeof start) => onChange({ ...form, start: { ...form.start, [side]: to } });
        return (
          // A side has no other name than its number while its players' are being typed.
          <li key={side}>
            <NumberField
              label={name || playerLabel(rules?.pairs === true, side)}
              value={start.points}
              onChange={(points) => set({ ...start, points })}
            />
            {typeof rules?.opening === "number" && (
              <Segments
                label={t("sheet.start.kind")}
                labelUnseen
                value={start.remembered ? "remembered" : "open"}
                choices={(["remembered", "open"] as const).map((value) => ({ value, text: t(`sheet.start.${value}`) }))}
                onChoose={(value) => set({ ...start, remembered: value === "remembered" })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
