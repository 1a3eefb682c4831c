"""A rule set is data: a name and a choice for every option. A preset is a TOML file in `presets/`."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.options import (
    BlockWithBoneyard,
    Direction,
    DrawRule,
    FirstLead,
    MatchGoesOn,
    NextLead,
    Otherwise,
    TargetIn,
    Tie,
)
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.sides import sides_of
from kozel.rules.tile import full_set


class RuleSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One choice of every option.

    `highest` are the pips of the set's highest half. `pairs`: four play two against two. `hand` says how many tiles
    are dealt, by number of players. `redeal_doubles` and `redeal_same` are the numbers of doubles and of tiles showing
    one value in one hand from which everybody is dealt anew (None: never). `reserve` tiles of the boneyard are never
    drawn. `block_test`, `block_score` and `out_score` name strategies in the folders of those names. `lone_tile` gives
    what a tile counts when it is all that a hand holds, `going_out_bonus` what every loser of the round is given on top
    when somebody goes out with that tile. `opening` is the number of points of one round that opens a score (None:
    scores are open from the start). `target` is what ends the match, in points or in rounds won.
    """

    name: str
    highest: int
    players: tuple[int, ...]
    pairs: bool = False
    hand: dict[int, int]
    redeal_doubles: int | None = None
    redeal_same: int | None = None
    first_lead: FirstLead
    next_lead: NextLead = NextLead.WINNER
    draw: DrawRule
    reserve: int = 0
    block_test: str
    block_with_boneyard: BlockWithBoneyard = BlockWithBoneyard.END_NOW
    block_score: str
    tie: Tie = Tie.CARRY
    out_score: str = "losers_own"
    lone_tile: dict[str, int] = {}
    going_out_bonus: dict[str, int] = {}
    direction: Direction = Direction.PENALTY
    opening: int | None = None
    target: int
    target_in: TargetIn = TargetIn.POINTS
    goes_on: MatchGoesOn = MatchGoesOn.FIRST_TO_TARGET

    def sides(self, players: int) -> tuple[int, ...]:
        """Each seat's side, for this number of players."""
        return sides_of(players, pairs=self.pairs)

    def may_draw_from(self, boneyard: int) -> bool:
        """Whether a boneyard of so many tiles has one that may be drawn."""
        return boneyard > self.reserve and self.draw is not DrawRule.NONE

    def leads_by_order(self, number: int) -> bool:
        """Whether the round of that number is led by the order of `first_lead`."""
        return number == 1 or self.next_lead is NextLead.BY_ORDER

    def with_options(
        self, options: Mapping[str, Any]
    ) -> "RuleSet":  # Any: values arrive from outside and are validated here
        """The rule set with some options chosen otherwise.

        Raises:
            InvalidRuleSetError: an option doesn't exist, or its value makes no sense.

        """
        if "name" in options:
            raise InvalidRuleSetError("name", "is the preset's and stays")
        return _validated({**msgspec.to_builtins(self, str_keys=True), **options})


class InvalidRuleSetError(ValueError):
    """An option of a rule set has a value that makes no sense. `option` is its name, `allowed` what it may be."""

    def __init__(self, option: str, allowed: str) -> None:
        super().__init__(f"{option}: {allowed}")
        self.option = option
        self.allowed = allowed


def _validated(data: Mapping[str, Any]) -> RuleSet:  # Any: values arrive from outside and are validated here
    try:
        rules = msgspec.convert(data, RuleSet, str_keys=True)
    except msgspec.ValidationError as error:
        raise _invalid(error) from None
    _check(rules)
    return rules


def _invalid(error: msgspec.ValidationError) -> InvalidRuleSetError:
    what, _, where = str(error).partition(" - at `$")
    option = where.strip("`").removeprefix(".") or what.rpartition("`")[0].rpartition("`")[2]
    return InvalidRuleSetError(option or "rules", what)


def _check(rules: RuleSet) -> None:
    for check in (_check_table, _check_strategies, _check_play, _check_direction, _check_score, _check_tiles):
        check(rules)


def _check_table(rules: RuleSet) -> None:
    tiles = len(full_set(rules.highest))
    match rules:
        case RuleSet(highest=highest) if highest not in _SETS:
            raise InvalidRuleSetError("highest", "may be 6, 9 or 12")
        case RuleSet(players=players) if not players or not all(2 <= number <= tiles for number in players):
            raise InvalidRuleSetError("players", "names at least one number of players, each 2 or more")
        case RuleSet(pairs=True, players=players) if players != (4,):
            raise InvalidRuleSetError("pairs", "are for four players only")
        case RuleSet(hand=hand, players=players) if set(hand) != set(players):
            raise InvalidRuleSetError("hand", "says how many tiles are dealt for each number of players")
        case RuleSet(hand=hand) if not all(size >= 1 and number * size <= tiles for number, size in hand.items()):
            raise InvalidRuleSetError("hand", f"deals at least one tile each and at most {tiles} in all")
        case _:
            pass


