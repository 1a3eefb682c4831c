/** A phrase with the name of whom it speaks in bold. */
import { type Phrase, say } from "./phrase";

/** Stands where the name comes, while the phrase is said. */
const PLACE = "\u0001";

export function NamedText({ phrase }: { readonly phrase: Phrase }) {
  const name = phrase.args["name"];
  if (name === undefined) return <>{say(phrase)}</>;
  const [before = "", after = ""] = say({ key: phrase.key, args: { ...phrase.args, name: PLACE } }).split(PLACE);
  return (
    <>
      {before}
      <b>{name}</b>
      {after}
    </>
  );
}
