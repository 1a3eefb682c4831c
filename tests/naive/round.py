"""One round of play: whose turn it is, what they may do, and whether the round is over."""

from tests.naive.options import Options
from tests.naive.tiles import halves, highest_of, is_dealt_anew, is_double, lowest_of, tiles_of_set


class NaiveRound:
    """`hands` are by seat, and only the seats `in_play` have one. `ended` is `out` or `block` when the round is over.

    `leader` leads with any tile; None: the order of doubles says who leads with what. `dealt_anew` says that the deal
    doesn't stand. `line` has the tiles as they lie, from left to right, each as its left and its right half. `earned`
    are the bonuses: who, and which.
    """

    def __init__(
        self,
        options: Options,
        hands: dict[int, list[str]],
        boneyard: list[str],
        leader: int | None,
    ) -> None:
        self.options = options
        self.hands = hands
        self.boneyard = boneyard
        self.in_play = sorted(hands)
        self.line: list[tuple[int, int]] = []
        self.drawn = 0
        self.takes_whole_boneyard = False
        self.ended = ""
        self.last_seat = -1
        self.last_tile = ""
        self.fitted_both_ends = False
        self.passed_in_a_row = 0
        self.earned: list[tuple[int, str]] = []
        self.must_lead = "" if leader is not None else self._leading_tile()
        self.turn = leader if leader is not None else self._holder(self.must_lead)
        if leader is None and not self.must_lead and options["first_lead"]["otherwise"] == "first_seat":
            self.turn = self.in_play[0]
        self.dealt_anew = any(is_dealt_anew(hand, options) for hand in hands.values()) or self.turn < 0

    def copy(self) -> "NaiveRound":
        twin = NaiveRound(self.options, {seat: list(hand) for seat, hand in self.hands.items()}, list(self.boneyard), 0)
        twin.line = list(self.line)
        twin.drawn = self.drawn
        twin.takes_whole_boneyard = self.takes_whole_boneyard
        twin.ended = self.ended
        twin.last_seat = self.last_seat
        twin.last_tile = self.last_tile
        twin.fitted_both_ends = self.fitted_both_ends
        twin.passed_in_a_row = self.passed_in_a_row
        twin.earned = list(self.earned)
        twin.must_lead = self.must_lead
        twin.turn = self.turn
        twin.dealt_anew = self.dealt_anew
        return twin

    def ends(self) -> list[int]:
        return [self.line[0][0], self.line[-1][1]]

    def moves(self) -> set[str]:
        """What the seat in turn may do. Who holds a tile that fits must play."""
        hand = self.hands[self.turn]
        if self.ended or self.dealt_anew:
            return set()
        if not self.line:
            return {f"{tile} right" for tile in hand if self.must_lead in {"", tile}}
        if self.takes_whole_boneyard:
            return {"draws"}
        left, right = self.ends()
        plays = {f"{tile} left" for tile in hand if left in halves(tile)}
        plays |= {f"{tile} right" for tile in hand if right in halves(tile)}
        if plays:
            return plays
        if self._boneyard_is_open() and not (self.options["draw"] == "one" and self.drawn == 1):
            return {"draws"}
        return {"knocks"}

    def happens(self, move: str) -> None:
        """The seat in turn does this."""
        if move == "knocks":
            self.passed_in_a_row += 1
            self.earned += [(self.last_seat, name) for name in self._bonuses_of_a_pass()]
            self._turn_passes()
        elif move == "draws":
            self._draws()
        else:
            tile, end = move.split()
            self._plays(tile, end)

    def _plays(self, tile: str, end: str) -> None:
        self.hands[self.turn].remove(tile)
        low, high = halves(tile)
        self.fitted_both_ends = bool(self.line) and all(value in (low, high) for value in self.ends())
        self.passed_in_a_row = 0
        if not self.line:
            self.line = [(low, high)]
        elif end == "left":
            self.line.insert(0, (low, high) if high == self.line[0][0] else (high, low))
        else:
            self.line.append((low, high) if low == self.line[-1][1] else (high, low))
        self.last_seat = self.turn
        self.last_tile = tile
        if not self.hands[self.turn]:
            self.ended = "out"
        elif self.options["block_test"] == "six_tiles" and self._both_ends_are_used_up():
            if self.options["block_with_boneyard"] == "next_draws_all" and self._boneyard_is_open():
                self._turn_passes()
                self.takes_whole_boneyard = True
            else:
                self.ended = "block"
        elif self._nobody_can_do_anything():
            self.ended = "block"
        else:
            self._turn_passes()
        if self.ended == "out":
            self.earned += [(self.turn, name) for name in self._bonuses_of_going_out()]

    def _bonuses_of_a_pass(self) -> list[str]:
        """In the order in which the rules are written down here: for the first tile, then for everybody's pass."""
        names: list[str] = []
        if len(self.line) == 1 and self.passed_in_a_row == 1:
            low, high = self.line[0]
            names.append("pass_on_double_lead" if low == high else "pass_on_lead")
        if self.passed_in_a_row == len(self.in_play) - 1:
            names.append("pass_round")
        return [name for name in names if name in self.options["bonuses"]]

    def _bonuses_of_going_out(self) -> list[str]:
        names: list[str] = []
        if self.fitted_both_ends and not is_double(self.last_tile):
            names.append("capicua")
        if self.last_tile == "0-0":
            names.append("chuchazo")
        return [name for name in names if name in self.options["bonuses"]]

    def _draws(self) -> None:
        hand = self.hands[self.turn]
        hand.append(self.boneyard.pop(0))
        self.drawn += 1
        if self.takes_whole_boneyard:
            if not self._boneyard_is_open():
                self.takes_whole_boneyard = False
                if not self._fits_somewhere(hand):
                    self.ended = "block"
        elif self._nobody_can_do_anything():
            self.ended = "block"

    def _turn_passes(self) -> None:
        """To the next who takes part: seats are numbered clockwise."""
        clockwise = self.options["turns"] == "clockwise"
        order = self.in_play if clockwise else self.in_play[::-1]
        later = [seat for seat in order if (seat > self.turn if clockwise else seat < self.turn)]
        self.turn = later[0] if later else order[0]
        self.drawn = 0

    def _boneyard_is_open(self) -> bool:
        return self.options["draw"] != "none" and len(self.boneyard) > self.options["reserve"]

    def _fits_somewhere(self, hand: list[str]) -> bool:
        return any(end in halves(tile) for tile in hand for end in self.ends())

    def _nobody_can_do_anything(self) -> bool:
        return not self._boneyard_is_open() and not any(self._fits_somewhere(hand) for hand in self.hands.values())

    def _both_ends_are_used_up(self) -> bool:
        """Both ends show v, and every tile of v but v-v lies in the line."""
        left, right = self.ends()
        laid = {f"{min(tile)}-{max(tile)}" for tile in self.line}
        of_value = {tile for tile in tiles_of_set(self.options["highest"]) if left in halves(tile)}
        return left == right and of_value - {f"{left}-{left}"} <= laid

    def _leading_tile(self) -> str:
        held = [tile for hand in self.hands.values() for tile in hand]
        for value in self.options["first_lead"]["doubles"]:
            if f"{value}-{value}" in held:
                return f"{value}-{value}"
        otherwise = self.options["first_lead"]["otherwise"]
        if otherwise in {"redeal", "first_seat"}:
            return ""
        return highest_of(held) if otherwise == "highest" else lowest_of(held)

    def _holder(self, tile: str) -> int:
        """Who holds the tile; -1 if nobody does."""
        return next((seat for seat, hand in self.hands.items() if tile in hand), -1)
