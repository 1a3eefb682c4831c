"""A person at a table: one page, and a way of playing that needs no thought."""

import json
import re
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from kozel.language import catalogue, translate

PHONE = (390, 844)
LANDSCAPE = (844, 390)
DESKTOP = (1440, 900)
PLAYABLE = '.hand button[aria-disabled="false"]'
TARGET = "[data-target]"
ACTION = '[data-action="draw"]:not(:disabled), [data-action="pass"]:not(:disabled)'
GO_ON = '[data-action="go-on"]:not([aria-disabled="true"])'
REMATCH = '[data-action="rematch"]'
NEXT_TAP = f"""(wanted) => {{
  if (wanted && document.querySelector(wanted)) return "there";
  for (const selector of [{GO_ON!r}, {ACTION!r}, {TARGET!r}, {PLAYABLE!r}]) {{
    const found = document.querySelector(selector);
    if (!found) continue;
    const {{ x, y, width, height }} = found.getBoundingClientRect();
    return {{ x: x + width / 2, y: y + height / 2 }};
  }}
  return null;
}}"""
"""Where to tap next: the middle of the first thing that can be done; "there" when what is wanted has come."""

SOON = 50
"""What a match is played to where no screen is another for its being longer."""

FEW_ROUNDS: Mapping[str, object] = MappingProxyType(
    {
        "target": 2,
        "target_in": "rounds",
        "opening": None,
        "direction": "credit",
        "out_score": "winner_takes_others",
        "block_score": "lower_side_wins",
    }
)
"""Options of a match to two rounds won, which is never over after one."""

WAIT_MS = 40_000
MATCH_LASTS_S = 240


class Person:
    """Somebody with a browser of their own. `moving`: tiles slide; without it they take their places at once."""

    present: ClassVar[set["Person"]] = set()
    """Whoever hasn't left."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        viewport: tuple[int, int] = PHONE,
        language: str = "en",
        moving: bool = False,
        room: Literal["dark", "light"] = "dark",
    ) -> None:
        self.address = address
        self.language = language
        self.touch = viewport != DESKTOP
        self.faults: list[str] = []
        self.said: list[str] = []
        """What the page has written to its console, and what it couldn't load."""
        self.present.add(self)
        width, height = viewport
        self.context: BrowserContext = browser.new_context(
            locale=language,
            color_scheme=room,
            viewport={"width": width, "height": height},
            has_touch=self.touch,
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT_MS)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("requestfailed", lambda request: self.said.append(f"{request.url}: {request.failure}"))

    def say(self, key: str, **values: object) -> str:
        """The page's words for a key of the catalogue."""
        return translate(catalogue(self.language), key, **values)

    def press(self, key: str) -> None:
        """Tap the button with these words."""
        self.page.get_by_role("button", name=self.say(key), exact=True).click()

    def choose(self, key: str, **values: object) -> None:
        """Choose one of a few, by its words."""
        self.page.locator("label.segment").get_by_text(self.say(key, **values), exact=True).click()

    def head_for(self, path: str) -> None:
        """Begin to open a page; others may begin theirs meanwhile, and whatever is done on it waits for it."""
        self.page.goto(f"{self.address}{path}", wait_until="commit")

    def home(self) -> None:
        """Open the front page."""
        self.page.goto(self.address)

    def open_practice(self, *, seats: int = 2, fish: str = "highest_takes_all") -> None:
        """Choose seats and how a fish is scored, then the one tap to the table."""
        self.home()
        self.choose(f"home.seats.{seats}")
        self.choose(f"fish.{fish}")
        self.press("home.play")
        self.page.wait_for_url(re.compile(r"/table/"))

    def choose_otherwise(self, changes: Mapping[str, object]) -> None:
        """Have the tables that the page opens from now on opened with these options, whatever its buttons offer."""

        def with_changes(route: WebSocketRoute) -> None:
            to_server = route.connect_to_server()

            def change(message: str | bytes) -> None:
                sent = json.loads(message)
                if sent["kind"] == "open_table":
                    sent["options"]["changes"] |= changes
                to_server.send(json.dumps(sent))

            route.on_message(change)

        self.page.route_web_socket(re.compile(r"/ws$"), with_changes)

    def first(self, selector: str) -> Locator:
        """The first thing on the page that the selector finds."""
        return self.page.locator(selector).first

    def sees(self, selector: str) -> bool:
        """Whether it is there now."""
        return self.page.locator(selector).count() > 0

    def wait_for_turn(self) -> None:
        """Wait until there is something to do at the table."""
        expect(self.first(f"{PLAYABLE}, {ACTION}, {GO_ON}, {REMATCH}")).to_be_visible()

    def wait_for_hand(self) -> None:
        """Wait until tiles are dealt."""
        expect(self.first(".hand button")).to_be_visible()

    def act_by_tap(self) -> None:
        """Tap the first thing that can be done, and then an end of the line if the tile waits for one."""
        self.tap(self.page.wait_for_function(NEXT_TAP).json_value())

    def next_tap(self) -> dict[str, float] | None:
        """Where to tap next, if there is anything to do."""
        return self.page.evaluate(NEXT_TAP)

    def tap(self, place: dict[str, float]) -> None:
        """Touch or click there."""
        if self.touch:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    def act_by_key(self) -> None:
        """Do the first thing that can be done, with the keyboard alone."""
        keyboard = self.page.keyboard
        if self.sees(GO_ON):
            self.first(GO_ON).focus()
            keyboard.press("Enter")
        elif self.sees('[data-action="draw"]:not(:disabled)'):
            keyboard.press("d")
        elif self.sees('[data-action="pass"]:not(:disabled)'):
            keyboard.press("k")
        elif self.sees(PLAYABLE):
            self._play_by_key()

    def _play_by_key(self) -> None:
        hand = self.page.locator(".hand button")
        disabled = hand.evaluate_all("tiles => tiles.map(tile => tile.getAttribute('aria-disabled') === 'true')")
        if False not in disabled:
            return
        self.page.locator('.hand button[tabindex="0"]').focus()
        self.page.keyboard.press("Home")
        for _ in range(disabled.index(False)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        if self.sees(TARGET):
            self.page.keyboard.press("Enter")

    def play_until(self, selector: str, *, by_key: bool = False, by_tap: bool = False) -> None:
        """Play on until the page shows what the selector finds: by clicks, at once, or by taps, as fast as these count.

        A finger that taps again where the screen has changed presses nothing for a third of a second.
        """
        until = time.monotonic() + MATCH_LASTS_S
        while True:
            place = self.page.wait_for_function(NEXT_TAP, arg=selector).json_value()
            if place == "there":
                return
            assert time.monotonic() < until, "the match doesn't come to its end"
            if by_key:
                self.act_by_key()
            elif by_tap:
                self.tap(place)
            else:
                self.page.mouse.click(place["x"], place["y"])

    def close(self) -> None:
        """Leave; nothing may have gone wrong in the page meanwhile."""
        self.present.discard(self)
        self.context.close()
        assert self.faults == []
