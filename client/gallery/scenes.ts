/** The scenes of the gallery, each as the view that a server would send. */
import { KOZEL } from "../development/kozel-rules";
import type { Account, MatchView, RulesView, Settlement, TableView, Tile } from "../src/generated/messages";
import { endsFor } from "../src/table/moves";
import { findPosition, legalIn, longLine, playsOf, type Position } from "./random-play";

const NAMES = ["Маша", "Алекс", "Оля", "Серж"];
const open = (score: number): Account => ({ open: score, remembered: 0, misses: 0 });
const remembered = (points: number): Account => ({ open: null, remembered: points, misses: 0 });
const ACCOUNTS = [remembered(12), remembered(3), open(20), remembered(0)];

export interface SceneOptions {
  readonly seats: number;
  readonly tiles: number;
  readonly seed: number;
  readonly seconds: number | null;
  readonly bots: boolean;
  readonly carry: number;
  /** The pips of the set's highest half. */
  readonly highest: number;
}

export const SCENES: Readonly<Record<string, (options: SceneOptions) => TableView>> = {
  play: (options) => tableOf(options, matchOf(options, findPosition(options.seats, mine(options), options.seed))),
  both: (options) =>
    tableOf(
      options,
      matchOf(options, findPosition(options.seats, (at) => mine(options)(at) && hasDoubleChoice(at), options.seed)),
    ),
  waits: (options) =>
    tableOf(
      options,
      matchOf(
        options,
        findPosition(options.seats, (at) => at.turn === options.seats - 1 && at.line.length >= options.tiles, options.seed),
      ),
    ),
  draw: (options) => tableOf(options, matchOf(options, findPosition(options.seats, canOnly("draw", options), options.seed))),
  pass: (options) => tableOf(options, matchOf(options, findPosition(options.seats, canOnly("pass", options), options.seed))),
  drawing: (options) =>
    tableOf(
      options,
      matchOf(
        options,
        findPosition(
          options.seats,
          (at) => at.turn === options.seats - 1 && at.drawn === 2 && at.boneyard.length > 0,
          options.seed,
        ),
      ),
    ),
  "big-hand": (options) => tableOf(options, matchOf(options, bigHand(options))),
  lead: (options) => {
    const view = matchOf(options, findPosition(options.seats, (at) => at.turn === 0, options.seed));
    return tableOf(options, { ...view, round: 1, legal: view.legal.slice(0, 1) });
  },
  line: (options) => tableOf(options, lineOf(options)),
  fish: (options) => tableOf(options, fish(options), "round_over"),
  tied: (options) => tableOf(options, tied(options), "round_over"),
  out: (options) => tableOf(options, wentOut(options), "round_over"),
  "fish-pairs": (options) => tableOf(options, fishInPairs(options), "round_over", PAIRS),
  "out-credit": (options) => tableOf(options, wentOutForCredit(options), "round_over", CREDIT),
  "won-pairs": (options) => tableOf(options, wonInPairs(options), "match_over", PAIRS_CREDIT),
  goat: (options) => tableOf(options, matchOver(options, "target"), "match_over"),
  timeout: (options) => tableOf(options, matchOver(options, "timeout"), "match_over"),
};

const PAIRS: RulesView = { ...KOZEL, name: "kozel-pairs", pairs: true, block_score: "lower_side_wins", lone_tile: {} };
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
const PAIRS_CREDIT: RulesView = { ...CREDIT, name: "pairs-100", pairs: true, block_score: "lower_side_wins" };

function bigHand({ tiles, seed, highest }: SceneOptions): Position {
  return findPosition(2, (at) => at.turn === 0 && (at.hands[0]?.length ?? 0) >= tiles, seed, highest);
}

function mine({ tiles }: SceneOptions): (at: Position) => boolean {
  return (at) => at.turn === 0 && at.line.length >= tiles && legalIn(at)[0]?.kind === "play";
}

function hasDoubleChoice(at: Position): boolean {
  return (at.hands[0] ?? []).some((tile) => tile[0] !== tile[1] && endsFor(tile, legalIn(at)).length === 2);
}

function canOnly(kind: "draw" | "pass", { tiles }: SceneOptions): (at: Position) => boolean {
  return (at) => at.turn === 0 && at.line.length >= tiles && legalIn(at)[0]?.kind === kind;
}

function tableOf(
  options: SceneOptions,
  match: MatchView,
  phase: TableView["phase"] = "playing",
  rules: RulesView = KOZEL,
): TableView {
  const bots = ["matvey", "klava", "semyon", "zina"];
  return {
    table: "gallery",
    sequence: 40,
    position: 40,
    phase,
    options: {
      rules: rules.name,
      changes: {},
      seats: options.seats,
      seconds: options.seconds,
      bots: options.bots ? "heuristic" : null,
      listed: false,
    },
    rules: { ...rules, highest: options.highest },
    sides: sidesOf(options, rules),
    seat: 0,
    seats: Array.from({ length: options.seats }, (_, seat) => ({
      name: NAMES[seat] ?? "",
      bot: options.bots && seat > 0 ? (bots[seat - 1] ?? null) : null,
      present: true,
      ready: false,
      awaited: !options.bots || seat === 0,
    })),
    remaining_ms: options.seconds === null ? null : options.seconds * 620,
    match: { ...match, sides: sidesOf(options, rules) },
    commitment: "",
    rounds: 1,
    event: null,
  };
}

function sidesOf({ seats }: SceneOptions, { pairs }: RulesView): number[] {
  return Array.from({ length: seats }, (_, seat) => (pairs ? seat % 2 : seat));
}

