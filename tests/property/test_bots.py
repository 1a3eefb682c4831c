"""Every bot plays by the rules, and by what its seat sees alone."""

from random import Random

import pytest
from hypothesis import given, settings

from kozel.bots import BOTS, LEVELS, choose
from kozel.rules.match import new_match
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import sight
from tests.property.test_rules import SEEDS, TABLES
from tests.property.test_views import with_other_tiles_hidden
from tests.random_matches import next_event, steps

SIMPLE = [name for name in BOTS if name not in LEVELS]
MATCHES = settings(max_examples=60, deadline=None)


@MATCHES
@given(TABLES, SEEDS)
def test_bots_make_legal_moves_until_the_match_is_over(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    random = Random(seed)
    levels = random.choices(SIMPLE, k=players)
    match = new_match(rules, players)
    while match.end is None:
        if match.turn is None:
            match = match.apply(next_event(match, random))
            continue
        move = choose(levels[match.turn], sight(match, match.turn), rules, random)
        assert match.refuses(match.turn, move) is None
        match = match.apply(match.event(move))
    assert match.end.losers


@pytest.mark.parametrize("level", SIMPLE)
@MATCHES
@given(TABLES, SEEDS)
def test_hidden_tiles_change_no_choice(level: str, table: tuple[RuleSet, int], seed: int) -> None:
    """The choice is the same for each state of the generator, so that the chances of all moves are the same too."""
    rules, players = table
    random = Random(seed)
    for number, (match, _, _) in enumerate(steps(rules, players, Random(seed))):
        if match.turn is None or number % 5:
            continue
        other = with_other_tiles_hidden(match, match.turn, random)
        for state in range(3):
            here, there = Random(state), Random(state)
            chosen = choose(level, sight(match, match.turn), rules, here)
            assert chosen == choose(level, sight(other, match.turn), rules, there)
            assert here.getstate() == there.getstate()
