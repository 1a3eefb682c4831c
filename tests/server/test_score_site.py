"""A score sheet, counted over HTTP."""

import json
import urllib.error
import urllib.request
from asyncio import to_thread
from pathlib import Path
from typing import Any

from kozel.web.score_site import LARGEST_SHEET
from tests.server.serving import Served, serving
from tests.server.test_site import get

SHEET = {"rules": "kozel", "players": ["Маша", "Лёша"], "rounds": [{"out": "Маша", "hands": {"Лёша": ["6-6", "0-3"]}}]}


async def post(served: Served, told: Any) -> tuple[int, Any]:
    def ask() -> tuple[int, Any]:
        body = told if isinstance(told, bytes) else json.dumps(told).encode()
        request = urllib.request.Request(
            f"{served.address}/api/score", data=body, headers={"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)

    return await to_thread(ask)


async def test_a_sheet_is_counted_or_its_fault_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        status, scored = await post(served, SHEET)
        assert status == 200
        assert scored["rounds"][0]["given"] == {"Маша": 0, "Лёша": 15}
        assert scored["rounds"][0]["accounts"]["Лёша"] == {"open": 15, "remembered": 0, "out": False}
        assert scored["end"] is None
        status, fault = await post(served, {**SHEET, "rounds": [{"out": "Маша", "hands": {"Лёша": ["6-7"]}}]})
        assert status == 422
        assert (fault["code"], fault["round"], fault["name"], fault["found"]) == ("not_in_set", 1, "Лёша", "6-7")


async def test_what_is_no_sheet_or_too_large_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for told in (b"{", {"rules": 3}, {**SHEET, "colour": "red"}):
            assert (await post(served, told))[0] == 400
        assert (await post(served, {**SHEET, "players": ["Маша", "Л" * LARGEST_SHEET]}))[0] == 413


async def test_it_is_in_the_description_of_the_api(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        description = json.loads((await get(served, "/api/openapi.json")).body)
        assert set(description["paths"]["/api/score"]["post"]["responses"]) >= {"200", "400", "422"}
