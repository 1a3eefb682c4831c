"""A round as it was played: every choice against the best one, what could be expected, luck and skill."""

import msgspec

from kozel.analysis.choice import Choice, choices
from kozel.analysis.expectation import expected_points, points_given, worth_of
from kozel.analysis.judge import judge
from kozel.analysis.label import Label, label_of
from kozel.kernel.playout.features import Floats
from kozel.kernel.playout.weights import weights_for
from kozel.kernel.position import move_of, state_of
from kozel.kernel.variant import NotCovered, Variant, variant_of
from kozel.rules.event import MatchEvent
from kozel.rules.match import Match
from kozel.rules.move import Play


class Care(msgspec.Struct, frozen=True):
    """How carefully to look: so many sampled deals for each choice, so many rounds played on at each step."""

    deals: int = 1536
    rounds: int = 96


class Option(msgspec.Struct, frozen=True):
    """A move that could be made: by how many points it is expected to be behind the best one, and how sure that is.

    `error` is the standard error. `open_loss` is what the move gives away if all tiles were known and everybody then
    played perfectly; nobody could know that, so it is no blame. None: not computed for these rules.
    """

    play: Play
    behind: float
    error: float
    open_loss: float | None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of `seat`, made by the round's event number `step` (the deal is 0). `options` begin with the best.

    `lacks` are the values that everybody knew each seat to have none of.
    """

    step: int
    seat: int
    played: Play
    loss: float
    error: float
    open_loss: float | None
    label: Label
    options: tuple[Option, ...]
    lacks: tuple[tuple[int, ...], ...]


class RoundAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """A round's analysis; everything but decisions is by side, in points.

    `expected` has for each event of the round what each side could then expect to be given. `result` is how much
    better each side did than the others on average, `luck` how much better it would have done on average with these
    tiles if all played alike, `skill` the rest. `par` is the result if all tiles had been known and everybody had
    played perfectly.
    """

    round: int
    expected: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    result: tuple[float, ...]
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    par: tuple[float, ...] | None


def analyse_round(
    start: Match, events: tuple[MatchEvent, ...], *, care: Care | None = None, seed: int = 0
) -> RoundAnalysis | NotCovered:
    """Analyse a finished round: `start` is the match before its deal, `events` the deal that counted and what followed.

    The same round, care and seed give the same analysis.
    """
    looked = care or Care()
    variant = variant_of(start.rules, start.players, in_play=len(start.in_play))
    if isinstance(variant, NotCovered):
        return variant
    weights = weights_for(variant)
    expected = expected_points(start, events, variant, weights, rounds=looked.rounds, seed=seed)
    match = start
    for event in events:
        match = match.apply(event)
    given = points_given(match, variant)
    result = _by_side(worth_of(given, variant), start)
    luck = _by_side(worth_of(expected[0], variant), start)
    return RoundAnalysis(
        round=start.round_number,
        expected=tuple(_by_side(points, start) for points in expected),
        decisions=tuple(
            _decision(choice, variant, weights, looked, seed + choice.step) for choice in choices(start, events)
        ),
        result=result,
        luck=luck,
        skill=tuple(got - had for got, had in zip(result, luck, strict=True)),
        par=None,
    )


def _by_side(values: tuple[float, ...], start: Match) -> tuple[float, ...]:
    """Values of those who take part, by the match's sides; whoever has dropped out has 0."""
    taking_part = sorted({start.sides[seat] for seat in start.in_play})
    by_side = [0.0] * (max(start.sides) + 1)
    for side, value in zip(taking_part, values, strict=True):
        by_side[side] = value
    return tuple(by_side)


def _decision(choice: Choice, variant: Variant, weights: Floats, care: Care, seed: int) -> Decision:
    values = judge(choice, variant, weights, deals=care.deals, seed=seed)
    assert choice.before.round is not None, "a choice is made in a round"
    state = state_of(choice.before.round)
    made = next(value for value in values if move_of(value.play, state) == move_of(choice.played, state))
    return Decision(
        step=choice.step,
        seat=choice.seat,
        played=choice.played,
        loss=made.behind,
        error=made.error,
        open_loss=None,
        label=label_of(made.behind, made.error),
        options=tuple(Option(value.play, value.behind, value.error, None) for value in values),
        lacks=choice.sight.view.lacks,
    )
