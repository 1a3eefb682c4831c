"""Tables that are read from disk instead of being made anew."""

from pathlib import Path

import numpy as np
import pytest

from kozel.bots import worker
from kozel.bots.equity import kept
from kozel.bots.equity.equity import Equity, make_equity
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import RuleSet, preset

RULES = preset("children")


def variant_for(rules: RuleSet, players: int = 2) -> Variant:
    variant = variant_of(rules, players)
    assert isinstance(variant, Variant)
    return variant


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "equity")
    return tmp_path / "equity"


def made_anew(monkeypatch: pytest.MonkeyPatch) -> list[RuleSet]:
    made: list[RuleSet] = []

    def make(rules: RuleSet, variant: Variant) -> Equity:
        made.append(rules)
        return make_equity(rules, variant)

    monkeypatch.setattr(kept, "make_equity", make)
    return made


def arrays(equity: Equity | None) -> list[np.ndarray]:
    assert equity is not None
    return [*equity.results, equity.lead, equity.running, equity.arrives, equity.chart.after]


def are_equal(one: Equity | None, other: Equity | None) -> bool:
    pairs = zip(arrays(one), arrays(other), strict=True)
    return all(mine.dtype == others.dtype and np.array_equal(mine, others) for mine, others in pairs)


@pytest.mark.usefixtures("folder")
def test_tables_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = made_anew(monkeypatch)
    first = kept.kept_equity(RULES, variant_for(RULES))
    assert kept.is_kept(RULES, variant_for(RULES))
    assert are_equal(first, kept.kept_equity(RULES, variant_for(RULES)))
    assert made == [RULES]


@pytest.mark.usefixtures("folder")
def test_other_rules_have_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    made = made_anew(monkeypatch)
    others = RULES.with_options({"target": RULES.target + 1})
    for rules in (RULES, others):
        kept.kept_equity(rules, variant_for(rules))
    assert made == [RULES, others]


@pytest.mark.parametrize(("kept_bytes", "more"), [(0, b""), (20, b""), (-1, b""), (99, b"?"), (-1, b"?")])
def test_a_damaged_file_is_replaced(
    kept_bytes: int, more: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = made_anew(monkeypatch)
    first = kept.kept_equity(RULES, variant_for(RULES))
    [file] = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[:kept_bytes] + more)
    assert are_equal(first, kept.kept_equity(RULES, variant_for(RULES)))
    assert len(made) == 2
    assert [*folder.iterdir()] == [file]
    assert file.read_bytes() == whole


def test_without_a_place_tables_are_made_each_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write_text("not a folder")
    made = made_anew(monkeypatch)
    for _ in range(2):
        assert kept.kept_equity(RULES, variant_for(RULES)) is not None
    assert len(made) == 2


def test_the_oldest_files_go(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_MOST_FILES", 2)
    all_rules = [RULES.with_options({"target": RULES.target + more}) for more in range(3)]
    for rules in all_rules:
        kept.kept_equity(rules, variant_for(rules))
    assert len([*folder.iterdir()]) == 2
    assert [kept.is_kept(rules, variant_for(rules)) for rules in all_rules] == [False, True, True]


@pytest.mark.usefixtures("folder")
def test_a_worker_keeps_the_tables_of_presets(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = preset("azerbaijani-101")
    made = made_anew(monkeypatch)
    monkeypatch.setattr(worker, "preset_names", lambda: (rules.name,))
    for _ in range(2):
        worker.keep_tables()
    assert made == [rules] * len(rules.players)
    assert all(kept.is_kept(rules, variant_for(rules, players)) for players in rules.players)
