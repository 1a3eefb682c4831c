/** The table's slab: the clock and the carry, what happened last, the boneyard, and the line. */
import type { ComponentChildren } from "preact";
import { t } from "../language/language";
import { ClockIcon, FishIcon } from "../look/icons";
import { Planks } from "../look/surface";
import { Boneyard } from "./boneyard";
import { clockText, type Remaining } from "./clock";
import type { EventWords } from "./event-words";
import type { Layout } from "./layout-mode";
import { NamedText } from "./named-text";
import { say } from "./phrase";
import "./slab.css";

const PLANK = { portrait: 95, landscape: 70, desktop: 156 } as const;

/** The planks alone: they lie below everything. */
export function SlabSurface({ layout }: { readonly layout: Layout }) {
  return (
    <div class="slab table-planks" data-slab aria-hidden="true">
      <Planks key={layout} plank={PLANK[layout]} upright={layout === "portrait"} />
    </div>
  );
}

export interface SlabProps {
  readonly remaining: Remaining | null;
  readonly carry: number;
  readonly round: number;
  readonly target: number;
  readonly words: EventWords | null;
  readonly boneyard: number;
  readonly children: ComponentChildren;
}

export function Slab({ remaining, carry, round, target, words, boneyard, children }: SlabProps) {
  return (
    <section class="table-slab" data-slab aria-label={t("table.name")}>
      <div class="slab-facts">
        {remaining === null ? (
          <span class="slab-round">
            {t("table.round", { round })}
            <br />
            {t("table.to", { target })}
          </span>
        ) : (
          <span class={remaining.late ? "slab-clock slab-clock-late" : "slab-clock"} role="timer">
            <ClockIcon size={20} />
            {clockText(remaining.ms)}
          </span>
        )}
        {carry > 0 && (
          <span class="slab-carry" role="img" aria-label={t("table.carry", { n: carry })}>
            <FishIcon size={20} />+{carry}
          </span>
        )}
      </div>
      <p class="slab-words">
        {words !== null && (
          <>
            <NamedText phrase={words.what} />
            {words.then !== null && <span class="slab-then">{say(words.then)}</span>}
          </>
        )}
      </p>
      <div class="slab-boneyard">
        <Boneyard count={boneyard} />
      </div>
      {children}
    </section>
  );
}
