"""The shipped puzzles: each is proven anew by what its seat saw, and a day's is the same everywhere."""

import re
from collections import Counter
from datetime import date, timedelta
from random import Random

import msgspec
import pytest
from babel import Locale

from kozel.analysis.puzzles.prove import BEST_BY, Case, proof
from kozel.analysis.puzzles.puzzle import Puzzle, PuzzleKind, position_in
from kozel.analysis.puzzles.shelf import number_of, shipped
from kozel.bots.rounds import start
from kozel.language import LANGUAGES, catalogue, translate
from kozel.rules.finish import Finish
from kozel.rules.match import Match
from kozel.rules.move import Pass, Play
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile
from kozel.rules.view import sight
from kozel.web.puzzles.message import puzzle_view, verdict

SAMPLE = [Random(kind).choice([each for each in shipped() if each.kind is kind]) for kind in PuzzleKind]


def with_other_hands(match: Match) -> Match:
    """The match with all tiles that the seat in turn doesn't see handed on to the next of the others."""
    assert match.round is not None
    turn = match.round.turn
    others = [seat for seat in range(match.players) if seat != turn]
    hidden = [tile for seat in others for tile in match.round.hands[seat]]
    hidden = [*hidden[1:], hidden[0]]
    hands: list[tuple[Tile, ...]] = list(match.round.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat], hidden = tuple(sorted(hidden[:size])), hidden[size:]
    return msgspec.structs.replace(match, round=msgspec.structs.replace(match.round, hands=tuple(hands)))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.kind.value)
def test_what_is_shipped_is_proven_whatever_the_others_hold(puzzle: Puzzle) -> None:
    match = position_in(puzzle)
    found = proof(Case(match), puzzle.kind, puzzle.tile)
    assert found is not None
    assert [option.answer for option in found] == [option.answer for option in puzzle.options]
    assert [option.value for option in found] == pytest.approx([option.value for option in puzzle.options])
    elsewhere = with_other_hands(match)
    assert elsewhere != match
    assert proof(Case(elsewhere), puzzle.kind, puzzle.tile) == found


def test_where_turns_go_the_other_way_each_seat_is_asked_for_its_own_tiles() -> None:
    proven = 0
    for number in range(12):
        match = start(preset("spanish-pairs"), 4, 1, number)
        random = Random(number)
        while match.round is not None and match.round.finish is None:
            moves = match.legal()
            case = Case(match) if isinstance(moves[0], Play) and len(match.round.line.tiles) > 12 else None
            hands = match.round.hands if case is not None and case.deals < 100 else ()
            for seat, tile in ((seat, tile) for seat, hand in enumerate(hands) for tile in hand):
                options = proof(case, PuzzleKind.WHOSE, tile) if case is not None and seat != case.seat else None
                if options is not None:
                    assert options[0].answer.seat == seat
                    proven += 1
            match = match.apply(match.event(random.choice(moves)))
    assert proven > 5


def test_every_shipped_puzzle_has_one_right_answer() -> None:
    for puzzle in shipped():
        first, second, *_ = puzzle.options
        if puzzle.kind is PuzzleKind.BEST:
            assert first.value - second.value >= BEST_BY
            assert first.judged is not None
            assert second.judged is not None
            assert first.judged - second.judged >= BEST_BY
        else:
            assert first.value == 1 > second.value
        assert len({option.answer for option in puzzle.options}) == len(puzzle.options)


def test_each_shipped_puzzle_says_the_truth_of_the_round_that_it_is_from() -> None:
    for puzzle in shipped():
        match = position_in(puzzle)
        assert match.round is not None
        if puzzle.kind is PuzzleKind.WHOSE:
            assert puzzle.answer.seat is not None
            assert puzzle.tile in match.round.hands[puzzle.answer.seat]
        else:
            play = puzzle.answer.play
            assert play is not None
            after = match.apply(match.event(play))
            assert after.round is not None
            if puzzle.kind is PuzzleKind.FISH:
                assert after.round.finish is Finish.BLOCK
            if puzzle.kind is PuzzleKind.BLOCK:
                assert after.legal() == (Pass(),)


def test_kinds_follow_each_other_for_four_months_and_no_two_puzzles_are_alike() -> None:
    puzzles = shipped()
    assert len(puzzles) == 120
    assert [puzzle.kind for puzzle in puzzles[:5]] == list(PuzzleKind)
    assert Counter(puzzle.kind for puzzle in puzzles) == dict.fromkeys(PuzzleKind, 24)
    assert len({puzzle.hands for puzzle in puzzles}) == 120


def test_a_day_has_the_same_puzzle_everywhere_and_the_next_day_the_next_one() -> None:
    day = date(2026, 11, 30)
    numbers = [number_of(day + timedelta(days)) for days in range(121)]
    # By the calendar alone: whoever reckons it, on whatever machine.
    assert numbers[0] == 739_950 % 120 == number_of(day)
    assert numbers[:-1] == [(numbers[0] + days) % 120 for days in range(120)]
    assert numbers[120] == numbers[0]


def test_the_view_shows_nothing_that_the_seat_does_not_see() -> None:
    for number, puzzle in enumerate(shipped()):
        match = position_in(puzzle)
        assert match.turn is not None
        seen = sight(match, match.turn).view
        shown = puzzle_view(puzzle, number, "2026-11-30")
        assert (shown.hand, shown.line, shown.tiles) == (seen.hand, seen.line, seen.tiles)
        assert list(shown.legal) == sorted(shown.legal, key=lambda play: (play.tile, play.end))
        assert len(shown.course) == len(sight(match, match.turn).course)
        told = msgspec.json.encode(shown)
        assert b"options" not in told
        assert b"hands" not in told


def test_an_answer_is_right_or_wrong_or_none_at_all() -> None:
    puzzle = SAMPLE[0]
    right, wrong, *_ = puzzle.options
    good, bad = verdict(puzzle, right.answer), verdict(puzzle, wrong.answer)
    assert good is not None
    assert bad is not None
    assert (good.right, bad.right) == (True, False)
    assert verdict(puzzle, msgspec.structs.replace(right.answer, play=None)) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PuzzleKind)
def test_why_an_answer_is_right_reads_right_for_every_number_of_deals(language: str, kind: PuzzleKind) -> None:
    """A form that stands for 1 and for 21 too says neither "in it" nor "in each", and always says the number."""
    words = catalogue(language)
    message = words.messages[f"puzzle.why.{kind}"]
    assert not isinstance(message, str)
    plural = Locale.parse(language).plural_form
    for category, form in message.items():
        numbers = {number for number in (1, 2, 5, 11, 20, 21, 101, 1_000_000) if plural(number) == category}
        if numbers != {1}:
            assert "{n}" in form
        if {1, 21} <= numbers:
            assert not re.search(r"\b(нём|каждом|всех|среднем)\b", form)
    for number in (1, 2, 5, 21):
        said = translate(words, f"puzzle.why.{kind}", n=number, answer="6-4")
        assert "6-4" in said
        assert number == 1 or str(number) in said
