/** The way from part to part: beside the page on a wide screen, under the thumb on a phone. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { t } from "../../language/language";
import { BoneyardIcon, type IconProps, MenuIcon, PeopleIcon, SettingsIcon, WarnIcon } from "../../look/icons";
import { Sheet } from "../../look/sheet";
import { deskPath } from "../addresses";
import { LogIcon, PrintIcon, TrophyIcon } from "../icons";
import type { Desk } from "./desk";
import type { Part } from "./parts";
import { UndoButton } from "./undo-button";
import "./navigation.css";

const ICONS: Readonly<Record<Part, ComponentType<IconProps>>> = {
  people: PeopleIcon,
  rounds: BoneyardIcon,
  table: TrophyIcon,
  penalties: WarnIcon,
  log: LogIcon,
  print: PrintIcon,
  settings: SettingsIcon,
};

/** The parts that a phone has room for; the others lie behind «Ещё». */
const FIRST: readonly Part[] = ["people", "rounds", "table"];
const REST: readonly Part[] = ["penalties", "log", "print", "settings"];

export interface NavigationProps {
  readonly desk: Desk;
  readonly part: Part;
}

export function DeskNavigation({ desk, part }: NavigationProps) {
  const more = useSignal(false);
  const penalties = desk.received.view.plan.format.penalties;
  const rest = REST.filter((other) => other !== "penalties" || penalties);
  const link = (other: Part) => (
    <PartLink
      desk={desk}
      part={other}
      current={other === part}
      onFollow={() => {
        more.value = false;
      }}
      key={other}
    />
  );
  return (
    <nav class="desk-nav" aria-label={t("club.parts")}>
      {FIRST.map(link)}
      <div class="desk-nav-rest">{rest.map(link)}</div>
      <button
        type="button"
        class={rest.includes(part) ? "desk-link desk-more desk-current" : "desk-link desk-more"}
        aria-expanded={more.value}
        onClick={() => {
          more.value = true;
        }}
      >
        <MenuIcon size={20} />
        {t("club.more")}
      </button>
      <div class="desk-undo">
        <UndoButton desk={desk} />
      </div>
      {more.value && (
        <Sheet
          title={t("club.more")}
          onClose={() => {
            more.value = false;
          }}
        >
          <div class="desk-more-links">{rest.map(link)}</div>
          <UndoButton desk={desk} />
        </Sheet>
      )}
    </nav>
  );
}

interface PartLinkProps extends NavigationProps {
  readonly current: boolean;
  readonly onFollow: () => void;
}

function PartLink({ desk, part, current, onFollow }: PartLinkProps) {
  const Icon = ICONS[part];
  const count = countOf(desk, part);
  return (
    <a
      class={current ? "desk-link desk-current" : "desk-link"}
      href={deskPath(desk.event, part)}
      aria-current={current ? "page" : undefined}
      onClick={onFollow}
    >
      <Icon size={20} />
      {t(`club.part.${part}`)}
      {count !== "" && <span class="desk-count">{count}</span>}
    </a>
  );
}

function countOf({ received: { view } }: Desk, part: Part): string {
  switch (part) {
    case "people":
      return String(view.entries.filter((entry) => entry.status !== "withdrawn").length);
    case "rounds":
      return view.round === null ? "" : view.rounds === null ? String(view.round.round) : `${view.round.round}/${view.rounds}`;
    case "penalties":
      return view.round === null || view.round.penalties.length === 0 ? "" : String(view.round.penalties.length);
    default:
      return "";
  }
}
