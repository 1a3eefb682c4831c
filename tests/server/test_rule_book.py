"""The rules in words, asked for over HTTP."""

import json
from pathlib import Path

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
