"""The bonuses of a round as they were told."""

from kozel.rules.bonuses import Bonus
from kozel.rules.rule_set import RuleSet
from kozel.rules.score_sheet.fault import SheetFaultCode, wrong
from kozel.rules.score_sheet.people import People
from kozel.rules.score_sheet.sheet import RoundTold


def bonuses_of(told: RoundTold, rules: RuleSet, people: People, playing: tuple[int, ...]) -> tuple[Bonus, ...]:
    """Each bonus that somebody earned.

    Raises:
        InvalidSheetError: the rules don't know the bonus, or nobody of that name plays the round.

    """
    for name, players in told.bonuses.items():
        if name not in rules.bonuses:
            raise wrong(SheetFaultCode.NO_SUCH_BONUS, found=name, expected=", ".join(rules.bonuses) or "—")
        for player in players:
            if player not in people.players:
                raise wrong(SheetFaultCode.UNKNOWN_PLAYER, name=player, expected=", ".join(people.players))
            if people.side_of(player) not in playing:
                raise wrong(SheetFaultCode.DROPPED_OUT, name=player)
    return tuple(
        Bonus(people.players.index(player), name, rules.bonuses[name])
        for name, players in told.bonuses.items()
        for player in players
    )
