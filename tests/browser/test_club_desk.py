"""The organiser's desk when others write too, when the connection is lost, and with the keyboard alone."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request, Route, expect

from kozel.club.evening.command import EnterResult
from kozel.club.result import Played
from tests.browser.club_people import Organiser, Player
from tests.browser.club_server import ClubEvent
from tests.kozel_process import KozelProcess

NAMES = ("Anna", "Boris", "Vlad", "Galina", "Dima", "Elena", "Ion", "Kostya")


@pytest.fixture
def club(server: KozelProcess) -> ClubEvent:
    """Eight people, the first round drawn: two tables."""
    event = ClubEvent.create(server.address)
    event.register(NAMES)
    event.draw(1)
    return event


@pytest.fixture
def organiser(browser: Browser, club: ClubEvent) -> Iterator[Organiser]:
    """Somebody at that event's desk."""
    person = Organiser(browser, club.address)
    person.organise(club)
    yield person
    person.close()


def points(club: ClubEvent, table: int) -> tuple[int, int] | None:
    """What counts at a table now."""
    latest = club.view().round
    assert latest is not None
    outcome = latest.games[table - 1].outcome
    return outcome.points if isinstance(outcome, Played) else None


def test_what_another_organiser_wrote_is_shown_and_ones_own_entry_kept(club: ClubEvent, organiser: Organiser) -> None:
    organiser.page.route("**/live", lambda route: route.abort())
    organiser.page.reload()
    organiser.field(1).focus()
    organiser.type_keys("88")
    club.order(EnterResult(round=1, table=1, outcome=Played(points=(98, 100))))
    organiser.type_keys("Enter")
    conflict = organiser.page.locator(".conflict")
    expect(conflict).to_contain_text("98")
    expect(conflict).to_contain_text("Vera")
    expect(conflict).to_contain_text("88")
    assert points(club, 1) == (98, 100)
    organiser.press("club.conflict.again")
    expect(conflict).to_have_count(0)
    expect(organiser.row(1).locator(".score-written")).to_contain_text("88")
    assert points(club, 1) == (88, 100)


def test_results_of_different_tables_dont_disturb_each_other(club: ClubEvent, organiser: Organiser) -> None:
    organiser.field(2).focus()
    organiser.type_keys("12")
    club.order(EnterResult(round=1, table=1, outcome=Played(points=(98, 100))))
    expect(organiser.row(1).locator(".score-written")).to_be_visible()
    expect(organiser.field(2)).to_have_value("12")
    expect(organiser.field(2)).to_be_focused()
    organiser.type_keys("Enter")
    expect(organiser.row(2).locator(".score-written")).to_contain_text("12")
    assert points(club, 2) == (12, 100)


def test_the_next_step_waits_until_the_page_shows_what_the_last_one_came_to(
    club: ClubEvent, organiser: Organiser
) -> None:
    for table in (1, 2):
        club.order(EnterResult(round=1, table=table, outcome=Played(points=(98, 100))))
    close = organiser.page.get_by_role("button", name=organiser.say("club.round.close"), exact=True)
    draw = organiser.page.get_by_role("button", name=organiser.say("club.draw", round=2), exact=True)
    expect(close).to_be_enabled()
    hold_views(organiser)
    with organiser.page.expect_response(lambda answer: answer.request.method == "POST"):
        close.click()
    expect(draw).to_be_disabled()
    organiser.page.wait_for_timeout(300)
    expect(draw).to_be_disabled()
    organiser.page.unroute("**/organiser")
    expect(close).to_have_count(0)
    draw.click()
    expect(organiser.page.locator(".table-status-open").first).to_be_visible()


def hold_views(organiser: Organiser) -> None:
    """The page's questions how the evening stands get no answer, until they are let through again."""

    def hold(route: Route) -> None:
        if route.request.method == "GET":
            route.abort()
        else:
            route.continue_()

    organiser.page.route("**/organiser", hold)


