"""Changing a format by the names of its settings, as files and forms do."""

from collections.abc import Mapping

import msgspec

from kozel.club.format.format import Format, InvalidFormatError
from kozel.club.format.game import GameRules
from kozel.shape.misfit import misfit_of


def format_options() -> tuple[str, ...]:
    """The names of all settings: the format's and its game's together."""
    own = (name for name in Format.__struct_fields__ if name not in ("name", "game"))
    return (*own, *GameRules.__struct_fields__)


def with_format_options(form: Format, options: Mapping[str, object]) -> Format:
    """The format with some settings chosen otherwise.

    Raises:
        InvalidFormatError: there is no such setting, or its value makes no sense.

    """
    for name in options:
        if name not in format_options():
            raise InvalidFormatError(name)
    whole: dict[str, object] = msgspec.to_builtins(form)
    game: dict[str, object] = msgspec.to_builtins(form.game)
    whole |= {name: value for name, value in options.items() if name not in game}
    whole["game"] = game | {name: value for name, value in options.items() if name in game}
    try:
        return msgspec.convert(whole, Format)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, InvalidFormatError):
            raise error.__cause__ from None
        raise InvalidFormatError(misfit_of(error).path.removeprefix("game.").partition("[")[0]) from None
