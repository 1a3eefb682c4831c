"""Whatever is done in an evening, in whatever order: its log comes to the same evening, and what is undone wasn't."""

from collections.abc import Callable
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.club.evening.command import (
    Arrive,
    ChangePlan,
    CheckIn,
    ClearResult,
    CloseRound,
    Draw,
    DrawAgain,
    EnterResult,
    Finish,
    OrganiserCommand,
    Penalise,
    Person,
    PhoneCommand,
    Register,
    Report,
    Return,
    SwapSeats,
    Undo,
    Withdraw,
)
from kozel.club.evening.course import Course, replay
from kozel.club.evening.decide import Conflict, PlayersPhone, decide, decide_phone, sign_up, undoable
from kozel.club.evening.event import EveningEvent
from kozel.club.evening.plan import Plan
from kozel.club.evening.reckoning import entries_to_rank, fund_of, prizes_of, records, table_of
from kozel.club.evening.refusal import EveningRefusal
from kozel.club.format import Unit, format_preset, format_preset_names
from kozel.club.result import Bye, Forfeited, refused
from tests.evenings import START, Desk, absent, numbered, pairs, people, plan, played, with_game

Made = OrganiserCommand | tuple[str, PhoneCommand] | tuple[Person, ...]
"""What an organiser asks for, what somebody sends from a phone, or who signs up."""


def scores(random: Random) -> tuple[int, int]:
    score = (random.choice((100, 104, 62)), random.choice((0, 37, 50, 51, 99)))
    return score if random.random() < 0.5 else (score[1], score[0])


def some(course: Course, random: Random) -> Made:
    """Something that somebody might do next, sensible or not."""
    evening = course.evening
    number = len(evening.rounds)
    entries = [entrant.id for entrant in evening.roster.entrants] or ["nobody"]
    entry = random.choice(entries)
    player = random.choice([participant.id for participant in evening.roster.participants] or ["nobody"])
    table = random.randint(1, 3)
    what: tuple[Callable[[], Made], ...] = (
        lambda: Draw(round=number + 1),
        lambda: EnterResult(round=max(1, number), table=table, outcome=played(*scores(random), timed=True)),
        lambda: EnterResult(round=max(1, number), table=table, outcome=played(100, 37)),
        lambda: EnterResult(round=1, table=table, outcome=absent(random.randint(0, 1)), reason="x"),
        lambda: (player, Report(round=max(1, number), table=table, played=played(100, random.choice((5, 6))))),
        lambda: (player, Arrive()),
        lambda: ClearResult(round=max(1, number), table=table, reason="x"),
        lambda: DrawAgain(round=max(1, number), reason="x"),
        lambda: CheckIn(entries=(entry,), present=random.random() < 0.5),
        lambda: Withdraw(entry=entry),
        lambda: Return(entry=entry),
        lambda: Register(entries=people(f"N{course.version}"), present=True),
        lambda: Register(entries=people(f"N{course.version}+M{course.version}"), present=True),
        lambda: SwapSeats(round=max(1, number), entries=(entry, random.choice(entries)), reason=""),
        lambda: Penalise(round=max(1, number), player=player, points=random.randint(0, 9), reason="x"),
        lambda: CloseRound(round=number),
        Finish,
        lambda: Undo(act=random.randint(max(1, course.version - 8), course.version)),
        lambda: ChangePlan(plan=changed_plan(course, random), reason="x"),
        lambda: tuple(Person(name=f"S{course.version}{letter}") for letter in random.choice(("a", "ab"))),
    )
    weights = (6, 6, 6, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 0.2, 6, 3, 2)
    return random.choices(what, weights)[0]()


def changed_plan(course: Course, random: Random) -> Plan:
    """Another name, target or unit, as far as it goes."""
    now = course.evening.plan
    forms = (now.format, with_game(now.format, target=random.choice((100, 200))), format_preset("swiss_pairs"))
    return msgspec.structs.replace(now, name=f"N{course.version}", format=random.choice(forms))


def stepped(course: Course, random: Random) -> Course:
    match some(course, random):
        case (str() as player, command):
            decision: object = decide_phone(course, PlayersPhone(player), command, START)
        case tuple() as signed_up:
            decision = sign_up(course, signed_up, START)
        case command:
            decision = decide(course, command, course.version, "Ion", START)
    assert not isinstance(decision, Conflict), "nothing has changed since"
    return course if isinstance(decision, EveningRefusal) else course.apply(decision)  # pyright: ignore[reportArgumentType]


def began(random: Random) -> Course:
    """An event with people, or before the first has come."""
    chosen = plan(random.choice(format_preset_names()))
    number = random.randint(4, 10)
    entries = pairs(number) if chosen.format.unit is Unit.PAIR else numbered(number)
    return Desk(chosen, entries if random.random() < 0.8 else ()).course


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32))
def test_a_log_comes_to_the_evening_that_was_in_memory(seed: int) -> None:
    random = Random(seed)
    course = began(random)
    for _ in range(40):
        course = stepped(course, random)
    written = msgspec.json.encode(course.events)
    assert replay(msgspec.json.decode(written, type=tuple[EveningEvent, ...])) == course


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32))
def test_doing_and_undoing_leaves_everything_as_it_was(seed: int) -> None:
    random = Random(seed)
    course = began(random)
    for _ in range(30):
        after = stepped(course, random)
        if after.version > course.version and after.version in undoable(after):
            undo = decide(after, Undo(act=after.version), after.version, "Ion", START)
            back = after.apply(undo)  # pyright: ignore[reportArgumentType]
            assert back.evening == course.evening
            assert table_of(back.evening) == table_of(course.evening)
            again = decide(back, Undo(act=back.version), back.version, "Ion", START)
            assert back.apply(again).evening == after.evening  # pyright: ignore[reportArgumentType]
        course = after


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32))
def test_the_sums_are_right_whatever_has_happened(seed: int) -> None:
    random = Random(seed)
    course = began(random)
    for _ in range(40):
        course = stepped(course, random)
        evening = course.evening
        for number, found in enumerate(evening.rounds, start=1):
            assert found.draw.round == number
            there = [player for game in found.games for player in game.people]
            assert len(there) == len(set(there)), "nobody at two tables"
        lines = table_of(evening)
        recorded = records(evening)
        size = 2 if evening.plan.format.unit is Unit.PAIR else 1
        assert {len(entrant.players) for entrant in evening.roster.entrants} <= {size}
        assert list(refused(evening.plan.format, entries_to_rank(evening), recorded)) == []
        if not any(isinstance(record, Bye) or isinstance(record.outcome, Forfeited) for record in recorded):
            ranked = {line.player for line in lines}
            taken = sum(penalty.points for penalty in evening.penalties if penalty.player in ranked)
            assert sum(line.effectiveness for line in lines) == -taken
        assert sum(prize.amount for prize in prizes_of(evening, lines)) in (0, fund_of(evening))
        assert len({(type(record), record.round, str(record)) for record in recorded}) == len(recorded)
