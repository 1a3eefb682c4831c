"""From each deal in counts.json both implementations find as many legal sequences of moves as are written there."""

from pathlib import Path

import msgspec
import pytest

from kozel.rules.rule_set import preset_names
from tests.replay.counting import ByEngine, ByNaive, Counted, recounted

COUNTS = msgspec.json.decode(Path(__file__).with_name("counts.json").read_bytes(), type=list[Counted])


def test_every_preset_is_counted() -> None:
    assert {counted.rules for counted in COUNTS} == set(preset_names())


@pytest.mark.parametrize("counted", COUNTS, ids=lambda counted: f"{counted.rules} {counted.players}")
def test_both_implementations_count_alike(counted: Counted) -> None:
    assert recounted(counted, ByNaive.dealt) == counted
    assert recounted(counted, ByEngine.dealt) == counted
