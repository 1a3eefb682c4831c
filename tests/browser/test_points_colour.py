"""The goat's red is for points that one would rather not have; good ones have a colour of their own."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.person import GO_ON, Person
from tests.browser.test_rule_sets import open_request
from tests.kozel_process import KozelProcess

RED = "rgb(197, 53, 42)"


def colours(page: Page) -> set[str]:
    """The colours of the open accounts that have points."""
    chips = page.locator(".account-open")
    return set(chips.evaluate_all("chips => chips.map(chip => getComputedStyle(chip).backgroundColor)"))


@pytest.mark.parametrize(("rules", "reds"), [("classic", set[str]()), ("kozel-home", {RED})])
def test_only_points_that_are_bad_are_red(server: KozelProcess, browser: Browser, rules: str, reds: set[str]) -> None:
    person = Person(browser, server.address)
    person.head_for(f"/rules/{rules}")
    person.page.locator(".account-open").first.wait_for()
    assert colours(person.page) & {RED} == reds
    person.close()


def test_points_won_at_the_table_are_not_red(server: KozelProcess, browser: Browser) -> None:
    person = Person(browser, server.address)
    open_request(person, "cuban-pairs")
    person.press("waiting.start")
    person.play_until(GO_ON)
    person.page.locator(".points .account-open").first.wait_for()
    assert RED not in colours(person.page)
    person.close()
