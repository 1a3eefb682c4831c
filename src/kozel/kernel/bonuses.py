"""What a pass, or the tile with which somebody goes out, gives on top of a round's points: as in `rules/bonuses`."""

from kozel.kernel.compiled import inlined
from kozel.kernel.tiles import DOUBLES, SHOWING, bits_of
from kozel.rules.tile import Tile

CHUCHA = bits_of([Tile(0, 0)])
"""The set of 0-0 alone: going out with it is a chuchazo."""


@inlined
def pass_bonus(
    passes: int, others: int, lead_alone: int, on_lead: int, on_double_lead: int, round_of_passes: int
) -> int:
    """What whoever played last is given for a pass, the so manieth since then, by what each bonus is worth.

    `others` are the seats that could have passed; `lead_alone` is the line's tile, as a set, if it is the only one.
    """
    given = round_of_passes if passes == others else 0
    if passes == 1 and lead_alone:
        given += on_double_lead if lead_alone & DOUBLES else on_lead
    return given


@inlined
def fits_both(tile: int, left: int, right: int) -> bool:
    """Whether going out with the tile, given as a set, is a capicúa; the ends are those before the play or after it."""
    return tile & SHOWING[left] & SHOWING[right] & ~DOUBLES != 0
