import { expect, test } from "vitest";
import { ago, countdown, dayAndTime, hundredthsToType, money, signed, typedHundredths } from "./figures";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a sign says which way", () => {
  expect([265, 0, -14].map(signed)).toEqual(["+265", "0", "\u221214"]);
});

test("money is written as the language writes it", () => {
  expect(plain(money(125_050, "EUR", "ru"))).toBe("1 250,50 €");
  expect(plain(money(125_050, "MDL", "ro"))).toBe("1.250,50 MDL");
  expect(plain(money(125_050, "USD", "en"))).toBe("$1,250.50");
  expect(plain(money(3334, "EUR", "es"))).toBe("33,34 €");
  expect(plain(money(50_000, "EUR", "es"))).toBe("500 €");
  expect(plain(money(50_000, "JPY", "en"))).toBe("¥500");
  expect(plain(money(1250, "шт", "ru"))).toBe("12,50 шт");
});

test.each([
  ["12,50", 1250],
  ["12.5", 1250],
  ["1 000", 100_000],
  ["0", 0],
])("%s is typed", (text, hundredths) => {
  expect(typedHundredths(text)).toBe(hundredths);
});

test.each(["", "-5", "12.505", "a", "1,2,3", "5%"])("%s is no amount", (text) => {
  expect(typedHundredths(text)).toBeNull();
});

test("what is shown to be typed again means the same", () => {
  const amounts = Array.from({ length: 20_000 }, (_, hundredths) => hundredths);
  expect(amounts.filter((hundredths) => typedHundredths(hundredthsToType(hundredths)) !== hundredths)).toEqual([]);
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

test("a local time is shown as it stands, wherever the page is looked at", () => {
  expect(plain(dayAndTime("2026-12-05T18:00", "ru"))).toBe("сб, 5 декабря в 18:00");
  expect(dayAndTime("soon", "ru")).toBe("soon");
});

test("a moment ago", () => {
  const now = 1_796_155_260_000;
  expect(ago(now, now, "en")).toBe("now");
  expect(ago(now - 60_000, now, "ru")).toBe("1 минуту назад");
  expect(ago(now - 3 * 60_000, now, "es")).toBe("hace 3 minutos");
  expect(ago(now - 2 * 3_600_000, now, "ro")).toBe("acum 2 ore");
  expect(ago(now + 5_000, now, "en")).toBe("now");
});
