"""How the others came to their tiles: groups that were dealt or drawn together, and what each group can't contain.

Who draws or passes has no tile for the ends: neither in what was held till then nor, as a tile that fits is played at
once, in what is drawn. A tile that is played straight after a draw is the one drawn last. What a group held at the deal
also follows from the first lead, where that is by an order: nobody was dealt what would have come before it.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from kozel.kernel.position import Seen
from kozel.kernel.tiles import NUMBERS, SHOWING, bits_of
from kozel.rules.event import Passed, Played
from kozel.rules.line import End
from kozel.rules.options import FirstLead, Otherwise
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile, full_set
from kozel.rules.view import DrewView, Sight


@dataclass
class Group:
    """`room` tiles that the seat at `place` got together and still holds or has played; none of the set `lacks`."""

    place: int
    room: int
    lacks: int = 0


class Choice(NamedTuple):
    """A play of somebody else: what everybody knew before it, and the groups, as bits, that the player had by then.

    The rows of `sizes` and `lacks` are by place. `left_by` and `right_by` are who made the ends, -1 before the lead.
    """

    place: int
    move: int
    left: int
    right: int
    laid: int
    boneyard: int
    left_by: int
    right_by: int
    sizes: tuple[int, ...]
    lacks: tuple[int, ...]
    groups: int


@dataclass
class Acquired:
    """What the course of a round tells of the others' tiles, read event by event.

    `origin` says for each tile that others have played the groups, as bits, that it may have come from: none if it was
    drawn and played at once.
    """

    seen: Seen
    sizes: list[int]
    boneyard: int
    groups: list[Group] = field(default_factory=list)
    origin: dict[int, int] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    lacks: list[int] = field(default_factory=list)
    left: int = -1
    right: int = -1
    left_by: int = -1
    right_by: int = -1
    laid: int = 0
    drawing: int = -1

    def played(self, event: Played) -> None:
        """Somebody played a tile."""
        place, number = self.seen.seats.index(event.seat), NUMBERS[event.tile]
        is_lead = self.left < 0
        to_right = is_lead or (event.end is End.RIGHT and self.left != self.right)
        if place != self.seen.seat:
            groups = self._trace(place, number)
            self.choices.append(
                Choice(
                    place,
                    2 * number + to_right,
                    self.left,
                    self.right,
                    self.laid,
                    self.boneyard,
                    self.left_by,
                    self.right_by,
                    tuple(self.sizes),
                    tuple(self.lacks),
                    groups,
                )
            )
        if is_lead:
            self.left, self.right = event.tile
            self.left_by = self.right_by = place
        elif event.end is End.LEFT:
            self.left, self.left_by = event.tile.other(self.left), place
        else:
            self.right, self.right_by = event.tile.other(self.right), place
        self.laid |= 1 << number
        self.sizes[place] -= 1
        self.lacks[place] &= ~self.laid
        self.drawing = -1

    def _trace(self, place: int, number: int) -> int:
        """Note where the tile came from; all groups that the player has so far, as bits."""
        own = [index for index, group in enumerate(self.groups) if group.place == place]
        if self.drawing == place:
            self.groups[own[-1]].room -= 1
            self.origin[number] = 0
        else:
            possible = [index for index in own if not self.groups[index].lacks >> number & 1] or own[:1]
            if len(possible) == 1:
                self.groups[possible[0]].room -= 1
            self.origin[number] = sum(1 << index for index in possible)
        return sum(1 << index for index in own)

    def drew(self, event: DrewView) -> None:
        """Somebody drew a tile."""
        place = self.seen.seats.index(event.seat)
        fit = _showing(self.left) | _showing(self.right)
        if self.drawing != place:
            self._stuck(place, fit)
            if place != self.seen.seat:
                self.groups.append(Group(place, 0, fit))
            self.lacks[place] = fit
        if place != self.seen.seat:
            self.groups[-1].room += 1
        self.sizes[place] += 1
        self.boneyard -= 1
        self.drawing = place

    def passed(self, event: Passed) -> None:
        """Somebody passed."""
        place = self.seen.seats.index(event.seat)
        fit = _showing(self.left) | _showing(self.right)
        self._stuck(place, fit)
        self.lacks[place] |= fit
        self.drawing = -1

    def _stuck(self, place: int, fit: int) -> None:
        for group in self.groups:
            if group.place == place:
                group.lacks |= fit


def acquired(sight: Sight, rules: RuleSet, seen: Seen) -> Acquired:
    """Read everything that the seat has seen happen in the round."""
    played, drawn = [0] * len(seen.seats), [0] * len(seen.seats)
    for event in sight.course:
        match event:
            case Played(seat=seat):
                played[seen.seats.index(seat)] += 1
            case DrewView(seat=seat):
                drawn[seen.seats.index(seat)] += 1
            case Passed():
                pass
    dealt = [size + out - more for size, out, more in zip(seen.sizes, played, drawn, strict=True)]
    never_dealt = _never_dealt(sight, rules)
    read = Acquired(
        seen,
        sizes=dealt.copy(),
        boneyard=seen.boneyard + sum(drawn),
        groups=[Group(place, size, never_dealt) for place, size in enumerate(dealt) if place != seen.seat],
        lacks=[0] * len(dealt),
    )
    for event in sight.course:
        match event:
            case Played():
                read.played(event)
            case DrewView():
                read.drew(event)
            case Passed():
                read.passed(event)
    return read


def _never_dealt(sight: Sight, rules: RuleSet) -> int:
    """The tiles that nobody was dealt, as the first lead tells."""
    match sight.course:
        case (Played(tile=lead), *_) if rules.leads_by_order(sight.view.round):
            return bits_of(tile for tile in full_set(rules.highest) if _precedes(tile, lead, rules.first_lead))
        case _:
            return 0


def _precedes(tile: Tile, lead: Tile, order: FirstLead) -> bool:
    """Whether who holds the tile would have had to lead it before that lead."""
    doubles = order.doubles
    if lead.is_double and lead.low in doubles:
        return tile.is_double and tile.low in doubles[: doubles.index(lead.low)]
    if tile.is_double and tile.low in doubles:
        return True
    match order.otherwise:
        case Otherwise.HIGHEST:
            return (tile.pips, tile.high) > (lead.pips, lead.high)
        case Otherwise.LOWEST:
            return (tile.pips, tile.high) < (lead.pips, lead.high)
        case Otherwise.REDEAL | Otherwise.FIRST_SEAT:
            return False


def _showing(value: int) -> int:
    return _SHOWING[value]


_SHOWING = tuple(map(int, SHOWING))
