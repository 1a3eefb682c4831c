"""Games: results and reports, penalties, the clock."""

from kozel.club.entry import PlayerId
from kozel.club.evening.command import (
    AddTime,
    CallLastHand,
    ClearResult,
    EnterResult,
    PauseClock,
    Penalise,
    Report,
    StartClock,
)
from kozel.club.evening.evening import Evening
from kozel.club.evening.event import (
    ClockEvent,
    ClockPaused,
    ClockStarted,
    LastHandCalled,
    Penalised,
    Reported,
    ResultCame,
    ResultCleared,
    ResultEntered,
    TimeAdded,
)
from kozel.club.evening.game import Game, GameStatus
from kozel.club.evening.plan import TieAtTime
from kozel.club.evening.reckoning import entries_to_rank
from kozel.club.evening.refusal import EveningCode, EveningRefusal, of_result
from kozel.club.evening.text import clean_reason
from kozel.club.result import Outcome, Penalty, Played, Result, refuses, refuses_penalty

MOST_MINUTES = 240


def entered(evening: Evening, command: EnterResult, by: str, now: int) -> ResultEntered | EveningRefusal:
    """An organiser writes, decides or corrects a result."""
    game = evening.game(command.round, command.table)
    if game is None:
        return _no_table(evening, command.round, command.table)
    refusal = _refuses_outcome(evening, game, command.round, command.outcome)
    if refusal is not None:
        return refusal
    if game.outcome == command.outcome:
        return EveningRefusal(EveningCode.ALREADY_SO)
    is_tie_played_off = evening.plan.tie_at_time is TieAtTime.EXTRA_HAND and _is_tie(command.outcome)
    reason = clean_reason(command.reason, needed=_counts(evening, command.round, game) or is_tie_played_off)
    if isinstance(reason, EveningRefusal):
        return reason
    return ResultEntered(
        at=now, by=by, round=command.round, table=command.table, outcome=command.outcome, reason=reason
    )


def cleared(evening: Evening, command: ClearResult, by: str, now: int) -> ResultCleared | EveningRefusal:
    """An organiser takes a result back; a closed round has none to take back, only to correct."""
    game = evening.game(command.round, command.table)
    if game is None:
        return _no_table(evening, command.round, command.table)
    if _is_closed(evening, command.round):
        return EveningRefusal(EveningCode.ROUND_CLOSED, {"round": command.round})
    if game.status is GameStatus.OPEN:
        return EveningRefusal(EveningCode.NO_RESULT, {"table": command.table})
    reason = clean_reason(command.reason, needed=game.outcome is not None and _counts(evening, command.round, game))
    if isinstance(reason, EveningRefusal):
        return reason
    return ResultCleared(at=now, by=by, round=command.round, table=command.table, reason=reason)


def reported(
    evening: Evening, command: Report, side: int | None, player: PlayerId, now: int
) -> Reported | EveningRefusal:
    """A side says on a phone how its game ended. `side` is None for who doesn't sit at that table."""
    if not evening.plan.phones:
        return EveningRefusal(EveningCode.PHONES_OFF)
    game = evening.game(command.round, command.table)
    if game is None:
        return _no_table(evening, command.round, command.table)
    if side is None:
        return EveningRefusal(EveningCode.NOT_YOUR_TABLE, {"table": command.table})
    if _is_closed(evening, command.round):
        return EveningRefusal(EveningCode.ROUND_CLOSED, {"round": command.round})
    if game.outcome is not None:
        return EveningRefusal(EveningCode.RESULT_STANDS)
    refusal = _refuses_outcome(evening, game, command.round, command.played)
    if refusal is not None:
        return refusal
    if evening.plan.tie_at_time is TieAtTime.EXTRA_HAND and _is_tie(command.played):
        return EveningRefusal(EveningCode.PLAY_ON)
    return Reported(
        at=now, by="", round=command.round, table=command.table, side=side, player=player, played=command.played
    )


