"""Examples to the rules: positions and scores that the program itself comes to by the options."""

from collections.abc import Iterator

from kozel.rules.account import Account, Opening
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.description.paragraph import Paragraph, Section, listed
from kozel.rules.finish import Finish
from kozel.rules.line import End, Line
from kozel.rules.match import new_match
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Ending, settle
from kozel.rules.tile import Tile

_VALUE = 2
_NEIGHBOURS = (4, 1, 6, 0, 3, 5, 7, 8, 9, 10, 11, 12)
"""The other halves of the tiles with a 2, in the order in which they lie in the example. Seed 000: its picture."""


def fish(rules: RuleSet) -> Iterator[Paragraph]:
    """A line in which all tiles of a value lie but its double, and both ends show it.

    There is none where that can't be: with an odd number of such tiles, one of the ends is always another value.
    """
    line, double = _all_of_a_value(rules.highest), Tile(_VALUE, _VALUE)
    if BLOCK_TESTS[rules.block_test](line, ((double,),), may_draw=True, highest=rules.highest):
        tiles = " ".join(f"{laid.left}-{laid.right}" for laid in line.tiles)
        values: dict[str, int | str] = {"line": tiles, "value": _VALUE, "double": str(double)}
        yield Paragraph(Section.ROUND_END, "rule_example.fish", values)


def _all_of_a_value(highest: int) -> Line:
    line, others = Line(), _NEIGHBOURS[:highest]
    for one, other in zip(others[::2], others[1::2], strict=False):
        for tile in (Tile.of(_VALUE, one), Tile.of(one, other), Tile.of(other, _VALUE)):
            line = line.joined(tile, End.RIGHT)
    return line


def opened(opening: Opening) -> Paragraph:
    """An account that opens, and one that doesn't: by the points of a round, or of all that are remembered."""
    threshold = opening.threshold
    if opening.accumulates:
        before = Account(remembered=(threshold - 1) // 2)
        reaching = threshold - before.remembered
        gathered: dict[str, int | str] = {
            "few": before.remembered,
            "reached": reaching,
            "score": before.given(reaching, opening).score,
        }
        return Paragraph(Section.OPENING, "rule_example.opening.accumulated", gathered)
    enough, too_few = Account(remembered=7), Account(remembered=threshold + 6)
    values: dict[str, int | str] = {
        "few": enough.remembered,
        "reached": threshold,
        "score": enough.given(threshold, Opening(threshold)).score,
        "many": too_few.remembered,
        "missed": threshold - 1,
        "still": too_few.given(threshold - 1, Opening(threshold)).remembered,
    }
    return Paragraph(Section.OPENING, "rule_example.opening", values)


def carried(rules: RuleSet) -> Paragraph:
    """A tied fish, and who is given its sum in the round after it."""
    players = max(rules.players)
    fish_counts = (14, 14, *(5,) * (players - 2))
    counts = (0, 9, *(4,) * (players - 2))
    tied = settle(
        rules,
        Ending(finish=Finish.BLOCK, seat=0, last=None, hands=(), counts=fish_counts),
        accounts=new_match(rules, players).accounts,
        carry=0,
    )
    ended = Ending(finish=Finish.OUT, seat=0, last=None, hands=(), counts=counts)
    taken = settle(rules, ended, accounts=tied.after, carry=tied.carry)
    given = max(taken.points)
    values: dict[str, int | str] = {
        "fish_hands": listed(fish_counts),
        "carry": tied.carry,
        "hands": listed(counts),
        "own": given - tied.carry,
        "given": given,
    }
    return Paragraph(Section.CARRY, "rule_example.carry", values)
