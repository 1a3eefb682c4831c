"""Several sides on their way to the target, each by itself."""

from kozel.kernel.compiled import Floats, Ints, unmanaged
from kozel.kernel.stakes.stakes import Aim, Stakes

_NOTHING_LEFT = 1e-5
"""A match that goes on with no more than that chance changes no decision."""


@unmanaged
def race(accounts: Ints, lead: int, sides: int, side: int, stakes: Stakes, losses: Floats) -> float:
    """Write each side's chance to lose the match, and give the side's worth: the others' mean chance less its own.

    `lead` leads the next round (-1: anybody).
    """
    losses[:sides] = 0.0
    _shift(accounts, lead, sides, len(stakes.after))
    if stakes.aim == Aim.LAST_WINS:
        _last_wins(accounts, sides, stakes, losses)
    elif stakes.aim == Aim.FIRST_WINS:
        _first_wins(accounts, sides, stakes, losses)
    else:
        _first_loses(accounts, sides, stakes, losses)
    _shift(accounts, lead, sides, -len(stakes.after))
    others = 0.0
    for other in range(sides):
        if other != side:
            others += losses[other]
    return others / (sides - 1) - losses[side]


@unmanaged
def _shift(accounts: Ints, lead: int, sides: int, size: int) -> None:
    """Make rows of `Stakes.running` of accounts, by who leads, or accounts of rows."""
    for side in range(sides):
        accounts[side] += (sides if lead < 0 else (side - lead) % sides) * size


@unmanaged
def _first_loses(rows: Ints, sides: int, stakes: Stakes, losses: Floats) -> None:
    all_running = 1.0
    for time in range(stakes.arrives.shape[1]):
        nobody = 1.0
        for side in range(sides):
            arrives: float = stakes.arrives[rows[side], time]
            losses[side] += all_running * arrives
            nobody *= 1.0 - arrives
        all_running *= nobody
        if all_running < _NOTHING_LEFT:
            break


@unmanaged
def _first_wins(rows: Ints, sides: int, stakes: Stakes, losses: Floats) -> None:
    """Only one can be first: where several get there in the same round, one of them is as likely as its arrival."""
    losses[:sides] = 1.0
    all_running = 1.0
    for time in range(stakes.arrives.shape[1]):
        nobody, expected = 1.0, 0.0
        for side in range(sides):
            arrives: float = stakes.arrives[rows[side], time]
            nobody *= 1.0 - arrives
            expected += arrives
        if expected > 0:
            for side in range(sides):
                losses[side] -= all_running * (1.0 - nobody) * stakes.arrives[rows[side], time] / expected
        all_running *= nobody
        if all_running < _NOTHING_LEFT:
            break


@unmanaged
def _last_wins(rows: Ints, sides: int, stakes: Stakes, losses: Floats) -> None:
    """Somebody has won when all others have arrived."""
    for side in range(sides):
        alone = 0.0
        for time in range(1, stakes.running.shape[1]):
            before = _before(rows[side], stakes, time)
            if before < _NOTHING_LEFT:
                break
            here = before - stakes.running[rows[side], time]
            for other in range(sides):
                if other != side:
                    here *= 1.0 - _before(rows[other], stakes, time)
            alone += here
        losses[side] = 1.0 - alone


@unmanaged
def _before(row: int, stakes: Stakes, time: int) -> float:
    """The chance that the side of that row of `Stakes.running` arrives in that round or later."""
    return 1.0 if time == 0 else stakes.running[row, time - 1]
