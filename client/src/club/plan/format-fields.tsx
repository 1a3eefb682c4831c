/** The format put together otherwise than the presets: three settings that are free of each other, and what a game gives. */
import type { Criterion, Format } from "../../generated/club";
import { t } from "../../language/language";
import { Segments } from "../../look/segments";
import { Switch } from "../../look/switch";
import { OrderField } from "./order-field";
import type { PlanDraft } from "./plan-draft";

export interface FormatFieldsProps {
  readonly draft: PlanDraft;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

const SCHEDULES = { pair: ["round_robin", "swiss"], player: ["partner_rotation", "swiss"] } as const;

export function FormatFields({ draft, onChange }: FormatFieldsProps) {
  const { format } = draft;
  const { game } = format;
  const change = (part: Partial<Format>) => onChange({ format: { ...format, ...part } });
  const say = <Value extends string>(what: string, values: readonly Value[]) =>
    values.map((value) => ({ value, text: t(`club.${what}.${value}`) }));
  return (
    <>
      <Segments
        label={t("club.plan.unit")}
        value={format.unit}
        choices={say("unit", ["pair", "player"] as const)}
        // Pairs don't rotate, and players play no round robin.
        onChoose={(unit) => change({ unit, schedule: format.schedule === "swiss" ? "swiss" : SCHEDULES[unit][0] })}
      />
      <Segments
        label={t("club.plan.schedule")}
        value={format.schedule}
        choices={say("schedule", SCHEDULES[format.unit])}
        onChoose={(schedule) => change({ schedule })}
      />
      <OrderField order={format.order} onOrder={(order: readonly Criterion[]) => change({ order })} />
      <Segments
        label={t("club.plan.target_in")}
        value={game.target_in}
        choices={say("target_in", ["points", "rounds"] as const)}
        onChoose={(target_in) => change({ game: { ...game, target_in } })}
      />
      <Switch
        label={t("club.plan.plus_cap")}
        on={game.plus_cap}
        onChange={(plus_cap) => change({ game: { ...game, plus_cap } })}
      />
      <Segments
        label={t("club.plan.at_time")}
        value={draft.atTime}
        choices={say("at_time", ["finish_hand", "stop"] as const)}
        onChoose={(atTime) => onChange({ atTime })}
      />
      <Segments
        label={t("club.plan.tie_at_time")}
        value={draft.tieAtTime}
        choices={say("tie_at_time", ["extra_hand", "no_winner"] as const)}
        onChoose={(tieAtTime) => onChange({ tieAtTime })}
      />
      <Segments
        label={t("club.plan.timed_points")}
        value={game.timed_points}
        choices={say("timed_points", ["one", "bands"] as const)}
        onChoose={(timed_points) => change({ game: { ...game, timed_points } })}
      />
      <Segments
        label={t("club.plan.bye")}
        value={format.bye ?? "usual"}
        choices={say("bye_rule", ["usual", "none", "average", "win"] as const)}
        onChoose={(bye) => change({ bye: bye === "usual" ? null : bye })}
      />
      <Segments
        label={t("club.plan.forfeit")}
        value={format.forfeit}
        choices={say("forfeit_rule", ["award", "void"] as const)}
        onChoose={(forfeit) => change({ forfeit })}
      />
      <Segments
        label={t("club.plan.withdrawal")}
        value={format.withdrawal ?? "usual"}
        choices={say("withdrawal_rule", ["usual", "keep", "exclude_under_half"] as const)}
        onChoose={(withdrawal) => change({ withdrawal: withdrawal === "usual" ? null : withdrawal })}
      />
    </>
  );
}
