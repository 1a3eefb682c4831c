"""One round: from the deal to somebody going out or a block.

A round is a value. `refuses` says why a move can't be made, `legal` lists those that can, `apply` gives the round
after an event.
"""

import msgspec

from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.bonuses import PASS_BONUSES, Bonus, Passing
from kozel.rules.event import Drew, Passed, Played
from kozel.rules.finish import Finish
from kozel.rules.line import End, Line
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.options import BlockWithBoneyard, DrawRule
from kozel.rules.refusal import Refusal, RefusalCode
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile


class Stuck(msgspec.Struct, frozen=True):
    """A seat that had no tile for these ends, and so drew a tile or passed."""

    seat: int
    ends: tuple[int, int]
    drew: bool


class Round(msgspec.Struct, frozen=True):
    """A round in progress, or over when `finish` is set.

    A seat with no tiles isn't in the round. `must_lead` is the tile that the first play must be (None: any).
    `last_seat` played the line's latest tile at `last_end`: at the round's end that is who went out or the blocker.
    `drawn` counts the tiles that the seat in turn has drawn in this turn; `draws_all`: it has to take the whole
    boneyard, since the line is blocked. `stuck` remembers every draw and pass so far, `course` all that has happened.
    `passes` counts the passes since the latest tile, `bonuses` are what passes gave in this round.
    """

    rules: RuleSet
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    turn: int
    must_lead: Tile | None = None
    line: Line = Line()
    last_seat: int | None = None
    last_end: End | None = None
    drawn: int = 0
    draws_all: bool = False
    finish: Finish | None = None
    stuck: tuple[Stuck, ...] = ()
    course: tuple[Played | Drew | Passed, ...] = ()
    passes: int = 0
    bonuses: tuple[Bonus, ...] = ()

    @property
    def may_draw(self) -> bool:
        """Whether the seat in turn would draw a tile if it can't play."""
        if not self.rules.may_draw_from(len(self.boneyard)):
            return False
        return self.rules.draw is not DrawRule.ONE or self.drawn == 0

    @property
    def last_tile(self) -> Tile:
        """The tile that was played last; there must be one."""
        return self.line.tiles[0 if self.last_end is End.LEFT else -1].tile

    def legal(self) -> tuple[Move, ...]:
        """Every move of the seat in turn: never empty while the round goes on. Who can play must play."""
        if self.finish is not None:
            return ()
        if self.draws_all:
            return _DRAW
        if self.must_lead is not None and not self.line.tiles:
            return (Play(self.must_lead, End.RIGHT),)
        plays = [Play(tile, end) for tile in self.hands[self.turn] for end in self.line.fits(tile)]
        if plays:
            return tuple(plays)
        return _DRAW if self.may_draw else _PASS

    def refuses(self, seat: int, move: Move) -> Refusal | None:
        """Why the seat can't make the move now, or None if it can."""
        if self.finish is not None:
            return Refusal(RefusalCode.NO_ROUND)
        if seat != self.turn:
            return Refusal(RefusalCode.NOT_YOUR_TURN)
        if self.draws_all:
            return None if isinstance(move, Draw) else Refusal(RefusalCode.MUST_DRAW)
        match move:
            case Play(tile=tile, end=end):
                return self._refuses_play(tile, end)
            case Draw() | Pass():
                return self._refuses_no_play(move)

    def _refuses_play(self, tile: Tile, end: End) -> Refusal | None:
        if tile not in self.hands[self.turn]:
            return Refusal(RefusalCode.NOT_IN_HAND, tile)
        if not self.line.tiles and self.must_lead not in (None, tile):
            return Refusal(RefusalCode.MUST_LEAD, self.must_lead)
        if end not in self.line.fits(tile):
            return Refusal(RefusalCode.DOES_NOT_FIT, tile)
        return None

    def _refuses_no_play(self, move: Draw | Pass) -> Refusal | None:
        for tile in self.hands[self.turn]:
            if self.line.takes(tile):
                return Refusal(RefusalCode.MUST_PLAY, tile)
        match move:
            case Draw():
                return None if self.may_draw else Refusal(RefusalCode.NOTHING_TO_DRAW)
            case Pass():
                return Refusal(RefusalCode.MUST_DRAW) if self.may_draw else None

    def event(self, move: Move) -> Played | Drew | Passed:
        """The event that a legal move of the seat in turn is; a draw takes the boneyard's next tile."""
        match move:
            case Play(tile=tile, end=end):
                return Played(self.turn, tile, end)
            case Draw():
                return Drew(self.turn, self.boneyard[0])
            case Pass():
                return Passed(self.turn, self._pass_bonuses() if self.rules.bonuses else ())

    def _pass_bonuses(self) -> tuple[Bonus, ...]:
        """What whoever played the latest tile is given if the seat in turn passes."""
        assert self.last_seat is not None, "nobody passes before the round's first tile"
        others = sum(bool(hand) for hand in self.hands) - 1
        passing = Passing(line=self.line, in_a_row=self.passes + 1, others=others)
        return tuple(
            Bonus(self.last_seat, name, self.rules.bonuses[name])
            for name, is_given in PASS_BONUSES.items()
            if name in self.rules.bonuses and is_given(passing)
        )

    def apply(self, event: Played | Drew | Passed) -> "Round":
        """The round after the event, which must come of a legal move."""
        match event:
            case Played(seat=seat, tile=tile, end=end):
                return self._after_play(event, seat, tile, end)
            case Drew(seat=seat, tile=tile):
                hands = _with_hand(self.hands, seat, (*self.hands[seat], tile))
                boneyard = self.boneyard[1:]
                if self.draws_all:
                    return self._after_drawing_at_block(event, hands, boneyard)
                return self._after_stuck(event, hands, boneyard, turn=seat, drawn=self.drawn + 1)
            case Passed(seat=seat):
                return self._after_stuck(event, self.hands, self.boneyard, turn=self._after(seat), drawn=0)

    def _after(self, seat: int) -> int:
        """The next seat in turn that is in the round."""
        following = (seat + self.rules.step) % len(self.hands)
        return following if self.hands[following] else self._after(following)

    def _after_play(self, played: Played, seat: int, tile: Tile, end: End) -> "Round":
        held = self.hands[seat]
        place = held.index(tile)
        hand = held[:place] + held[place + 1 :]
        hands = _with_hand(self.hands, seat, hand)
        line = self.line.joined(tile, end)
        finish, draws_all = self._block(line, hands, self.boneyard) if hand else (Finish.OUT, False)
        turn = self._after(seat) if finish is None else seat
        course = (*self.course, played)
        return Round(
            self.rules,
            hands,
            self.boneyard,
            turn,
            self.must_lead,
            line,
            seat,
            end,
            0,
            draws_all,
            finish,
            self.stuck,
            course,
            bonuses=self.bonuses,
        )

    def _after_stuck(
        self,
        event: Drew | Passed,
        hands: tuple[tuple[Tile, ...], ...],
        boneyard: tuple[Tile, ...],
        *,
        turn: int,
        drawn: int,
    ) -> "Round":
        """The round after a draw, or after a pass and the bonuses that it gives."""
        ends = self.line.ends
        assert ends is not None, "a line without ends takes every tile"
        finish, _ = self._block(self.line, hands, boneyard)
        return msgspec.structs.replace(
            self,
            hands=hands,
            boneyard=boneyard,
            turn=turn,
            drawn=drawn,
            finish=finish,
            stuck=(*self.stuck, Stuck(self.turn, ends, drew=drawn > 0)),
            course=(*self.course, event),
            passes=self.passes + isinstance(event, Passed),
            bonuses=self.bonuses + (event.bonuses if isinstance(event, Passed) else ()),
        )

    def _after_drawing_at_block(
        self, drew: Drew, hands: tuple[tuple[Tile, ...], ...], boneyard: tuple[Tile, ...]
    ) -> "Round":
        """Seed 000: at an obvious fish the next player takes the whole boneyard; a tile that fits goes on with it."""
        draws_all = self.rules.may_draw_from(len(boneyard))
        goes_on = draws_all or any(self.line.takes(tile) for tile in hands[self.turn])
        return msgspec.structs.replace(
            self,
            hands=hands,
            boneyard=boneyard,
            drawn=self.drawn + 1,
            draws_all=draws_all,
            finish=None if goes_on else Finish.BLOCK,
            course=(*self.course, drew),
        )

    def _block(
        self, line: Line, hands: tuple[tuple[Tile, ...], ...], boneyard: tuple[Tile, ...]
    ) -> tuple[Finish | None, bool]:
        """Whether a position is the end of the round by a block, else whether the next player must draw all."""
        may_draw = self.rules.may_draw_from(len(boneyard))
        if not BLOCK_TESTS[self.rules.block_test](line, hands, may_draw=may_draw, highest=self.rules.highest):
            return None, False
        if may_draw and self.rules.block_with_boneyard is BlockWithBoneyard.NEXT_DRAWS_ALL:
            return None, True
        return Finish.BLOCK, False


def _with_hand(hands: tuple[tuple[Tile, ...], ...], seat: int, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


_DRAW, _PASS = (Draw(),), (Pass(),)
