"""What stands on a certificate."""

from collections.abc import Iterator, Sequence

import msgspec

from kozel.club.entry import PlayerId
from kozel.club.prizes.prizes import Prize
from kozel.club.standings import Standing


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """A player's certificate: the place, whether others share it, and what was reached. `prize` is in minor units."""

    player: PlayerId
    partner: PlayerId | None
    place: int
    shared: bool
    group: int
    points: int
    wins: int
    effectiveness: int
    prize: int


def certificates(lines: Sequence[Standing], paid: Sequence[Prize], last_place: int) -> Iterator[Certificate]:
    """A certificate for every player down to that place, in the order of the standings."""
    amount = {prize.player: prize.amount for prize in paid}
    for line in lines:
        if line.place <= last_place:
            partners = [other.player for other in lines if other.entry == line.entry and other.player != line.player]
            yield Certificate(
                player=line.player,
                partner=partners[0] if partners else None,
                place=line.place,
                shared=any(
                    other.entry != line.entry and (other.group, other.place) == (line.group, line.place)
                    for other in lines
                ),
                group=line.group,
                points=line.points,
                wins=line.wins,
                effectiveness=line.effectiveness,
                prize=amount.get(line.player, 0),
            )
