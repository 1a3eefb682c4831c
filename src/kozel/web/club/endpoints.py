"""The club's addresses: docs/club-api.md."""

from litestar import Response, Router

from kozel.store.port import StoreFailureError
from kozel.web.club.answer import RefusedError, Served, refusal_error, refused_response
from kozel.web.club.door import Door
from kozel.web.club.files import for_files
from kozel.web.club.hall import Hall
from kozel.web.club.online import OnlinePlay
from kozel.web.club.organising import for_organisers
from kozel.web.club.paper import for_paper
from kozel.web.club.public import for_phones, shown_to_all
from kozel.web.club.seats import for_online_players
from kozel.web.refusal import WebRefusalCode

LARGEST_BODY = 1_048_576


def club(hall: Hall, online: OnlinePlay, own_address: str) -> Router:
    """Everything that is asked of evenings. `own_address` is where others reach this server if a page can't know."""
    door = Door(hall, own_address)
    parts = (shown_to_all, for_phones, for_organisers, for_paper, for_files)
    return Router(
        "/api/club",
        route_handlers=[*for_online_players(door, online), *(handler for part in parts for handler in part(door))],
        exception_handlers={RefusedError: refused_response, StoreFailureError: _not_saved},
        request_max_body_size=LARGEST_BODY,
    )


def _not_saved(request: Served, error: StoreFailureError) -> Response[bytes]:
    del error
    return refused_response(request, refusal_error(WebRefusalCode.NOT_SAVED, None))
