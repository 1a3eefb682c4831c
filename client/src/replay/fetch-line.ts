/** Fetching how a round could have gone: its positions are made by the server. */
import { useEffect, useState } from "preact/hooks";
import { type Asked, ask } from "../connection/ask";
import type { LineReplay, MatchReplay } from "../generated/messages";

const AGAIN_AFTER_MS = 3_000;

/** Where the line isn't `missing`, the server is asked for it again and again. */
export type FetchedLine = Asked<LineReplay>;

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
      if (found.kind === "unreachable" || found.kind === "faulty") again = setTimeout(() => void attempt(), AGAIN_AFTER_MS);
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

function fetchLine(table: string, match: number, round: number, step: number): Promise<FetchedLine> {
  const query = `match=${match}&of_round=${round}&step=${step}`;
  return ask(`/api/tables/${encodeURIComponent(table)}/analysis/line?${query}`);
}
