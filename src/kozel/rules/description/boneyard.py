"""What a deal leaves: whether there is a boneyard at all decides much of what the rules need to say."""

from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import full_set


def left_after_deal(rules: RuleSet, players: int) -> int:
    """How many tiles are not dealt."""
    return len(full_set(rules.highest)) - players * rules.hand[players]


def is_drawn_from(rules: RuleSet) -> bool:
    """Whether anybody may ever draw a tile, with some number of players."""
    return any(rules.may_draw_from(left_after_deal(rules, players)) for players in rules.players)
