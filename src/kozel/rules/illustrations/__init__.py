"""Pictures to the rules: rounds that the program itself plays and settles by a rule set's options.

Nothing here knows how a round is scored or when it is blocked: a picture sets up hands and lets the round and its
settlement say what comes of them. How it looks is the page's.
"""

from kozel.rules.illustrations.fish import fish
from kozel.rules.illustrations.illustration import HalfInLine, Illustration, IllustrationKind
from kozel.rules.illustrations.scores import carried, opened, went_out
from kozel.rules.rule_set import RuleSet


def illustrations(rules: RuleSet) -> tuple[Illustration, ...]:
    """All pictures to the rule set, in the order of the rule book."""
    drawn = (draw(rules) for draw in (fish, went_out, opened, carried))
    return tuple(picture for picture in drawn if picture is not None)


__all__ = ["HalfInLine", "Illustration", "IllustrationKind", "illustrations"]
