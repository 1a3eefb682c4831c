"""What the end of a round gives to the sides, and what becomes of their accounts."""

from dataclasses import dataclass, field

from tests.naive.options import Options


@dataclass
class Account:
    """`open` is None until the score is opened."""

    open: int | None = None
    remembered: int = 0
    rounds_closed: int = 0

    def counts(self) -> int:
        return self.open or 0

    def text(self) -> str:
        return f"+{self.remembered}" if self.open is None else str(self.open)


@dataclass
class Given:
    """`points` are by side. `forgotten` are the sides whose remembered points go.

    `winner` won the round, `took_all` everything at a block; `nobody`: a tie that changes nothing.
    """

    points: dict[int, int]
    forgotten: set[int] = field(default_factory=set[int])
    winner: int | None = None
    took_all: int | None = None
    nobody: bool = False


def for_going_out(options: Options, worth: dict[int, int], out: int, partner: int, last_tile: str) -> Given:
    """`worth` is what the hands of each side count; that of the side that went out is its partner's, if it has one."""
    points = dict.fromkeys(worth, 0)
    if options["out_score"] == "losers_own":
        points = {side: 0 if side == out else worth[side] for side in worth}
    elif options["out_score"] == "winner_takes_others":
        points[out] = sum(worth[side] for side in worth if side != out)
    elif options["out_score"] == "winner_takes_all":
        points[out] = sum(worth[side] for side in worth if side != out) + partner
    for side in worth:
        if side != out:
            points[side] += options["going_out_bonus"].get(last_tile, 0)
    return Given(points, forgotten={out} if options["direction"] == "penalty" else set(), winner=out)


def for_a_block(options: Options, worth: dict[int, int], blocker: int, blockers: int, lefts: tuple[int, int]) -> Given:
    """`blockers` is what the blocker's own hand counts, `lefts` the side and the count of who sits on the left."""
    nothing = dict.fromkeys(worth, 0)
    most, least = max(worth.values()), min(worth.values())
    highest = [side for side in worth if worth[side] == most]
    lowest = [side for side in worth if worth[side] == least]
    match options["block_score"]:
        case "own":
            return Given(dict(worth))
        case "highest_takes_all":
            if len(highest) > 1:
                return Given(nothing, nobody=True)
            others = {side for side in worth if side not in highest}
            return Given({**nothing, highest[0]: sum(worth.values())}, forgotten=others, took_all=highest[0])
        case "difference":
            if most == least:
                return Given(nothing, nobody=True)
            return Given({**nothing, highest[0]: most - least}, forgotten=set(lowest), winner=lowest[0])
        case "lower_side_wins":
            if len(lowest) > 1:
                return Given(nothing, nobody=True)
            return _as_if_out(options, worth, lowest[0])
        case "lowest_scores_difference":
            if len(lowest) > 1:
                return Given(nothing, nobody=True)
            return Given({**nothing, lowest[0]: sum(count - least for count in worth.values())}, winner=lowest[0])
        case "lowest_scores_rest":
            if len(lowest) > 1:
                return Given(nothing, nobody=True)
            others = sum(worth[side] for side in worth if side != lowest[0])
            return Given({**nothing, lowest[0]: others - least}, winner=lowest[0])
        case "blocker_against_left":
            left, count = lefts
            return _as_if_out(options, worth, blocker if blockers <= count else left)
        case "blocker_scores_all":
            return Given({**nothing, blocker: sum(worth.values())}, winner=blocker)
        case unknown:
            raise ValueError(unknown)


def _as_if_out(options: Options, worth: dict[int, int], winner: int) -> Given:
    """A block won like a round in which somebody goes out."""
    if options["direction"] == "penalty":
        return Given({**worth, winner: 0}, forgotten={winner}, winner=winner)
    own = worth[winner] if options["out_score"] == "winner_takes_all" else 0
    others = sum(worth[side] for side in worth if side != winner)
    return Given({**dict.fromkeys(worth, 0), winner: others + own}, winner=winner)


def enter(account: Account, points: int, options: Options, *, forgets: bool) -> None:
    """Write a round's points into an account. Opening is tested on this round's points alone, or on all so far."""
    opening = options["opening"]
    if forgets:
        account.remembered = 0
    tested = points if options["opening_test"] == "round" else account.remembered + points
    if account.open is not None:
        account.open += points
    elif opening is None or tested >= opening:
        account.open = account.remembered + points
        account.remembered = 0
    else:
        account.remembered += points
        account.rounds_closed += 1
        if account.rounds_closed == options["burn_after"]:
            account.remembered = 0
            account.rounds_closed = 0


def rating(score: int, best: int) -> int:
    """A tenth of what the score lacks to the best, rounded half up, at least 1."""
    tenths = best - score
    whole = tenths // 10
    return max(1, whole + 1 if tenths - 10 * whole >= 5 else whole)
