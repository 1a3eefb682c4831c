"""What the rule book asks for over HTTP: the shelf, and the page of a preset or of what was composed from it."""

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from kozel.language import LANGUAGES, Catalogue, catalogue, choose_language
from kozel.rules.rule_set import InvalidRuleSetError, preset_names
from kozel.rules.rule_set_fault import OptionFault, OptionFaultCode
from kozel.web.option_fault import option_fault
from kozel.web.rule_page import rule_page_json
from kozel.web.rule_shelf import RuleShelf, rule_shelf

_CODE_OF_SENSELESS = 400
_ALL = OptionFault("", OptionFaultCode.NOT_A_VALUE)


class OptionRefusal(msgspec.Struct, frozen=True):
    """An option with a senseless value: its name (empty: the options aren't readable at all), and what it may be."""

    option: str
    text: str


def rule_site() -> Router:
    """The addresses of the rule book."""

    @get("/", sync_to_thread=False, summary="All rule books in groups, in a language")
    def shelf(request: Request[None, None, State], language: FromQuery[str | None] = None) -> RuleShelf:
        return rule_shelf(_words(request, language))

    # In a thread: rounds are played for the pictures.
    @get("/{name:str}", sync_to_thread=True, summary="A preset with changes, a JSON object: words, pictures, questions")
    def page(
        request: Request[None, None, State],
        name: FromPath[str],
        language: FromQuery[str | None] = None,
        changes: FromQuery[str] = "{}",
    ) -> Response[bytes]:
        words = _words(request, language)
        if name not in preset_names():
            raise NotFoundException
        try:
            return Response(rule_page_json(name, changes, words.language), media_type="application/json")
        except InvalidRuleSetError as error:
            return _refused(error.fault, words)
        except msgspec.MsgspecError:
            return _refused(_ALL, words)

    return Router("/api/rule-books", route_handlers=[shelf, page])


def _words(request: Request[None, None, State], language: str | None) -> Catalogue:
    if language not in (None, *LANGUAGES):
        raise NotFoundException
    return catalogue(choose_language(request.headers.get("accept-language"), language))


def _refused(fault: OptionFault, words: Catalogue) -> Response[bytes]:
    text = option_fault(fault, words) if fault.option else ""
    body = msgspec.json.encode(OptionRefusal(fault.option, text))
    return Response(body, media_type="application/json", status_code=_CODE_OF_SENSELESS)
