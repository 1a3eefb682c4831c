"""Logs of tables at which whole matches were played, by moves chosen blindly."""

from random import Random

from kozel.fair.chain import commitment, new_seed
from kozel.table.command import MakeBotMove, MakeMove, Open, Ready
from kozel.table.decide import Decision, decide, open_table
from kozel.table.event import TableEvent
from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.table.seat import Person

MOVE_LASTS_MS = 700


def random_table_log(seed: int, *, matches: int = 2) -> tuple[TableEvent, ...]:
    """A person plays that many matches against bots; what is logged until the last one is over."""
    random = Random(seed)
    secret = new_seed(random.randbytes(32))
    opening = Open(
        person="anna",
        name="Анна",
        nonce="0" * 32,
        options=TableOptions(
            rules="kozel", changes={}, seats=random.choice((2, 3, 4)), seconds=None, bots="greedy", listed=False
        ),
        seed=secret,
        commitment=commitment(secret),
        start=True,
    )
    decision = open_table(opening, 0)
    assert isinstance(decision, Decision)
    log, table, now = list(decision.events), decision.table, 0
    while True:
        now += MOVE_LASTS_MS
        match table.phase:
            case Phase.PLAYING:
                assert table.match is not None
                assert table.match.turn is not None
                move = random.choice(table.match.legal())
                occupant = table.seats[table.match.turn]
                command = (
                    MakeMove(person=occupant.person, position=table.position, move=move)
                    if isinstance(occupant, Person)
                    else MakeBotMove(position=table.position, move=move)
                )
            case Phase.MATCH_OVER if matches == 1:
                return tuple(log)
            case _:
                matches -= table.phase is Phase.MATCH_OVER
                command = Ready(person="anna", position=table.position)
        decision = decide(table, command, now)
        assert isinstance(decision, Decision)
        log += decision.events
        table = decision.table
