"""An event that is played on the web, in real browsers: from the sign-up to the result on the room's screen."""

import re
from typing import cast

from playwright.sync_api import Browser, Locator, expect

from kozel.club.result import Played
from tests.browser.club_people import Organiser, Player, sign_up_in_pairs, turn_to
from tests.browser.person import Person
from tests.kozel_process import KozelProcess

PAIRS = (("Anna", "Boris"), ("Vlad", "Galina"))
TARGET = 10
OVER = ".match-end-go a"


def test_four_press_play_and_their_result_is_on_the_screen(browser: Browser, server: KozelProcess) -> None:
    organiser = Organiser(browser, server.address)
    organiser.create("Web Cup", form="round_robin", target=str(TARGET), online=True)
    screen = Person(browser, server.address, viewport=(1920, 1080))
    screen.head_for(f"/club/{organiser.club.event}/screen")
    phones = sign_up_in_pairs(browser, organiser, PAIRS)
    organiser.press_with("club.check_in.all", n=len(PAIRS))
    expect(organiser.page.locator('.person-mark[aria-pressed="true"]')).to_have_count(len(PAIRS))
    organiser.draw(1)
    for phone in phones.values():
        phone.press("club.online.play")
        phone.page.wait_for_url(re.compile(r"/table/\w+"))
    for phone in phones.values():
        phone.wait_for_hand()
    assert len({phone.page.url for phone in phones.values()}) == 1
    for pair, others in (PAIRS, PAIRS[::-1]):
        for name, partner in (pair, pair[::-1]):
            expect(seat(phones[name], "top")).to_have_text(partner)
            assert {seat(phones[name], "left").inner_text(), seat(phones[name], "right").inner_text()} == set(others)

    play(tuple(phones.values()))

    game = organiser.view().round
    assert game is not None
    outcome = cast("Played", game.games[0].outcome)
    first, second = outcome.points
    assert max(outcome.points) >= TARGET > min(outcome.points)
    score = re.compile(rf"{first}\s*:\s*{second}")
    expect(organiser.row(1)).to_contain_text(organiser.say("club.status.entered"))
    expect(organiser.row(1).locator(".table-score")).to_have_text(score)
    winners = [seated.name for seated in game.games[0].sides[int(first < second)].people]
    expect(screen.page.locator(".screen-foot")).to_contain_text(screen.say("club.screen.provisional", n=1, of=1))
    turn_to(screen, ".screen-places")
    leaders = screen.page.locator(".screen-places tbody tr").first
    for name in winners:
        expect(leaders).to_contain_text(name)
    for name, phone in phones.items():
        phone.page.locator(OVER).first.click()
        phone.page.get_by_role("link", name=phone.say("club.my_page")).click()
        expect(phone.page.locator(".my-place-number")).to_have_text("1" if name in winners else "2")
    for person in (organiser, screen, *phones.values()):
        person.close()


def seat(player: Person, place: str) -> Locator:
    """The name that somebody sees at a place of their table."""
    return player.page.locator(f".seat-{place} .seat-name")


def play(people: tuple[Player, ...]) -> None:
    """All play, each when it is their turn, until the match is over at all four pages."""
    waiting = list(people)
    while waiting:
        for person in tuple(waiting):
            if person.sees(OVER):
                waiting.remove(person)
            elif (place := person.next_tap()) is not None:
                person.tap(place)
