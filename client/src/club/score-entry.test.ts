import { expect, test } from "vitest";
import { onlyDigits, readScore, type ScoreEntry } from "./score-entry";

const typed = (first: string, second: string, timed = false): ScoreEntry => readScore({ first, second, timed }, 100);

test("nothing is typed", () => {
  expect(typed("", " ")).toEqual({ kind: "empty" });
});

test("both sides are typed", () => {
  expect(typed("104", "37")).toEqual({ kind: "score", points: [104, 37], timed: false, filled: null });
  expect(typed(" 0 ", "100")).toEqual({ kind: "score", points: [0, 100], timed: false, filled: null });
});

test("the winners' points are the target when the losers' are typed", () => {
  expect(typed("37", "")).toEqual({ kind: "score", points: [37, 100], timed: false, filled: "second" });
  expect(typed("", "0")).toEqual({ kind: "score", points: [100, 0], timed: false, filled: "first" });
  expect(readScore({ first: "", second: "199", timed: false }, 200)).toMatchObject({ points: [200, 199] });
});

test.each([
  ["100", ""],
  ["", "104"],
])("the losers' points can't be guessed from %s : %s", (first, second) => {
  expect(typed(first, second)).toEqual({ kind: "fault", fault: "one_missing" });
});

test("nothing is guessed when the time ended", () => {
  expect(typed("37", "", true)).toEqual({ kind: "fault", fault: "one_missing" });
});

test("both can't have reached the target", () => {
  expect(typed("100", "100")).toEqual({ kind: "fault", fault: "both_won" });
  expect(typed("104", "101", true)).toEqual({ kind: "fault", fault: "both_won" });
});

test("nobody reached the target only when the time ended", () => {
  expect(typed("62", "58")).toEqual({ kind: "fault", fault: "nobody_won" });
  expect(typed("99", "0")).toEqual({ kind: "fault", fault: "nobody_won" });
  expect(typed("62", "58", true)).toEqual({ kind: "score", points: [62, 58], timed: true, filled: null });
  expect(typed("58", "58", true)).toEqual({ kind: "score", points: [58, 58], timed: true, filled: null });
});

test("rounds won are a score too", () => {
  expect(readScore({ first: "5", second: "3", timed: false }, 5)).toMatchObject({ points: [5, 3] });
  expect(readScore({ first: "", second: "3", timed: false }, 5)).toMatchObject({ points: [5, 3], filled: "first" });
  expect(readScore({ first: "3", second: "3", timed: false }, 5)).toEqual({ kind: "fault", fault: "nobody_won" });
});

test.each(["-5", "1e2", "12.5", "abc", "12345"])("%s isn't points", (text) => {
  expect(typed(text, "100")).toEqual({ kind: "fault", fault: "not_a_number" });
});

test("only digits are taken while typing", () => {
  expect(onlyDigits("1o0 ")).toBe("10");
  expect(onlyDigits("-37")).toBe("37");
  expect(onlyDigits("123456")).toBe("1234");
});
