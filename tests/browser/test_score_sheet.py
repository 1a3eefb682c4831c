"""The score sheet of a real table: without a connection, in pairs, corrected, shared, read by everybody."""

import json
import re
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from kozel.rules.score_sheet import Sheet, score_sheet
from tests.browser.person import DESKTOP, LANDSCAPE, PHONE, Person
from tests.browser.test_access import SMALLEST_TOUCH, findings
from tests.kozel_process import KozelProcess

WORKER_READY = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
IS_KEPT = "caches.keys().then(async names => names.length === 1 && !!(await caches.match('/score')))"
NAMES = ("Masha", "Alex", "Olya", "Serg")


class Scorer(Person):
    """Somebody who keeps the score."""

    def open_score(self, path: str = "/score") -> None:
        """Go to the page and wait until the worker has kept it."""
        self.page.goto(self.address + path)
        self.page.evaluate(WORKER_READY)
        self.page.wait_for_function(IS_KEPT)

    def begin(self, *names: str, rules: str = "kozel") -> None:
        """Fill in a new sheet."""
        self.page.goto(f"{self.address}/score/new?rules={rules}")
        fields = self.page.locator(".score-players input")
        for place, name in enumerate(names):
            fields.nth(place).fill(name)
        self.press("sheet.start_writing")
        self.page.wait_for_url(re.compile(r"/score/(?!new)\w+"))

    def tell(self, ended_by: str, *hands: int, fish: bool = False) -> None:
        """Tell a round by counts, with the keyboard from the first hand on."""
        if fish:
            self.press("fish.label")
        self.page.locator(".pad-person", has_text=ended_by).click()
        for count in hands:
            self.page.keyboard.type(str(count))
            self.page.keyboard.press("Enter")

    def correct(self, number: int) -> None:
        """Take up an earlier round."""
        self.page.get_by_role("button", name=self.say("sheet.correct", n=number)).click()

    def rows(self) -> Locator:
        """The rounds written down."""
        return self.page.locator(".tally-round")

    def accounts(self, number: int) -> list[str]:
        """The accounts after the round of that number."""
        return self.rows().nth(number - 1).locator(".account").all_inner_texts()

    def kept(self) -> dict[str, Any]:
        """The sheet that the browser keeps, as `kozel score` reads it."""
        keys = "Object.keys(localStorage).filter(key => key.startsWith('kozel.sheet.'))"
        (text,) = self.page.evaluate(f"{keys}.map(key => localStorage[key])")
        return json.loads(text)["sheet"]


def test_a_match_is_scored_without_a_connection_and_comes_back(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address)
    scorer.open_score()
    scorer.context.set_offline(True)
    scorer.page.reload()
    scorer.begin(*NAMES)
    scorer.tell("Masha", 3, 13, 5)
    expect(scorer.rows()).to_have_count(1)
    assert scorer.accounts(1) == ["0", "+3", "13", "+5"]
    scorer.tell("Serg", 2, 14, 14, 5, fish=True)
    expect(scorer.page.get_by_text(scorer.say("sheet.carry", n=35))).to_be_visible()
    scorer.page.locator(".pad-person", has_text="Alex").click()
    scorer.page.keyboard.type("4")
    scorer.page.reload()
    expect(scorer.rows()).to_have_count(2)
    scorer.page.keyboard.press("Enter")
    scorer.page.keyboard.type("90")
    scorer.page.keyboard.press("Enter")
    scorer.page.keyboard.type("6")
    scorer.page.keyboard.press("Enter")
    expect(scorer.page.get_by_role("heading", name=scorer.say("sheet.end.goats", n=1, names="Olya"))).to_be_visible()
    assert scorer.accounts(3) == ["+4", "0", "138", "+11"]
    scorer.context.set_offline(False)
    scorer.page.reload()
    expect(scorer.rows()).to_have_count(3)
    scorer.page.goto(f"{scorer.address}/score")
    expect(scorer.page.get_by_text(", ".join(NAMES))).to_be_visible()
    scorer.close()


def test_the_worker_serves_no_page_but_the_sheet_and_never_an_old_one(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address)
    scorer.open_score()
    scorer.page.reload()
    assert scorer.page.evaluate("navigator.serviceWorker.controller !== null")
    # What was kept is spoilt: with the server there, nobody may see it.
    spoil = "caches.keys().then(([name]) => caches.open(name)).then(kept => kept.put('/score', new Response('old')))"
    scorer.page.evaluate(spoil)
    scorer.page.reload()
    expect(scorer.page.get_by_role("heading", level=1)).to_have_text(scorer.say("sheet.list"))
    scorer.page.evaluate(spoil)
    scorer.context.set_offline(True)
    scorer.page.reload()
    expect(scorer.page.get_by_text("old", exact=True)).to_be_visible()
    scorer.context.set_offline(False)
    scorer.home()
    expect(scorer.page.locator(".hero")).to_be_visible()
    assert scorer.page.evaluate("navigator.serviceWorker.controller === null")
    scorer.close()


