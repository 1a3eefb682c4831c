"""A club's evening in real browsers: an organiser at a laptop, the room's screen, and people on their phones."""

import random
import re
from collections import Counter

from playwright.sync_api import Browser, expect

from kozel.web.club.shown import GameView
from tests.browser.club_people import Organiser, Player, sign_up_in_pairs, turn_to
from tests.browser.person import Person
from tests.kozel_process import KozelProcess

PAIRS = (("Anna", "Boris"), ("Vlad", "Galina"), ("Dima", "Elena"), ("Ion", "Kostya"))
SEED = 20_261_205
TARGET = 100
STAKE = 50


def test_an_evening_from_the_first_sign_up_to_the_prizes(browser: Browser, server: KozelProcess) -> None:
    """A round robin of four pairs: eight phones, results by thumb and by keyboard, a dispute, a penalty, prizes."""
    chance = random.Random(SEED)
    organiser = Organiser(browser, server.address)
    organiser.create("Yard Cup", form="round_robin", minutes="40", stake=str(STAKE), shares="50, 30, 20")
    screen = Person(browser, server.address, viewport=(1920, 1080))
    screen.head_for(f"/club/{organiser.club.event}/screen")
    phones = everybody_signs_up(browser, organiser)
    expect(screen.page.locator(".screen-big")).to_have_text(screen.say("club.people", n=8))
    for pair in PAIRS:
        organiser.page.get_by_role("button", name=organiser.say("club.paid.named", names=", ".join(pair))).click()
    table = Table()

    organiser.draw(1)
    expect(screen.page.locator(".screen-seats tbody tr")).to_have_count(2)
    organiser.press("club.clock.start")
    expect(screen.page.locator(".screen-clock-running")).to_be_visible()
    first, second = games(organiser)
    play_by_phone(phones, first, (104, 37), table)
    expect(organiser.row(1)).to_contain_text(organiser.say("club.status.confirmed"))
    expect(screen.page.locator(".screen-foot")).to_contain_text(screen.say("club.screen.provisional", n=1, of=2))
    quarrel(phones, second)
    organiser.page.locator(".desk-aside .dispute-choice button").nth(1).click()
    organiser.page.locator(".desk-aside").get_by_role("button", name=organiser.say("club.dispute.decide")).click()
    expect(organiser.row(2)).to_contain_text(organiser.say("club.status.decided"))
    table.add(second, (100, 98))
    organiser.press("club.round.close")

    organiser.draw(2)
    first, second = games(organiser)
    organiser.field(1).focus()
    organiser.type_keys("37", "Enter")
    table.add(first, (37, 100))
    expect(organiser.field(2)).to_be_focused()
    organiser.type_keys("62", "Tab", "58", "Enter")
    expect(organiser.row(2)).to_contain_text(organiser.say("club.score.nobody_won", target=TARGET))
    organiser.type_keys("Enter")
    table.add(second, (62, 58), timed=True)
    expect(organiser.row(2)).to_contain_text(organiser.say("club.timed"))
    penalise(organiser, "Kostya", 20)
    table.penalties["Kostya"] = 20
    organiser.part("rounds")
    organiser.press("club.round.close")

    organiser.draw(3)
    for game in games(organiser):
        play_by_phone(phones, game, (TARGET + chance.randrange(30), chance.randrange(TARGET)), table)
    organiser.press("club.round.close")
    organiser.press("club.finish")

    expect(screen.page.locator(".screen-head")).to_contain_text(screen.say("club.phase.finished"), ignore_case=True)
    assert places_on(screen) == table.places()
    organiser.part("table")
    prizes = [amount.inner_text() for amount in organiser.page.locator(".prize-table tbody td:last-child").all()]
    assert sum(hundredths(prize) for prize in prizes) == len(phones) * STAKE * 100
    winner = phones[table.places()[0][0][0]]
    expect(winner.page.locator(".my-place-number")).to_have_text("1")
    for person in (organiser, screen, *phones.values()):
        person.close()


def everybody_signs_up(browser: Browser, organiser: Organiser) -> dict[str, Player]:
    """Everybody has a page of their own then, and two pairs have said on theirs that they are here."""
    phones = sign_up_in_pairs(browser, organiser, PAIRS)
    for one, _ in PAIRS[:2]:
        phones[one].press("club.phone.arrive")
        expect(phones[one].page.locator(".phone-settled")).to_be_visible()
    organiser.press_with("club.check_in.all", n=2)
    expect(organiser.page.locator('.person-mark[aria-pressed="true"]')).to_have_count(len(PAIRS))
    return phones


