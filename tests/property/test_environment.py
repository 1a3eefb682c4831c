"""The environments: PettingZoo's own tests, compiled tables beside the rules, and nothing that a seat couldn't know."""

from collections.abc import Callable
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from pettingzoo.test import api_test, seed_test  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

from kozel.bots.rounds import after_a_round
from kozel.bots.worth import worth
from kozel.environment.actions import IllegalActionError, chosen, how_many, mask_of, plays_in
from kozel.environment.dominoes import Dominoes, Episode
from kozel.environment.layout import Layout
from kozel.environment.many_rounds import ManyRounds
from kozel.environment.observation import Numbers, observe
from kozel.environment.tables import Shown, Starts, Tables, deal_all, play_all, show_all
from kozel.kernel.compiled import Ints
from kozel.kernel.position import in_order_of_turns
from kozel.kernel.state import BONEYARD, BONEYARD_SIZE
from kozel.kernel.tiles import tile_of, tiles_of
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.deal import deal
from kozel.rules.event import Dealt
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import full_set
from kozel.rules.view import sight
from tests.property.test_kernel_lockstep import games
from tests.property.test_rules import SEEDS, TABLES
from tests.property.test_views import with_other_tiles_hidden
from tests.random_matches import steps

SIDE_BY_SIDE, STEPS = 4, 40

EPISODES = [
    ("kozel", 4, Episode.ROUND),
    ("kozel-pairs", 4, Episode.MATCH),
    ("kozel-yard", 3, Episode.MATCH),
    ("draw", 2, Episode.ROUND),
    ("azerbaijani-101", 4, Episode.ROUND),
]


@pytest.mark.filterwarnings("ignore::UserWarning")  # it advises against masks and against rows of 0
@pytest.mark.parametrize(("name", "players", "episode"), EPISODES)
def test_it_is_what_pettingzoo_expects(name: str, players: int, episode: Episode) -> None:
    api_test(Dominoes(preset(name), players, episode), num_cycles=200)


@pytest.mark.parametrize(("name", "players", "episode"), EPISODES)
def test_the_same_seed_gives_the_same_episodes(name: str, players: int, episode: Episode) -> None:
    seed_test(lambda: Dominoes(preset(name), players, episode), num_cycles=100)


def played_out(table: Dominoes, random: Random) -> dict[str, float]:
    """An episode of random actions: what it gave to each agent."""
    rewards: dict[str, float] = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observed, reward, is_over, _, _ = table.last()
        assert observed is not None
        rewards[agent] += reward
        allowed = np.flatnonzero(observed["action_mask"]).tolist()
        assert is_over or len(allowed) > 1
        table.step(None if is_over else random.choice(allowed))
    return rewards


@pytest.mark.parametrize(("name", "players", "episode"), EPISODES)
def test_what_sides_are_given_adds_up_to_nothing(name: str, players: int, episode: Episode) -> None:
    table, sides = Dominoes(preset(name), players, episode), preset(name).sides(players)
    table.reset(seed=5)
    for _ in range(5):
        rewards = played_out(table, Random(1))
        by_side = dict(zip(sides, rewards.values(), strict=True))
        assert [by_side[side] for side in sides] == list(rewards.values())
        assert sum(by_side.values()) == pytest.approx(0.0)
        if episode is Episode.MATCH:
            assert sum(reward for reward in by_side.values() if reward > 0) == pytest.approx(1.0)
        table.reset()


def test_what_may_not_be_chosen_changes_nothing() -> None:
    table = Dominoes(preset("draw"), 2)
    table.reset(seed=1)
    before = table.observe("seat_0")
    forbidden = int(np.argmin(before["action_mask"]))
    with pytest.raises(IllegalActionError, match=rf"the action is one of [\d, ]+, not {forbidden}"):
        table.step(forbidden)
    assert all(np.array_equal(table.observe("seat_0")[part], before[part]) for part in ("observation", "action_mask"))


