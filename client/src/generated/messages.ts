// Generated from src/kozel/web/message.py by `.ci/uv run python -m kozel.web.typescript`; changes made here are lost.

export type Move =
  | Draw
  | Pass
  | Play;

export type TableEventView =
  | ChangedSeatView
  | ClosedView
  | DealtView
  | DrewView
  | Passed
  | Played
  | ReadyView
  | RedealtView
  | SatView
  | StartedView
  | StoodView
  | TimedOut;

export type ClientMessage =
  | ChangeSeat
  | Follow
  | MakeMove
  | OpenTable
  | Ready
  | Sit
  | Stand
  | Start
  | Unfollow;

export type ServerMessage =
  | Done
  | Lobby
  | Refused
  | Update
  | Welcome;

export type MatchEventView =
  | DealtView
  | DrewView
  | Passed
  | Played
  | TimedOut;

export type AskedQuestion =
  | AskedChoice
  | AskedNumber;

/**
 * Open a table and take its first seat.
 *
 * `commitment` is the one from the latest `welcome`; `nonce` is 16 random bytes of the client's own, in hexadecimal,
 * drawn after it. `start`: fill with bots and begin at once.
 */
export interface OpenTable {
  readonly kind: "open_table";
  readonly command: string;
  readonly commitment: string;
  readonly nonce: string;
  readonly name: string;
  readonly options: TableOptions;
  readonly start?: boolean;
}

/** Send this table's updates from now on. `after` is the latest sequence that the page has (null: nothing). */
export interface Follow {
  readonly kind: "follow";
  readonly table: string;
  readonly after?: number | null;
}

/** The page shows this table no more. */
export interface Unfollow {
  readonly kind: "unfollow";
  readonly table: string;
}

/** Take this free seat, or the next one where `seat` is null. `nonce` as in `open_table`. */
export interface Sit {
  readonly kind: "sit";
  readonly command: string;
  readonly table: string;
  readonly name: string;
  readonly nonce: string;
  readonly seat?: number | null;
}

/** Move to this free seat while the table waits. */
export interface ChangeSeat {
  readonly kind: "change_seat";
  readonly command: string;
  readonly table: string;
  readonly seat: number;
}

/** Leave one's seat while the table waits. */
export interface Stand {
  readonly kind: "stand";
  readonly command: string;
  readonly table: string;
}

/** Let bots fill the empty seats and begin. */
export interface Start {
  readonly kind: "start";
  readonly command: string;
  readonly table: string;
}

/** Play, draw or pass, in the position that the page shows. */
export interface MakeMove {
  readonly kind: "move";
  readonly command: string;
  readonly table: string;
  readonly position: number;
  readonly move: Move;
}

/** Ask for the next round, or after the match for a rematch. `position` as in `move`. */
export interface Ready {
  readonly kind: "ready";
  readonly command: string;
  readonly table: string;
  readonly position: number;
}

/**
 * What was chosen when the table was opened.
 *
 * `rules` is a preset, and `changes` are the options in which the table plays otherwise, by name. `seconds` a move
 * (null: no clock). `bots` is the level of the bots that fill empty seats (null: none do). `listed`: shown to everyone
 * as a request, else only who has the link finds it.
 */
export interface TableOptions {
  readonly rules: string;
  readonly changes: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly seconds: number | null;
  readonly bots: string | null;
  readonly listed: boolean;
}

/** Join a tile of one's hand to an end of the line. The round's first tile is played to the right end. */
export interface Play {
  readonly kind: "play";
  readonly tile: Tile;
  readonly end: End;
}

/** Take the next tile of the boneyard, blind. */
export interface Draw {
  readonly kind: "draw";
}

/** Knock: nothing fits and nothing may be drawn. */
export interface Pass {
  readonly kind: "pass";
}

/** One domino, `low <= high`. Its text form is `1-4`; on the wire it is `[1, 4]`. */
export type Tile = readonly [low: number, high: number];

