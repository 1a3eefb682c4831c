/** What an organiser does next, as one big button; the evening is led by it. */
import type { OrganiserCommand, OrganiserView } from "../../generated/club";
import { language, t } from "../../language/language";
import { deskPath } from "../addresses";
import { money } from "../figures";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { isUndivided } from "./undivided-fund";
import "./next-step.css";

type Step =
  | { readonly kind: "act"; readonly words: string; readonly act: OrganiserCommand }
  /** Something else comes first. */
  | { readonly kind: "hint"; readonly words: string; readonly href?: string; readonly link?: string };

export function NextStep({ desk }: { readonly desk: Desk }) {
  const acting = useActing(desk);
  const { view } = desk.received;
  const steps = stepsOf(view, desk.event);
  if (steps.length === 0) return null;
  return (
    <div class="next-step">
      {steps.map((step, index) =>
        step.kind === "hint" ? (
          <p class="quiet-text" key={step.words}>
            {step.words}{" "}
            {step.href !== undefined && <a href={step.href}>{step.link}</a>}
          </p>
        ) : (
          <button
            type="button"
            class={index === 0 ? "button button-main" : "button"}
            aria-busy={acting.busy}
            // The next step is made on what this one comes to.
            disabled={acting.busy}
            onClick={() => void acting.act(step.act)}
            key={step.words}
          >
            {step.words}
          </button>
        ),
      )}
      <ActingNote acting={acting} />
    </div>
  );
}

function divide({ prizes }: OrganiserView, event: string): Step {
  const words = t("club.fund.undivided", { amount: money(prizes.fund, prizes.currency, language.value) });
  return { kind: "hint", words, href: deskPath(event, "settings"), link: t("club.fund.divide") };
}

/** The first is the main one. */
export function stepsOf(view: OrganiserView, event: string): readonly Step[] {
  const next = (view.round?.round ?? 0) + 1;
  const draw: Step = { kind: "act", words: t("club.draw", { round: next }), act: { kind: "draw", round: next } };
  switch (view.phase) {
    case "registration": {
      const present = view.entries.filter((entry) => entry.status === "present").length;
      const people = { href: deskPath(event, "people"), link: t("club.part.people") };
      if (present === 0) return [{ kind: "hint", words: t("club.draw.nobody"), ...people }];
      return [draw, { kind: "hint", words: t(`club.present.${view.plan.format.unit}`, { n: present }) }];
    }
    case "round": {
      const { round } = view;
      if (round === null || round.done < round.games.length) return [];
      const close: OrganiserCommand = { kind: "close_round", round: round.round };
      const closing: Step = { kind: "act", words: t("club.round.close"), act: close };
      // A draw closes the round too, for who is in a hurry.
      return view.rounds !== null && next > view.rounds ? [closing] : [closing, draw];
    }
    case "between": {
      const finish: Step = { kind: "act", words: t("club.finish"), act: { kind: "finish" } };
      const steps = view.rounds !== null && next > view.rounds ? [finish] : [draw, finish];
      return isUndivided(view) ? [...steps, divide(view, event)] : steps;
    }
    case "finished":
      return [{ kind: "hint", words: t("club.finished"), href: deskPath(event, "table"), link: t("club.part.table") }];
  }
}
