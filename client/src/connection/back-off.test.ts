import { expect, test } from "vitest";
import { waitBefore } from "./back-off";

test("the first try follows at once, later ones ever later up to five seconds", () => {
  expect(waitBefore(0, 0)).toBe(0);
  expect(waitBefore(0, 0.99)).toBeLessThan(250);
  const waits = [1, 2, 3, 4, 5, 20, 400].map((attempt) => waitBefore(attempt, 0.5));
  expect(waits).toEqual([750, 1500, 3000, 3750, 3750, 3750, 3750]);
});

test("chance spreads the tries over half of the time", () => {
  expect(waitBefore(3, 0)).toBe(2000);
  expect(waitBefore(3, 0.999999)).toBeCloseTo(4000, 0);
});
