"""Who plays on a score sheet: the seats' names, the sides' names, and the accounts at the start."""

import msgspec

from kozel.rules.account import Account
from kozel.rules.match import new_match
from kozel.rules.match_end import end_at_target
from kozel.rules.rule_set import RuleSet
from kozel.rules.score_sheet.fault import SheetFaultCode, wrong
from kozel.rules.score_sheet.sheet import Sheet, StartTold


class People(msgspec.Struct, frozen=True):
    """The players' names by seat, each seat's side, and the names by side: in pairs both partners', joined by "+"."""

    players: tuple[str, ...]
    sides: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The sides' names."""
        return tuple("+".join(self.of_side(side)) for side in range(max(self.sides) + 1))

    def of_side(self, side: int) -> tuple[str, ...]:
        """The names of the side's players."""
        return tuple(name for name, theirs in zip(self.players, self.sides, strict=True) if theirs == side)

    def side_of(self, player: str) -> int:
        """The player's side."""
        return self.sides[self.players.index(player)]


def people_of(sheet: Sheet, rules: RuleSet) -> People:
    """The people of the sheet.

    Raises:
        InvalidSheetError: they can't play by these rules, or a name stands twice.

    """
    players = _seated(sheet, rules)
    for name in players:
        if not name.strip():
            raise wrong(SheetFaultCode.NAME_EMPTY)
        if players.count(name) > 1:
            raise wrong(SheetFaultCode.NAME_TWICE, name=name)
    if len(players) not in rules.players:
        raise wrong(SheetFaultCode.PLAYERS, found=len(players), expected=", ".join(map(str, rules.players)))
    return People(players, rules.sides(len(players)))


def _seated(sheet: Sheet, rules: RuleSet) -> tuple[str, ...]:
    if sheet.pairs is None:
        return sheet.players
    if not rules.pairs:
        raise wrong(SheetFaultCode.NO_PAIRS, found=rules.name)
    (one, opposite_one), (two, opposite_two) = sheet.pairs
    seated = (one, two, opposite_one, opposite_two)
    if sheet.players and set(sheet.players) != set(seated):
        raise wrong(SheetFaultCode.PAIRS_DIFFER, found=", ".join(seated), expected=", ".join(sheet.players))
    return seated


def start_accounts(sheet: Sheet, rules: RuleSet, people: People) -> tuple[Account, ...]:
    """Every side's account before the first round.

    Raises:
        InvalidSheetError: an account is of nobody, can't be, or is already the end of the match.

    """
    fresh = new_match(rules, len(people.players)).accounts
    for name, told in sheet.start.items():
        _check_start(name, told, rules, people)
    told_accounts = (sheet.start.get(name) for name in people.names)
    accounts = tuple(
        Account(told.open if told.open is not None else account.open, told.remembered) if told else account
        for told, account in zip(told_accounts, fresh, strict=True)
    )
    if end_at_target(rules, accounts) is not None:
        raise wrong(SheetFaultCode.START_OVER, expected=rules.target)
    return accounts


def _check_start(name: str, told: StartTold, rules: RuleSet, people: People) -> None:
    if name not in people.names:
        raise wrong(SheetFaultCode.START_UNKNOWN, name=name, expected=", ".join(people.names))
    if told.remembered < 0 or (told.open or 0) < 0:
        raise wrong(SheetFaultCode.START_NEGATIVE, name=name, found=min(told.remembered, told.open or 0))
    if told.remembered and rules.opening is None:
        raise wrong(SheetFaultCode.START_REMEMBERED, name=name, found=told.remembered)
    if told.remembered and told.open is not None:
        raise wrong(SheetFaultCode.START_BOTH, name=name, found=told.remembered, expected=told.open)
