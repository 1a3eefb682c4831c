"""Makes scores.json, which everyone who counts a score sheet is held to: `uv run python -m tests.vectors.make_scores`.

Each vector is a sheet as `kozel score` reads it, with what the engine says: for each round what it gave by side, the
carry, and the accounts after it (`+7` remembered, `20` open, `101!` out of the match); the end as its reason, losers
and rating by side; or the fault. First come the worked examples and every fault of the unit tests, then random sheets:
all presets and all numbers of players, with options, accounts, rounds and mistakes by chance.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.hand_count import hand_count
from kozel.rules.options import Direction, MatchGoesOn, OpeningTest, TargetIn, Tie
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset, preset_names
from kozel.rules.score_sheet import (
    HandTold,
    InvalidSheetError,
    RoundTold,
    Scored,
    Sheet,
    SheetFaultCode,
    StartTold,
    document,
    score_sheet,
)
from kozel.rules.tile import Tile, full_set
from tests.unit.test_score_sheet import FAULTS, PAIRED, TO_ALL, block, out, sheet

SCORES = Path(__file__).with_name("scores.json")
SHEETS_A_TABLE = 50
MOST_ROUNDS = 5
NAMES = tuple("ABCDEFGHIJ")

Built = dict[str, Any]  # Any: a sheet and an answer as JSON has them


class ScoreVector(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sheet and what is said of it: rounds (given, carry, accounts) and end, or a fault."""

    sheet: Built
    rounds: tuple[tuple[tuple[int, ...], int, tuple[str, ...]], ...] | None = None
    end: tuple[str, tuple[str, ...], tuple[int, ...]] | None = None
    fault: Built | None = None


def vector(sheet: Sheet) -> ScoreVector | None:
    """The vector of the sheet; None where an option makes no sense, which only the engine judges."""
    told = _without_defaults(sheet)
    try:
        scored = score_sheet(sheet)
    except InvalidSheetError as error:
        if error.fault.code in (SheetFaultCode.OPTION, SheetFaultCode.RULES):
            return None
        fault = msgspec.to_builtins(error.fault)
        return ScoreVector(told, fault={key: value for key, value in fault.items() if value not in ("", None)})
    result = document(scored)
    rounds = tuple(
        (tuple(told_round.given.values()), told_round.carry, tuple(map(_written, told_round.accounts.values())))
        for told_round in result.rounds
    )
    if result.end is None:
        return ScoreVector(told, rounds)
    return ScoreVector(told, rounds, (result.end.reason.value, result.end.losers, tuple(result.end.rating.values())))


def _written(account: Any) -> str:  # Any: the document's account, which has no name outside
    points = f"+{account.remembered}" if account.open is None else str(account.open)
    return f"{points}!" if account.out else points


def _without_defaults(sheet: Sheet) -> Built:
    told: Built = msgspec.to_builtins(sheet)
    told["start"] = {name: _without(account, None) for name, account in told["start"].items()}
    told["rounds"] = [_without(told_round, None, {}) for told_round in told["rounds"]]
    return _without(told, None, {}, (), [])


def _without(told: Built, *values: object) -> Built:
    return {key: value for key, value in told.items() if value not in values}


TIED = block("Serg", 2, 14, 14, 5)
ALMOST = {"Masha": {"open": 25}, "Alex": {"open": 75}, "Olya": {"open": 91}, "Serg": {"open": 99}}
WORKED: tuple[Built, ...] = (
    sheet(out("Masha", None, 3, 13, 5), options=TO_ALL),
    sheet(block("Serg", 2, 3, 13, 5), options=TO_ALL),
    sheet(block("Serg", 2, 3, 13, 5)),
    sheet(TIED, out("Alex", 4, None, 9, 6)),
    sheet(TIED, block("Masha", 12, 12, 3, 1)),
    sheet(TIED, out("Masha", None, 8, 8, 2)),
    sheet(out("Masha", None, ["0-0"], ["1-0", "2-2"], ["0-3", "5-4"])),
    sheet(out("Masha", None, ["0-0"], ["1-0", "2-2"], ["0-3", "5-4"]), rules="kozel-yard", start={}),
    sheet(out("Masha", None, 0, 5, 5), start=ALMOST, options={"lone_tile": {}}),
    sheet({"timeout": "Alex"}, start={"Masha": {"open": 30}, "Alex": {"open": 32}, "Olya": {"open": 13}}),
    {"rules": "kozel-yard", "players": "ABC", "rounds": [{"out": "A", "last": "6-6", "hands": {"B": 4, "C": 11}}]},
    sheet({"out": "A", "hands": {"B": 9, "D": ["1-3"]}}, **PAIRED),
    sheet({"block": "A", "hands": {"A+C": 20, "B": 4, "D": 3}}, **PAIRED),
    {"rules": "pairs-100", "players": "ABCD", "rounds": [{"out": "A", "hands": {"B": 60, "D": 50}}]},
)
"""The worked examples of docs/rules.md that a sheet can tell, in their order, and pairs."""