def came(  # noqa: PLR0913 - as it is told by the table
    evening: Evening, round_number: int, table: int, outcome: Outcome, source: str, now: int
) -> ResultCame | EveningRefusal:
    """A game at a table on the web has ended; what an organiser has written stands."""
    game = evening.game(round_number, table)
    if game is None:
        return _no_table(evening, round_number, table)
    if game.outcome is not None:
        return EveningRefusal(EveningCode.RESULT_STANDS)
    return _refuses_outcome(evening, game, round_number, outcome) or ResultCame(
        at=now, by="", round=round_number, table=table, outcome=outcome, source=source
    )


def penalised(evening: Evening, command: Penalise, by: str, now: int) -> Penalised | EveningRefusal:
    """An organiser sets a player's penalty in a round."""
    if evening.round(command.round) is None:
        return EveningRefusal(EveningCode.NO_SUCH_ROUND, {"round": command.round})
    penalty = Penalty(round=command.round, player=command.player, points=command.points)
    refusal = refuses_penalty(evening.plan.format, entries_to_rank(evening), penalty)
    if refusal is not None:
        return of_result(evening.roster, refusal)
    before = next(
        (found.points for found in evening.penalties if (found.round, found.player) == (command.round, command.player)),
        0,
    )
    reason = clean_reason(command.reason, needed=True)
    if isinstance(reason, EveningRefusal):
        return reason
    if before == command.points == 0:
        return EveningRefusal(EveningCode.ALREADY_SO)
    return Penalised(at=now, by=by, round=command.round, player=command.player, points=command.points, reason=reason)


def timed(
    evening: Evening, command: StartClock | PauseClock | AddTime | CallLastHand, by: str, now: int
) -> ClockEvent | EveningRefusal:
    """An organiser sets the latest round's clock."""
    latest = evening.latest
    if latest is None or command.round != latest.draw.round or latest.closed:
        return EveningRefusal(EveningCode.NOT_LATEST, {"round": command.round})
    if latest.clock is None:
        return EveningRefusal(EveningCode.NO_CLOCK)
    runs = latest.clock.since is not None
    match command:
        case StartClock():
            return EveningRefusal(EveningCode.ALREADY_SO) if runs else ClockStarted(at=now, by=by, round=command.round)
        case PauseClock():
            return ClockPaused(at=now, by=by, round=command.round) if runs else EveningRefusal(EveningCode.ALREADY_SO)
        case AddTime(minutes=minutes):
            if minutes == 0 or abs(minutes) > MOST_MINUTES:
                return EveningRefusal(EveningCode.BAD_MINUTES, {"most": MOST_MINUTES})
            return TimeAdded(at=now, by=by, round=command.round, minutes=minutes)
        case CallLastHand():
            if latest.clock.last_hand:
                return EveningRefusal(EveningCode.ALREADY_SO)
            return LastHandCalled(at=now, by=by, round=command.round)


def _refuses_outcome(evening: Evening, game: Game, round_number: int, outcome: Outcome) -> EveningRefusal | None:
    result = Result(round=round_number, sides=game.sides, outcome=outcome)
    refusal = refuses(evening.plan.format, entries_to_rank(evening), result)
    return None if refusal is None else of_result(evening.roster, refusal)


def _is_tie(outcome: Outcome) -> bool:
    return isinstance(outcome, Played) and outcome.points[0] == outcome.points[1]


def _is_closed(evening: Evening, round_number: int) -> bool:
    found = evening.round(round_number)
    return found is not None and found.closed


def _counts(evening: Evening, round_number: int, game: Game) -> bool:
    """Whether what is written here is relied upon: both pairs have signed it, or the round is closed."""
    return game.status is GameStatus.CONFIRMED or _is_closed(evening, round_number)


def _no_table(evening: Evening, round_number: int, table: int) -> EveningRefusal:
    if evening.round(round_number) is None:
        return EveningRefusal(EveningCode.NO_SUCH_ROUND, {"round": round_number})
    return EveningRefusal(EveningCode.NO_SUCH_TABLE, {"table": table})
