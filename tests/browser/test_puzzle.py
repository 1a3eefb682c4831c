"""The puzzle's page: a day's puzzle is answered by keys or by taps, told why, and remembered on the device."""

import os
import signal
import time
from collections.abc import Generator
from contextlib import contextmanager
from datetime import date
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, expect

from kozel.analysis.puzzles.puzzle import Puzzle, PuzzleKind
from kozel.analysis.puzzles.shelf import number_of, shipped
from tests.browser.access import findings
from tests.browser.person import DESKTOP, GO_ON, PHONE, PLAYABLE, Person
from tests.kozel_process import KozelProcess

DAYS = [f"2026-06-{day:02}" for day in range(1, 31)]


def day_of(kind: PuzzleKind) -> tuple[str, Puzzle]:
    """A day with a puzzle of that kind, whose answer is one of a tile that goes to one end only."""
    for day in DAYS:
        puzzle = shipped()[number_of(date.fromisoformat(day))]
        tiles = [option.answer.play.tile for option in puzzle.options if option.answer.play is not None]
        if puzzle.kind is kind and len(set(tiles)) == len(tiles):
            return day, puzzle
    raise AssertionError(kind)


def choose(person: Person, puzzle: Puzzle, option: int) -> None:
    """By the keyboard alone."""
    play = puzzle.options[option].answer.play
    assert play is not None
    person.page.locator(f'button[data-tile="{play.tile.low}-{play.tile.high}"]').focus()
    person.page.keyboard.press("Enter")
    person.page.get_by_role("button", name=person.say("puzzle.give"), exact=True).focus()
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_an_answer_is_judged_with_its_reasons(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int]
) -> None:
    person = Person(browser, server.address, viewport=viewport)
    day, puzzle = day_of(PuzzleKind.BEST)
    person.page.goto(f"{server.address}/puzzle/{day}")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("puzzle.ask.best"))
    assert person.page.locator(".puzzle-others .avatar-initial").all_text_contents() == ["1", "2", "3"]
    assert findings(person) == "[]"
    assert person.page.evaluate("document.documentElement.scrollWidth") <= viewport[0]
    choose(person, puzzle, 1)
    expect(person.page.locator(".puzzle-verdict.puzzle-wrong")).to_be_visible()
    expect(person.page.locator(".puzzle-verdict tbody tr")).to_have_count(len(puzzle.options))
    assert findings(person) == "[]"
    # The first answer is the one that is remembered.
    person.page.reload()
    choose(person, puzzle, 0)
    expect(person.page.locator(".puzzle-verdict")).to_be_visible()
    expect(person.page.locator(".puzzle-wrong")).to_have_count(0)
    assert person.page.evaluate("JSON.parse(localStorage.getItem('kozel.puzzles'))") == {day: False}
    person.close()


def test_the_front_page_leads_to_the_puzzle_and_has_one_button_to_play(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.home()
    expect(person.page.get_by_role("button", name=person.say("home.play"), exact=True)).to_have_count(1)
    person.page.get_by_role("link", name=person.say("puzzle.title")).click()
    expect(person.page.locator(".puzzle-question h1")).to_be_visible()
    person.close()


def test_a_hint_among_bots_chooses_the_tile_and_says_why_while_an_analysis_never_ends(
    browser: Browser, server: KozelProcess
) -> None:
    person = Person(browser, server.address)
    person.open_practice(seats=4)
    person.play_until(GO_ON)
    table = person.page.url.rsplit("/", 1)[1]
    with stopped_analysis(server, table):
        while True:
            person.wait_for_turn()
            if person.page.locator(PLAYABLE).count() > 1:
                break
            person.act_by_tap()
        person.press("tools.menu")
        person.page.route("**/hint", lambda route: route.abort())
        person.press("hint.ask")
        expect(person.page.get_by_text(person.say("hint.unreachable"))).to_be_visible()
        person.page.unroute("**/hint")
        person.press("hint.ask")
        expect(person.page.locator('.hand [aria-pressed="true"]')).to_have_count(1, timeout=60_000)
        chosen = person.page.locator('.hand [aria-pressed="true"]').get_attribute("data-tile")
        assert chosen is not None
        expect(person.page.get_by_role("status").filter(has_text=chosen)).to_be_visible()
        made = person.page.request.get(f"{person.address}/api/tables/{table}/analysis?match=1").json()
        assert [each["analysis"] for each in made["rounds"]] == [None]
    person.close()


@contextmanager
def stopped_analysis(server: KozelProcess, table: str) -> Generator[None]:
    """Ask for the analysis of a table's first match, and stop the process that is to make it."""
    already = analyst(server)
    if already is not None:
        os.kill(already, signal.SIGSTOP)
    asked = Request(f"{server.address}/api/tables/{table}/analysis?match=1", method="POST")
    with urlopen(asked, timeout=20) as answer:
        assert answer.status == 202
    until = time.monotonic() + 20
    while (process := analyst(server)) is None:
        assert time.monotonic() < until, "no process was started"
        time.sleep(0.05)
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def analyst(server: KozelProcess) -> int | None:
    """The process that analyses, started when it is first needed; no other lets the rest go first."""
    return next(iter(server.gentle_children), None)


@pytest.mark.parametrize("path", ["/puzzle/2026-13-45", "/puzzle/abc", "/replay/a1b2c3/x"])
def test_an_address_of_nothing_says_so(browser: Browser, server: KozelProcess, path: str) -> None:
    person = Person(browser, server.address)
    person.page.goto(f"{server.address}{path}")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("nowhere.title"))
    assert findings(person) == "[]"
    person.page.get_by_role("link", name=person.say("page.home")).click()
    expect(person.page.get_by_role("button", name=person.say("home.play"), exact=True)).to_be_visible()
    person.close()
