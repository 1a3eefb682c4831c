"""The help in the language of the terminal. The help texts that the commands declare are keys of the catalogue."""

import textwrap
from collections.abc import Sequence
from io import StringIO
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from kozel.cli.result import printing
from kozel.cli.words import say

_BUILT_IN = {"--help": "cli.help.help", "--version": "cli.help.version"}
_INDENT = 2
_GAP = 2


class HelpConsole(Console):
    """Where help is printed. The library's own would call it a failure that whoever reads the help has enough."""

    def on_broken_pipe(self) -> None:
        """Leave it to the program, as with all other output."""
        raise BrokenPipeError

    def print(self, *objects: Any, **options: Any) -> None:  # noqa: ANN401 - as the library has it
        """Print, and say it where that is impossible, as with all other output."""
        with printing():
            super().print(*objects, **options)


class TranslatedHelp:
    """Prints the parts of a help page, as cyclopts asks for them."""

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: object) -> None:
        """Print the line that shows how a command is written."""
        words = _plain(console, usage).removeprefix("Usage: ")
        _print(console, say("cli.help.usage", usage=words))

    def render_description(self, console: Console, _options: ConsoleOptions, description: object) -> None:
        """Print what the command does."""
        key = _plain(console, description)
        if key:
            _print(console, "\n" + textwrap.fill(say(key), console.width))

    # The name `options` is the library's.
    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002
        """Print a list of commands, arguments or options."""
        if not panel.entries:
            return
        if panel.format == "command":
            title = say("cli.help.commands")
        else:
            title = say("cli.help.arguments") if panel.entries[0].positional_label else say("cli.help.options")
        rows = [(", ".join(entry.display_labels_with_metavar), _text(console, entry)) for entry in panel.entries]
        _print(console, "\n".join(["", title, *_aligned(rows, console.width)]))


def _text(console: Console, entry: HelpEntry) -> str:
    built_in = next((_BUILT_IN[name] for name in entry.names if name in _BUILT_IN), None)
    text = say(built_in or _plain(console, entry.description))
    if entry.choices:
        text += f" {say('cli.help.choices', choices=', '.join(entry.choices))}"
    if entry.default and entry.metavar:
        text += f" {say('cli.help.default', default=entry.default)}"
    return text


def _aligned(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    column = _INDENT + _GAP + max(len(names) for names, _ in rows)
    return [
        textwrap.fill(
            text,
            width,
            initial_indent=" " * _INDENT + names.ljust(column - _INDENT),
            subsequent_indent=" " * column,
        )
        for names, text in rows
    ]


def _plain(console: Console, renderable: object) -> str:
    text = StringIO()
    Console(file=text, width=console.width).print(renderable, style=None, highlight=False)
    return text.getvalue().strip()


def _print(console: Console, text: str) -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)
