"""Rounds and their games, as organisers and others see them."""

from collections.abc import Iterable

from kozel.club.entry import PlayerId
from kozel.club.evening.evening import Evening
from kozel.club.evening.game import Game, Reporting
from kozel.club.evening.round import Round
from kozel.club.result import Outcome, worth
from kozel.web.club.reckoned import Reckoned
from kozel.web.club.shown import ByeView, ClockView, Gain, GameView, PenaltyView, ReportView, RoundView, Seated, Side

MINUTE_MS = 60_000


def round_view(reckoned: Reckoned, found: Round, now: int) -> RoundView:
    """A round with all that organisers see of it."""
    evening = reckoned.evening
    names = reckoned.names
    number = found.draw.round
    players = {entrant.id: entrant.players for entrant in evening.roster.entrants}
    return RoundView(
        round=number,
        closed=found.closed,
        games=tuple(game_view(reckoned, game) for game in found.games),
        byes=tuple(
            ByeView(entry=bye.entry, people=seated(names, players[bye.entry]), reasons=bye.reasons)
            for bye in found.draw.byes
        ),
        done=len(found.games) - len(found.open_tables),
        clock=clock_view(evening, found, now),
        penalties=tuple(
            PenaltyView(player=penalty.player, name=names[penalty.player], points=penalty.points, reason=penalty.reason)
            for penalty in evening.penalties
            if penalty.round == number and penalty.player in names
        ),
        seed=found.draw.seed,
        digest=found.draw.digest,
    )


def game_view(reckoned: Reckoned, game: Game) -> GameView:
    """A game with all that organisers, and those who sit there, see of it."""
    first, second = game.reports
    return GameView(
        table=game.table.number,
        sides=(_side(reckoned, game, 0), _side(reckoned, game, 1)),
        status=game.status,
        outcome=game.outcome,
        gains=None if game.outcome is None else gains(reckoned.evening, game.outcome),
        source=game.source,
        reports=tuple(
            _report(reckoned.names, side, reporting)
            for side, reporting in enumerate((first, second))
            if reporting is not None
        ),
        reasons=game.table.reasons,
    )


def clock_view(evening: Evening, found: Round, now: int) -> ClockView | None:
    """A round's clock, or None if its games have no time limit."""
    if found.clock is None:
        return None
    return ClockView(
        phase=found.clock.phase(now, evening.plan),
        remaining_ms=found.clock.remaining_ms(now),
        warning_ms=evening.plan.warning * MINUTE_MS,
    )


def gains(evening: Evening, outcome: Outcome) -> tuple[Gain, Gain]:
    """What an outcome gives each player of the two sides."""
    first, second = (
        Gain(points=gain.points, wins=gain.wins, plus=gain.plus, minus=gain.minus, effectiveness=gain.plus - gain.minus)
        for gain in worth(evening.plan.format, outcome)
    )
    return first, second


def seated(names: dict[PlayerId, str], players: Iterable[PlayerId]) -> tuple[Seated, ...]:
    """These people, by name."""
    return tuple(Seated(player=player, name=names.get(player, player)) for player in players)


def _side(reckoned: Reckoned, game: Game, side: int) -> Side:
    return Side(people=seated(reckoned.names, game.sides[side]), entries=game.table.sides[side])


def _report(names: dict[PlayerId, str], side: int, reporting: Reporting) -> ReportView:
    by = names.get(reporting.player, "")
    return ReportView(side=side, by=by, at=reporting.at, played=reporting.played)
