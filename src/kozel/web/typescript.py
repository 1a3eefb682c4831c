"""TypeScript types of messages, presets and score sheets, so that the client never writes down what the server says.

Run `.ci/uv run python -m kozel.web.typescript` after changing a message; a test fails while the file is out of date.
"""

import inspect
import re
import sys
import types
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import get_args

import msgspec
import msgspec.inspect as ms

from kozel.analysis.puzzles.puzzle import PuzzleAnswer
from kozel.analysis.report import Hint
from kozel.rules.score_sheet import ScoreDocument, Sheet, SheetFault
from kozel.table.choices import PresetView
from kozel.table.match_replay import MatchReplay
from kozel.web.analysis.message import LineReplay, MatchAnalysis
from kozel.web.club.message import FROM_PAGE
from kozel.web.club.shown import TO_PAGE
from kozel.web.message import ClientMessage, ServerMessage
from kozel.web.puzzles.message import PuzzleVerdict, PuzzleView
from kozel.web.rule_page import RulePage
from kozel.web.rule_shelf import RuleShelf
from kozel.web.rule_site import OptionRefusal

_GENERATED = Path(__file__).parents[3] / "client" / "src" / "generated"
MESSAGES = _GENERATED / "messages.ts"
CLUB = _GENERATED / "club.ts"

_SENT = (ClientMessage, Sheet, PuzzleAnswer)
_RECEIVED = (
    ServerMessage,
    PresetView,
    MatchReplay,
    MatchAnalysis,
    LineReplay,
    ScoreDocument,
    SheetFault,
    RulePage,
    RuleShelf,
    OptionRefusal,
    PuzzleView,
    PuzzleVerdict,
    Hint,
)


def typescript() -> str:
    """The text of `messages.ts`: the unions of messages, presets, score sheets, and all types that they are made of.

    Raises:
        TypeError: a message has a type that this generator doesn't know, or two types share a name.

    """
    return _declarations("src/kozel/web/message.py", _SENT, _RECEIVED)


def club_typescript() -> str:
    """The text of `club.ts`: what goes over the wire of a club's evening, and every type that it is made of.

    Raises:
        TypeError: a message has a type that this generator doesn't know, or two types share a name.

    """
    return _declarations("src/kozel/web/club/message.py and shown.py", FROM_PAGE, TO_PAGE)


def _declarations(source: str, from_page: Iterable[object], to_page: Iterable[object]) -> str:
    header = f"// Generated from {source} by `.ci/uv run python -m kozel.web.typescript`; changes made here are lost.\n"
    sent = _all_named_types(from_page)
    received = _all_named_types(to_page)
    named = _without_clashes([*sent, *received])
    aliases = _aliases(named)
    by_page_only = set(sent) - set(received)
    declarations = [
        *(_declare_union(name, members) for members, name in aliases.items()),
        *(_declare(info, aliases, optional=cls in by_page_only) for cls, info in named.items()),
    ]
    return "\n".join([header, *declarations])


_Named = ms.StructType | ms.NamedTupleType | ms.EnumType
_Aliases = dict[frozenset[type], str]


def _all_named_types(roots: Iterable[object]) -> dict[type, _Named]:
    found: dict[type, _Named] = {}
    for root in roots:
        found |= _named_types(ms.type_info(root))
    return found


def _named_types(root: ms.Type) -> dict[type, _Named]:
    """Every type with a name of its own that the root is made of, in the order in which a reader meets them."""
    found: dict[type, _Named] = {}
    waiting = [root]
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, ms.StructType | ms.NamedTupleType | ms.EnumType):
            if info.cls in found:
                continue
            found[info.cls] = info
        waiting.extend(_parts(info))
    return found


def _parts(info: ms.Type) -> Iterator[ms.Type]:
    match info:
        case ms.StructType(fields=fields) | ms.NamedTupleType(fields=fields):
            yield from (field.type for field in fields)
        case ms.UnionType(types=members):
            yield from members
        case ms.VarTupleType(item_type=item) | ms.DictType(value_type=item):
            yield item
        case ms.TupleType(item_types=items):
            yield from items
        case _:
            return


