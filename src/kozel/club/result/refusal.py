"""Results and penalties that are refused, and why."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

import msgspec

from kozel.club.entry import Entry, PlayerId
from kozel.club.format import Format, GameRules, TargetIn, Unit
from kozel.club.result.result import Bye, ClubRecord, Forfeited, Penalty, Played, Result


class ResultCode(StrEnum):
    """The reasons; `club_result.<code>` in the catalogue says each."""

    ROUND = "round"
    UNKNOWN_PLAYER = "unknown_player"
    SAME_PLAYER_TWICE = "same_player_twice"
    NOT_A_PAIR = "not_a_pair"
    ALREADY_RECORDED = "already_recorded"
    NEGATIVE = "negative"
    BOTH_AT_TARGET = "both_at_target"
    UNFINISHED = "unfinished"
    IMPOSSIBLE = "impossible"
    NOBODY_ABSENT = "nobody_absent"
    PENALTIES_OFF = "penalties_off"
    PENALTY_NEGATIVE = "penalty_negative"


class ResultRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """A refused record.

    `player` is the id that it is about, `found` and `expected` are the numbers, where there are any.
    """

    code: ResultCode
    player: PlayerId = ""
    found: int | None = None
    expected: int | None = None


def refuses(
    form: Format, entries: Iterable[Entry], record: ClubRecord, others: Iterable[ClubRecord] = ()
) -> ResultRefusal | None:
    """Why the record can't be right, or None. `others` are the records of the same event beside it."""
    taken = {player for other in others if other.round == record.round for player in people(other)}
    return _refuses(form, _by_player(entries), record, taken)


def refused(
    form: Format, entries: Iterable[Entry], records: Sequence[ClubRecord]
) -> Iterator[tuple[int, ResultRefusal]]:
    """Which of the records, by index, can't be right beside those before them, and why."""
    by_player = _by_player(entries)
    taken: dict[int, set[PlayerId]] = {}
    for index, record in enumerate(records):
        here = taken.setdefault(record.round, set())
        refusal = _refuses(form, by_player, record, here)
        if refusal is not None:
            yield index, refusal
        here.update(people(record))


def refuses_penalty(form: Format, entries: Iterable[Entry], penalty: Penalty) -> ResultRefusal | None:
    """Why the penalty is refused, or None."""
    if not form.penalties:
        return ResultRefusal(code=ResultCode.PENALTIES_OFF, player=penalty.player)
    if penalty.round < 1:
        return ResultRefusal(code=ResultCode.ROUND, found=penalty.round, expected=1)
    if penalty.points < 0:
        return ResultRefusal(code=ResultCode.PENALTY_NEGATIVE, player=penalty.player, found=penalty.points)
    if penalty.player not in _by_player(entries):
        return ResultRefusal(code=ResultCode.UNKNOWN_PLAYER, player=penalty.player)
    return None


def people(record: ClubRecord) -> tuple[PlayerId, ...]:
    """Everybody whom the record is about."""
    if isinstance(record, Bye):
        return record.players
    first, second = record.sides
    return first + second


def _by_player(entries: Iterable[Entry]) -> Mapping[PlayerId, Entry]:
    return {player: entry for entry in entries for player in entry.players}


def _refuses(
    form: Format, by_player: Mapping[PlayerId, Entry], record: ClubRecord, taken: set[PlayerId]
) -> ResultRefusal | None:
    here = people(record)
    if record.round < 1:
        return ResultRefusal(code=ResultCode.ROUND, found=record.round, expected=1)
    for place, player in enumerate(here):
        if player not in by_player:
            return ResultRefusal(code=ResultCode.UNKNOWN_PLAYER, player=player)
        if player in here[:place]:
            return ResultRefusal(code=ResultCode.SAME_PLAYER_TWICE, player=player)
        if player in taken:
            return ResultRefusal(code=ResultCode.ALREADY_RECORDED, player=player, found=record.round)
    if form.unit is Unit.PAIR:
        for side in record.sides if isinstance(record, Result) else (record.players,):
            if set(side) != set(by_player[side[0]].players):
                return ResultRefusal(code=ResultCode.NOT_A_PAIR, player=side[0])
    match record:
        case Result(outcome=Played() as played):
            return _refuses_score(form.game, played)
        case Result(outcome=Forfeited(absent=(False, False))):
            return ResultRefusal(code=ResultCode.NOBODY_ABSENT)
        case _:
            return None


def _refuses_score(game: GameRules, played: Played) -> ResultRefusal | None:
    lowest = min(*played.points, *(played.pips or ()))
    lost, won = sorted(played.points)
    most = game.target if game.target_in is TargetIn.ROUNDS else game.target - 1 + game.most_in_a_hand
    if lowest < 0:
        return ResultRefusal(code=ResultCode.NEGATIVE, found=lowest, expected=0)
    if lost >= game.target:
        return ResultRefusal(code=ResultCode.BOTH_AT_TARGET, found=lost, expected=game.target)
    if won < game.target and not played.timed:
        return ResultRefusal(code=ResultCode.UNFINISHED, found=won, expected=game.target)
    if won > most:
        return ResultRefusal(code=ResultCode.IMPOSSIBLE, found=won, expected=most)
    return None
