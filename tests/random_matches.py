"""Random matches: legal moves chosen blindly, deals shuffled by a seeded generator."""

from collections.abc import Iterator
from random import Random

from kozel.rules.deal import deal
from kozel.rules.event import MatchEvent
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import full_set


def steps(rules: RuleSet, players: int, random: Random) -> Iterator[tuple[Match, MatchEvent, Match]]:
    """Every step of a random match to its end: the match before, what happens, the match after."""
    match = new_match(rules, players)
    while match.end is None:
        event = next_event(match, random)
        after = match.apply(event)
        yield match, event, after
        match = after


def next_event(match: Match, random: Random) -> MatchEvent:
    """A deal if one is due, else a random legal move."""
    if match.awaits_deal:
        order = list(full_set(match.rules.highest))
        random.shuffle(order)
        return deal(match, order)
    return match.event(random.choice(match.legal()))


def random_events(rules: RuleSet, players: int, random: Random) -> tuple[MatchEvent, ...]:
    """The events of a whole random match."""
    return tuple(event for _, event, _ in steps(rules, players, random))
