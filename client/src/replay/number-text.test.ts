import { expect, test } from "vitest";
import { amountText, isNothing, signedText } from "./number-text";

test("rounds have a place more than points, and what would be told as 0 is nothing", () => {
  expect([amountText(2.44, "points"), amountText(0.244, "rounds")]).toEqual(["2.4", "0.24"]);
  expect([signedText(-0.32, "points"), signedText(0.324, "rounds"), signedText(0.001, "rounds")]).toEqual(["−0.3", "+0.32", "0.00"]);
  expect([isNothing(0.049, "points"), isNothing(0.05, "points")]).toEqual([true, false]);
  expect([isNothing(0.0049, "rounds"), isNothing(-0.005, "rounds")]).toEqual([true, false]);
});
