"""A page whose script gets lost on the way."""

import re

from playwright.sync_api import Browser, Route, expect

from tests.browser.person import Person
from tests.kozel_process import KozelProcess

SCRIPT = re.compile(r"/assets/index-.*\.js$")


def test_a_script_that_gets_lost_is_loaded_again(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.page.route(SCRIPT, lose, times=2)
    person.home()
    expect(person.page.get_by_role("button", name=person.say("home.play"), exact=True)).to_be_visible()
    person.close()


def lose(route: Route) -> None:
    """The network breaks while it is on its way."""
    route.abort("connectionreset")
