import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../development/catalogue";
import { KOZEL } from "../../development/kozel-rules";
import type { Account, RulesView, Settlement, Tile } from "../generated/messages";
import { translate } from "../language/catalogue";
import { eventWords } from "./event-words";
import type { Person } from "./people";
import type { Phrase } from "./phrase";
import { roundHeading, roundKind, type RoundOver, roundReasons } from "./round-words";

const LANGUAGES = ["ru", "ro", "en", "es"];
const russian = readCatalogue("ru");
const say = ({ key, args }: Phrase): string => translate(russian, key, args) ?? `missing: ${key}`;

const PEOPLE: readonly Person[] = ["Маша", "Алекс", "Оля", "Серж"].map((name, seat) => ({
  seat,
  name,
  color: "",
  me: seat === 0,
  called: seat === 0 ? "Вы" : name,
  side: seat,
  out: false,
  view: { name, bot: null, present: true, ready: false, awaited: true },
}));
const PAIRS: readonly Person[] = PEOPLE.map((person) => ({ ...person, side: person.seat % 2 }));

const OWN: RulesView = { ...KOZEL, block_score: "own" };
const CREDIT: RulesView = {
  ...KOZEL,
  name: "classic",
  block_score: "lowest_scores_difference",
  out_score: "winner_takes_others",
  lone_tile: {},
  held_tile: { "0-0": 25 },
  direction: "credit",
  opening: null,
  target: 100,
};
const KOZEL_PAIRS: RulesView = { ...KOZEL, name: "kozel-pairs", pairs: true, block_score: "lower_side_wins" };
const CREDIT_PAIRS: RulesView = { ...CREDIT, name: "pairs-100", pairs: true, block_score: "lower_side_wins" };

const open = (score: number): Account => ({ open: score, remembered: 0, misses: 0 });
const remembered = (points: number): Account => ({ open: null, remembered: points, misses: 0 });
const BEFORE = [remembered(19), remembered(0), remembered(7), remembered(4)];
const HANDS: readonly (readonly Tile[])[] = [[[0, 2]], [[0, 3]], [[3, 4], [1, 5]], [[2, 3]]];

function settled(rest: Partial<Settlement>): Settlement {
  return {
    finish: "block",
    seat: 3,
    hands: HANDS,
    counts: [2, 3, 13, 5],
    points: [2, 3, 13, 5],
    winner: rest.finish === "out" ? (rest.seat ?? null) : null,
    taker: null,
    tied: false,
    bonuses: [],
    carry_before: 0,
    carry_taker: null,
    carry: 0,
    before: BEFORE,
    after: BEFORE,
    ...rest,
  };
}

function over(settlement: Settlement, rules: RulesView = KOZEL, rest: Partial<RoundOver> = {}): RoundOver {
  return { settlement, rules, people: rules.pairs ? PAIRS : PEOPLE, last: [3, 6], matchOver: false, ...rest };
}

const reasons = (settlement: Settlement, rules: RulesView = KOZEL, rest: Partial<RoundOver> = {}): string =>
  roundReasons(over(settlement, rules, rest)).map(say).join(" ");

