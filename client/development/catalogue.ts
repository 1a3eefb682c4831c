/**
 * The catalogue straight from locales/, for the development server and the tests.
 * The page that people get has it inserted by the server; this is the same JSON.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { po } from "gettext-parser";
import type { Catalogue, Message } from "../src/language/catalogue";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const PLURAL_ORDER = ["zero", "one", "two", "few", "many", "other"] as const;

/** All areas of one language, merged. */
export function readCatalogue(language: string): Catalogue {
  const messages: Record<string, Message> = {};
  const folder = `${LOCALES}${language}/`;
  for (const file of readdirSync(folder)) {
    if (!file.endsWith(".po")) continue;
    for (const entry of Object.values(po.parse(readFileSync(folder + file)).translations[""] ?? {})) {
      if (entry.msgid === "") continue;
      messages[entry.msgid] =
        entry.msgid_plural === undefined ? (entry.msgstr[0] ?? "") : pluralForms(language, entry.msgstr);
    }
  }
  return { language, messages };
}

/** gettext numbers the forms in CLDR's order and leaves out those that whole numbers never take. */
function pluralForms(language: string, forms: readonly string[]): Message {
  const used = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const categories = PLURAL_ORDER.filter((category) => used.has(category));
  const last = forms.at(-1) ?? "";
  return Object.fromEntries(categories.map((category, index) => [category, forms[index] ?? last]));
}
