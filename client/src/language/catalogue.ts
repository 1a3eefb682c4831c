/** The words of one language, as the server gives them, and how a message is made of them. */

/** A text, or one text for each plural category of CLDR. */
export type Message = string | Readonly<Record<string, string>>;

export interface Catalogue {
  readonly language: string;
  readonly messages: Readonly<Record<string, Message>>;
}

/** What goes into a message's `{name}` places; `n` also chooses the plural form. */
export type MessageArguments = Readonly<Record<string, string | number>>;

/** The message in the catalogue's language, or null when the catalogue hasn't got it. */
export function translate(catalogue: Catalogue, key: string, args: MessageArguments): string | null {
  const message = catalogue.messages[key];
  if (message === undefined) return null;
  const text = typeof message === "string" ? message : pluralForm(catalogue.language, message, args["n"]);
  return text?.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place)) ?? null;
}

function pluralForm(
  language: string,
  forms: Readonly<Record<string, string>>,
  n: string | number | undefined,
): string | null {
  const category = new Intl.PluralRules(language).select(Number(n));
  return forms[category] ?? forms["other"] ?? null;
}
