"""The sheet of a match says the same as the match: accounts, points, carry, end and rating."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.rules.bonuses import ROUND_BONUS
from kozel.rules.finish import Finish
from kozel.rules.match import Match
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.score_sheet import HandTold, RoundTold, Sheet, document, score_sheet
from kozel.rules.settlement import Settlement
from tests.random_matches import steps

NAMES = tuple("ABCDEFGHIJ")
VARIANTS: dict[str, tuple[dict[str, object], ...]] = {
    "kozel": ({}, {"block_score": "own"}, {"highest": 9, "players": [5], "hand": {"5": 7}}),
    "kozel-yard": ({}, {"tie": "nobody", "goes_on": "first_to_target"}),
    "kozel-pairs": ({}, {"block_score": "highest_takes_all"}),
    "classic": ({}, {"target": 7, "target_in": "rounds"}),
    "pairs-100": ({}, {"out_score": "winner_takes_all"}),
}
TABLES = [
    (name, options, players)
    for name in preset_names()
    for options in VARIANTS.get(name, ({},))
    for players in preset(name).with_options(options).players
]


@pytest.mark.parametrize(("name", "options", "players"), TABLES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_sheet_of_a_match_has_its_points(name: str, options: dict[str, object], players: int, seed: int) -> None:
    told, match = tell(preset(name).with_options(options), players, Random(seed))
    sheet = Sheet(name, options, NAMES[:players], rounds=told)
    scored = score_sheet(sheet)
    result = document(scored)
    people = scored.people
    assert scored.accounts == match.accounts
    assert scored.end == match.end
    assert len(result.rounds) == len(match.settlements)
    for told_round, settlement in zip(result.rounds, match.settlements, strict=True):
        assert tuple(told_round.given.values()) == settlement.points
        assert told_round.carry == settlement.carry
        accounts = told_round.accounts.values()
        assert [(account.open, account.remembered) for account in accounts] == [
            (account.open, account.remembered) for account in settlement.after
        ]
    assert match.end is not None
    assert result.end is not None
    assert result.end.losers == tuple(people.names[side] for side in match.end.losers)
    assert set(result.end.winners) | set(result.end.losers) == set(people.names)
    # A sheet is a file: it survives being written.
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet) == sheet


def tell(rules: RuleSet, players: int, random: Random) -> tuple[tuple[RoundTold, ...], Match]:
    """A random match as people would write it down: each hand by chance as its tiles or as its count."""
    told: list[RoundTold] = []
    match = None
    for before, _, match in steps(rules, players, random):
        if len(match.settlements) > len(before.settlements):
            assert match.round is not None
            told.append(told_round(match.settlements[-1], str(match.round.last_tile), random))
    assert match is not None
    return tuple(told), match


def told_round(settlement: Settlement, last: str, random: Random) -> RoundTold:
    hands: dict[str, HandTold] = {
        name: tuple(map(str, hand)) if random.random() < 0.5 else count
        for name, hand, count in zip(NAMES, settlement.hands, settlement.counts, strict=False)
        if hand
    }
    player = NAMES[settlement.seat]
    bonuses: dict[str, tuple[str, ...]] = {}
    for bonus in settlement.bonuses:
        if bonus.name != ROUND_BONUS:
            bonuses[bonus.name] = (*bonuses.get(bonus.name, ()), NAMES[bonus.seat])
    match settlement.finish:
        case Finish.OUT:
            return RoundTold(out=player, last=last, hands=hands, bonuses=bonuses)
        case Finish.BLOCK:
            return RoundTold(block=player, last=last, hands=hands, bonuses=bonuses)
