"""The bot that plays on: it samples deals that fit what its seat saw and plays each move on to the round's end.

A deal counts as much as it makes what the others did likely; everybody is taken to play by the policy of
`kernel/playout`. Where compiled code doesn't cover the rules, or no deal fits, it plays as the heuristic does.
"""

from functools import lru_cache
from math import exp
from random import Random
from time import process_time

import msgspec

from kozel.bots.equity.standing import make_tables, stakes_of
from kozel.bots.heuristic import heuristic
from kozel.bots.thinking.open_hands import best_with_open_hands, hands_are_open, points_decide
from kozel.bots.thinking.position import position_of
from kozel.bots.thinking.temperature import temperature
from kozel.bots.thinking.weigh import Thinking, weigh
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.position import Position
from kozel.kernel.position import play_of
from kozel.kernel.stakes.stakes import FOR_POINTS
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.line import End
from kozel.rules.move import Move, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight


class Rolling(msgspec.Struct, frozen=True):
    """A bot that thinks so much.

    It makes the best move, or one that comes close, by chance, so that it gives up that share of what it would give up
    if it chose blindly. It plays for the match, or `for_points` as if the round were all there is.
    """

    thinking: Thinking
    gives_up: float = 0.0
    for_points: bool = False

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        """Make the move that comes to most, or one of those that come close."""
        if not self.for_points:
            make_tables(sight, rules)  # once for a rule set: not what a decision takes
        end = None if self.thinking.milliseconds is None else process_time() + self.thinking.milliseconds / 1000
        variant = compiled_rules(rules, sight)
        position = position_of(sight, rules, variant) if variant is not None else None
        if variant is None or position is None or not position.deals:
            return heuristic(sight, rules, random)
        playout = playout_for(variant, FOR_POINTS if self.for_points else stakes_of(sight, rules))
        return as_legal(self._move(position, playout, rules, random, end), sight)

    def _move(self, position: Position, playout: Playout, rules: RuleSet, random: Random, end: float | None) -> int:
        if len(position.moves) == 1:
            return int(position.moves[0])
        variant, stakes = playout.variant, playout.stakes
        if not self.gives_up and hands_are_open(position, variant) and points_decide(variant, stakes):
            return best_with_open_hands(position, variant)
        seed = random.getrandbits(64)
        verdict = weigh(position, playout, deals=self.thinking.deals, end=end, seed=seed, all_moves=self.gives_up > 0)
        best = max(verdict.means)
        if not self.gives_up:
            return verdict.moves[verdict.means.index(best)]
        points = temperature(self.gives_up, rules, variant)
        chances = [exp((mean - best) / points) for mean in verdict.means]
        return random.choices(verdict.moves, chances)[0]


def as_legal(move: int, sight: Sight) -> Move:
    """The legal move that a compiled one stands for."""
    play = play_of(move)
    return play if play in sight.view.legal else Play(play.tile, End.RIGHT)


def compiled_rules(rules: RuleSet, sight: Sight) -> Variant | None:
    """The rules for compiled code, or None where it doesn't cover them."""
    return _variant(msgspec.msgpack.encode(rules), len(sight.view.sides), len(sight.view.in_play))


@lru_cache(64)
def _variant(rules: bytes, players: int, in_play: int) -> Variant | None:
    variant = variant_of(msgspec.msgpack.decode(rules, type=RuleSet), players, in_play=in_play)
    return variant if isinstance(variant, Variant) else None