def _check_strategies(rules: RuleSet) -> None:
    for option, name, names in (
        ("block_test", rules.block_test, BLOCK_TESTS),
        ("block_score", rules.block_score, BLOCK_SCORES),
        ("out_score", rules.out_score, OUT_SCORES),
    ):
        if name not in names:
            raise InvalidRuleSetError(option, f"may be {', '.join(names)}")


def _check_play(rules: RuleSet) -> None:
    match rules:
        case RuleSet(first_lead=FirstLead(doubles=doubles)) if not set(doubles) <= set(range(rules.highest + 1)):
            raise InvalidRuleSetError("first_lead.doubles", f"has values from 0 to {rules.highest}")
        case RuleSet(first_lead=FirstLead(doubles=(), otherwise=Otherwise.REDEAL)):
            raise InvalidRuleSetError("first_lead.doubles", "has at least one value, else every deal is taken back")
        case RuleSet(reserve=reserve) if reserve < 0:
            raise InvalidRuleSetError("reserve", "is 0 or more")
        case _:
            pass


def _check_score(rules: RuleSet) -> None:
    match rules:
        case RuleSet(block_score="difference") if any(max(rules.sides(number)) != 1 for number in rules.players):
            raise InvalidRuleSetError("block_score", "may be difference only between two sides")
        case RuleSet(opening=opening) if opening is not None and opening < 1:
            raise InvalidRuleSetError("opening", "is at least 1, or left out")
        case RuleSet(target_in=TargetIn.ROUNDS, opening=int()):
            raise InvalidRuleSetError("opening", "is left out where the target is in rounds: there is no score to open")
        case RuleSet(target=target) if target < 1:
            raise InvalidRuleSetError("target", "is at least 1")
        case _:
            pass


def _check_direction(rules: RuleSet) -> None:
    wrong = _ONLY_CREDIT if rules.direction is Direction.PENALTY else _ONLY_PENALTY
    for option, name in (("out_score", rules.out_score), ("block_score", rules.block_score)):
        if name in wrong:
            raise InvalidRuleSetError(option, f"may not be {name} where points are a {rules.direction}")
    match rules:
        case RuleSet(direction=Direction.CREDIT, goes_on=MatchGoesOn.LAST_ONE_STANDING):
            raise InvalidRuleSetError("goes_on", "may be last_one_standing only where points are a penalty")
        case RuleSet(direction=Direction.CREDIT, going_out_bonus=bonus) if bonus:
            raise InvalidRuleSetError("going_out_bonus", "is given to the losers, so only where points are a penalty")
        case RuleSet(direction=Direction.PENALTY, target_in=TargetIn.ROUNDS):
            raise InvalidRuleSetError("target_in", "may be rounds only where points are a credit")
        case _:
            pass


def _check_tiles(rules: RuleSet) -> None:
    known = {str(tile) for tile in full_set(rules.highest)}
    for option, values in (("lone_tile", rules.lone_tile), ("going_out_bonus", rules.going_out_bonus)):
        unknown = set(values) - known
        if unknown:
            raise InvalidRuleSetError(option, f"has tiles of the set, not {', '.join(sorted(unknown))}")
    for option, least in (("redeal_doubles", rules.redeal_doubles), ("redeal_same", rules.redeal_same)):
        if least is not None and least < 2:
            raise InvalidRuleSetError(option, "is at least 2, or left out")


_SETS = (6, 9, 12)
_ONLY_PENALTY = frozenset({"losers_own", "own", "highest_takes_all", "difference"})
_ONLY_CREDIT = frozenset({"winner_takes_others", "winner_takes_all", "lowest_scores_difference"})


def preset_names() -> tuple[str, ...]:
    """The names of all presets, in alphabetical order."""
    files = resources.files("kozel.rules").joinpath("presets").iterdir()
    return tuple(sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml")))


@cache
def preset(name: str) -> RuleSet:
    """The preset of that name.

    Raises:
        InvalidRuleSetError: there is no such preset.

    """
    if name not in preset_names():
        raise InvalidRuleSetError("rules", f"may be {', '.join(preset_names())}")
    text = resources.files("kozel.rules").joinpath("presets", f"{name}.toml").read_bytes()
    return _validated({"name": name, **msgspec.toml.decode(text)})
