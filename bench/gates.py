"""How good a bot is, at 5 ms a decision, under the rules by which the gates are set: `python -m bench.gates`.

`python -m bench.gates TABLE BOT OPPONENT DEALS` measures one row; a table is `pairs`, `2` or `4`. The rules are those
of a table where a fish is scored on all, so that results compare with those of the field.
"""

import sys
from collections.abc import Mapping
from types import MappingProxyType

from bench.arguments import arguments, one_of, refuse, whole
from kozel.bots.measuring.duel import DealResult, compare, play_deal
from kozel.bots.measuring.named import UnknownBotError, bot_named
from kozel.rules.rule_set import RuleSet, preset

MILLISECONDS = 5.0
SEED = 1
OWN = {"block_score": "own", "lone_tile": {"0-0": 10}}
TABLES: Mapping[str, tuple[RuleSet, int]] = MappingProxyType(
    {
        "pairs": (preset("kozel-pairs").with_options(OWN), 4),
        "2": (preset("kozel").with_options(OWN), 2),
        "4": (preset("kozel").with_options(OWN), 4),
    }
)
OPPONENTS = ("greedy", "frozen-heuristic", "roll-k8")
DEALS = 1500
EVERY = 50


def measure(table: str, name: str, opponent: str, deals: int) -> None:
    """Print what is known after every so many deals."""
    rules, seats = TABLES[table]
    bot, other = bot_named(name, MILLISECONDS), bot_named(opponent, MILLISECONDS)
    play_deal(bot, other, rules, seats, SEED - 1, 0)  # until all is compiled
    results: list[DealResult] = []
    for number in range(deals):
        results.append(play_deal(bot, other, rules, seats, SEED, number))
        if len(results) % EVERY == 0 or len(results) == deals > 1:
            found = compare(results)
            interval = f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"
            print(
                f"| {table} | {name} | {opponent} | {found.deals} | {interval} | {100 * found.won:.1f} % |", flush=True
            )


def main(given: list[str]) -> None:
    if given:
        table, name, opponent, deals = given
        for bot in (name, opponent):
            try:
                bot_named(bot, MILLISECONDS)
            except UnknownBotError as error:
                refuse(f"a bot is one of {', '.join(error.names)}, not {bot}")
        measure(one_of("TABLE", table, TABLES), name, opponent, whole("DEALS", deals))
    else:
        for table in TABLES:
            for opponent in OPPONENTS:
                measure(table, "level-7", opponent, DEALS)


if __name__ == "__main__":
    main(arguments("python -m bench.gates TABLE BOT OPPONENT DEALS") if sys.argv[1:] else [])
