"""Who plays with which tiles, how they are dealt, who begins."""

from collections.abc import Iterator

from kozel.rules.description.boneyard import is_drawn_from, left_after_deal
from kozel.rules.description.paragraph import Paragraph, Section, listed
from kozel.rules.options import MatchGoesOn, NextLead, Otherwise
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile, full_set


def table(rules: RuleSet) -> Iterator[Paragraph]:
    """The players and the tiles."""
    players = tuple(sorted(rules.players))
    if rules.pairs:
        yield Paragraph(Section.TABLE, "rule_text.players.pairs")
    elif len(players) == 1:
        yield Paragraph(Section.TABLE, "rule_text.players.exactly", {"n": players[0]})
    elif players == tuple(range(players[0], players[-1] + 1)):
        yield Paragraph(Section.TABLE, "rule_text.players.range", {"least": players[0], "n": players[-1]})
    else:
        yield Paragraph(Section.TABLE, "rule_text.players.list", {"players": listed(players)})
    tiles = len(full_set(rules.highest))
    yield Paragraph(Section.TABLE, "rule_text.set", {"n": tiles, "last": str(Tile(rules.highest, rules.highest))})


def deal(rules: RuleSet) -> Iterator[Paragraph]:
    """The hands, the boneyard, when a deal is taken back."""
    sizes = sorted(set(rules.hand.values()), reverse=True)
    if len(sizes) == 1:
        yield Paragraph(Section.DEAL, "rule_text.hand", {"n": sizes[0]})
    else:
        for size in sizes:
            players = tuple(sorted(number for number in rules.players if rules.hand[number] == size))
            yield Paragraph(Section.DEAL, "rule_text.hand.players", {"n": size, "players": listed(players)})
    yield _rest(rules)
    if rules.redeal_doubles is not None:
        yield Paragraph(Section.DEAL, "rule_text.redeal.doubles", {"n": rules.redeal_doubles})
    if rules.redeal_same is not None:
        yield Paragraph(Section.DEAL, "rule_text.redeal.same", {"n": rules.redeal_same})
    if rules.redeal_doubles is None and rules.redeal_same is None:
        yield Paragraph(Section.DEAL, "rule_text.redeal.never")


def _rest(rules: RuleSet) -> Paragraph:
    without = tuple(sorted(players for players in rules.players if left_after_deal(rules, players) == 0))
    if len(without) == len(rules.players):
        return Paragraph(Section.DEAL, "rule_text.rest.nothing")
    if not is_drawn_from(rules):
        return Paragraph(Section.DEAL, "rule_text.rest.aside")
    if without:
        return Paragraph(Section.DEAL, "rule_text.rest.some", {"players": listed(without)})
    return Paragraph(Section.DEAL, "rule_text.rest")


def lead(rules: RuleSet) -> Iterator[Paragraph]:
    """Who leads the first round, with which tile, and who leads the others."""
    which = "every" if rules.next_lead is NextLead.BY_ORDER else "first"
    doubles = tuple(str(Tile(value, value)) for value in rules.first_lead.doubles)
    otherwise = rules.first_lead.otherwise
    if doubles:
        yield Paragraph(Section.LEAD, f"rule_text.lead.{which}", {"tile": doubles[0]})
        if doubles[1:]:
            yield Paragraph(Section.LEAD, "rule_text.lead.next_doubles", {"tiles": listed(doubles[1:])})
        yield Paragraph(Section.LEAD, f"rule_text.lead.otherwise.{otherwise}")
    else:
        yield Paragraph(Section.LEAD, f"rule_text.lead.{which}.{otherwise}")
    if otherwise in (Otherwise.HIGHEST, Otherwise.LOWEST):
        yield Paragraph(Section.LEAD, f"rule_text.lead.order.{otherwise}")
    if rules.next_lead is not NextLead.BY_ORDER:
        seats = "pairs" if rules.pairs else "single"
        yield Paragraph(Section.LEAD, f"rule_text.next_lead.{rules.next_lead}.{seats}")
        if rules.goes_on is MatchGoesOn.LAST_ONE_STANDING:
            yield Paragraph(Section.LEAD, "rule_text.next_lead.dropped_out")