def _without_clashes(found: Iterable[type]) -> dict[type, _Named]:
    named: dict[type, _Named] = {}
    by_name: dict[str, type] = {}
    for cls in found:
        if by_name.setdefault(cls.__name__, cls) is not cls:
            message = f"{cls} and {by_name[cls.__name__]} would have the same name in TypeScript"
            raise TypeError(message)
        info = ms.type_info(cls)
        assert isinstance(info, ms.StructType | ms.NamedTupleType | ms.EnumType)
        named[cls] = info
    return named


def _aliases(named: dict[type, _Named]) -> _Aliases:
    """The unions that the modules of these types give a name to, by their members.

    Python forgets the name of a union where it is used, so it is found again by its members.
    """
    modules = dict.fromkeys(cls.__module__ for cls in named)
    return {
        frozenset(get_args(value)): name
        for module in modules
        for name, value in vars(sys.modules[module]).items()
        if isinstance(value, types.UnionType) and set(get_args(value)) <= named.keys()
    }


def _declare_union(name: str, members: frozenset[type]) -> str:
    lines = "".join(f"\n  | {member}" for member in sorted(cls.__name__ for cls in members))
    return f"export type {name} ={lines};\n"


def _declare(info: _Named, aliases: _Aliases, *, optional: bool) -> str:
    """One type's declaration. `optional`: what has a default may be left out, because only the page sends the type."""
    name = info.cls.__name__
    match info:
        case ms.EnumType(cls=cls):
            body = f"export type {name} = {_values(cls)};"
        case ms.NamedTupleType(fields=fields):
            parts = ", ".join(f"{field.name}: {_type(field.type, aliases)}" for field in fields)
            body = f"export type {name} = readonly [{parts}];"
        case ms.StructType(tag_field=tag_field, tag=tag, fields=fields):
            kind = [] if tag_field is None else [f"  readonly {tag_field}: {msgspec.json.encode(tag).decode()};"]
            members = [
                f"  readonly {field.encode_name}{'?' if optional and not field.required else ''}: "
                f"{_type(field.type, aliases)};"
                for field in fields
            ]
            body = "\n".join([f"export interface {name} {{", *kind, *members, "}"])
    return f"{_comment(info.cls)}{body}\n"


def _comment(cls: type) -> str:
    lines = re.sub(r"\bNone\b", "null", inspect.getdoc(cls) or "").splitlines()
    if len(lines) <= 1:
        return f"/** {lines[0]} */\n" if lines else ""
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def _values(cls: type[Enum]) -> str:
    return " | ".join(msgspec.json.encode(member.value).decode() for member in cls)


def _type(info: ms.Type, aliases: _Aliases) -> str:
    match info:
        case ms.IntType() | ms.FloatType():
            return "number"
        case ms.StrType():
            return "string"
        case ms.BoolType():
            return "boolean"
        case ms.NoneType():
            return "null"
        case ms.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case ms.VarTupleType(item_type=item):
            text = _type(item, aliases)
            return f"readonly ({text})[]" if " " in text else f"readonly {text}[]"
        case ms.TupleType(item_types=items):
            return f"readonly [{', '.join(_type(item, aliases) for item in items)}]"
        case ms.DictType(value_type=value):
            return f"{{ readonly [name: string]: {_type(value, aliases)} }}"
        case ms.AnyType():
            return "unknown"
        case ms.UnionType(types=members):
            return _union(members, aliases)
        case ms.StructType(cls=cls) | ms.NamedTupleType(cls=cls) | ms.EnumType(cls=cls):
            return cls.__name__
        case _:
            message = f"no TypeScript is known for {info}"
            raise TypeError(message)


def _union(members: tuple[ms.Type, ...], aliases: _Aliases) -> str:
    """A union; the members that have a name together are called by it."""
    structs = {member.cls: member for member in members if isinstance(member, ms.StructType)}
    alias = aliases.get(frozenset(structs))
    if alias is None:
        return " | ".join(_type(member, aliases) for member in members)
    others = [_type(member, aliases) for member in members if not isinstance(member, ms.StructType)]
    return " | ".join([alias, *others])


if __name__ == "__main__":
    _GENERATED.mkdir(parents=True, exist_ok=True)
    MESSAGES.write_text(typescript(), encoding="utf-8")
    CLUB.write_text(club_typescript(), encoding="utf-8")
