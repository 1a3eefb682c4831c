"""By how much each level is better than the one below, by all rule sets: `python -m bench.measure_ladder WORKERS`.

Measures what `bench/ladder.csv` doesn't hold for the levels as they are, adds it there, and prints the table of
docs/bots.md. A step of which a sample doesn't show that it is large enough is measured anew by a larger sample of other
deals; the last one counts. So a step that is just not large enough is taken to be in some 7 of 100 cases, not in 2.5.
"""

import csv
import io
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

import msgspec

from bench.arguments import arguments, whole
from kozel.bots.ladder import LEVELS, Level
from kozel.bots.measuring.duel import DealResult, compare
from kozel.bots.measuring.duel_task import DuelPart, duel_parts, play_part
from kozel.bots.measuring.spread import spread
from kozel.rules.options import TargetIn
from kozel.rules.rule_set import preset, preset_names

MEASURED = Path(__file__).with_name("ladder.csv")
_POINTS = 0.5
"""So many points a deal the lower end of each step's interval should be above, where rounds are worth points."""

SAME_ROUNDS: Mapping[str, str] = MappingProxyType({"kozel-home": "kozel", "pairs-200": "pairs-100"})
"""Rule sets with the rounds of another one, but for who leads if nobody has a double; the match differs."""

_SAMPLES = (1_000, 5_000, 20_000)


class Step(msgspec.Struct, frozen=True):
    """How a level and the one below, as they were then, compared by a rule set."""

    rules: str
    players: int
    level: str
    level_is: str
    below_is: str
    deals: int
    mean: float
    low: float
    high: float

    @property
    def is_of_now(self) -> bool:
        """Whether both levels are still the same."""
        below = f"level-{int(self.level.removeprefix('level-')) - 1}"
        return (self.level_is, self.below_is) == (said(LEVELS[self.level]), said(LEVELS[below]))


def said(level: Level) -> str:
    """What makes a level, in a word."""
    return f"{level.deals}/{level.gives_up}"


def wanted() -> list[tuple[str, int]]:
    """All rule sets and numbers of players whose rounds differ."""
    return [(name, players) for name in preset_names() if name not in SAME_ROUNDS for players in preset(name).players]


def read() -> list[Step]:
    """What has been measured of the levels as they are."""
    if not MEASURED.exists():
        return []
    with MEASURED.open(encoding="utf-8", newline="") as file:
        steps = [msgspec.convert(row, Step, strict=False) for row in csv.DictReader(file)]
    return [step for step in steps if step.is_of_now]


def as_file(steps: Iterable[Step]) -> str:
    """The contents of the file."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Step.__struct_fields__)
    writer.writerows(msgspec.structs.astuple(step) for step in steps)
    return text.getvalue()


def as_table(steps: Iterable[Step]) -> str:
    """The table of docs/bots.md: the mean of each step, in brackets the lower end; the deals."""
    found = {(step.rules, step.players, step.level): step for step in steps}
    names = [f"{above.removeprefix('level-')} over {below.removeprefix('level-')}" for below, above in pairwise(LEVELS)]
    lines = [f"| rules, players | {' | '.join(names)} |", f"|{'---|' * (len(names) + 1)}"]
    for name, players in wanted():
        cells = [_cell(found.get((name, players, level))) for _, level in pairwise(LEVELS)]
        lines.append(f"| `{name}`, {players} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _cell(step: Step | None) -> str:
    return "" if step is None else f"{step.mean:+.2f} ({step.low:+.2f}), {step.deals:,}"


def measure(rules: str, players: int, level: str, below: str, workers: int) -> Step:
    """Play the step out."""
    samples = (
        compare(_played(DuelPart(level, below, rules, players, None, seed, 0, deals), workers))
        for seed, deals in enumerate(_SAMPLES, start=1)
    )
    above = to_be_above(rules)
    found = next(sample for sample in samples if sample.low > above or sample.deals == _SAMPLES[-1])
    ends = (round(value, 3) for value in (found.mean, found.low, found.high))
    return Step(rules, players, level, said(LEVELS[level]), said(LEVELS[below]), found.deals, *ends)


def to_be_above(rules: str) -> float:
    """What the lower end of a step's interval should be above by a rule set: nothing where rounds count, not points."""
    return 0.0 if preset(rules).target_in is TargetIn.ROUNDS else _POINTS


def _played(part: DuelPart, workers: int) -> Sequence[DealResult]:
    with closing(spread(play_part, duel_parts(part), workers)) as results:
        return [result for part_of_it in results for result in part_of_it]


def main(workers: int) -> None:
    steps = read()
    have = {(step.rules, step.players, step.level) for step in steps}
    for name, players in wanted():
        for below, level in pairwise(LEVELS):
            if (name, players, level) in have:
                continue
            step = measure(name, players, level, below, workers)
            steps.append(step)
            MEASURED.write_text(as_file(steps), encoding="utf-8")
            print(f"{name}, {players}: {level} {_cell(step)}", file=sys.stderr, flush=True)
    print(as_table(steps))


if __name__ == "__main__":
    (given,) = arguments("python -m bench.measure_ladder WORKERS")
    main(whole("WORKERS", given))
