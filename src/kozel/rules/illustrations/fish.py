"""A round that ends by a fish, played tile by tile."""

import hashlib
from collections.abc import Sequence

import msgspec

from kozel.rules.description import Section
from kozel.rules.finish import Finish
from kozel.rules.illustrations.illustration import HalfInLine, Illustration, IllustrationKind
from kozel.rules.lead import first_lead
from kozel.rules.line import End, Line
from kozel.rules.match import Match, new_match
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.options import NextLead
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile, full_set

_DOUBLE = Play(Tile(2, 2), End.RIGHT)
_PLAYS = (
    Play(Tile(2, 6), End.RIGHT),
    Play(Tile(0, 6), End.RIGHT),
    Play(Tile(1, 2), End.LEFT),
    Play(Tile(0, 2), End.RIGHT),
    Play(Tile(1, 4), End.LEFT),
    Play(Tile(2, 3), End.RIGHT),
    Play(Tile(2, 4), End.LEFT),
    Play(Tile(3, 5), End.RIGHT),
    Play(Tile(2, 5), End.RIGHT),
)
"""Six tiles of 2 in the line, 2-4 and 2-5 at its ends. Source: seed 000, «Например, на столе уже выложены…»."""

_DEALS, _DEALT, _LONGEST = 8, 4_200, 22
"""How often the remaining tiles are dealt otherwise to have a fish that isn't tied; how many tiles are dealt in all to
find one by playing; the longest line that a reader can take in.
"""


def fish(rules: RuleSet) -> Illustration | None:
    """The fish of seed 000 where it is one by these rules; with its double laid too, where it is one only then.

    Where it is neither (larger sets, small hands), another one, found by playing; None if none is found.
    """
    for plays in (_PLAYS, (_DOUBLE, *_PLAYS)):
        played = [match for seed in range(_DEALS) if (match := _scripted(rules, plays, seed)) is not None]
        if played:
            return _illustration(min(played, key=_is_tied))
    found: list[Match] = []
    for seed in range(_DEALT // len(full_set(rules.highest))):
        match = _mixed_round(rules, seed)
        if match is not None:
            found.append(match)
            if not any(_unlike_seed(match)):
                break
    return _illustration(min(found, key=_unlike_seed)) if found else None


def _is_tied(played: Match) -> bool:
    return played.settlements[-1].tied


def _unlike_seed(played: Match) -> tuple[bool, bool]:
    """In what a fish is unlike the seed's: its ends show different values, it is tied."""
    assert played.round is not None, "a round was played"
    left, right = played.round.line.ends or (0, 0)
    return left != right, _is_tied(played)


def _illustration(played: Match) -> Illustration:
    ended = played.round
    assert ended is not None, "a round was played"
    return Illustration(
        kind=IllustrationKind.FISH,
        section=Section.ROUND_END,
        sides=played.sides,
        rounds=played.settlements,
        line=ended.line.tiles,
        lead=ended.line.lead,
        last_end=ended.last_end,
        counted=_counted(ended.line),
        held=_doubles_of_ends(ended),
    )


def _counted(line: Line) -> tuple[HalfInLine, ...]:
    """The halves with the value that both ends show, those of its double left out; none if the ends differ."""
    assert line.ends is not None, "a fish has ends"
    value, other = line.ends
    if value != other:
        return ()
    return tuple(
        HalfInLine(place, End.LEFT if laid.left == value else End.RIGHT)
        for place, laid in enumerate(line.tiles)
        if value in laid and laid.left != laid.right
    )


def _doubles_of_ends(ended: Round) -> dict[str, int]:
    assert ended.line.ends is not None, "a fish has ends"
    doubles = {Tile(value, value) for value in ended.line.ends}
    return {str(tile): seat for seat, hand in enumerate(ended.hands) for tile in hand if tile in doubles}


def _scripted(rules: RuleSet, plays: Sequence[Play], seed: int) -> Match | None:
    """The match after a round in which these tiles are played in turn, or None if they make no fish."""
    players = max(rules.players)
    seats = [turn * rules.step % players for turn in range(len(plays))]
    own = [[play.tile for turn, play in zip(seats, plays, strict=True) if turn == seat] for seat in range(players)]
    blocker = seats[-1]
    if any(len(tiles) + (seat == blocker) > rules.hand[players] for seat, tiles in enumerate(own)):
        return None
    if rules.next_lead is NextLead.BY_ORDER:
        return None
    match = _begun(rules, _dealt(rules, own, seed))
    for play in plays:
        if match.turn is None or match.refuses(match.turn, play) is not None:
            return None
        match = match.apply(match.event(play))
    return _ended_by_a_fish(match)


def _dealt(rules: RuleSet, own: list[list[Tile]], seed: int) -> list[Tile]:
    """An order of all tiles in which every seat is dealt what it will play, and somebody a double of 2 that is left."""
    played = {tile for tiles in own for tile in tiles}
    rest = [tile for tile in full_set(rules.highest) if tile not in played]
    rest.sort(key=lambda tile: (tile != _DOUBLE.tile, _mixed(tile, seed)))
    size = rules.hand[len(own)]
    hands = dict(enumerate(own))
    for seat in sorted(hands, key=lambda seat: seat != len(own) // 2):
        missing = size - len(hands[seat])
        hands[seat] = [*hands[seat], *rest[:missing]]
        del rest[:missing]
    return [*(tile for seat in range(len(own)) for tile in hands[seat]), *rest]


def _begun(rules: RuleSet, order: Sequence[Tile]) -> Match:
    """A match in a round for which the tiles lie in this order, led by seat 0 or as the rules say."""
    players = max(rules.players)
    size = rules.hand[players]
    hands = tuple(tuple(order[seat * size : (seat + 1) * size]) for seat in range(players))
    begun = Round(rules, hands, tuple(order[players * size :]), turn=0)
    if rules.next_lead is NextLead.BY_ORDER:
        lead = first_lead(hands, rules.first_lead)
        begun = msgspec.structs.replace(begun, turn=lead.seat, must_lead=lead.tile)
    return msgspec.structs.replace(new_match(rules, players), round=begun)


def _ended_by_a_fish(match: Match) -> Match | None:
    """The match when everybody has drawn and knocked who had to, or None if somebody can play."""
    while match.turn is not None:
        move = match.legal()[0]
        if not isinstance(move, Draw | Pass):
            return None
        match = match.apply(match.event(move))
    assert match.round is not None, "a round was played"
    return match if match.round.finish is Finish.BLOCK else None


def _mixed_round(rules: RuleSet, seed: int) -> Match | None:
    """The match after a round in which nobody thinks, or None if it doesn't end by a fish, or late."""
    match = _begun(rules, sorted(full_set(rules.highest), key=lambda tile: _mixed(tile, seed)))
    while match.turn is not None:
        match = match.apply(match.event(min(match.legal(), key=lambda move: _mixed(move, seed))))
    assert match.round is not None, "a round was played"
    ended = match.round
    return match if ended.finish is Finish.BLOCK and len(ended.line.tiles) <= _LONGEST else None


def _mixed(thing: Tile | Move, seed: int) -> bytes:
    """Where the thing comes in an order that looks like chance, and is the same in every picture of the same rules."""
    return hashlib.blake2s(f"{seed} {thing}".encode(), digest_size=8).digest()
