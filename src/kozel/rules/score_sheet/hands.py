"""The hands of a round as they were told: what each counts, or why that can't be."""

from collections.abc import Iterator

from kozel.rules.block_scores import COMPARES_HANDS
from kozel.rules.hand_count import hand_count
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.rule_set import RuleSet
from kozel.rules.score_sheet.fault import SheetFaultCode, wrong
from kozel.rules.score_sheet.people import People
from kozel.rules.score_sheet.sheet import HandTold, RoundTold
from kozel.rules.sides import SideCounts
from kozel.rules.tile import Tile, full_set


def counts_of(told: RoundTold, rules: RuleSet, people: People, playing: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat's hand counts. A pair's count told as one stands at its first player's seat.

    `playing` are the sides that take part in the round; one player is told to be out or to have made the block.

    Raises:
        InvalidSheetError: a hand is missing, or the hands can't be those of one set of tiles.

    """
    for name in told.hands:
        if name not in (*people.players, *people.names):
            raise wrong(SheetFaultCode.UNKNOWN_PLAYER, name=name, expected=", ".join(people.players))
        if told.block is not None and rules.block_score in COMPARES_HANDS and name not in people.players:
            raise wrong(SheetFaultCode.HANDS_APART, name=name)
    _check_tiles(told, rules)
    hands = _by_player(told, people)
    if told.block is not None and hands and not any(hands.values()):
        raise wrong(SheetFaultCode.NOBODY_HOLDS)
    holding = tuple(_holding(told, rules, people, playing, hands))
    counts = {name: _count(hands.get(name, 0), rules) for name in people.players}
    _check_counts(counts, {name: told.hands[name] for name in told.hands if name in holding}, rules)
    return tuple(counts[name] for name in people.players)


def last_tile(told: RoundTold, rules: RuleSet) -> Tile | None:
    """The tile that was played last, where it was told.

    Raises:
        InvalidSheetError: it isn't a tile of the set.

    """
    return None if told.last is None else _tile(told.last, rules, name="")


def _by_player(told: RoundTold, people: People) -> dict[str, HandTold]:
    hands: dict[str, HandTold] = {}
    for name, hand in told.hands.items():
        partners = (name,) if name in people.players else people.of_side(people.names.index(name))
        for player in partners:
            if player in hands:
                raise wrong(SheetFaultCode.HAND_TWICE, name=player)
        hands.update(zip(partners, (hand, *(0 for _ in partners[1:])), strict=True))
    return hands


def _holding(
    told: RoundTold, rules: RuleSet, people: People, playing: tuple[int, ...], hands: dict[str, HandTold]
) -> Iterator[str]:
    """Whose hands are told, by players' and pairs' names: everybody who must hold tiles does."""
    for player, side in zip(people.players, people.sides, strict=True):
        hand = hands.get(player)
        pair_told = player not in told.hands and people.names[side] in told.hands
        if player == told.out:
            if hand and not pair_told:
                raise wrong(SheetFaultCode.OUT_HOLDS, name=player, found=_written(hand))
        elif side not in playing:
            if hand:
                raise wrong(SheetFaultCode.DROPPED_OUT_HOLDS, name=player, found=_written(hand))
        elif hand is None:
            partner_is_out = told.out is not None and side == people.side_of(told.out)
            if not partner_is_out or _counts_partner(rules, people):
                raise wrong(SheetFaultCode.HAND_MISSING, name=player, expected=", ".join(_expected(told, people)))
        elif hand == ():
            raise wrong(SheetFaultCode.HAND_EMPTY, name=player)
        else:
            yield people.names[side] if pair_told else player


def _expected(told: RoundTold, people: People) -> Iterator[str]:
    return (player for player in people.players if player != told.out)


def _counts_partner(rules: RuleSet, people: People) -> bool:
    """Whether the tiles of the partner of who went out are worth anything to anybody."""
    score = OUT_SCORES[rules.out_score]
    with_partner = tuple(int(side == 0) for side in people.sides)
    return score(SideCounts(with_partner, people.sides), 0) != score(
        SideCounts((0,) * len(people.sides), people.sides), 0
    )


def _check_tiles(told: RoundTold, rules: RuleSet) -> None:
    seen = {last_tile(told, rules)}
    for name, hand in told.hands.items():
        if isinstance(hand, tuple):
            for text in hand:
                tile = _tile(text, rules, name=name)
                if tile in seen:
                    raise wrong(SheetFaultCode.TILE_TWICE, name=name, found=tile)
                seen.add(tile)


def _check_counts(counts: dict[str, int], told: dict[str, HandTold], rules: RuleSet) -> None:
    """Only 0-0 alone can count nothing, and all hands together count at most what the set does."""
    for name, hand in told.items():
        if isinstance(hand, int) and hand < 0:
            raise wrong(SheetFaultCode.COUNT_NEGATIVE, name=name, found=hand)
    alone = rules.lone_tile.get("0-0", rules.held_tile.get("0-0", 0))
    nothing = [name for name, hand in told.items() if hand == 0]
    if nothing and (alone or len(nothing) > 1):
        raise wrong(SheetFaultCode.COUNT_TOO_LOW, name=nothing[-1], found=0, expected=alone)
    total, most = sum(counts.values()), _most(rules)
    if total > most:
        raise wrong(SheetFaultCode.COUNTS_TOO_HIGH, found=total, expected=most)


def _most(rules: RuleSet) -> int:
    own_values = (*rules.lone_tile.items(), *rules.held_tile.items())
    above_pips = (max(0, value - Tile.parse(tile).pips) for tile, value in own_values)
    return sum(tile.pips for tile in full_set(rules.highest)) + sum(above_pips)


def _count(hand: HandTold, rules: RuleSet) -> int:
    return hand if isinstance(hand, int) else hand_count(tuple(map(Tile.parse, hand)), rules)


def _tile(text: str, rules: RuleSet, *, name: str) -> Tile:
    try:
        tile = Tile.parse(text)
    except ValueError:
        raise wrong(SheetFaultCode.NOT_A_TILE, name=name, found=text) from None
    if tile.high > rules.highest:
        raise wrong(SheetFaultCode.NOT_IN_SET, name=name, found=text, expected=Tile(rules.highest, rules.highest))
    return tile


def _written(hand: HandTold) -> str:
    return str(hand) if isinstance(hand, int) else " ".join(hand)