/** One of the line's two ends. Which one is called left is fixed when the round's first tile lies down. */
export type End = "left" | "right";

/**
 * A whole sheet. `rules` is a preset and `options` what is chosen otherwise.
 *
 * `players` in the order in which they sit; or `pairs`, the two pairs. A pair's name is its players' joined by "+".
 * `start` gives accounts by name, of players or pairs; who isn't named there starts afresh.
 */
export interface Sheet {
  readonly rules: string;
  readonly options?: { readonly [name: string]: unknown };
  readonly players?: readonly string[];
  readonly pairs?: readonly [readonly [string, string], readonly [string, string]] | null;
  readonly start?: { readonly [name: string]: StartTold };
  readonly rounds?: readonly RoundTold[];
}

/** The account with which somebody comes to the sheet: an open score, or remembered points. */
export interface StartTold {
  readonly open?: number | null;
  readonly remembered?: number;
}

/**
 * A round: who went `out`, or who made the `block`, or whose clock ran out (`timeout`, which ends the match).
 *
 * `last` is the tile played last, where somebody remembers it. `hands` are by player; in pairs, two hands may be told
 * as one count under the pair's name. A partner's hand may be left out where the rules don't count it. `bonuses` are
 * who earned which of the rules' bonuses in the round, a name as often as it was earned; what winning one of the first
 * rounds gives is counted by itself.
 */
export interface RoundTold {
  readonly out?: string | null;
  readonly block?: string | null;
  readonly timeout?: string | null;
  readonly last?: string | null;
  readonly hands?: { readonly [name: string]: number | readonly string[] };
  readonly bonuses?: { readonly [name: string]: readonly string[] };
}

/** What can be answered: a play, or (`WHOSE`) a seat; the other one is null. */
export interface PuzzleAnswer {
  readonly play: Play | null;
  readonly seat: number | null;
}

/**
 * The first message on a connection, and after each table opened: what `open_table` must name.
 *
 * `unfinished` are tables where this person has a seat in a match that isn't over, or that wait; latest first.
 * `address` is where others reach the server, in whole and without a path; null: by the address that the page has.
 */
export interface Welcome {
  readonly kind: "welcome";
  readonly commitment: string;
  readonly unfinished: readonly string[];
  readonly requests: readonly RequestView[];
  readonly people: number;
  readonly address: string | null;
}

/** The list of requests, or the number of people here, changed. */
export interface Lobby {
  readonly kind: "lobby";
  readonly requests: readonly RequestView[];
  readonly people: number;
}

/**
 * A table as it is now, and what happened since the previous update, in order.
 *
 * `events` is empty when there is too much to tell (the page then shows the state without moving anything).
 */
export interface Update {
  readonly kind: "update";
  readonly table: string;
  readonly events: readonly TableEventView[];
  readonly view: TableView;
}

/** The command is committed: it will never be lost. A repeated command gets the first answer again. */
export interface Done {
  readonly kind: "done";
  readonly command: string;
  readonly table: string;
  readonly sequence: number;
}

/** The command was refused and nothing changed; `code` has a text in the catalogue (`refusal.<code>`). */
export interface Refused {
  readonly kind: "refused";
  readonly command: string | null;
  readonly table: string | null;
  readonly code: string;
  readonly tile: Tile | null;
}

/**
 * A table as one person sees it.
 *
 * `sequence` numbers the table's latest event; `position` the latest that changed the match: a move names it, so
 * that one made for an older position is refused. `sides` are the seats' sides: partners share one. `remaining_ms` is
 * what the clock of the seat in turn (or of the pause between rounds) still has, at the moment of sending. `rounds`
 * counts the rounds dealt in all the table's matches. `event`: the id of the event for whose game it was opened; such
 * a match has no rematch, and only the event's players sit there.
 */
