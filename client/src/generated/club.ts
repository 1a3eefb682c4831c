// Generated from src/kozel/web/club/message.py and shown.py by `.ci/uv run python -m kozel.web.typescript`; changes made here are lost.

export type OrganiserCommand =
  | AddTime
  | CallLastHand
  | ChangePlan
  | CheckIn
  | ClearResult
  | CloseRound
  | DismissOrganiser
  | Draw
  | DrawAgain
  | EditPerson
  | EnterResult
  | Finish
  | MarkPaid
  | PauseClock
  | Penalise
  | Register
  | Return
  | StartClock
  | SwapSeats
  | Undo
  | Withdraw;

export type PhoneCommand =
  | Arrive
  | Leave
  | Report;

export type Outcome =
  | Forfeited
  | Played;

/** An organiser's command. `command` is an id of the page's own; `version` that of the view it was made on. */
export interface Ordered {
  readonly command: string;
  readonly version: number;
  readonly act: OrganiserCommand;
}

/** Plan it otherwise. What is played already is counted anew by the new rules. */
export interface ChangePlan {
  readonly kind: "change_plan";
  readonly plan: Plan;
  readonly reason?: string;
}

/** Register people, all or none. `present`: they are here. */
export interface Register {
  readonly kind: "register";
  readonly entries: readonly Registration[];
  readonly present?: boolean;
}

/** Write a person's name or club otherwise, or put another in their place (in a pair, for example). */
export interface EditPerson {
  readonly kind: "edit_person";
  readonly player: string;
  readonly person: Person;
}

/** These are here, or aren't after all; only who is here is drawn. */
export interface CheckIn {
  readonly kind: "check_in";
  readonly entries: readonly string[];
  readonly present?: boolean;
}

/** These have paid their stake, or haven't after all. */
export interface MarkPaid {
  readonly kind: "mark_paid";
  readonly players: readonly string[];
  readonly paid?: boolean;
}

/** Somebody leaves, before the first draw for good, later with the games that they have played. See `return`. */
export interface Withdraw {
  readonly kind: "withdraw";
  readonly entry: string;
  readonly reason?: string;
}

/** Somebody who left plays on from the next draw. */
export interface Return {
  readonly kind: "return";
  readonly entry: string;
}

/** Draw the next round. `round` is its number, so that a draw asked for twice is one. */
export interface Draw {
  readonly kind: "draw";
  readonly round: number;
}

/** Unlock the latest round and draw it anew, for who is there now; its results are dropped (the log keeps them). */
export interface DrawAgain {
  readonly kind: "draw_again";
  readonly round: number;
  readonly reason: string;
}

/** Let two entries of a round change places, at tables without results. */
export interface SwapSeats {
  readonly kind: "swap_seats";
  readonly round: number;
  readonly entries: readonly [string, string];
  readonly reason: string;
}

/** Start the latest round's clock, or let it run on. */
export interface StartClock {
  readonly kind: "start_clock";
  readonly round: number;
}

/** Stop it for a while. */
export interface PauseClock {
  readonly kind: "pause_clock";
  readonly round: number;
}

/** Give the round more minutes (fewer, if negative). */
export interface AddTime {
  readonly kind: "add_time";
  readonly round: number;
  readonly minutes: number;
}

/** Call the last hand now. */
export interface CallLastHand {
  readonly kind: "call_last_hand";
  readonly round: number;
}

/** Write how a table's game ended, decide a disputed one, or correct one (which needs a reason once it counts). */
export interface EnterResult {
  readonly kind: "enter_result";
  readonly round: number;
  readonly table: number;
  readonly outcome: Outcome;
  readonly reason?: string;
}

/** Take a table's result back, with what phones have reported: the game is open again. */
export interface ClearResult {
  readonly kind: "clear_result";
  readonly round: number;
  readonly table: number;
  readonly reason: string;
}

