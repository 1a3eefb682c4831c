import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../development/catalogue";
import type { Account, Settlement, Tile } from "../generated/messages";
import { translate } from "../language/catalogue";
import { eventWords } from "./event-words";
import type { Person } from "./people";
import type { Phrase } from "./phrase";
import { roundHeading, roundKind, roundReasons } from "./round-words";

const LANGUAGES = ["ru", "ro", "en", "es"];
const russian = readCatalogue("ru");
const say = ({ key, args }: Phrase): string => translate(russian, key, args) ?? `missing: ${key}`;

const PEOPLE: readonly Person[] = ["Маша", "Алекс", "Оля", "Серж"].map((name, seat) => ({
  seat,
  name,
  color: "",
  me: seat === 0,
  view: { name, bot: null, present: true, ready: false },
}));

const open = (score: number): Account => ({ open: score, remembered: 0 });
const remembered = (points: number): Account => ({ open: null, remembered: points });
const BEFORE = [remembered(19), remembered(0), remembered(7), remembered(4)];
const HANDS: readonly (readonly Tile[])[] = [[[0, 2]], [[0, 3]], [[3, 4], [1, 5]], [[2, 3]]];

function settled(rest: Partial<Settlement>): Settlement {
  return {
    finish: "block",
    seat: 3,
    hands: HANDS,
    counts: [2, 3, 13, 5],
    points: [2, 3, 13, 5],
    taker: null,
    tied: false,
    carry_before: 0,
    carry_taker: null,
    carry: 0,
    before: BEFORE,
    after: BEFORE,
    ...rest,
  };
}

const reasons = (settlement: Settlement): string => roundReasons(settlement, PEOPLE).map(say).join(" ");

describe("why a round came to these points", () => {
  test("a fish on one", () => {
    const settlement = settled({
      points: [0, 0, 23, 0],
      taker: 2,
      after: [remembered(0), remembered(0), open(30), remembered(0)],
    });
    expect(say(roundHeading(settlement, PEOPLE))).toBe("Рыба!");
    expect(roundKind(settlement)?.key).toBe("round_end.kind.highest_takes_all");
    expect(reasons(settlement)).toBe(
      "Оля держит больше всех, 13, и пишет всю сумму: 2 + 3 + 13 + 5 = 23. " +
        "Запомненные 7 прибавились, Оля открывает счёт: 30. У остальных запомненное сгорает.",
    );
  });

  test("a fish on all", () => {
    const settlement = settled({ after: [remembered(21), remembered(3), open(20), remembered(9)] });
    expect(roundKind(settlement)?.key).toBe("round_end.kind.own");
    expect(reasons(settlement)).toBe(
      "Каждый пишет очки своей руки. Запомненные 7 прибавились, Оля открывает счёт: 20.",
    );
  });

  test("a tied fish is carried on and changes nobody's account", () => {
    const settlement = settled({ counts: [2, 14, 14, 5], points: [0, 0, 0, 0], tied: true, carry: 35 });
    expect(roundKind(settlement)?.key).toBe("round_end.kind.tied");
    expect(roundReasons(settlement, PEOPLE)).toEqual([{ key: "round_end.why.tied", args: { sum: 35 } }]);
  });

  test("a second tied fish adds to the carry", () => {
    const settlement = settled({
      counts: [12, 12, 3, 1],
      points: [0, 0, 0, 0],
      tied: true,
      carry_before: 35,
      carry: 63,
    });
    expect(roundReasons(settlement, PEOPLE).map(({ key }) => key)).toEqual([
      "round_end.why.tied",
      "round_end.why.carry_grows",
    ]);
    expect(reasons(settlement)).toContain("63");
  });

  test("somebody goes out: their remembered points are cleared, and the carry is taken", () => {
    const settlement = settled({
      finish: "out",
      seat: 1,
      counts: [4, 0, 9, 6],
      points: [4, 0, 44, 6],
      carry_before: 35,
      carry_taker: 2,
      before: [remembered(0), remembered(5), remembered(0), remembered(0)],
      after: [remembered(4), remembered(0), open(44), remembered(6)],
    });
    expect(say(roundHeading(settlement, PEOPLE))).toBe("Алекс выходит");
    expect(roundKind(settlement)).toBeNull();
    expect(reasons(settlement)).toBe(
      "Остальные пишут очки, оставшиеся на руках. Оля забирает и сумму по рыбе, +35. " +
        "Оля открывает счёт: 44. Алекс: запомненные 5 сгорают.",
    );
  });

  test("I go out: it is said to me", () => {
    const settlement = settled({ finish: "out", seat: 0, after: [remembered(0), ...BEFORE.slice(1)] });
    expect(say(roundHeading(settlement, PEOPLE))).toBe("Вы вышли!");
    expect(reasons(settlement)).toContain("Ваши запомненные 19 сгорают.");
  });

  test("the carry stays when the highest hands are equal", () => {
    const settlement = settled({ finish: "out", seat: 0, counts: [0, 8, 8, 2], carry_before: 35, carry: 35 });
    expect(roundReasons(settlement, PEOPLE)[1]).toEqual({ key: "round_end.why.carry_stays", args: { carry: 35 } });
  });
});

