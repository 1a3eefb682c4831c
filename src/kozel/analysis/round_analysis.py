"""A round as it was played: every choice against the best one, what could be expected, luck and skill."""

from collections.abc import Sequence
from typing import Final

from kozel.analysis.care import SEED, Care
from kozel.analysis.choice import Choice, choices
from kozel.analysis.expectation import expected_points, points_given, worth_of
from kozel.analysis.explain import reasons_for
from kozel.analysis.judge import judge
from kozel.analysis.label import COSTLY, label_of
from kozel.analysis.open_tiles import OpenTiles
from kozel.analysis.report import Decision, LinePlay, Option, RoundAnalysis
from kozel.bots.thinking.position import position_of
from kozel.bots.thinking.temperature import unit
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.playout.playout import Playout
from kozel.kernel.position import in_order_of_turns, move_of
from kozel.kernel.state import TURN
from kozel.kernel.variant import NotCovered, variant_of
from kozel.rules.event import MatchEvent
from kozel.rules.match import Match
from kozel.rules.move import Play

_APART: Final = 1_000
"""How far apart the seeds of rounds are: no round has so many steps, so every choice has its own."""


def analyse_round(
    start: Match, events: tuple[MatchEvent, ...], *, care: Care | None = None, seed: int = SEED
) -> RoundAnalysis | NotCovered:
    """Analyse a finished round: `start` is the match before its deal, `events` the deal that counted and what followed.

    The same round, care and seed give the same analysis, whoever asks for it.
    """
    looked, chance = care or Care(), seed + _APART * start.round_number
    variant = variant_of(start.rules, start.players, in_play=len(start.in_play))
    if isinstance(variant, NotCovered):
        return variant
    playout, open_tiles = playout_for(variant), OpenTiles(variant)
    expected = expected_points(start, events, playout, rounds=looked.rounds, seed=chance)
    match = start
    for event in events:
        match = match.apply(event)
    given = points_given(match, variant)
    result = _by_side(worth_of(given, variant), start)
    par = open_tiles.par(start.apply(events[0]))
    decisions = tuple(
        _decision(choice, playout, open_tiles, looked, chance + choice.step) for choice in choices(start, events)
    )
    skill = _skill(decisions, start)
    return RoundAnalysis(
        round=start.round_number,
        expected=tuple(_by_side(points, start) for points in expected),
        decisions=decisions,
        result=result,
        luck=tuple(got - earned for got, earned in zip(result, skill, strict=True)),
        skill=skill,
        par=None if par is None else _by_side(par, start),
    )


def _skill(decisions: Sequence[Decision], start: Match) -> tuple[float, ...]:
    """By side, what the others' decisions gave away on average less what its own did; it adds up to nothing."""
    playing = sorted({start.sides[seat] for seat in start.in_play})
    lost = [0.0] * (max(start.sides) + 1)
    for decision in decisions:
        lost[start.sides[decision.seat]] += decision.loss
    total, others = sum(lost), len(playing) - 1
    return tuple((total - own) / others - own if side in playing else 0.0 for side, own in enumerate(lost))


def _by_side(values: tuple[float, ...], start: Match) -> tuple[float, ...]:
    """Values of the sides as compiled code numbers them, by the match's sides; whoever has dropped out has 0."""
    by_side = [0.0] * (max(start.sides) + 1)
    # In pairs there are more seats than values: the first two are of a side each.
    for seat, value in zip(in_order_of_turns(start.in_play, start.rules), values, strict=False):
        by_side[start.sides[seat]] = value
    return tuple(by_side)


def _decision(choice: Choice, playout: Playout, open_tiles: OpenTiles, care: Care, seed: int) -> Decision:
    variant = playout.variant
    position = position_of(choice.sight, choice.before.rules, variant)
    played = move_of(choice.played, position.state)
    values = judge(position, playout, deals=care.deals, seed=seed, asked=played)
    moves = [move_of(value.play, position.state) for value in values]
    place = moves.index(played)
    turn = int(position.state[TURN])
    hand = int(position.state[turn])
    label = label_of(values[place].behind, values[place].error, point=unit(variant))
    return Decision(
        step=choice.step,
        seat=choice.seat,
        played=choice.played,
        loss=values[place].behind,
        error=values[place].error,
        open_loss=open_tiles.loss(choice.before, choice.played),
        label=label,
        options=tuple(Option(value.play, value.behind, value.error) for value in values),
        lacks=choice.sight.view.lacks,
        reasons=reasons_for(moves[0], moves[max(place, 1)], hand, turn, position.common, variant),
        best_line=_best_line(choice.before, values[0].play, open_tiles) if label in COSTLY else (),
    )


def _best_line(before: Match, best: Play, open_tiles: OpenTiles) -> tuple[LinePlay, ...]:
    seats = in_order_of_turns(before.in_play, before.rules)
    return tuple(LinePlay(seats[place], made) for place, made in open_tiles.best_line(before, best))
