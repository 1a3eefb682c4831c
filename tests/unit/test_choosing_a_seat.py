"""Who sits where is for people to choose until the match begins."""

import msgspec
import pytest

from kozel.fair.chain import commitment, new_seed
from kozel.table.command import ChangeSeat, Command, Open, OpenForEvent, Sit, Stand, Start, TakeSeat
from kozel.table.decide import Decision, decide, open_for_event, open_table
from kozel.table.event import ChangedSeat, Sat, TableEvent
from kozel.table.event_game import EventGame
from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.table.refusal import TableRefusal, TableRefusalCode
from kozel.table.seat import Bot, Person
from kozel.table.table import Table, replay
from kozel.table.view import ChangedSeatView, event_views

SEED = new_seed(b"7" * 32)
NONCES = {"anna": "a" * 32, "boris": "b" * 32, "clara": "c" * 32, "dan": "d" * 32}


def opened(rules: str = "kozel-pairs", bots: str | None = "greedy") -> Decision:
    """Anna has opened a table for four and sits in its first seat."""
    decision = open_table(
        Open(
            person="anna",
            name="anna",
            nonce=NONCES["anna"],
            options=TableOptions(rules=rules, changes={}, seats=4, seconds=None, bots=bots, listed=False),
            seed=SEED,
            commitment=commitment(SEED),
            start=False,
        ),
        0,
    )
    assert isinstance(decision, Decision)
    return decision


def sit(person: str, seat: int | None = None) -> Sit:
    return Sit(person=person, name=person, nonce=NONCES[person], seat=seat)


def after(decision: Decision, *commands: Command) -> Decision:
    """The table after these commands, and its whole log."""
    log, table = decision.events, decision.table
    for command in commands:
        following = decide(table, command, 0)
        assert isinstance(following, Decision), following
        log, table = (*log, *following.events), following.table
    return Decision(log, table)


def names(table: Table) -> list[str | None]:
    return [occupant.name if isinstance(occupant, Person) else None for occupant in table.seats]


def refused(table: Table, command: Command) -> TableRefusalCode:
    refusal = decide(table, command, 0)
    assert isinstance(refusal, TableRefusal)
    assert isinstance(refusal.code, TableRefusalCode)
    return refusal.code


def test_in_pairs_the_second_to_come_is_the_first_ones_partner() -> None:
    assert names(after(opened(), sit("boris")).table) == ["anna", None, "boris", None]
    assert names(after(opened(), sit("boris"), sit("clara")).table) == ["anna", "clara", "boris", None]
    moved = after(opened(), ChangeSeat(person="anna", seat=3), sit("boris"))
    assert names(moved.table) == [None, "boris", None, "anna"]
    assert names(after(opened("kozel"), sit("boris")).table) == ["anna", "boris", None, None]


def test_who_comes_may_choose_a_seat() -> None:
    assert names(after(opened(), sit("boris", 3)).table) == ["anna", None, None, "boris"]
    assert refused(opened().table, sit("boris", 0)) is TableRefusalCode.SEAT_TAKEN


def test_who_sits_moves_with_name_and_nonce() -> None:
    moved = after(opened(), sit("boris", 1), ChangeSeat(person="boris", seat=2))
    assert moved.events[-1] == ChangedSeat(at=0, seat=1, to=2)
    assert moved.table.seats == (
        Person("anna", "anna", NONCES["anna"]),
        None,
        Person("boris", "boris", NONCES["boris"]),
        None,
    )
    assert moved.table.phase is Phase.WAITING
    assert event_views(moved.table.rules, moved.events[-1:], None) == (ChangedSeatView(1, 2),)


def test_the_seat_that_was_left_is_free_again() -> None:
    moved = after(opened(), ChangeSeat(person="anna", seat=3), sit("boris", 0), ChangeSeat(person="anna", seat=2))
    assert names(moved.table) == ["boris", None, "anna", None]
    assert names(after(moved, Stand(person="anna")).table) == ["boris", None, None, None]


def test_partners_who_found_each_other_play_against_bots() -> None:
    begun = after(opened(), sit("boris", 1), ChangeSeat(person="boris", seat=2), Start(person="boris"))
    assert begun.table.phase is Phase.PLAYING
    assert [type(occupant) for occupant in begun.table.seats] == [Person, Bot, Person, Bot]
    assert begun.table.nonces == (NONCES["anna"], "", NONCES["boris"], "")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ChangeSeat(person="boris", seat=0), TableRefusalCode.SEAT_TAKEN),
        (ChangeSeat(person="boris", seat=2), TableRefusalCode.SEAT_TAKEN),
        (ChangeSeat(person="boris", seat=4), TableRefusalCode.NO_SUCH_SEAT),
        (ChangeSeat(person="boris", seat=-1), TableRefusalCode.NO_SUCH_SEAT),
        (ChangeSeat(person="dan", seat=1), TableRefusalCode.NOT_SEATED),
        (sit("dan", 4), TableRefusalCode.NO_SUCH_SEAT),
    ],
)
def test_a_seat_that_cannot_be_had(command: Command, code: TableRefusalCode) -> None:
    assert refused(after(opened(), sit("boris")).table, command) is code


def test_nobody_moves_once_the_match_has_begun() -> None:
    begun = after(opened(), Start(person="anna")).table
    assert refused(begun, ChangeSeat(person="anna", seat=1)) is TableRefusalCode.WRONG_PHASE
    assert refused(begun, sit("boris", 1)) is TableRefusalCode.TABLE_FULL


def test_the_last_free_seat_begins_the_match_by_whoever_takes_it() -> None:
    full = after(opened(), sit("boris"), ChangeSeat(person="anna", seat=1), sit("clara"), sit("dan"))
    assert names(full.table) == ["clara", "anna", "boris", "dan"]
    assert full.table.phase is Phase.PLAYING


def test_an_event_gives_its_seats() -> None:
    game = EventGame(event="e", round=1, table=1, drawn=3, players=("a", "b"), grace_ms=9, duplicate=False)
    options = TableOptions(rules="kozel", changes={}, seats=2, seconds=None, bots=None, listed=False)
    command = OpenForEvent(game=game, options=options, seed=SEED, commitment=commitment(SEED))
    table = open_for_event(command, 0)
    assert isinstance(table, Decision)
    seated = after(table, TakeSeat(person="anna", seat=0, name="anna", nonce=NONCES["anna"])).table
    assert refused(seated, ChangeSeat(person="anna", seat=1)) is TableRefusalCode.NOT_INVITED


def test_the_log_is_the_table_and_logs_without_seats_chosen_still_open() -> None:
    moved = after(opened(), sit("boris", 1), ChangeSeat(person="boris", seat=2), Start(person="anna"))
    decoder = msgspec.json.Decoder(TableEvent)
    assert replay([decoder.decode(msgspec.json.encode(event)) for event in moved.events]) == moved.table
    old = b'{"kind":"sat","at":5,"seat":1,"person":"boris","name":"boris","nonce":"%s"}' % (b"b" * 32)
    assert decoder.decode(old) == Sat(at=5, seat=1, person="boris", name="boris", nonce=NONCES["boris"])
