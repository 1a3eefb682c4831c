"""Replaying a match that is over, in a real browser."""

import re

from playwright.sync_api import Browser, expect

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
    expect(reader.page.locator(".laid")).to_have_count(2, timeout=10_000)
    assert findings(reader) == "[]"
    reader.close()


def test_nothing_is_told_of_a_round_that_goes_on(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.open_practice(seats=2)
    person.wait_for_turn()
    table = person.page.url.rsplit("/", 1)[1]
    assert person.page.request.get(f"{server.address}/api/tables/{table}/replay").status == 404
    person.close()
