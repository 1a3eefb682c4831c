"""A page that gets no answer says why: no connection, a fault of the server, or that there is no such thing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from kozel.analysis.puzzles.puzzle import PuzzleKind
from tests.browser.person import Person
from tests.browser.test_puzzle import choose, day_of
from tests.kozel_process import KozelProcess


def answers_with(page: Page, pattern: str, status: int | None) -> None:
    """Have requests end with the status, or with no answer at all."""
    if status is None:
        page.route(pattern, lambda route: route.abort())
    else:
        page.route(pattern, lambda route: route.fulfill(status=status, json={"detail": "of a test"}))


@pytest.mark.parametrize(
    ("path", "asked"), [("/puzzle", "**/daily*"), ("/rules", "**/rule-books*"), ("/rules/kozel", "**/rule-books/*")]
)
@pytest.mark.parametrize(("status", "why"), [(None, "unreachable"), (502, "unreachable"), (500, "faulty")])
def test_a_page_without_an_answer_says_why(
    browser: Browser, server: KozelProcess, path: str, asked: str, status: int | None, why: str
) -> None:
    person = Person(browser, server.address)
    answers_with(person.page, asked, status)
    person.page.goto(f"{server.address}{path}")
    expect(person.page.locator(".book-not-yet [role=status]")).to_have_text(person.say(f"page.not_loaded.{why}"))
    person.page.unroute(asked)
    person.press("page.load_again")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.close()


@pytest.mark.parametrize("path", ["/rules/nonsense", "/puzzle/0000-01-01"])
def test_what_is_not_there_is_no_lost_connection(browser: Browser, server: KozelProcess, path: str) -> None:
    person = Person(browser, server.address)
    person.page.goto(f"{server.address}{path}")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("nowhere.title"))
    person.close()


def test_an_answer_to_a_puzzle_that_is_not_judged_says_why_and_can_be_given_again(
    browser: Browser, server: KozelProcess
) -> None:
    person = Person(browser, server.address)
    day, puzzle = day_of(PuzzleKind.BEST)
    person.page.goto(f"{server.address}/puzzle/{day}")
    for status, why in ((None, "unreachable"), (404, "missing"), (500, "faulty")):
        answers_with(person.page, "**/answer", status)
        choose(person, puzzle, 0)
        expect(person.page.get_by_role("alert")).to_have_text(person.say(f"puzzle.not_sent.{why}"))
        person.page.unroute("**/answer")
    choose(person, puzzle, 0)
    expect(person.page.locator(".puzzle-verdict")).to_be_visible()
    person.close()
