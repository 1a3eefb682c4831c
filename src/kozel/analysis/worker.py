"""The entries for a worker process: a round or a sight goes in, its analysis or a hint comes out as JSON."""

import os
import sys
import threading

import msgspec

from kozel.analysis.report import RoundAnalysis, Unavailable
from kozel.analysis.rounds import PlayedRound
from kozel.bots.rounds import start
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.view import Sight, sight

_warm = threading.Event()

GENTLE = 10
"""How much a worker lets other processes go first."""


def be_gentle() -> None:
    """Let whatever else the machine does go first: nobody waits for an analysis as for a move."""
    if sys.platform != "win32":
        # `os.nice` would speak for the calling thread only, and a process may be prepared in another than it works in.
        own = os.getpid()
        os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + GENTLE)


def analysis_of(played: PlayedRound) -> bytes:
    """The analysis of a round, a `RoundAnalysis` or `Unavailable`, as JSON."""
    from kozel.analysis.round_analysis import analyse_round  # noqa: PLC0415 - compiled code is for workers only

    found = analyse_round(played.start, played.events)
    return msgspec.json.encode(found if isinstance(found, RoundAnalysis) else Unavailable(found.option))


def hint_of(sight: Sight, rules: RuleSet, seed: int) -> bytes:
    """What the seat is advised to play, a `Hint` or null, as JSON."""
    from kozel.analysis.hint import hint_for  # noqa: PLC0415 - compiled code is for workers only

    return msgspec.json.encode(hint_for(sight, rules, seed))


def warm_hints() -> None:
    """Get compiled code ready for hints; called once, in a thread of its own."""
    match = start(preset("kozel"), 4, seed=0, number=0)
    # Both in the first move and in one of the last, where few deals are possible.
    while match.turn is not None:
        hint_of(sight(match, match.turn), match.rules, 0)
        match = match.apply(match.event(match.legal()[0]))
    _warm.set()


def hint_if_warm(sight: Sight, rules: RuleSet, seed: int) -> bytes | None:
    """As `hint_of`, but None as long as compiled code isn't ready: nobody else's work waits for that."""
    return hint_of(sight, rules, seed) if _warm.is_set() else None