/** Set a player's penalty points in a round, in place of what they had; 0 takes it back (R8). */
export interface Penalise {
  readonly kind: "penalise";
  readonly round: number;
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

/** The round is over: its standings are no longer provisional. Later changes to it are corrections. */
export interface CloseRound {
  readonly kind: "close_round";
  readonly round: number;
}

/** The organiser of this name organises no more: their link leads nowhere from now on. */
export interface DismissOrganiser {
  readonly kind: "dismiss_organiser";
  readonly name: string;
}

/** The event is over: final table, prizes. */
export interface Finish {
  readonly kind: "finish";
}

/**
 * Take an act back, one's own, another organiser's or a phone's; `act` is its number in the log.
 *
 * What phones have sent since stays.
 */
export interface Undo {
  readonly kind: "undo";
  readonly act: number;
}

/**
 * All that is decided of an event before it is played.
 *
 * `starts` is the local time there, to the minute ("2026-12-05T18:00"). `rules` is the preset that is played. The time
 * limit of a game is the format's; `warning` is how many minutes before its end a round is warned. `listed`: shown
 * among the server's events; else only who has the link finds it. `sign_up`: people may sign up by the link; `phones`:
 * they may report and confirm results, and say that they have come. `online`: played on the web, else in a room.
 * `series`: the name of the series that it belongs to, "" if to none.
 */
export interface Plan {
  readonly name: string;
  readonly format: Format;
  readonly place: string;
  readonly starts: string | null;
  readonly rules: string;
  readonly warning: number;
  readonly at_time: AtTime;
  readonly tie_at_time: TieAtTime;
  readonly fund: Fund;
  readonly listed: boolean;
  readonly sign_up: boolean;
  readonly phones: boolean;
  readonly online: Online | null;
  readonly series: string;
}

/** Somebody as they are registered. `contact` is for the organisers only and is never shown to others. */
export interface Person {
  readonly name: string;
  readonly club: string;
  readonly contact: string;
  readonly rating: number | null;
}

/**
 * How an event is played.
 *
 * `unit`, `schedule` and `order` may be combined freely, except that pairs don't rotate and players play no round
 * robin. `name` is the preset that it began as. `groups` are drawn and ranked each by itself; in a round robin
 * everybody meets `legs` times. `rounds`: null for the schedule's whole length. `bye` and `withdrawal`: null for
 * what the rules say of such a schedule (`bye_rule`, `withdrawal_rule`). `penalties`: whether the organiser may
 * enter any (R8).
 */
export interface Format {
  readonly name: string;
  readonly unit: Unit;
  readonly schedule: Schedule;
  readonly order: readonly Criterion[];
  readonly game: GameRules;
  readonly groups: number;
  readonly legs: number;
  readonly rounds: number | null;
  readonly bye: ByeRule | null;
  readonly forfeit: ForfeitRule;
  readonly withdrawal: WithdrawalRule | null;
  readonly penalties: boolean;
}

/** What happens when a round's time is over (R5): the hand that is being played is finished, or all stop at once. */
export type AtTime = "finish_hand" | "stop";

/** What a tie at time does (R5): one more hand, and so on while it is a tie; or the game ends without a winner. */
export type TieAtTime = "extra_hand" | "no_winner";

/**
 * The prize fund: Σ stakes paid − fee + what a sponsor gives, shared out by places.
 *
 * Money is in hundredths of the currency (an ISO code), shares in hundredths of a percent: (5000, 3000, 2000) is 50 %,
 * 30 % and 20 %. They come to 10000, or there are none and nothing is played for. `stake` is a player's.
 */
export interface Fund {
  readonly currency: string;
  readonly stake: number;
  readonly fee: number;
  readonly sponsor: number;
  readonly shares: readonly number[];
  readonly split: TieSplit;
}

/** Who is to be drawn as one: two people in an event of pairs, else one. `group` counts from 1. */
export interface Registration {
  readonly people: readonly Person[];
  readonly group: number;
}

/**
 * A game that was played: what each side scored, in the order of the sides.
 *
 * `points` are the scores as written down, beyond the target too, or the rounds won where the target is in rounds;
 * then `pips` are the points scored, if anybody kept them. `timed`: the time ran out, and the hand in play was
 * finished.
 */
export interface Played {
  readonly type: "played";
  readonly points: readonly [number, number];
  readonly timed: boolean;
  readonly pips: readonly [number, number] | null;
}

/** A game that wasn't played because a side, or both, did not come or left: `absent` tells which, in their order. */
export interface Forfeited {
  readonly type: "forfeited";
  readonly absent: readonly [boolean, boolean];
}

/** What is drawn and ranked as one: a pair that stays together, or each player. */
export type Unit = "pair" | "player";

/**
 * Who meets whom.
 *
 * Everybody everybody (of pairs); everybody once at everybody's side (of players); or by the standings so far.
 */
export type Schedule = "round_robin" | "partner_rotation" | "swiss";

/**
 * One game of an event.
 *
 * `target` ends the game (100, 200 or any other). `time_limit` is in minutes; null: played to the target. `plus_cap`:
 * whoever reaches the target has exactly the target in plus, whatever they scored beyond it (R1). `most_in_a_hand` is
 * the most that one hand can bring, by which an impossible score is known: all pips of the set, 168 of 28 tiles.
 */
export interface GameRules {
  readonly target: number;
  readonly target_in: TargetIn;
  readonly time_limit: number | null;
  readonly plus_cap: boolean;
  readonly timed_points: TimedPoints;
  readonly most_in_a_hand: number;
}

/**
 * What a game gives for which a side did not come (R14).
 *
 * A win by the middle band, 2 points with the target in plus and half of it in minus, to those who came, and the
 * target in minus to those who didn't; or nothing to anybody.
 */
export type ForfeitRule = "award" | "void";

/**
 * What those get who are level.
 *
 * Equal shares of the prizes of all their places together; each the prize of the place in the list; or by Hort: half
 * their own prize, and half in equal shares with all who have the same points.
 */
export type TieSplit = "pool" | "by_place" | "hort";

/**
 * The event is played at tables on the web, which open by themselves with each draw.
 *
 * `seconds` a move (null: no clock). `grace`: how many minutes a table waits for who is missing before their side
 * forfeits the game. `duplicate`: all tables of a round have the same deals.
 */
export interface Online {
  readonly seconds: number | null;
  readonly grace: number;
  readonly duplicate: boolean;
}

/** What places are decided by. LOT is the event's seeded lot; after the last criterion a place is shared. */
export type Criterion = "points" | "wins" | "effectiveness" | "plus" | "head_to_head" | "lot";

/** What the target counts: points of a game, or rounds won. */
export type TargetIn = "points" | "rounds";

/** What a game won on time gives the winners (R4): always one point, or as much as at the target. */
export type TimedPoints = "one" | "bands";

/**
 * What sitting out a round gives (R13).
 *
 * Nothing; the player's own average game, each column to the nearest whole number; or a win: 1 point, 1 victory, half
 * the target in plus. A bye is never counted as a game.
 */
export type ByeRule = "none" | "average" | "win";

/** What becomes of the games of an entry that withdrew (R15): all count, or none if it played under half of them. */
export type WithdrawalRule = "keep" | "exclude_under_half";

/** A player's command, from their phone. */
export interface Sent {
  readonly command: string;
  readonly act: PhoneCommand;
}

/**
 * My side says how our game ended. If both sides say the same it is confirmed; if not, it is disputed.
 *
 * The points are in the order of the table's sides, not mine first.
 */
export interface Report {
  readonly kind: "report";
  readonly round: number;
  readonly table: number;
  readonly played: Played;
}

/** I am here (in a pair: we are). */
export interface Arrive {
  readonly kind: "arrive";
}

/** I can't come, before the first draw; afterwards only an organiser can withdraw anybody. */
export interface Leave {
  readonly kind: "leave";
}

/** Create an event. `organiser` is the name that the log calls its first organiser by. */
export interface NewEvent {
  readonly command: string;
  readonly organiser: string;
  readonly plan: Plan;
}

/** Somebody signs up by the event's link: one person, or in an event of pairs two. */
export interface SignUp {
  readonly command: string;
  readonly people: readonly Person[];
}

/** Let another person organise, by a link of their own. */
export interface NewOrganiser {
  readonly command: string;
  readonly name: string;
}

/** Sit down at my table on the web. `nonce`: 16 random bytes in hexadecimal, drawn after its commitment was seen. */
export interface TakeOnlineSeat {
  readonly nonce: string;
}

/** The event, and the secret link by which it is organised: it is shown this once and kept nowhere. */
export interface Created {
  readonly event: string;
  readonly organise: string;
}

/** The player's own page: an address with its key, to be kept on their phone. */
export interface SignedUp {
  readonly page: string;
}

/** My table on the web: its id, `/table/<id>` being its page, and the commitment that its deals are bound to. */
export interface OnlineSeat {
  readonly table: string;
  readonly commitment: string;
}

/** I sit there now. `nonce` is my share in its deals: empty with duplicate deals, which hang on the seed alone. */
export interface SeatTaken {
  readonly table: string;
  readonly nonce: string;
}

/** The command is committed: it will never be lost. A repeated command gets the first answer again. */
export interface Accepted {
  readonly command: string;
  readonly version: number;
}

/**
 * The command was refused and nothing changed; `code` is the catalogue's key that says why, with these values.
 *
 * `row` counts from 1 where one of many is meant. `changed`, with `club_refusal.conflict`: what others have done since
 * the version for which the command was made; the page shows it and asks again with the new version.
 */
export interface ClubRefused {
  readonly code: string;
  readonly values: { readonly [name: string]: string | number };
  readonly row: number | null;
  readonly changed: readonly LogLine[];
}

/**
 * What was done: `club_log.<what>` in the catalogue says it, with these values.
 *
 * `act` numbers it. `at` is in ms since the epoch. `by`: an organiser's or a player's name, empty for the server.
 * `undoable`: it may be taken back now. `undone`: it was. Of what takes another act back, `undoes` is that act's
 * number, and `what` and `values` are that act's: `club_log.undone` says it, with the whole as {text}.
 * `organised`: an organiser did it; else it came from a phone or a table on the web.
 */
export interface LogLine {
  readonly act: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly values: { readonly [name: string]: string | number };
  readonly reason: string;
  readonly organised: boolean;
  readonly undoable: boolean;
  readonly undone: boolean;
  readonly undoes: number | null;
}

/** What a file of people comes to; nothing is registered yet. With faults, `entries` is empty. */
export interface ImportedRows {
  readonly entries: readonly Registration[];
  readonly faults: readonly ClubRefused[];
}

/**
 * Everything, for those who organise. `round` is the latest; earlier ones are asked for one by one.
 *
 * `rounds` is how many rounds it is to have, null while that is open. `log` are the latest lines, the newest first.
 */
export interface OrganiserView {
  readonly event: string;
  readonly version: number;
  readonly now: number;
  readonly organiser: string;
  readonly organisers: readonly string[];
  readonly plan: Plan;
  readonly phase: EveningPhase;
  readonly links: Links;
  readonly entries: readonly EntryRow[];
  readonly rounds: number | null;
  readonly round: RoundView | null;
  readonly standings: readonly StandingRow[];
  readonly provisional: boolean;
  readonly prizes: Prizes;
  readonly log: readonly LogLine[];
}

/** Where the evening is: before the first draw; a round drawn or played; a round closed; all over. */
export type EveningPhase = "registration" | "round" | "between" | "finished";

/** Whole addresses that phones in the room can reach: the public page, the screen, signing up. */
export interface Links {
  readonly public: string;
  readonly screen: string;
  readonly sign_up: string;
}

/** The fund and what it comes to as the table stands. Σ of `rows` is `fund`, always (or there are none). */
export interface Prizes {
  readonly currency: string;
  readonly fund: number;
  readonly rows: readonly PrizeRow[];
}

/** A pair or a player as the organisers see them. `late`: came after the first draw. `byes`: rounds sat out. */
export interface EntryRow {
  readonly entry: string;
  readonly people: readonly PersonRow[];
  readonly group: number;
  readonly status: EntryStatus;
  readonly late: boolean;
  readonly byes: number;
}

/**
 * A round. `done` of its games have a result. `clock` is null where games have no time limit.
 *
 * With `seed` and `digest`, of all that the draw depends on, it can be drawn again and compared.
 */
export interface RoundView {
  readonly round: number;
  readonly closed: boolean;
  readonly games: readonly GameView[];
  readonly byes: readonly ByeView[];
  readonly done: number;
  readonly clock: ClockView | null;
  readonly penalties: readonly PenaltyView[];
  readonly seed: string;
  readonly digest: string;
}

/**
 * A player's line of the standings; both of a pair that stays together stand one after the other.
 *
 * The columns are those of the standings (`club/standings/standing.py`). `decided_by` is the criterion that told this
 * place from the others, or "shared". `moved`: places won since the round before (null: there was none).
 */
export interface StandingRow {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly entry: string;
  readonly group: number;
  readonly points: number;
  readonly wins: number;
  readonly effectiveness: number;
  readonly plus: number;
  readonly minus: number;
  readonly penalties: number;
  readonly games: number;
  readonly byes: number;
  readonly forfeits: number;
  readonly decided_by: string;
  readonly moved: number | null;
}

/** Signed up by the link, registered by an organiser, here, or gone. */
export type EntryStatus = "signed_up" | "registered" | "present" | "withdrawn";

/** A prize: whose, for which place, and how much, in hundredths of the currency. */
export interface PrizeRow {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly amount: number;
}

/** A person as the organisers see them. `page` is the path of their own page, with its key. */
export interface PersonRow {
  readonly player: string;
  readonly name: string;
  readonly club: string;
  readonly contact: string;
  readonly rating: number | null;
  readonly paid: boolean;
  readonly page: string;
}

/**
 * A table of a round. `outcome` is what counts (null: nothing yet); `gains` what it gives each of the two sides.
 *
 * `source` says who gave the result: "organiser", "phones", or "table:…" with the id of a table on the web.
 */
export interface GameView {
  readonly table: number;
  readonly sides: readonly [Side, Side];
  readonly status: GameStatus;
  readonly outcome: Outcome | null;
  readonly gains: readonly [Gain, Gain] | null;
  readonly source: string | null;
  readonly reports: readonly ReportView[];
  readonly reasons: readonly Reason[];
}

/** An entry that sits out a round, and why. */
export interface ByeView {
  readonly entry: string;
  readonly people: readonly Seated[];
  readonly reasons: readonly Reason[];
}

/**
 * A round's clock. `remaining_ms` is what it had left when it was sent; from then on the page counts itself.
 *
 * `warning_ms` is what it has left when it begins to warn.
 */
export interface ClockView {
  readonly phase: ClockPhase;
  readonly remaining_ms: number;
  readonly warning_ms: number;
}

/** A player's penalty in a round. */
export interface PenaltyView {
  readonly player: string;
  readonly name: string;
  readonly points: number;
  readonly reason: string;
}

/** In play; reported by one side; by both, differently; by both alike; entered by an organiser; so decided. */
export type GameStatus = "open" | "half" | "disputed" | "confirmed" | "entered" | "decided";

/** A round's clock: not started, running, running with little left, stopped for a while, last hand, all over. */
export type ClockPhase = "ready" | "running" | "warning" | "paused" | "last_hand" | "over";

/** One side of a table: two people, and the entries that they are there for (one of a pair, two of players). */
export interface Side {
  readonly people: readonly Seated[];
  readonly entries: readonly string[];
}

/** What a side's phone has said. `by` is the player's name, empty if they used the table's slip. */
export interface ReportView {
  readonly side: number;
  readonly by: string;
  readonly at: number;
  readonly played: Played;
}

/** One reason and its number, where it has one. */
export interface Reason {
  readonly code: ReasonCode;
  readonly n: number;
}

/** Somebody at a table. */
export interface Seated {
  readonly player: string;
  readonly name: string;
}

/** What a result gives each player of a side. */
export interface Gain {
  readonly points: number;
  readonly wins: number;
  readonly plus: number;
  readonly minus: number;
  readonly effectiveness: number;
}

/**
 * Why it was drawn so; `club_reason.<code>` in the catalogue says each, with the reason's number as {n}.
 *
 * CIRCLE and WHIST: the place in the schedule's round {n}. NEW_PARTNERS and NEW_OPPONENTS: they haven't been
 * together yet. PARTNERS_AGAIN and OPPONENTS_AGAIN: a couple at this table was together, or against each other, {n}
 * times before, and no better table was left. SAME_POINTS, POINTS_APART: what the two sides have, and how far apart
 * they are. FEWEST_BYES: nobody who was there had fewer than their {n}; LOWEST: and they stood lowest of those; LOT:
 * the seed chose among equals.
 */
export type ReasonCode = "circle" | "whist" | "new_partners" | "new_opponents" | "partners_again" | "opponents_again" | "same_points" | "points_apart" | "fewest_byes" | "lowest" | "lot";

/** What the projector shows; anybody may see it. */
export interface ScreenView {
  readonly event: string;
  readonly version: number;
  readonly now: number;
  readonly plan: Plan;
  readonly phase: EveningPhase;
  readonly links: Links;
  readonly people: number;
  readonly rounds: number | null;
  readonly round: RoundView | null;
  readonly standings: readonly StandingRow[];
  readonly provisional: boolean;
  readonly prizes: Prizes;
}

/** The event's page. `sign_up`: signing up is possible now. */
export interface PublicView {
  readonly event: string;
  readonly version: number;
  readonly now: number;
  readonly plan: Plan;
  readonly phase: EveningPhase;
  readonly links: Links;
  readonly sign_up: boolean;
  readonly entries: readonly PublicEntry[];
  readonly rounds: number | null;
  readonly round: RoundView | null;
  readonly standings: readonly StandingRow[];
  readonly provisional: boolean;
  readonly prizes: Prizes;
}

/** Who takes part, as everybody may know it. */
export interface PublicEntry {
  readonly entry: string;
  readonly names: readonly string[];
  readonly clubs: readonly string[];
  readonly group: number;
  readonly status: EntryStatus;
}

/**
 * A player's own page, or that of a side's slip (`player` is then null, and so is what is a player's alone).
 *
 * `games` are mine, the latest first. `sits_out`: I have a bye in the latest round. `of` how many places there are in
 * my group's table: one for each pair that stays together.
 */
export interface PhoneView {
  readonly event: string;
  readonly version: number;
  readonly now: number;
  readonly plan: Plan;
  readonly phase: EveningPhase;
  readonly links: Links;
  readonly player: string | null;
  readonly name: string;
  readonly status: EntryStatus | null;
  readonly paid: boolean | null;
  readonly may_arrive: boolean;
  readonly may_leave: boolean;
  readonly rounds: number | null;
  readonly round: number;
  readonly sits_out: boolean;
  readonly games: readonly PhoneGame[];
  readonly standing: StandingRow | null;
  readonly of: number;
  readonly provisional: boolean;
}

/**
 * My game. `side` is mine. `gains` are both sides', by the result that counts or else by the latest report.
 *
 * `may_report`: a report would be taken now. `online`: it waits for me at a table on the web, or is played there.
 */
export interface PhoneGame {
  readonly round: number;
  readonly closed: boolean;
  readonly game: GameView;
  readonly side: number;
  readonly gains: readonly [Gain, Gain] | null;
  readonly clock: ClockView | null;
  readonly may_report: boolean;
  readonly online: boolean;
}

/** What `live` says: the evening's version now. */
export interface LiveVersion {
  readonly version: number;
}

/** An event of this server that anybody may find. `online`: it is played on the web. `series`: "" if of none. */
export interface ListedEvent {
  readonly event: string;
  readonly name: string;
  readonly place: string;
  readonly starts: string | null;
  readonly phase: EveningPhase;
  readonly people: number;
  readonly online: boolean;
  readonly series: string;
}

/**
 * A series: its events that anybody may find, and what the ended ones come to: the season's table, ratings.
 *
 * `settled_after` so many games a rating is more than provisional.
 */
export interface SeriesView {
  readonly name: string;
  readonly events: readonly ListedEvent[];
  readonly table: readonly SeasonLine[];
  readonly ratings: readonly RatingLine[];
  readonly settled_after: number;
}

/**
 * A person's line: what they had in the series' `events`, added up, and the best place that they had in one.
 *
 * Places are by points, then victories, effectiveness and plus; who has all of them alike shares a place.
 */
export interface SeasonLine {
  readonly place: number;
  readonly name: string;
  readonly events: number;
  readonly points: number;
  readonly wins: number;
  readonly effectiveness: number;
  readonly plus: number;
  readonly best: number;
}

/**
 * A person's rating; `margin`: so near to it the true one is with 95 % probability. `place`: null if provisional.
 *
 * `events` are those that they have played, the first one first.
 */
export interface RatingLine {
  readonly place: number | null;
  readonly name: string;
  readonly rating: number;
  readonly margin: number;
  readonly games: number;
  readonly wins: number;
  readonly events: readonly RatedEvent[];
}

/** What an event was for somebody's rating: their games that count, those won, the rating after it, the change. */
export interface RatedEvent {
  readonly event: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly rating: number;
  readonly change: number;
}