def test_the_page_is_kept_in_the_language_that_was_chosen(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address)
    scorer.open_score()
    scorer.page.get_by_label(scorer.say("settings.language")).select_option("ro")
    kept_in = "caches.match('/score').then(kept => kept.text()).then(text => text.match(/<html lang=\"(..)\"/)[1])"
    while scorer.page.evaluate(kept_in) != "ro":
        scorer.page.wait_for_timeout(50)
    scorer.context.set_offline(True)
    scorer.page.reload()
    scorer.language = "ro"
    expect(scorer.page.get_by_role("heading", level=1)).to_have_text(scorer.say("sheet.list"))
    scorer.close()


def test_a_hand_is_told_by_tiles_and_a_tile_lies_in_one_hand_only(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address)
    scorer.begin("Masha", "Alex", "Olya", "Serg", rules="kozel-yard")
    scorer.page.locator(".pad-person", has_text="Masha").click()
    scorer.page.get_by_role("button", name=scorer.say("sheet.last.bonus", tile="6-6", n=50)).click()
    scorer.press("sheet.by_tiles")
    for tile in ("1-2", "3-4"):
        scorer.page.get_by_role("button", name=tile, exact=True).click()
    scorer.press("sheet.next")
    scorer.page.get_by_role("button", name=scorer.say("sheet.tile.held", tile="1-2", name="Alex")).click(force=True)
    expect(scorer.page.get_by_role("alert")).to_contain_text("Alex")
    scorer.page.get_by_role("button", name=scorer.say("sheet.tile.played", tile="6-6")).click(force=True)
    scorer.page.get_by_role("button", name="0-0", exact=True).click()
    scorer.press("sheet.next")
    scorer.press("sheet.by_count")
    scorer.page.keyboard.type("7")
    scorer.press("sheet.write")
    expect(scorer.rows()).to_have_count(1)
    assert scorer.accounts(1) == ["0", "60", "75", "57"]
    told = {"out": "Masha", "last": "6-6", "hands": {"Alex": ["1-2", "3-4"], "Olya": ["0-0"], "Serg": 7}}
    assert scorer.kept()["rounds"] == [told]
    scorer.close()


def test_a_correction_counts_everything_anew_and_can_be_taken_back(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address, viewport=DESKTOP)
    scorer.begin("Masha", "Alex")
    for ended_by, hand in (("Masha", 5), ("Masha", 14), ("Alex", 20)):
        scorer.tell(ended_by, hand)
    expect(scorer.rows()).to_have_count(3)
    assert [scorer.accounts(number)[1] for number in (1, 2, 3)] == ["+5", "19", "19"]
    scorer.correct(1)
    scorer.page.keyboard.press("Backspace")
    scorer.page.keyboard.type("13")
    scorer.page.keyboard.press("Enter")
    expect(scorer.page.get_by_text(scorer.say("sheet.changed", n=3))).to_be_visible()
    assert [scorer.accounts(number)[1] for number in (1, 2, 3)] == ["13", "27", "27"]
    assert scorer.page.locator(".tally-was").first.inner_text() == scorer.say("sheet.was", account="+5")
    scorer.press("sheet.undo")
    expect(scorer.rows().first.locator(".account").nth(1)).to_have_text("+5")
    # Corrected so that the match would have been over before its last round: refused, and nothing changes.
    scorer.correct(2)
    scorer.page.keyboard.press("Backspace")
    scorer.page.keyboard.press("Backspace")
    scorer.page.keyboard.type("120")
    scorer.page.keyboard.press("Enter")
    expect(scorer.page.get_by_role("alert")).to_contain_text(scorer.say("sheet.fault.after_end"))
    scorer.press("sheet.strike_out")
    expect(scorer.rows()).to_have_count(2)
    scorer.close()


def test_a_sheet_is_shared_as_a_link_saved_as_a_file_and_opened_by_others(
    browser: Browser, server: KozelProcess, tmp_path: Path
) -> None:
    scorer = Scorer(browser, server.address, viewport=DESKTOP)
    scorer.context.grant_permissions(["clipboard-read", "clipboard-write"])
    scorer.begin("A", "C", "B", "D", rules="pairs-100")
    scorer.tell("A", 31)
    scorer.tell("B", 40, 12, fish=True)
    expect(scorer.rows()).to_have_count(2)
    scorer.press("sheet.menu")
    with scorer.page.expect_download() as download:
        scorer.press("sheet.save")
    file = tmp_path / "sheet.json"
    download.value.save_as(file)
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved == {
        "rules": "pairs-100",
        "pairs": [["A", "C"], ["B", "D"]],
        "rounds": [{"out": "A", "hands": {"B+D": 31}}, {"block": "B", "hands": {"A+C": 40, "B+D": 12}}],
    }
    assert score_sheet(msgspec.convert(saved, Sheet)).accounts[0].open == 31
    scorer.page.evaluate("delete Navigator.prototype.share")
    scorer.press("sheet.share")
    expect(scorer.page.get_by_text(scorer.say("sheet.share.copied"))).to_be_visible()
    link = scorer.page.evaluate("navigator.clipboard.readText()")
    other = Scorer(browser, server.address)
    other.page.goto(link)
    expect(other.rows()).to_have_count(2)
    assert other.accounts(2) == ["31", "40"]
    other.page.goto(f"{link[:-20]}")
    expect(other.page.get_by_role("alert")).to_contain_text(other.say("sheet.link.damaged"))
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.rows()).to_have_count(2)
    other.close()
    scorer.close()


