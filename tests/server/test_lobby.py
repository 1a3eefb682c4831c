"""The list of requests, however many there are."""

from pathlib import Path

import pytest

from kozel.fair.chain import commitment, new_seed
from kozel.table.command import Open
from kozel.table.decide import Decision, open_table
from kozel.table.options import TableOptions
from kozel.web.clock import SystemClock
from kozel.web.lobby import MOST_TOLD, LobbyBoard
from kozel.web.reach import others_address
from tests.server.page import page
from tests.server.serving import serving


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


async def test_a_page_of_the_machine_itself_is_told_where_others_reach_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        assert olya.welcome.address == served.address


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("127.0.0.1:8000", "http://192.168.7.7:8000"),
        ("localhost", "http://192.168.7.7:8000"),
        ("[::1]:8000", "http://192.168.7.7:8000"),
        ("192.168.7.7:8000", None),
        ("kozel.example", None),
        ("[nonsense", None),
        ("", None),
        (None, None),
    ],
)
def test_what_others_reach_the_server_by(host: str | None, told: str | None) -> None:
    assert others_address(host, "http://192.168.7.7:8000") == told
