"""When the match is over, and what it gives to the rating."""

from collections.abc import Iterator

from kozel.rules.description.paragraph import Paragraph, Section
from kozel.rules.match_end import is_rated
from kozel.rules.options import Direction, MatchGoesOn, TargetIn
from kozel.rules.rule_set import RuleSet


def match_end(rules: RuleSet) -> Iterator[Paragraph]:
    """Who wins and who loses, and when."""
    target = {"n": rules.target}
    match rules.direction, rules.goes_on, rules.target_in:
        case Direction.PENALTY, MatchGoesOn.FIRST_TO_TARGET, _:
            yield Paragraph(Section.MATCH_END, "rule_text.target.goat", target)
        case Direction.PENALTY, MatchGoesOn.LAST_ONE_STANDING, _:
            yield Paragraph(Section.MATCH_END, "rule_text.target.last_one_standing", target)
            if len(set(rules.hand.values())) > 1:
                yield Paragraph(Section.MATCH_END, "rule_text.target.fewer_players")
        case Direction.CREDIT, _, TargetIn.POINTS:
            yield Paragraph(Section.MATCH_END, "rule_text.target.points", target)
            if rules.bonuses:
                yield Paragraph(Section.MATCH_END, "rule_text.target.several")
        case Direction.CREDIT, _, TargetIn.ROUNDS:
            yield Paragraph(Section.MATCH_END, "rule_text.target.rounds", target)
    if rules.opening is not None:
        yield Paragraph(Section.MATCH_END, "rule_text.target.only_open")
    yield Paragraph(Section.MATCH_END, "rule_text.timeout")


def rating(rules: RuleSet) -> Iterator[Paragraph]:
    """The rating points, where these rules give any."""
    if is_rated(rules):
        yield Paragraph(Section.RATING, "rule_text.rating.target")
        yield Paragraph(Section.RATING, "rule_text.rating.timeout")
    else:
        yield Paragraph(Section.RATING, "rule_text.rating.none")
