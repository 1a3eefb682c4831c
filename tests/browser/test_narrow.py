"""A phone's page at 200 %: half as wide as the phone."""

from itertools import combinations

from playwright.sync_api import Browser, FloatRect

from tests.browser.person import Person
from tests.kozel_process import KozelProcess


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


def test_the_header_lies_over_nothing(browser: Browser, server: KozelProcess) -> None:
    olya = Person(browser, server.address, viewport=(195, 422), language="ru")
    olya.home()
    brand = olya.page.evaluate(
        """() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(".header .brand"));
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height };
        }"""
    )
    buttons = [button.bounding_box() for button in olya.page.locator(".header > :not(.brand)").all()]
    boxes: list[FloatRect] = [brand, *(box for box in buttons if box is not None)]
    assert len(boxes) > 4
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    assert olya.page.evaluate("document.documentElement.scrollWidth") <= 195
    olya.close()
