"""Options that several commands have, and checks of their values."""

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from kozel.cli.errors import CommandError

Json = Annotated[bool, Parameter(name="--json", negative="", help="cli.help.json")]


def between(option: str, least: float, most: float) -> Callable[[object, float], None]:
    """A check that the option's value lies between these two, both included."""

    def check(_type: object, value: float) -> None:
        if not least <= value <= most:
            raise CommandError("cli.out_of_range", option=option, value=value, least=least, most=most)

    return check
