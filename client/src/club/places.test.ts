import { expect, test } from "vitest";
import type { StandingRow } from "../generated/club";
import { alike, placesOf } from "./places";

const row = (player: string, entry: string, change: Partial<StandingRow> = {}): StandingRow => ({
  place: 1,
  player,
  name: player.toUpperCase(),
  entry,
  group: 1,
  points: 2,
  wins: 1,
  effectiveness: 63,
  plus: 100,
  minus: 37,
  penalties: 0,
  games: 1,
  byes: 0,
  forfeits: 0,
  decided_by: "points",
  moved: null,
  ...change,
});

test("players have a line each", () => {
  const places = placesOf([row("a", "1"), row("b", "2", { place: 2 })]);
  expect(places.map(({ place, people }) => [place, people])).toEqual([
    [1, [{ player: "a", name: "A" }]],
    [2, [{ player: "b", name: "B" }]],
  ]);
});

test("partners who stay together share a line", () => {
  const rows = [row("a", "1"), row("b", "1", { effectiveness: 43, penalties: 20 }), row("c", "2"), row("d", "2")];
  const places = placesOf(rows);
  expect(places.map(({ people }) => people.map(({ name }) => name))).toEqual([
    ["A", "B"],
    ["C", "D"],
  ]);
  expect(places[0]?.effectiveness).toEqual([63, 43]);
  expect(places[0]?.penalties).toEqual([0, 20]);
});

test("what is alike is said once", () => {
  expect(alike([63, 63], String)).toBe("63");
  expect(alike([63, 43], String)).toBe("63 / 43");
  expect(alike([5], String)).toBe("5");
});
