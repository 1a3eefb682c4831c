"""Writing a record as text."""

import textwrap
from collections.abc import Iterator

import msgspec

from kozel.rules.event import Dealt, Drew, MatchEvent, Passed, Played, TimedOut
from kozel.rules.record.record import Record, RoundRecord, bonus_text
from kozel.rules.redeal import Redeal, redeal_of
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import Tile

TITLE = "Kozel record 1"
WIDTH = 100
_GLUE = "\0"


def write(record: Record) -> str:
    """The canonical text of a record; `read` gives an equal record back."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield TITLE
    yield f"Rules: {record.rules.name}"
    for option, value in changed_options(record.rules).items():
        yield option_line(option, value)
    for seat, name in enumerate(record.players, start=1):
        yield f"Player {seat}: {name}"
    if record.commitment:
        yield f"Commitment: {record.commitment}"
        for seat, nonce in enumerate(record.nonces, start=1):
            yield f"Nonce {seat}: {nonce}".rstrip()
    for number, played in enumerate(record.rounds, start=record.first_round):
        yield ""
        yield f"Round {number}"
        yield from _round_lines(record, played)
    if record.written_end:
        yield ""
        yield from (f"{heading}: {line.text}" for heading, line in record.written_end.items())


def option_line(option: str, value: object) -> str:
    """The line that says how an option of the rules is chosen."""
    return f"Option {option}: {msgspec.json.encode(value).decode()}"


def changed_options(rules: RuleSet) -> dict[str, object]:
    """The options in which a rule set differs from the preset that it is named after."""
    original = msgspec.to_builtins(preset(rules.name), str_keys=True)
    return {
        option: value
        for option, value in msgspec.to_builtins(rules, str_keys=True).items()
        if value != original[option]
    }


def _round_lines(record: Record, played: RoundRecord) -> Iterator[str]:
    if played.key:
        yield f"Key: {played.key}"
    moves: list[str] = []
    for event in played.events:
        match event:
            case Dealt(hands=hands, boneyard=boneyard) as dealt:
                yield f"Deal: {' | '.join(map(_tiles, hands))} / {_tiles(boneyard)}".rstrip()
                redeal = redeal_of(dealt, record.rules)
                if redeal is not None:
                    yield f"Redeal: {redeal_text(redeal)}"
            case _:
                moves.append(move_text(event))
    if moves:
        yield from _wrapped(moves)
    for heading, line in played.written.items():
        yield f"{heading}: {line.text}"


def redeal_text(redeal: Redeal) -> str:
    """Why a deal was taken back: `2 doubles`, or `no_lead` where it isn't because of one hand."""
    return str(redeal.cause) if redeal.seat is None else f"{redeal.seat + 1} {redeal.cause}"


def _wrapped(moves: list[str]) -> list[str]:
    """Lines of at most `WIDTH` characters that never break within a move."""
    unbroken = ", ".join(move.replace(" ", _GLUE) for move in moves)
    lines = textwrap.wrap(f"Moves: {unbroken}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return [line.replace(_GLUE, " ") for line in lines]


def _tiles(tiles: tuple[Tile, ...]) -> str:
    return " ".join(map(str, tiles))


def move_text(event: MatchEvent) -> str:
    """A move in words: `1 2-5 left`, `3 draws 0-4`, `2 knocks`, `4 times out`; seats are counted from 1.

    A knock that gives bonuses says which, and to whom: `2 knocks (1 pass_round 25)`. Whoever writes by hand may
    leave out `right`.
    """
    match event:
        case Played(seat=seat, tile=tile, end=end):
            return f"{seat + 1} {tile} {end}"
        case Drew(seat=seat, tile=tile):
            return f"{seat + 1} draws {tile}"
        case Passed(seat=seat, bonuses=bonuses):
            given = bonus_text(bonuses).replace(", ", "; ")
            return f"{seat + 1} knocks ({given})" if given else f"{seat + 1} knocks"
        case TimedOut(seat=seat):
            return f"{seat + 1} times out"
        case Dealt():
            message = "a deal isn't a move"
            raise TypeError(message)
