"""What gives points on top of a round's: one bonus a file.

A bonus is given for a pass (a function of `Passing`) or for the tile that ends a round (a function of `Ended`), to the
side of whoever played the latest tile. Adding one is a new file and a line in one of the two registries; that enrols it
in the generic tests. How many points it is worth is the rule set's to say.
"""

from collections.abc import Mapping
from types import MappingProxyType

from kozel.rules.bonuses.bonus import Bonus
from kozel.rules.bonuses.capicua import capicua
from kozel.rules.bonuses.chuchazo import chuchazo
from kozel.rules.bonuses.occasion import EndBonus, Ended, PassBonus, Passing
from kozel.rules.bonuses.pass_on_double_lead import pass_on_double_lead
from kozel.rules.bonuses.pass_on_lead import pass_on_lead
from kozel.rules.bonuses.pass_round import pass_round

PASS_BONUSES: Mapping[str, PassBonus] = MappingProxyType(
    {"pass_on_lead": pass_on_lead, "pass_on_double_lead": pass_on_double_lead, "pass_round": pass_round}
)
END_BONUSES: Mapping[str, EndBonus] = MappingProxyType({"capicua": capicua, "chuchazo": chuchazo})
BONUSES = (*PASS_BONUSES, *END_BONUSES)
"""The names of all bonuses."""

ROUND_BONUS = "round"
"""The name of what the winner of one of a match's first rounds is given."""

__all__ = ["BONUSES", "END_BONUSES", "PASS_BONUSES", "ROUND_BONUS", "Bonus", "Ended", "Passing"]