@settings(max_examples=60, deadline=None)
@given(TABLES, SEEDS)
def test_an_observation_tells_nothing_of_what_is_hidden(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    random = Random(seed)
    for match, _, _ in steps(rules, players, Random(seed)):
        if match.turn is not None:
            for seat in range(players):
                other = with_other_tiles_hidden(match, seat, random)
                assert np.array_equal(observe(sight(match, seat), rules), observe(sight(other, seat), rules))


def in_turn(rules: RuleSet, players: int) -> tuple[int, ...]:
    """The seats in the order of turns, from the one that leads the round after one that seat 0 ended."""
    begun = after_a_round(new_match(rules, players), 0)
    lead = begun.apply(deal(begun, full_set(rules.highest))).led_by or 0
    seats = in_order_of_turns(tuple(range(players)), rules)
    return seats[seats.index(lead) :] + seats[: seats.index(lead)]


def dealt(state: Ints, rules: RuleSet, places: tuple[int, ...]) -> Match | None:
    """The round that lies dealt in a compiled state; None where the rules take the deal back."""
    begun = after_a_round(new_match(rules, len(places)), 0)
    hands = tuple(tiles_of(int(state[places.index(seat)])) for seat in range(len(places)))
    boneyard = tuple(tile_of(int(tile)) for tile in state[BONEYARD : BONEYARD + state[BONEYARD_SIZE]])
    match = begun.apply(Dealt(begun.round_number, begun.attempt, hands, boneyard))
    return match if match.round is not None else None


def after(match: Match, action: int) -> Match:
    """The match at the next choice."""
    assert match.turn is not None
    play = chosen(plays_in(sight(match, match.turn).view), action)
    return at_choice(match.apply(match.event(play)))


def at_choice(match: Match) -> Match:
    while match.turn is not None and len(plays_in(sight(match, match.turn).view)) <= 1:
        match = match.apply(match.event(match.legal()[0]))
    return match


def by_parts(observation: Numbers, layout: Layout) -> dict[str, list[float]]:
    return {name: observation[where].tolist() for name, where in layout.parts.items()}


@pytest.mark.parametrize(
    ("rules", "players"), list(games()), ids=lambda value: value.name if isinstance(value, RuleSet) else str(value)
)
def test_compiled_tables_are_as_the_rules_say(rules: RuleSet, players: int) -> None:
    rules = msgspec.structs.replace(rules, round_bonus=())
    variant, layout = variant_of(rules, players), Layout.of(rules, players)
    assert isinstance(variant, Variant)
    places, chance = in_turn(rules, players), np.random.default_rng(3)
    shown = Shown(
        np.empty((SIDE_BY_SIDE, layout.size), np.float32),
        np.empty((SIDE_BY_SIDE, how_many(rules)), np.int8),
        np.empty(SIDE_BY_SIDE, np.int64),
    )
    tables = Tables.of(np.arange(len(full_set(rules.highest))), np.arange(1, SIDE_BY_SIDE + 1, dtype=np.uint64))
    rewards, over = np.empty((SIDE_BY_SIDE, players)), np.empty(SIDE_BY_SIDE, np.bool_)
    deal_all(tables, variant)
    matches = [dealt(state, rules, places) for state in tables.states]
    compared = 0
    for _ in range(STEPS):
        show_all(tables, variant, Starts.of(layout), rules.opens is None, shown)
        for place, match in enumerate(matches):
            if match is not None:
                seen = sight(match, places[int(shown.seats[place])])
                assert match.turn == seen.view.seat
                assert by_parts(shown.observations[place], layout) == by_parts(observe(seen, rules), layout)
                assert np.array_equal(shown.masks[place], mask_of(seen.view, rules))
                compared += 1
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in shown.masks])
        play_all(tables, actions, variant, rewards, over)
        for place, before in enumerate(matches):
            match = None if before is None else after(before, int(actions[place]))
            if match is not None:
                assert over[place] == (match.turn is None)
                points = match.settlements[-1].points
                worths = [worth(points, match.sides[seat], rules) if over[place] else 0.0 for seat in places]
                assert rewards[place].tolist() == pytest.approx(worths)
            matches[place] = dealt(tables.states[place], rules, places) if over[place] else match
    assert compared > STEPS


def test_tables_don_t_depend_on_how_many_there_are() -> None:
    def played(tables: int) -> list[list[float]]:
        rounds = ManyRounds(preset("draw"), 3, tables, seed=9)
        seen: list[list[float]] = []
        for _ in range(50):
            seen += [rounds.step(np.argmax(rounds.masks, axis=1)).rewards[0].tolist(), rounds.observations[0].tolist()]
        return seen

    assert played(1) == played(3)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Dominoes(preset("kozel-pairs"), 3), "by kozel-pairs there are 4 players, not 3"),
        (lambda: ManyRounds(preset("kozel-pairs"), 3, 1, 1), "by kozel-pairs there are 4 players, not 3"),
        (
            lambda: ManyRounds(preset("kozel").with_options({"highest": 12}), 2, 1, 1),
            "compiled code doesn't cover kozel for 2 players, because of highest",
        ),
        (
            lambda: ManyRounds(preset("draw"), 2, 3, 1).step(np.zeros(3, np.int64)),
            r"action 0 may not be chosen at table \d",
        ),
    ],
)
def test_what_can_t_be_is_said(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()
