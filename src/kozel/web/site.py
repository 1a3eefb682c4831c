"""The HTTP side: the page and its files, and what can be asked without a socket."""

import gzip
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from importlib import metadata

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from kozel.fair.document import DealsDocument
from kozel.language import LANGUAGES, catalogue, choose_language
from kozel.rules.rule_set import preset, preset_names
from kozel.store.port import StoreFailureError
from kozel.table.choices import PresetView, preset_views
from kozel.table.event import TableEvent
from kozel.table.finished import finished_deals, finished_record
from kozel.table.match_replay import match_replay
from kozel.web.guest import COOKIE, cookie, known_guest, new_guest
from kozel.web.house import House
from kozel.web.page import Asset, Client, catalogue_json
from kozel.web.pages import PAGES
from kozel.web.rule_book import RuleBook, rule_book

LANGUAGE_COOKIE = "kozel_language"

SERVICE_WORKER = "service-worker.js"

Served = Request[None, None, State]

Hides = Callable[[str], Awaitable[bool]]
"""Whether the deals of the table of this id must not be told yet."""


class Health(msgspec.Struct, frozen=True):
    """The server answers, and this is its version."""

    status: str
    version: str


def site(house: House, client: Client, hides: Hides) -> Router:
    """Everything that is asked for over HTTP. `hides` says of which tables the deals must not be told yet."""

    async def told(table: str) -> tuple[TableEvent, ...]:
        if await hides(table):
            raise NotFoundException
        return await _events(house, table)

    @get(list(PAGES), include_in_schema=False)
    async def page(request: Served) -> Response[bytes]:
        language = choose_language(request.headers.get("accept-language"), request.cookies.get(LANGUAGE_COOKIE))
        headers = {"Cache-Control": "no-cache, private", "Vary": "Accept-Language, Cookie, Accept-Encoding"}
        # Without a disk the page comes all the same: it says that there is no connection, and tries again.
        with suppress(StoreFailureError):
            if await known_guest(house.store, request.cookies.get(COOKIE)) is None:
                _, token = await new_guest(house.store, house.clock.now())
                headers["Set-Cookie"] = cookie(token, secure=request.url.scheme == "https")
        return _served(request, client.page(language), headers)

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Served, name: FromPath[str]) -> Response[bytes]:
        return _file(request, client, f"assets/{name}", "public, max-age=31536000, immutable")

    @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
    def file(request: Served, name: FromPath[str]) -> Response[bytes]:
        # A worker decides what pages are shown, so an old one must be noticed at once.
        return _file(request, client, name, "no-cache" if name == SERVICE_WORKER else "public, max-age=3600")

    @get("/api/health", sync_to_thread=False, summary="Whether the server answers")
    def health() -> Health:
        return Health("ok", metadata.version("kozel"))

    @get("/api/catalogue/{language:str}", sync_to_thread=False, summary="All texts of a language: ru, ro, en or es")
    def texts(language: FromPath[str]) -> Response[bytes]:
        if language not in LANGUAGES:
            raise NotFoundException
        return Response(catalogue_json(language), media_type="application/json")

    @get("/api/rules", sync_to_thread=False, summary="The presets that a table can be opened with, and their choices")
    def presets() -> tuple[PresetView, ...]:
        return preset_views()

    @get("/api/rules/{name:str}", sync_to_thread=False, summary="A preset: all options, and in words of a language")
    def rules(request: Served, name: FromPath[str], language: FromQuery[str | None] = None) -> RuleBook:
        chosen = choose_language(
            request.headers.get("accept-language"), language or request.cookies.get(LANGUAGE_COOKIE)
        )
        if name not in preset_names() or language not in (None, *LANGUAGES):
            raise NotFoundException
        return rule_book(preset(name), catalogue(chosen))

    @get("/api/tables/{table:str}/deals", summary="The deals of a table's finished rounds, to be verified")
    async def deals(table: FromPath[str]) -> DealsDocument:
        return finished_deals(await told(table))

    @get("/api/tables/{table:str}/record", media_type="text/plain", summary="The finished rounds of a table's match")
    async def record(table: FromPath[str]) -> str:
        text = finished_record(await told(table))
        if text is None:
            raise NotFoundException
        return text

    @get("/api/tables/{table:str}/replay", summary="A match step by step: the rounds that are over, all tiles open")
    async def replayed(request: Served, table: FromPath[str], match: FromQuery[int | None] = None) -> Response[bytes]:
        found = match_replay(table, await told(table), match)
        if found is None:
            raise NotFoundException
        plain = msgspec.json.encode(found)
        asset = Asset("application/json", plain, gzip.compress(plain, mtime=0))
        return _served(request, asset, {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"})

    return Router("/", route_handlers=[page, asset, file, health, texts, presets, rules, deals, record, replayed])


def _file(request: Served, client: Client, path: str, caching: str) -> Response[bytes]:
    found = client.file(path)
    if found is None:
        raise NotFoundException
    return _served(request, found, {"Cache-Control": caching, "Vary": "Accept-Encoding"})


async def _events(house: House, table: str) -> tuple[TableEvent, ...]:
    events = await house.store.events(table)
    if not events:
        raise NotFoundException
    return events


def _served(request: Served, asset: Asset, headers: Mapping[str, str]) -> Response[bytes]:
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    if asset.compressed is None or not takes_gzip:
        return Response(asset.plain, media_type=asset.media_type, headers=headers)
    return Response(asset.compressed, media_type=asset.media_type, headers={**headers, "Content-Encoding": "gzip"})
