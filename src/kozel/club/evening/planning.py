"""Plans: what may be planned, and what may still be planned otherwise once people are registered and games played."""

import re
from datetime import datetime

import msgspec

from kozel.club.evening.command import ChangePlan
from kozel.club.evening.evening import Evening
from kozel.club.evening.event import PlanChanged
from kozel.club.evening.online import can_be_online
from kozel.club.evening.plan import Fund, Plan
from kozel.club.evening.reckoning import entries_to_rank, records
from kozel.club.evening.refusal import EveningCode, EveningRefusal, of_result
from kozel.club.evening.text import LONGEST_LINE, clean_line, clean_reason
from kozel.club.format import Format
from kozel.club.prizes import MoneyCode, refuses_money
from kozel.club.result import refused
from kozel.rules.rule_set import preset, preset_names

MOST_MONEY = 10**12

_MINUTE = "%Y-%m-%dT%H:%M"


def clean_plan(plan: Plan) -> Plan | EveningRefusal:
    """The plan as it is kept, or why it can't be one."""
    name, place, series = map(clean_line, (plan.name, plan.place, plan.series))
    if not name:
        return EveningRefusal(EveningCode.BAD_NAME, {"name": plan.name, "longest": LONGEST_LINE})
    if place is None or series is None:
        return EveningRefusal(EveningCode.BAD_TEXT, {"longest": LONGEST_LINE})
    if plan.starts is not None and not _is_minute(plan.starts):
        return EveningRefusal(EveningCode.BAD_DATE, {"date": plan.starts})
    if plan.rules not in preset_names() or not preset(plan.rules).pairs:
        return EveningRefusal(EveningCode.BAD_RULES, {"rules": plan.rules})
    limit = plan.format.game.time_limit
    if plan.warning < 0 or (limit is not None and plan.warning > limit):
        return EveningRefusal(EveningCode.BAD_WARNING, {"minutes": plan.warning})
    if not can_be_online(plan):
        return EveningRefusal(EveningCode.BAD_ONLINE)
    return _refuses_fund(plan.fund) or msgspec.structs.replace(plan, name=name, place=place, series=series)


def changed_plan(evening: Evening, command: ChangePlan, by: str, now: int) -> PlanChanged | EveningRefusal:
    """Plan it otherwise. What is fixed by what has happened stays as it is."""
    plan = clean_plan(command.plan)
    if isinstance(plan, EveningRefusal):
        return plan
    reason = clean_reason(command.reason, needed=len(evening.rounds) > 0 and plan.format != evening.plan.format)
    if isinstance(reason, EveningRefusal):
        return reason
    if plan == evening.plan:
        return EveningRefusal(EveningCode.ALREADY_SO)
    fixed = _fixed(evening, plan.format)
    if fixed is not None:
        return EveningRefusal(fixed)
    for _, refusal in refused(plan.format, entries_to_rank(evening), records(evening)):
        return of_result(evening.roster, refusal)
    return PlanChanged(at=now, by=by, plan=plan, reason=reason)


def _fixed(evening: Evening, form: Format) -> EveningCode | None:
    """Why the format can't be this any more, or None."""
    entrants, now = evening.roster.entrants, evening.plan.format
    if entrants and (form.unit is not now.unit or form.groups < max(entrant.group for entrant in entrants)):
        return EveningCode.FIXED_BY_ENTRIES
    if evening.rounds and (form.schedule, form.groups, form.legs) != (now.schedule, now.groups, now.legs):
        return EveningCode.FIXED_BY_DRAW
    return None


def _is_minute(text: str) -> bool:
    if re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d", text) is None:
        return False
    try:
        datetime.strptime(text, _MINUTE)  # noqa: DTZ007 - the local time of wherever it is
    except ValueError:
        return False
    return True


def _refuses_fund(fund: Fund) -> EveningRefusal | None:
    refusal = refuses_money(fund.stake, fund.fee, fund.sponsor, fund.shares)
    if refusal is not None and refusal.code is MoneyCode.SHARES_TOTAL:
        return EveningRefusal(EveningCode.BAD_SHARES, {"percent": f"{refusal.found / 100:g}"})
    is_currency = re.fullmatch("[A-Z]{3}", fund.currency) is not None
    if refusal is not None or not is_currency or max(fund.stake, fund.sponsor) > MOST_MONEY:
        return EveningRefusal(EveningCode.BAD_MONEY)
    return None
