"""Answers and refusals as HTTP."""

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import State

from kozel.club.draw import DrawFault
from kozel.club.evening.course import Course
from kozel.club.evening.decide import Conflict
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.club.result import ResultCode
from kozel.shape.misfit import misfit_of
from kozel.store.port import Answer
from kozel.web.club.message import Accepted, ClubRefused
from kozel.web.club.view import log_lines
from kozel.web.refusal import WebRefusalCode

Served = Request[None, None, State]

T = TypeVar("T")

NO_CACHE = {"Cache-Control": "no-store"}

_FORBIDDEN = frozenset(
    (EveningCode.PHONES_OFF, EveningCode.SIGN_UP_CLOSED, EveningCode.NOT_YOUR_TABLE, EveningCode.ASK_ORGANISER)
)


class RefusedError(Exception):
    """The request is answered with this refusal."""

    def __init__(self, status: HTTPStatus, refused: ClubRefused) -> None:
        super().__init__(refused.code)
        self.status = status
        self.refused = refused


def refused_response(request: Served, error: RefusedError) -> Response[bytes]:
    """The refusal as it is sent."""
    del request
    return shown(error.refused, error.status)


def shown(
    body: object, status: HTTPStatus = HTTPStatus.OK, headers: Mapping[str, str] = MappingProxyType({})
) -> Response[bytes]:
    """Something as JSON that is never kept by a cache."""
    return Response(
        msgspec.json.encode(body),
        media_type="application/json",
        status_code=status,
        headers={**NO_CACHE, **headers},
    )


def missing() -> RefusedError:
    """There is no such event, or no such page of it."""
    return _error(HTTPStatus.NOT_FOUND, "club_refusal.no_such_event")


def forbidden() -> RefusedError:
    """Only organisers may."""
    return _error(HTTPStatus.FORBIDDEN, "club_refusal.organisers_only")


def too_fast() -> RefusedError:
    """More than anybody does by hand."""
    return _error(HTTPStatus.TOO_MANY_REQUESTS, "club_refusal.too_fast")


async def read(request: Served, kind: type[T]) -> T:
    """The request's body.

    Raises:
        RefusedError: it is something else.

    """
    try:
        body = msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise _error(HTTPStatus.UNPROCESSABLE_ENTITY, "club_refusal.malformed", {"where": _where(error)}) from error
    command = getattr(body, "command", None)
    if isinstance(command, str):
        read_command(command)
    return body


def read_command(command: str) -> str:
    """A command's id.

    Raises:
        RefusedError: it is none.

    """
    if not _is_command_id(command):
        raise _error(HTTPStatus.UNPROCESSABLE_ENTITY, "club_refusal.malformed", {"where": "command"})
    return command


def accepted(reply: object, command: str, course: Course) -> Accepted:
    """The answer to a command that was done.

    Raises:
        RefusedError: it was refused.

    """
    if isinstance(reply, Answer):
        return Accepted(command=command, version=reply.sequence)
    raise refusal_error(reply, course)


def refusal_error(refusal: object, course: Course | None) -> RefusedError:
    """Why it was refused."""
    match refusal:
        case EveningRefusal():
            status = HTTPStatus.FORBIDDEN if refusal.code in _FORBIDDEN else HTTPStatus.UNPROCESSABLE_ENTITY
            return RefusedError(status, refused(refusal))
        case Conflict(events=events) if course is not None:
            changed = log_lines(course, reversed(events))
            return RefusedError(
                HTTPStatus.CONFLICT, ClubRefused(code=f"club_refusal.{EveningCode.CONFLICT}", changed=changed)
            )
        case WebRefusalCode.NOT_SAVED:
            return _error(HTTPStatus.SERVICE_UNAVAILABLE, "club_refusal.not_saved")
        case _:
            return _error(HTTPStatus.UNPROCESSABLE_ENTITY, "club_refusal.malformed", {"where": "command"})


def refused(refusal: EveningRefusal) -> ClubRefused:
    """A refusal with its key in the catalogue."""
    match refusal.code:
        case EveningCode():
            code = f"club_refusal.{refusal.code}"
        case ResultCode():
            code = f"club_result.{refusal.code}"
        case DrawFault():
            code = f"club_draw.{refusal.code}"
    return ClubRefused(code=code, values=refusal.values, row=refusal.row)


def _where(error: Exception) -> str:
    """Where in the body something was unexpected, missing or too much."""
    place = misfit_of(error).place if isinstance(error, msgspec.ValidationError) else ""
    return f"$.{place}" if place else "$"


def _is_command_id(text: str) -> bool:
    return 1 <= len(text) <= 64 and text.isprintable()


def _error(status: HTTPStatus, code: str, values: dict[str, str | int] | None = None) -> RefusedError:
    return RefusedError(status, ClubRefused(code=code, values=values or {}))
