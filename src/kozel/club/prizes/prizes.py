"""Who gets what of the prize fund."""

from collections.abc import Sequence
from itertools import groupby

import msgspec

from kozel.club.entry import EntryId, PlayerId
from kozel.club.prizes.split import TieSplit, apportion, split
from kozel.club.standings import Standing


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """What a player is paid, in minor units. A pair's prize is halved, its odd cent goes to the player listed first."""

    place: int
    entry: EntryId
    player: PlayerId
    amount: int


def prizes(
    lines: Sequence[Standing], fund: int, shares: Sequence[int], how: TieSplit = TieSplit.POOL
) -> tuple[Prize, ...]:
    """The prizes of one group's final standings, in their order: nobody's is left out, and their sum is the fund.

    `shares` are the places' parts of the fund, from the first place, in any unit. If fewer entries took part than there
    are prizes, the first prizes share the whole fund in their proportion. Without shares nothing is paid.
    """
    entries = [next(group) for _, group in groupby(lines, key=lambda line: line.entry)]
    paid = shares[: len(entries)]
    if not paid:
        return ()
    amounts = (*apportion(fund, paid), *(0 for _ in entries[len(paid) :]))
    level = "points" if how is TieSplit.HORT else "place"
    groups = [len(list(group)) for _, group in groupby(entries, key=lambda line: getattr(line, level))]
    found = dict(zip((line.entry for line in entries), split(amounts, groups, how), strict=True))
    return tuple(
        Prize(place=line.place, entry=line.entry, player=line.player, amount=part)
        for _, group in groupby(lines, key=lambda line: line.entry)
        for line, part in _parts(list(group), found)
    )


def _parts(pair: Sequence[Standing], found: dict[EntryId, int]) -> list[tuple[Standing, int]]:
    return list(zip(pair, apportion(found[pair[0].entry], [1] * len(pair)), strict=True))
