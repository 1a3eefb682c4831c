"""The file that `kozel solve` reads: a round in progress with all its tiles.

    {"rules": "kozel-pairs", "hands": [["6-6", "1-4"], …], "line": ["2-3", "3-3"], "boneyard": [], "turn": 0}

`line` has the tiles as they lie, from the left end to the right one; `boneyard` is in the order of drawing. `options`
changes options of the rule set. `lead` is the tile that must be led, where that isn't free.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from kozel.cli.errors import CommandError
from kozel.cli.json_file import read_json
from kozel.cli.words import terminal_words
from kozel.rules.line import Laid, Line
from kozel.rules.round import Round
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset
from kozel.rules.tile import Tile, full_set
from kozel.web.option_fault import option_fault


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The file's content; tiles are text."""

    rules: str
    hands: tuple[tuple[str, ...], ...]
    turn: int = 0
    line: tuple[str, ...] = ()
    boneyard: tuple[str, ...] = ()
    lead: str | None = None
    options: Mapping[str, Any] = {}  # Any: the rule set checks them


def read_position(file: Path) -> Position:
    """What the file says, not yet checked against the rules.

    Raises:
        CommandError: the file can't be read or isn't a position.

    """
    return read_json(file, Position)


def position_round(file: Path, position: Position) -> Round:
    """The round of a position.

    Raises:
        CommandError: it isn't one that can be.

    """
    try:
        rules = preset(position.rules).with_options(position.options)
    except InvalidRuleSetError as error:
        reason = option_fault(error.fault, terminal_words())
        raise CommandError("cli.position.rules", file=file, option=error.fault.option, reason=reason) from None
    fault = next(_faults(position, rules), None)
    if fault is not None:
        where, found, expected = fault
        raise CommandError(f"cli.position.{expected}", file=file, where=where, found=found)
    hands = tuple(tuple(map(Tile.parse, hand)) for hand in position.hands)
    laid = tuple(Laid(*map(int, text.split("-"))) for text in position.line)
    lead = None if position.lead is None else Tile.parse(position.lead)
    last = (position.turn - 1) % len(hands) if laid else None
    return Round(rules, hands, tuple(map(Tile.parse, position.boneyard)), position.turn, lead, Line(laid), last)


_Fault = tuple[str, object, str]
"""Where it is, what stands there, and a code of what was expected."""


def _faults(position: Position, rules: RuleSet) -> Iterator[_Fault]:
    if len(position.hands) not in rules.players:
        yield "hands", len(position.hands), "players"
    if not 0 <= position.turn < len(position.hands):
        yield "turn", position.turn, "seat"
    for seat, hand in enumerate(position.hands):
        if not hand:
            yield f"hands[{seat}]", "[]", "empty_hand"
    tiles = list(_tiles(position))
    known = {str(tile) for tile in full_set(rules.highest)}
    for where, text in tiles:
        if _turned(text) not in known:
            yield where, text, "tile"
    for text, times in Counter(_turned(text) for _, text in tiles).items():
        if times > 1:
            yield text, times, "twice"
    for left, right in pairwise(position.line):
        if left.rpartition("-")[2] != right.partition("-")[0]:
            yield "line", f"{left} {right}", "joined"
    leads = () if position.line else tuple(map(_turned, position.hands[position.turn]))
    if position.lead is not None and _turned(position.lead) not in leads:
        yield "lead", position.lead, "lead"


def _tiles(position: Position) -> Iterator[tuple[str, str]]:
    for seat, hand in enumerate(position.hands):
        yield from ((f"hands[{seat}]", text) for text in hand)
    yield from (("line", text) for text in position.line)
    yield from (("boneyard", text) for text in position.boneyard)


def _turned(text: str) -> str:
    """The tile's text with the smaller half first, or what isn't a tile as it is."""
    try:
        return str(Tile.parse(text))
    except ValueError:
        return text
