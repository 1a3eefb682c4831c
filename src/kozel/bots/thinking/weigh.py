"""Weighing moves by playing many likely deals on to their ends."""

from time import process_time

import msgspec

from kozel.bots.thinking.few_deals import values_over_all_deals
from kozel.bots.thinking.guess import guess_of
from kozel.kernel.chance import chance_of
from kozel.kernel.playout.belief import believe, in_question
from kozel.kernel.playout.evaluate import evaluate
from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.sums import Sums
from kozel.kernel.playout.told import Told, with_odds

_SURELY = 3.0
"""A move is given up when it is behind the best by so many standard deviations."""

_FIRST_LOOK = 128
"""So many deals tell which moves are in question and which deals likely; then twice as many, and so on."""

_BATCH = 64
"""How many deals are sampled between two looks at the clock."""

_FEW = 400
"""So many deals are gone through, each once, where there are no more."""


class Thinking(msgspec.Struct, frozen=True):
    """How much a bot thinks: so many deals, but no more milliseconds of the processor than that (None: any)."""

    deals: int
    milliseconds: float | None = None


class Verdict(msgspec.Struct, frozen=True):
    """What the moves still in question come to on average, over so many sampled deals."""

    moves: tuple[int, ...]
    means: tuple[float, ...]
    deals: int


def weigh(  # noqa: PLR0913 - what to weigh, and how
    position: Position, playout: Playout, *, deals: int, end: float | None, seed: int, all_moves: bool
) -> Verdict:
    """Sample deals and play on after each move.

    It ends after so many deals, or when the process has used so much time of the processor as `end` says. Unless
    `all_moves`, a move that is surely not the best is given up early. Where only few deals fit, all are looked at.
    """
    if position.has_few_deals(min(_FEW, deals)):
        values = values_over_all_deals(position, playout)
        return Verdict(tuple(position.moves.tolist()), tuple(values.tolist()), int(position.deals) * position.orders)
    chance, sums, done, look = chance_of(seed), Sums.of(len(position.moves)), 0, _FIRST_LOOK
    guess, spread = guess_of(position, playout)
    told = Told.nothing(position.hidden)
    while True:
        batch = min(_BATCH, deals - done)
        evaluate(position, playout, batch, chance, sums, told)
        done += batch
        if done >= deals or (end is not None and process_time() >= end):
            break
        if done < look:
            continue
        look, position = 2 * done, position._replace(hidden=with_odds(position.hidden, told, done))
        if not all_moves:
            stay = in_question(believe(guess, spread, sums), _SURELY)
            if len(stay) == 1:
                break
            if len(stay) < len(guess):
                position, sums, guess = position._replace(moves=position.moves[stay]), sums.only(stay), guess[stay]
    means = believe(guess, spread, sums).means
    return Verdict(tuple(position.moves.tolist()), tuple(means.tolist()), done)
