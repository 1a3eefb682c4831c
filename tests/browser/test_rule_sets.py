"""Every preset, opened through the request sheet and played to the match's end by taps."""

import re
import time

import pytest
from playwright.sync_api import Browser, expect

from kozel.rules.options import Direction, TargetIn
from kozel.rules.rule_set import RuleSet, preset, preset_names
from tests.browser.person import (
    ACTION,
    DESKTOP,
    GO_ON,
    LANDSCAPE,
    PHONE,
    PLAYABLE,
    REMATCH,
    SOON,
    TARGET,
    Person,
)
from tests.browser.test_access import OUTSIDE, findings
from tests.kozel_process import KozelProcess

ROUND_LASTS_S = 120

IN_SIGHT = f"""() => {{
  const tile = document.querySelector({PLAYABLE!r});
  if (!tile) return true;
  const {{ x, y, width, height }} = tile.getBoundingClientRect();
  return [y + 1, y + height - 1].every((at) => tile.contains(document.elementFromPoint(x + width / 2, at)));
}}"""
"""Whether the first tile that fits is wholly seen, if there is one."""

ACT_AT_THE_OTHER_END = f"""async () => {{
  const tile = document.querySelector({PLAYABLE!r}), hand = document.querySelector(".hand");
  hand.scrollTop = hand.scrollTop ? 0 : hand.scrollHeight;
  (tile ?? document.querySelector({ACTION!r})).click();
  await new Promise(requestAnimationFrame);
  document.querySelector({TARGET!r})?.click();
}}"""
"""Plays that tile, or draws or knocks, just when the hand has been scrolled to where it isn't."""


def open_request(person: Person, name: str) -> None:
    """Open a table of that preset through the request sheet, and let bots take the other seats."""
    person.home()
    person.press("home.own")
    person.page.get_by_label(person.say("name.label")).fill("Оля")
    person.page.locator(f'.preset input[value="{name}"]').check(force=True)
    person.choose("request.no_clock")
    person.choose("request.seen_by.link")
    person.press("request.open")
    person.page.wait_for_url(re.compile(r"/table/"))
    expect(person.page.locator(".options-tags").get_by_text(person.say(f"preset.{name}"), exact=True)).to_be_visible()


def complaints(person: Person) -> list[str]:
    """What the page writes to the console as an error, such as a missing message."""
    said: list[str] = []
    person.page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    return said


def sides(rules: RuleSet, seats: int) -> int:
    return len(set(rules.sides(seats)))


@pytest.mark.parametrize("name", preset_names())
def test_a_whole_match_of_each_preset(browser: Browser, server: KozelProcess, name: str) -> None:
    rules = preset(name)
    seats = max(rules.players)
    person = Person(browser, server.address, language="ru")
    said = complaints(person)
    if rules.target_in is TargetIn.POINTS:
        person.choose_otherwise({"target": SOON})
    open_request(person, name)
    assert person.page.locator(".waiting-seat").count() == seats
    assert person.page.locator(".waiting-pair").count() == (2 if rules.pairs else 0)
    person.press("waiting.start")
    person.play_until(GO_ON, by_tap=True)
    expect(person.page.locator(".points thead th")).to_have_count(sides(rules, seats))
    expect(person.page.locator(".round-end-reasons")).not_to_be_empty()
    person.play_until(REMATCH, by_tap=True)
    expect(person.page.locator(".standing")).to_have_count(sides(rules, seats))
    rated = rules.direction is Direction.PENALTY and not rules.pairs
    expect(person.page.locator(".standing-rating")).to_have_count(seats if rated else 0)
    goat = person.page.get_by_text(person.say("match_end.lost.target"), exact=True)
    if rules.direction is Direction.CREDIT:
        expect(goat).to_have_count(0)
        won = person.page.locator(".standing-lost")
        expect(won).to_have_count(1)
        assert won.inner_text() in (person.say("match_end.won"), person.say("match_end.won_dry"))
    else:
        assert goat.count() >= 1
    honest = person.say("fair.fair", right="#", checked="#").partition("#")[0]
    expect(person.page.locator(".fair-deals")).to_contain_text(honest)
    assert said == []
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_axe_finds_nothing_in_a_game_of_pairs(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int]
) -> None:
    person = Person(browser, server.address, viewport=viewport)
    person.choose_otherwise({"target": SOON})
    open_request(person, "kozel-pairs")
    assert findings(person) == "[]"
    person.press("waiting.start")
    person.wait_for_turn()
    assert findings(person) == "[]"
    person.play_until(GO_ON)
    assert findings(person) == "[]"
    person.play_until(REMATCH)
    assert findings(person) == "[]"
    person.close()


def test_who_drops_out_watches_the_others(browser: Browser, server: KozelProcess) -> None:
    """A yard match of four goes on after one reaches 101; whoever it is holds no tiles from then on."""
    person = Person(browser, server.address)
    open_request(person, "kozel-yard")
    person.press("waiting.start")
    person.play_until(f".seat-out, .me-avatar-out, {REMATCH}")
    assert person.sees(".seat-out, .me-avatar-out")
    person.play_until(REMATCH)
    person.close()


@pytest.mark.parametrize(("highest", "seats", "hand"), [(9, 4, 10), (12, 2, 12)])
def test_all_tiles_of_a_larger_set_are_seen_on_a_phone(
    browser: Browser, server: KozelProcess, highest: int, seats: int, hand: int
) -> None:
    person = Person(browser, server.address)
    person.choose_otherwise({"highest": highest, "hand": {"2": hand, "3": hand, "4": hand}})
    person.open_practice(seats=seats)
    longest, until = 0, time.monotonic() + ROUND_LASTS_S
    while True:
        assert time.monotonic() < until, "the round doesn't come to its end"
        person.wait_for_turn()
        if person.sees(GO_ON):
            break
        assert person.page.evaluate(OUTSIDE) == 0
        longest = max(longest, person.page.locator(".laid").count())
        person.act_by_tap()
    assert longest > hand
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE])
def test_in_a_hand_that_is_scrolled_a_tile_that_fits_is_in_sight(
    browser: Browser, server: KozelProcess, viewport: tuple[int, int]
) -> None:
    person = Person(browser, server.address, viewport=viewport)
    person.choose_otherwise(
        {"highest": 12, "hand": {"2": 45, "3": 30, "4": 22}, "redeal_doubles": None, "redeal_same": None}
    )
    person.open_practice(seats=2)
    for _ in range(6):
        person.wait_for_turn()
        expect(person.page.locator(".hand-scrolls")).to_be_visible()
        person.page.wait_for_function(IN_SIGHT)
        person.page.evaluate(ACT_AT_THE_OTHER_END)
    person.close()
