import { expect, test } from "vitest";
import { bookPath, composedIn, NOTHING_COMPOSED, TITLE_LENGTH } from "./address";

const queryOf = (path: string) => new URL(path, "http://kozel.test").search;

test("a preset as it is has a plain address", () => {
  expect(bookPath("kozel")).toBe("/rules/kozel");
  expect(composedIn("")).toEqual(NOTHING_COMPOSED);
});

test.each([
  { changes: { target: 125, opening: null, block_score: "own", hand: { "2": 7 } }, title: "Наш двор 🐐 ¿y ñ?" },
  { changes: { target: 125 }, title: "" },
  { changes: {}, title: "Наш козёл" },
])("what was composed comes back out of its address: %o", (composed) => {
  const path = bookPath("kozel", composed);
  expect(path).toMatch(/^\/rules\/kozel\?c=[\w-]+$/);
  expect(composedIn(queryOf(path))).toEqual(composed);
});

test("one changed option takes few characters", () => {
  expect(bookPath("kozel", { changes: { target: 125 }, title: "" }).length).toBeLessThan(45);
});

const encoded = (value: unknown) => `?c=${btoa(JSON.stringify(value)).replace(/=+$/, "")}`;

test.each(["?c=", "?c=%%%", "?c=abc", encoded(5), encoded([]), encoded([[1]]), encoded([{}, 7]), encoded([null]), "?c=_w"])(
  "an address that can't be read says so: %s",
  (query) => {
    expect(composedIn(query)).toBeNull();
  },
);

test("a title that is too long is cut off", () => {
  const { title } = composedIn(encoded([{}, "x".repeat(500)])) ?? { title: "" };
  expect(title).toHaveLength(TITLE_LENGTH);
});
