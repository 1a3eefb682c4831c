"""No findings of axe on any page of the club, in both rooms; nothing is too small to touch or too wide for a phone."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from kozel.club.evening.command import EnterResult, Penalise
from kozel.club.result import Played
from tests.browser.club_people import Organiser, Player
from tests.browser.club_server import ClubEvent
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_access import SMALLEST_TOUCH, findings
from tests.kozel_process import KozelProcess

NAMES = ("Anna", "Boris", "Vlad", "Galina", "Dima", "Elena", "Ion", "Kostya", "Lyudmila")
PARTS = ("people", "rounds", "table", "penalties", "log", "print", "settings")
WIDER_PARTS = ("people", "rounds", "settings")
"""The parts that a wide screen shows otherwise than a phone."""
SMALLER = """(smallest) => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter((one) => one.checkVisibility() && one.type !== "radio" && !one.matches(".unseen, p a"))
  .filter((one) => one.getBoundingClientRect().height < smallest - 0.5)
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What is lower than a finger; radio buttons are as large as their labels."""


@pytest.fixture(scope="module")
def club(server: KozelProcess) -> ClubEvent:
    """Nine people, one sits out; a round played, a penalty, and a second round half played."""
    event = ClubEvent.create(server.address, minutes=40)
    event.register(NAMES)
    event.draw(1)
    for table in (1, 2):
        event.order(EnterResult(round=1, table=table, outcome=Played(points=(100, 37))))
    event.order(Penalise(round=1, player=event.view().entries[0].people[0].player, points=20, reason="late"))
    event.draw(2)
    event.order(EnterResult(round=2, table=1, outcome=Played(points=(0, 100))))
    return event


def is_well(person: Person) -> None:
    """Nothing for axe, nothing too wide, on a phone nothing too small, and no message missing."""
    assert findings(person) == "[]", person.page.url
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), person.page.url
    if person.touch:
        assert person.page.evaluate(SMALLER, SMALLEST_TOUCH) == [], person.page.url
    assert not [said.text for said in person.page.console_messages() if "no message" in said.text]


@pytest.mark.parametrize(("viewport", "room"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_the_desk(browser: Browser, club: ClubEvent, viewport: tuple[int, int], room: Literal["dark", "light"]) -> None:
    organiser = Organiser(browser, club.address, viewport=viewport, room=room)
    for part in PARTS if organiser.touch else WIDER_PARTS:
        organiser.organise(club, part)
        is_well(organiser)
    organiser.organise(club, "rounds")
    for open_sheet in sheets(organiser):
        open_sheet()
        expect(organiser.page.get_by_role("dialog")).to_be_visible()
        is_well(organiser)
        organiser.page.keyboard.press("Escape")
    organiser.close()


def sheets(organiser: Organiser) -> tuple[Callable[[], None], ...]:
    """What opens each sheet of the rounds."""
    return (
        organiser.page.locator(".table-more").first.click,
        organiser.page.locator(".table-more").last.click,
        organiser.page.locator(".desk-time").click,
    )


@pytest.mark.parametrize(("viewport", "room", "language"), [(PHONE, "dark", "es"), (DESKTOP, "light", "en")])
def test_what_everybody_sees(
    browser: Browser, club: ClubEvent, viewport: tuple[int, int], room: Literal["dark", "light"], language: str
) -> None:
    person = Person(browser, club.address, viewport=viewport, room=room, language=language)
    event = f"/club/{club.event}"
    addresses = (event, f"{event}/screen", "/club", *(("/club/new", "/club/nowhere00") if person.touch else ()))
    for address in addresses:
        person.page.goto(club.address + address)
        person.page.locator("h1, h2").first.wait_for()
        is_well(person)
    person.close()


@pytest.mark.parametrize(("room", "language"), [("dark", "ro"), ("light", "ru")])
def test_a_players_page(browser: Browser, club: ClubEvent, room: Literal["dark", "light"], language: str) -> None:
    latest = club.view().round
    assert latest is not None
    pages = club.pages()
    done, playing = (game.sides[0].people[0].name for game in latest.games)
    player = Player(browser, club.address, playing, room=room, language=language)
    for name in (done, playing, latest.byes[0].people[0].name):
        player.open(pages[name])
        is_well(player)
    player.open(pages[playing])
    player.press("club.phone.write")
    is_well(player)
    player.close()
