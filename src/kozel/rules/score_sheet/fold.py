"""The fold over a sheet's rounds: each is settled as at our own tables, until the match is over."""

import msgspec

from kozel.rules.account import Account
from kozel.rules.finish import Finish
from kozel.rules.match_end import MatchEnd, end_at_target, end_at_timeout, has_dropped_out
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset, preset_names
from kozel.rules.score_sheet.bonuses import bonuses_of
from kozel.rules.score_sheet.fault import InvalidSheetError, SheetFault, SheetFaultCode, wrong
from kozel.rules.score_sheet.hands import counts_of, last_tile
from kozel.rules.score_sheet.people import People, people_of, start_accounts
from kozel.rules.score_sheet.sheet import RoundTold, Sheet
from kozel.rules.settlement import Ending, Settlement, settle


class Scored(msgspec.Struct, frozen=True):
    """A sheet with its points: a settlement for each round that was told to its end, and the match's end."""

    rules: RuleSet
    people: People
    accounts: tuple[Account, ...]
    settlements: tuple[Settlement, ...] = ()
    end: MatchEnd | None = None

    @property
    def carry(self) -> int:
        """What the latest rounds' tied blocks leave to the rounds to come."""
        return self.settlements[-1].carry if self.settlements else 0


def score_sheet(sheet: Sheet) -> Scored:
    """Score all rounds of the sheet.

    Raises:
        InvalidSheetError: something on the sheet can't be; nothing is scored then.

    """
    rules = _rules(sheet)
    people = people_of(sheet, rules)
    scored = Scored(rules, people, start_accounts(sheet, rules, people))
    for number, told in enumerate(sheet.rounds, 1):
        try:
            scored = _after_round(scored, told)
        except InvalidSheetError as error:
            raise InvalidSheetError(msgspec.structs.replace(error.fault, round=number)) from None
    return scored


def _rules(sheet: Sheet) -> RuleSet:
    if sheet.rules not in preset_names():
        raise wrong(SheetFaultCode.RULES, found=sheet.rules, expected=", ".join(preset_names()))
    try:
        return preset(sheet.rules).with_options(sheet.options)
    except InvalidRuleSetError as error:
        option = error.fault
        fault = SheetFault(code=SheetFaultCode.OPTION, found=option.option, expected=option.expected, option=option)
        raise InvalidSheetError(fault) from None


def _after_round(scored: Scored, told: RoundTold) -> Scored:
    rules, people = scored.rules, scored.people
    if scored.end is not None:
        raise wrong(SheetFaultCode.AFTER_END)
    playing = tuple(side for side, account in enumerate(scored.accounts) if not has_dropped_out(rules, account))
    finish, player = _ended_by(told, people, playing)
    seat = people.players.index(player)
    if finish is None:
        if told.hands or told.last is not None or told.bonuses:
            raise wrong(SheetFaultCode.TIMEOUT_WITH_HANDS, name=player)
        end = end_at_timeout(rules, scored.accounts, people.sides[seat])
        return msgspec.structs.replace(scored, end=end)
    counts = counts_of(told, rules, people, playing)
    ended = Ending(
        finish=finish,
        seat=seat,
        last=last_tile(told, rules),
        hands=(),
        counts=counts,
        bonuses=bonuses_of(told, rules, people, playing),
        number=len(scored.settlements) + 1,
    )
    settlement = settle(rules, ended, accounts=scored.accounts, carry=scored.carry)
    return msgspec.structs.replace(
        scored,
        accounts=settlement.after,
        settlements=(*scored.settlements, settlement),
        end=end_at_target(rules, settlement.after),
    )


def _ended_by(told: RoundTold, people: People, playing: tuple[int, ...]) -> tuple[Finish | None, str]:
    """How the round ended, None by a timeout, and by whom."""
    match told:
        case RoundTold(out=str(player), block=None, timeout=None):
            finish = Finish.OUT
        case RoundTold(out=None, block=str(player), timeout=None):
            finish = Finish.BLOCK
        case RoundTold(out=None, block=None, timeout=str(player)):
            finish = None
        case _:
            named = [name for name in ("out", "block", "timeout") if getattr(told, name) is not None]
            raise wrong(SheetFaultCode.ROUND_END, found=", ".join(named) or "—", expected="out, block, timeout")
    if player not in people.players:
        raise wrong(SheetFaultCode.UNKNOWN_PLAYER, name=player, expected=", ".join(people.players))
    if people.side_of(player) not in playing:
        raise wrong(SheetFaultCode.DROPPED_OUT, name=player)
    return finish, player
