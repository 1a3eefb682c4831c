"""Two people at two machines: a request, its link, the clock."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.access import findings
from tests.browser.person import DESKTOP, PHONE, REMATCH, Person
from tests.kozel_process import KozelProcess

SECONDS = 15


def named(person: Person, name: str) -> Person:
    """Say one's name in the form that asks for it."""
    person.page.get_by_label(person.say("name.label")).fill(name)
    return person


def open_request(person: Person, name: str, *, seconds: int | None, listed: bool = True) -> None:
    """Open a table of one's own for two, without bots."""
    person.home()
    person.press("home.own")
    named(person, name)
    person.page.get_by_role("dialog").get_by_role("group", name=person.say("home.seats")).get_by_text(
        "2", exact=True
    ).click()
    if seconds is None:
        person.choose("request.no_clock")
    else:
        person.choose("request.seconds", n=seconds)
    person.choose("request.seen_by.everyone" if listed else "request.seen_by.link")
    bots = person.page.get_by_role("switch", name=person.say("request.bots"))
    if bots.is_checked():
        bots.click()
    person.press("request.open")
    person.page.wait_for_url(re.compile(r"/table/"))


def play_together(people: list[Person]) -> None:
    """Both play, each when it is their turn, until the match is over."""
    while not people[0].sees(REMATCH):
        for person in people:
            place = person.next_tap()
            if place is not None:
                person.tap(place)


def test_two_people_meet_by_a_requests_link_and_play_a_match(browser: Browser, server: KozelProcess) -> None:
    host = Person(browser, server.address, viewport=DESKTOP)
    guest = Person(browser, server.address, viewport=PHONE, language="ru")
    open_request(host, "Masha", seconds=None, listed=False)
    guest.home()
    expect(guest.page.get_by_text(guest.say("home.requests.empty"))).to_be_visible()
    guest.page.goto(host.page.url)
    named(guest, "Оля").press("waiting.sit")
    guest.wait_for_hand()
    host.wait_for_hand()
    expect(host.page.get_by_text("Оля").first).to_be_visible()
    expect(guest.page.get_by_text("Masha").first).to_be_visible()
    play_together([host, guest])
    for person in (host, guest):
        expect(person.page.locator(".standing")).to_have_count(2)
    host.first(REMATCH).click()
    expect(guest.page.get_by_text(guest.say("match_end.willing", names="Masha"))).to_be_visible()
    guest.first(REMATCH).click()
    for person in (host, guest):
        person.wait_for_hand()
        person.close()


def test_a_request_stands_in_everybodys_list_and_goes_when_it_is_full(
    browser: Browser, own_server: KozelProcess
) -> None:
    host, guest, onlooker = (Person(browser, own_server.address) for _ in range(3))
    onlooker.home()
    open_request(host, "Masha", seconds=30)
    row = onlooker.page.locator(".request").filter(has_text=onlooker.say("request.seconds", n=30))
    expect(row).to_have_count(1)
    guest.home()
    guest.page.get_by_role("button", name=guest.say("home.requests.sit.named", names="Masha")).click()
    named(guest, "Alex").press("waiting.sit")
    guest.wait_for_hand()
    expect(row).to_have_count(0)
    for person in (host, guest, onlooker):
        person.close()


def test_whoever_lets_the_clock_run_out_ends_the_match(browser: Browser, server: KozelProcess) -> None:
    host, guest = (Person(browser, server.address) for _ in range(2))
    open_request(host, "Masha", seconds=SECONDS, listed=False)
    guest.page.goto(host.page.url)
    named(guest, "Alex").press("waiting.sit")
    for person in (host, guest):
        person.wait_for_hand()
    for person in (host, guest):
        expect(person.first(REMATCH)).to_be_visible(timeout=(SECONDS + 15) * 1000)
        expect(person.page.locator(".standing-lost")).to_have_text(person.say("match_end.lost.timeout"))
        expect(person.page.locator(".standing-rating").last).to_contain_text("0")
    for person in (host, guest):
        person.close()


def test_who_comes_too_late_is_told_so(browser: Browser, server: KozelProcess) -> None:
    host, guest, late = (Person(browser, server.address) for _ in range(3))
    open_request(host, "Masha", seconds=None, listed=False)
    guest.page.goto(host.page.url)
    named(guest, "Alex").press("waiting.sit")
    host.wait_for_hand()
    late.page.goto(host.page.url)
    expect(late.page.get_by_text(late.say("taken.title"))).to_be_visible()
    late.page.goto(f"{server.address}/table/nowhere")
    expect(late.page.get_by_text(late.say("missing.title"))).to_be_visible()
    for person in (host, guest, late):
        person.close()


def test_a_free_seat_of_a_request_is_taken_by_a_tap_on_it(browser: Browser, own_server: KozelProcess) -> None:
    host, guest = (Person(browser, own_server.address) for _ in range(2))
    host.home()
    host.press("home.own")
    named(host, "Masha").page.locator('.preset input[value="kozel-pairs"]').check(force=True)
    host.choose("request.no_clock")
    host.choose("request.seen_by.everyone")
    host.press("request.open")
    host.page.wait_for_url(re.compile(r"/table/"))
    guest.home()
    guest.page.evaluate("localStorage.setItem('kozel.name', 'Alex')")
    guest.page.reload()
    partner = guest.say("home.requests.take.pair", seat=2, names="Masha", name="Masha")
    seat = guest.page.get_by_role("button", name=partner, exact=True)
    box = seat.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert guest.page.get_by_role("button", name=guest.say("home.requests.take", seat=3, names="Masha")).is_visible()
    assert findings(guest) == "[]"
    seat.tap()
    expect(guest.page.locator(".waiting-name").nth(1)).to_have_text("Alex")
    for person in (host, guest):
        person.close()
