/** Fetching how a round could have gone: its positions are made by the server. */
import { useEffect, useState } from "preact/hooks";
import type { LineReplay, MatchReplay } from "../generated/messages";

const AGAIN_AFTER_MS = 3_000;

/** `missing`: nothing is told of it. `unreachable`: the server doesn't answer; it is asked again and again. */
export type FetchedLine = LineReplay | "missing" | "unreachable";

/** Null as long as it is on its way. */
export function useFetchedLine({ table, match }: MatchReplay, round: number, step: number): FetchedLine | null {
  const [line, setLine] = useState<FetchedLine | null>(null);
  useEffect(() => {
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const found = await fetchLine(table, match, round, step);
      if (!wanted) return;
      setLine(found);
      if (found === "unreachable") again = setTimeout(() => void attempt(), AGAIN_AFTER_MS);
    };
    setLine(null);
    void attempt();
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [table, match, round, step]);
  return line;
}

async function fetchLine(table: string, match: number, round: number, step: number): Promise<FetchedLine> {
  try {
    const query = `match=${match}&of_round=${round}&step=${step}`;
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/analysis/line?${query}`);
    if (response.ok) return (await response.json()) as LineReplay;
    return response.status < 500 ? "missing" : "unreachable";
  } catch {
    return "unreachable";
  }
}
