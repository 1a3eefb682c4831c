"""The rule book in a browser: reading, composing, sending, printing, and a child's first game."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from kozel.language import LANGUAGES, catalogue
from kozel.rules.rule_set import preset, preset_names
from kozel.web.rule_page import rule_page
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_access import findings
from tests.kozel_process import KozelProcess

SPEECH = """
  window.said = [];
  const speak = ({ text, lang }) => window.said.push(`${lang}: ${text}`);
  Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel() {}, getVoices: () => [] } });
"""
"""A device that writes down what it would say."""


def open_book(person: Person, path: str) -> Page:
    person.page.goto(person.address + path)
    expect(person.page.locator("main h1")).to_be_visible()
    return person.page


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


def test_composed_rules_are_named_sent_and_played(browser: Browser, server: KozelProcess) -> None:
    maker = Person(browser, server.address, language="ru")
    page = open_book(maker, "/rules")
    page.locator('.shelf-book[href="/rules/kozel"]').click()
    expect(page.locator(".fish-number")).to_have_count(6 * 2)
    maker.press("book.compose")
    page.locator('[data-question="block_score"] select').select_option("own")
    expect(page.locator("ins").filter(has_text="Рыба на всех")).to_be_visible()
    expect(page.locator("del").filter(has_text="Рыба на одного")).to_be_visible()
    target = page.locator('[data-question="target"]')
    target.locator("input").fill("0")
    target.locator("input").press("Tab")
    expect(target.get_by_role("alert")).to_contain_text(maker.say("book.number.least", least=1))
    target.locator("input").fill("77")
    target.locator("input").press("Tab")
    expect(page.locator("ins").filter(has_text="77 очков")).to_be_visible()
    page.get_by_label(maker.say("book.name")).fill("Наш двор")
    expect(page.locator("h1")).to_have_text("Наш двор")
    link = page.url
    maker.close()

    reader = Person(browser, server.address, language="es", viewport=DESKTOP)
    page = open_book(reader, link.removeprefix(server.address))
    expect(page.locator("h1")).to_have_text("Наш двор")
    expect(page.locator("ins").filter(has_text="77")).to_be_visible()
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1
    reader.press("book.play")
    page.get_by_label(reader.say("name.label")).fill("Ana")
    reader.choose("request.no_clock")
    reader.choose("request.seen_by.link")
    reader.press("request.open")
    page.wait_for_url(re.compile(r"/table/"))
    tags = page.locator(".options-tags")
    expect(tags).to_contain_text("77")
    reader.press("waiting.start")
    reader.wait_for_hand()
    page.get_by_role("button", name=reader.say("tools.menu"), exact=True).click()
    rules = page.get_by_role("link", name=reader.say("book.of_table"))
    with page.expect_popup() as opened:
        rules.click()
    expect(opened.value.locator("ins").filter(has_text="77")).to_be_visible()
    reader.close()


@pytest.mark.parametrize("query", ["?c=%25%25", "?c=W3sidGFyZ2V0IjowfV0", "?c=W3sid2VhdGhlciI6MX1d"])
def test_a_link_that_makes_no_sense_shows_the_preset_and_says_why(
    browser: Browser, server: KozelProcess, query: str
) -> None:
    person = Person(browser, server.address)
    page = open_book(person, f"/rules/kozel{query}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("h1")).to_have_text(person.say("preset.kozel"))
    assert page.locator("ins").count() == 0
    assert page.url == f"{server.address}/rules/kozel"
    person.close()


def longest_book(language: str) -> str:
    """The preset that has most to say: if that is printed on one sheet, all are."""

    def length(name: str) -> int:
        page = rule_page(preset(name), preset(name), catalogue(language))
        return sum(len(sentence.text) for section in page.sections for text in section.text for sentence in text)

    return max(preset_names(), key=length)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_is_printed_on_one_sheet(browser: Browser, server: KozelProcess, language: str) -> None:
    person = Person(browser, server.address, language=language)
    page = open_book(person, f"/rules/{longest_book(language)}")
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    person.close()


@pytest.mark.parametrize(
    ("viewport", "room", "paths"),
    [(PHONE, "light", ("/rules", "/rules/kozel", "/children")), (DESKTOP, "dark", ("/rules/kozel",))],
)
def test_axe_finds_nothing_in_the_rule_book(
    browser: Browser,
    server: KozelProcess,
    viewport: tuple[int, int],
    room: Literal["dark", "light"],
    paths: tuple[str, ...],
) -> None:
    person = Person(browser, server.address, viewport=viewport, room=room)
    for path in paths:
        open_book(person, path)
        assert findings(person) == "[]"
    page = open_book(person, "/rules/dominican-pairs")
    person.press("book.compose")
    page.locator('[data-question="target"] input').fill("none")
    page.locator('[data-question="target"] input').press("Tab")
    assert findings(person) == "[]"
    person.close()


def test_a_child_begins_with_one_tap_and_hears_the_pictures(browser: Browser, server: KozelProcess) -> None:
    child = Person(browser, server.address, language="ru")
    child.page.add_init_script(SPEECH)
    child.home()
    child.page.locator(".children-card").get_by_role("button", name=child.say("children.card.play")).click()
    child.page.wait_for_url(re.compile(r"/table/"))
    child.wait_for_hand()
    assert child.sees("html.set-pictures")
    assert child.page.locator(".hand use").count() == 2 * child.page.locator(".hand button").count()
    assert findings(child) == "[]"
    names = [child.say(f"picture.{value}") for value in range(7)]
    labels = " ".join(child.page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)"))
    assert any(name in labels for name in names)
    child.play_until(".round-end")
    said = child.page.evaluate("window.said")
    assert any(re.fullmatch(rf"ru: ({'|'.join(names)}) и ({'|'.join(names)})", text) for text in said), said
    assert any(text.startswith(f"ru: {child.say('speak.turn')}") for text in said)
    child.close()


def test_a_parent_comes_by_the_link(browser: Browser, server: KozelProcess) -> None:
    child, parent = Person(browser, server.address), Person(browser, server.address, language="es")
    open_book(child, "/children")
    child.press("children.together")
    child.page.wait_for_url(re.compile(r"/table/"))
    parent.page.goto(child.page.url)
    parent.page.get_by_label(parent.say("name.label")).fill("Mamá")
    parent.press("waiting.sit")
    for person in (child, parent):
        person.wait_for_hand()
        assert person.sees("html.set-pictures")
    parent.page.goto(server.address)
    expect(parent.page.locator("html.set-ivory")).to_be_visible()
    child.close()
    parent.close()
