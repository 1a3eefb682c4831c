"""The table of points of a score sheet, as it is written on paper: before a round, what it gave, after it."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from kozel.cli.words import say
from kozel.rules.account import Account
from kozel.rules.finish import Finish
from kozel.rules.match_end import EndReason, MatchEnd, has_dropped_out
from kozel.rules.options import Direction
from kozel.rules.score_sheet import Scored
from kozel.rules.settlement import Settlement
from kozel.rules.sides import SideCounts

FISH = "><>"
_GAP = 3


def score_table(scored: Scored) -> str:
    """The table, in the language of the terminal. Remembered points have a + before them.

    What the hands counted is shown where the round gave something else.
    """
    names = scored.people.names
    rows: list[Sequence[str] | None] = [("", *names)]
    for number, settlement in enumerate(scored.settlements, 1):
        held = SideCounts(settlement.counts, scored.people.sides).by_side
        rows += [
            (say("cli.score.round", round=number), *_accounts(scored, settlement.before)),
            *([] if held == settlement.points else [(say("cli.score.held"), *map(str, held))]),
            (_how(scored, settlement), *map(str, settlement.points)),
            None,
            (_carry(settlement.carry), *_accounts(scored, settlement.after)),
        ]
    return "\n".join([*_aligned(rows), *_end(scored)])


def _accounts(scored: Scored, accounts: tuple[Account, ...]) -> Iterator[str]:
    for account in accounts:
        written = f"+{account.remembered}" if account.remembered else str(account.score)
        yield say("cli.score.dropped_out", n=written) if has_dropped_out(scored.rules, account) else written


def _how(scored: Scored, settlement: Settlement) -> str:
    player = scored.people.players[settlement.seat]
    match settlement.finish:
        case Finish.OUT:
            return say("cli.score.out", name=player)
        case Finish.BLOCK:
            return say("cli.score.block", fish=FISH, name=player)


def _carry(carry: int) -> str:
    return say("cli.score.carry", n=carry) if carry else ""


def _aligned(rows: list[Sequence[str] | None]) -> Iterator[str]:
    """The rows in columns, the names at the left and the numbers at the right; None is a line over a sum."""
    columns = len(rows[0] or ())
    widths = [max(cell_len(row[column]) for row in rows if row is not None) for column in range(columns)]
    for row in rows:
        if row is None:
            yield " " * (widths[0] + _GAP) + "─" * (sum(widths[1:]) + _GAP * (columns - 2))
        else:
            first, *others = row
            numbers = (
                " " * (_GAP + width - cell_len(cell)) + cell for cell, width in zip(others, widths[1:], strict=True)
            )
            yield (first + " " * (widths[0] - cell_len(first)) + "".join(numbers)).rstrip()


def _end(scored: Scored) -> Iterator[str]:
    if scored.end is None:
        return
    yield ""
    yield _verdict(scored, scored.end)
    if scored.end.rating:
        ratings = zip(scored.people.names, scored.end.rating, strict=True)
        yield say("cli.score.rating", ratings=", ".join(f"{name} {rating}" for name, rating in ratings))


def _verdict(scored: Scored, end: MatchEnd) -> str:
    names = scored.people.names
    losers = ", ".join(names[side] for side in end.losers)
    match end.reason, scored.rules.direction:
        case EndReason.TIMEOUT, _:
            return say("cli.score.timeout", names=losers)
        case EndReason.TARGET, Direction.PENALTY:
            return say("cli.score.goats", names=losers)
        case EndReason.TARGET, Direction.CREDIT:
            winners = (name for side, name in enumerate(names) if side not in end.losers)
            return say("cli.score.winners", names=", ".join(winners))
