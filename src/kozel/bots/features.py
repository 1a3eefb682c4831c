"""What a player looks at before making a play, in numbers."""

from random import Random
from statistics import fmean

import msgspec

from kozel.bots.unseen import Unseen
from kozel.bots.worth import worth
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.finish import Finish
from kozel.rules.hand_count import hand_count
from kozel.rules.line import Line
from kozel.rules.move import Play
from kozel.rules.options import BlockWithBoneyard
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Ending, score
from kozel.rules.tile import Tile
from kozel.rules.view import MatchView

_SAMPLED_HANDS = 16


class Features(msgspec.Struct, frozen=True, kw_only=True):
    """One number for each thing; also what a unit of each is worth to somebody, in points.

    `late_pips` are the tile's pips for each tile left to the opponent who has the fewest. `variety` is the number of
    values in the hand that the play leaves. `next_draws` and `next_passes` are the chance that the next player can't go
    on, while there is a boneyard and when there is none; `next_heap` is how many tiles that player is expected to draw;
    `next_near_out` is the same chance for each tile that the player still has. `later_stuck` is how many of the other
    opponents are expected to be stuck. `control` adds up, for both ends, one's own share of the tiles that can
    still be joined there. `block` is 1 for a play that ends the round as a block, and `block_points` what that is
    expected to give the others on average, less what it gives oneself.
    """

    pips: float
    late_pips: float
    double: float
    variety: float
    next_draws: float
    next_heap: float
    next_passes: float
    next_near_out: float
    later_stuck: float
    control: float
    block: float
    block_points: float

    def dot(self, other: "Features") -> float:
        """The sum of the products of like numbers."""
        pairs = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return sum(one * two for one, two in pairs)


def features(play: Play, view: MatchView, rules: RuleSet, unseen: Unseen, random: Random) -> Features:
    """Look at a legal play of the viewer, who has been asked to move."""
    assert view.seat is not None, "a spectator doesn't play"
    rest = tuple(tile for tile in view.hand if tile != play.tile)
    line = Line(view.line, view.lead).joined(play.tile, play.end)
    ends = (line.tiles[0].left, line.tiles[-1].right)
    following, *later = _opponents(view, view.seat, rules.step)
    stuck = unseen.stuck(following, ends)
    fewest = min(view.tiles[seat] for seat in (following, *later))
    blocks = bool(rest) and _blocks(line, rest, view, rules, unseen)
    return Features(
        pips=play.tile.pips,
        late_pips=play.tile.pips / fewest,
        double=play.tile.is_double,
        variety=len({value for tile in rest for value in tile}),
        next_draws=stuck if view.boneyard else 0,
        next_heap=stuck * unseen.expected_draws(ends, view.boneyard),
        next_passes=0 if view.boneyard else stuck,
        next_near_out=stuck / view.tiles[following],
        later_stuck=sum(unseen.stuck(seat, ends) for seat in later),
        control=sum(_share(value, rest, unseen) for value in set(ends)),
        block=blocks,
        block_points=_block_points(rest, view, rules, unseen, random) if blocks else 0,
    )


def _opponents(view: MatchView, seat: int, step: int) -> list[int]:
    """The seats in the round that aren't on this seat's side, the next one in turn first."""
    following = ((seat + step * turns) % len(view.tiles) for turns in range(1, len(view.tiles)))
    return [other for other in following if view.tiles[other] and view.sides[other] != view.sides[seat]]


def _share(value: int, rest: tuple[Tile, ...], unseen: Unseen) -> float:
    own = sum(value in tile for tile in rest)
    return own / (own + unseen.showing(value)) if own else 0


def _blocks(line: Line, rest: tuple[Tile, ...], view: MatchView, rules: RuleSet, unseen: Unseen) -> bool:
    """Whether the round is over, whoever holds which of the unseen tiles."""
    may_draw = rules.may_draw_from(view.boneyard)
    if may_draw and rules.block_with_boneyard is BlockWithBoneyard.NEXT_DRAWS_ALL:
        return False
    hands = (rest, tuple(unseen.chances))
    return BLOCK_TESTS[rules.block_test](line, hands, may_draw=may_draw, highest=rules.highest)


def _block_points(rest: tuple[Tile, ...], view: MatchView, rules: RuleSet, unseen: Unseen, random: Random) -> float:
    me = view.seat
    assert me is not None, "a spectator doesn't play"
    playing = tuple(sorted({view.sides[seat] for seat, tiles in enumerate(view.tiles) if tiles}))
    own = hand_count(rest, rules)

    def sampled() -> float:
        hands = unseen.sampled_hands(len(view.tiles), random)
        counts = tuple(own if seat == me else hand_count(hand, rules) for seat, hand in enumerate(hands))
        block = Ending(finish=Finish.BLOCK, seat=me, last=None, hands=(), counts=counts)
        return worth(score(rules, block, playing=playing).points, view.sides[me], rules)

    return fmean(sampled() for _ in range(_SAMPLED_HANDS))
