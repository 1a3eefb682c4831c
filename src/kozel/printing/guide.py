"""The guide: how to run such an evening at home or in a club, made from the plan and from the rules that are played."""

from collections.abc import Iterator
from typing import TypeAlias

from kozel.club.evening.plan import AtTime, Plan, TieAtTime
from kozel.club.format import ByeRule, ForfeitRule, TargetIn, TimedPoints, bye_rule
from kozel.club.result import Played, worth
from kozel.language import Catalogue, translate
from kozel.printing.document import Document
from kozel.printing.score_sheets import sheet_words
from kozel.printing.words import money, percent, when
from kozel.rules.description import describe
from kozel.rules.rule_set import preset

Section: TypeAlias = dict[str, object]

USUAL_ENTRIES = 16
"""For how many entries the guide is written where the plan leaves something to their number."""


def evening_guide(plan: Plan, words: Catalogue) -> Document:
    """The guide, with a score sheet for a table."""
    rules = translate(words, f"preset.{plan.rules}")
    return Document(
        "guide",
        {
            "language": words.language,
            "event": plan.name,
            "when": when(plan, words),
            "title": translate(words, "club_print.guide"),
            "says": translate(words, "club_print.guide_says", rules=rules),
            "sections": list(_sections(plan, words)),
            "words": sheet_words(words),
        },
    )


def _sections(plan: Plan, words: Catalogue) -> Iterator[Section]:
    yield _listed(words, "club_print.need", _NEEDED)
    yield {"kind": "text", "heading": translate(words, "club_print.format"), "lines": list(_format(plan, words))}
    yield {**_listed(words, "club_print.steps", _STEPS), "kind": "steps"}
    yield {"kind": "table", "heading": translate(words, "club_print.worth"), "rows": list(_worth(plan, words))}
    yield {"kind": "text", "heading": "", "lines": list(_columns(plan, words))}
    yield {"kind": "list", "heading": translate(words, "club_print.order"), "lines": list(_order(plan, words))}
    yield {"kind": "list", "heading": translate(words, "club_print.absence"), "lines": list(_absence(plan, words))}
    if plan.fund.stake or plan.fund.sponsor:
        yield {"kind": "list", "heading": translate(words, "club_print.money"), "lines": list(_money(plan, words))}
    rules = translate(words, f"preset.{plan.rules}")
    yield {
        "kind": "list",
        "heading": translate(words, "club_print.rules", rules=rules),
        "lines": [translate(words, paragraph.key, **paragraph.values) for paragraph in describe(preset(plan.rules))],
    }


_NEEDED = (
    "club_print.need_tables",
    "club_print.need_paper",
    "club_print.need_clock",
    "club_print.need_organiser",
)

_STEPS = (
    "club_print.step_register",
    "club_print.step_check_in",
    "club_print.step_draw",
    "club_print.step_seats",
    "club_print.step_results",
    "club_print.step_close",
    "club_print.step_finish",
)


def _listed(words: Catalogue, heading: str, keys: tuple[str, ...]) -> Section:
    return {
        "kind": "list",
        "heading": translate(words, heading),
        "lines": [translate(words, key) for key in keys],
    }


def _format(plan: Plan, words: Catalogue) -> Iterator[str]:
    form = plan.format
    yield translate(words, f"club.format.{form.name}.says")
    target = translate(words, f"club_print.game.{form.game.target_in}", n=form.game.target)
    yield translate(words, "club_print.games", game=target)
    if form.game.time_limit is None:
        return
    yield translate(words, "club_print.minutes", n=form.game.time_limit)
    if plan.warning:
        yield translate(words, "club_print.warned", n=plan.warning)
    match plan.at_time:
        case AtTime.FINISH_HAND:
            yield translate(words, "club_print.at_time_finish_hand")
        case AtTime.STOP:
            yield translate(words, "club_print.at_time_stop")
    match plan.tie_at_time:
        case TieAtTime.EXTRA_HAND:
            yield translate(words, "club_print.tie_extra_hand")
        case TieAtTime.NO_WINNER:
            yield translate(words, "club_print.tie_no_winner")


def _worth(plan: Plan, words: Catalogue) -> Iterator[tuple[str, str]]:
    """What a game gives by what the losers have, asked of the rules themselves."""
    game = plan.format.game
    target = game.target

    def gives(lost: int, won: int = target) -> str:
        winners, _ = worth(plan.format, Played(points=(won, lost), timed=won < target))
        return translate(words, "club_print.gives", n=winners.points)

    if game.target_in is TargetIn.ROUNDS:
        yield translate(words, "club_print.worth_rounds"), gives(0)
    else:
        half = target // 2
        yield translate(words, "club_print.worth_dry"), gives(0)
        yield translate(words, "club_print.worth_band", **{"from": 1, "to": half}), gives(half)
        yield translate(words, "club_print.worth_band", **{"from": half + 1, "to": target - 1}), gives(target - 1)
        if game.time_limit is not None and game.timed_points is TimedPoints.ONE:
            yield translate(words, "club_print.worth_timed"), gives(0, target - 1)
    yield translate(words, "club_print.worth_lost"), translate(words, "club_print.gives", n=0)


def _columns(plan: Plan, words: Catalogue) -> Iterator[str]:
    game = plan.format.game
    yield translate(words, "club_print.worth_each")
    if game.target_in is TargetIn.POINTS and game.plus_cap:
        yield translate(words, "club_print.plus_capped", target=game.target)
    else:
        yield translate(words, "club_print.plus_uncapped")
    yield translate(words, "club_print.effectiveness")


def _order(plan: Plan, words: Catalogue) -> Iterator[str]:
    first, *others = (translate(words, f"club_decided.{criterion}") for criterion in plan.format.order)
    yield translate(words, "club_print.order_first", what=first)
    for other in others:
        yield translate(words, "club_print.order_next", what=other)
    yield translate(words, "club_print.order_shared")


def _absence(plan: Plan, words: Catalogue) -> Iterator[str]:
    form = plan.format
    target, half = form.game.target, form.game.target // 2
    match bye_rule(form, USUAL_ENTRIES):
        case ByeRule.NONE:
            yield translate(words, "club_print.bye_none")
        case ByeRule.WIN:
            yield translate(words, "club_print.bye_win", half=half)
        case ByeRule.AVERAGE:
            yield translate(words, "club_print.bye_average")
    match form.forfeit:
        case ForfeitRule.AWARD:
            yield translate(words, "club_print.forfeit_award", target=target, half=half)
        case ForfeitRule.VOID:
            yield translate(words, "club_print.forfeit_void")
    if form.penalties:
        yield translate(words, "club_print.penalties")


def _money(plan: Plan, words: Catalogue) -> Iterator[str]:
    fund = plan.fund
    if fund.stake:
        yield translate(words, "club_print.stake", amount=money(fund.stake, fund.currency, words))
    if fund.fee:
        yield translate(words, "club_print.fee", percent=percent(fund.fee, words))
    if fund.sponsor:
        yield translate(words, "club_print.sponsor", amount=money(fund.sponsor, fund.currency, words))
    if not fund.shares:
        return
    shares = ", ".join(f"{place} — {percent(share, words)} %" for place, share in enumerate(fund.shares, start=1))
    yield translate(words, "club_print.shares", shares=shares)
