"""What is asked for over HTTP."""

import json
import urllib.error
import urllib.request
from asyncio import to_thread
from email.message import Message
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from kozel.table.phase import Phase
from tests.server.page import page
from tests.server.serving import Served, serving


class Answer(NamedTuple):
    status: int
    headers: "Message[str, str]"
    body: bytes


async def get(served: Served, path: str, **headers: str) -> Answer:
    def ask() -> Answer:
        request = urllib.request.Request(
            served.address + path, headers={name.replace("_", "-"): value for name, value in headers.items()}
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())

    return await to_thread(ask)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/score", "/score/abc"])
async def test_the_page_comes_with_its_texts_a_guest_and_safety(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as served:
        answer = await get(served, path, Accept_Language="ro-MD,ru;q=0.5")
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-cache, private"
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("kozel_guest=")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        text = answer.body.decode()
        assert '<html lang="ro"' in text
        before, _, after = text.partition('<script type="application/json" id="catalogue">')
        assert before
        catalogue = json.loads(after.partition("</script>")[0])
        assert catalogue["language"] == "ro"
        assert catalogue["messages"]["refusal.stale"]
        assert not any(key.startswith(("cli.", "rule_text.")) for key in catalogue["messages"])


async def test_a_known_guest_stays_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        first = await get(served, "/")
        token = first.headers["Set-Cookie"].partition(";")[0]
        assert (await get(served, "/", Cookie=token)).headers["Set-Cookie"] is None
        assert (await get(served, "/", Cookie="kozel_guest=forged")).headers["Set-Cookie"] is not None
        async with page(served, token) as olya:
            table = await olya.open()
        async with page(served, token) as olya:
            assert olya.welcome.unfinished == (table,)
    secret = token.partition("=")[2].encode()
    assert not any(secret in file.read_bytes() for file in (tmp_path / "data").iterdir())


async def test_the_language_that_was_chosen_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await get(served, "/", Accept_Language="ro", Cookie="kozel_language=es")
        assert '<html lang="es"' in answer.body.decode()
        answer = await get(served, "/api/catalogue/ru")
        assert json.loads(answer.body)["language"] == "ru"
        assert (await get(served, "/api/catalogue/xx")).status == 404


async def test_files_are_compressed_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        plain = await get(served, "/assets/index-1.js")
        assert plain.body == b"'domino'"
        assert plain.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in plain.headers["Cache-Control"]
        compressed = await get(served, "/assets/index-1.js", Accept_Encoding="gzip, br")
        assert compressed.headers["Content-Encoding"] == "gzip"
        assert compressed.body.startswith(b"\x1f\x8b")
        assert (await get(served, "/goat.svg")).headers["Content-Type"].startswith("image/svg+xml")
        for path in ("/assets/none.js", "/none", "/assets/../index.html", "/assets/%2e%2e/index.html", "/index.html"):
            assert (await get(served, path)).status == 404


async def test_the_licences_that_the_build_must_bring_along_can_be_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await get(served, "/licences.txt")
        assert (answer.status, answer.headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
        assert answer.body.decode() == "MIT © domino"


async def test_an_old_worker_is_noticed_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await get(served, "/service-worker.js")
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "max-age" in (await get(served, "/goat.svg")).headers["Cache-Control"]


async def test_health_and_the_description_of_the_api(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        assert json.loads((await get(served, "/api/health")).body)["status"] == "ok"
        description = json.loads((await get(served, "/api/openapi.json")).body)
        beside_clubs = {path for path in description["paths"] if not path.startswith("/api/club")}
        assert beside_clubs == {
            "/api/health",
            "/api/catalogue/{language}",
            "/api/rule-books",
            "/api/rule-books/{name}",
            "/api/puzzles/daily",
            "/api/puzzles/{number}/answer",
            "/api/rules",
            "/api/rules/{name}",
            "/api/score",
            "/api/tables/{table}/analysis",
            "/api/tables/{table}/analysis/line",
            "/api/tables/{table}/deals",
            "/api/tables/{table}/hint",
            "/api/tables/{table}/record",
            "/api/tables/{table}/replay",
        }


async def test_deals_are_revealed_when_their_round_is_over_and_not_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        commitment = olya.welcome.commitment
        table = await olya.open(start=True, bots="greedy", seats=2)
        deals = json.loads((await get(served, f"/api/tables/{table}/deals")).body)
        assert (deals["commitment"], deals["rounds"]) == (commitment, [])
        assert (await get(served, f"/api/tables/{table}/record")).status == 404
        while olya.view.phase is Phase.PLAYING:
            await olya.step(Random(1))
        while olya.view.phase is not Phase.MATCH_OVER:
            await olya.step(Random(1))
        answer = await get(served, f"/api/tables/{table}/deals")
        assert olya.view.match is not None
        assert len(json.loads(answer.body)["rounds"]) == olya.view.match.round
        record = (await get(served, f"/api/tables/{table}/record")).body.decode()
        assert f"Commitment: {commitment}" in record
        assert "Player 1: Оля" in record
        assert (await get(served, "/api/tables/none/deals")).status == 404
        assert (await get(served, "/api/tables/none/record")).status == 404
