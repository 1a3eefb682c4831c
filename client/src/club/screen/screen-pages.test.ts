import { expect, test } from "vitest";
import type { ClockPhase, EveningPhase, GameView, RoundView, ScreenView, StandingRow } from "../../generated/club";
import { FORMATS } from "../plan/plan-draft";
import { screenPages } from "./screen-pages";

const row = (number: number): StandingRow => ({
  place: number,
  player: `p${number}`,
  name: `P${number}`,
  entry: `e${number}`,
  group: 1,
  points: 0,
  wins: 0,
  effectiveness: 0,
  plus: 0,
  minus: 0,
  penalties: 0,
  games: 1,
  byes: 0,
  forfeits: 0,
  decided_by: "points",
  moved: null,
});

const game = (table: number): GameView => ({
  table,
  sides: [
    { people: [], entries: [] },
    { people: [], entries: [] },
  ],
  status: "open",
  outcome: null,
  gains: null,
  source: null,
  reports: [],
  reasons: [],
});

function round(number: number, done: number, clock: ClockPhase | null, tables = 4): RoundView {
  return {
    round: number,
    closed: false,
    games: Array.from({ length: tables }, (_, index) => game(index + 1)),
    byes: [],
    done,
    clock: clock === null ? null : { phase: clock, remaining_ms: 60_000, warning_ms: 0 },
    penalties: [],
    seed: "",
    digest: "",
  };
}

function kinds(phase: EveningPhase, shown: RoundView | null, people = 16): readonly string[] {
  const view: ScreenView = {
    event: "e",
    version: 1,
    now: 0,
    plan: {
      name: "",
      format: FORMATS.all_with_all,
      place: "",
      starts: null,
      rules: "pairs-100",
      warning: 5,
      at_time: "finish_hand",
      tie_at_time: "extra_hand",
      fund: { currency: "EUR", stake: 0, fee: 0, sponsor: 0, shares: [], split: "pool" },
      listed: false,
      sign_up: true,
      phones: true,
      online: null,
      series: "",
    },
    phase,
    links: { public: "", screen: "", sign_up: "" },
    people,
    rounds: 15,
    round: shown,
    standings: Array.from({ length: people }, (_, index) => row(index + 1)),
    provisional: true,
    prizes: { currency: "EUR", fund: 300, rows: [{ place: 1, player: "p1", name: "P1", amount: 300 }] },
  };
  return screenPages(view).map(({ kind }) => kind);
}

test("before the first draw people are welcomed", () => {
  expect(kinds("registration", null, 0)).toEqual(["welcome"]);
});

test("until play begins there are only seats", () => {
  expect(kinds("round", round(2, 0, "ready"))).toEqual(["seats"]);
  expect(kinds("round", round(2, 0, null))).toEqual(["seats"]);
  expect(kinds("round", round(2, 0, "ready", 13))).toEqual(["seats", "seats"]);
});

test("while it is played, places and seats take turns", () => {
  expect(kinds("round", round(2, 0, "running"))).toEqual(["places", "places", "seats"]);
  expect(kinds("round", round(2, 1, null))).toEqual(["places", "places", "seats"]);
});

test("no places are shown before the first result of all", () => {
  expect(kinds("round", round(1, 0, "running"))).toEqual(["seats"]);
  expect(kinds("round", round(1, 1, "running"))).toEqual(["places", "places", "seats"]);
});

test("seats are left out when all have played, and between rounds", () => {
  expect(kinds("round", round(2, 4, "over"))).toEqual(["places", "places"]);
  expect(kinds("between", round(2, 4, "over"))).toEqual(["places", "places"]);
});

test("at the end there are prizes", () => {
  expect(kinds("finished", round(15, 4, null))).toEqual(["places", "places", "prizes"]);
});
