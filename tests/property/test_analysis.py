"""Analyses of random rounds: what adds up, what is labelled how; nobody is judged by what they couldn't see."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
import pytest

from kozel.analysis.care import Care
from kozel.analysis.choice import Choice, choices, different_plays
from kozel.analysis.judge import judge
from kozel.analysis.label import COSTLY, Label, label_of
from kozel.analysis.open_tiles import OpenTiles
from kozel.analysis.report import LinePlay, RoundAnalysis
from kozel.analysis.round_analysis import analyse_round
from kozel.analysis.rounds import PlayedRound, played_rounds
from kozel.bots.thinking import few_deals
from kozel.bots.thinking.position import position_of
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.position import in_order_of_turns, move_of, state_of
from kozel.kernel.solver import Solver
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.event import Dealt, Played
from kozel.rules.match import new_match
from kozel.rules.options import Turns
from kozel.rules.rule_set import preset
from kozel.web.analysis.line import line_replay
from tests.random_matches import random_events

QUICK = Care(deals=128, rounds=16)
GAMES = (
    *(("kozel", 2), ("kozel", 3), ("kozel", 4), ("kozel-pairs", 4), ("kozel-yard", 3), ("pairs-100", 4)),
    *(("classic-duel", 2), ("spanish-pairs", 4), ("draw", 3)),
)


def some_rounds(name: str, players: int, number: int, turns: Turns | None = None) -> Iterator[PlayedRound]:
    rules = preset(name).with_options({} if turns is None else {"turns": turns})
    events = random_events(rules, players, Random(5))
    for _, played in zip(range(number), played_rounds(new_match(rules, players), events), strict=False):
        yield played


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_sums_and_labels(name: str, players: int) -> None:
    for played in some_rounds(name, players, 2):
        analysis = analyse_round(played.start, played.events, care=QUICK, seed=3)
        assert isinstance(analysis, RoundAnalysis)
        assert analysis == analyse_round(played.start, played.events, care=QUICK, seed=3)
        assert len(analysis.expected) == len(played.events)
        for shares in (analysis.luck, analysis.skill, analysis.result):
            assert abs(sum(shares)) < 1e-9
        assert np.allclose(np.add(analysis.luck, analysis.skill), analysis.result)
        assert (analysis.par is not None) == (max(played.start.sides) == 1)
        lost = [0.0] * len(analysis.result)
        for decision in analysis.decisions:
            lost[played.start.sides[decision.seat]] += decision.loss
        # Whoever gave more away than the others did is told so, whatever came of it.
        mean_of_others = [(sum(lost) - own) / (len(lost) - 1) for own in lost]
        assert np.allclose(analysis.skill, np.subtract(mean_of_others, lost))
        for decision in analysis.decisions:
            losses = [option.behind for option in decision.options]
            assert losses == sorted(losses)
            assert losses[0] == 0
            assert decision.label is label_of(decision.loss, decision.error, point=1)
            assert decision.open_loss is None or decision.open_loss >= 0
            assert bool(decision.best_line) == (decision.label in COSTLY and decision.open_loss is not None)
            if decision.best_line:
                assert decision.best_line[0].play == decision.options[0].play
                assert decision.best_line[0].seat == decision.seat


@pytest.mark.parametrize(("name", "players"), [("kozel", 2), ("kozel", 3), ("kozel-pairs", 4), ("draw", 3)])
def test_a_best_line_goes_by_the_rules_to_the_end_and_gives_what_the_solver_says(name: str, players: int) -> None:
    lines = 0
    for played in some_rounds(name, players, 4):
        variant = variant_of(played.start.rules, players)
        assert isinstance(variant, Variant)
        open_tiles, seats = OpenTiles(variant), in_order_of_turns(played.start.in_play, played.start.rules)
        for choice in choices(played.start, played.events):
            line = open_tiles.best_line(choice.before, choice.played)
            told = line_replay(played, choice.step, [LinePlay(seats[place], play) for place, play in line])
            if not line:
                assert told is None
                continue
            lines += 1
            assert told is not None
            assert told.steps[-1].turn is None
            first, round_ = told.steps[0].event, choice.before.round
            assert isinstance(first, Played)
            assert round_ is not None
            assert (first.seat, first.tile) == (choice.seat, choice.played.tile)
            state = state_of(round_)
            values = Solver().values(state, variant)
            value = values[move_of(choice.played, state)]
            loss = open_tiles.loss(choice.before, choice.played)
            assert loss == (max(values.values()) - value) / (variant.sides - 1)
            if variant.sides == 2:
                carry = told.settlement.carry_before
                given = [
                    points - (carry if side == told.settlement.carry_taker else 0)
                    for side, points in enumerate(told.settlement.points)
                ]
                side = played.start.sides[choice.seat]
                assert value == variant.sign * (given[side] - given[1 - side])
    assert lines > 10


@pytest.mark.parametrize("turns", Turns)
def test_the_last_expectation_is_what_was_given(turns: Turns) -> None:
    for played in some_rounds("kozel", 4, 3, turns):
        match = played.start
        for event in played.events:
            match = match.apply(event)
        analysis = analyse_round(played.start, played.events, care=QUICK)
        assert isinstance(analysis, RoundAnalysis)
        settlement = match.settlements[-1]
        without_carry = tuple(
            given - (settlement.carry_before if side == settlement.carry_taker else 0)
            for side, given in enumerate(settlement.points)
        )
        assert analysis.expected[-1] == without_carry


def test_few_deals_are_all_gone_through_and_none_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    gone_through = 0
    for played in some_rounds("kozel", 4, 8):
        variant = variant_of(played.start.rules, 4)
        assert isinstance(variant, Variant)
        playout = playout_for(variant)
        for choice in choices(played.start, played.events):
            position = position_of(choice.sight, choice.before.rules, variant)
            if not 20 < position.deals <= 500:
                continue
            gone_through += 1
            judged = judge(position, playout, deals=500, seed=1)
            assert judged == judge(position, playout, deals=500, seed=2)
            assert all(value.error == 0 for value in judged)
            # With fewer deals than there are it has to sample, and comes as near as its error says to what they say
            # if the seat plays by the policy later.
            with monkeypatch.context() as patched:
                patched.setattr(few_deals, "SIDE_BY_SIDE", 0)
                exact = {value.play: value.value for value in judge(position, playout, deals=500, seed=1)}
            for value in (sampled := judge(position, playout, deals=int(position.deals) - 1, seed=1)):
                behind = exact[sampled[0].play] - exact[value.play]
                assert abs(value.behind - behind) <= 6 * value.error + 1e-9 or value.error == 0
    assert gone_through > 5


def test_what_is_given_up_is_surely_behind_and_the_move_asked_for_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = 0
    for played in some_rounds("kozel-pairs", 4, 4):
        variant = variant_of(played.start.rules, 4)
        assert isinstance(variant, Variant)
        for choice in choices(played.start, played.events):
            position = position_of(choice.sight, choice.before.rules, variant)
            if position.deals <= 5000 or len(position.moves) < 3:
                continue
            asked = move_of(choice.played, position.state)
            found = judge(position, playout_for(variant), deals=1536, seed=1, asked=asked)
            with monkeypatch.context() as patched:
                patched.setattr("kozel.analysis.judge._SURELY", 1e9)
                others = judge(position, playout_for(variant), deals=1536, seed=1)
                whole = {value.play: value for value in others}
            for value in found:
                other = whole[value.play]
                # The same deals come, so what was played on to the end is the same.
                if np.allclose(value[1:], other[1:]):
                    continue
                given_up += 1
                assert value.play != choice.played
                assert value.behind > 5 * value.error
                assert abs(value.behind - other.behind) < 5 * value.error
    assert given_up > 5


def test_hidden_tiles_change_nothing() -> None:
    changed = 0
    for played in some_rounds("kozel", 4, 4):
        variant = variant_of(played.start.rules, 4)
        assert isinstance(variant, Variant)
        playout = playout_for(variant)
        for choice in choices(played.start, played.events):
            other = with_hidden_tiles_exchanged(choice)
            if other is None:
                continue
            changed += 1
            one, two = (
                judge(position_of(each.sight, each.before.rules, variant), playout, deals=128, seed=1)
                for each in (choice, other)
            )
            assert one == two
    assert changed > 5


def with_hidden_tiles_exchanged(choice: Choice) -> Choice | None:
    """The choice, had two of the others each other's hands; None where their numbers of tiles differ."""
    round_ = choice.before.round
    assert round_ is not None
    others = [seat for seat in range(4) if seat != choice.seat]
    same = [
        (one, two) for one in others for two in others if one < two and len(round_.hands[one]) == len(round_.hands[two])
    ]
    if not same:
        return None
    one, two = same[0]
    hands = list(round_.hands)
    hands[one], hands[two] = hands[two], hands[one]
    before = msgspec.structs.replace(choice.before, round=msgspec.structs.replace(round_, hands=tuple(hands)))
    return choice._replace(before=before)