describe("why a round came to these points", () => {
  test("a fish on one", () => {
    const settlement = settled({
      points: [0, 0, 23, 0],
      taker: 2,
      after: [remembered(0), remembered(0), open(30), remembered(0)],
    });
    expect(say(roundHeading(over(settlement)))).toBe("Рыба!");
    expect(roundKind(over(settlement))?.key).toBe("round_end.kind.highest_takes_all");
    expect(reasons(settlement)).toBe(
      "Оля держит больше всех, 13, и пишет всю сумму: 2 + 3 + 13 + 5 = 23. " +
        "Вместе с запомненными очками (7) Оля открывает счёт: 30. У остальных запомненные очки сгорают.",
    );
  });

  test("a fish on all", () => {
    const settlement = settled({ after: [remembered(21), remembered(3), open(20), remembered(9)] });
    expect(roundKind(over(settlement, OWN))?.key).toBe("round_end.kind.own");
    expect(reasons(settlement, OWN)).toBe(
      "Каждый пишет очки своей руки. Вместе с запомненными очками (7) Оля открывает счёт: 20.",
    );
  });

  test("a tied fish is carried on and changes nobody's account", () => {
    const settlement = settled({ counts: [2, 14, 14, 5], points: [0, 0, 0, 0], tied: true, carry: 35 });
    expect(roundKind(over(settlement))?.key).toBe("round_end.kind.tied");
    expect(roundReasons(over(settlement))).toEqual([{ key: "round_end.why.tied", args: { sum: 35 } }]);
  });

  test("a second tied fish adds to the carry", () => {
    const settlement = settled({
      counts: [12, 12, 3, 1],
      points: [0, 0, 0, 0],
      tied: true,
      carry_before: 35,
      carry: 63,
    });
    expect(roundReasons(over(settlement)).map(({ key }) => key)).toEqual([
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
    expect(say(roundHeading(over(settlement)))).toBe("Алекс выходит");
    expect(roundKind(over(settlement))).toBeNull();
    expect(reasons(settlement)).toBe(
      "Кто не вышел, пишет очки, оставшиеся на руках. Оля забирает и сумму по рыбе, +35. " +
        "Оля открывает счёт: 44. Алекс: запомненные очки (5) сгорают.",
    );
  });

  test("I go out: it is said to me", () => {
    const settlement = settled({ finish: "out", seat: 0, after: [remembered(0), ...BEFORE.slice(1)] });
    expect(say(roundHeading(over(settlement)))).toBe("Вы вышли!");
    expect(reasons(settlement)).toContain("Ваши запомненные очки (19) сгорают.");
  });

  test("the carry stays when the highest hands are equal", () => {
    const settlement = settled({ finish: "out", seat: 0, counts: [0, 8, 8, 2], carry_before: 35, carry: 35 });
    expect(roundReasons(over(settlement))[1]).toEqual({ key: "round_end.why.carry_stays", args: { carry: 35 } });
  });
});

describe("the other rule sets", () => {
  test("in pairs the others are given both hands, and the account is told by both names", () => {
    const settlement = settled({
      finish: "out",
      seat: 1,
      winner: 1,
      counts: [2, 0, 13, 5],
      points: [15, 0],
      before: [remembered(7), remembered(19)],
      after: [open(22), remembered(0)],
    });
    expect(reasons(settlement, KOZEL_PAIRS)).toBe(
      "Другая пара пишет очки обеих рук. Вы and Оля: запомненные 7 прибавились, счёт открыт, 22. " +
        "Алекс and Серж: запомненные 19 сгорают.",
    );
  });

  test("at a fish the lower pair is compared by both hands", () => {
    const settlement = settled({ winner: 1, points: [15, 0], before: [open(0), open(3)], after: [open(15), open(3)] });
    expect(reasons(settlement, KOZEL_PAIRS)).toBe(
      "Алекс and Серж: на руках меньше, 8 против 15. Другая пара пишет очки обеих рук.",
    );
    expect(roundKind(over(settlement, KOZEL_PAIRS))).toBeNull();
  });

  test("where points are good, the winner takes the others' hands and the leader is named", () => {
    const settlement = settled({
      finish: "out",
      seat: 2,
      winner: 2,
      counts: [2, 25, 0, 5],
      hands: [[[0, 2]], [[0, 0]], [], [[2, 3]]],
      points: [0, 0, 32, 0],
      before: [open(40), open(0), open(0), open(0)],
      after: [open(40), open(0), open(32), open(0)],
    });
    expect(reasons(settlement, CREDIT)).toBe(
      "Алекс: на руках 0-0, это 25. Оля получает всё, что у соперников на руках: 2 + 25 + 5 = 32. " +
        "Впереди: Вы, 40 из 100.",
    );
  });

  test("the partner's last tile is worth nothing special when it isn't counted", () => {
    const settlement = settled({
      finish: "out",
      seat: 2,
      winner: 0,
      counts: [25, 3, 0, 5],
      hands: [[[0, 0]], [[0, 3]], [], [[2, 3]]],
      points: [8, 0],
      before: [open(0), open(0)],
      after: [open(8), open(0)],
    });
    expect(reasons(settlement, { ...CREDIT_PAIRS, lone_tile: { "0-0": 25 } })).toBe(
      "Вы and Оля: в плюс идут руки другой пары: 3 + 5 = 8. Впереди: Вы and Оля, 8 из 100.",
    );
    expect(reasons(settlement, { ...CREDIT_PAIRS, out_score: "winner_takes_all" })).toContain("25 + 3 + 5 = 33");
  });

  test("the lowest hand scores what each of the others holds more", () => {
    const settlement = settled({
      winner: 0,
      points: [15, 0, 0, 0],
      before: [open(0), open(0), open(0), open(0)],
      after: [open(15), open(0), open(0), open(0)],
    });
    expect(reasons(settlement, CREDIT)).toContain("У вас меньше всех, 2, и разница с каждым ваша: 1 + 11 + 3 = 15.");
  });

  test("the blocker scores all hands", () => {
    const settlement = settled({ winner: 3, points: [0, 0, 0, 23], after: [open(0), open(0), open(0), open(23)] });
    const said = reasons(settlement, { ...CREDIT, block_score: "blocker_scores_all" });
    expect(said).toContain("Серж ставит рыбу и получает очки всех рук: 2 + 3 + 13 + 5 = 23.");
  });

  test("between two the difference is written by who holds more", () => {
    const two = PEOPLE.slice(0, 2);
    const settlement = settled({
      counts: [18, 7],
      hands: HANDS.slice(0, 2),
      points: [11, 0],
      winner: 1,
      before: [open(0), open(0)],
      after: [open(11), open(0)],
    });
    const rules = { ...KOZEL, block_score: "difference", opening: null };
    expect(reasons(settlement, rules, { people: two })).toBe("У вас больше, и вы пишете разницу: 18 − 7 = 11.");
  });

  test("going out with a weighty tile gives the others more, and who reaches the target is out", () => {
    const people = PEOPLE.map((person) => ({ ...person, out: person.seat === 3 }));
    const settlement = settled({
      finish: "out",
      seat: 0,
      winner: 0,
      counts: [0, 4, 6, 11],
      points: [0, 54, 56, 61],
      before: [open(0), open(0), open(0), open(50)],
      after: [open(0), open(54), open(56), open(111)],
    });
    const rules: RulesView = { ...KOZEL, going_out_bonus: { "6-6": 50 }, goes_on: "last_one_standing" };
    expect(reasons(settlement, rules, { people, last: [6, 6] })).toBe(
      "Кто не вышел, пишет очки, оставшиеся на руках. Последняя кость 6-6: остальным ещё по 50. " +
        "Серж набирает 111 и дальше не играет.",
    );
  });

  test.each([
    ["highest_takes_all", "nobody", "Больше всех сразу у нескольких, очков не пишет никто."],
    ["difference", "nobody", "На руках поровну, очков не пишет никто."],
    ["lower_side_wins", "carry", "На руках поровну, очков не получает никто."],
    ["lowest_scores_difference", "carry", "Меньше всех сразу у нескольких, очков не получает никто."],
  ] as const)("a tie at %s gives nobody anything", (block_score, tie, said) => {
    const settlement = settled({ tied: true, points: [0, 0, 0, 0] });
    expect(reasons(settlement, { ...KOZEL, block_score, tie })).toBe(said);
  });

  test("rounds are counted one by one where the target is in rounds", () => {
    const settlement = settled({ finish: "out", seat: 0, winner: 0, points: [1, 0, 0, 0] });
    expect(reasons(settlement, { ...CREDIT, target_in: "rounds", target: 5 })).toContain("Вы: раунд выигран, +1.");
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

/** Every way of scoring, with everybody alone and in pairs, won by me and by somebody else. */
function everyRound(): RoundOver[] {
  const rounds: RoundOver[] = [];
  const blockScores = ["own", "highest_takes_all", "difference", "lower_side_wins", "lowest_scores_difference", "lowest_scores_rest", "blocker_scores_all", "blocker_against_left"];
  const bonuses = ["pass_on_lead", "pass_on_double_lead", "pass_round", "capicua", "chuchazo", "round"];
  for (const pairs of [false, true]) {
    for (const winner of [0, 1]) {
      const all = { ...CREDIT, pairs, going_out_bonus: { "3-6": 50 }, lone_tile: { "0-2": 9 }, held_tile: { "0-3": 9 } };
      for (const block_score of blockScores) {
        const rules = { ...all, block_score };
        rounds.push(over(settled({ winner, taker: winner, carry_before: 9, carry_taker: winner }), rules));
        if (!["own", "blocker_scores_all", "blocker_against_left"].includes(block_score)) rounds.push(over(settled({ tied: true }), { ...rules, tie: "nobody" }));
      }
      for (const out_score of ["losers_own", "winner_takes_others", "winner_takes_all"]) {
        rounds.push(over(settled({ finish: "out", seat: winner, winner }), { ...all, out_score }));
      }
      rounds.push(over(settled({ finish: "out", seat: winner, winner }), { ...all, target_in: "rounds" }));
      const earned = bonuses.map((name) => ({ seat: winner, name, points: 25 }));
      rounds.push(over(settled({ finish: "out", seat: winner, winner, bonuses: earned }), all));
      rounds.push(over(settled({ tied: true, carry_before: 9, carry: 9 }), { ...all, block_score: "lower_side_wins", tie: "carry_to_winner" }));
      rounds.push(over(settled({ winner, carry_before: 9, carry: 9 }), { ...all, block_score: "lower_side_wins", tie: "carry_to_winner" }));
    }
    const accounts = { before: [remembered(1), remembered(2)], after: [open(22), remembered(0)] };
    rounds.push(over(settled(accounts), { ...OWN, pairs }));
    rounds.push(over(settled({ ...accounts, before: [remembered(0), remembered(2)] }), { ...OWN, pairs }));
  }
  const people = PEOPLE.map((person) => ({ ...person, out: person.seat < 2 }));
  rounds.push(over(settled({}), { ...OWN, goes_on: "last_one_standing" }, { people }));
  return rounds;
}

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
  const rounds = [
    ...settlements.map((settlement) => over(settlement)),
    ...settlements.filter(({ tied }) => !tied).map((settlement) => over(settlement, OWN)),
    ...everyRound(),
  ];
  const phrases = rounds.flatMap((round) => [roundHeading(round), ...roundReasons(round), roundKind(round)]);
  for (const seat of [0, 1]) {
    const events = [
      eventWords({ kind: "played", seat, tile: [0, 1], end: "right" }, PEOPLE, [[0, 1]], 0),
      eventWords({ kind: "drew", seat, tile: seat === 0 ? [0, 1] : null }, PEOPLE, [], 2),
      eventWords({ kind: "passed", seat, bonuses: [] }, PEOPLE, [[0, 1]], 0),
      eventWords({ kind: "passed", seat: 2, bonuses: [{ seat, name: "pass_round", points: 25 }] }, PEOPLE, [[0, 1]], 0),
      eventWords({ kind: "passed", seat: 2, bonuses: [{ seat, name: "pass_round", points: 25 }] }, PAIRS, [[0, 1]], 0),
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
