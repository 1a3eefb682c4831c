"""A player's way from their own page to their seat at a table on the web."""

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from kozel.club.evening.decide import PlayersPhone
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.fair.nonce import is_persons_nonce
from kozel.web.club.answer import Served, missing, read, refusal_error, shown
from kozel.web.club.door import Door
from kozel.web.club.key import phone_of
from kozel.web.club.message import OnlineSeat, SeatTaken, TakeOnlineSeat
from kozel.web.club.online import OnlinePlay, OwnSeat
from kozel.web.club.running import RunningEvening
from kozel.web.guest import cookie, known_guest, new_guest
from kozel.web.refusal import WebRefusalCode
from kozel.web.socket import token_of


def for_online_players(door: Door, online: OnlinePlay) -> list[HTTPRouteHandler]:
    """Where a player's table is, and sitting down there."""
    store, clock = door.hall.store, door.hall.clock

    async def own_seat(event: str, key: str) -> tuple[RunningEvening, OwnSeat]:
        running = await door.evening(event)
        phone = phone_of(running.course.evening.secret, key)
        if phone is None:
            raise missing()
        if not isinstance(phone, PlayersPhone):
            raise refusal_error(EveningRefusal(EveningCode.NO_ONLINE_GAME), running.course)
        found = await online.seat(running, phone.player)
        if not isinstance(found, OwnSeat):
            raise refusal_error(found, running.course)
        return running, found

    @get("/{event:str}/me/{key:str}/seat", summary="A player's table on the web, and what its deals are bound to")
    async def seat(event: FromPath[str], key: FromPath[str]) -> Response[bytes]:
        _, own = await own_seat(event, key)
        return shown(OnlineSeat(table=own.table.id, commitment=own.table.table.commitment))

    @post("/{event:str}/me/{key:str}/seat", status_code=200, summary="Sit down there")
    async def sit(request: Served, event: FromPath[str], key: FromPath[str]) -> Response[bytes]:
        running, own = await own_seat(event, key)
        taken = await read(request, TakeOnlineSeat)
        if not is_persons_nonce(taken.nonce):
            raise refusal_error(WebRefusalCode.MALFORMED, None)
        headers: dict[str, str] = {}
        guest = await known_guest(store, token_of(request.headers.get("cookie")))
        if guest is None:
            guest, token = await new_guest(store, clock.now())
            headers["Set-Cookie"] = cookie(token, secure=request.url.scheme == "https")
        refusal = await online.sit(own, guest, taken.nonce)
        if refusal is not None:
            raise refusal_error(refusal, running.course)
        return shown(SeatTaken(table=own.table.id, nonce=own.table.table.nonces[own.seat]), headers=headers)

    return [seat, sit]
