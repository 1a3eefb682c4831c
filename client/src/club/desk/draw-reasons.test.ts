import { expect, test } from "vitest";
import type { GameView, Reason, RoundView } from "../../generated/club";
import { partnersWords } from "./draw-reasons";

function round(side: readonly string[], reasons: readonly Reason[]): RoundView {
  const game: GameView = {
    table: 1,
    sides: [
      { people: [], entries: side },
      { people: [], entries: side },
    ],
    status: "open",
    outcome: null,
    gains: null,
    source: null,
    reports: [],
    reasons,
  };
  return { round: 2, closed: false, games: [game], byes: [], done: 0, clock: null, penalties: [], seed: "", digest: "" };
}

test("who was drawn as a pair keeps the partner", () => {
  expect(partnersWords(round(["pair"], [{ code: "circle", n: 2 }]))).toBe("club.reasons.partners.fixed");
  expect(partnersWords(round(["pair"], [{ code: "opponents_again", n: 1 }]))).toBe("club.reasons.partners.fixed");
});

test("who was drawn alone has a new partner, or one again", () => {
  expect(partnersWords(round(["one", "other"], [{ code: "new_partners", n: 0 }]))).toBe("club.reasons.partners.new");
  expect(partnersWords(round(["one", "other"], [{ code: "partners_again", n: 1 }]))).toBe("club.reasons.partners.again");
});
