"""A rule set is data: a name and a choice for every option. A preset is a TOML file in `presets/`."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from kozel.rules.account import Opening
from kozel.rules.options import (
    BlockWithBoneyard,
    Direction,
    DrawRule,
    FirstLead,
    MatchGoesOn,
    NextLead,
    OpeningTest,
    TargetIn,
    Tie,
    Turns,
)
from kozel.rules.rule_set_check import check
from kozel.rules.rule_set_fault import InvalidRuleSetError, senseless
from kozel.rules.rule_set_fault import OptionFaultCode as Code
from kozel.rules.sides import sides_of
from kozel.shape.misfit import Misfit, misfit_of


class RuleSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One choice of every option.

    `highest` are the pips of the set's highest half. `pairs`: four play two against two. `hand` says how many tiles
    are dealt, by number of players. `redeal_doubles` and `redeal_same` are the numbers of doubles and of tiles showing
    one value in one hand from which everybody is dealt anew (None: never). `reserve` tiles of the boneyard are never
    drawn. `block_test`, `block_score` and `out_score` name strategies in the folders of those names. `lone_tile` gives
    what a tile counts when it is all that a hand holds, `held_tile` what it counts in any hand, `going_out_bonus` what
    every loser of the round is given on top when somebody goes out with that tile. `bonuses` gives what each of the
    bonuses in the folder of that name is worth, `round_bonus` what the winner of the match's first round is given on
    top, of its second, and so on. `opening` is the number of points that opens a score (None: scores are open from the
    start), `opening_test` whether one round has to give them; after `burn_after` rounds in which a score didn't open,
    what is remembered goes (None: never). `target` is what ends the match, in points or in rounds won.
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
    turns: Turns = Turns.CLOCKWISE
    draw: DrawRule
    reserve: int = 0
    block_test: str
    block_with_boneyard: BlockWithBoneyard = BlockWithBoneyard.END_NOW
    block_score: str
    tie: Tie = Tie.CARRY
    out_score: str = "losers_own"
    lone_tile: dict[str, int] = {}
    held_tile: dict[str, int] = {}
    going_out_bonus: dict[str, int] = {}
    bonuses: dict[str, int] = {}
    round_bonus: tuple[int, ...] = ()
    direction: Direction = Direction.PENALTY
    opening: int | None = None
    opening_test: OpeningTest = OpeningTest.ROUND
    burn_after: int | None = None
    target: int
    target_in: TargetIn = TargetIn.POINTS
    goes_on: MatchGoesOn = MatchGoesOn.FIRST_TO_TARGET

    def sides(self, players: int) -> tuple[int, ...]:
        """Each seat's side, for this number of players."""
        return sides_of(players, pairs=self.pairs)

    @property
    def step(self) -> int:
        """What the next seat in turn is more than the one before it."""
        return 1 if self.turns is Turns.CLOCKWISE else -1

    @property
    def opens(self) -> Opening | None:
        """How a score opens; None if it is open from the start."""
        if self.opening is None:
            return None
        return Opening(self.opening, self.opening_test is OpeningTest.ACCUMULATED, self.burn_after)

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
            raise senseless("name", Code.NAME_STAYS)
        return _validated({**msgspec.to_builtins(self, str_keys=True), **options})


def _validated(data: Mapping[str, Any]) -> RuleSet:  # Any: values arrive from outside and are validated here
    try:
        rules = msgspec.convert(data, RuleSet, str_keys=True)
    except msgspec.ValidationError as error:
        raise _not_a_value(misfit_of(error)) from None
    check(rules)
    return rules


def _not_a_value(misfit: Misfit) -> InvalidRuleSetError:
    if misfit.path:
        return senseless(misfit.path, Code.NOT_A_VALUE)
    names = ", ".join(name for name in RuleSet.__struct_fields__ if name != "name")
    return senseless(misfit.field or "rules", Code.NO_SUCH_OPTION, names)


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
        raise senseless("rules", Code.NO_SUCH_PRESET, ", ".join(preset_names()))
    text = resources.files("kozel.rules").joinpath("presets", f"{name}.toml").read_bytes()
    return _validated({"name": name, **msgspec.toml.decode(text)})


__all__ = ["InvalidRuleSetError", "RuleSet", "preset", "preset_names"]
