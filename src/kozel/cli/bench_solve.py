"""`kozel bench solve`: how long the exact value of a deal takes, four hands in pairs from the first move."""

import time
from random import Random
from statistics import median
from typing import Annotated

from cyclopts import Parameter

from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.rules.deal import dealt
from kozel.rules.round import Round
from kozel.rules.rule_set import preset
from kozel.rules.tile import full_set


def solve(
    *,
    deals: Annotated[int, Parameter(help="cli.help.deals_number", validator=between("--deals", 1, 1_000_000))] = 1000,
    seed: Annotated[int, Parameter(help="cli.help.seed")] = 1,
    json: Json = False,
) -> None:
    """Solve random deals one by one and tell the times of the core that they took."""
    from kozel.kernel.position import state_of  # noqa: PLC0415 - Numba takes a second, which the help doesn't need
    from kozel.kernel.solver import Solver  # noqa: PLC0415
    from kozel.kernel.variant import Variant, variant_of  # noqa: PLC0415

    rules, chance, order = preset("kozel-pairs"), Random(seed), list(full_set(6))  # noqa: S311 - nothing is secret
    solver, variant = Solver(), variant_of(rules, 4)
    assert isinstance(variant, Variant), "the kernel covers this preset"
    times: list[float] = []
    nodes: list[int] = []
    for _ in range(deals + 1):
        chance.shuffle(order)
        state = state_of(Round(rules, *dealt(order, range(4), 4, rules), turn=0))
        start = time.process_time()
        solver.value(state, variant)
        times.append(1000 * (time.process_time() - start))
        nodes.append(solver.nodes)
    # While the first one was solved, Numba compiled or read what it had kept.
    times, nodes = sorted(times[1:]), nodes[1:]
    result = {
        "deals": deals,
        "median_ms": round(median(times), 3),
        "p99_ms": round(times[min(deals - 1, deals * 99 // 100)], 3),
        "max_ms": round(times[-1], 3),
        "nodes_per_second": round(1000 * sum(nodes) / sum(times)),
    }
    line = say("cli.bench.solve", n=deals, median=result["median_ms"], p99=result["p99_ms"], max=result["max_ms"])
    show(result, line, as_json=json)
