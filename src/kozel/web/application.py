"""The ASGI application as a whole: HTTP, the WebSocket, the API's description, headers for safety."""

from importlib import metadata

from litestar import Litestar, Router
from litestar.datastructures import ResponseHeader
from litestar.handlers import asgi
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from kozel.web.club.endpoints import club
from kozel.web.club.hall import Hall
from kozel.web.club.online import OnlinePlay
from kozel.web.house import House
from kozel.web.page import Client
from kozel.web.puzzles.site import puzzle_site
from kozel.web.rule_site import rule_site
from kozel.web.score_site import score
from kozel.web.site import site
from kozel.web.socket import SocketEndpoint

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self' {scripts}; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)

SAFETY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def application(
    house: House, hall: Hall, online: OnlinePlay, client: Client, own_address: str, *others: Router
) -> Litestar:
    """The application that serves this house and this hall, what goes between them, and what else there is.

    `own_address` is where others reach the server.
    """
    policy = CONTENT_SECURITY_POLICY.format(scripts=" ".join(client.script_hashes))
    safety = {"Content-Security-Policy": policy, **SAFETY_HEADERS}
    socket = SocketEndpoint(house, own_address)

    @asgi("/ws", copy_scope=False)
    async def open_socket(scope: Scope, receive: Receive, send: Send) -> None:
        await socket(scope, receive, send)

    served = (site(house, client, online.hides), rule_site(), score, puzzle_site, club(hall, online, own_address))
    return Litestar(
        route_handlers=[open_socket, *served, *others],
        response_headers=[ResponseHeader(name=name, value=value) for name, value in safety.items()],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="kozel",
            version=metadata.version("kozel"),
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
