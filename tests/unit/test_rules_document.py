"""docs/rules.md: the tests that it names are there, every preset is in its table, its score sheet can be counted."""

import re
from pathlib import Path

import msgspec
import pytest

from kozel.rules.rule_set import preset_names
from kozel.rules.score_sheet import Sheet, score_sheet

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "rules.md").read_text(encoding="utf-8")
PROOFS = re.findall(r"\[`(test_\w+)`\]\(([^)]+)\)", TEXT)


def test_it_names_tests() -> None:
    assert len(PROOFS) > 30


@pytest.mark.parametrize(("test", "file"), PROOFS)
def test_every_test_that_it_names_is_there(test: str, file: str) -> None:
    assert f"def {test}(" in (DOCS / file).read_text(encoding="utf-8")


def test_every_preset_is_in_its_table() -> None:
    rows = [row.partition(" | ")[0] for row in TEXT.splitlines() if row.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`([^`]+)`", row)} >= set(preset_names())


def test_its_score_sheet_can_be_counted() -> None:
    (told,) = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    scored = score_sheet(msgspec.json.decode(told, type=Sheet))
    assert scored.end is not None
    assert [account.score for account in scored.accounts] == [0, 0, 33, 0]
