"""Bugs that open-source dominoes have had, by their class. None of these may be ours.

The numbers count reports in other projects, each named where it is tested. Those that concern servers, screens,
spinners or several tiles a turn are left out: they are tested elsewhere or can't arise.
"""

import msgspec
import pytest

from kozel.rules.account import Account
from kozel.rules.deal import deal
from kozel.rules.event import Drew, MatchEvent, Passed, Played
from kozel.rules.finish import Finish
from kozel.rules.lead import Lead, first_lead
from kozel.rules.line import End, Line
from kozel.rules.match import Match, new_match, replay
from kozel.rules.match_end import end_at_target
from kozel.rules.move import Draw, Pass, Play
from kozel.rules.rating import rating_at_target
from kozel.rules.refusal import Refusal, RefusalCode
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.settlement import Ending, settle
from kozel.rules.tile import Tile, full_set

KOZEL = preset("kozel")
PAIRS = preset("kozel-pairs")


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def line(text: str) -> Line:
    """A line of tiles as they lie, from left to right."""
    joined = Line()
    for tile in tiles(text):
        joined = joined.joined(tile, End.RIGHT)
    return joined


def in_round(
    rules: RuleSet, laid: str, hands: tuple[str, ...], boneyard: str = "", turn: int = 0, last: int | None = None
) -> Round:
    return Round(
        rules,
        tuple(map(tiles, hands)),
        tiles(boneyard),
        turn,
        line=line(laid),
        last_seat=last,
        last_end=None if last is None else End.RIGHT,
    )


_STEPS = {6: 5, 9: 7}
"""How far apart in the set tiles are that are dealt one after another: it has no divisor in common with the set."""


def dealt_first(match: Match, *first: str) -> Match:
    """The match with a deal in which the seats hold these tiles first; the rest is mixed, so that the deal stands."""
    size = match.rules.hand[match.players]
    named = [tile for hand in first for tile in tiles(hand)]
    every = full_set(match.rules.highest)
    mixed = (every[_STEPS[match.rules.highest] * place % len(every)] for place in range(len(every)))
    rest = iter([tile for tile in mixed if tile not in named])
    order: list[Tile] = []
    for hand in first:
        order += [*tiles(hand), *(next(rest) for _ in range(size - len(tiles(hand))))]
    dealt = match.apply(deal(match, [*order, *rest]))
    assert dealt.redeal is None
    return dealt


@pytest.mark.parametrize(("highest", "size"), [(6, 28), (9, 55), (12, 91)])
def test_1_set_construction(highest: int, size: int) -> None:
    """kgames #9: a second 0-0 was made. Every tile is in the set once."""
    assert len(full_set(highest)) == size
    assert len({frozenset(tile) for tile in full_set(highest)}) == size


def test_2_empty_boundary() -> None:
    """kgames #8: a crash when the last tile won, and when an empty board was drawn."""
    assert Line().ends is None
    assert Line().fits(Tile(3, 4)) == (End.RIGHT,)
    last = in_round(KOZEL, "1-2", ("2-3", "4-4"))
    over = last.apply(last.event(Play(Tile(2, 3), End.RIGHT)))
    assert (over.finish, over.last_seat, over.last_tile, over.legal()) == (Finish.OUT, 0, Tile(2, 3), ())


def test_4_stale_state_between_matches() -> None:
    """kgames #38: a new game began with the old one's end still set. A new match has nothing of the one before."""
    assert new_match(KOZEL, 3) == new_match(KOZEL, 3)
    match = new_match(KOZEL, 3)
    begun = dealt_first(match, "1-1", "2-2", "3-3")
    begun.apply(begun.event(begun.legal()[0]))
    assert match == new_match(KOZEL, 3)
    assert begun.round is not None
    assert begun.round.line == Line()


def test_5_first_move_as_a_special_case() -> None:
    """abw333/dominoes #87: on the empty board of the second game one was asked for a side.

    The first tile has one place to go.
    """
    lead = Round(KOZEL, (tiles("1-2 3-3"), tiles("4-4")), (), turn=0)
    assert lead.legal() == (Play(Tile(1, 2), End.RIGHT), Play(Tile(3, 3), End.RIGHT))
    assert lead.refuses(0, Play(Tile(1, 2), End.LEFT)) == Refusal(RefusalCode.DOES_NOT_FIT, Tile(1, 2))