def test_what_cant_be_is_said_where_it_stands(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address)
    scorer.page.goto(f"{scorer.address}/score/new")
    scorer.press("sheet.start_writing")
    expect(scorer.page.get_by_role("alert")).to_have_text(
        scorer.say("sheet.fault.players", found=0, expected="2, 3, 4")
    )
    scorer.begin("Masha", "Alex", "Olya", "Serg")
    scorer.tell("Masha", 70, 60, 60)
    expect(scorer.page.get_by_role("alert")).to_have_text(
        scorer.say("sheet.fault.counts_too_high", found=190, expected=178)
    )
    assert scorer.rows().count() == 0
    scorer.page.goto(f"{scorer.address}/score")
    scorer.page.locator("input[type=file]").set_input_files(
        {"name": "list.json", "mimeType": "application/json", "buffer": b'{"rules":"kozel","players":["A","A"]}'}
    )
    expect(scorer.page.get_by_role("alert")).to_have_text(scorer.say("sheet.fault.name_twice", name="A"))
    scorer.close()


def test_a_sheet_is_thrown_away_and_brought_back(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address)
    scorer.begin("Masha", "Alex")
    scorer.tell("Masha", 5)
    scorer.page.get_by_role("link", name=scorer.say("sheet.all")).click()
    throw = scorer.page.get_by_role("button", name=scorer.say("sheet.throw", names="Masha, Alex"))
    throw.click()
    expect(throw).to_have_count(0)
    scorer.press("sheet.thrown.back")
    scorer.page.get_by_role("link", name="Masha, Alex").click()
    expect(scorer.rows()).to_have_count(1)
    scorer.close()


@pytest.mark.parametrize(("viewport", "room"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_axe_finds_nothing_on_the_sheet(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int], room: Literal["dark", "light"]
) -> None:
    scorer = Scorer(browser, server.address, viewport=viewport, room=room)
    scorer.page.goto(f"{scorer.address}/score/new")
    expect(scorer.page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(scorer) == "[]"
    scorer.begin("Masha", "Alex")
    scorer.tell("Masha", 5)
    expect(scorer.rows()).to_have_count(1)
    scorer.tell("Masha", 13)
    scorer.correct(1)
    assert findings(scorer) == "[]"
    scorer.press("sheet.by_tiles")
    assert findings(scorer) == "[]"
    scorer.press("sheet.menu")
    assert findings(scorer) == "[]"
    scorer.page.keyboard.press("Escape")
    scorer.press("sheet.leave_it")
    scorer.tell("Alex", 101)
    expect(scorer.page.locator(".result")).to_be_visible()
    assert findings(scorer) == "[]"
    scorer.page.get_by_role("link", name=scorer.say("sheet.all")).click()
    expect(scorer.page.locator(".score-row")).to_have_count(1)
    assert findings(scorer) == "[]"
    scorer.close()


@pytest.mark.parametrize("viewport", [LANDSCAPE, (320, 568)])
def test_the_sheet_fits_the_screen_and_its_keys_the_finger(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int]
) -> None:
    scorer = Scorer(browser, server.address, viewport=viewport)
    scorer.begin(*NAMES)
    scorer.page.locator(".pad-person", has_text="Masha").click()
    for keys in ("sheet.by_tiles", "sheet.by_count"):
        width, height = scorer.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert width <= viewport[0]
        assert height <= viewport[1]
        for box in (button.bounding_box() for button in scorer.page.locator("button:visible, a:visible").all()):
            assert box is not None
            assert box["height"] >= SMALLEST_TOUCH - 0.5
        scorer.press(keys)
    scorer.close()


def test_a_rule_parts_the_round_that_is_told_from_those_before_it(browser: Browser, server: KozelProcess) -> None:
    scorer = Scorer(browser, server.address)
    scorer.begin(*NAMES)
    cells = scorer.page.locator(".tally-telling > *")
    widths = "cells => cells.map(cell => getComputedStyle(cell).borderTopWidth)"
    expect(cells).to_have_count(1 + len(NAMES))
    assert set(cells.evaluate_all(widths)) == {"0px"}, "above the first there is nothing"
    scorer.tell("Masha", 3, 13, 5)
    expect(scorer.rows()).to_have_count(1)
    assert set(cells.evaluate_all(widths)) == {"2px"}
    scorer.close()
