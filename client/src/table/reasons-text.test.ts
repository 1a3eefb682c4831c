import { expect, test } from "vitest";
import { readCatalogue } from "../../development/catalogue";
import { translate } from "../language/catalogue";
import { type Phrase, phrase } from "./phrase";
import { reasonsText } from "./reasons-text";

const russian = readCatalogue("ru");
const say = ({ key, args }: Phrase): string => translate(russian, key, args) ?? `missing: ${key}`;
const PAIR = "Семён и Матвей";

test("a pair is named once where two sentences are about it", () => {
  const reasons = [
    phrase("round_end.why.lower_side_wins.pair", { name: PAIR, count: 3, other: 9 }),
    phrase("round_end.why.winner_takes_others.pair", { name: PAIR, sum: "9" }),
    phrase("round_end.why.leads", { name: PAIR, score: 9, target: 100 }),
  ];
  expect(reasonsText(reasons, say)).toBe(
    "Семён и Матвей: на руках меньше, 3 против 9. В плюс идут руки другой пары: 9. Впереди: Семён и Матвей, 9 из 100.",
  );
});

test("whoever comes after another is named", () => {
  const reasons = [PAIR, "Зоя и Толик", PAIR].map((name) => phrase("round_end.why.opened.pair", { name, score: 13 }));
  expect(reasonsText(reasons, say)).toBe(
    "Семён и Матвей: счёт открыт, 13. Зоя и Толик: счёт открыт, 13. Семён и Матвей: счёт открыт, 13.",
  );
});