function matchOf(options: SceneOptions, at: Position): MatchView {
  return {
    seat: 0,
    round: 4,
    turn: at.turn,
    drawn: at.drawn,
    line: at.line,
    lead: at.lead,
    last: at.last,
    hand: at.hands[0] ?? [],
    legal: at.turn === 0 ? legalIn(at) : [],
    tiles: at.hands.map((hand) => hand.length),
    sides: Array.from({ length: options.seats }, (_, seat) => seat),
    accounts: ACCOUNTS.slice(0, at.hands.length),
    boneyard: at.boneyard.length,
    carry: options.carry,
    lacks: at.hands.map(() => []),
    draws_all: false,
    in_play: at.hands.map((_, seat) => seat),
    redeal: null,
    settlement: null,
    end: null,
  };
}

function lineOf(options: SceneOptions): MatchView {
  const { line, lead, rest } = longLine(options.tiles, options.seed, options.highest);
  const hands = Array.from({ length: options.seats }, (_, seat) =>
    rest.filter((_tile, index) => index % options.seats === seat),
  );
  const at: Position = { line, lead, hands, boneyard: [], turn: 0, last: { seat: 1, end: "right" }, drawn: 0 };
  return { ...matchOf(options, at), legal: playsOf(hands[0] ?? [], line) };
}

const FISH_LINE: MatchView["line"] = [
  [6, 5], [5, 5], [5, 0], [0, 6], [6, 6], [6, 1], [1, 1], [1, 3], [3, 6], [6, 4], [4, 2], [2, 6],
];

function roundOver(options: SceneOptions, settlement: Settlement): MatchView {
  const at: Position = {
    line: FISH_LINE,
    lead: 6,
    hands: settlement.hands,
    boneyard: [],
    turn: 0,
    last: { seat: settlement.seat, end: "right" },
    drawn: 0,
  };
  return { ...matchOf(options, at), turn: null, legal: [], accounts: settlement.after, carry: settlement.carry, settlement };
}

function settled(hands: readonly (readonly Tile[])[], rest: Partial<Settlement>): Settlement {
  const counts = hands.map((hand) => hand.reduce((sum, [low, high]) => sum + low + high, 0));
  const before = [remembered(19), remembered(0), remembered(7), remembered(4)].slice(0, hands.length);
  return {
    finish: "block",
    seat: 3,
    hands,
    counts,
    points: counts,
    winner: null,
    taker: null,
    tied: false,
    bonuses: [],
    carry_before: 0,
    carry_taker: null,
    carry: 0,
    before,
    after: before,
    ...rest,
  };
}

/** Worked example 3: Masha +19, Alex 0, Olya +7, Serg +4; a fish on one with hands of 2, 3, 13 and 5. */
function fish(options: SceneOptions): MatchView {
  return roundOver(
    options,
    settled([[[0, 2]], [[0, 3]], [[3, 4], [1, 5]], [[2, 3]]], {
      points: [0, 0, 23, 0],
      taker: 2,
      after: [remembered(0), remembered(0), open(30), remembered(0)],
    }),
  );
}

/** Worked example 4: hands of 2, 14, 14 and 5: nobody scores, 35 are carried. */
function tied(options: SceneOptions): MatchView {
  return roundOver(
    options,
    settled([[[0, 2]], [[5, 5], [0, 4]], [[3, 4], [2, 5]], [[2, 3]]], { points: [0, 0, 0, 0], tied: true, carry: 35 }),
  );
}

/** Worked example 1, with a big hand left: Masha goes out. */
function wentOut(options: SceneOptions): MatchView {
  const left: Tile[] = [[3, 4], [1, 5], [0, 0], [0, 1], [1, 4], [2, 2], [0, 4]];
  return roundOver(
    options,
    settled([[], [[0, 3]], left, [[2, 3]]], {
      finish: "out",
      seat: 0,
      points: [0, 3, 27, 5],
      after: [remembered(0), remembered(3), open(34), remembered(9)],
    }),
  );
}

function matchOver(options: SceneOptions, reason: "target" | "timeout"): MatchView {
  const scores = [75, 25, 96, 104];
  return {
    ...roundOver(options, settled([[], [[0, 3]], [[1, 5]], [[2, 3]]], { finish: "out", seat: 0 })),
    round: 9,
    accounts: scores.map(open),
    end: { reason, losers: [3], rating: [3, 8, 1, 0] },
  };
}

/** Hands of 2 and 13 against 3 and 5: the others' pair holds less. */
function fishInPairs(options: SceneOptions): MatchView {
  return roundOver(
    options,
    settled([[[0, 2]], [[0, 3]], [[3, 4], [1, 5]], [[2, 3]]], {
      points: [15, 0],
      winner: 1,
      before: [remembered(7), remembered(19)],
      after: [open(22), remembered(0)],
    }),
  );
}

function wentOutForCredit(options: SceneOptions): MatchView {
  return roundOver(
    options,
    settled([[], [[0, 3]], [[3, 4], [1, 5]], [[0, 0]]], {
      finish: "out",
      seat: 0,
      counts: [0, 3, 13, 25],
      points: [41, 0, 0, 0],
      winner: 0,
      before: [open(12), open(30), open(0), open(44)],
      after: [open(53), open(30), open(0), open(44)],
    }),
  );
}

function wonInPairs(options: SceneOptions): MatchView {
  const over = roundOver(options, settled([[], [[0, 3]], [[1, 5]], [[2, 3]]], { finish: "out", seat: 0 }));
  return { ...over, round: 6, accounts: [open(112), open(64)], end: { reason: "target", losers: [1], rating: [] } };
}