def test_6_cascade_of_passes() -> None:
    """abw333/dominoes 1d49d6f: passes happened on their own. Each is a move of its player."""
    stuck = in_round(PAIRS, "6-6", ("6-1 0-0", "2-3 0-1", "3-4 0-2", "4-5 0-3"), turn=1)
    for seat in (1, 2, 3):
        assert (stuck.turn, stuck.legal()) == (seat, (Pass(),))
        stuck = stuck.apply(Passed(seat))
    assert stuck.turn == 0
    assert set(stuck.legal()) == {Play(Tile(1, 6), End.LEFT), Play(Tile(1, 6), End.RIGHT)}


def test_7_unstable_identity_of_moves() -> None:
    """open_spiel #1018: a move was a number among those legal at the moment.

    It is its tile and its end, in whatever order hands lie.
    """
    one = in_round(KOZEL, "1-2", ("2-3 1-5 4-4", "0-0"))
    other = in_round(KOZEL, "1-2", ("4-4 1-5 2-3", "0-0"))
    assert set(one.legal()) == set(other.legal())
    move = Play(Tile(1, 5), End.LEFT)
    assert one.apply(one.event(move)).line == other.apply(other.event(move)).line


def test_8_block_that_ignores_the_boneyard() -> None:
    """domino2 909fb1f: ends 1, nobody holds a 1, the boneyard has 1-2: one draws, it is not a fish."""
    for rules in (KOZEL, preset("classic")):
        stuck = in_round(rules, "1-4 4-4 1-4", ("6-6 0-0", "2-2 3-3"), "1-2", turn=1, last=0)
        before = in_round(rules, "1-4 4-4", ("1-4 6-6 0-0", "2-2 3-3"), "1-2")
        assert before.apply(Played(0, Tile(1, 4), End.RIGHT)).finish is None
        assert stuck.legal() == (Draw(),)
        assert set(stuck.apply(Drew(1, Tile(1, 2))).legal()) == {Play(Tile(1, 2), end) for end in End}


def test_8_block_that_ignores_what_is_never_drawn() -> None:
    """The same the other way about: what lies in the reserve helps nobody."""
    rules = preset("classic").with_options({"reserve": 1})
    before = in_round(rules, "1-4 4-4", ("1-4 6-6 0-0", "2-2 3-3"), "1-2")
    assert before.apply(Played(0, Tile(1, 4), End.RIGHT)).finish is Finish.BLOCK


def test_9_truth_of_a_result() -> None:
    """domino2 b5fb0d9: 1-1 lies, hands 6-6 and 1-6, nothing to draw.

    It is not blocked, although the answer that says so is an object.
    """
    open_round = in_round(preset("classic"), "1-2 2-2 1-2", ("1-1 6-6 5-5", "1-6 5-6"))
    after = open_round.apply(open_round.event(Play(Tile(1, 1), End.RIGHT)))
    assert after.finish is None
    assert set(after.legal()) == {Play(Tile(1, 6), end) for end in End}


def test_10_incomplete_fallback() -> None:
    """domino2 33e1b30: nobody holds 1-1: 2-2 leads; only 1-1 was looked for."""
    hands = (tiles("6-6"), tiles("2-2"), tiles("3-3"))
    assert first_lead(hands, KOZEL.first_lead) == Lead(1, Tile(2, 2))
    assert first_lead((tiles("0-0"), tiles("5-6")), KOZEL.first_lead) == Lead(0, Tile(0, 0))
    assert first_lead((tiles("3-6"), tiles("4-5")), KOZEL.first_lead) == Lead(0, Tile(3, 6))


def test_11_confusion_of_who_acts() -> None:
    """domino2 daaf325: a player who was stuck had tiles drawn for him.

    He draws himself, one at a time, and stays in turn.
    """
    stuck = in_round(KOZEL, "1-1", ("6-6", "2-2 3-3"), "4-4 5-5 1-5", turn=1, last=0)
    assert stuck.refuses(0, Draw()) == Refusal(RefusalCode.NOT_YOUR_TURN)
    drawn = stuck.apply(stuck.event(Draw()))
    assert (drawn.turn, drawn.legal(), len(drawn.boneyard)) == (1, (Draw(),), 2)