export interface TableView {
  readonly table: string;
  readonly sequence: number;
  readonly position: number;
  readonly phase: Phase;
  readonly options: TableOptions;
  readonly rules: RulesView;
  readonly seat: number | null;
  readonly seats: readonly (SeatView | null)[];
  readonly sides: readonly number[];
  readonly remaining_ms: number | null;
  readonly match: MatchView | null;
  readonly commitment: string;
  readonly rounds: number;
  readonly event: string | null;
}

/**
 * A request (заявка) in everyone's list: a table that waits for people.
 *
 * `seats` are names, null where free; `sides` are the seats' sides, as in a table's view.
 */
export interface RequestView {
  readonly table: string;
  readonly options: TableOptions;
  readonly rules: RulesView;
  readonly seats: readonly (string | null)[];
  readonly sides: readonly number[];
}

/** What a table is doing. */
export type Phase = "waiting" | "playing" | "round_over" | "match_over" | "closed";

/** What people at a table want to know of its rules at a glance, and what points are explained by. */
export interface RulesView {
  readonly name: string;
  readonly highest: number;
  readonly pairs: boolean;
  readonly block_score: string;
  readonly tie: Tie;
  readonly out_score: string;
  readonly lone_tile: { readonly [name: string]: number };
  readonly held_tile: { readonly [name: string]: number };
  readonly going_out_bonus: { readonly [name: string]: number };
  readonly bonuses: { readonly [name: string]: number };
  readonly turns: Turns;
  readonly direction: Direction;
  readonly opening: number | null;
  readonly target: number;
  readonly target_in: TargetIn;
  readonly goes_on: MatchGoesOn;
}

/** Somebody sat down. */
export interface SatView {
  readonly kind: "sat";
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
}

/** Somebody moved to another seat before the match began. */
export interface ChangedSeatView {
  readonly kind: "changed_seat";
  readonly seat: number;
  readonly to: number;
}

/** Somebody left their seat before the match began. */
export interface StoodView {
  readonly kind: "stood";
  readonly seat: number;
}

/** Somebody asked for the next round, or for the rematch. */
export interface ReadyView {
  readonly kind: "ready";
  readonly seat: number;
}

/** A match began; the first, or a rematch. */
export interface StartedView {
  readonly kind: "started";
}

/** The deal was taken back; the next one follows. */
export interface RedealtView {
  readonly kind: "redealt";
  readonly redeal: Redeal;
}

/** The table was closed. */
export interface ClosedView {
  readonly kind: "closed";
}

/** A round was dealt; the viewer's hand stands in the match view. */
export interface DealtView {
  readonly kind: "dealt";
  readonly round: number;
  readonly attempt: number;
}

/** A seat joined a tile to an end of the line. */
export interface Played {
  readonly kind: "played";
  readonly seat: number;
  readonly tile: Tile;
  readonly end: End;
}

/** A seat drew a tile; `tile` is null for everybody else. */
export interface DrewView {
  readonly kind: "drew";
  readonly seat: number;
  readonly tile: Tile | null;
}

/** A seat knocked. `bonuses` are what others are given for it, by rules that know such bonuses. */
export interface Passed {
  readonly kind: "passed";
  readonly seat: number;
  readonly bonuses: readonly Bonus[];
}

/** A seat let its clock run out. */
export interface TimedOut {
  readonly kind: "timed_out";
  readonly seat: number;
}

/**
 * What becomes of the sum of a tied block.
 *
 * `carry`: where the highest would take all, it goes to the highest of a later round. `carry_to_winner`: where the
 * lowest would win, it goes to the winner of a later round.
 */
export type Tie = "carry" | "nobody" | "carry_to_winner";

/** Which way the turns go round the table. Seats are numbered clockwise. */
export type Turns = "clockwise" | "anticlockwise";

/** Whether points are bad (the target loses) or good (the target wins). */
export type Direction = "penalty" | "credit";

/** What the target counts. */
export type TargetIn = "points" | "rounds";

/** How long a match goes on. */
export type MatchGoesOn = "first_to_target" | "last_one_standing";

