"""What an analysis says. It takes no compiled code to read it."""

import msgspec

from kozel.analysis.label import Label
from kozel.analysis.reason import Reason
from kozel.rules.move import Play


class Option(msgspec.Struct, frozen=True):
    """A move that could be made: by how many points it is expected to be behind the best one, and how sure that is.

    `error` is the standard error, 0 where all deals that the seat had to reckon with were gone through.
    """

    play: Play
    behind: float
    error: float


class LinePlay(msgspec.Struct, frozen=True):
    """A play of the best line, and whose it is."""

    seat: int
    play: Play


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of `seat`, made by the round's event number `step` (the deal is 0). `options` begin with the best.

    `open_loss` is what the move gave away if all tiles had been known and everybody had then played perfectly; nobody
    could know that, so it is no blame. None: these rules are too large to solve. `lacks` are the values that everybody
    knew each seat to have none of. `reasons` say what speaks for the best move against the one that was played, or if
    that was the best, against the next best. `best_line` are all plays from the best move to the round's end, as they
    could have gone with all tiles open; it is there for moves that surely cost something.
    """

    step: int
    seat: int
    played: Play
    loss: float
    error: float
    open_loss: float | None
    label: Label
    options: tuple[Option, ...]
    lacks: tuple[tuple[int, ...], ...]
    reasons: tuple[Reason, ...]
    best_line: tuple[LinePlay, ...]


class RoundAnalysis(msgspec.Struct, frozen=True, kw_only=True, tag="analysed", tag_field="kind"):
    """A round's analysis; everything but decisions is by side, in points.

    `expected` has for each event of the round what each side could then expect to be given. `result` is how much
    better each side did than the others on average, `skill` what the others' decisions gave away on average less what
    its own did, `luck` the rest: the tiles, and what nobody could know of them. `par` is the result if all tiles had
    been known and everybody had played perfectly. Where the rules count rounds won and not points, every number here
    and in decisions is in rounds.
    """

    round: int
    expected: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    result: tuple[float, ...]
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    par: tuple[float, ...] | None


class Unavailable(msgspec.Struct, frozen=True, tag="unavailable", tag_field="kind"):
    """A round that can't be analysed: compiled code doesn't know the value of this option, or (None) it failed."""

    option: str | None


class Hint(msgspec.Struct, frozen=True):
    """What a seat is advised to play, and what speaks for it against the next best; nothing where there is no other."""

    play: Play
    reasons: tuple[Reason, ...]