@pytest.mark.parametrize("name", preset_names())
def test_12_missing_transition(name: str) -> None:
    """domino2 0b94b09: after the first move of a variant the game stood still: the turn was not passed on."""
    for players in preset(name).players:
        match = dealt_first(new_match(preset(name), players), *(("6-6", "1-1", "2-2", "3-3")[:players]))
        assert match.turn is not None
        after = match.apply(match.event(match.legal()[0]))
        assert after.turn == (match.turn + match.rules.step) % players
        assert after.legal()


def test_13_leak_of_another_variant() -> None:
    """domino2 8d33785: ends that add up to 10 gave points, as in another game.

    Nobody is given any before a round is over.
    """
    match = dealt_first(new_match(KOZEL, 2), "1-1 1-5", "1-6 2-5")
    for move in (Play(Tile(1, 1), End.RIGHT), Play(Tile(1, 6), End.LEFT), Play(Tile(1, 5), End.RIGHT)):
        match = match.apply(match.event(move))
    assert match.accounts == (Account(), Account())


def test_14_rule_that_only_the_screen_knows() -> None:
    """domino2 b7bf732: asked directly, the server took another first tile than the rules demand."""
    match = dealt_first(new_match(KOZEL, 2), "1-1 5-6", "6-6")
    assert match.refuses(0, Play(Tile(5, 6), End.RIGHT)) == Refusal(RefusalCode.MUST_LEAD, Tile(1, 1))
    assert match.legal() == (Play(Tile(1, 1), End.RIGHT),)


def test_15_ends_that_change_places() -> None:
    """domino2 a255051: an end was known by its place in a list, and that shifted when a tile was joined.

    Left stays left.
    """
    joined = line("1-2 2-3")
    assert joined.ends == (1, 3)
    assert joined.joined(Tile(1, 6), End.LEFT).ends == (6, 3)
    assert joined.joined(Tile(1, 6), End.LEFT).joined(Tile(3, 3), End.RIGHT).ends == (6, 3)
    assert joined.joined(Tile(1, 6), End.LEFT).lead == 1


def test_16_replay() -> None:
    """domino2 4520df1: an old play was carried out a second time.

    Its tile has left the hand, and it is another's turn.
    """
    before = in_round(KOZEL, "1-2", ("2-3 4-4", "3-5 5-5"))
    move = Play(Tile(2, 3), End.RIGHT)
    after = before.apply(before.event(move))
    assert after.refuses(0, move) == Refusal(RefusalCode.NOT_YOUR_TURN)
    assert after.refuses(1, move) == Refusal(RefusalCode.NOT_IN_HAND, Tile(2, 3))


def test_19_restoring() -> None:
    """domino2, its list of bugs: a board came back from storage as something else.

    Events come back equal, and so does the match.
    """
    match = new_match(KOZEL, 2)
    begun = dealt_first(match, "1-1 1-5", "1-6 2-5")
    dealt = deal(match, [tile for hand in _hands(begun) for tile in hand] + list(_boneyard(begun)))
    events: tuple[MatchEvent, ...] = (dealt, begun.event(begun.legal()[0]))
    restored = msgspec.json.decode(msgspec.json.encode(events), type=tuple[MatchEvent, ...])
    assert restored == events
    assert replay(match, restored) == match.apply(events[0]).apply(events[1])


def test_19_the_best_of_nobody() -> None:
    """domino2, its list of bugs: the best of an empty list won.

    A block is won by a side that is there, or by nobody.
    """
    tied = Ending(finish=Finish.BLOCK, seat=0, last=Tile(0, 1), hands=(), counts=(4, 4, 4, 4))
    settlement = settle(KOZEL, tied, accounts=(Account(),) * 4, carry=0)
    assert (settlement.winner, settlement.taker, settlement.tied) == (None, None, True)


