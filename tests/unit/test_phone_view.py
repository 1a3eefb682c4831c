"""What a player's phone is told of the place."""

import msgspec
import pytest

from kozel.club.evening.command import Person, Registration
from kozel.club.evening.decide import PlayersPhone
from kozel.club.evening.plan import Plan
from kozel.web.club.links import links
from kozel.web.club.reckoned import Reckoned
from kozel.web.club.shown import PhoneView
from kozel.web.club.view import phone_view
from tests.evenings import START, Desk, numbered, pairs, plan, played


def seen_by(desk: Desk, name: str) -> PhoneView:
    """The page of this player."""
    phone = PlayersPhone(desk.player(name))
    seen = phone_view("cup", desk.course, Reckoned(desk.evening), phone, links("http://x", "cup"), START)
    assert seen is not None
    return seen


def in_groups(number: int) -> tuple[Registration, ...]:
    """So many players in each of two groups."""
    return tuple(
        Registration(people=(Person(name=f"P{group}-{place}"),), group=group)
        for group in (1, 2)
        for place in range(1, number + 1)
    )


def in_two_groups() -> Plan:
    chosen = plan("all_with_all")
    return msgspec.structs.replace(chosen, format=msgspec.structs.replace(chosen.format, groups=2))


@pytest.mark.parametrize(
    ("chosen", "entries", "name", "places"),
    [
        (plan("round_robin"), pairs(4), "A1", 4),
        (plan("all_with_all"), numbered(8), "P1", 8),
        (in_two_groups(), in_groups(4), "P2-1", 4),
    ],
)
def test_a_place_is_one_of_as_many_as_there_are(
    chosen: Plan, entries: tuple[Registration, ...], name: str, places: int
) -> None:
    desk = Desk(chosen, entries)
    desk.play_round(lambda _: played(100, 37))
    seen = seen_by(desk, name)
    assert seen.of == places
    assert seen.standing is not None
    assert 1 <= seen.standing.place <= places
