"""Random commands to a table, sensible and not: it never fails, and its log always rebuilds it."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.fair.chain import commitment, new_seed
from kozel.rules.line import End
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.tile import Tile, full_set
from kozel.table.clock import deadline
from kozel.table.command import (
    ChangeSeat,
    Command,
    MakeBotMove,
    MakeMove,
    Open,
    Ready,
    Resume,
    RunOut,
    Sit,
    Stand,
    Start,
)
from kozel.table.decide import Decision, decide, open_table
from kozel.table.event import Happened, Resumed, TableEvent
from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.table.refusal import TableRefusal
from kozel.table.seat import Person
from kozel.table.table import Table, replay

PEOPLE = ("anna", "boris", "clara", "dan", "eva")
DECODER = msgspec.json.Decoder(TableEvent)

options = st.builds(
    TableOptions,
    rules=st.just("kozel"),
    changes=st.sampled_from(({"block_score": "own"}, {"block_score": "highest_takes_all"})),
    seats=st.sampled_from((2, 3, 4)),
    seconds=st.sampled_from((None, 15)),
    bots=st.sampled_from((None, "greedy")),
    listed=st.booleans(),
)


def opened(chosen: TableOptions, seed: bytes, *, start: bool) -> Decision | TableRefusal:
    secret = new_seed(seed)
    command = Open(
        person="anna",
        name="Анна",
        nonce="0" * 32,
        options=chosen,
        seed=secret,
        commitment=commitment(secret),
        start=start,
    )
    return open_table(command, 0)


def any_command(table: Table, random: Random) -> Command:
    """Mostly what makes sense now; now and then anything."""
    person = random.choice(PEOPLE)
    position = table.position if random.random() < 0.9 else random.randrange(table.sequence + 2)
    sensible = _sensible(table, random)
    if sensible is not None and random.random() < 0.85:
        return sensible
    move: Move = random.choice((Draw(), Pass(), Play(random.choice(full_set(6)), random.choice((End.LEFT, End.RIGHT)))))
    return random.choice(
        (
            Sit(person=person, name=random.choice(("Имя", "", "x" * 30)), nonce=random.choice(("0" * 32, "?"))),
            Sit(person=person, name="Имя", nonce="0" * 32, seat=random.randrange(-1, 5)),
            ChangeSeat(person=person, seat=random.randrange(-1, 5)),
            Stand(person=person),
            Start(person=person),
            MakeMove(person=person, position=position, move=move),
            MakeMove(person=person, position=position, move=Play(Tile(9, 9), End.LEFT)),
            MakeBotMove(position=position, move=move),
            Ready(person=person, position=position),
            RunOut(position=position),
            Resume(),
        )
    )


def _sensible(table: Table, random: Random) -> Command | None:
    match table.phase:
        case Phase.WAITING:
            if random.random() < 0.3:
                return ChangeSeat(person=random.choice(table.people), seat=random.randrange(len(table.seats)))
            return Sit(person=random.choice(PEOPLE), name="Имя", nonce="0" * 32)
        case Phase.PLAYING:
            assert table.match is not None
            move = random.choice(table.match.legal())
            occupant = table.seats[table.match.turn or 0]
            if isinstance(occupant, Person):
                return MakeMove(person=occupant.person, position=table.position, move=move)
            return MakeBotMove(position=table.position, move=move)
        case Phase.ROUND_OVER | Phase.MATCH_OVER:
            return Ready(person=random.choice(table.people), position=table.position)
        case Phase.CLOSED:
            return None


def check(table: Table) -> None:
    """What holds of a table at any time."""
    if table.phase is Phase.PLAYING:
        assert table.match is not None
        assert table.match.legal()
        assert table.match.turn is not None
    if table.phase in (Phase.PLAYING, Phase.ROUND_OVER, Phase.MATCH_OVER):
        assert None not in table.seats
        assert table.people
    assert len(set(table.people)) == len(table.people)
    if table.options.seconds is None or table.bot_in_turn() is not None:
        assert deadline(table) is None
    elif table.phase in (Phase.PLAYING, Phase.ROUND_OVER):
        assert deadline(table) is not None


@settings(max_examples=150, deadline=None)
@given(chosen=options, seed=st.binary(min_size=32, max_size=32), start=st.booleans(), chance=st.integers(0, 2**32))
def test_a_table_is_what_its_log_says(chosen: TableOptions, seed: bytes, *, start: bool, chance: int) -> None:
    random = Random(chance)
    decision = opened(chosen, seed, start=start)
    if isinstance(decision, TableRefusal):
        assert start
        assert chosen.bots is None
        return
    log, table, now = list(decision.events), decision.table, 0
    for _ in range(250):
        now += random.choice((0, 100, 100, 100, 16_000))
        decided = decide(table, any_command(table, random), now)
        if isinstance(decided, TableRefusal):
            continue
        assert decided.events
        log.extend(decided.events)
        table = decided.table
        assert table.sequence == len(log)
        check(table)
    encoded = [msgspec.json.encode(event) for event in log]
    assert [DECODER.decode(event) for event in encoded] == log
    assert replay(log) == table
    for length in range(1, len(log), 7):
        assert replay(log[:length]).sequence == length


@settings(max_examples=30, deadline=None)
@given(seed=st.binary(min_size=32, max_size=32), chance=st.integers(0, 2**32))
def test_a_clock_runs_out_once_and_never_early(seed: bytes, chance: int) -> None:
    random = Random(chance)
    chosen = TableOptions(rules="kozel", changes={}, seats=2, seconds=15, bots=None, listed=False)
    decision = opened(chosen, seed, start=False)
    assert isinstance(decision, Decision)
    decision = decide(decision.table, Sit(person="boris", name="Борис", nonce="1" * 32), 5)
    assert isinstance(decision, Decision)
    table = decision.table
    for _ in range(random.randrange(10)):
        move = _sensible(table, random)
        assert move is not None
        decided = decide(table, move, 5)
        assert isinstance(decided, Decision)
        table = decided.table
    end = deadline(table)
    if table.phase is not Phase.PLAYING or end is None:
        return
    assert isinstance(decide(table, RunOut(position=table.position), end - 1), TableRefusal)
    resumed = decide(table, Resume(), end - 1)
    assert isinstance(resumed, Decision)
    assert resumed.events == (Resumed(at=end - 1),)
    assert isinstance(decide(resumed.table, RunOut(position=table.position), end), TableRefusal)
    move = _sensible(table, random)
    assert move is not None
    assert isinstance(decide(table, move, end), TableRefusal)
    fallen = decide(table, RunOut(position=table.position), end)
    assert isinstance(fallen, Decision)
    assert fallen.table.phase is Phase.MATCH_OVER
    assert isinstance(fallen.events[0], Happened)
    assert isinstance(decide(fallen.table, RunOut(position=table.position), end), TableRefusal)
