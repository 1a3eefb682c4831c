"""Playing a best line out by the rules, so that a page can show it step by step as it shows a match."""

from collections.abc import Iterable, Iterator

from kozel.analysis.report import LinePlay
from kozel.analysis.rounds import PlayedRound
from kozel.rules.match import Match
from kozel.rules.move import Move, Play
from kozel.table.match_replay import ReplayStep, replay_step
from kozel.web.analysis.message import LineReplay


def line_replay(played: PlayedRound, step: int, line: Iterable[LinePlay]) -> LineReplay | None:
    """The round from its step on, had it gone like this; None where the line doesn't lead to the round's end.

    The line has the plays; draws and passes are what the rules demand.
    """
    match = played.start
    for event in played.events[:step]:
        match = match.apply(event)
    plays, steps, settled = iter(line), list[ReplayStep](), len(match.settlements)
    while match.turn is not None:
        move = _next_move(match, plays)
        if move is None:
            return None
        event = match.event(move)
        match = match.apply(event)
        steps.append(replay_step(event, match, None))
    return LineReplay(tuple(steps), match.settlements[-1]) if len(match.settlements) > settled else None


def _next_move(match: Match, plays: Iterator[LinePlay]) -> Move | None:
    legal = match.legal()
    if not any(isinstance(move, Play) for move in legal):
        return legal[0]
    wanted = next(plays, None)
    return wanted.play if wanted is not None and wanted.play in legal else None
