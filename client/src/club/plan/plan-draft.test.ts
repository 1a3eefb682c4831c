import { expect, test } from "vitest";
import { draftOf, FORMAT_NAMES, FORMATS, newDraft, type PlanDraft, type PlanField, readPlan, readShares, withFormat } from "./plan-draft";

const draft = (change: Partial<PlanDraft> = {}): PlanDraft => ({ ...newDraft(), name: "Кубок двора", ...change });

function planOf(change: Partial<PlanDraft> = {}) {
  const read = readPlan(draft(change));
  if (!read.ok) throw new Error([...read.faults].join());
  return read.plan;
}

function faultsOf(change: Partial<PlanDraft>): readonly PlanField[] {
  const read = readPlan(draft(change));
  return read.ok ? [] : [...read.faults].sort();
}

test("a new plan needs a name and nothing else", () => {
  expect(readPlan(newDraft())).toEqual({ ok: false, faults: new Set(["name"]) });
  expect(planOf()).toMatchObject({ name: "Кубок двора", starts: null, format: FORMATS.all_with_all });
});

test("what is written comes into the plan", () => {
  const plan = planOf({
    starts: "2026-12-05T18:00",
    target: "200",
    minutes: "45",
    rounds: "5",
    stake: "50",
    fee: "10",
    sponsor: "1 000,50",
    shares: "50, 30, 20",
    currency: "eur",
  });
  expect(plan.starts).toBe("2026-12-05T18:00");
  expect(plan.format).toMatchObject({ rounds: 5, game: { target: 200, time_limit: 45 } });
  expect(plan.fund).toEqual({
    currency: "EUR",
    stake: 5000,
    fee: 1000,
    sponsor: 100_050,
    shares: [5000, 3000, 2000],
    split: "pool",
  });
});

test("a stake has its usual shares unless the organiser takes them out", () => {
  expect(planOf({ stake: "50" }).fund.shares).toEqual([5000, 3000, 2000]);
  expect(planOf({ sponsor: "50" }).fund.shares).toEqual([5000, 3000, 2000]);
  const undivided = planOf({ stake: "50", shares: "" });
  expect(undivided.fund.shares).toEqual([]);
  expect(readPlan(draftOf(undivided))).toEqual({ ok: true, plan: undivided });
});

test("where nothing is paid in nothing is shared, until there is", () => {
  const free = planOf();
  expect(free.fund.shares).toEqual([]);
  expect(readPlan(draftOf(free))).toEqual({ ok: true, plan: free });
  expect(readPlan({ ...draftOf(free), stake: "50" })).toMatchObject({ plan: { fund: { shares: [5000, 3000, 2000] } } });
});

test.each<[Partial<PlanDraft>, PlanField]>([
  [{ name: " " }, "name"],
  [{ target: "0" }, "target"],
  [{ target: "a" }, "target"],
  [{ rounds: "0" }, "rounds"],
  [{ minutes: "0" }, "minutes"],
  [{ minutes: "-5" }, "minutes"],
  [{ minutes: "3", warning: "5" }, "warning"],
  [{ warning: "" }, "warning"],
  [{ groups: "0" }, "groups"],
  [{ legs: "x" }, "legs"],
  [{ currency: "€" }, "currency"],
  [{ stake: "-1" }, "stake"],
  [{ fee: "101" }, "fee"],
  [{ sponsor: "1.234" }, "sponsor"],
  [{ shares: "50, 30" }, "shares"],
  [{ online: true, seconds: "2" }, "seconds"],
  [{ online: true, seconds: "301" }, "seconds"],
  [{ online: true, grace: "0" }, "grace"],
  [{ online: true, grace: "121" }, "grace"],
])("%o is refused", (change, field) => {
  expect(faultsOf(change)).toEqual([field]);
});

test("all that is wrong is said at once", () => {
  expect(faultsOf({ name: "", target: "", shares: "100, 1" })).toEqual(["name", "shares", "target"]);
});

test("a plan that is opened and saved stays the same", () => {
  for (const name of FORMAT_NAMES) {
    const plan = planOf({ ...withFormat(draft(), name), stake: "12,5", shares: "45 27,5 27,5", minutes: "30", place: "Клуб" });
    expect(readPlan(draftOf(plan))).toEqual({ ok: true, plan });
  }
});

test("what is played on the web has its times, and what isn't has none", () => {
  const online = planOf({ online: true, seconds: "", grace: "3", duplicate: true, series: " Зима " });
  expect(online).toMatchObject({ online: { seconds: null, grace: 3, duplicate: true }, series: "Зима" });
  expect(readPlan(draftOf(online))).toEqual({ ok: true, plan: online });
  expect(planOf({ seconds: "none", grace: "" }).online).toBeNull();
});

test("another format leaves the game as it is", () => {
  const before = draft({ format: { ...FORMATS.round_robin, game: { ...FORMATS.round_robin.game, plus_cap: false } } });
  const { format } = withFormat(before, "swiss_players");
  expect(format).toMatchObject({ name: "swiss_players", unit: "player", schedule: "swiss", game: { plus_cap: false } });
});

test.each([
  ["", []],
  ["100", [10_000]],
  ["50, 30, 20", [5000, 3000, 2000]],
  ["50,30,20", [5000, 3000, 2000]],
  ["50/30/20", [5000, 3000, 2000]],
  ["50% 30% 20%", [5000, 3000, 2000]],
  ["45 27,5 27,5", [4500, 2750, 2750]],
  ["33.34; 33.33; 33.33", [3334, 3333, 3333]],
])("the shares %s", (text, shares) => {
  expect(readShares(text)).toEqual(shares);
});

test.each(["50", "50, 30, 21", "a", "50, -10, 60", "33, 33, 33"])("%s aren't shares of a whole", (text) => {
  expect(readShares(text)).toBeNull();
});
