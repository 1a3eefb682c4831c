"""Whether deals stand: limits under which nearly every deal is taken back would have people dealt to for ever."""

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from kozel.rules.options import Otherwise
from kozel.rules.rule_set_fault import OptionFaultCode as Code
from kozel.rules.rule_set_fault import senseless
from kozel.rules.tile import Tile, full_set

if TYPE_CHECKING:
    from kozel.rules.rule_set import RuleSet

OFTEN_ENOUGH = 1 / 20
"""The share of deals that has to stand."""


class DealLimits(NamedTuple):
    """All that decides whether a deal stands. `leads` are the doubles of which one must be held (None: none must)."""

    doubles: int | None
    same: int | None
    leads: tuple[int, ...] | None

    def taken_back_by(self, hand: tuple[Tile, ...], highest: int) -> str | None:
        """The option by which one hand takes back the deal, or None. A double counts once among its value's tiles."""
        if self.doubles is not None and sum(low == high for low, high in hand) >= self.doubles:
            return "redeal_doubles"
        if self.same is not None:
            tiles_of = [0] * (highest + 1)
            for low, high in hand:
                tiles_of[low] += 1
                if low != high:
                    tiles_of[high] += 1
            if max(tiles_of) >= self.same:
                return "redeal_same"
        return None

    def has_lead(self, hands: tuple[tuple[Tile, ...], ...]) -> bool:
        """Whether somebody holds a tile to lead with, where one of certain doubles must be led."""
        return self.leads is None or any(low == high and low in self.leads for hand in hands for low, high in hand)


def limits_of(rules: "RuleSet") -> DealLimits:
    """The limits of a rule set's first deal."""
    order = rules.first_lead
    leads = order.doubles if order.otherwise is Otherwise.REDEAL else None
    return DealLimits(rules.redeal_doubles, rules.redeal_same, leads)


def check_redeal(rules: "RuleSet") -> None:
    """Raise the fault of a limit under which too few deals stand.

    Raises:
        InvalidRuleSetError: there is one.

    """
    for option, least in (("redeal_doubles", rules.redeal_doubles), ("redeal_same", rules.redeal_same)):
        if least is not None and least < 1:
            raise senseless(option, Code.AT_LEAST, _least(rules, option))
    limits = limits_of(rules)
    if _stand(rules, limits):
        return
    if limits.doubles is not None and not _stand(rules, limits._replace(same=None, leads=None)):
        raise senseless("redeal_doubles", Code.DEALS_FOR_EVER, _least(rules, "redeal_doubles"))
    if limits.same is not None and not _stand(rules, limits._replace(leads=None)):
        raise senseless("redeal_same", Code.DEALS_FOR_EVER, _least(rules, "redeal_same"))
    raise senseless("first_lead.doubles", Code.NO_LEAD_DEALT)


def _least(rules: "RuleSet", option: str) -> int:
    """The least value of the option with which deals stand."""
    none = DealLimits(None, None, None)
    for least in range(1, max(rules.hand.values()) + 2):
        tried = (
            none._replace(doubles=least)
            if option == "redeal_doubles"
            else none._replace(same=least, doubles=rules.redeal_doubles)
        )
        if _stand(rules, tried):
            return least
    return max(rules.hand.values()) + 1


def _stand(rules: "RuleSet", limits: DealLimits) -> bool:
    return all(
        chance_to_stand(rules.highest, players, rules.hand[players], limits) >= OFTEN_ENOUGH
        for players in rules.players
    )


def chance_to_stand(highest: int, players: int, size: int, limits: DealLimits) -> float:
    """About how often a deal of so many tiles stands, as though hands and values were independent of each other."""
    tiles, values = len(full_set(highest)), highest + 1
    chance = 1.0
    if limits.doubles is not None:
        chance *= _fewer(limits.doubles, of=values, among=tiles, drawn=size) ** players
    if limits.same is not None:
        chance *= _fewer(limits.same, of=values, among=tiles, drawn=size) ** (players * values)
    if limits.leads is not None:
        chance *= 1 - _fewer(1, of=len(set(limits.leads)), among=tiles, drawn=players * size)
    return chance


def _fewer(limit: int, *, of: int, among: int, drawn: int) -> float:
    """The chance that of the tiles drawn fewer than the limit are of a certain kind; the set has `of` of that kind."""
    return sum(comb(of, held) * comb(among - of, drawn - held) for held in range(min(limit, drawn + 1))) / comb(
        among, drawn
    )
