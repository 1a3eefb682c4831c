"""The server is killed in the middle of an evening: what was acknowledged is there, and is done once."""

from pathlib import Path

from tests.crash.server_process import ServerProcess
from tests.server.club_pages import created, played


async def test_an_evening_survives_a_kill_and_goes_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        ion = await created(server.address, people=8)
        await ion.do("draw", round=1)
        assert (await ion.result(1, 100, 37)).status == 200
        before = await ion.look()
        answered = await ion.order("close_round", command="again", round=1)
        assert answered.code == "club_refusal.open_tables"
        done = await ion.order("enter_result", command="kept", round=1, table=2, outcome=played(100, 0))
    finally:
        server.kill()
    server = ServerProcess(tmp_path)
    try:
        ion.address = server.address
        repeated = await ion.order("enter_result", command="kept", round=1, table=2, outcome=played(100, 0))
        assert repeated.said == done.said, "acknowledged, so it is there, and done once"
        after = await ion.look()
        assert after["version"] == before["version"] + 1
        assert after["round"]["games"][0] == before["round"]["games"][0]
        assert after["entries"] == before["entries"], "keys hold"
        await ion.do("draw", round=2)
    finally:
        server.kill()
