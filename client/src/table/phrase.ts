/** A message of the catalogue with its places filled in, not yet said in any language. */
import type { MessageArguments } from "../language/catalogue";
import { t } from "../language/language";

export interface Phrase {
  readonly key: string;
  readonly args: MessageArguments;
}

export function phrase(key: string, args: MessageArguments = {}): Phrase {
  return { key, args };
}

export function say({ key, args }: Phrase): string {
  return t(key, args);
}