/**
 * A match as `seat` sees it; null is a spectator, who sees no hand.
 *
 * `tiles` are the numbers of tiles in the hands. `drawn` is how many the seat in turn has drawn in this turn.
 * `legal` are the viewer's own moves, empty when it isn't their turn. `lead` is the place in `line` of the round's
 * first tile. `lacks` are, for each seat, the values that everybody knows its hand to lack between its turns, since it
 * drew or passed at such an end. `draws_all`: the line is blocked, and the seat in turn takes the whole boneyard.
 * `in_play` are the seats that haven't dropped out. `sides` are the seats' sides: partners share one; accounts, the
 * settlement's points and the end are by side. `settlement` is there while a round is over and the next isn't dealt:
 * it lays all hands open.
 */
export interface MatchView {
  readonly seat: number | null;
  readonly round: number;
  readonly turn: number | null;
  readonly drawn: number;
  readonly line: readonly Laid[];
  readonly lead: number;
  readonly last: LastPlay | null;
  readonly hand: readonly Tile[];
  readonly legal: readonly Move[];
  readonly tiles: readonly number[];
  readonly lacks: readonly (readonly number[])[];
  readonly draws_all: boolean;
  readonly in_play: readonly number[];
  readonly sides: readonly number[];
  readonly accounts: readonly Account[];
  readonly boneyard: number;
  readonly carry: number;
  readonly redeal: Redeal | null;
  readonly settlement: Settlement | null;
  readonly end: MatchEnd | null;
}

/** Why the deal is taken back, and the seat whose hand does it; null where nobody holds a tile to lead with. */
export interface Redeal {
  readonly seat: number | null;
  readonly cause: RedealCause;
}

/**
 * Who sits there. `bot` is a bot's character, whose name is in the catalogue; then `name` is that character too.
 *
 * `ready`: has asked for the next round, or the rematch. `awaited`: it doesn't begin before they ask. `present`: has a
 * page open (bots always).
 */
export interface SeatView {
  readonly name: string;
  readonly bot: string | null;
  readonly present: boolean;
  readonly ready: boolean;
  readonly awaited: boolean;
}

/** What is wrong with a hand. */
export type RedealCause = "doubles" | "same_value" | "no_lead";

