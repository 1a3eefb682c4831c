"""How tiles are played, what happens when one can't, and how a round ends."""

from collections.abc import Iterator

from kozel.rules.description.boneyard import is_drawn_from
from kozel.rules.description.examples import fish
from kozel.rules.description.paragraph import Paragraph, Section
from kozel.rules.options import DrawRule
from kozel.rules.rule_set import RuleSet


def play(rules: RuleSet) -> Iterator[Paragraph]:
    """Turns, forced play, drawing and knocking."""
    drawn_from = is_drawn_from(rules)
    draw = rules.draw if drawn_from else DrawRule.NONE
    yield Paragraph(Section.PLAY, f"rule_text.play.{rules.turns}")
    yield Paragraph(Section.PLAY, "rule_text.play.must")
    yield Paragraph(Section.PLAY, f"rule_text.draw.{draw}")
    if drawn_from:
        yield Paragraph(Section.PLAY, "rule_text.draw.kept")
        if rules.reserve:
            yield Paragraph(Section.PLAY, "rule_text.draw.reserve", {"n": rules.reserve})


def round_end(rules: RuleSet) -> Iterator[Paragraph]:
    """Going out and the block, which players call a fish."""
    yield Paragraph(Section.ROUND_END, "rule_text.end.out")
    yield Paragraph(Section.ROUND_END, f"rule_text.block_test.{rules.block_test}", {"n": rules.highest})
    yield from fish(rules)
    if rules.block_test == "six_tiles" and is_drawn_from(rules):
        yield Paragraph(Section.ROUND_END, f"rule_text.block_with_boneyard.{rules.block_with_boneyard}")
    yield Paragraph(Section.ROUND_END, "rule_text.end.blocker")
