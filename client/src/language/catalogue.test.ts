import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../development/catalogue.ts";
import { translate } from "./catalogue";

const people = (language: string, n: number) => translate(readCatalogue(language), "lobby.people", { n });

describe("a message is made of the catalogue", () => {
  test.each([
    ["ru", 1, "сейчас на сайте 1 человек"],
    ["ru", 3, "сейчас на сайте 3 человека"],
    ["ru", 11, "сейчас на сайте 11 человек"],
    ["ru", 23, "сейчас на сайте 23 человека"],
    ["ru", 25, "сейчас на сайте 25 человек"],
    ["ru", 101, "сейчас на сайте 101 человек"],
    ["ro", 1, "acum pe site: 1 om"],
    ["ro", 2, "acum pe site: 2 oameni"],
    ["ro", 19, "acum pe site: 19 oameni"],
    ["ro", 20, "acum pe site: 20 de oameni"],
    ["ro", 101, "acum pe site: 101 oameni"],
    ["en", 1, "1 person here now"],
    ["en", 0, "0 people here now"],
    ["es", 1, "1 persona en línea"],
    ["es", 2, "2 personas en línea"],
    ["es", 1_000_000, "1000000 de personas en línea"],
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
