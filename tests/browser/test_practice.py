"""One person and bots, in a real browser."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import DESKTOP, FEW_ROUNDS, GO_ON, LANDSCAPE, PHONE, PLAYABLE, REMATCH, Person
from tests.kozel_process import KozelProcess


@pytest.mark.parametrize(
    ("seats", "fish", "viewport"),
    [(2, "highest_takes_all", PHONE), (3, "own", LANDSCAPE), (4, "highest_takes_all", DESKTOP)],
)
def test_a_whole_match_by_taps(
    browser: Browser, server: KozelProcess, seats: int, fish: str, viewport: tuple[int, int]
) -> None:
    person = Person(browser, server.address, viewport=viewport)
    person.open_practice(seats=seats, fish=fish)
    person.play_until(REMATCH, by_tap=True)
    expect(person.page.locator(".standing")).to_have_count(seats)
    expect(person.page.get_by_text(person.say("match_end.lost.target"), exact=True).first).to_be_visible()
    person.first(REMATCH).click()
    person.play_until(GO_ON)
    person.close()


def test_a_partner_and_two_others_at_one_tap(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.home()
    person.choose("home.seats.pairs")
    expect(person.page.get_by_role("group", name=person.say("fish.label"))).to_have_count(0)
    person.press("home.play")
    person.wait_for_turn()
    expect(person.page.get_by_label(person.say("seat.partner"))).to_have_count(1)
    assert not person.faults


def test_a_whole_match_by_keyboard_alone(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address, viewport=DESKTOP)
    person.home()
    person.page.keyboard.press("Tab")
    person.page.get_by_role("button", name=person.say("home.play"), exact=True).focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/table/*")
    person.play_until(REMATCH, by_key=True)
    person.close()


def test_the_match_goes_on_where_it_was_after_three_kills(browser: Browser, own_server: KozelProcess) -> None:
    person = Person(browser, own_server.address)
    person.choose_otherwise(FEW_ROUNDS)
    person.open_practice(seats=3)
    for _ in range(3):
        person.wait_for_turn()
        person.act_by_tap()
        person.wait_for_turn()
        before = person.page.locator(".hand button").evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)")
        line = person.page.locator(".laid").count()
        own_server.kill()
        own_server.start()
        person.page.reload()
        person.wait_for_turn()
        after = person.page.locator(".hand button").evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)")
        assert (after, person.page.locator(".laid").count()) == (before, line)
    person.play_until(REMATCH)
    person.close()


def test_without_a_reload_the_page_comes_back_by_itself(browser: Browser, own_server: KozelProcess) -> None:
    person = Person(browser, own_server.address)
    person.open_practice(seats=2)
    person.wait_for_turn()
    own_server.kill()
    expect(person.page.get_by_text(person.say("connection.lost"))).to_be_visible()
    own_server.start()
    expect(person.page.get_by_text(person.say("connection.lost"))).to_be_hidden()
    person.play_until(GO_ON)
    person.close()


def test_a_reload_in_every_phase_changes_nothing(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.choose_otherwise(FEW_ROUNDS)
    person.open_practice(seats=2)
    person.wait_for_turn()
    hand = person.page.locator(".hand button").all_inner_texts()
    person.page.reload()
    person.wait_for_turn()
    assert person.page.locator(".hand button").all_inner_texts() == hand
    person.play_until(GO_ON)
    points = person.page.locator(".round-end-paper").inner_text()
    person.page.reload()
    expect(person.page.locator(".round-end-paper")).to_have_text(points, use_inner_text=True)
    person.play_until(REMATCH)
    standings = person.page.locator(".standings").inner_text()
    person.page.reload()
    expect(person.page.locator(".standings")).to_have_text(standings, use_inner_text=True)
    person.close()


def test_a_new_round_has_its_whole_room_at_once(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address, viewport=LANDSCAPE)
    # A page that isn't painted is told of no size: in a tab in the background, or before a bot's quick first tile.
    person.context.add_init_script("ResizeObserver.prototype.observe = () => {}")
    person.open_practice(seats=3, fish="own")
    for _ in range(2):
        person.wait_for_turn()
        if not person.sees(".laid"):
            person.act_by_tap()
        expect(person.first(".laid")).to_be_in_viewport()
        person.play_until(GO_ON)
        person.first(GO_ON).click()
    person.close()


def test_a_line_that_nobody_sees_waits_for_its_room(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address, viewport=LANDSCAPE)
    person.open_practice(seats=3, fish="own")
    person.wait_for_turn()
    if not person.sees(".laid"):
        person.act_by_tap()
    person.page.evaluate("document.querySelector('.table-slab').style.display = 'none'")
    expect(person.page.locator(".laid")).to_have_count(0)
    person.page.evaluate("document.querySelector('.table-slab').style.display = ''")
    expect(person.first(".laid")).to_be_in_viewport()
    person.close()


def test_who_closes_the_tab_finds_the_table_on_the_front_page(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.open_practice(seats=2)
    person.wait_for_turn()
    person.page.close()
    person.page = person.context.new_page()
    person.home()
    person.page.get_by_role("link", name=person.say("home.unfinished.return")).click()
    person.wait_for_turn()
    assert person.sees(PLAYABLE) or person.sees("[data-action]")
    person.close()


def test_the_deals_of_a_finished_match_are_verified_in_the_browser(browser: Browser, server: KozelProcess) -> None:
    person = Person(browser, server.address)
    person.choose_otherwise(FEW_ROUNDS)
    person.open_practice(seats=2)
    person.play_until(REMATCH)
    record = person.page.request.get(person.page.url.replace("/table/", "/api/tables/") + "/record").text()
    rounds = record.count("\nRound ")
    expect(person.page.get_by_text(person.say("fair.fair", checked=rounds))).to_be_visible()
    person.page.evaluate("""() => {
        const tables = JSON.parse(localStorage.getItem("kozel.tables"));
        const [first, second] = tables[0].hands[1].split(" ");
        tables[0].hands[1] = tables[0].hands[1].replace(first, second);
        localStorage.setItem("kozel.tables", JSON.stringify(tables));
    }""")
    person.page.reload()
    expect(person.page.get_by_text(person.say("fair.unfair", rounds=1, n=1))).to_be_visible()
    person.page.evaluate("localStorage.clear()")
    person.page.reload()
    expect(person.page.get_by_text(person.say("fair.unseen", checked=rounds))).to_be_visible()
    person.close()