BOUNDARIES: tuple[Built, ...] = (
    sheet(out("Masha", None, 60, 60, 58)),
    sheet(out("Masha", None, 60, 60, 59)),
    sheet(start={"Alex": {"open": 1, "remembered": 1}}),
    sheet(start={"Alex": {"open": 100}}),
    sheet(start={"Alex": {"open": 101}}),
)
"""All hands together may count as much as the set with its lone tile, and no more; and the like."""


def worked_sheets() -> Iterator[Sheet]:
    """The worked examples, boundaries, and a sheet for every fault."""
    for told in (*WORKED, *BOUNDARIES, *(fault[0] for fault in FAULTS)):
        yield msgspec.convert({**told, "players": list(told["players"])}, Sheet)


def random_sheets() -> Iterator[Sheet]:
    """Sheets for every preset with every number of players.

    Chance begins anew with each sheet, and with each option that is drawn: so a new preset or option leaves the other
    sheets as they are.
    """
    for name in preset_names():
        for players in preset(name).players:
            for number in range(SHEETS_A_TABLE):
                yield random_sheet(name, players, f"{name} {players} {number}")


def random_sheet(name: str, seats: int, seed: str) -> Sheet:
    """A sheet as people might write it; one in six has a mistake."""
    random = Random(seed)
    options = _random_options(preset(name), seed)
    rules = preset(name).with_options(options)
    players = NAMES[:seats]
    start = _random_start(rules, len(players), random) if random.random() < 0.5 else {}
    sheet = Sheet(name, options, players, start=start)
    if rules.pairs and random.random() < 0.5:
        a, b, c, d = players
        sheet = msgspec.structs.replace(sheet, players=(), pairs=((a, c), (b, d)))
    try:
        scored = score_sheet(sheet)
        while scored.end is None and len(sheet.rounds) < MOST_ROUNDS:
            told = _random_round(scored, random)
            sheet = msgspec.structs.replace(sheet, rounds=(*sheet.rounds, told))
            scored = score_sheet(sheet)
    except InvalidSheetError:
        return sheet
    return _mistaken(sheet, random) if random.random() < 1 / 6 else sheet


def _random_options(rules: RuleSet, seed: str) -> Built:
    """Some options chosen otherwise: each by itself, and kept where it makes sense with the others."""
    values: dict[str, list[object]] = {
        "direction": [value.value for value in Direction],
        "block_score": [*sorted(BLOCK_SCORES)],
        "out_score": [*sorted(OUT_SCORES)],
        "tie": [value.value for value in Tie],
        "opening": [None, 1, 13, 20],
        "target": [1, 3, 30, 60, 101, 200],
        "target_in": [value.value for value in TargetIn],
        "goes_on": [value.value for value in MatchGoesOn],
        "lone_tile": [{}, {"0-0": 25, "6-6": 50}, {"1-1": 15}],
        "held_tile": [{}, {"0-0": 10}, {"6-6": 50, "0-1": 0}],
        "going_out_bonus": [{}, {"0-0": 25, "5-6": 3}],
        "bonuses": [{}, {"capicua": 25, "pass_round": 30}],
        "round_bonus": [(), (100, 50)],
        "opening_test": [value.value for value in OpeningTest],
        "burn_after": [None, 1, 3],
        "highest": [6, 6, 9, 12],
    }
    drawn = {option: Random(f"{seed} {option}") for option in values}
    options: Built = {}
    for option in sorted(values, key=lambda option: drawn[option].random()):
        if drawn[option].random() < 0.25:
            value = drawn[option].choice(values[option])
            try:
                rules.with_options({**options, option: value})
            except InvalidRuleSetError:
                continue
            options[option] = value
    return options


