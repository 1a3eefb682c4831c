"""What hands count, who is given which points, how a score opens, what is carried."""

from collections.abc import Iterator, Mapping

from kozel.rules.bonuses import BONUSES
from kozel.rules.description.examples import carried, opened
from kozel.rules.description.paragraph import Paragraph, Section, listed
from kozel.rules.options import TargetIn, Tie
from kozel.rules.rule_set import RuleSet


def counting(rules: RuleSet) -> Iterator[Paragraph]:
    """What a hand counts."""
    yield Paragraph(Section.COUNTING, "rule_text.count.pips")
    yield from _by_tile(Section.COUNTING, "rule_text.count.held", rules.held_tile)
    yield from _by_tile(Section.COUNTING, "rule_text.count.lone", rules.lone_tile)


def points(rules: RuleSet) -> Iterator[Paragraph]:
    """What a round gives to whom."""
    yield Paragraph(Section.POINTS, f"rule_text.direction.{rules.direction}")
    seats = "pairs" if rules.pairs else "single"
    if rules.target_in is TargetIn.ROUNDS:
        yield Paragraph(Section.POINTS, "rule_text.rounds")
        yield Paragraph(Section.POINTS, f"rule_text.rounds.block.{rules.block_score}.{seats}")
    else:
        yield Paragraph(Section.POINTS, f"rule_text.out_score.{rules.out_score}.{seats}")
        yield from _by_tile(Section.POINTS, "rule_text.bonus", rules.going_out_bonus)
        yield Paragraph(Section.POINTS, f"rule_text.block_score.{rules.block_score}.{seats}")
    if rules.block_score == "highest_takes_all":
        yield Paragraph(Section.POINTS, f"rule_text.tie.{rules.tie}")
    elif rules.block_score in _TIES_AT_LOWEST:
        key = "rule_text.tie.carry_to_winner" if rules.tie is Tie.CARRY_TO_WINNER else "rule_text.tie.lowest"
        yield Paragraph(Section.POINTS, key)
    yield from _bonuses(rules)


def _bonuses(rules: RuleSet) -> Iterator[Paragraph]:
    """What is given on top, for passes and for the last tile, and to the winners of the first rounds."""
    for name in BONUSES:
        if name in rules.bonuses:
            yield Paragraph(Section.POINTS, f"rule_text.bonuses.{name}", {"n": rules.bonuses[name]})
    if rules.bonuses:
        yield Paragraph(Section.POINTS, "rule_text.bonuses.counted")
    if rules.round_bonus:
        yield Paragraph(Section.POINTS, "rule_text.round_bonus", {"points": listed(rules.round_bonus)})


def opening(rules: RuleSet) -> Iterator[Paragraph]:
    """Remembered points and the open score."""
    if rules.target_in is TargetIn.ROUNDS:
        return
    opens = rules.opens
    if opens is None:
        yield Paragraph(Section.OPENING, "rule_text.opening.none")
        return
    if opens.accumulates:
        yield Paragraph(Section.OPENING, "rule_text.opening.accumulated.reached", {"n": opens.threshold})
        yield Paragraph(Section.OPENING, "rule_text.opening.accumulated.below")
    else:
        yield Paragraph(Section.OPENING, "rule_text.opening.reached", {"n": opens.threshold})
        yield Paragraph(Section.OPENING, "rule_text.opening.below", {"n": opens.threshold})
    yield opened(opens)
    if opens.burns_after is not None:
        yield Paragraph(Section.OPENING, "rule_text.opening.burn", {"n": opens.burns_after})
    yield Paragraph(Section.OPENING, "rule_text.opening.after")
    if rules.out_score == "losers_own":
        yield Paragraph(Section.OPENING, "rule_text.cleared.out")
    if rules.block_score in _CLEARS or (rules.block_score in _AS_IF_OUT and rules.out_score == "losers_own"):
        yield Paragraph(Section.OPENING, f"rule_text.cleared.{rules.block_score}")


def carry(rules: RuleSet) -> Iterator[Paragraph]:
    """What a tied block leaves to the rounds after it."""
    if rules.block_score == "highest_takes_all" and rules.tie is Tie.CARRY:
        yield Paragraph(Section.CARRY, "rule_text.carry.taken")
        yield carried(rules)
        yield Paragraph(Section.CARRY, "rule_text.carry.stays")
        yield Paragraph(Section.CARRY, "rule_text.carry.lost")
    elif rules.tie is Tie.CARRY_TO_WINNER and rules.block_score in _TIES_AT_LOWEST:
        yield Paragraph(Section.CARRY, "rule_text.carry.to_winner")
        yield Paragraph(Section.CARRY, "rule_text.carry.lost")


def _by_tile(section: Section, key: str, values: Mapping[str, int]) -> Iterator[Paragraph]:
    for tile, number in sorted(values.items()):
        yield Paragraph(section, key, {"tile": tile, "n": number})


_TIES_AT_LOWEST = frozenset({"difference", "lower_side_wins", "lowest_scores_difference", "lowest_scores_rest"})
_AS_IF_OUT = frozenset({"lower_side_wins", "blocker_against_left"})
_CLEARS = frozenset({"difference", "highest_takes_all"})
