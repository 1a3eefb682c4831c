"""What a seat is advised to play, by what it could know itself."""

from kozel.analysis.explain import reasons_for
from kozel.analysis.judge import judge
from kozel.analysis.report import Hint
from kozel.bots.thinking.position import position_of
from kozel.bots.thinking.rolling import as_legal, compiled_rules
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.position import move_of
from kozel.kernel.state import TURN
from kozel.rules.move import Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

DEALS = 1_024


def hint_for(sight: Sight, rules: RuleSet, seed: int) -> Hint | None:
    """The hint for the sight's seat, in its turn; None where it has no play or compiled code doesn't know the rules."""
    plays = [move for move in sight.view.legal if isinstance(move, Play)]
    if not plays:
        return None
    if len(plays) == 1:
        return Hint(plays[0], ())
    variant = compiled_rules(rules, sight)
    position = position_of(sight, rules, variant) if variant is not None else None
    if variant is None or position is None or not position.deals:
        return None
    playout, state = playout_for(variant), position.state
    best, *others = (move_of(value.play, state) for value in judge(position, playout, deals=DEALS, seed=seed))
    turn = int(state[TURN])
    hand = int(state[turn])
    reasons = reasons_for(best, others[0], hand, turn, position.common, variant) if others else ()
    play = as_legal(best, sight)
    assert isinstance(play, Play), "a compiled move is a play"
    return Hint(play, reasons)
