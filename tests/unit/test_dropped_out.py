"""Who has dropped out of a match that goes on holds up nobody at the table."""

import msgspec
import pytest

from kozel.fair.chain import commitment, new_seed, round_key
from kozel.fair.document import round_deals
from kozel.fair.order import tile_order
from kozel.fair.verify import verify
from kozel.rules.account import Account
from kozel.rules.deal import deal
from kozel.rules.match import new_match
from kozel.rules.rule_set import preset
from kozel.table.command import MakeBotMove, MakeMove, Open, Ready, Sit, Start
from kozel.table.decide import Decision, decide, open_table
from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.table.seat import Person
from kozel.table.table import Table
from kozel.table.view import table_view

SEED = new_seed(b"1" * 32)
OUT, PLAYS = Account(open=140), Account(open=20)


def table_of(people: tuple[str, ...], accounts: tuple[Account, ...]) -> Table:
    """A table just begun, with these people first and bots beside them: these are the accounts by now."""
    options = TableOptions(
        rules="kozel-yard", changes={}, seats=len(accounts), seconds=None, bots="greedy", listed=False
    )
    decision = open_table(
        Open(
            person=people[0],
            name=people[0],
            nonce="0" * 32,
            options=options,
            seed=SEED,
            commitment=commitment(SEED),
            start=False,
        ),
        0,
    )
    for person in people[1:]:
        decision = after(decision, Sit(person=person, name=person, nonce="0" * 32))
    if len(people) < len(accounts):
        decision = after(decision, Start(person=people[0]))
    assert isinstance(decision, Decision)
    table = decision.table
    assert table.match is not None
    assert table.match.round is not None
    hands = tuple(
        () if account == OUT else hand for hand, account in zip(table.match.round.hands, accounts, strict=True)
    )
    begun = msgspec.structs.replace(table.match.round, hands=hands, turn=accounts.index(PLAYS), must_lead=None)
    return msgspec.structs.replace(table, match=msgspec.structs.replace(table.match, accounts=accounts, round=begun))


def after(decision: object, command: Sit | Start) -> Decision:
    assert isinstance(decision, Decision)
    following = decide(decision.table, command, 0)
    assert isinstance(following, Decision)
    return following


def played_to_the_end_of_the_round(table: Table) -> Table:
    """Everybody makes the first move there is."""
    while table.phase is Phase.PLAYING:
        assert table.match is not None
        assert table.match.turn is not None
        move = table.match.legal()[0]
        occupant = table.seats[table.match.turn]
        command = (
            MakeMove(person=occupant.person, position=table.position, move=move)
            if isinstance(occupant, Person)
            else MakeBotMove(position=table.position, move=move)
        )
        decision = decide(table, command, 0)
        assert isinstance(decision, Decision)
        table = decision.table
    return table


def readied(table: Table, person: str) -> Table:
    decision = decide(table, Ready(person=person, position=table.position), 0)
    assert isinstance(decision, Decision)
    return decision.table


@pytest.fixture
def round_over() -> Table:
    """Anna has dropped out; Boris, Clara and a bot play on."""
    table = played_to_the_end_of_the_round(table_of(("anna", "boris", "clara"), (OUT, PLAYS, PLAYS, PLAYS)))
    assert table.phase is Phase.ROUND_OVER
    return table


def test_the_next_round_is_dealt_when_those_who_play_have_asked(round_over: Table) -> None:
    table = readied(round_over, "boris")
    assert table.phase is Phase.ROUND_OVER
    table = readied(table, "clara")
    assert table.phase is Phase.PLAYING
    assert table.match is not None
    assert table.match.round is not None
    assert table.match.round.hands[0] == ()


def test_the_view_says_who_is_out_and_who_is_awaited(round_over: Table) -> None:
    seen = table_view("t", round_over, 0, 0, ())
    assert seen.match is not None
    assert seen.match.in_play == (1, 2, 3)
    assert [seat is not None and seat.awaited for seat in seen.seats] == [False, True, True, False]


def test_among_bots_the_round_waits_for_who_watches_them() -> None:
    table = played_to_the_end_of_the_round(table_of(("anna",), (OUT, PLAYS, PLAYS, PLAYS)))
    assert table.phase is Phase.ROUND_OVER
    assert table.awaited == {0}
    assert readied(table, "anna").phase is Phase.PLAYING


def test_a_rematch_waits_for_everybody() -> None:
    table = table_of(("anna", "boris", "clara"), (OUT, PLAYS, PLAYS))
    while table.phase is not Phase.MATCH_OVER:
        table = played_to_the_end_of_the_round(table)
        for seat in sorted(table.awaited if table.phase is Phase.ROUND_OVER else ()):
            table = readied(table, table.people[seat])
    assert table.awaited == {0, 1, 2}


@pytest.mark.parametrize("dropped", [0, 2])
def test_the_deals_are_verified_without_who_has_dropped_out(dropped: int) -> None:
    rules = preset("kozel-yard")
    accounts = tuple(OUT if seat == dropped else PLAYS for seat in range(4))
    nonces = ("0" * 32, "", "", "")
    key = round_key(SEED, 1)
    match = msgspec.structs.replace(new_match(rules, 4), accounts=accounts)
    dealt = deal(match, tile_order(key, 0, nonces, rules.highest))
    revealed = round_deals(1, key, (dealt,))
    assert verify(commitment(SEED), nonces, (revealed,), rules) == ()
    first_to_target = rules.with_options({"goes_on": "first_to_target"})
    assert verify(commitment(SEED), nonces, (revealed,), first_to_target) != ()
