"""An organiser and players of a club's evening, each with a browser of their own."""

import re
from collections.abc import Iterable, Sequence
from typing import Literal

from playwright.sync_api import Browser, Locator, expect

from kozel.web.club.shown import OrganiserView
from tests.browser.club_server import ClubEvent
from tests.browser.person import DESKTOP, PHONE, Person


class Organiser(Person):
    """Somebody at the laptop, who works with the keyboard."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        viewport: tuple[int, int] = DESKTOP,
        room: Literal["dark", "light"] = "dark",
        language: str = "en",
    ) -> None:
        super().__init__(browser, address, viewport=viewport, room=room, language=language)
        self.club = ClubEvent(address, "", "")

    def create(
        self,
        name: str,
        *,
        form: str,
        target: str = "",
        minutes: str = "",
        stake: str = "",
        shares: str = "",
        online: bool = False,
    ) -> None:
        """Plan an event on the club's page."""
        self.head_for("/club")
        self.press("club.new")
        self.fill("club.plan.name", name)
        self.choose(f"club.format.{form}")
        if target:
            self.fill("club.plan.target", target)
        self.fill("club.plan.minutes", minutes)
        if online:
            self.page.get_by_role("switch", name=self.say("club.plan.online"), exact=True).click()
        if stake:
            self.page.get_by_text(self.say("club.plan.money"), exact=True).click()
            self.fill("club.plan.stake", stake)
            self.fill("club.plan.shares", shares)
        self.fill("club.organiser", "Vera")
        self.press("club.create")
        self.page.wait_for_url(re.compile(r"/club/\w+/organise"))
        expect(self.page.locator(".desk-title h2")).to_be_visible()
        known = self.page.evaluate("JSON.parse(localStorage.getItem('kozel.club_events'))[0]")
        self.club = ClubEvent(self.address, known["event"], known["token"])

    def organise(self, club: ClubEvent, part: str = "") -> None:
        """Open the desk by the event's secret link."""
        self.club = club
        self.head_for(f"/club/{club.event}/organise{part and '/' + part}#{club.token}")
        self.page.locator(".desk-title h2").wait_for()

    def view(self) -> OrganiserView:
        """The organisers' view, past the page."""
        return self.club.view()

    def fill(self, key: str, text: str) -> None:
        """Write into the field with this label."""
        self.page.get_by_label(self.say(key), exact=True).fill(text)

    def part(self, name: str) -> None:
        """Go to a part of the desk."""
        link = self.page.locator(f'.desk-nav a[href$="/organise/{name}"]').first
        link.click()
        expect(link).to_have_attribute("aria-current", "page")

    def add(self, names: Iterable[str]) -> None:
        """Register people one after the other: a name, Enter, the next."""
        field = self.page.get_by_label(self.say("club.add.name"), exact=True)
        field.focus()
        for number, name in enumerate(names, start=1):
            self.page.keyboard.type(name)
            self.page.keyboard.press("Enter")
            expect(self.page.locator(".person")).to_have_count(number)
            expect(field).to_be_focused()
            expect(field).to_have_value("")

    def draw(self, number: int) -> None:
        """Draw a round with the big button, and see its tables."""
        self.press_with("club.draw", round=number)
        expect(self.page.locator(".table-row").first).to_be_visible()
        expect(self.page.locator(".table-status-open").first).to_be_visible()

    def press_with(self, key: str, **values: object) -> None:
        """Press the button with these words and values."""
        self.page.get_by_role("button", name=self.say(key, **values), exact=True).click()

    def field(self, table: int, side: Literal["first", "second"] = "first") -> Locator:
        """Where one side's points are typed."""
        return self.page.locator(f'.table-score input[data-table="{table}"][data-side="{side}"]')

    def row(self, table: int) -> Locator:
        """A table of the round."""
        return self.page.locator(".table-row").nth(table - 1)

    def type_keys(self, *keys: str) -> None:
        """Text, and keys by their names."""
        for key in keys:
            if key in {"Enter", "Tab", "Escape", "ArrowDown", "ArrowUp"}:
                self.page.keyboard.press(key)
            else:
                self.page.keyboard.type(key)


MOST_PAGES = 6
"""How many pages a screen has in a small event, and some more."""


def turn_to(screen: Person, selector: str) -> None:
    """Turn the room's screen with a key to the page that has this: by itself it takes its time."""
    for _ in range(MOST_PAGES):
        if screen.sees(selector):
            return
        screen.page.keyboard.press("ArrowRight")
        screen.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(screen.page.locator(selector)).to_be_visible()


def sign_up_in_pairs(browser: Browser, organiser: Organiser, pairs: Sequence[tuple[str, str]]) -> dict[str, "Player"]:
    """One of each pair signs both up on their phone; then the other opens the page that the organiser has for them."""
    phones = {one: Player(browser, organiser.address, one) for one, _ in pairs}
    for phone in phones.values():
        phone.head_for(f"/club/{organiser.club.event}/sign-up")
    for one, other in pairs:
        phones[one].send_sign_up(other)
        phones[other] = Player(browser, organiser.address, other)
    pages = organiser.club.pages()
    for _, other in pairs:
        phones[other].head_for(pages[other])
    expect(organiser.page.locator(".person")).to_have_count(len(pairs))
    for phone in phones.values():
        phone.page.locator(".phone-main").wait_for()
    return phones


class Player(Person):
    """Somebody with a phone."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        room: Literal["dark", "light"] = "dark",
        language: str = "en",
    ) -> None:
        super().__init__(browser, address, viewport=PHONE, room=room, language=language)
        self.name = name

    def sign_up(self, event: str, partner: str = "") -> None:
        """Sign up by the event's link, as from its QR code."""
        self.head_for(f"/club/{event}/sign-up")
        self.send_sign_up(partner)

    def send_sign_up(self, partner: str = "") -> None:
        """Write the names into the form and send it."""
        self.page.get_by_label(self.say("club.sign_up.name"), exact=True).fill(self.name)
        if partner:
            self.page.get_by_label(self.say("club.sign_up.partner"), exact=True).fill(partner)
        self.press("club.sign_up.send")
        self.page.wait_for_url(re.compile(r"/me/"))

    def open(self, page: str) -> None:
        """Open one's own page, by the link that the organiser has given."""
        self.head_for(page)
        self.page.locator(".phone-main").wait_for()

    def report(self, ours: str, theirs: str = "") -> None:
        """Say by thumb how our game ended; what is left out the page adds."""
        self.press("club.phone.write")
        self.tap_digits(ours)
        if theirs:
            self.press("club.phone.other_side")
            self.tap_digits(theirs)
        self.page.locator(".key-done").tap()

    def tap_digits(self, digits: str) -> None:
        """Write a number on the keypad."""
        for digit in digits:
            self.page.locator(f".key-{digit}").tap()

    def sits_at(self, table: int) -> None:
        """Wait until the page leads to this table."""
        expect(self.page.locator(".phone-head h1")).to_have_text(self.say("club.table.number", table=table))