def names_of(game: GameView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The people of both sides."""
    first, second = (tuple(person.name for person in side.people) for side in game.sides)
    return first, second


def games(organiser: Organiser) -> tuple[GameView, ...]:
    """The tables of the latest round."""
    latest = organiser.view().round
    assert latest is not None
    return latest.games


def play_by_phone(phones: dict[str, Player], game: GameView, points: tuple[int, int], table: "Table") -> None:
    """One of the losers says how it ended, by their own points if that is enough; one of the others signs it."""
    (one, _), (_, other) = names_of(game)
    phones[one].sits_at(game.table)
    ours, theirs = map(str, points)
    phones[one].report(ours, theirs)
    expect(phones[one].page.locator(".phone-half")).to_be_visible()
    phones[other].sits_at(game.table)
    expect(phones[other].page.locator(".phone-points").first).to_have_text(theirs)
    phones[other].press("club.phone.sign")
    expect(phones[one].page.locator(".phone-settled")).to_be_visible()
    table.add(game, points)


def quarrel(phones: dict[str, Player], game: GameView) -> None:
    """The sides say 100:88 and 100:98, both as the first side's victory."""
    (one, _), (_, other) = names_of(game)
    phones[one].report("100", "88")
    phones[other].press("club.phone.otherwise")
    phones[other].tap_digits("98")
    phones[other].page.locator(".key-done").tap()
    expect(phones[one].page.locator(".phone-disputed")).to_be_visible()
    expect(phones[other].page.locator(".phone-disputed")).to_be_visible()


def penalise(organiser: Organiser, name: str, points: int) -> None:
    organiser.part("penalties")
    organiser.page.get_by_role("button", name=name, exact=True).click()
    organiser.fill("club.penalties.points", str(points))
    organiser.fill("club.reason", "late")
    organiser.press("club.penalties.write")
    expect(organiser.page.locator(".penalty-list").first).to_contain_text(name)


def places_on(screen: Person) -> list[tuple[tuple[str, ...], tuple[int, ...], str]]:
    """What the screen's table says: who, points, wins, plus and minus, effectiveness."""
    turn_to(screen, ".screen-places")
    rows = [row.locator("td, th").all() for row in screen.page.locator(".screen-places tbody tr").all()]
    said = [[cell.inner_text() for cell in row] for row in rows]
    return [
        (tuple(name.split("\n")), (int(points), int(wins), int(plus), int(minus)), effectiveness.replace("\u2212", "-"))
        for _, name, points, wins, effectiveness, plus, minus, *_ in said
    ]


def hundredths(money: str) -> int:
    whole, _, part = re.sub(r"[^\d.]", "", money).partition(".")
    return int(whole) * 100 + int(part.ljust(2, "0"))


class Table:
    """The places, reckoned by R1 to R11 without any of the program's code."""

    def __init__(self) -> None:
        self.points: Counter[tuple[str, ...]] = Counter()
        self.wins: Counter[tuple[str, ...]] = Counter()
        self.plus: Counter[tuple[str, ...]] = Counter()
        self.minus: Counter[tuple[str, ...]] = Counter()
        self.penalties: dict[str, int] = {}

    def add(self, game: GameView, points: tuple[int, int], *, timed: bool = False) -> None:
        """A game's result."""
        lost, won = sorted(points)
        losers, winners = sorted(names_of(game), key=lambda side: points[names_of(game).index(side)])
        band = 1 if timed or lost > TARGET // 2 else 3 if lost == 0 else 2
        counted = min(won, TARGET)
        self.points[winners] += band
        self.wins[winners] += 1
        self.plus[winners] += counted
        self.minus[winners] += lost
        self.plus[losers] += lost
        self.minus[losers] += counted

    def effectiveness(self, pair: tuple[str, ...]) -> tuple[int, ...]:
        """Of each partner: only penalties are a person's own."""
        return tuple(self.plus[pair] - self.minus[pair] - self.penalties.get(name, 0) for name in pair)

    def places(self) -> list[tuple[tuple[str, ...], tuple[int, ...], str]]:
        """Pairs in order, as the screen shows them."""
        order = sorted(
            self.plus,
            key=lambda pair: (self.points[pair], self.wins[pair], sum(self.effectiveness(pair)), self.plus[pair]),
            reverse=True,
        )
        return [
            (pair, (self.points[pair], self.wins[pair], self.plus[pair], self.minus[pair]), self._said(pair))
            for pair in order
        ]

    def _said(self, pair: tuple[str, ...]) -> str:
        return " / ".join(dict.fromkeys(f"{value:+d}" if value else "0" for value in self.effectiveness(pair)))
