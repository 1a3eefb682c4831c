"""A fault while a page is drawn."""

from playwright.sync_api import Browser, expect

from tests.browser.access import findings
from tests.browser.person import Person
from tests.kozel_process import KozelProcess

IN_RENDERING = "() => { window.btoa = () => { throw new Error('no addresses today') } }"
"""The menu can't make the address of its link."""

AFTER_RENDERING = "() => { HTMLDialogElement.prototype.showModal = () => { throw new Error('no sheets today') } }"
"""What has been drawn of a sheet can't be opened."""


def test_a_page_that_breaks_says_so_and_can_be_loaded_again(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address, language="ru")
    broken = person.page.get_by_text(person.say("page.broken"), exact=True)
    person.open_practice(seats=2)
    person.wait_for_hand()
    person.page.evaluate(IN_RENDERING)
    person.press("tools.menu")
    expect(broken).to_be_visible()
    expect(person.page.locator(".table-page")).to_have_count(0)
    assert person.faults == ["no addresses today"]
    assert findings(person) == "[]"
    person.press("page.load_again")
    person.wait_for_hand()
    expect(broken).to_be_hidden()
    person.faults.clear()
    person.close()


def test_whoever_leaves_a_page_that_broke_finds_the_others_whole(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    broken = person.page.get_by_text(person.say("page.broken"), exact=True)
    person.open_practice(seats=2)
    person.wait_for_hand()
    person.page.evaluate(AFTER_RENDERING)
    person.press("settings.title")
    expect(broken).to_be_visible()
    person.page.go_back()
    expect(person.page.get_by_role("button", name=person.say("home.play"), exact=True)).to_be_visible()
    expect(broken).to_be_hidden()
    assert person.faults == ["no sheets today"]
    person.faults.clear()
    person.close()
