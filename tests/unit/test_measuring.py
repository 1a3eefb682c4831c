"""`kozel duel` and `kozel simulate`: the contract of their output, and the same answer however the work is split."""

import csv
import json
import sys
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

import pytest

from kozel.bots.ladder import LEVELS, Level
from kozel.bots.measuring.duel import compare
from kozel.bots.measuring.duel_task import DuelPart, duel_parts, play_part
from kozel.bots.measuring.named import bot_named
from kozel.cli.application import run


class Rows(Protocol):
    def to_pylist(self) -> list[dict[str, str]]: ...


class Parquet(Protocol):
    """What is needed of pyarrow, which has no types."""

    def read_table(self, file: Path, /) -> Rows: ...


class Cluster(Protocol):
    scheduler_address: str


class Distributed(Protocol):
    """What is needed of distributed, which has few types."""

    def LocalCluster(  # noqa: N802 - its name
        self, *, n_workers: int, threads_per_worker: int, dashboard_address: None
    ) -> AbstractContextManager[Cluster]: ...


PARQUET = cast("Parquet", import_module("pyarrow.parquet"))
DISTRIBUTED = cast("Distributed", import_module("distributed"))


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("LANG", "en")
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    return line


DUEL = ["duel", "greedy", "random", "--rules", "kozel-pairs", "--deals", "12", "--seed", "5", "--json"]


def test_a_duel_says_what_the_contract_promises(capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(said(DUEL, capsys))
    assert list(result) == ["a", "b", "deals", "mean", "low", "high", "won"]
    assert (result["a"], result["b"], result["deals"]) == ("greedy", "random", 12)
    assert result["low"] < result["mean"] < result["high"]
    assert 0 <= result["won"] <= 1


def test_a_duel_with_several_opponents_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(said(["duel", "greedy", "random", "greedy", "--deals", "4", "--json"], capsys))["duels"]
    assert [(row["a"], row["b"]) for row in rows] == [("greedy", "random"), ("greedy", "greedy")]


def test_a_duel_in_matches_says_who_loses_them(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["duel", "heuristic", "random", "--rules", "kozel-pairs", "--matches", "4", "--seed", "5"]
    result = json.loads(said([*arguments, "--json"], capsys))
    assert list(result) == ["a", "b", "matches", "mean", "low", "high", "won"]
    assert (result["matches"], result["won"]) == (4, 1)
    assert result["mean"] == 1
    assert "matches: 4" in said(arguments, capsys)


def test_levels_play_rounds_for_points_and_matches_for_the_match() -> None:
    rounds, match = bot_named("level-3", None), bot_named("level-3", None, for_match=True)
    assert isinstance(rounds, Level)
    assert isinstance(match, Level)
    assert (rounds.for_points, match.for_points, LEVELS["level-3"].for_points) == (True, False, False)


def test_parts_come_to_the_same_as_the_whole() -> None:
    whole = DuelPart("greedy", "random", "kozel", 3, None, 7, 0, 10)
    parts = [result for part in duel_parts(whole) for result in play_part(part)]
    assert compare(parts) == compare(play_part(whole))


def test_the_number_of_workers_changes_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert said([*DUEL, "--workers", "2"], capsys) == said(DUEL, capsys)


SIMULATION = ["simulate", "--rules", "general", "--players", "3", "--bots", "greedy,random,random", "--rounds", "45"]


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_simulated_rounds_become_a_file(ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"rounds.{ending}"
    summary = json.loads(said([*SIMULATION, "--out", str(file), "--json"], capsys))
    lines = file.read_text().splitlines() if ending == "csv" else []
    rows = list(csv.DictReader(lines)) or PARQUET.read_table(file).to_pylist()
    assert [int(row["number"]) for row in rows] == list(range(45))
    assert [int(row["leader"]) for row in rows[:4]] == [0, 1, 2, 0]
    assert sum(float(row["points_1"]) for row in rows) / 45 == pytest.approx(summary["points"][1])
    assert sum(row["finish"] == "block" for row in rows) / 45 == pytest.approx(summary["blocks"])


def test_a_cluster_comes_to_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    with DISTRIBUTED.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        assert said([*SIMULATION, "--json", "--dask", address], capsys) == said([*SIMULATION, "--json"], capsys)
        assert said([*DUEL, "--dask", address], capsys) == said(DUEL, capsys)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ["duel", "gredy", "random"],
            "kozel: there is no bot gredy; expected one of: gentle, random, greedy, heuristic",
        ),
        (["duel", "greedy", "random", "--rules", "chess"], "kozel: "),
        (["duel", "greedy", "random", "--deals", "1"], "kozel: "),
        (["duel", "greedy", "random", "--ms", "0"], "kozel: "),
        (["duel", "greedy", "random", "--matches", "1"], "kozel: "),
        (
            ["duel", "greedy", "random", "--deals", "4", "--matches", "4"],
            "kozel: --deals doesn't go together with --matches",
        ),
        (["simulate", "--workers", "2", "--dask", "a"], "kozel: --workers doesn't go together with --dask"),
        (["simulate", "--workers", "0"], "kozel: --workers: 0 won't do, expected a number from 1 to 256"),
        (["duel", "greedy", "random", "--rules", "pairs-100", "--players", "3"], "kozel: "),
        (["simulate", "--bots", "greedy,random"], "kozel: 2 bots are named for 4 seats"),
        (["simulate", "--out", "rounds.xlsx"], "kozel: rounds.xlsx: the name must end in .csv or .parquet"),
        (["simulate", "--out", "/nowhere/rounds.csv"], "kozel: there is no folder /nowhere"),
        (["simulate", "--dask", "nonsense"], "kozel: no Dask scheduler answers at nonsense"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(arguments, capsys, monkeypatch).startswith(line)


def test_what_is_missing_without_the_extra_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "install kozel[research]" in refused(["simulate", "--dask", "tcp://127.0.0.1:1"], capsys, monkeypatch)


def test_times_of_analyses_are_told_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(["bench", "analysis", "--rounds", "1", "--json"], capsys))
    assert found["rounds"] == 1
    for game in ("pairs", "two", "four"):
        assert 0 < found[game]["median_s"] == found[game]["p95_s"] == found[game]["max_s"]