def test_a_choice_is_where_there_is_more_than_one_different_play() -> None:
    for played in some_rounds("kozel", 3, 3):
        for choice in choices(played.start, played.events):
            plays = different_plays(choice.before)
            assert len(plays) > 1
            assert len({(play.tile, play.end) for play in plays}) == len(plays)
        assert isinstance(played.events[0], Dealt)


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (0.0, 0.0, Label.BEST),
        (0.24, 9.0, Label.BEST),
        (0.25, 0.01, Label.FINE),
        (0.99, 0.01, Label.FINE),
        (1.0, 0.49, Label.INACCURACY),
        (1.0, 0.5, Label.UNCLEAR),
        (2.49, 0.1, Label.INACCURACY),
        (2.5, 0.1, Label.MISTAKE),
        (4.99, 0.1, Label.MISTAKE),
        (5.0, 0.1, Label.BLUNDER),
        (9.0, 4.5, Label.UNCLEAR),
    ],
)
def test_labels(loss: float, error: float, label: Label) -> None:
    assert label_of(loss, error, point=1) is label
    # The same where a round counts, for twenty points, and all is told in rounds.
    assert label_of(loss / 32, error / 32, point=1 / 32) is label


def test_mistakes_are_found_where_rounds_are_counted() -> None:
    """Whoever plays what fits errs as much as by rules that count points."""
    labels = Counter[Label]()
    for played in some_rounds("children", 2, 3):
        analysis = analyse_round(played.start, played.events, care=QUICK, seed=1)
        assert isinstance(analysis, RoundAnalysis)
        labels.update(decision.label for decision in analysis.decisions)
        for decision in analysis.decisions:
            assert decision.label is label_of(decision.loss, decision.error, point=1 / 20)
            assert decision.loss <= 2
    assert labels[Label.MISTAKE] + labels[Label.BLUNDER] > 1