/** The seat that earned it for its side, its name among the bonuses of the rule set, and its points. */
export interface Bonus {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

/** A tile as it lies in the line: its half towards the left end, its half towards the right end. */
export type Laid = readonly [left: number, right: number];

/** The line's latest tile: who played it, at which end. */
export interface LastPlay {
  readonly seat: number;
  readonly end: End;
}

/**
 * `open` is the open score, or null before it is opened; `remembered` are the points kept until then.
 *
 * `misses` are the rounds in which it didn't open since it began or last burnt, where the rules count them.
 */
export interface Account {
  readonly open: number | null;
  readonly remembered: number;
  readonly misses: number;
}

/**
 * The table of points of one round. Hands and counts are by seat, everything else by side.
 *
 * `seat` went out or is the blocker. `points` are all that the round gave to each side, a sum taken at a block, the
 * carry and the `bonuses` included. `winner` is the side that won the round, where one did. `taker` took everything at
 * a block; `carry_taker` took the carry; `tied` says that a block gave nobody anything. `carry` is what the next round
 * starts with.
 */
export interface Settlement {
  readonly finish: Finish;
  readonly seat: number;
  readonly hands: readonly (readonly Tile[])[];
  readonly counts: readonly number[];
  readonly points: readonly number[];
  readonly bonuses: readonly Bonus[];
  readonly winner: number | null;
  readonly taker: number | null;
  readonly tied: boolean;
  readonly carry_before: number;
  readonly carry_taker: number | null;
  readonly carry: number;
  readonly before: readonly Account[];
  readonly after: readonly Account[];
}

/**
 * The end of a match: the sides that lost it (the goats; who timed out) and everybody's rating points.
 *
 * `rating` is by side, and empty where the rules give none: the seeds know it for penalty points without pairs.
 */
export interface MatchEnd {
  readonly reason: EndReason;
  readonly losers: readonly number[];
  readonly rating: readonly number[];
}

/** Somebody played the last tile of their hand, or made a block (a fish). */
export type Finish = "out" | "block";

/** Why a match is over. */
export type EndReason = "target" | "timeout";

/**
 * A preset with the numbers of players it is for, and the values that a request may choose from.
 *
 * The preset's own value is always among them; where it is the only one, there is nothing to choose.
 */
export interface PresetView {
  readonly rules: RulesView;
  readonly players: readonly number[];
  readonly block_scores: readonly string[];
  readonly targets: readonly number[];
  readonly goes_on: readonly MatchGoesOn[];
}

/** One of a table's `matches`, which are counted from 1. `end` is null while it goes on. */
export interface MatchReplay {
  readonly table: string;
  readonly match: number;
  readonly matches: number;
  readonly rules: RulesView;
  readonly seats: readonly ReplaySeat[];
  readonly sides: readonly number[];
  readonly rounds: readonly ReplayRound[];
  readonly end: MatchEnd | null;
}

/** Who sat there. `bot` is a bot's character, whose name is in the catalogue; then `name` is that character too. */
export interface ReplaySeat {
  readonly name: string;
  readonly bot: string | null;
}

/** A round that is over: its first step is the deal that counted. `settlement` is null where a clock ended it. */
export interface ReplayRound {
  readonly number: number;
  readonly accounts: readonly Account[];
  readonly carry: number;
  readonly steps: readonly ReplayStep[];
  readonly settlement: Settlement | null;
}

/**
 * What happened, and the round after it. `hands` are all seats' hands, `boneyard` the tiles left in it.
 *
 * `spent_ms` is how long the seat in turn took; null for the deal, and where nobody played it.
 */
export interface ReplayStep {
  readonly event: MatchEventView;
  readonly spent_ms: number | null;
  readonly line: readonly Laid[];
  readonly lead: number;
  readonly last: LastPlay | null;
  readonly hands: readonly (readonly Tile[])[];
  readonly boneyard: readonly Tile[];
  readonly turn: number | null;
}

/** The analysis of a match as far as it is made; `rounds` is empty as long as nobody has asked for it. */
export interface MatchAnalysis {
  readonly table: string;
  readonly match: number;
  readonly rounds: readonly RoundToAnalyse[];
}

/** A finished round that was asked for; `analysis` is null until it is made. */
export interface RoundToAnalyse {
  readonly round: number;
  readonly analysis: RoundAnalysis | Unavailable | null;
}

/**
 * A round's analysis; everything but decisions is by side, in points.
 *
 * `expected` has for each event of the round what each side could then expect to be given. `result` is how much
 * better each side did than the others on average, `skill` what the others' decisions gave away on average less what
 * its own did, `luck` the rest: the tiles, and what nobody could know of them. `par` is the result if all tiles had
 * been known and everybody had played perfectly. Where the rules count rounds won and not points, every number here
 * and in decisions is in rounds.
 */
export interface RoundAnalysis {
  readonly kind: "analysed";
  readonly round: number;
  readonly expected: readonly (readonly number[])[];
  readonly decisions: readonly Decision[];
  readonly result: readonly number[];
  readonly luck: readonly number[];
  readonly skill: readonly number[];
  readonly par: readonly number[] | null;
}

/** A round that can't be analysed: compiled code doesn't know the value of this option, or (null) it failed. */
export interface Unavailable {
  readonly kind: "unavailable";
  readonly option: string | null;
}

/**
 * A choice of `seat`, made by the round's event number `step` (the deal is 0). `options` begin with the best.
 *
 * `open_loss` is what the move gave away if all tiles had been known and everybody had then played perfectly; nobody
 * could know that, so it is no blame. null: these rules are too large to solve. `lacks` are the values that everybody
 * knew each seat to have none of. `reasons` say what speaks for the best move against the one that was played, or if
 * that was the best, against the next best. `best_line` are all plays from the best move to the round's end, as they
 * could have gone with all tiles open; it is there for moves that surely cost something.
 */
export interface Decision {
  readonly step: number;
  readonly seat: number;
  readonly played: Play;
  readonly loss: number;
  readonly error: number;
  readonly open_loss: number | null;
  readonly label: Label;
  readonly options: readonly Option[];
  readonly lacks: readonly (readonly number[])[];
  readonly reasons: readonly Reason[];
  readonly best_line: readonly LinePlay[];
}

/** `FINE`: worse than the best by less than anybody need mind. `UNCLEAR`: the loss may as well be none. */
export type Label = "best" | "fine" | "unclear" | "inaccuracy" | "mistake" | "blunder";

/**
 * A move that could be made: by how many points it is expected to be behind the best one, and how sure that is.
 *
 * `error` is the standard error, 0 where all deals that the seat had to reckon with were gone through.
 */
export interface Option {
  readonly play: Play;
  readonly behind: number;
  readonly error: number;
}

/**
 * What the better move has more of.
 *
 * It puts a heavier tile down; gets rid of a double; leaves the hand more to go on with; makes the next player, the
 * player opposite or the one before more likely to be stuck (in pairs the partner sits opposite, and is let on);
 * keeps ends of which the hand has the most; leaves the own end open; makes a good fish more likely.
 *
 * Nobody sits opposite unless four take part.
 */
export type Reason = "heavier" | "double" | "goes_on" | "next_stuck" | "opposite" | "previous_stuck" | "control" | "own_end" | "fish";

/** A play of the best line, and whose it is. */
export interface LinePlay {
  readonly seat: number;
  readonly play: Play;
}

/** How a round could have gone from a decision on with all tiles open: each step, and what it would have given. */
export interface LineReplay {
  readonly steps: readonly ReplayStep[];
  readonly settlement: Settlement;
}

/** All rounds that were told to their end, and the end of the match, or null while it goes on. */
export interface ScoreDocument {
  readonly rounds: readonly RoundDocument[];
  readonly end: EndDocument | null;
}

/** What a round gave to whom, the carry that it leaves, and the accounts after it; in pairs by the pairs' names. */
export interface RoundDocument {
  readonly given: { readonly [name: string]: number };
  readonly carry: number;
  readonly accounts: { readonly [name: string]: AccountDocument };
}

/** The end of the match; `rating` is empty where the rules give none. */
export interface EndDocument {
  readonly reason: EndReason;
  readonly losers: readonly string[];
  readonly winners: readonly string[];
  readonly rating: { readonly [name: string]: number };
}

/** An account; `out`: its owner has reached the target, and the others play on without them. */
export interface AccountDocument {
  readonly open: number | null;
  readonly remembered: number;
  readonly out: boolean;
}

/**
 * A fault: of the round with that number, or of the sheet's head where that is null.
 *
 * `name` is the player or pair that it is about, `found` what stands there and `expected` what may: names, numbers
 * and tiles, never words. `option` is what is wrong with an option of the rules.
 */
export interface SheetFault {
  readonly code: SheetFaultCode;
  readonly round: number | null;
  readonly name: string;
  readonly found: string;
  readonly expected: string;
  readonly option: OptionFault | null;
}

/** The kinds of faults. */
export type SheetFaultCode = "rules" | "option" | "players" | "name_empty" | "name_twice" | "no_pairs" | "pairs_differ" | "start_unknown" | "start_negative" | "start_both" | "start_remembered" | "start_over" | "after_end" | "round_end" | "unknown_player" | "dropped_out" | "timeout_with_hands" | "out_holds" | "dropped_out_holds" | "hand_missing" | "hand_empty" | "hand_twice" | "not_a_tile" | "not_in_set" | "tile_twice" | "count_negative" | "count_too_low" | "counts_too_high" | "nobody_holds" | "hands_apart" | "no_such_bonus";

/**
 * A senseless choice of `option`, which may be named with a place in it, as in `first_lead.doubles`.
 *
 * `expected` says what it may be, in names, numbers and tiles, never in words; `OptionFaultCode` says which.
 */
export interface OptionFault {
  readonly option: string;
  readonly code: OptionFaultCode;
  readonly expected: string;
}

/** The kinds of fault; behind each, what `expected` is. */
export type OptionFaultCode = "no_such_preset" | "no_such_option" | "name_stays" | "not_a_value" | "one_of" | "at_least" | "players" | "pairs" | "hand_players" | "hand_tiles" | "halves" | "no_lead" | "tiles" | "deals_for_ever" | "no_lead_dealt" | "two_sides" | "opening" | "points" | "only_with";

/**
 * A rule set for somebody who reads or composes it.
 *
 * `name` and `title` are the preset's; `changes` are the options in which the rule set differs from it. `source` says
 * who plays so. `request` is what a table with these rules can be asked for.
 */
export interface RulePage {
  readonly name: string;
  readonly language: string;
  readonly title: string;
  readonly says: string;
  readonly source: string;
  readonly changes: { readonly [name: string]: unknown };
  readonly sections: readonly RuleSection[];
  readonly illustrations: readonly Illustration[];
  readonly request: PresetView;
}

/** A part of the book. `gone` are the sentences of the preset that no longer hold. */
export interface RuleSection {
  readonly section: Section;
  readonly title: string;
  readonly text: readonly (readonly RuleSentence[])[];
  readonly gone: readonly string[];
  readonly questions: readonly AskedQuestion[];
}

/**
 * Rounds one after another, and what each of them gave.
 *
 * `section` is the part of the book that it belongs to, `sides` are the seats' sides. `line` is the last round's, and
 * empty where the picture is about points alone; `lead` is the place of its first tile in it, `last_end` where its
 * last one lies. `counted` are the halves that make the fish. `held` are the seats that hold a tile which a reader
 * may wonder about, by that tile's text. `about` is the side that the picture follows, and `last_tile` the tile with
 * which somebody goes out, where the picture is about these.
 */
export interface Illustration {
  readonly kind: IllustrationKind;
  readonly section: Section;
  readonly sides: readonly number[];
  readonly rounds: readonly Settlement[];
  readonly line: readonly Laid[];
  readonly lead: number;
  readonly last_end: End | null;
  readonly counted: readonly HalfInLine[];
  readonly held: { readonly [name: string]: number };
  readonly about: number | null;
  readonly last_tile: Tile | null;
}

/** The parts of a rule book, in their order. */
export type Section = "table" | "deal" | "lead" | "play" | "round_end" | "counting" | "points" | "opening" | "carry" | "match_end" | "rating";

/** What a picture shows. */
export type IllustrationKind = "fish" | "went_out" | "opened" | "carried";

/** A half of a laid tile: the tile's place in the line, and the end towards which the half lies. */
export type HalfInLine = readonly [place: number, towards: End];

/** A sentence; `changed`: the preset as it is doesn't say so. An example follows from the rules and isn't marked. */
export interface RuleSentence {
  readonly text: string;
  readonly changed: boolean;
  readonly example: boolean;
}

/** A question with a few answers; `chosen` is the name of the one that holds now. */
export interface AskedChoice {
  readonly kind: "choice";
  readonly name: string;
  readonly section: Section;
  readonly title: string;
  readonly chosen: string;
  readonly answers: readonly AskedAnswer[];
}

/**
 * A question for a whole number, the value of `option` or of its `entry`.
 *
 * `entries` are all that the option has now, where it has entries. `value` holds now (null: no number, which is only
 * answered where it is `optional`). A number is `least` or more, and `most` or less if that isn't null.
 */
export interface AskedNumber {
  readonly kind: "number";
  readonly name: string;
  readonly section: Section;
  readonly title: string;
  readonly option: string;
  readonly entry: string | null;
  readonly entries: { readonly [name: string]: number };
  readonly value: number | null;
  readonly optional: boolean;
  readonly least: number;
  readonly most: number | null;
  readonly usual: readonly number[];
}

/** An answer in words, and the options to choose otherwise for it. */
export interface AskedAnswer {
  readonly name: string;
  readonly text: string;
  readonly changes: { readonly [name: string]: unknown };
}

/** All rule books in one language. */
export interface RuleShelf {
  readonly language: string;
  readonly rows: readonly ShelfRow[];
}

/** A group with its heading and its books. */
export interface ShelfRow {
  readonly group: ShelfGroup;
  readonly title: string;
  readonly books: readonly BookOnShelf[];
}

/** The groups, in their order. */
export type ShelfGroup = "kozel" | "two" | "scoring" | "pairs" | "relatives" | "children";

/** A preset: its name, what it is called, what is special about it, who plays so, and how many play. */
export interface BookOnShelf {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly source: string;
  readonly players: readonly number[];
  readonly pairs: boolean;
}

/** An option with a senseless value: its name (empty: the options aren't readable at all), and what it may be. */
export interface OptionRefusal {
  readonly option: string;
  readonly text: string;
}

/**
 * What the seat that is asked sees, on the day (`YYYY-MM-DD`) whose puzzle it is.
 *
 * `course` is what happened since the deal. `legal` are the plays to choose from; where it is asked whose a tile
 * is, they are empty, and `tile` is the tile. `pairs`: partners sit opposite. `step` leads from a seat to the next
 * in turn.
 */
export interface PuzzleView {
  readonly number: number;
  readonly day: string;
  readonly kind: PuzzleKind;
  readonly pairs: boolean;
  readonly step: number;
  readonly seat: number;
  readonly sides: readonly number[];
  readonly line: readonly Laid[];
  readonly lead: number;
  readonly last: LastPlay | null;
  readonly hand: readonly Tile[];
  readonly tiles: readonly number[];
  readonly course: readonly (Played | Passed)[];
  readonly legal: readonly Play[];
  readonly tile: Tile | null;
}

/**
 * What is asked.
 *
 * `BEST`: which move is best by far. `WIN`: the only move with which the side can win the round in every deal that
 * fits. `FISH`: the only move that blocks the line. `BLOCK`: the only move after which the next player has to knock,
 * whatever they hold. `WHOSE`: who holds a tile, where only one can.
 */
export type PuzzleKind = "best" | "win" | "fish" | "block" | "whose";

/**
 * Whether the answer was right, and what proves it: see `PuzzleOption`; the first option is the right answer.
 *
 * `deals` is how many deals fit what the seat saw. `lacks` are, for each seat, the values that its hand is known to
 * have none of.
 */
export interface PuzzleVerdict {
  readonly right: boolean;
  readonly deals: number;
  readonly options: readonly PuzzleOption[];
  readonly reasons: readonly Reason[];
  readonly lacks: readonly (readonly number[])[];
}

/**
 * An answer and what it comes to over all deals that fit what the seat saw.
 *
 * `value` is in points for `BEST`: how much better than the others the side does if everybody plays perfectly with
 * all tiles open, on average. Otherwise it is the share of deals for which the answer is right; for `WIN`, in which
 * the side then wins if everybody plays perfectly with all tiles open.
 * `judged` is there for `BEST`: the same as `value`, but with everybody playing as bots do, who see no hidden tiles.
 */
export interface PuzzleOption {
  readonly answer: PuzzleAnswer;
  readonly value: number;
  readonly judged: number | null;
}

/** What a seat is advised to play, and what speaks for it against the next best; nothing where there is no other. */
export interface Hint {
  readonly play: Play;
  readonly reasons: readonly Reason[];
}
