"""Links that are given to others are such as others can open, however the page itself was opened."""

from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, expect

from tests.browser.club_people import Organiser
from tests.browser.club_server import ClubEvent
from tests.browser.person import DESKTOP, Person
from tests.browser.test_together import open_request
from tests.kozel_process import KozelProcess


def here(server: KozelProcess) -> str:
    """The server's address by a name that means this machine only; others are told `server.address`."""
    return f"http://localhost:{server.port}"


def shown(person: Person, key: str, **values: object) -> Locator:
    """The field that holds a link."""
    return person.page.get_by_role("textbox", name=person.say(key, **values), exact=True)


def test_links_from_the_desk(server: KozelProcess, browser: Browser) -> None:
    club = ClubEvent.create(server.address)
    club.register(["Anna"])
    organiser = Organiser(browser, here(server))
    organiser.organise(club, "settings")
    own = f"{server.address}/club/{club.event}/organise#{club.token}"
    expect(shown(organiser, "club.organisers.own")).to_have_value(own)
    organiser.fill("club.organisers.name", "Boris")
    organiser.press("club.organisers.add")
    given = shown(organiser, "club.organisers.link.label").input_value()
    assert given.startswith(f"{server.address}/club/{club.event}/organise#")
    organiser.part("people")
    organiser.page.locator(".person-who").click()
    organiser.page.get_by_text(organiser.say("club.own_page"), exact=True).click()
    page = shown(organiser, "club.own_page.of", name="Anna")
    expect(page).to_have_value(f"{server.address}{club.pages()['Anna']}")
    organiser.close()


def test_the_link_to_a_table(server: KozelProcess, browser: Browser) -> None:
    person = Person(browser, here(server), viewport=DESKTOP)
    open_request(person, "Olya", seconds=None, listed=False)
    path = urlsplit(person.page.url).path
    expect(shown(person, "waiting.link")).to_have_value(f"{server.address}{path}")
    person.close()


def test_the_address_below_printed_rules(server: KozelProcess, browser: Browser) -> None:
    person = Person(browser, here(server), viewport=DESKTOP)
    person.head_for("/rules/kozel")
    expect(person.page.locator(".book-address")).to_have_text(urlsplit(server.address).netloc)
    person.close()
