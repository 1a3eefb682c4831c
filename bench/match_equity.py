"""What playing for the match is worth: `python -m bench.match_equity TABLE STANDING SECONDS`.

The highest level with few deals, so that many matches can be played, against itself as it would play if rounds were all
there is. A table is `pairs`, `2`, `3`, `4` or `yard`; a standing is `fresh`, or `late`: everybody's score is open and
between 60 and 100, as chance has it. Each match is played once with the former on each side, with the same deals.
"""

from collections.abc import Mapping
from time import process_time
from types import MappingProxyType

import msgspec

from bench.arguments import above_zero, arguments, one_of
from kozel.bots.chance import repeatable
from kozel.bots.ladder import LEVELS
from kozel.bots.measuring.duel import DealResult, compare
from kozel.bots.measuring.match_duel import play_match_from_all_sides
from kozel.bots.rounds import after_a_round
from kozel.rules.account import Account
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import RuleSet, preset

DEALS = 256
SEED = 1
EVERY = 100
TABLES: Mapping[str, tuple[RuleSet, int]] = MappingProxyType(
    {
        "pairs": (preset("kozel-pairs"), 4),
        "2": (preset("kozel"), 2),
        "3": (preset("kozel"), 3),
        "4": (preset("kozel").with_options({"block_score": "own"}), 4),
        "yard": (preset("kozel-yard"), 4),
    }
)
STANDINGS = ("fresh", "late")


def begun(rules: RuleSet, seats: int, standing: str, number: int) -> Match:
    match = new_match(rules, seats)
    if standing == "fresh":
        return match
    random = repeatable(f"{SEED} {number} accounts")
    accounts = tuple(Account(open=random.randint(60, 100)) for _ in match.accounts)
    return msgspec.structs.replace(after_a_round(match, random.randrange(seats)), accounts=accounts)


def show(table: str, standing: str, results: list[DealResult]) -> None:
    found = compare(results)
    interval = f"{100 * found.mean:+.2f} % ({100 * found.low:+.2f} to {100 * found.high:+.2f})"
    print(f"| {table} | {standing} | {found.deals} | {interval} | {100 * found.won:.1f} % |", flush=True)


def main(table: str, standing: str, seconds: float) -> None:
    rules, seats = TABLES[table]
    bot = msgspec.structs.replace(LEVELS["level-7"], deals=DEALS, milliseconds=None)
    plain = msgspec.structs.replace(bot, for_points=True)
    play_match_from_all_sides(bot, plain, new_match(rules, seats), SEED - 1, 0)  # until all is compiled
    results, began = list[DealResult](), process_time()
    while process_time() - began < seconds:
        match = begun(rules, seats, standing, len(results))
        results.append(play_match_from_all_sides(bot, plain, match, SEED, len(results)))
        if len(results) % EVERY == 0:
            show(table, standing, results)
    show(table, standing, results)


if __name__ == "__main__":
    table, standing, seconds = arguments("python -m bench.match_equity TABLE STANDING SECONDS")
    main(one_of("TABLE", table, TABLES), one_of("STANDING", standing, STANDINGS), above_zero("SECONDS", seconds))
