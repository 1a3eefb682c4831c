"""docs/club.md: the tests that it names are there, every rule has one, its sheet can be ranked."""

import re
from pathlib import Path

import msgspec
import pytest

from kozel.club.format import format_preset_names
from kozel.club.interchange import ResultsSheet, read_results_sheet
from kozel.club.standings import standings

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "club.md").read_text(encoding="utf-8")
PROOFS = re.findall(r"\[`(test_\w+)`\]\(([^)]+)\)", TEXT)


@pytest.mark.parametrize(("test", "file"), PROOFS)
def test_every_test_that_it_names_is_there(test: str, file: str) -> None:
    assert f"def {test}(" in (DOCS / file).read_text(encoding="utf-8")


def test_every_rule_is_there_with_its_test() -> None:
    named = " ".join(test for test, _ in PROOFS)
    for rule in range(1, 18):
        assert f"**R{rule}." in TEXT
        assert f"test_r{rule}_" in named


def test_every_decision_that_it_names_is_there() -> None:
    files = re.findall(r"\]\((decisions/[^)]+)\)", TEXT)
    assert len(files) == 5
    assert all((DOCS / file).exists() for file in files)


def test_every_preset_is_in_it() -> None:
    assert all(f"`{name}`" in TEXT for name in format_preset_names())


def test_its_sheet_can_be_ranked() -> None:
    (sheet,) = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    form, entries, records, penalties = read_results_sheet(msgspec.json.decode(sheet, type=ResultsSheet))
    assert [line.player for line in standings(form, entries, records, penalties)] == ["A", "C", "B", "D"]
