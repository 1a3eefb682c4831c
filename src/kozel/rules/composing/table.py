"""Questions about who plays with which tiles, and how they are dealt."""

from collections.abc import Iterator, Mapping

import msgspec

from kozel.rules.composing.lead_orders import in_set
from kozel.rules.composing.question import Answer, Changes, Question, choice, number, one_of, repaired
from kozel.rules.description import Section
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile, full_set

_PLAYERS: Mapping[str, tuple[int, ...]] = {
    "2": (2,),
    "3": (3,),
    "4": (4,),
    "2-3": (2, 3),
    "2-4": (2, 3, 4),
    "3-4": (3, 4),
}
_SETS = (6, 9, 12)
_BY_TILE = ("lone_tile", "held_tile", "going_out_bonus")


def table_questions(rules: RuleSet) -> Iterator[Question]:
    """The players, the set, the hands, when a deal is taken back."""
    yield from choice(rules, "players", Section.TABLE, _player_answers(rules))
    yield from choice(
        rules, "highest", Section.TABLE, [Answer(str(highest), _with_set(rules, highest)) for highest in _SETS]
    )
    for players in sorted(rules.players):
        most = len(full_set(rules.highest)) // players
        usual = tuple(size for size in (5, 6, 7, 9, 10) if size <= most)
        yield from number(rules, "hand", Section.DEAL, entry=str(players), most=most, usual=usual)
    yield from one_of(rules, "redeal_doubles", Section.DEAL, (None, 4, 5, 6, 7))
    yield from one_of(rules, "redeal_same", Section.DEAL, (None, 5, 6, 7))


def _player_answers(rules: RuleSet) -> Iterator[Answer]:
    for name, players in _PLAYERS.items():
        yield Answer(name, repaired(rules, {**_with_players(rules, players), "pairs": False}))
    yield Answer("pairs", repaired(rules, {**_with_players(rules, (4,)), "pairs": True}))


def _with_players(rules: RuleSet, players: tuple[int, ...]) -> Changes:
    tiles, usual = len(full_set(rules.highest)), max(rules.hand.values())
    hand = {str(each): rules.hand.get(each, min(usual, tiles // each)) for each in players}
    return {"players": list(players), "hand": hand}


def _with_set(rules: RuleSet, highest: int) -> Changes:
    """Everything that names tiles or counts them, as it is in that set."""
    tiles = set(full_set(highest))
    lead = msgspec.to_builtins(rules.first_lead)
    return {
        "highest": highest,
        "hand": {str(players): min(size, len(tiles) // players) for players, size in rules.hand.items()},
        "first_lead": {**lead, "doubles": list(in_set(rules.first_lead.doubles, rules.highest, highest))},
        **{
            option: {tile: points for tile, points in getattr(rules, option).items() if Tile.parse(tile) in tiles}
            for option in _BY_TILE
        },
    }
