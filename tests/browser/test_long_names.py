"""Names as long and as wide as they may be."""

import pytest
from playwright.sync_api import Browser, expect

from kozel.table.name import LONGEST_NAME
from tests.browser.person import DESKTOP, LANDSCAPE, PHONE, Person
from tests.browser.test_together import named, open_request
from tests.kozel_process import KozelProcess

WIDEST = "W" * LONGEST_NAME
REACHES = """() => {
  const words = document.querySelector(".turn-words > b");
  const { right } = words.getBoundingClientRect();
  const hand = document.querySelector(".hand").getBoundingClientRect();
  const spills = getComputedStyle(words).whiteSpace !== "nowrap" && words.scrollWidth > words.clientWidth;
  return { right, spills, hand: hand.x };
}"""


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE, DESKTOP])
def test_whose_turn_it_is_lies_over_nothing(browser: Browser, server: KozelProcess, viewport: tuple[int, int]) -> None:
    people = [Person(browser, server.address, viewport=viewport, language="ro") for _ in range(2)]
    host, guest = people
    open_request(host, WIDEST, seconds=None, listed=False)
    guest.page.goto(host.page.url)
    named(guest, WIDEST).press("waiting.sit")
    for person in people:
        person.wait_for_hand()
        expect(person.page.locator(".turn-words > b")).to_be_visible()
        reaches = person.page.evaluate(REACHES)
        assert reaches["right"] <= viewport[0]
        assert not reaches["spills"]
        assert viewport == PHONE or reaches["right"] <= reaches["hand"]
        person.close()
