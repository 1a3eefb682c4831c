"""Rounds that bots play: each is dealt by its number, so that any of them can be played anywhere."""

from collections.abc import Sequence
from itertools import count
from random import Random

import msgspec

from kozel.bots.bot import Bot
from kozel.bots.chance import repeatable
from kozel.rules.deal import deal
from kozel.rules.finish import Finish
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Settlement
from kozel.rules.tile import full_set
from kozel.rules.view import sight


def start(rules: RuleSet, players: int, seed: int, number: int, leader: int = 0) -> Match:
    """A second round, just dealt, after a first one that gave nobody anything and that the leader ended.

    So the leader may lead any tile, unless the rules go by an order in every round.
    """
    begun = after_a_round(new_match(rules, players), leader)
    tiles = list(full_set(rules.highest))
    for attempt in count():
        repeatable(f"{seed} {number} {attempt}").shuffle(tiles)
        match = begun.apply(deal(begun, tiles))
        if match.round is not None:
            return match
    raise AssertionError


def after_a_round(match: Match, seat: int) -> Match:
    """The match after a round that gave nobody anything and that the seat ended."""
    nothing = (0,) * match.players
    settlement = Settlement(
        finish=Finish.BLOCK,
        seat=seat,
        hands=((),) * match.players,
        counts=nothing,
        points=nothing[: len(match.accounts)],
        bonuses=(),
        winner=None,
        taker=None,
        tied=True,
        carry_before=0,
        carry_taker=None,
        carry=0,
        before=match.accounts,
        after=match.accounts,
    )
    return msgspec.structs.replace(match, settlements=(settlement,), led_by=seat)


def play_round(bots: Sequence[Bot], begun: Match, random: Random) -> Match:
    """Let the bots, one a seat, play the round in progress to its end."""
    match = begun
    while (turn := match.turn) is not None:
        legal = match.legal()
        move = legal[0] if len(legal) == 1 else bots[turn](sight(match, turn), match.rules, random)
        match = match.apply(match.event(move))
    return match