def test_20_stale_state_between_rounds() -> None:
    """domino-martinique 2cb9137: after a tie only those who had tied were looked at for the lead.

    Every hand is, and every deal is new.
    """
    rules = preset("classic").with_options({"next_lead": "by_order"})
    match = dealt_first(new_match(rules, 3), "6-6", "5-5", "4-4")
    assert match.round is not None
    tied = Ending(finish=Finish.BLOCK, seat=0, last=Tile(0, 1), hands=(), counts=(3, 3, 9))
    settlement = settle(rules, tied, accounts=match.accounts, carry=0)
    over = msgspec.structs.replace(
        match, round=msgspec.structs.replace(match.round, finish=Finish.BLOCK), settlements=(settlement,)
    )
    again = dealt_first(over, "1-2", "1-3", "6-6")
    assert again.turn == 2
    assert again.legal() == (Play(Tile(6, 6), End.RIGHT),)


@pytest.mark.parametrize(("score", "goats"), [(100, None), (101, (1,)), (102, (1,))])
def test_23_unclear_end(score: int, goats: tuple[int, ...] | None) -> None:
    """domino-martinique b56d25d: does a match end in the middle of a round?

    It ends with a round, of all open scores, at the target itself.
    """
    end = end_at_target(KOZEL, (Account(open=20), Account(open=score), Account(remembered=150)))
    assert (end.losers if end is not None else None) == goats


@pytest.mark.parametrize(("counts", "lower"), [((5, 10, 30, 12), 1), ((30, 10, 5, 40), 0)])
def test_25_comparison_for_one_variant(counts: tuple[int, ...], lower: int) -> None:
    """carib-domino 75634b5: 5 and 30 against 10 and 12.

    The lowest single hand decides elsewhere, here the pair's sum does.
    """
    end = Ending(finish=Finish.BLOCK, seat=0, last=Tile(0, 1), hands=(), counts=counts)
    for name in ("kozel-pairs", "pairs-100"):
        assert settle(preset(name), end, accounts=(Account(), Account()), carry=0).winner == lower


@pytest.mark.parametrize(
    ("name", "players", "hand", "boneyard"),
    [
        ("kozel", 2, 7, 14),
        ("kozel", 3, 7, 7),
        ("kozel", 4, 7, 0),
        ("classic", 2, 7, 14),
        ("classic", 3, 5, 13),
        ("classic", 4, 5, 8),
    ],
)
def test_26_table_of_deals(name: str, players: int, hand: int, boneyard: int) -> None:
    """carib-domino 24950a5: three were dealt as many tiles as two."""
    match = new_match(preset(name), players)
    dealt = deal(match, full_set(6))
    assert [len(held) for held in dealt.hands] == [hand] * players
    assert len(dealt.boneyard) == boneyard


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_27_lead_that_is_not_handed_on(seat: int) -> None:
    """dominos_pr, its list of concerns: whoever went out leads the next round; the one who had begun did."""
    match = dealt_first(new_match(KOZEL, 3), "1-1", "2-2", "3-3")
    end = Ending(finish=Finish.OUT, seat=seat, last=Tile(0, 1), hands=(), counts=(3, 3, 3))
    settlement = settle(KOZEL, end, accounts=match.accounts, carry=0)
    assert match.round is not None
    over = msgspec.structs.replace(
        match, round=msgspec.structs.replace(match.round, finish=Finish.OUT), settlements=(settlement,)
    )
    again = dealt_first(over, "1-1", "2-2", "3-3")
    assert again.turn == seat
    assert len(again.legal()) == 7


def test_28_rounding_and_scoring_twice() -> None:
    """dominos_pr 2a135bb: the same hand was worth different points by two paths. Halves are rounded up."""
    out = Ending(finish=Finish.OUT, seat=0, last=Tile(0, 1), hands=(), counts=(0, 4))
    assert settle(KOZEL, out, accounts=(Account(), Account()), carry=0).points == (0, 4)
    assert [rating_at_target((score,), ())[0] for score in (5, 15, 25, 35, 45)] == [10, 9, 8, 7, 6]


@pytest.mark.parametrize("winner", [0, 1])
def test_32_constant_winner(winner: int) -> None:
    """olympus 7bf509e: the first team won whichever reached the target."""
    accounts = tuple(Account(open=100 if side == winner else 40) for side in (0, 1))
    end = end_at_target(preset("pairs-100"), accounts)
    assert end is not None
    assert end.losers == (1 - winner,)


def _hands(match: Match) -> tuple[tuple[Tile, ...], ...]:
    assert match.round is not None
    return match.round.hands


def _boneyard(match: Match) -> tuple[Tile, ...]:
    assert match.round is not None
    return match.round.boneyard
