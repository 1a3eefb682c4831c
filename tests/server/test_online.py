"""An event played at the web tables: right people, right rules, results that come by themselves, duplicate deals."""

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest

from kozel.rules.event import Dealt
from kozel.table.event import Happened
from kozel.table.phase import Phase
from kozel.web import message as wire
from kozel.web.club.online import OnlinePlay
from tests.server.club_pages import TO_100, ask
from tests.server.manual_clock import ManualClock
from tests.server.online_pages import drawn, plan, play, scores, seated, sit, until_true
from tests.server.page import NONCE, page
from tests.server.serving import serving

MINUTE_MS = 60_000


async def test_a_round_of_two_tables_gives_the_standings(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        organiser, tables = await drawn(served, 8)
        async with seated(served, tables[0]) as first, seated(served, tables[1]) as second:
            assert [player.view.seat for player in first] == [0, 1, 2, 3]
            assert all(seat is not None and seat.name.startswith("P") for seat in first[3].view.seats)
            assert (first[0].view.rules.target, first[0].view.event) == (40, organiser.event)
            await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
            view = await until_true(organiser, lambda view: view["round"]["done"] == 2)
            ended = [scores(first[0]), scores(second[0])]
            refused = await first[0].ready()
            assert isinstance(refused, wire.Refused)
            assert refused.code == "wrong_phase"
    games = view["round"]["games"]
    assert [game["outcome"]["points"] for game in games] == ended
    assert [game["source"].partition(":")[0] for game in games] == ["table", "table"]
    winning = [game["sides"][game["outcome"]["points"][1] >= 40] for game in games]
    winners = {person["player"] for side in winning for person in side["people"]}
    assert {row["player"] for row in view["standings"][:4]} == winners
    assert sum(row["effectiveness"] for row in view["standings"]) == 0


async def test_only_the_players_sit_there_and_no_request_is_listed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as owner, page(served) as stranger:
        _, tables = await drawn(served, 4)
        table = await sit(served, tables[0][0], owner)
        assert stranger.welcome.requests == ()
        refused = await stranger.sit(table)
        assert isinstance(refused, wire.Refused)
        assert refused.code == "not_invited"
        # A browser has one seat, whoever's page it opens; a key that nobody has signed opens none.
        headers = {"Cookie": owner.cookie}
        again = await ask(served.address, f"/api{tables[0][1]}/seat", {"nonce": NONCE}, headers=headers)
        assert (again.status, again.code) == (422, "club_refusal.same_browser")
        assert (await ask(served.address, f"/api{tables[0][1]}x/seat", {"nonce": NONCE})).status == 404
        assert (await ask(served.address, f"/api{tables[0][1]}/seat", {"nonce": "1"})).code == "club_refusal.malformed"


async def test_another_device_of_the_same_player_takes_the_seat_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        _, tables = await drawn(served, 4)
        async with seated(served, tables[0]) as players, page(served) as phone:
            table = await sit(served, tables[0][0], phone)
            update = await phone.follow(table)
            assert isinstance(update, wire.Update)
            assert update.view.seat == 0
            # The first device is told that it has no seat there any more.
            await players[0].until(lambda message: isinstance(message, wire.Refused) and message.code == "not_seated")


async def test_a_restart_loses_nothing_and_brings_nothing_twice(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        organiser, tables = await drawn(served, 4)
        async with seated(served, tables[0]) as players:
            await play(players, Random(3), until=Phase.ROUND_OVER)
            cookies = [player.cookie for player in players]
            table = players[0].view.table
    async with serving(tmp_path) as served, contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(page(served, cookie)) for cookie in cookies]
        assert players[0].welcome.unfinished == (table,)
        for player in players:
            player.skip_commands(1000)
            await player.follow(table)
        await play(players, Random(4))
        organiser.address = served.address
        view = await until_true(organiser, lambda view: view["round"]["done"] == 1)
        assert view["round"]["games"][0]["source"] == f"table:{table}"
    async with serving(tmp_path) as served:
        organiser.address = served.address
        assert (await organiser.look())["version"] == view["version"]


async def test_a_result_that_the_server_had_no_time_to_bring_is_brought_after_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed_before(_: OnlinePlay, table_id: str) -> None:
        del table_id

    with monkeypatch.context() as patched:
        patched.setattr(OnlinePlay, "_settle", killed_before)
        async with serving(tmp_path) as served:
            organiser, tables = await drawn(served, 4)
            async with seated(served, tables[0]) as players:
                await play(players, Random(5))
            assert (await organiser.look())["round"]["done"] == 0
    async with serving(tmp_path) as served:
        organiser.address = served.address
        view = await until_true(organiser, lambda view: view["round"]["done"] == 1)
    assert view["round"]["games"][0]["status"] == "entered"


async def test_who_is_missing_after_the_grace_forfeits(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as one, page(served) as two:
        organiser, tables = await drawn(served, 4, grace=3)
        await sit(served, tables[0][0], one)
        await sit(served, tables[0][2], two)
        clock.advance(3 * MINUTE_MS - 1000)
        assert (await organiser.look())["round"]["done"] == 0
        clock.advance(1000)
        view = await until_true(organiser, lambda view: view["round"]["done"] == 1)
        assert view["round"]["games"][0]["outcome"] == {"type": "forfeited", "absent": [False, True]}
        late = await ask(served.address, f"/api{tables[0][1]}/seat")
        assert late.code == "club_refusal.no_online_game"


async def test_what_an_organiser_has_entered_stands_and_can_be_corrected(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        organiser, tables = await drawn(served, 4)
        async with seated(served, tables[0]) as players:
            await play(players, Random(6))
            await until_true(organiser, lambda view: view["round"]["done"] == 1)
        assert (await organiser.result(1, 40, 0)).status == 200
        game = (await organiser.look())["round"]["games"][0]
        assert (game["outcome"]["points"], game["source"]) == ([40, 0], "organiser")


async def test_tables_of_another_draw_are_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        organiser, tables = await drawn(served, 4)
        async with seated(served, tables[0]) as players:
            await organiser.do("draw_again", round=1, reason="Пересадка")
            closed = await players[0].until_view(lambda view: view.phase is Phase.CLOSED)
            shown = await ask(served.address, f"/api{tables[0][0]}/seat")
            assert shown.said["table"] != closed.table
            assert (await organiser.look())["round"]["done"] == 0


async def test_duplicate_deals_are_the_same_and_hidden_until_the_last_table_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        organiser, tables = await drawn(served, 8, duplicate=True)
        async with seated(served, tables[0]) as first, seated(served, tables[1]) as second:
            one, other = first[0].view.table, second[0].view.table
            assert first[0].view.commitment == second[0].view.commitment
            await play(first, Random(7))
            await until_true(organiser, lambda view: view["round"]["done"] == 1)
            whats = ("deals", "record", "replay")
            documents = [f"/api/tables/{table}/{what}" for table in (one, other) for what in whats]
            assert [(await ask(served.address, document)).status for document in documents] == [404] * 6
            await play(second, Random(8))
            await until_true(organiser, lambda view: view["round"]["done"] == 2)
            assert [(await ask(served.address, document)).status for document in documents] == [200] * 6
        dealt = [
            [event.event for event in await served.store.events(table) if isinstance(event, Happened)]
            for table in (one, other)
        ]
        deals = [[event.hands for event in events if isinstance(event, Dealt)] for events in dealt]
        common = min(map(len, deals))
        assert common > 0
        assert deals[0][:common] == deals[1][:common]


@pytest.mark.parametrize("online", [{"seconds": 1}, {"grace": 0}, {"grace": 121}])
async def test_times_that_make_no_sense_are_refused(tmp_path: Path, online: dict[str, int]) -> None:
    async with serving(tmp_path) as served:
        reply = await ask(
            served.address, "/api/club", {"command": "new", "organiser": "Ion", "plan": {**plan(), "online": online}}
        )
        assert (reply.status, reply.code) == (422, "club_refusal.bad_online")


async def test_the_last_hand_ends_a_game_on_time_and_closes_its_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        form = {**TO_100, "game": {"target": 500, "time_limit": 30}}
        organiser, tables = await drawn(served, 4, form)
        async with seated(served, tables[0]) as players:
            await organiser.look()
            await organiser.do("call_last_hand", round=1)
            chance = Random(9)
            points: list[int] = []
            while players[0].view.phase is not Phase.CLOSED:
                await play(players, chance, until=Phase.ROUND_OVER)
                points = scores(players[0])
                if points[0] == points[1]:
                    await asyncio.gather(*(player.ready() for player in players))
                for player in players:
                    await player.until_view(lambda view: view.phase in (Phase.CLOSED, Phase.PLAYING))
            view = await until_true(organiser, lambda view: view["round"]["done"] == 1)
        outcome = view["round"]["games"][0]["outcome"]
        assert (outcome["points"], outcome["timed"]) == (points, True)
