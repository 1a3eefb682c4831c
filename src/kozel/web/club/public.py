"""What anybody may ask of an evening, and what phones with a key may."""

from collections.abc import AsyncGenerator
from io import BytesIO

import msgspec
import segno
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Stream

from kozel.club.series import SETTLED_AFTER, is_of
from kozel.web.club.answer import NO_CACHE, Served, accepted, missing, read, refusal_error, shown, too_fast
from kozel.web.club.door import Door
from kozel.web.club.hall import OwnPage
from kozel.web.club.key import phone_of
from kozel.web.club.message import LiveVersion, Sent, SignedUp, SignUp
from kozel.web.club.running import RunningEvening
from kozel.web.club.series import Series
from kozel.web.club.shown import SeriesView
from kozel.web.club.view import listed_event, phone_view, public_round, public_view, screen_view
from kozel.web.token_bucket import TokenBucket

SIGN_UPS_AT_ONCE, SIGN_UPS_PER_SECOND = 200, 2
"""How often people may sign up: far more than they do, far less than a program would."""


def shown_to_all(door: Door) -> list[HTTPRouteHandler]:
    """What may be looked at."""
    hall = door.hall
    every_series = Series()

    async def all_listed() -> list[RunningEvening]:
        runnings = [await hall.find(event) for event in await hall.store.listed_evenings()]
        return [running for running in runnings if running is not None]

    @get("/", summary="The events that anybody may find")
    async def listed() -> Response[bytes]:
        return shown([listed_event(running.id, running.course.evening) for running in await all_listed()])

    @get("/series/{name:str}", summary="A series: its events, the season's table, the ratings")
    async def series(name: FromPath[str]) -> Response[bytes]:
        found = [running for running in await all_listed() if is_of(running.course.evening, name)]
        if not found:
            raise missing()
        tables = await every_series.tables(found)
        view = SeriesView(
            name=found[0].course.evening.plan.series,
            events=tuple(listed_event(running.id, running.course.evening) for running in found),
            table=tables.season,
            ratings=tables.ratings,
            settled_after=SETTLED_AFTER,
        )
        return shown(view)

    @get("/{event:str}", summary="An event as anybody may see it")
    async def public(request: Served, event: FromPath[str]) -> Response[bytes]:
        running = await door.evening(event)
        return shown(public_view(event, running.course, running.reckoned, door.links(request, event), hall.clock.now()))

    @get("/{event:str}/screen", summary="What the room's screen shows")
    async def screen(request: Served, event: FromPath[str]) -> Response[bytes]:
        running = await door.evening(event)
        return shown(screen_view(event, running.course, running.reckoned, door.links(request, event), hall.clock.now()))

    @get("/{event:str}/rounds/{number:int}", summary="A round")
    async def one_round(event: FromPath[str], number: FromPath[int]) -> Response[bytes]:
        running = await door.evening(event)
        its_round = running.course.evening.round(number)
        if its_round is None:
            raise missing()
        return shown(public_round(running.reckoned, its_round, hall.clock.now()))

    @get("/{event:str}/live", summary="The event's version, now and whenever it changes")
    async def live(event: FromPath[str]) -> Stream:
        running = await door.evening(event)
        return Stream(_told(running), media_type="text/event-stream", headers=NO_CACHE)

    @get("/{event:str}/qr/{what:str}", summary="A QR code of one of the event's addresses: public, screen or sign-up")
    async def qr(request: Served, event: FromPath[str], what: FromPath[str]) -> Response[bytes]:
        await door.evening(event)
        addressed = door.links(request, event)
        address = {
            "public.svg": addressed.public,
            "screen.svg": addressed.screen,
            "sign-up.svg": addressed.sign_up,
        }.get(what)
        if address is None:
            raise missing()
        image = BytesIO()
        segno.make(address, error="m").save(image, kind="svg", scale=8, border=2)
        return Response(image.getvalue(), media_type="image/svg+xml", headers=NO_CACHE)

    return [listed, series, public, screen, one_round, live, qr]


def for_phones(door: Door) -> list[HTTPRouteHandler]:
    """Signing up, and what a phone with a key may see and do."""
    hall = door.hall
    sign_ups = TokenBucket(SIGN_UPS_AT_ONCE, SIGN_UPS_PER_SECOND, hall.clock.now())

    @post("/{event:str}/sign-up", status_code=200, summary="Sign up")
    async def sign_up(request: Served, event: FromPath[str]) -> Response[bytes]:
        running = await door.evening(event)
        new = await read(request, SignUp)
        if not sign_ups.take(hall.clock.now()):
            raise too_fast()
        own_page = await hall.sign_up(running, new, await door.guest(request))
        if not isinstance(own_page, OwnPage):
            raise refusal_error(own_page, running.course)
        return shown(SignedUp(page=f"/club/{event}/me/{own_page.key}"))

    @get("/{event:str}/me/{key:str}", summary="A player's own page, or that of a side's slip")
    async def own(request: Served, event: FromPath[str], key: FromPath[str]) -> Response[bytes]:
        running = await door.evening(event)
        phone = phone_of(running.course.evening.secret, key)
        if phone is None:
            raise missing()
        view = phone_view(event, running.course, running.reckoned, phone, door.links(request, event), hall.clock.now())
        if view is None:
            raise missing()
        return shown(view)

    @post("/{event:str}/me/{key:str}", status_code=200, summary="A command from a phone")
    async def send(request: Served, event: FromPath[str], key: FromPath[str]) -> Response[bytes]:
        running = await door.evening(event)
        phone = phone_of(running.course.evening.secret, key)
        if phone is None:
            raise missing()
        sent = await read(request, Sent)
        return shown(accepted(await hall.send(running, sent, phone), sent.command, running.course))

    return [sign_up, own, send]


async def _told(running: RunningEvening) -> AsyncGenerator[bytes]:
    async for version in running.versions():
        yield b":\n\n" if version is None else b"data: " + msgspec.json.encode(LiveVersion(version=version)) + b"\n\n"
