"""When everybody is dealt anew. Source: seeds 000, 001, 004; docs/rules.md, worked example 12."""

import pytest

from kozel.rules.event import Dealt
from kozel.rules.redeal import Redeal, RedealCause, redeal_of
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile

KOZEL = preset("kozel")
PLAIN = "0-1 0-2 1-3 2-4 3-5 4-6 5-6"


def dealt(*hands: str, number: int = 1) -> Dealt:
    return Dealt(number, 0, tuple(tuple(map(Tile.parse, hand.split())) for hand in hands), ())


@pytest.mark.parametrize(
    ("hand", "cause"),
    [
        ("0-0 1-1 2-2 3-3 4-4 0-1 0-2", RedealCause.DOUBLES),
        ("0-0 1-1 2-2 3-3 4-5 0-1 0-2", None),
        ("6-6 0-6 1-6 2-6 3-6 4-6 0-0", RedealCause.SAME_VALUE),
        ("6-6 0-6 1-6 2-6 3-6 0-0 1-1", None),
        ("0-6 1-6 2-6 3-6 4-6 5-6 0-0", RedealCause.SAME_VALUE),
        ("0-0 0-1 0-2 0-3 0-4 0-5 5-5", RedealCause.SAME_VALUE),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_that_is_dealt_anew(hand: str, cause: RedealCause | None, seat: int) -> None:
    hands = (hand, PLAIN) if seat == 0 else (PLAIN, hand)
    assert redeal_of(dealt(*hands), KOZEL) == (Redeal(seat, cause) if cause is not None else None)


@pytest.mark.parametrize("name", ["kozel-yard", "kozel-duel", "classic-duel", "classic", "general", "pairs-100"])
def test_some_houses_deal_nobody_anew(name: str) -> None:
    assert redeal_of(dealt("0-0 1-1 2-2 3-3 4-4 5-5 6-6", "0-6 1-6 2-6 3-6 4-6 5-6 0-1"), preset(name)) is None


def test_pairs_count_doubles_only() -> None:
    """Seed 000, «Козел»: «При выпадении дублей в количестве от пяти и более на одного игрока происходит пересдача»."""
    assert redeal_of(dealt("0-6 1-6 2-6 3-6 4-6 5-6 0-0", PLAIN), preset("kozel-pairs")) is None
    doubles = dealt(PLAIN, "0-0 1-1 2-2 3-3 4-4 0-3 0-4")
    assert redeal_of(doubles, preset("kozel-pairs")) == Redeal(1, RedealCause.DOUBLES)


def test_nobody_can_lead() -> None:
    """Seed 000, the game for two: where nobody holds a double, «фишки могут быть заменены»."""
    rules = preset("classic-duel").with_options({"first_lead": {"doubles": [6, 5], "otherwise": "redeal"}})
    assert redeal_of(dealt("4-4 5-6", "3-3 0-6"), rules) == Redeal(None, RedealCause.NO_LEAD)
    assert redeal_of(dealt("4-4 5-6", "5-5 0-6"), rules) is None
    assert redeal_of(dealt("4-4 5-6", "3-3 0-6", number=2), rules) is None
    by_order = rules.with_options({"next_lead": "by_order"})
    assert redeal_of(dealt("4-4 5-6", "3-3 0-6", number=2), by_order) == Redeal(None, RedealCause.NO_LEAD)
