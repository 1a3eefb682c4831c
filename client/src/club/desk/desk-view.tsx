/** How the desk is laid out: head, parts, the part that is open, and on a wide screen the places beside it. */
import { useSignal } from "@preact/signals";
import { t } from "../../language/language";
import { EyeIcon, SettingsIcon } from "../../look/icons";
import { Logo } from "../../look/logo";
import { SettingsSheet } from "../../settings/settings-sheet";
import { CLUB, screenPath } from "../addresses";
import { SendingNote } from "../sending-note";
import { planTags } from "../words";
import { DeskAside } from "./aside";
import { ClockControls, ClockSheet } from "./clock-controls";
import type { Desk } from "./desk";
import { LogPart } from "./log-part";
import { DeskNavigation } from "./navigation";
import type { Part } from "./parts";
import { PenaltiesPart } from "./penalties-part";
import { PeoplePart } from "./people-part";
import { PrintPart } from "./print-part";
import { RoundsPart } from "./rounds-part";
import { SettingsPart } from "./settings-part";
import { TablePart } from "./table-part";
import "./desk.css";

export interface DeskViewProps {
  readonly desk: Desk;
  readonly part: Part;
}

export function DeskView({ desk, part }: DeskViewProps) {
  const sheet = useSignal<"settings" | "clock" | null>(null);
  const { view } = desk.received;
  const close = () => {
    sheet.value = null;
  };
  return (
    <div class="desk">
      <header class="desk-head">
        <a href={CLUB} class="desk-home" aria-label={t("club.to_club")}>
          <Logo size={44} />
        </a>
        <h1>{view.plan.name}</h1>
        <ul class="desk-tags">
          {planTags(view.plan).map((words) => (
            <li class="tag" key={words}>
              {words}
            </li>
          ))}
        </ul>
        <ClockControls
          desk={desk}
          onChange={() => {
            sheet.value = "clock";
          }}
        />
        <a class="button desk-screen" href={screenPath(desk.event)} target="_blank" rel="noreferrer">
          <EyeIcon size={18} />
          <span>{t("club.to_screen")}</span>
        </a>
        <button
          type="button"
          class="icon-button desk-look"
          aria-label={t("settings.title")}
          onClick={() => {
            sheet.value = "settings";
          }}
        >
          <SettingsIcon />
        </button>
      </header>
      <DeskNavigation desk={desk} part={part} />
      <main class="desk-main">
        <SendingNote sending={desk.sending} />
        <PartView desk={desk} part={part} />
      </main>
      <DeskAside desk={desk} part={part} />
      {sheet.value === "settings" && <SettingsSheet onClose={close} />}
      {sheet.value === "clock" && view.round !== null && (
        <ClockSheet desk={desk} round={view.round.round} onClose={close} />
      )}
    </div>
  );
}

function PartView({ desk, part }: DeskViewProps) {
  switch (part) {
    case "people":
      return <PeoplePart desk={desk} />;
    case "rounds":
      return <RoundsPart desk={desk} />;
    case "table":
      return <TablePart desk={desk} />;
    case "penalties":
      return <PenaltiesPart desk={desk} />;
    case "log":
      return <LogPart desk={desk} />;
    case "print":
      return <PrintPart desk={desk} />;
    case "settings":
      return <SettingsPart desk={desk} />;
  }
}
