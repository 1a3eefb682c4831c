/** When a match is over, who lost it, and the rating points for it; by side. */
import type { Account, MatchEnd } from "../../generated/messages";
import { scoreOf } from "./account";
import { ratingAtTarget, ratingAtTimeout } from "./rating";
import type { ScoringRules } from "./scoring-rules";

/** Whether the owner of the account has reached the target of a match that goes on without them. */
export function hasDroppedOut(rules: ScoringRules, account: Account): boolean {
  return rules.goes_on === "last_one_standing" && scoreOf(account) >= rules.target;
}

/** The end of the match if these accounts are its end, else null. */
export function endAtTarget(rules: ScoringRules, accounts: readonly Account[]): MatchEnd | null {
  const scores = accounts.map(scoreOf);
  const losers = losersAtTarget(rules, scores);
  if (losers.length === 0) return null;
  return { reason: "target", losers, rating: isRated(rules) ? ratingAtTarget(scores, losers) : [] };
}

function losersAtTarget(rules: ScoringRules, scores: readonly number[]): readonly number[] {
  const sides = [...scores.keys()];
  const reached = sides.filter((side) => (scores[side] ?? 0) >= rules.target);
  if (rules.direction === "credit") {
    // Bonuses may bring several there at once: whoever has most wins, and while all are level the match goes on.
    const most = Math.max(...scores);
    return reached.length > 0 ? sides.filter((side) => (scores[side] ?? 0) < most) : [];
  }
  if (rules.goes_on === "last_one_standing") return sides.length - reached.length <= 1 ? reached : [];
  return reached;
}

/** The end of a match in which that side let its clock run out. */
export function endAtTimeout(rules: ScoringRules, accounts: readonly Account[], side: number): MatchEnd {
  const rating = isRated(rules) ? ratingAtTimeout(accounts.map(scoreOf), side) : [];
  return { reason: "timeout", losers: [side], rating };
}

function isRated(rules: ScoringRules): boolean {
  return rules.direction === "penalty" && !rules.pairs;
}
