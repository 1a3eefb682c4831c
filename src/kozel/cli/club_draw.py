"""`kozel club draw`: the rounds of an event as its schedule or its matchings give them, for entries called 1, 2, 3."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Annotated

from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.club.draw import ImpossibleDrawError, Reason, RoundDraw, draw_rounds, has_whist
from kozel.club.entry import Entry
from kozel.club.format import Format, Schedule, Unit, format_preset, format_preset_names, whole_length

_EVENING = 9
"""Rounds that are drawn where no schedule says how many there are."""


def draw(
    *,
    format: Annotated[str, Parameter(help="cli.help.club_format")],  # noqa: A002 - the name of the option
    players: Annotated[int, Parameter(help="cli.help.entries", validator=between("--players", 2, 2000))],
    rounds: Annotated[int | None, Parameter(help="cli.help.club_rounds")] = None,
    seed: Annotated[str, Parameter(help="cli.help.draw_seed")] = "1",
    json: Json = False,
) -> None:
    """Draw rounds: tables and byes. In fixed pairs the numbers are those of pairs."""
    if format not in format_preset_names():
        expected = ", ".join(format_preset_names())
        raise CommandError("cli.bad_value", option="--format", value=format, expected=expected)
    form = format_preset(format)
    length = rounds if rounds is not None else _length(form, players)
    between("--rounds", 1, whole_length(form, players) or 1000)(int, length)
    try:
        drawn = tuple(islice(draw_rounds(form, _entries(form, players), seed), length))
    except ImpossibleDrawError as error:
        raise CommandError(
            "cli.out_of_range", option="--players", value=players, least=error.least, most=2000
        ) from None
    result = {
        "rounds": [
            {
                "round": each.round,
                "tables": [table.sides for table in each.tables],
                "byes": [bye.entry for bye in each.byes],
            }
            for each in drawn
        ]
    }
    show(result, "\n".join(_lines(drawn)), as_json=json)


def _length(form: Format, players: int) -> int:
    whole = whole_length(form, players)
    if whole is None or (form.schedule is Schedule.PARTNER_ROTATION and not has_whist(players)):
        return min(_EVENING, whole or players - 1)
    return whole


def _entries(form: Format, count: int) -> tuple[Entry, ...]:
    numbers = map(str, range(1, count + 1))
    if form.unit is Unit.PAIR:
        return tuple(Entry(id=number, players=(f"{number}a", f"{number}b")) for number in numbers)
    return tuple(Entry(id=number, players=(number,)) for number in numbers)


def _lines(drawn: Sequence[RoundDraw]) -> Iterator[str]:
    for each in drawn:
        yield say("cli.club.round", round=each.round)
        for table in each.tables:
            first, second = (" + ".join(side) for side in table.sides)
            yield "  " + say("cli.club.table", table=table.number, first=first, second=second)
        if each.byes:
            yield "  " + say("cli.club.byes", names=", ".join(bye.entry for bye in each.byes))
        reasons = dict.fromkeys(reason for place in (*each.tables, *each.byes) for reason in place.reasons)
        yield "  " + say("cli.club.reasons", reasons="; ".join(dict.fromkeys(map(_said, reasons))))


def _said(reason: Reason) -> str:
    return say(f"club_reason.{reason.code}", n=reason.n)
