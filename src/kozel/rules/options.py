"""The options of a rule set that are a choice of a few words. Source: docs/rules.md, "What a rule set is made of"."""

from enum import StrEnum

import msgspec


class Otherwise(StrEnum):
    """What leads the first round when nobody holds a double of the order; `first_seat` leads with any tile."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    REDEAL = "redeal"
    FIRST_SEAT = "first_seat"


class FirstLead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The doubles to look for, in this order; the holder of the first one found must lead exactly it."""

    doubles: tuple[int, ...]
    otherwise: Otherwise


class Turns(StrEnum):
    """Which way the turns go round the table. Seats are numbered clockwise."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class DrawRule(StrEnum):
    """What a player does who can't play."""

    NONE = "none"
    ONE = "one"
    UNTIL_PLAYABLE = "until_playable"


class NextLead(StrEnum):
    """Who leads the rounds after the first."""

    WINNER = "winner"
    BY_ORDER = "by_order"
    ROTATE = "rotate"
    WINNING_SIDE = "winning_side"


class BlockWithBoneyard(StrEnum):
    """What happens at a block while the boneyard may still be drawn from."""

    END_NOW = "end_now"
    NEXT_DRAWS_ALL = "next_draws_all"


class Tie(StrEnum):
    """What becomes of the sum of a tied block.

    `carry`: where the highest would take all, it goes to the highest of a later round. `carry_to_winner`: where the
    lowest would win, it goes to the winner of a later round.
    """

    CARRY = "carry"
    NOBODY = "nobody"
    CARRY_TO_WINNER = "carry_to_winner"


class Direction(StrEnum):
    """Whether points are bad (the target loses) or good (the target wins)."""

    PENALTY = "penalty"
    CREDIT = "credit"


class OpeningTest(StrEnum):
    """Which points have to reach the threshold that opens a score: a round's alone, or all that are remembered."""

    ROUND = "round"
    ACCUMULATED = "accumulated"


class TargetIn(StrEnum):
    """What the target counts."""

    POINTS = "points"
    ROUNDS = "rounds"


class MatchGoesOn(StrEnum):
    """How long a match goes on."""

    FIRST_TO_TARGET = "first_to_target"
    LAST_ONE_STANDING = "last_one_standing"
