"""The rules in words, asked for over HTTP."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from kozel.language import LANGUAGES, catalogue
from kozel.rules.rule_set import preset, preset_names
from kozel.web.rule_page import rule_page
from tests.server.serving import serving
from tests.server.test_site import get


async def test_the_book_of_a_preset_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await get(served, "/api/rules/kozel-yard?language=ru", Accept_Language="es")
        assert answer.status == 200
        book = json.loads(answer.body)
        assert (book["name"], book["language"], book["title"]) == ("kozel-yard", "ru", "Дворовый козёл")
        assert book["options"]["lone_tile"] == {"0-0": 25, "6-6": 50}
        assert next(iter(book["sections"])) == "table"
        said = {paragraph["key"]: paragraph for paragraph in book["text"]}
        assert said["rule_text.target.last_one_standing"]["values"] == {"n": 101}
        assert "101 очко или больше" in said["rule_text.target.last_one_standing"]["text"]


async def test_without_a_language_it_is_the_one_of_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await get(served, "/api/rules/kozel", Accept_Language="es", Cookie="kozel_language=ro")
        assert json.loads(answer.body)["language"] == "ro"
        assert json.loads((await get(served, "/api/rules/kozel", Accept_Language="es")).body)["language"] == "es"


async def test_there_is_no_book_of_what_does_not_exist(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for path in ("/api/rules/chess", "/api/rules/kozel?language=xx"):
            assert (await get(served, path)).status == 404


async def page_of(folder: Path, query: str) -> tuple[int, dict[str, Any]]:
    async with serving(folder) as served:
        answer = await get(served, f"/api/rule-books/{query}")
        return answer.status, json.loads(answer.body)


async def test_every_preset_stands_on_the_shelf_with_who_plays_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for language in LANGUAGES:
            shelf = json.loads((await get(served, f"/api/rule-books?language={language}")).body)
            books = [book for row in shelf["rows"] for book in row["books"]]
            assert sorted(book["name"] for book in books) == list(preset_names())
            assert all(book["title"] and book["says"] and book["source"] for book in books)


async def test_what_is_changed_is_marked_and_what_is_gone_is_told(tmp_path: Path) -> None:
    changes = quote(json.dumps({"block_score": "own", "target": 101}))
    status, page = await page_of(tmp_path, f"kozel?language=en&changes={changes}")
    assert status == 200
    assert page["changes"] == {"block_score": "own"}
    sections = {section["section"]: section for section in page["sections"]}
    marked = [sentence["text"] for text in sections["points"]["text"] for sentence in text if sentence["changed"]]
    assert marked == ["At a fish everybody is given their own hand."]
    assert sections["points"]["gone"][0] == "At a fish whoever holds most is given all hands, everybody else 0."
    assert sections["carry"]["text"] == []
    assert len(sections["carry"]["gone"]) == 4
    assert not any(sentence["changed"] for text in sections["deal"]["text"] for sentence in text)
    assert page["request"]["rules"]["block_score"] == "own"


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_as_it_is_has_nothing_marked(name: str) -> None:
    page = rule_page(preset(name), preset(name), catalogue("ro"))
    assert page.changes == {}
    assert not any(section.gone for section in page.sections)
    assert not any(sentence.changed for section in page.sections for text in section.text for sentence in text)


@pytest.mark.parametrize(
    ("changes", "option", "said"),
    [
        ('{"target": 0}', "target", "1"),
        ('{"hand": {"2": 15, "3": 7, "4": 7}}', "hand", "28"),
        ('{"weather": "fine"}', "weather", "block_score"),
        ('{"block_score": "difference"}', "block_score", ""),
        ("[1]", "", ""),
        ("{", "", ""),
    ],
)
async def test_nonsense_is_refused_with_the_option_and_what_it_may_be(
    tmp_path: Path, changes: str, option: str, said: str
) -> None:
    status, refusal = await page_of(tmp_path, f"kozel?language=en&changes={quote(changes)}")
    assert (status, refusal["option"]) == (400, option)
    assert said in refusal["text"]
    assert bool(refusal["text"]) == bool(option)


async def test_there_is_no_page_of_what_does_not_exist(tmp_path: Path) -> None:
    assert (await page_of(tmp_path, "chess"))[0] == 404
    assert (await page_of(tmp_path, "kozel?language=xx"))[0] == 404
