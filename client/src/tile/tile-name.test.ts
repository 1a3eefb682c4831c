import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCatalogue } from "../../development/catalogue.ts";

/** The module as it is on a page in that language. */
async function namesIn(language: string, pictured: boolean) {
  vi.resetModules();
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify(readCatalogue(language)) }),
  });
  const { tableTileSet } = await import("../settings/settings");
  tableTileSet.value = pictured ? "pictures" : null;
  return import("./tile-name");
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test("tiles with pips are called by their numbers", async () => {
  const { tileName, valueName, picturesOf } = await namesIn("ru", false);
  expect([tileName([2, 5]), valueName(3), picturesOf([2, 5])]).toEqual(["2-5", "3", null]);
});

test.each([
  ["ru", "яблоко и рыбка", "две рыбки", "«яблоко и рыбка»"],
  ["ro", "mărul și peștele", "doi pești", "„mărul și peștele”"],
  ["en", "an apple and a fish", "two fish", "“an apple and a fish”"],
  ["es", "una manzana y un pez", "dos peces", "«una manzana y un pez»"],
])("in %s tiles with pictures are called by them", async (language, pair, double, quoted) => {
  const { tileName, picturesOf } = await namesIn(language, true);
  expect([picturesOf([1, 2]), picturesOf([2, 2]), tileName([1, 2])]).toEqual([pair, double, quoted]);
});

test("a value without a picture keeps its number", async () => {
  const { tileName, valueName, picturesOf } = await namesIn("ru", true);
  expect([tileName([2, 7]), valueName(9), picturesOf([2, 7])]).toEqual(["2-7", "9", null]);
});