def test_what_is_written_without_a_connection_arrives_once_when_it_is_back(
    club: ClubEvent, organiser: Organiser
) -> None:
    organiser.context.set_offline(True)
    organiser.field(1).focus()
    organiser.type_keys("37", "Enter", "0", "Enter")
    expect(organiser.page.locator(".sending-note")).to_contain_text(organiser.say("club.sending.stuck", n=2))
    assert points(club, 1) is None
    organiser.context.set_offline(False)
    expect(organiser.page.locator(".score-written")).to_have_count(2)
    expect(organiser.page.locator(".sending-note p")).to_have_count(0)
    assert (points(club, 1), points(club, 2)) == ((37, 100), (0, 100))
    assert [line.what for line in club.view().log[:3]] == ["result", "result", "drawn"]


def test_what_waits_survives_a_reload(club: ClubEvent, organiser: Organiser) -> None:
    commands = f"**/api/club/{club.event}/organiser"

    organiser.page.route(commands, lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    organiser.field(1).focus()
    organiser.type_keys("5", "Enter")
    expect(organiser.page.locator(".sending-note")).to_contain_text(organiser.say("club.sending.stuck", n=1))
    organiser.page.unroute(commands)
    organiser.page.reload()
    expect(organiser.row(1).locator(".score-written")).to_contain_text("5")
    assert points(club, 1) == (5, 100)


def test_an_entry_is_taken_back_with_one_button_and_corrected_with_another(
    club: ClubEvent, organiser: Organiser
) -> None:
    organiser.field(1).focus()
    organiser.type_keys("100", ":", "37", "Enter")
    expect(organiser.row(1).locator(".score-written")).to_contain_text("37")
    organiser.page.locator(".desk-undo .undo").click()
    expect(organiser.field(1)).to_be_visible()
    assert points(club, 1) is None
    organiser.field(1).focus()
    organiser.type_keys("73", "Enter")
    organiser.page.get_by_role("button", name=organiser.say("club.table.more", table=1), exact=True).click()
    sheet = organiser.page.get_by_role("dialog")
    sheet.locator(".score-field").first.fill("37")
    sheet.get_by_role("button", name=organiser.say("club.correct"), exact=True).click()
    expect(sheet).to_have_count(0)
    expect(organiser.row(1).locator(".score-written")).to_contain_text("37")
    assert points(club, 1) == (37, 100)


def test_a_list_is_looked_at_before_anybody_is_registered(club: ClubEvent, organiser: Organiser) -> None:
    organiser.part("people")
    organiser.press("club.import")
    file = organiser.page.locator('input[type="file"]')
    file.set_input_files(
        {"name": "people.csv", "mimeType": "text/csv", "buffer": b"name;club\nPavel;Club\nPAVEL;Club\n"}
    )
    expect(organiser.page.locator(".import-faults")).to_be_visible()
    assert len(club.view().entries) == len(NAMES)
    text = "имя;клуб\nИван Петров;Клуб\nȘtefan Țurcan;Club\n"
    file.set_input_files({"name": "people.csv", "mimeType": "text/csv", "buffer": text.encode("utf-8-sig")})
    expect(organiser.page.locator(".import-rows li")).to_have_count(2)
    organiser.press_with("club.import.register.player", n=2)
    expect(organiser.page.locator(".person")).to_have_count(len(NAMES) + 2)
    expect(organiser.page.locator(".person").last).to_contain_text("Ștefan Țurcan")


def test_nothing_is_asked_of_anybody_but_the_laptop(browser: Browser, club: ClubEvent, organiser: Organiser) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(urlsplit(request.url).netloc)

    player = Player(browser, club.address, "Anna")
    for person in (organiser, player):
        person.page.on("request", note)
    player.open(club.pages()["Anna"])
    for address in ("", f"/{club.event}", f"/{club.event}/screen"):
        player.page.goto(f"{club.address}/club{address}")
        player.page.wait_for_selector("h1")
    for part in ("people", "table", "print", "settings", "rounds"):
        organiser.part(part)
    player.close()
    assert set(asked) == {urlsplit(club.address).netloc}
