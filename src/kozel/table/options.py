"""What is chosen when a table is opened, and the rule set that it comes to."""

import msgspec

from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset

BOT_LEVELS = ("greedy", "heuristic")
"""The levels of play that a table may ask its bots for."""

SHORTEST_SECONDS, LONGEST_SECONDS = 3, 300
"""What a clock may give for a move."""


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen when the table was opened.

    `seconds` a move (None: no clock). `bots` is the level of the bots that fill empty seats (None: none do).
    `listed`: shown to everyone as a request, else only who has the link finds it.
    """

    rules: str
    block_score: str
    seats: int
    seconds: int | None
    bots: str | None
    listed: bool


def rules_of(options: TableOptions) -> RuleSet | None:
    """The rule set that the options choose, or None if they make no sense."""
    if options.seconds is not None and not SHORTEST_SECONDS <= options.seconds <= LONGEST_SECONDS:
        return None
    if options.bots is not None and options.bots not in BOT_LEVELS:
        return None
    try:
        rules = preset(options.rules).with_options({"block_score": options.block_score})
    except InvalidRuleSetError:
        return None
    return rules if options.seats in rules.players else None
