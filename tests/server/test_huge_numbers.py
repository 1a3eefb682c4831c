"""Numbers in addresses may be larger than anything that is counted, or than a database keeps: they are refused."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.server.club_pages import created
from tests.server.page import page
from tests.server.serving import Served, serving

HUGE = ("99999999999999999999999", "-99999999999999999999999", str(2**63), "9" * 5000)
SMALL = "1"
"""What the other numbers of an address are meanwhile."""

ORDINARY = {"name": "kozel", "language": "en", "sheet": "1", "key": "pA", "what": "cards.pdf", "day": "2026-11-30"}


def addresses(document: Any, known: dict[str, str]) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Every method and address of the API, once for each of its parameters and each huge number there."""
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            parameters = [each for each in operation.get("parameters", ()) if each["in"] in ("path", "query")]
            usual = {each["name"]: known.get(each["name"], SMALL) for each in parameters}
            in_path = {each["name"] for each in parameters if each["in"] == "path"}
            for name in usual:
                for huge in HUGE:
                    asked = usual | {name: huge}
                    address = re.sub(r"\{(\w+)[^}]*\}", lambda found, asked=asked: asked[found[1]], path)
                    yield method, address, {each: value for each, value in asked.items() if each not in in_path}


async def known_to(served: Served) -> dict[str, str]:
    """What parameters are where there is such a thing: a table with a match, an event."""
    async with page(served) as olya:
        table = await olya.open(start=True, bots="greedy", seats=2)
    organiser = await created(served.address)
    return ORDINARY | {"table": table, "event": organiser.event}


async def test_no_number_in_an_address_is_too_large_to_be_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        known = await known_to(served)
        async with httpx.AsyncClient(base_url=served.address, timeout=60) as client:
            document = (await client.get("/api/openapi.json")).json()
            asked = 0
            for method, address, query in addresses(document, known):
                if address.endswith("/live"):
                    continue
                answer = await client.request(method, address, params=query, json={} if method == "post" else None)
                asked += 1
                assert answer.status_code < 500, (method, address, query, answer.text)
            assert asked > 100


async def test_rules_in_an_address_may_have_huge_numbers(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address, timeout=60) as client:
        options = (await client.get("/api/rules/kozel")).json()["options"]
        for option in options:
            for huge in HUGE:
                for value in (huge, f'{{"6-6":{huge}}}', f'{{"4":{huge}}}', f"[{huge}]"):
                    changes = f'{{"{option}":{value}}}'
                    answer = await client.get("/api/rule-books/kozel", params={"changes": changes})
                    assert answer.status_code < 500, (changes, answer.text)