def _random_start(rules: RuleSet, players: int, random: Random) -> dict[str, StartTold]:
    sides = rules.sides(players)
    names = ["+".join(NAMES[seat] for seat in range(players) if sides[seat] == side) for side in range(max(sides) + 1)]
    return {
        name: StartTold(open=random.randrange(rules.target + 2))
        if rules.opening is None or random.random() < 0.5
        else StartTold(remembered=random.randrange(40))
        for name in names
        if random.random() < 0.7
    }


def _random_round(scored: Scored, random: Random) -> RoundTold:
    """A round by those still playing. Small hands are likely, so that ties and lone tiles come often."""
    rules, people = scored.rules, scored.people
    playing = [
        player
        for player, side in zip(people.players, people.sides, strict=True)
        if not (rules.goes_on is MatchGoesOn.LAST_ONE_STANDING and scored.accounts[side].score >= rules.target)
    ]
    player = random.choice(playing)
    if random.random() < 0.03:
        return RoundTold(timeout=player)
    out = random.random() < 0.5
    tiles = list(full_set(rules.highest))
    random.shuffle(tiles)
    last = random.choice([None, tiles.pop(), *(Tile.parse(tile) for tile in rules.going_out_bonus)])
    tiles = [tile for tile in tiles if tile != last]
    hands: dict[str, HandTold] = {}
    for name in playing:
        if not (out and name == player):
            hand = tuple(tiles.pop() for _ in range(random.choice([1, 1, 2, 3, 5])))
            count = random.choice([hand_count(hand, rules), random.randrange(1, 9)])
            hands[name] = random.choice([tuple(map(str, hand)), count, count])
    if rules.pairs and random.random() < 0.4:
        hands = _told_together(hands, scored, random)
    bonuses = {name: tuple(random.choices(playing, k=2)) for name in rules.bonuses if random.random() < 0.3}
    named = {"out" if out else "block": player}
    return RoundTold(**named, last=None if last is None else str(last), hands=hands, bonuses=bonuses)


def _told_together(hands: dict[str, HandTold], scored: Scored, random: Random) -> dict[str, HandTold]:
    """One pair's hands told as one count."""
    side = random.choice([0, 1])
    together = scored.people.of_side(side)
    counts = [hand for name in together if isinstance(hand := hands.get(name, 0), int)]
    if len(counts) < len(together):
        return hands
    others = {name: hand for name, hand in hands.items() if name not in together}
    return {**others, scored.people.names[side]: sum(counts)}


def _mistaken(sheet: Sheet, random: Random) -> Sheet:
    """The sheet with something forgotten, doubled or miswritten in a round."""
    if not sheet.rounds:
        return sheet
    number = random.randrange(len(sheet.rounds))
    told = sheet.rounds[number]
    name = random.choice([*told.hands, "A", "B", "A+C", "Z"])
    wrong: HandTold = random.choice([-1, 0, 500, (), ("0-0",), ("3-4", "4-3"), ("6-7",), ("12-13",), ("x",), 7])
    changes: dict[str, object] = random.choice(
        [
            {"hands": {**told.hands, name: wrong}},
            {"hands": {other: hand for other, hand in told.hands.items() if other != name}},
            {"last": random.choice(["6-6", "0-13", "-", "3-3"])},
            {"out": name},
            {"block": name},
            {"timeout": "A"},
            {"bonuses": {random.choice(["capicua", "song"]): (random.choice(["A", "Z"]),)}},
        ]
    )
    rounds = (*sheet.rounds[:number], msgspec.structs.replace(told, **changes), *sheet.rounds[number + 1 :])
    return msgspec.structs.replace(sheet, rounds=rounds)


def vectors() -> tuple[ScoreVector, ...]:
    sheets = (*worked_sheets(), *random_sheets())
    return tuple(made for sheet in sheets if (made := vector(sheet)) is not None)


def text() -> bytes:
    """The file's text, with one vector on each line."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, vectors())) + b"\n]\n"


if __name__ == "__main__":
    SCORES.write_bytes(text())
