"""Makes counts.json: `uv run python -m tests.replay.make_counts`.

For each preset four deals: two counted from the lead, to a depth that has many sequences, and two from late in a round,
to the end of all sequences.
"""

from itertools import count as numbers
from itertools import cycle, islice
from pathlib import Path
from random import Random

import msgspec

from kozel.rules.rule_set import preset, preset_names
from kozel.rules.tile import full_set
from tests.replay.counting import ByNaive, Counted, count

COUNTS = Path(__file__).with_name("counts.json")
MANY = 600
TOO_MANY = 2500
FEW = 500
LONGEST = 60


def shuffled(name: str, random: Random) -> str:
    tiles = full_set(preset(name).highest)
    return " ".join(map(str, random.sample(tiles, len(tiles))))


def from_the_lead(name: str, players: int, random: Random) -> Counted:
    tiles = shuffled(name, random)
    position = ByNaive.dealt(preset(name), players, tiles)
    for depth in numbers(1):
        sequences, ended = count(position, depth)
        if sequences[-1] > MANY:
            return Counted(name, players, tiles, (), sequences, ended)
    raise AssertionError


def from_late_in_a_round(name: str, players: int, random: Random) -> Counted:
    """From the earliest place of a random round from which all sequences can still be counted."""
    tiles = shuffled(name, random)
    positions, before = [ByNaive.dealt(preset(name), players, tiles)], list[str]()
    while positions[-1].moves():
        before.append(random.choice(sorted(positions[-1].moves())))
        positions.append(positions[-1].after(before[-1]))
    counted = Counted(name, players, tiles, (), (0,), (0,))
    for place in reversed(range(len(before))):
        if any(sum(count(positions[place], depth)[0]) > TOO_MANY for depth in range(4, LONGEST + 1, 4)):
            break
        sequences, ended = count(positions[place], LONGEST)
        length = sequences.index(0) + 1
        counted = Counted(name, players, tiles, tuple(before[:place]), sequences[:length], ended[:length])
    return counted if sum(counted.sequences) > FEW else from_late_in_a_round(name, players, random)


def all_counts() -> list[Counted]:
    return [
        (from_the_lead if number % 2 == 0 else from_late_in_a_round)(name, players, Random(f"{name} {number}"))
        for name in preset_names()
        for number, players in enumerate(islice(cycle(preset(name).players), 4))
    ]


if __name__ == "__main__":
    lines = b",\n".join(map(msgspec.json.encode, all_counts()))
    COUNTS.write_bytes(b"[\n" + lines + b"\n]\n")
