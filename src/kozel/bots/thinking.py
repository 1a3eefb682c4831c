"""Weighing moves by playing many likely deals on to their ends."""

from time import process_time

import msgspec

from kozel.bots.few_deals import values_over_all_deals
from kozel.bots.guess import guess_of
from kozel.bots.position import Position
from kozel.kernel.chance import chance_of
from kozel.kernel.playout.belief import believe, in_question
from kozel.kernel.playout.evaluate import evaluate
from kozel.kernel.playout.sums import Sums
from kozel.kernel.playout.told import Told, with_odds
from kozel.kernel.playout.units import Network
from kozel.kernel.stakes.stakes import FOR_POINTS, Stakes
from kozel.kernel.variant import Variant

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
    position: Position,
    variant: Variant,
    network: Network,
    *,
    deals: int,
    end: float | None,
    seed: int,
    all_moves: bool,
    stakes: Stakes = FOR_POINTS,
) -> Verdict:
    """Sample deals and play on after each move; a round that is over is worth what the stakes say.

    It ends after so many deals, or when the process has used so much time of the processor as `end` says. Unless
    `all_moves`, a move that is surely not the best is given up early. Where only few deals fit, all are looked at.
    """
    if position.has_few_deals(min(_FEW, deals)):
        values = values_over_all_deals(position, variant, network, stakes)
        return Verdict(tuple(position.moves.tolist()), tuple(values.tolist()), int(position.deals) * position.orders)
    state, common, hidden, moves = position
    chance, sums, done, look = chance_of(seed), Sums.of(len(moves)), 0, _FIRST_LOOK
    guess, spread = guess_of(position, variant, network)
    told = Told.nothing(hidden)
    while True:
        batch = min(_BATCH, deals - done)
        evaluate(state, common, hidden, variant, moves, network, chance, sums, told, batch, stakes)
        done += batch
        if done >= deals or (end is not None and process_time() >= end):
            break
        if done < look:
            continue
        look, hidden = 2 * done, with_odds(hidden, told, done)
        if not all_moves:
            stay = in_question(believe(guess, spread, sums), _SURELY)
            if len(stay) == 1:
                break
            if len(stay) < len(moves):
                moves, sums, guess = moves[stay], sums.only(stay), guess[stay]
    means = believe(guess, spread, sums).means
    return Verdict(tuple(moves.tolist()), tuple(means.tolist()), done)
