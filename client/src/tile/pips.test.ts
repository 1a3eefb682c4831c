import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pipRadius, pipsOf } from "./pips";

const VALUES = Array.from({ length: 13 }, (_, value) => value);
const HALF_FACE = 46;
const STEP = 26.2;

describe.each([false, true])("lying: %s", (lying) => {
  test.each(VALUES)("%i has as many pips, apart from each other and on the face", (value) => {
    const pips = pipsOf(value, lying).map(([right, down]) => [right * STEP, down * STEP] as const);
    const radius = pipRadius(value);
    expect(pips).toHaveLength(value);
    for (const [index, [x, y]] of pips.entries()) {
      expect(Math.max(Math.abs(x), Math.abs(y)) + radius).toBeLessThan(HALF_FACE);
      for (const [otherX, otherY] of pips.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * radius + 3);
      }
    }
  });
});

test("pips stand the same way after half a turn", () => {
  for (const value of VALUES) {
    const pips = pipsOf(value, false);
    const turned = pips.map(([right, down]) => `${0 - right} ${0 - down}`);
    expect(turned.sort()).toEqual(pips.map(([right, down]) => `${right} ${down}`).sort());
  }
});

function luminance(color: string): number {
  const digits = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit) : (color.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("every colour of the coloured set is told from its face, 4.5 to 1", () => {
  const css = readFileSync(new URL("../look/tokens.css", import.meta.url), "utf8");
  const block = /\.set-color \{([^}]*)\}/.exec(css)?.[1] ?? "";
  const colors = new Map([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]+);/g)].map(([, name, color]) => [name, color]));
  const face = luminance(colors.get("tile-face") ?? "");
  for (const value of VALUES.slice(1)) {
    const pip = luminance(colors.get(`pip-${value}`) ?? "");
    expect((face + 0.05) / (pip + 0.05), `pip-${value}`).toBeGreaterThan(4.5);
  }
  expect(new Set(VALUES.slice(1).map((value) => colors.get(`pip-${value}`))).size).toBe(12);
});
