"""The rules in words: what a rule set says, in the order in which a player needs it, as keys and values.

Every text is made of the options alone, so that no rule book can say anything else than what is played. The texts that
the keys name are not here: they are in the catalogue, in every language.
"""

from kozel.rules.description.deal import deal, lead, table
from kozel.rules.description.match import match_end, rating
from kozel.rules.description.paragraph import Paragraph, Section
from kozel.rules.description.play import play, round_end
from kozel.rules.description.points import carry, counting, opening, points
from kozel.rules.rule_set import RuleSet

_SECTIONS = (table, deal, lead, play, round_end, counting, points, opening, carry, match_end, rating)


def describe(rules: RuleSet) -> tuple[Paragraph, ...]:
    """All that the rule set says."""
    return tuple(paragraph for section in _SECTIONS for paragraph in section(rules))


__all__ = ["Paragraph", "Section", "describe"]
