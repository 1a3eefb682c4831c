"""Dragging a tile with the mouse."""

from playwright.sync_api import Browser, expect

from tests.browser.person import ACTION, DESKTOP, PLAYABLE, TARGET, Person
from tests.kozel_process import KozelProcess

LAID = '[data-place="line"]'


def test_a_quick_drag_plays_and_a_miss_snaps_back(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address, viewport=DESKTOP)
    person.open_practice()
    person.wait_for_turn()
    while not person.sees(LAID) or not person.sees(PLAYABLE):
        person.act_by_tap()
        expect(person.first(f"{PLAYABLE}, {ACTION}")).to_be_visible()
    hand = person.page.locator(".hand button")
    before = hand.count()

    # The very first move is already far from the tile.
    grip(person)
    person.page.mouse.move(5, 5)
    expect(person.page.locator("[data-carried]")).to_have_count(1)
    person.page.mouse.up()
    expect(person.page.locator("[data-carried]")).to_have_count(0)
    expect(hand).to_have_count(before)

    grip(person)
    person.page.mouse.move(5, 5)
    end = person.first(TARGET).bounding_box()
    assert end is not None
    person.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    person.page.mouse.up()
    expect(hand).not_to_have_count(before)
    person.close()


def grip(person: Person) -> None:
    """Press the mouse on the first tile that can be played."""
    tile = person.first(PLAYABLE).bounding_box()
    assert tile is not None
    person.page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    person.page.mouse.down()
