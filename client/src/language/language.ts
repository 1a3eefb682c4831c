/** The page's language: which one it is, its words, and changing it. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Catalogue, type MessageArguments, translate } from "./catalogue";

/** The languages there are, each by its own name. */
export const LANGUAGES = { ru: "Русский", ro: "Română", en: "English", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const A_YEAR_IN_SECONDS = 31_536_000;

const catalogue = signal<Catalogue>(catalogueOfPage());

/** The language that the words are in now. */
export const language: ReadonlySignal<string> = computed(() => catalogue.value.language);

const reported = new Set<string>();

/** The message `key` with its places filled in. A key that the catalogue hasn't got is shown as it is. */
export function t(key: string, args: MessageArguments = {}): string {
  const text = translate(catalogue.value, key, args);
  if (text !== null) return text;
  if (!reported.has(key)) console.error(`no message ${key} in ${catalogue.value.language}`);
  reported.add(key);
  return key;
}

/** Turn the page to another language, and remember it for the next visit. The page stays as it is if the words can't be had. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  const response = await fetch(`/api/catalogue/${chosen}`);
  if (!response.ok) return;
  catalogue.value = (await response.json()) as Catalogue;
  document.documentElement.lang = chosen;
  document.cookie = `kozel_language=${chosen}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
}

/** The server puts the words into the page, so that the first paint already speaks. */
function catalogueOfPage(): Catalogue {
  const script = globalThis.document?.getElementById("catalogue");
  if (script?.textContent) return JSON.parse(script.textContent) as Catalogue;
  return { language: "en", messages: {} };
}
