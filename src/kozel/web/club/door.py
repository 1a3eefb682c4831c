"""The door: which evening a request is about, who asks, and what its addresses are."""

import hmac
from http.cookies import SimpleCookie

import msgspec
from litestar import Response

from kozel.web.club.answer import Served, forbidden, missing, refusal_error, shown
from kozel.web.club.hall import Hall, KnownGuest, LetIn
from kozel.web.club.key import print_key
from kozel.web.club.links import links
from kozel.web.club.message import Created
from kozel.web.club.running import RunningEvening
from kozel.web.club.shown import Links
from kozel.web.guest import COOKIE, known_guest
from kozel.web.reach import reachable

PRINT_COOKIE = "kozel_print"


class Door(msgspec.Struct, frozen=True):
    """The way into the hall. `own_address` is where others reach this server, if the asking page can't know."""

    hall: Hall
    own_address: str

    async def evening(self, event: str) -> RunningEvening:
        """The evening.

        Raises:
            RefusedError: there is none.

        """
        running = await self.hall.find(event)
        if running is None:
            raise missing()
        return running

    async def organised(self, request: Served, event: str) -> tuple[RunningEvening, str]:
        """The evening, and the name of its organiser who asks.

        Raises:
            RefusedError: there is none, or somebody else asks.

        """
        running = await self.evening(event)
        name = await self.hall.organiser(running, token_of(request))
        if name is None:
            raise forbidden()
        return running, name

    async def may_print(self, request: Served, running: RunningEvening) -> None:
        """Let only organisers print what has secrets on it.

        Their browser has a cookie from when it looked at the evening: a link that is opened to print sends no token.

        Raises:
            RefusedError: somebody else asks.

        """
        shown = request.cookies.get(PRINT_COOKIE, "").encode()
        evening = running.course.evening
        keys = (print_key(evening.secret, organiser).encode() for organiser in evening.organisers)
        if not any(hmac.compare_digest(shown, key) for key in keys):
            await self.organised(request, running.id)

    async def guest(self, request: Served) -> KnownGuest | None:
        """The guest who asks, if their browser has been here before."""
        token = request.cookies.get(COOKIE)
        guest = await known_guest(self.hall.store, token)
        return None if guest is None or token is None else KnownGuest(guest, token)

    def links(self, request: Served, event: str) -> Links:
        """The event's addresses, as others can reach them."""
        seen = str(request.base_url).rstrip("/")
        return links(reachable(seen, request.base_url.hostname or "", self.own_address), event)

    def print_cookie(self, request: Served, running: RunningEvening, organiser: str) -> str:
        """The Set-Cookie header that lets this organiser's browser print."""
        jar = SimpleCookie()
        jar[PRINT_COOKIE] = print_key(running.course.evening.secret, organiser)
        jar[PRINT_COOKIE]["path"] = f"/api/club/{running.id}/print"
        jar[PRINT_COOKIE]["httponly"] = True
        jar[PRINT_COOKIE]["samesite"] = "Strict"
        if request.url.scheme == "https":
            jar[PRINT_COOKIE]["secure"] = True
        return jar[PRINT_COOKIE].OutputString()

    def created(self, request: Served, let_in: object) -> Response[bytes]:
        """The answer to whoever was let in as an organiser.

        Raises:
            RefusedError: they were not.

        """
        if not isinstance(let_in, LetIn):
            raise refusal_error(let_in, None)
        page = self.links(request, let_in.evening).public
        return shown(Created(event=let_in.evening, organise=f"{page}/organise#{let_in.token}"))


def token_of(request: Served) -> str:
    """The organiser's token that a request shows, or nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
