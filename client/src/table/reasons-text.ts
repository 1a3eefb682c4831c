/** Sentences about a round, one after the other; who has just been named isn't named again. */
import type { Phrase } from "./phrase";

export function reasonsText(reasons: readonly Phrase[], say: (phrase: Phrase) => string): string {
  let about = "";
  const sentences = reasons.map((reason) => {
    const sentence = say(reason);
    const start = `${reason.args["name"] ?? ""}: `;
    const repeats = start === about && sentence.startsWith(start);
    about = sentence.startsWith(start) ? start : "";
    return repeats ? capitalised(sentence.slice(start.length)) : sentence;
  });
  return sentences.join(" ");
}

function capitalised(sentence: string): string {
  const [first = "", ...rest] = sentence;
  return first.toLocaleUpperCase() + rest.join("");
}
