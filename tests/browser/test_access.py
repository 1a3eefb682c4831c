"""No findings of axe on any screen, in both rooms; nothing scrolls or is too small to touch at the table."""

from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.access import findings
from tests.browser.person import DESKTOP, GO_ON, LANDSCAPE, PHONE, REMATCH, SOON, Person
from tests.kozel_process import KozelProcess

SMALLEST_TOUCH = 44
OUTSIDE = """() => {
  const slab = document.querySelector(".table-slab").getBoundingClientRect();
  const beyond = ({ left, right, top, bottom }) =>
    left < slab.left || right > slab.right || top < slab.top || bottom > slab.bottom;
  return [...document.querySelectorAll(".laid")].filter((tile) => beyond(tile.getBoundingClientRect())).length;
}"""
"""How many tiles of the line aren't wholly on the slab."""

ASKEW = """() => {
  const middle = (element) => { const { x, width } = element.getBoundingClientRect(); return x + width / 2; };
  const shift = (target) => Math.abs(middle(target) - middle(target.firstElementChild));
  return [...document.querySelectorAll(".target")].filter((target) => shift(target) > 0.5).length;
}"""
"""How many places to play aren't shown in the middle of what is touched, which is where the tile will lie."""


@pytest.mark.parametrize(("viewport", "room"), [*product((PHONE, DESKTOP), ("dark", "light"))])
def test_axe_finds_nothing(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int], room: Literal["dark", "light"]
) -> None:
    person = Person(browser, server.address, viewport=viewport, room=room)
    person.choose_otherwise({"target": SOON})
    person.home()
    expect(person.page.get_by_role("button", name=person.say("home.play"), exact=True)).to_be_visible()
    assert findings(person) == "[]"
    person.press("home.own")
    assert findings(person) == "[]"
    person.open_practice(seats=2)
    person.wait_for_turn()
    assert findings(person) == "[]"
    person.play_until(GO_ON)
    assert findings(person) == "[]"
    person.play_until(REMATCH)
    assert findings(person) == "[]"
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE, DESKTOP, (320, 568)])
def test_the_table_fits_the_screen_and_its_buttons_the_finger(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int]
) -> None:
    person = Person(browser, server.address, viewport=viewport)
    person.open_practice(seats=4)
    while True:
        person.wait_for_turn()
        width, height = person.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert width <= viewport[0]
        assert height <= viewport[1]
        for box in (button.bounding_box() for button in person.page.locator("button:visible, a:visible").all()):
            assert box is not None
            assert box["height"] >= SMALLEST_TOUCH - 0.5
        if person.sees(GO_ON):
            break
        assert person.page.evaluate(OUTSIDE) == 0
        assert person.page.evaluate(ASKEW) == 0
        person.act_by_tap()
    person.close()
