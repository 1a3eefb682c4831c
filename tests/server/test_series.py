"""A series: the table that its events come to together."""

from pathlib import Path

from tests.server.club_pages import TO_100, ask, created
from tests.server.serving import serving


def plan(name: str, series: str, *, listed: bool = True) -> dict[str, object]:
    return {"name": name, "format": TO_100, "listed": listed, "series": series}


async def ended(address: str, planned: dict[str, object], *points: tuple[int, int]) -> list[dict[str, object]]:
    """Four people play everybody with everybody, and the event ends; its standings."""
    organiser = await created(address, planned, 4)
    for number, (first, second) in enumerate(points, start=1):
        await organiser.do("draw", round=number)
        assert (await organiser.result(1, first, second, number)).status == 200
        await organiser.look()
    await organiser.do("finish")
    return (await organiser.look())["standings"]


async def test_a_seasons_table_adds_up_what_everybody_had(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        one = await ended(served.address, plan("Осень", "Кубок двора"), (100, 37), (100, 0), (62, 100))
        two = await ended(served.address, plan("Зима", " кубок  ДВОРА"), (100, 90))
        # One that is still played, one that nobody may find, and one of another series don't count.
        await created(served.address, plan("Весна", "Кубок двора"), 4)
        await ended(served.address, plan("Тайна", "Кубок двора", listed=False), (100, 0))
        await ended(served.address, plan("Другая", "Кубок сети"), (100, 0))
        view = (
            await ask(
                served.address, "/api/club/series/%D0%9A%D1%83%D0%B1%D0%BE%D0%BA%20%D0%B4%D0%B2%D0%BE%D1%80%D0%B0"
            )
        ).said
        missing = await ask(served.address, "/api/club/series/Nobody")
    assert sorted(event["name"] for event in view["events"]) == ["Весна", "Зима", "Осень"]
    for line in view["table"]:
        own = [row for standings in (one, two) for row in standings if row["name"] == line["name"]]
        assert line["events"] == len(own) == 2
        for column in ("points", "wins", "effectiveness", "plus"):
            assert line[column] == sum(int(str(row[column])) for row in own)
        assert line["best"] == min(int(str(row["place"])) for row in own)
    merits = [(line["points"], line["wins"], line["effectiveness"], line["plus"]) for line in view["table"]]
    assert merits == sorted(merits, reverse=True)
    assert [line["place"] for line in view["table"]] == [1 + merits.index(merit) for merit in merits]
    assert missing.status == 404
    # Four games each, so all are provisional.
    assert {line["name"]: (line["place"], line["games"]) for line in view["ratings"]} == {
        f"P{number}": (None, 4) for number in range(1, 5)
    }
    named = {event["event"]: event["name"] for event in view["events"]}
    assert [named[event["event"]] for event in view["ratings"][0]["events"]] == ["Осень", "Зима"]
