"""`kozel rules`: the rule sets that there are, and each with all its options and in words."""

import textwrap
from collections.abc import Iterator
from shutil import get_terminal_size
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.options import Json
from kozel.cli.result import show
from kozel.cli.words import say, terminal_words
from kozel.rules.rule_set import preset, preset_names
from kozel.web.rule_book import RuleBook, rule_book

_WIDEST = 96


def rules(name: Annotated[str | None, Parameter(help="cli.help.rules_name")] = None, /, *, json: Json = False) -> None:
    """Print the list of presets, or one with all its options and its rules in words."""
    words = terminal_words()
    if name is None:
        books = tuple(rule_book(preset(each), words) for each in preset_names())
        presets = [{"name": book.name, "title": book.title, "says": book.says} for book in books]
        show({"rules": presets}, "\n".join(_overview(books)), as_json=json)
    elif name in preset_names():
        book = rule_book(preset(name), words)
        show(msgspec.to_builtins(book), "\n".join(_pages(book)), as_json=json)
    else:
        raise CommandError("cli.rules.unknown", name=name, expected=", ".join(preset_names()))


def _overview(books: tuple[RuleBook, ...]) -> Iterator[str]:
    names = max(len(book.name) for book in books)
    titles = max(len(book.title) for book in books)
    for book in books:
        yield f"{book.name:{names}}  {book.title:{titles}}  {book.says}"
    yield ""
    yield say("cli.rules.more")


def _pages(book: RuleBook) -> Iterator[str]:
    width = min(get_terminal_size().columns, _WIDEST)
    yield f"{book.title} ({book.name}): {book.says}"
    for section, heading in book.sections.items():
        yield ""
        yield heading
        for paragraph in book.text:
            if paragraph.section is section:
                yield textwrap.fill(paragraph.text, width, initial_indent="  ", subsequent_indent="  ")
    yield ""
    yield say("cli.rules.options")
    column = max(map(len, book.options))
    for option, value in book.options.items():
        yield f"  {option:{column}}  {msgspec.json.encode(value).decode()}"
