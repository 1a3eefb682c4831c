import { beforeEach, expect, test } from "vitest";
import { KOZEL } from "../../development/kozel-rules";
import type { PresetView } from "../generated/messages";
import {
  chosenIn,
  chosenPreset,
  goesOn,
  inPairs,
  practiceOptions,
  requestOptions,
  rules,
  seats,
  target,
} from "./choices";

function preset(name: string, rest: Partial<PresetView> = {}): PresetView {
  return {
    rules: { ...KOZEL, name },
    players: [2, 3, 4],
    block_scores: ["highest_takes_all"],
    targets: [101],
    goes_on: ["first_to_target"],
    ...rest,
  };
}

const PRESETS = [
  preset("kozel", { block_scores: ["own", "highest_takes_all"] }),
  preset("pairs", { players: [4] }),
  preset("duel", { players: [2] }),
  preset("general", { targets: [100, 101, 125, 200] }),
];

beforeEach(() => {
  rules.value = "kozel";
  seats.value = "3";
  target.value = "";
  goesOn.value = "";
});

test("a preset that is no more leaves the first one chosen", () => {
  rules.value = "forgotten";
  expect(chosenPreset(PRESETS).rules.name).toBe("kozel");
});

test("seats stay among those of the preset, and come back with a preset that has them", () => {
  const seatsIn = (name: string) => {
    rules.value = name;
    return chosenIn(chosenPreset(PRESETS)).seats;
  };
  expect(["kozel", "pairs", "duel", "general"].map(seatsIn)).toEqual([3, 4, 2, 3]);
});

test("only what the preset leaves open is sent as a change", () => {
  const changesOf = (index: number) => requestOptions(PRESETS[index] ?? preset("none")).changes;
  target.value = "125";
  expect([0, 1, 2, 3].map(changesOf)).toEqual([{ block_score: "own" }, {}, {}, { target: 125 }]);
});

test("a target of another preset is not this one's", () => {
  target.value = "200";
  expect(chosenIn(preset("kozel")).target).toBe(101);
});

test("a practice table in pairs has four seats, and those chosen before come back", () => {
  inPairs.value = true;
  expect(practiceOptions()).toMatchObject({ rules: "kozel-pairs", seats: 4, changes: {} });
  inPairs.value = false;
  expect(practiceOptions()).toMatchObject({ rules: "kozel", seats: 3, changes: { block_score: "own" } });
});
