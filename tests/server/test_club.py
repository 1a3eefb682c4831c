"""An evening over HTTP, with the real server and the real database."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

from kozel.store.opening import DATABASE, OpenFolder
from kozel.store.port import Answer, CommandKey, Committed, Conflict, EveningAppend, Repeated
from kozel.store.sqlite import SqliteStore
from tests.evenings import Desk, numbered
from tests.server.club_pages import PLAN, TO_100, Organiser, ask, created, played
from tests.server.serving import serving


async def test_two_organisers_do_not_overwrite_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=8)
        await ion.do("draw", round=1)
        invited = await ask(served.address, f"{ion.path}/organisers", {"command": "1", "name": "Ana"}, token=ion.token)
        again = await ask(served.address, f"{ion.path}/organisers", {"command": "1", "name": "Ana"}, token=ion.token)
        assert again.said == invited.said
        ana = Organiser(served.address, ion.event, invited.said["organise"].partition("#")[2])
        view = await ana.look()
        assert (view["organiser"], view["organisers"]) == ("Ana", ["Ion", "Ana"])
        await ion.look()
        replies = await asyncio.gather(ion.result(1, 100, 37), ana.result(2, 100, 0))
        assert [reply.status for reply in replies] == [200, 200], "different tables"
        late = await ana.result(1, 100, 73)
        assert (late.status, late.code) == (409, "club_refusal.conflict")
        (changed,) = late.said["changed"]
        assert (changed["by"], changed["what"]) == ("Ion", "result")
        assert changed["values"] == {"round": 1, "table": 1, "first": 100, "second": 37}
        games = (await ana.look())["round"]["games"]
        assert [game["outcome"]["points"] for game in games] == [[100, 37], [100, 0]]


async def test_a_dismissed_organisers_link_leads_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=4)
        await ion.do("draw", round=1)
        invited = await ask(served.address, f"{ion.path}/organisers", {"command": "1", "name": "Ана"}, token=ion.token)
        ana = Organiser(served.address, ion.event, invited.said["organise"].partition("#")[2])
        looked = await ask(served.address, f"{ana.path}/organiser", token=ana.token)
        cookie = {"Cookie": looked.headers["Set-Cookie"].partition(";")[0]}
        slips = f"{ion.path}/print/slips.pdf"
        assert (await ask(served.address, slips, headers=cookie)).body.startswith(b"%PDF-")
        await ion.do("dismiss_organiser", name="Ана")
        assert (await ask(served.address, f"{ana.path}/organiser", token=ana.token)).status == 403
        assert (await ask(served.address, slips, headers=cookie)).status == 403
        assert (await ion.order("dismiss_organiser", name="Ion")).code == "club_refusal.last_organiser"
        assert (await ion.order("dismiss_organiser", name="Ана")).code == "club_refusal.no_such_person"


async def test_draw_pressed_twice_at_once_is_one_draw(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=8)
        replies = await asyncio.gather(*(ion.order("draw", round=1) for _ in range(3)))
        assert sorted(reply.status for reply in replies) == [200, 409, 409]
        assert (await ion.look())["round"]["round"] == 1


async def test_a_command_that_is_sent_again_is_done_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        entries = [{"people": [{"name": "Оля"}]}]
        first = await ion.order("register", command="same", entries=entries)
        again = await ion.order("register", command="same", entries=entries)
        assert first.said == again.said
        assert len((await ion.look())["entries"]) == 1


async def test_a_guests_new_event_is_created_once_and_organised_by_the_same_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        cookie = (await ask(served.address, "/")).headers["Set-Cookie"].partition(";")[0]
        new = {"command": "new", "organiser": "Ion", "plan": PLAN}
        first, again = [await ask(served.address, "/api/club", new, headers={"Cookie": cookie}) for _ in range(2)]
        assert first.said == again.said
        other = await ask(served.address, "/api/club", new)
        assert other.said["event"] != first.said["event"], "nobody else gets that link by the same command"


@pytest.mark.parametrize(
    "path",
    ["organiser", "log", "event.json", "print/slips.pdf?round=1"],
)
async def test_only_organisers_see_what_is_theirs(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=4)
        await ion.do("draw", round=1)
        other = await created(served.address)
        for token in (None, "", "x", other.token, ion.token[:-1]):
            reply = await ask(served.address, f"{ion.path}/{path}", token=token)
            assert (reply.status, reply.code) == (403, "club_refusal.organisers_only")
        for action in ("organiser", "organisers", "import"):
            assert (await ask(served.address, f"{ion.path}/{action}", data=b"{}", token="x")).status == 403


async def test_nothing_hidden_is_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=4)
        sign_up = {"command": "1", "people": [{"name": "Оля", "contact": "+373 69 000000"}]}
        page = (await ask(served.address, f"{ion.path}/sign-up", sign_up)).said["page"]
        await ion.look()
        await ion.do("draw", round=1)
        view = await ion.look()
        player = view["entries"][0]["people"][0]
        await ion.do("penalise", round=1, player=player["player"], points=5, reason="ругался")
        report = {"kind": "report", "round": 1, "table": 1, "played": played(100, 37)}
        for row in view["entries"][:2]:
            await ask(served.address, "/api" + row["people"][0]["page"], {"command": "r", "act": report})
        secrets = [row["people"][0]["page"].rpartition(".")[2] for row in view["entries"]]
        assert "+373 69 000000" in json.dumps(await ion.look())
        for path in ("", "/screen", "/rounds/1", "/standings.json", "/standings.csv"):
            shown = (await ask(served.address, ion.path + path)).body.decode()
            for hidden in ("+373", "ругался", ion.token, view["round"]["seed"], *secrets):
                assert hidden not in shown, path
            assert '"reports":[{' not in shown
        own = await ask(served.address, "/api" + page)
        assert own.said["name"] == "Оля"
        assert all(key not in own.body.decode() for key in secrets[:-1])
        for file in tmp_path.joinpath("data").glob(DATABASE + "*"):
            assert ion.token.encode() not in file.read_bytes(), "a token is kept as its hash"


async def test_both_pairs_confirm_on_their_phones(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=4)
        await ion.do("draw", round=1)
        view = await ion.look()
        pages = {row["entry"]: "/api" + row["people"][0]["page"] for row in view["entries"]}
        first, second = (side["entries"] for side in view["round"]["games"][0]["sides"])
        report = {"kind": "report", "round": 1, "table": 1, "played": played(100, 37)}
        assert (await ask(served.address, pages[first[0]], {"command": "1", "act": report})).status == 200
        theirs = (await ask(served.address, pages[second[1]])).said
        (game,) = theirs["games"]
        assert (game["side"], game["may_report"], game["game"]["status"]) == (1, True, "half")
        assert [gain["effectiveness"] for gain in game["gains"]] == [63, -63], "what it would give, before it counts"
        assert (await ask(served.address, pages[second[1]], {"command": "1", "act": report})).status == 200
        game = (await ask(served.address, pages[first[1]])).said["games"][0]
        assert (game["game"]["status"], game["game"]["source"], game["may_report"]) == ("confirmed", "phones", False)
        again = await ask(served.address, pages[first[0]], {"command": "2", "act": report})
        assert (again.status, again.code) == (422, "club_refusal.result_stands")


async def test_phones_are_refused_where_the_event_has_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, {**PLAN, "phones": False}, people=4)
        await ion.do("draw", round=1)
        page = "/api" + (await ion.look())["entries"][0]["people"][0]["page"]
        assert (await ask(served.address, page)).said["games"][0]["may_report"] is False
        report = {"kind": "report", "round": 1, "table": 1, "played": played(100, 37)}
        reply = await ask(served.address, page, {"command": "1", "act": report})
        assert (reply.status, reply.code) == (403, "club_refusal.phones_off")


async def test_a_key_that_was_not_signed_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=4)
        other = await created(served.address, people=4)
        mine = (await ion.look())["entries"][0]["people"][0]["page"].rpartition("/")[2]
        theirs = (await other.look())["entries"][0]["people"][0]["page"].rpartition("/")[2]
        forged = f"p2-2.{mine.rpartition('.')[2]}"
        for key in (theirs, forged, "p2-1", "x", mine.upper(), "print." + mine.rpartition(".")[2]):
            assert (await ask(served.address, f"{ion.path}/me/{key}")).status == 404


async def test_the_live_stream_tells_each_new_version(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(served.address.rpartition(":")[2]))
        writer.write(f"GET {ion.path}/live HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert b"text/event-stream" in await reader.readuntil(b"\r\n\r\n")

        async def told() -> int:
            line = await reader.readuntil(b"\n\n")
            return int(re.findall(rb'"version":(\d+)', line)[0])

        assert await told() == 1
        await ion.register(["Оля"])
        assert await told() == 2
        writer.close()


async def test_stopping_does_not_wait_for_those_who_wait_for_news(tmp_path: Path) -> None:
    async with asyncio.timeout(20):
        async with serving(tmp_path) as served:
            ion = await created(served.address)
            reader, writer = await asyncio.open_connection("127.0.0.1", int(served.address.rpartition(":")[2]))
            writer.write(f"GET {ion.path}/live HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            await reader.readuntil(b"\n\n")
            began = asyncio.get_running_loop().time()
        assert asyncio.get_running_loop().time() - began < 4, "uvicorn gives up on what is open after five seconds"
        writer.close()


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"command": "", "version": 1, "act": {"kind": "finish"}}', b'{"command": "a\\u0000b"}',
     b'{"command": "1", "version": 1, "act": {"kind": "none"}}', b"\xff", b"[" * 100_000,
     b'{"command": "1", "version": 1e400, "act": {"kind": "finish"}}'],
)  # fmt: skip
async def test_what_is_no_command_is_refused(tmp_path: Path, body: bytes) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        reply = await ask(served.address, f"{ion.path}/organiser", data=body, token=ion.token)
        assert (reply.status, reply.code) == (422, "club_refusal.malformed")


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"[]", "$"),
        (b'{"command": "1", "version": 1}', "$.act"),
        (b'{"command": 1, "version": 1, "act": {"kind": "finish"}}', "$.command"),
    ],
)
async def test_where_something_is_wrong_or_missing_is_said(tmp_path: Path, body: bytes, where: str) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        reply = await ask(served.address, f"{ion.path}/organiser", data=body, token=ion.token)
        assert reply.said["values"] == {"where": where}


async def test_too_much_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        reply = await ask(served.address, f"{ion.path}/import", data=b"x" * 2_000_000, token=ion.token)
        assert reply.status == 413


async def test_a_plan_that_makes_no_sense_creates_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for plan, code in (
            ({**PLAN, "name": " "}, "club_refusal.bad_name"),
            ({**PLAN, "fund": {"shares": [1]}}, "club_refusal.bad_shares"),
            ({**PLAN, "format": {**TO_100, "groups": 0}}, "club_refusal.malformed"),
        ):
            new = {"command": "1", "organiser": "Ion", "plan": {**plan, "listed": True}}
            reply = await ask(served.address, "/api/club", new)
            assert (reply.status, reply.code) == (422, code)
        assert (await ask(served.address, "/api/club")).said == []


async def test_only_listed_events_are_listed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        hidden = await created(served.address)
        listed = await created(served.address, {**PLAN, "listed": True}, people=4)
        (line,) = (await ask(served.address, "/api/club")).said
        assert (line["event"], line["people"], line["phase"]) == (listed.event, 4, "registration")
        assert (await ask(served.address, f"{hidden.path}")).status == 200, "who has the link finds it"


async def test_signing_up_is_kept_on_the_phone_and_done_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        cookie = (await ask(served.address, "/")).headers["Set-Cookie"].partition(";")[0]
        new = {"command": "1", "people": [{"name": "Оля"}]}
        first, again = [
            await ask(served.address, f"{ion.path}/sign-up", new, headers={"Cookie": cookie}) for _ in range(2)
        ]
        assert first.said == again.said
        view = (await ask(served.address, "/api" + first.said["page"])).said
        assert (view["name"], view["status"], view["may_arrive"]) == ("Оля", "signed_up", True)
        arrived = await ask(served.address, "/api" + first.said["page"], {"command": "2", "act": {"kind": "arrive"}})
        assert arrived.status == 200
        assert (await ion.look())["entries"][0]["status"] == "present"


async def test_a_list_of_people_is_looked_at_before_anybody_is_registered(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=2)
        good = await ask(served.address, f"{ion.path}/import", data="имя;клуб\nMuñoz;Ș\n".encode(), token=ion.token)
        assert good.said["entries"][0]["people"][0] == {"name": "Muñoz", "club": "Ș", "contact": "", "rating": None}
        assert good.said["faults"] == []
        for data, code, row in (
            ("имя\nA\nB\nA\n", "club_fault.name_twice", 4),
            ("имя\nA\nP1\n", "club_refusal.name_twice", 3),
            ("имя;партнёр\nA;B\n", "club_refusal.wrong_size", 2),
            ("", "club_fault.no_players", None),
        ):
            reply = await ask(served.address, f"{ion.path}/import", data=data.encode(), token=ion.token)
            assert reply.said["entries"] == []
            assert (reply.said["faults"][0]["code"], reply.said["faults"][0]["row"]) == (code, row)
        assert len((await ion.look())["entries"]) == 2


async def test_what_was_done_is_told_and_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=4)
        await ion.do("draw", round=1)
        lines = (await ask(served.address, f"{ion.path}/log", token=ion.token)).said
        assert [line["what"] for line in lines] == ["drawn", "registered", "created"]
        assert [line["undoable"] for line in lines] == [True, False, False]
        await ion.do("undo", act=lines[0]["act"])
        view = await ion.look()
        assert (view["round"], view["phase"]) == (None, "registration")
        undoing = view["log"][0]
        assert (undoing["what"], undoing["undoes"], undoing["undoable"]) == ("drawn", lines[0]["act"], True)


async def test_a_sign_up_is_taken_back_with_its_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        sent = {"command": "1", "people": [{"name": "Оля"}]}
        page = (await ask(served.address, f"{ion.path}/sign-up", sent)).said["page"]
        line = (await ion.look())["log"][0]
        assert (line["what"], line["by"], line["organised"], line["undoable"]) == ("signed_up", "Оля", False, True)
        await ion.do("undo", act=line["act"])
        assert (await ask(served.address, f"/api{page}")).status == 404
        undoing = (await ion.look())["log"][0]
        assert (undoing["organised"], undoing["undoes"]) == (True, line["act"])
        await ion.do("undo", act=undoing["act"])
        assert (await ask(served.address, f"/api{page}")).said["name"] == "Оля"


async def test_links_are_such_as_phones_can_reach(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address)
        seen = await ask(served.address, ion.path, headers={"Host": "192.168.7.7:8000"})
        assert seen.said["links"]["public"] == f"http://192.168.7.7:8000/club/{ion.event}"
        for host in ("localhost:1", "127.0.0.1:1", "[::1]:1"):
            own = await ask(served.address, ion.path, headers={"Host": host})
            assert own.said["links"]["public"] == f"{served.address}/club/{ion.event}"
        code = await ask(served.address, f"{ion.path}/qr/sign-up.svg")
        assert (code.status, code.headers["Content-Type"]) == (200, "image/svg+xml")


async def test_the_table_and_all_of_it_are_taken_along(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, people=4)
        await ion.do("draw", round=1)
        assert (await ion.result(1, 104, 37)).status == 200
        table = (await ask(served.address, f"{ion.path}/standings.json")).said["standings"]
        assert [line["effectiveness"] for line in table] == [63, 63, -63, -63]
        text = (await ask(served.address, f"{ion.path}/standings.csv?language=ru")).body.decode("utf-8-sig")
        assert text.splitlines()[0].startswith("место,игрок,баллы,победы,результативность")
        assert (await ask(served.address, f"{ion.path}/standings.xlsx")).body.startswith(b"PK")
        whole = (await ask(served.address, f"{ion.path}/event.json", token=ion.token)).said
        assert [event["kind"] for event in whole["events"]] == [
            "created",
            "registered",
            "round_drawn",
            "result_entered",
        ]


async def test_a_damaged_evening_stops_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion, ana = await created(served.address), await created(served.address)
    with sqlite3.connect(tmp_path / "data" / DATABASE) as database:
        database.execute("UPDATE evening_events SET body = '{}' WHERE evening_id = ?", (ion.event,))
    database.close()
    async with serving(tmp_path) as served:
        assert (await ask(served.address, f"/api/club/{ion.event}")).status == 404
        assert (await ask(served.address, f"/api/club/{ana.event}")).status == 200


async def test_a_database_from_before_there_were_evenings_is_brought_up_to_date(tmp_path: Path) -> None:
    opened = OpenFolder(tmp_path)
    connection = opened.connect()
    for table in ("analyses", "organisers", "evening_commands", "evening_events", "evenings"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.execute("INSERT INTO tables VALUES ('a', 1, 5, 1, 0)")
    connection.close()
    opened.close()
    store = SqliteStore(tmp_path)
    event = Desk(entries=numbered(4)).course.events
    append = EveningAppend(evening="e", after=0, events=event, command=CommandKey("o", "c"), listed=True)
    await store.append_evening(append)
    assert await store.evening_events("e") == event
    assert await store.listed_evenings() == ("e",)
    await store.close()
    again = OpenFolder(tmp_path)
    kept = again.connect()
    assert kept.execute("SELECT id FROM tables").fetchall() == [("a",)]
    kept.close()
    again.close()


async def test_an_append_is_done_once_and_only_where_the_log_ends(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    events = Desk(entries=numbered(4)).course.events
    append = EveningAppend(evening="e", after=0, events=events, command=CommandKey("o", "c"), listed=False)
    answer = Answer("e", len(events))
    assert await store.append_evening(append) == Committed(answer)
    assert await store.append_evening(append) == Repeated(answer)
    assert await store.append_evening(msgspec.structs.replace(append, command=CommandKey("o", "d"))) == Conflict()
    assert await store.evening_events("e") == events
    await store.close()
