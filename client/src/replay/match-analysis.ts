/** The analysis of the match: asked for when the replay is opened, then looked at until all of it is made. */
import { useEffect, useState } from "preact/hooks";
import type { Decision, MatchAnalysis, MatchReplay, RoundAnalysis } from "../generated/messages";

const LOOK_AGAIN_MS = 1_000;
const AGAIN_AFTER_FAILURE_MS = 5_000;

export function useAnalysis({ table, match }: MatchReplay): MatchAnalysis | null {
  const [analysis, setAnalysis] = useState<MatchAnalysis | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (method: "POST" | "GET") => {
      const found = await fetchAnalysis(table, match, method);
      if (!wanted) return;
      if (found !== null) setAnalysis(found);
      if (found === null) timer = setTimeout(() => void ask(method), AGAIN_AFTER_FAILURE_MS);
      else if (!isWhole(found)) timer = setTimeout(() => void ask("GET"), LOOK_AGAIN_MS);
    };
    void ask("POST");
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, match]);
  return analysis;
}

async function fetchAnalysis(table: string, match: number, method: "POST" | "GET"): Promise<MatchAnalysis | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/analysis?match=${match}`, { method });
    return response.ok ? ((await response.json()) as MatchAnalysis) : null;
  } catch {
    return null;
  }
}

/** How many rounds are made, of how many. */
export function progressOf({ rounds }: MatchAnalysis): { readonly made: number; readonly of: number } {
  return { made: rounds.filter(({ analysis }) => analysis !== null).length, of: rounds.length };
}

export function isWhole(analysis: MatchAnalysis): boolean {
  const { made, of } = progressOf(analysis);
  return made === of;
}

/** Why there will be no analysis of a round: compiled code doesn't know its rules, it failed, or nothing is known of it. */
export function whyNone(whole: MatchAnalysis, round: number): "unavailable" | "failed" | "untold" | null {
  const found = whole.rounds.find((candidate) => candidate.round === round);
  if (found === undefined) return "untold";
  if (found.analysis?.kind !== "unavailable") return null;
  return found.analysis.option === null ? "failed" : "unavailable";
}

/** The analyses of all rounds of a match that has several, if there are no others to come. */
export function roundsAnalysed(whole: MatchAnalysis | null): readonly RoundAnalysis[] {
  const analyses = whole?.rounds.map(({ analysis }) => analysis) ?? [];
  const analysed = analyses.filter((analysis) => analysis?.kind === "analysed");
  return analysed.length === analyses.length && analysed.length > 1 ? analysed : [];
}

/** The analysis of the round of that number, if it is made. */
export function roundAnalysis(analysis: MatchAnalysis | null, round: number): RoundAnalysis | null {
  const found = analysis?.rounds.find((candidate) => candidate.round === round)?.analysis;
  return found?.kind === "analysed" ? found : null;
}

export function decisionAt(analysis: RoundAnalysis | null, step: number): Decision | null {
  return analysis?.decisions.find((decision) => decision.step === step) ?? null;
}

/** Whether a decision is one that is marked: it surely cost something. */
export function isMarked({ label }: Decision): boolean {
  return label === "inaccuracy" || label === "mistake" || label === "blunder";
}
