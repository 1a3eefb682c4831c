import { expect, test } from "vitest";
import { isInPoints, shareText } from "./proof-values";

test("only the best move is proven by points: whether it wins, blocks or is somebody's is right in a share of deals", () => {
  const kinds = ["best", "win", "fish", "block", "whose"] as const;
  expect(kinds.filter((kind) => isInPoints({ kind }))).toEqual(["best"]);
});

test("what isn't right in every deal never has 100 %", () => {
  expect([1, 0.999, 0.6, 0].map(shareText)).toEqual(["100 %", "99 %", "60 %", "0 %"]);
});
