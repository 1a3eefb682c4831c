import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../development/catalogue.ts";
import { translate } from "./catalogue";

const people = (language: string, n: number) => translate(readCatalogue(language), "lobby.people", { n });

describe("a message is made of the catalogue", () => {
  test.each([
    ["ru", 1, "сейчас 1 человек"],
    ["ru", 3, "сейчас 3 человека"],
    ["ru", 11, "сейчас 11 человек"],
    ["ru", 23, "сейчас 23 человека"],
    ["ru", 25, "сейчас 25 человек"],
    ["ru", 101, "сейчас 101 человек"],
    ["ro", 1, "acum 1 om"],
    ["ro", 2, "acum 2 oameni"],
    ["ro", 19, "acum 19 oameni"],
    ["ro", 20, "acum 20 de oameni"],
    ["ro", 101, "acum 101 oameni"],
    ["en", 1, "1 person here now"],
    ["en", 0, "0 people here now"],
    ["es", 1, "1 persona ahora"],
    ["es", 2, "2 personas ahora"],
    ["es", 1_000_000, "1000000 de personas ahora"],
  ])("in %s with %i in the form that the language has for it", (language, n, text) => {
    expect(people(language, n)).toBe(text);
  });

  test("places are filled in, and those without a value stay to be seen", () => {
    const catalogue = { language: "en", messages: { played: "{name} plays {tile}, ends {left} and {right}" } };
    expect(translate(catalogue, "played", { name: "Olya", tile: "2-5", left: 2 })).toBe(
      "Olya plays 2-5, ends 2 and {right}",
    );
  });

  test("a key that isn't there has no text", () => {
    expect(translate({ language: "en", messages: {} }, "nothing", {})).toBeNull();
  });
});
