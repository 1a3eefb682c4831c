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

function said<Value extends string>(key: (value: Value) => string, values: readonly Value[]) {
  return values.map((value) => ({ value, text: t(key(value)) }));
}

export function FormatFields({ draft, onChange }: FormatFieldsProps) {
  const { format } = draft;
  const { game } = format;
  const change = (part: Partial<Format>) => onChange({ format: { ...format, ...part } });
  return (
    <>
      <Segments
        label={t("club.plan.unit")}
        value={format.unit}
        choices={said((value) => `club.unit.${value}`, ["pair", "player"] as const)}
        // Pairs don't rotate, and players play no round robin.
        onChoose={(unit) => change({ unit, schedule: format.schedule === "swiss" ? "swiss" : SCHEDULES[unit][0] })}
      />
      <Segments
        label={t("club.plan.schedule")}
        value={format.schedule}
        choices={said((value) => `club.schedule.${value}`, SCHEDULES[format.unit])}
        onChoose={(schedule) => change({ schedule })}
      />
      <OrderField order={format.order} onOrder={(order: readonly Criterion[]) => change({ order })} />
      <Segments
        label={t("club.plan.target_in")}
        value={game.target_in}
        choices={said((value) => `club.target_in.${value}`, ["points", "rounds"] as const)}
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
        choices={said((value) => `club.at_time.${value}`, ["finish_hand", "stop"] as const)}
        onChoose={(atTime) => onChange({ atTime })}
      />
      <Segments
        label={t("club.plan.tie_at_time")}
        value={draft.tieAtTime}
        choices={said((value) => `club.tie_at_time.${value}`, ["extra_hand", "no_winner"] as const)}
        onChoose={(tieAtTime) => onChange({ tieAtTime })}
      />
      <Segments
        label={t("club.plan.timed_points")}
        value={game.timed_points}
        choices={said((value) => `club.timed_points.${value}`, ["one", "bands"] as const)}
        onChoose={(timed_points) => change({ game: { ...game, timed_points } })}
      />
      <Segments
        label={t("club.plan.bye")}
        value={format.bye ?? "usual"}
        choices={said((value) => `club.bye_rule.${value}`, ["usual", "none", "average", "win"] as const)}
        onChoose={(bye) => change({ bye: bye === "usual" ? null : bye })}
      />
      <Segments
        label={t("club.plan.forfeit")}
        value={format.forfeit}
        choices={said((value) => `club.forfeit_rule.${value}`, ["award", "void"] as const)}
        onChoose={(forfeit) => change({ forfeit })}
      />
      <Segments
        label={t("club.plan.withdrawal")}
        value={format.withdrawal ?? "usual"}
        choices={said((value) => `club.withdrawal_rule.${value}`, ["usual", "keep", "exclude_under_half"] as const)}
        onChoose={(withdrawal) => change({ withdrawal: withdrawal === "usual" ? null : withdrawal })}
      />
    </>
  );
}
