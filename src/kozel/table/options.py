"""What is chosen when a table is opened, and the rule set that it comes to."""

from typing import Any

import msgspec

from kozel.rules.options import Direction, MatchGoesOn, TargetIn, Tie, Turns
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset

BOT_LEVELS = ("gentle", "greedy", "heuristic", *(f"level-{number}" for number in range(1, 8)))
"""The levels of play that a table may ask its bots for: the gentle one for children, two of tables opened long ago."""

SHORTEST_SECONDS, LONGEST_SECONDS = 3, 300
"""What a clock may give for a move."""


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen when the table was opened.

    `rules` is a preset, and `changes` are the options in which the table plays otherwise, by name. `seconds` a move
    (None: no clock). `bots` is the level of the bots that fill empty seats (None: none do). `listed`: shown to everyone
    as a request, else only who has the link finds it.
    """

    rules: str
    changes: dict[str, Any]  # Any: what an option may be is the rule set's to say
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
        rules = preset(options.rules).with_options(options.changes)
    except InvalidRuleSetError:
        return None
    return rules if options.seats in rules.players else None


class RulesView(msgspec.Struct, frozen=True, kw_only=True):
    """What people at a table want to know of its rules at a glance, and what points are explained by."""

    name: str
    highest: int
    pairs: bool
    block_score: str
    tie: Tie
    out_score: str
    lone_tile: dict[str, int]
    held_tile: dict[str, int]
    going_out_bonus: dict[str, int]
    bonuses: dict[str, int]
    turns: Turns
    direction: Direction
    opening: int | None
    target: int
    target_in: TargetIn
    goes_on: MatchGoesOn


def rules_view(rules: RuleSet) -> RulesView:
    """A rule set at a glance."""
    return RulesView(
        name=rules.name,
        highest=rules.highest,
        pairs=rules.pairs,
        block_score=rules.block_score,
        tie=rules.tie,
        out_score=rules.out_score,
        lone_tile=rules.lone_tile,
        held_tile=rules.held_tile,
        going_out_bonus=rules.going_out_bonus,
        bonuses=rules.bonuses,
        turns=rules.turns,
        direction=rules.direction,
        opening=rules.opening,
        target=rules.target,
        target_in=rules.target_in,
        goes_on=rules.goes_on,
    )
