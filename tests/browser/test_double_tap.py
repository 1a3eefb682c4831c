"""The second tap of a double tap, where the first has put something else under the finger."""

from collections.abc import Generator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import GO_ON, LANDSCAPE, PHONE, Person
from tests.kozel_process import KozelProcess

BETWEEN_TAPS_MS = 120
A_WHILE_MS = 1000
"""Longer than a double tap."""

EDGE = "document.querySelector('.edge-content').innerHTML"
"""One's hand, and what there is to do."""


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE])
def test_a_double_tap_presses_nothing_on_the_screen_that_it_brings(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int]
) -> None:
    person = Person(browser, server.address, viewport=viewport)
    person.page.clock.install()
    person.open_practice(seats=2, fish="highest_takes_all")
    table = person.page.url
    person.wait_for_hand()
    sound = person.page.get_by_role("button", name=person.say("tools.sound"), exact=True)
    on = sound.get_attribute("aria-pressed")

    person.play_until(GO_ON)
    with stopped_clock(person):
        tap_twice(person, person.first(GO_ON), then=sound)
        expect(sound).to_have_attribute("aria-pressed", str(on))
        acts_at_once(person)

    person.play_until(GO_ON)
    while person.first(GO_ON).inner_text() != person.say("action.show_end"):
        person.tap(middle(person.first(GO_ON)))
        expect(person.page.locator(".round-end")).to_have_count(0)
        person.play_until(GO_ON)
    with stopped_clock(person):
        home = person.page.get_by_role("link", name=person.say("page.home"), exact=True)
        place = tap_twice(person, person.first(GO_ON), then=home)
        assert person.page.url == table
        expect(home).to_be_visible()
        # Whoever means it comes through: in the same place, but a while later.
        person.page.clock.run_for(A_WHILE_MS)
        person.tap(place)
        person.page.wait_for_url(f"{server.address}/")
    person.close()


def test_a_double_tap_leaves_open_what_it_opens(browser: Browser, server: KozelProcess) -> None:
    # The sheet leaves the buttons at its side uncovered, and a tap beside it puts it away.
    person = Person(browser, server.address, viewport=LANDSCAPE)
    person.page.clock.install()
    person.open_practice(seats=2)
    person.wait_for_hand()
    sheet = person.page.get_by_role("dialog")
    for key in ("tools.menu", "settings.title"):
        with stopped_clock(person):
            tap_twice(person, person.page.get_by_role("button", name=person.say(key), exact=True), then=sheet)
            expect(sheet).to_be_visible()
        sheet.get_by_role("button", name=person.say("settings.close"), exact=True).click()
        expect(sheet).to_be_hidden()
    person.close()


@contextmanager
def stopped_clock(person: Person) -> Generator[None]:
    """No time passes on the page but what the test lets pass, however busy the machine is."""
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000 + 1"))
    yield
    person.page.clock.resume()


def tap_twice(person: Person, button: Locator, *, then: Locator) -> dict[str, float]:
    """Tap the button and, once the other thing has come, the same place again; that place."""
    place = middle(button)
    person.tap(place)
    person.page.clock.run_for(BETWEEN_TAPS_MS)
    expect(then).to_be_visible()
    person.tap(place)
    return place


def acts_at_once(person: Person) -> None:
    """Play a tile, choose or draw one: that needs no pause after another tap."""
    person.wait_for_turn()
    place = person.next_tap()
    assert place is not None
    before = person.page.evaluate(EDGE)
    person.tap(place)
    person.page.wait_for_function(f"before => {EDGE} !== before", arg=before)


def middle(element: Locator) -> dict[str, float]:
    box = element.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
