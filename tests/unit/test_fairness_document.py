"""The commands in docs/fairness.md do what stands there, and what stands there is right."""

import re
import subprocess
from pathlib import Path

import msgspec

from tests.vectors import make_deals
from tests.vectors.make_deals import Vectors

TEXT = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
OUTPUTS = re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)


def test_the_commands_print_what_is_said() -> None:
    (commands,), (output,) = COMMANDS, OUTPUTS
    done = subprocess.run(["sh", "-c", commands], capture_output=True, text=True, check=True)
    assert done.stdout == output


def test_the_worked_round_is_the_vectors() -> None:
    vectors = msgspec.json.decode(make_deals.DEALS.read_bytes(), type=Vectors)
    document = next(vector.document for vector in vectors.documents if vector.name == "two people")
    attempts = document.rounds[2].attempts
    lines = [
        (attempt.attempt, part)
        for attempt in attempts
        for part in (*attempt.hands, attempt.boneyard[:7], attempt.boneyard[7:])
    ]
    said = "".join(f"attempt {number}: {' '.join(tiles)}\n" for number, tiles in lines)
    assert [f"commitment {document.commitment}\n{said}"] == OUTPUTS
