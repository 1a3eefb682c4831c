import { expect, test } from "vitest";
import { countdown, minorDigits, money, moneyToType, signed, typedMoney } from "./figures";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a sign says which way", () => {
  expect([265, 0, -14].map(signed)).toEqual(["+265", "0", "\u221214"]);
});

test("money is written as the language writes it", () => {
  expect(plain(money(125_050, "EUR", "ru"))).toBe("1 250,50 €");
  expect(plain(money(125_050, "MDL", "ro"))).toBe("1.250,50 MDL");
  expect(plain(money(125_050, "USD", "en"))).toBe("$1,250.50");
  expect(plain(money(3334, "EUR", "es"))).toBe("33,34 €");
  expect(plain(money(500, "JPY", "en"))).toBe("¥500");
  expect(plain(money(1250, "шт", "ru"))).toBe("12,50 шт");
});

test.each([
  ["12,50", "EUR", 1250],
  ["12.5", "EUR", 1250],
  ["1 000", "EUR", 100_000],
  ["0", "EUR", 0],
  ["500", "JPY", 500],
])("%s %s is typed", (text, currency, minor) => {
  expect(typedMoney(text, currency)).toBe(minor);
});

test.each(["", "-5", "12.505", "a", "1,2,3"])("%s is no amount", (text) => {
  expect(typedMoney(text, "EUR")).toBeNull();
});

test("what is shown to be typed again means the same", () => {
  for (const currency of ["EUR", "JPY", "KWD"]) {
    for (const minor of [0, 1, 5, 99, 100, 101, 3334, 100_000]) {
      expect(typedMoney(moneyToType(minor, currency), currency)).toBe(minor);
    }
  }
  expect(minorDigits("KWD")).toBe(3);
});

test("a countdown counts the second that has begun", () => {
  expect([0, -5, 1, 1000, 59_999, 60_000, 1_104_000, 3_729_000].map(countdown)).toEqual([
    "00:00",
    "00:00",
    "00:01",
    "00:01",
    "01:00",
    "01:00",
    "18:24",
    "1:02:09",
  ]);
});
