"""Rounds of which only the counts of the hands are known, as in the tables of points of seed 000."""

from kozel.rules.account import Account
from kozel.rules.description import Section
from kozel.rules.finish import Finish
from kozel.rules.illustrations.illustration import Illustration, IllustrationKind
from kozel.rules.match import new_match
from kozel.rules.options import TargetIn, Tie
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Ending, Settlement, settle
from kozel.rules.tile import Tile

_REMEMBERED = (19, 0, 7, 4)
_OUT = (0, 3, 13, 5)
_TIED = (2, 14, 14, 5)
_TIED_FOR_TWO = (14, 14)
_TIED_IN_PAIRS = (2, 14, 17, 5)
_AFTER_TIE = (4, 0, 9, 6)
_AFTER_TIE_FOR_TWO = (9, 0)
"""Masha, Alex, Olya and Serg. Source: seed 000, the examples of «Подсчёт очков»; for two and in pairs, after them."""


def went_out(rules: RuleSet) -> Illustration:
    """Seat 0 goes out, and if there is a tile for which that gives something more, with that tile."""
    bonus = min(rules.going_out_bonus, default=None)
    last = None if bonus is None else Tile.parse(bonus)
    out = _ending(rules, Finish.OUT, 0, _OUT, last=last)
    settled = settle(rules, out, accounts=_accounts(rules), carry=0)
    return _illustration(rules, IllustrationKind.WENT_OUT, Section.POINTS, settled, last_tile=last)


def opened(rules: RuleSet) -> Illustration | None:
    """An account that remembers, stays closed however much that becomes, and opens. None without a threshold."""
    if rules.opening is None or rules.target_in is TargetIn.ROUNDS:
        return None
    rounds: list[Settlement] = []
    accounts = new_match(rules, max(rules.players)).accounts
    for points in (rules.opening - 1, (rules.opening + 1) // 2, rules.opening):
        out = _ending(rules, Finish.OUT, 0, (0, points))
        rounds.append(settle(rules, out, accounts=accounts, carry=0))
        accounts = rounds[-1].after
    about = next((side for side, account in enumerate(accounts) if account.score), None)
    return _illustration(rules, IllustrationKind.OPENED, Section.OPENING, *rounds, about=about)


def carried(rules: RuleSet) -> Illustration | None:
    """A tied fish, and the round after it that gives away its sum. None where nothing is ever carried."""
    if rules.block_score != "highest_takes_all" or rules.tie is not Tie.CARRY:
        return None
    for_two = max(rules.players) == len(_TIED_FOR_TWO)
    tied_counts = _TIED_IN_PAIRS if rules.pairs else _TIED_FOR_TWO if for_two else _TIED
    fish = _ending(rules, Finish.BLOCK, 0, tied_counts)
    tied = settle(rules, fish, accounts=_accounts(rules), carry=0)
    out = _ending(rules, Finish.OUT, 1, _AFTER_TIE_FOR_TWO if for_two else _AFTER_TIE)
    after = settle(rules, out, accounts=tied.after, carry=tied.carry)
    return _illustration(rules, IllustrationKind.CARRIED, Section.CARRY, tied, after)


def _ending(rules: RuleSet, finish: Finish, seat: int, counts: tuple[int, ...], last: Tile | None = None) -> Ending:
    """An end of a round of the most players; whoever has no count here holds nothing that counts."""
    players = max(rules.players)
    given = (*counts, *(0,) * players)[:players]
    return Ending(finish=finish, seat=seat, last=last, hands=(), counts=given)


def _accounts(rules: RuleSet) -> tuple[Account, ...]:
    """What everybody begins with: as in the seed where points are remembered, else nothing."""
    none = new_match(rules, max(rules.players)).accounts
    if rules.opening is None or rules.target_in is TargetIn.ROUNDS:
        return none
    remembered = (*_REMEMBERED, *(0,) * len(none))
    return tuple(Account(remembered=points) for points, _ in zip(remembered, none, strict=False))


def _illustration(
    rules: RuleSet,
    kind: IllustrationKind,
    section: Section,
    *rounds: Settlement,
    about: int | None = None,
    last_tile: Tile | None = None,
) -> Illustration:
    sides = rules.sides(max(rules.players))
    return Illustration(kind=kind, section=section, sides=sides, rounds=rounds, about=about, last_tile=last_tile)
