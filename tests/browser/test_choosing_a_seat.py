"""Two friends choose their seats at a table for pairs, and play together against two bots."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.access import findings
from tests.browser.person import DESKTOP, PHONE, Person
from tests.kozel_process import KozelProcess

COLOURS = """() => Object.fromEntries([...document.querySelectorAll("[data-seat]")].map(
  (avatar) => [avatar.dataset.seat, avatar.querySelector("rect").getAttribute("fill")]
))"""
"""What is painted in which colour, by seat."""


def open_pairs(person: Person, name: str) -> None:
    """Open a table for two pairs, where bots take what stays empty."""
    person.home()
    person.press("home.own")
    person.page.get_by_label(person.say("name.label")).fill(name)
    person.page.locator('.preset input[value="kozel-pairs"]').check(force=True)
    person.choose("request.no_clock")
    person.choose("request.seen_by.link")
    person.press("request.open")
    person.page.wait_for_url(re.compile(r"/table/"))


def free(person: Person, seat: int, partner: str | None = None) -> Locator:
    """The button of a free seat, numbered as seats stand on the page: pair by pair."""
    name = (
        person.say("waiting.take", seat=seat)
        if partner is None
        else person.say("waiting.take.pair", seat=seat, name=partner)
    )
    return person.page.get_by_role("button", name=name, exact=True)


def names(person: Person) -> list[str]:
    """Who sits there, in the order of the page."""
    return [text.strip() for text in person.page.locator(".waiting-seat .waiting-name").all_inner_texts()]


def test_two_friends_end_as_partners_against_two_bots(browser: Browser, server: KozelProcess) -> None:
    host = Person(browser, server.address, viewport=DESKTOP, language="ru")
    guest = Person(browser, server.address, viewport=PHONE, language="ro")
    open_pairs(host, "Мариуца")
    guest.page.goto(host.page.url)
    # A tap on a seat asks for the name that one sits there by, and keeps the seat meanwhile.
    free(guest, 3).tap()
    expect(guest.page.get_by_label(guest.say("name.label"))).to_be_focused()
    expect(free(guest, 3)).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.type("Штефан")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_text(guest.say("waiting.you"), exact=True)).to_be_visible()
    empty = guest.say("waiting.free_seat")
    assert names(guest) == ["Мариуца", empty, "Штефан", empty]
    empty = host.say("waiting.free_seat")
    free(guest, 2, "Мариуца").tap()
    expect(free(guest, 3)).to_be_visible()
    for person in (host, guest):
        expect(person.page.locator(".waiting-name").nth(1)).to_have_text("Штефан")
        assert findings(person) == "[]"
    # The keyboard goes on from the seat where one sits now.
    free(host, 4).focus()
    host.page.keyboard.press("Enter")
    expect(free(guest, 1, "Штефан")).to_be_visible()
    expect(host.page.locator(".waiting-seat:focus")).to_contain_text("Мариуца")
    free(host, 1, "Штефан").focus()
    host.page.keyboard.press(" ")
    expect(free(guest, 4)).to_be_visible()
    assert names(host) == ["Мариуца", "Штефан", empty, empty]
    host.press("waiting.start")
    for person, partner in ((host, "Штефан"), (guest, "Мариуца")):
        person.wait_for_hand()
        # Four hold all tiles of козёл: there is nothing to draw, on a wide screen either.
        expect(person.page.get_by_role("button", name=person.say("action.draw.short"))).to_have_count(0)
        across = person.page.locator(".seat").filter(has=person.page.get_by_label(person.say("seat.partner")))
        expect(across.locator(".seat-name")).to_have_text(partner)
        expect(person.page.locator(".seat-bot")).to_have_count(2)
    # The bots are called otherwise in each language, and look the same.
    here, there = (person.page.evaluate(COLOURS) for person in (host, guest))
    assert len(here.keys() & there.keys()) >= 2
    assert all(there[seat] == colour for seat, colour in here.items() if seat in there)
    for person in (host, guest):
        person.close()


@pytest.mark.parametrize("viewport", [PHONE, (320, 568)])
def test_the_seat_may_be_gone_and_another_chosen(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int]
) -> None:
    host, guest = (Person(browser, server.address, viewport=viewport) for _ in range(2))
    open_pairs(host, "Masha")
    guest.page.goto(host.page.url)
    free(guest, 3).tap()
    free(host, 3).tap()
    expect(free(guest, 1)).to_be_visible()
    guest.page.get_by_label(guest.say("name.label")).fill("Alex")
    guest.press("waiting.sit")
    expect(guest.page.get_by_text(guest.say("refusal.seat_taken"))).to_be_visible()
    # Whoever minds no seat becomes the partner of who is there.
    guest.press("waiting.sit")
    expect(host.page.locator(".waiting-pair").nth(1).locator(".waiting-name")).to_have_text(["Masha", "Alex"])
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= viewport[0]
    for person in (host, guest):
        person.close()
