"""The list of requests, however many there are."""

from kozel.fair.chain import commitment, new_seed
from kozel.table.command import Open
from kozel.table.decide import Decision, open_table
from kozel.table.options import TableOptions
from kozel.web.clock import SystemClock
from kozel.web.lobby import MOST_TOLD, LobbyBoard


async def test_no_more_requests_are_told_than_a_page_can_show() -> None:
    seed = new_seed(bytes(32))
    options = TableOptions(rules="kozel", changes={}, seats=2, seconds=None, bots=None, listed=True)
    opening = Open(
        person="olya", name="Оля", nonce="0" * 32, options=options, seed=seed, commitment=commitment(seed), start=False
    )
    decision = open_table(opening, now=0)
    assert isinstance(decision, Decision)
    board = LobbyBoard(SystemClock(), lambda: 1, lambda: ())
    for number in range(MOST_TOLD + 5):
        board.show(f"table-{number}", decision.table)
    assert [request.table for request in board.requests] == [f"table-{number}" for number in range(MOST_TOLD)]