describe("an event in words", () => {
  test("a play names the tile and both ends", () => {
    const words = eventWords({ kind: "played", seat: 2, tile: [2, 5], end: "left" }, PEOPLE, [[2, 5], [5, 4]], 0);
    expect(words === null ? [] : [say(words.what), words.then && say(words.then)]).toEqual([
      "Оля ставит 2-5",
      "концы 2 и 4",
    ]);
  });

  test("my own play is said to me", () => {
    const words = eventWords({ kind: "played", seat: 0, tile: [2, 5], end: "left" }, PEOPLE, null, 0);
    expect(words).toEqual({ what: { key: "event.played.you", args: { tile: "2-5" } }, then: null });
  });

  test("draws are counted from the second on, and only mine name the tile", () => {
    const first = eventWords({ kind: "drew", seat: 3, tile: null }, PEOPLE, [], 1);
    expect(first?.then).toBeNull();
    const third = eventWords({ kind: "drew", seat: 3, tile: null }, PEOPLE, [], 3);
    expect(third?.then && say(third.then)).toBe("уже 3 кости");
    const mine = eventWords({ kind: "drew", seat: 0, tile: [1, 6] }, PEOPLE, [], 1);
    expect(mine === null ? "" : say(mine.what)).toBe("Вы берёте с базара 1-6");
  });

  test("a redeal says whose hand it was", () => {
    const words = eventWords({ kind: "redealt", redeal: { seat: 1, cause: "doubles" } }, PEOPLE, null, 0);
    expect(words?.then && say(words.then)).toBe("Алекс: пять дублей на руках");
  });

  test("people coming and going don't take the place of what was played", () => {
    expect(eventWords({ kind: "ready", seat: 1 }, PEOPLE, null, 0)).toBeNull();
  });
});

test.each(LANGUAGES)("every reason and event has words in %s, with every place filled in", (language) => {
  const catalogue = readCatalogue(language);
  const settlements = [
    settled({ taker: 2, after: [remembered(0), remembered(0), open(30), remembered(0)] }),
    settled({ taker: 0, carry_before: 9, carry_taker: 0, after: [open(42), remembered(0), remembered(0), remembered(0)] }),
    settled({ after: [open(21), open(3), open(20), remembered(9)] }),
    settled({ tied: true, carry_before: 9, carry: 32 }),
    settled({ finish: "out", seat: 0, carry_before: 9, carry: 9, after: [remembered(0), remembered(3), open(20), remembered(9)] }),
    settled({ finish: "out", seat: 1, carry_before: 9, carry_taker: 3, before: [remembered(0), remembered(3), open(1), remembered(0)] }),
  ];
  const phrases = settlements.flatMap((settlement) => [
    roundHeading(settlement, PEOPLE),
    ...roundReasons(settlement, PEOPLE),
    ...(roundKind(settlement) === null ? [] : [roundKind(settlement)]),
  ]);
  for (const seat of [0, 1]) {
    const events = [
      eventWords({ kind: "played", seat, tile: [0, 1], end: "right" }, PEOPLE, [[0, 1]], 0),
      eventWords({ kind: "drew", seat, tile: seat === 0 ? [0, 1] : null }, PEOPLE, [], 2),
      eventWords({ kind: "passed", seat }, PEOPLE, [[0, 1]], 0),
      eventWords({ kind: "timed_out", seat }, PEOPLE, null, 0),
      eventWords({ kind: "redealt", redeal: { seat, cause: "same_value" } }, PEOPLE, null, 0),
      eventWords({ kind: "redealt", redeal: { seat, cause: "doubles" } }, PEOPLE, null, 0),
      eventWords({ kind: "dealt", round: 2, attempt: 0 }, PEOPLE, null, 0),
      eventWords({ kind: "started" }, PEOPLE, null, 0),
    ];
    for (const words of events) phrases.push(words?.what ?? null, words?.then ?? null);
  }
  for (const phrase of phrases) {
    if (phrase === null) continue;
    const text = translate(catalogue, phrase.key, phrase.args);
    expect(text, phrase.key).not.toBeNull();
    expect(text, phrase.key).not.toMatch(/[{}]/);
  }
});
