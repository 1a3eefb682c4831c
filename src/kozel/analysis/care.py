"""How carefully finished rounds are looked at, wherever nothing else is asked for. It takes no compiled code."""

from typing import Final

import msgspec

SEED: Final = 1
"""What chance is made from, together with a round's number and the step of a decision."""


class Care(msgspec.Struct, frozen=True):
    """How carefully to look: so many sampled deals for each choice, so many rounds played on at each step."""

    deals: int = 1536
    rounds: int = 96
