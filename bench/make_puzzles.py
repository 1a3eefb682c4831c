"""Makes the puzzles that are shipped: `.ci/uv run python -m bench.make_puzzles [SEED] [COUNT] > …/shipped.json`.

Bots play rounds; of each round one puzzle at most is taken, of the kind that there are fewest of, so that no two are
alike. Kinds follow each other from day to day. The same seed and count give the same puzzles.
"""

import sys
from collections import defaultdict
from itertools import chain, count, zip_longest

import msgspec

from bench.arguments import arguments, whole
from kozel.analysis.puzzles.find import puzzles_in
from kozel.analysis.puzzles.puzzle import Puzzle, PuzzleKind
from kozel.bots.measuring.named import bot_named

RULES = ("kozel-pairs", "kozel")
BOT = "level-4"


def make(seed: int, total: int) -> list[Puzzle]:
    """So many puzzles, as many of each kind."""
    each, bot = -(-total // len(PuzzleKind)), bot_named(BOT, None)
    found: dict[PuzzleKind, list[Puzzle]] = defaultdict(list)
    for number in count():
        wanted = {kind for kind in PuzzleKind if len(found[kind]) < each}
        if not wanted:
            break
        # The latest of its kind: the more has happened, the more there is to think about.
        latest = {puzzle.kind: puzzle for puzzle in puzzles_in(RULES[number % len(RULES)], seed, number, bot, wanted)}
        if latest:
            kind = min(latest, key=lambda kind: (len(found[kind]), kind))
            found[kind].append(latest[kind])
        print(number, {kind.value: len(found[kind]) for kind in PuzzleKind}, file=sys.stderr)
    in_turn = chain.from_iterable(zip_longest(*(found[kind] for kind in PuzzleKind)))
    return [puzzle for puzzle in in_turn if puzzle is not None][:total]


if __name__ == "__main__":
    given = arguments("python -m bench.make_puzzles [SEED] [COUNT]")
    asked = [whole(name, word) for name, word in zip(("SEED", "COUNT"), given, strict=False)]
    chosen, how_many = (*asked, *(1, 120)[len(asked) :])
    sys.stdout.buffer.write(msgspec.json.encode(make(chosen, how_many)) + b"\n")
