"""Who takes part: players, and the entries that are drawn as one."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

PlayerId: TypeAlias = str
"""What a player is called by in results: unique in the event, never shown where there is a name."""

EntryId: TypeAlias = str
"""What an entry is called by in draws: unique in the event."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person of the event. `rating` is what they bring along, the higher the stronger."""

    id: PlayerId
    name: str
    club: str = ""
    rating: int | None = None


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What a draw moves as one: a pair of players that stays together, or one player.

    `group` counts from 1; groups are drawn and ranked each by itself. Who has `withdrawn` is not drawn any more; what
    becomes of their games is the format's rule for withdrawals. `rating` (of a pair: both together) orders those in a
    Swiss draw whom the standings leave level, as before the first game.
    """

    id: EntryId
    players: tuple[PlayerId, ...]
    group: int = 1
    rating: int | None = None
    withdrawn: bool = False


def single_entries(players: Iterable[PlayerId]) -> tuple[Entry, ...]:
    """An entry of their own for everybody, called as the player is."""
    return tuple(Entry(id=player, players=(player,)) for player in players)
