/** A sheet's points: counted in the page, or by the server where the page doesn't know a rule of it. */
import type { ScoreDocument, Sheet, SheetFault } from "../generated/messages";
import { chosenRules, presetNamed } from "./presets";
import { type Scored, scoreSheet } from "./scoring/score-sheet";

/** `unreachable`: only the server can say, and there is no connection to it. */
export type Judgement = Scored | "unreachable";

const CANT_BE = 422;

export async function judge(sheet: Sheet): Promise<Judgement> {
  const chosen = chosenRules(sheet.rules, sheet.options);
  return chosen?.counted === true ? scoreSheet(sheet, chosen.rules) : judgedByServer(sheet);
}

/**
 * The same for a sheet from elsewhere. Whether options make sense together is for the engine to say, so a sheet with
 * options that the page doesn't offer goes to the server this once.
 */
export async function judgeStrange(sheet: Sheet): Promise<Judgement> {
  return hasOnlyOffered(sheet) ? judge(sheet) : judgedByServer(sheet);
}

function hasOnlyOffered({ rules, options = {} }: Sheet): boolean {
  const preset = presetNamed(rules);
  if (preset === null) return false;
  return Object.entries(options).every(([option, value]) => {
    switch (option) {
      case "block_score":
        return preset.block_scores.includes(String(value));
      case "goes_on":
        return preset.goes_on.includes(String(value));
      case "target":
        return Number.isInteger(value) && Number(value) > 0;
      default:
        return false;
    }
  });
}

async function judgedByServer(sheet: Sheet): Promise<Judgement> {
  try {
    const response = await fetch("/api/score", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sheet),
    });
    if (response.ok) return { document: (await response.json()) as ScoreDocument };
    if (response.status === CANT_BE) return { fault: (await response.json()) as SheetFault };
  } catch {
    // No network: that is the answer.
  }
  return "unreachable";
}
