/** Drawing and knocking: on a phone a button when it is the only thing to do, on a wide screen both with their keys. */
import { t } from "../language/language";
import { BoneyardIcon, KnockIcon } from "../look/icons";
import type { Layout } from "./layout-mode";
import "./actions.css";

type Kind = "draw" | "pass";

export interface ActionsProps {
  /** What there is to do, if it isn't playing a tile. */
  readonly action: Kind | null;
  /** Whether it has been done, and awaits its answer. */
  readonly waits: boolean;
  /** Whether there is a boneyard to draw from. */
  readonly boneyard: boolean;
  /** Whether the whole boneyard has to be drawn. */
  readonly drawsAll: boolean;
  readonly layout: Layout;
  readonly onAct: (kind: Kind) => void;
}

export function Actions({ action, waits, boneyard, drawsAll, layout, onAct }: ActionsProps) {
  if (layout !== "desktop") {
    const key = layout === "landscape" ? `action.${action}.short` : drawsAll ? "action.draw_all" : `action.${action}`;
    return action === null ? null : (
      <Action kind={action} text={t(key)} due waits={waits} onAct={onAct} />
    );
  }
  const kinds: readonly Kind[] = boneyard || action === "draw" ? ["draw", "pass"] : ["pass"];
  return (
    <div class="actions">
      {kinds.map((kind) => (
        <Action key={kind} kind={kind} text={t(`action.${kind}.short`)} due={kind === action} waits={waits} onAct={onAct} />
      ))}
    </div>
  );
}

interface ActionProps {
  readonly kind: Kind;
  readonly text: string;
  readonly due: boolean;
  readonly waits: boolean;
  readonly onAct: (kind: Kind) => void;
}

function Action({ kind, text, due, waits, onAct }: ActionProps) {
  return (
    <button
      type="button"
      class={due ? "button button-main action" : "button action"}
      data-action={due && !waits ? kind : undefined}
      disabled={!due}
      aria-disabled={waits}
      aria-keyshortcuts={kind === "draw" ? "D" : "K"}
      onClick={() => onAct(kind)}
    >
      {kind === "draw" ? <BoneyardIcon size={22} /> : <KnockIcon size={22} />}
      {text}
      <kbd aria-hidden="true">{kind === "draw" ? "D" : "K"}</kbd>
    </button>
  );
}
