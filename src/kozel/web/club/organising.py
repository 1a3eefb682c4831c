"""What organisers may ask of their evening."""

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from kozel.web.club.answer import Served, accepted, read, shown, too_fast
from kozel.web.club.door import Door, token_of
from kozel.web.club.message import NewEvent, NewOrganiser, Ordered
from kozel.web.club.view import log_lines, organiser_view
from kozel.web.token_bucket import TokenBucket

NEW_EVENTS_AT_ONCE, NEW_EVENTS_PER_SECOND = 30, 0.2
"""How often anybody may create an event: far more than people do, far less than a program would."""


def for_organisers(door: Door) -> list[HTTPRouteHandler]:
    """Creating an evening, seeing all of it, commands."""
    hall = door.hall
    new_events = TokenBucket(NEW_EVENTS_AT_ONCE, NEW_EVENTS_PER_SECOND, hall.clock.now())

    @post("/", status_code=200, summary="Create an event")
    async def create(request: Served) -> Response[bytes]:
        new = await read(request, NewEvent)
        if not new_events.take(hall.clock.now()):
            raise too_fast()
        return door.created(request, await hall.create(new, await door.guest(request)))

    @get("/{event:str}/organiser", summary="Everything, for organisers")
    async def organiser(request: Served, event: FromPath[str]) -> Response[bytes]:
        running, name = await door.organised(request, event)
        links = door.links(request, event)
        view = organiser_view(event, running.course, running.reckoned, name, links, hall.clock.now())
        return shown(view, headers={"Set-Cookie": door.print_cookie(request, running, name)})

    @post("/{event:str}/organiser", status_code=200, summary="An organiser's command")
    async def order(request: Served, event: FromPath[str]) -> Response[bytes]:
        running, name = await door.organised(request, event)
        ordered = await read(request, Ordered)
        return shown(accepted(await hall.order(running, ordered, name), ordered.command, running.course))

    @post("/{event:str}/organisers", status_code=200, summary="Let another person organise")
    async def let_in(request: Served, event: FromPath[str]) -> Response[bytes]:
        running, name = await door.organised(request, event)
        new = await read(request, NewOrganiser)
        return door.created(request, await hall.let_in(running, new, name, token_of(request)))

    @get("/{event:str}/log", summary="All that was done, for organisers; the latest first")
    async def log(request: Served, event: FromPath[str]) -> Response[bytes]:
        running, _ = await door.organised(request, event)
        return shown(log_lines(running.course, range(running.course.version, 0, -1)))

    return [create, organiser, order, let_in, log]
