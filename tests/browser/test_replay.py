"""Replaying a match that is over, in a real browser."""

import re
import time

import msgspec
from playwright.sync_api import Browser, expect

from kozel.analysis.report import RoundAnalysis
from kozel.web.analysis.message import LineReplay, MatchAnalysis
from tests.browser.access import findings
from tests.browser.person import DESKTOP, PHONE, REMATCH, Person
from tests.kozel_process import KozelProcess


def test_a_finished_match_is_gone_through_step_by_step_and_by_links(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address, viewport=DESKTOP)
    person.open_practice(seats=3)
    person.play_until(REMATCH)
    table = person.page.url.rsplit("/", 1)[1]
    person.page.get_by_role("link", name=person.say("replay.open")).click()
    replay = person.page.request.get(f"{server.address}/api/tables/{table}/replay").json()
    first = replay["rounds"][0]["steps"]

    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("replay.at_deal", round=1))
    expect(person.page.locator(".laid")).to_have_count(0)
    for step in first[1:]:
        person.page.keyboard.press("ArrowRight")
        expect(person.page.locator(".laid")).to_have_count(len(step["line"]))
        hands = person.page.locator(".replay-tiles")
        for seat, hand in enumerate(step["hands"]):
            expect(hands.nth(seat).locator("li")).to_have_count(len(hand))

    points = replay["rounds"][0]["settlement"]["points"]
    expect(person.page.locator(".replay-points b")).to_have_text([str(given) for given in points])
    expect(person.page).to_have_url(re.compile(rf"/replay/{table}/1/1/{len(first) - 1}$"))
    assert findings(person) == "[]"
    person.close()

    reader = Person(browser, server.address, viewport=PHONE)
    reader.page.goto(f"{server.address}/replay/{table}/1/2/3")
    steps = replay["rounds"][1]["steps"]
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(
        reader.say("replay.at", round=2, step=3, of=len(steps) - 1)
    )
    expect(reader.page.locator(".laid")).to_have_count(len(steps[3]["line"]))
    reader.page.get_by_role("button", name=reader.say("replay.round", round=1), exact=True).click()
    reader.page.get_by_role("button", name=reader.say("replay.play"), exact=True).click()
    # Tiles drawn and knocks are steps as well, of a second and a bit each.
    second = next(place for place, step in enumerate(first) if len(step["line"]) == 2)
    expect(reader.page.locator(".laid")).to_have_count(2, timeout=10_000 + 2_000 * second)
    assert findings(reader) == "[]"
    reader.close()
    look_at_how_it_could_have_gone(browser, server, table)


def look_at_how_it_could_have_gone(browser: Browser, server: KozelProcess, table: str) -> None:
    reader = Person(browser, server.address, viewport=DESKTOP)
    page = reader.page
    page.goto(f"{server.address}/replay/{table}/1/1/1")
    expect(page.locator(".replay-graph")).to_be_visible(timeout=120_000)
    until = time.monotonic() + 120
    while not (found := decision_with_line(reader, table)):
        assert time.monotonic() < until, "whoever plays the first tile that fits makes a mistake"
        time.sleep(0.2)
    number, step = found
    line = page.request.get(f"{server.address}/api/tables/{table}/analysis/line?match=1&of_round={number}&step={step}")
    told = [len(step.line) for step in msgspec.json.decode(line.body(), type=LineReplay).steps]

    page.goto(f"{server.address}/replay/{table}/1/{number}/{step}")
    page.get_by_role("button", name=reader.say("line.show")).click()
    expect(page.get_by_text(reader.say("line.not_so"), exact=True)).to_be_visible()
    expect(page.locator(".laid")).to_have_count(told[0] - 1)
    for made, expected in enumerate(told, start=1):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".laid")).to_have_count(expected)
        expect(page).to_have_url(re.compile(rf"/replay/{table}/1/{number}/{step}/line/{made}$"))
    expect(page.get_by_text(reader.say("line.really"))).to_be_visible()
    assert findings(reader) == "[]"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=reader.say("line.show"))).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/replay/{table}/1/{number}/{step}$"))
    lose_the_connection_at_a_line(reader, f"/replay/{table}/1/{number}/{step}")
    reader.close()

    # Somebody else follows the link, by touch.
    other = Person(browser, server.address, viewport=PHONE)
    other.page.goto(f"{server.address}/replay/{table}/1/{number}/{step}/line/1")
    # Until the line is there, the page has the match itself at that step, where as many tiles lie.
    expect(other.page.get_by_text(other.say("line.not_so"), exact=True)).to_be_visible()
    expect(other.page.locator(".laid")).to_have_count(told[0])
    other.page.get_by_role("button", name=other.say("replay.back"), exact=True).tap()
    expect(other.page.locator(".laid")).to_have_count(told[0] - 1)
    assert findings(other) == "[]"
    other.page.locator(".line-back button").tap()
    expect(other.page.get_by_role("button", name=other.say("line.show"))).to_be_visible()
    other.close()


def lose_the_connection_at_a_line(reader: Person, path: str) -> None:
    page, show = reader.page, reader.page.get_by_role("button", name=reader.say("line.show"))
    page.context.set_offline(True)
    for leave in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator(".line-back button").click(),
        page.go_back,
    ):
        show.click()
        expect(page.get_by_text(reader.say("line.unreachable"))).to_be_visible()
        leave()
        expect(show).to_be_visible()
        expect(page).to_have_url(re.compile(rf"{path}$"))
    show.click()
    expect(page.get_by_text(reader.say("line.unreachable"))).to_be_visible()
    assert findings(reader) == "[]"
    page.context.set_offline(False)
    expect(page.get_by_text(reader.say("line.not_so"), exact=True)).to_be_visible()
    # One step back in the browser closes the line and leaves the replay where it was; one on opens it again.
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"{path}/line/1$"))
    page.go_back()
    expect(show).to_be_visible()
    page.go_forward()
    expect(page).to_have_url(re.compile(rf"{path}/line/1$"))
    expect(page.get_by_text(reader.say("line.not_so"), exact=True)).to_be_visible()
    # Whoever presses twice doesn't go back twice.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(show).to_be_visible()
    expect(page).to_have_url(re.compile(rf"{path}$"))


def decision_with_line(reader: Person, table: str) -> tuple[int, int] | None:
    """The round and the step of a decision of the first match of which it is told how the round could have gone."""
    answer = reader.page.request.get(f"{reader.address}/api/tables/{table}/analysis?match=1")
    for each in msgspec.json.decode(answer.body(), type=MatchAnalysis).rounds:
        if isinstance(each.analysis, RoundAnalysis):
            for decision in each.analysis.decisions:
                if decision.best_line:
                    return each.round, decision.step
    return None


def test_nothing_is_told_of_a_round_that_goes_on(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.open_practice(seats=2)
    person.wait_for_turn()
    table = person.page.url.rsplit("/", 1)[1]
    assert person.page.request.get(f"{server.address}/api/tables/{table}/replay").status == 404
    person.close()
