"""Makes the golden record of each preset and number of players: `uv run python -m tests.replay.make_records`.

The records of `kozel` stand as they are. The seeds are chosen so that a record shows what its rules are known for: a
fish in each, redeals, a tied fish and its carry, remembered points that burn, every bonus.
"""

from pathlib import Path
from random import Random

from kozel.rules.record import write
from kozel.rules.record.record import record_of
from kozel.rules.rule_set import preset
from tests.random_matches import random_events

RECORDS = Path(__file__).with_name("records")
NAMES = ("Маша", "Alex", "Оля", "Șerban")
SEEDS = {
    ("azerbaijani-101", 2): 202,
    ("azerbaijani-101", 3): 246,
    ("azerbaijani-101", 4): 336,
    ("block", 2): 123,
    ("block", 3): 238,
    ("block", 4): 127,
    ("children", 2): 1,
    ("classic", 2): 1,
    ("classic", 3): 3,
    ("classic", 4): 3,
    ("classic-duel", 2): 4,
    ("cuban-pairs", 4): 245,
    ("dominican-pairs", 4): 304,
    ("draw", 2): 36,
    ("draw", 3): 79,
    ("draw", 4): 149,
    ("general", 2): 3,
    ("general", 3): 3,
    ("general", 4): 1,
    ("kozel-duel", 2): 1,
    ("kozel-home", 2): 38,
    ("kozel-home", 3): 336,
    ("kozel-home", 4): 52,
    ("kozel-pairs", 4): 12,
    ("kozel-yard", 2): 20,
    ("kozel-yard", 3): 19,
    ("kozel-yard", 4): 10,
    ("pairs-100", 4): 1,
    ("pairs-200", 4): 1,
    ("puerto-rican-500", 4): 210,
    ("spanish-pairs", 4): 63,
}


def text(name: str, players: int, seed: int) -> str:
    rules = preset(name)
    return write(record_of(rules, NAMES[:players], random_events(rules, players, Random(seed))))


if __name__ == "__main__":
    for (preset_name, number), chosen in SEEDS.items():
        path = RECORDS / f"{preset_name}-{number}.txt"
        path.write_text(text(preset_name, number, chosen), encoding="utf-8")
