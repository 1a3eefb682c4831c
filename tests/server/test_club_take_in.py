"""A whole event from one server to another, by the file that its desk writes."""

import asyncio
import http.client
import multiprocessing
import os
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from kozel.web.club.apart import apart
from kozel.web.club.taking_in import LARGEST_FILE
from tests.server.club_pages import TO_100, Organiser, Reply, ask, created
from tests.server.serving import serving

PLAN = {"name": "Кубок двора", "format": TO_100, "listed": True}
COMPARED = ("plan", "phase", "organisers", "round", "standings", "provisional", "prizes", "log", "version")


async def take_in(address: str, file: bytes, command: str = "1", headers: Mapping[str, str] | None = None) -> Reply:
    return await ask(address, f"/api/club/import?command={command}", data=file, headers=headers)


def organiser_of(address: str, reply: Reply) -> Organiser:
    assert reply.status == 200, reply
    return Organiser(address, reply.said["event"], reply.said["organise"].partition("#")[2])


async def played_event(address: str) -> Organiser:
    """An event with a closed round, a correction, an undoing, somebody who signed up, and a round that goes on."""
    ion = await created(address, PLAN, 8)
    await ask(address, f"{ion.path}/sign-up", {"command": "s", "people": [{"name": "Оля", "contact": "069"}]})
    await ion.look()
    await ion.do("draw", round=1)
    for table, lost in ((1, 37), (2, 50)):
        assert (await ion.result(table, 100, lost)).status == 200
    await ion.look()
    await ion.do("close_round", round=1)
    corrected = {"type": "played", "points": [7, 100], "timed": False, "pips": None}
    await ion.do("enter_result", round=1, table=2, outcome=corrected, reason="не тот столбец")
    await ion.do("draw", round=2)
    await ion.do("penalise", round=2, player="2-1", points=10, reason="опоздание")
    await ion.do("undo", act=ion.version)
    return ion


async def file_of(organiser: Organiser) -> bytes:
    reply = await ask(organiser.address, f"{organiser.path}/event.json", token=organiser.token)
    assert reply.status == 200
    return reply.body


async def test_what_one_desk_writes_another_takes_in(tmp_path: Path) -> None:
    async with serving(tmp_path / "here") as here:
        ion = await played_event(here.address)
        file, before = await file_of(ion), await ion.look()
    async with serving(tmp_path / "there") as there:
        copy = organiser_of(there.address, await take_in(there.address, file))
        after = await copy.look()
        assert {part: after[part] for part in COMPARED} == {part: before[part] for part in COMPARED}
        assert await file_of(copy) == file
        # Contacts come along, secrets don't: no old link or page opens anything here.
        assert [entry["people"][0]["contact"] for entry in after["entries"]][-1] == "069"
        old = Organiser(there.address, copy.event, ion.token)
        assert (await ask(there.address, f"{old.path}/organiser", token=old.token)).status == 403
        pages = [
            [entry["people"][0]["page"].rpartition("/")[2] for entry in view["entries"]] for view in (before, after)
        ]
        for one, other in zip(*pages, strict=True):
            assert (await ask(there.address, f"{copy.path}/me/{one}")).status == 404
            assert (await ask(there.address, f"{copy.path}/me/{other}")).status == 200
        # It goes on, and what was undone can come again.
        await copy.do("undo", act=copy.version)
        assert (await copy.look())["round"]["penalties"][0]["points"] == 10
    async with serving(tmp_path / "there") as again:
        copy.address = again.address
        assert (await copy.look())["round"]["penalties"][0]["points"] == 10


async def test_a_file_that_is_sent_twice_is_one_event(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        file = await file_of(await created(served.address, PLAN))
        cookie = (await ask(served.address, "/")).headers["Set-Cookie"].partition(";")[0]
        one, other = [await take_in(served.address, file, "a", {"Cookie": cookie}) for _ in range(2)]
        assert one.said == other.said
        assert len((await ask(served.address, "/api/club")).said) == 2


async def test_somebody_who_organises_no_more_is_not_let_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, PLAN)
        await ask(served.address, f"{ion.path}/organisers", {"command": "o", "name": "Ana"}, token=ion.token)
        await ion.look()
        await ion.do("dismiss_organiser", name="Ana")
        ana = await ask(served.address, f"{ion.path}/organisers", {"command": "p", "name": "Ana"}, token=ion.token)
        ana = organiser_of(served.address, ana)
        await ana.look()
        await ana.do("dismiss_organiser", name="Ion")
        copy = organiser_of(served.address, await take_in(served.address, await file_of(ana)))
        assert (await copy.look())["organiser"] == "Ana"


def refused_at_once(address: str, length: int) -> int:
    """The answer to a file of this length, before any of it is sent."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=60)
    connection.putrequest("POST", "/api/club/import?command=1")
    connection.putheader("Content-Length", str(length))
    connection.endheaders()
    status = connection.getresponse().status
    connection.close()
    return status


async def test_a_file_that_is_wrong_is_refused_and_nothing_of_it_is_taken_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ion = await created(served.address, {**PLAN, "listed": False}, 4)
        await ion.do("draw", round=1)
        written = (await file_of(ion)).replace(b'"listed": false', b'"listed": true')
        wrong = written.replace(b'"kind": "round_drawn"', b'"kind": "round_dreamt"')
        refused = await take_in(served.address, wrong)
        assert (refused.status, refused.code, refused.said["row"]) == (422, "club_fault.event_shape", 3)
        assert "round_dreamt" in refused.said["values"]["found"]
        assert (await take_in(served.address, written, command="")).code == "club_refusal.malformed"
        assert await asyncio.to_thread(refused_at_once, served.address, LARGEST_FILE + 1) == 413
        assert (await ask(served.address, "/api/club")).said == []


async def test_work_that_never_ends_is_ended() -> None:
    with pytest.raises(TimeoutError):
        await apart(time.sleep, 600, seconds=0.1)
    assert multiprocessing.active_children() == []


async def test_work_that_fails_is_no_answer() -> None:
    with pytest.raises(EOFError):
        await apart(os._exit, 3)
