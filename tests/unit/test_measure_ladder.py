"""The steps of the ladder: docs/bots.md shows what was measured of the levels as they are."""

from pathlib import Path

import msgspec
import pytest

from bench.measure_ladder import MEASURED, SAME_ROUNDS, Step, as_file, as_table, read, said, wanted
from kozel.bots.ladder import LEVELS
from kozel.rules.rule_set import preset

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
STEP = Step("draw", 2, "level-2", said(LEVELS["level-2"]), said(LEVELS["level-1"]), 1000, 1.5, 1.0, 2.0)


def test_the_document_has_the_table_of_what_was_measured() -> None:
    assert as_table(read()) in DOCUMENT.read_text(encoding="utf-8")


def test_what_was_measured_is_of_the_levels_as_they_are() -> None:
    assert MEASURED.read_text(encoding="utf-8") == as_file(read())


def test_a_step_between_other_levels_is_not_of_now() -> None:
    assert STEP.is_of_now
    assert not msgspec.structs.replace(STEP, below_is="32/0.8").is_of_now


@pytest.mark.parametrize("name", SAME_ROUNDS)
def test_rounds_are_alike_where_that_is_said(name: str) -> None:
    rules, like = preset(name), preset(SAME_ROUNDS[name])
    alike = msgspec.structs.replace(rules, name=like.name, target=like.target, first_lead=like.first_lead)
    assert alike == like
    assert rules.first_lead.doubles == like.first_lead.doubles


def test_each_table_is_wanted_once() -> None:
    assert len(set(wanted())) == len(wanted())
    assert {name for name, _ in wanted()}.isdisjoint(SAME_ROUNDS)
