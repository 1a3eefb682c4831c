"""Any deals that we make are accepted, and any that somebody changed are found out; nothing makes a verifier fail."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.fair.chain import new_seed
from kozel.fair.document import AttemptDeal, DealsDocument, RoundDeals
from kozel.fair.order import tile_order
from kozel.fair.verify import Finding, verify
from kozel.rules.rule_set import preset
from kozel.rules.tile import full_set
from tests.vectors.make_deals import dealt_document

RULES = preset("kozel")
SEEDS = st.binary(min_size=32, max_size=32).map(new_seed)
NONCE = st.binary(min_size=16, max_size=16).map(bytes.hex) | st.just("")
NONCES = st.lists(NONCE, min_size=2, max_size=4).map(tuple)
DOCUMENTS = st.builds(dealt_document, SEEDS, NONCES, st.just(RULES), st.integers(1, 3))
FEW = settings(max_examples=40, deadline=None)


def found(document: DealsDocument) -> tuple[Finding, ...]:
    return verify(document.commitment, document.nonces, document.rounds, RULES)


@FEW
@given(st.binary(max_size=80), st.integers(0, 9), NONCES, st.sampled_from([6, 9, 12]))
def test_an_order_is_a_permutation_and_always_the_same(
    key: bytes, attempt: int, nonces: tuple[str, ...], highest: int
) -> None:
    order = tile_order(key, attempt, nonces, highest)
    assert sorted(order) == list(full_set(highest))
    assert order == tile_order(bytes(key), attempt, list(nonces), highest)


@FEW
@given(DOCUMENTS)
def test_what_we_deal_is_right_and_survives_json(document: DealsDocument) -> None:
    assert found(document) == ()
    assert msgspec.json.decode(msgspec.json.encode(document), type=DealsDocument) == document


@FEW
@given(DOCUMENTS, st.randoms(use_true_random=False))
def test_any_two_tiles_exchanged_are_found(document: DealsDocument, random: Random) -> None:
    played = random.choice(document.rounds)
    at = random.randrange(len(played.attempts))
    attempt = played.attempts[at]
    tiles = [tile for part in (*attempt.hands, attempt.boneyard) for tile in part]
    one, other = random.sample(range(len(tiles)), 2)
    tiles[one], tiles[other] = tiles[other], tiles[one]
    hands = tuple(tuple(tiles[seat * 7 : seat * 7 + 7]) for seat in range(len(attempt.hands)))
    changed = msgspec.structs.replace(attempt, hands=hands, boneyard=tuple(tiles[len(hands) * 7 :]))
    attempts = (*played.attempts[:at], changed, *played.attempts[at + 1 :])
    assert rounds_found(replaced(document, msgspec.structs.replace(played, attempts=attempts))) == {played.number}


@FEW
@given(DOCUMENTS, st.data())
def test_any_digit_changed_is_found(document: DealsDocument, data: st.DataObject) -> None:
    def changed(digits: str) -> str:
        place = data.draw(st.integers(0, len(digits) - 1))
        other = data.draw(st.sampled_from([digit for digit in "0123456789abcdef" if digit != digits[place]]))
        return f"{digits[:place]}{other}{digits[place + 1 :]}"

    numbers = {played.number for played in document.rounds}
    played = data.draw(st.sampled_from(document.rounds))
    key = msgspec.structs.replace(played, key=changed(played.key))
    assert rounds_found(replaced(document, key)) == {played.number}
    commitment = msgspec.structs.replace(document, commitment=changed(document.commitment))
    assert rounds_found(commitment) == numbers
    seat = data.draw(st.integers(0, len(document.nonces) - 1))
    if document.nonces[seat]:
        nonces = list(document.nonces)
        nonces[seat] = changed(nonces[seat])
        assert rounds_found(msgspec.structs.replace(document, nonces=tuple(nonces))) == numbers


@FEW
@given(DOCUMENTS, st.data())
def test_any_other_number_is_found(document: DealsDocument, data: st.DataObject) -> None:
    played = data.draw(st.sampled_from(document.rounds))
    number = data.draw(st.integers().filter(lambda number: number != played.number))
    rounds = tuple(
        msgspec.structs.replace(other, number=number) if other is played else other for other in document.rounds
    )
    assert rounds_found(msgspec.structs.replace(document, rounds=rounds)) == {number}


TEXTS = st.text(max_size=70) | st.sampled_from(["0-0", "6-6", "0" * 64, "f" * 64, "0" * 32, "\ud800"])
ANY_TILES = st.lists(TEXTS, max_size=30).map(tuple)
ANY_ATTEMPT = st.builds(
    AttemptDeal, attempt=st.integers(), hands=st.lists(ANY_TILES, max_size=6).map(tuple), boneyard=ANY_TILES
)


@FEW
@given(DOCUMENTS, st.data())
def test_nothing_makes_it_fail(document: DealsDocument, data: st.DataObject) -> None:
    """Each part that it gets is right or anything at all; where nothing is right, something is found."""
    keys = st.sampled_from([played.key for played in document.rounds]) | TEXTS
    attempts = st.sampled_from([played.attempts for played in document.rounds]) | st.lists(ANY_ATTEMPT).map(tuple)
    rounds = st.lists(st.builds(RoundDeals, number=st.integers(-1, 5) | st.integers(), key=keys, attempts=attempts))
    commitment = data.draw(st.just(document.commitment) | TEXTS)
    nonces = data.draw(st.just(document.nonces) | st.lists(TEXTS, max_size=5).map(tuple))
    claimed = tuple(data.draw(rounds))
    findings = verify(commitment, nonces, claimed, RULES)
    assert findings or all(played in document.rounds for played in claimed)


def replaced(document: DealsDocument, played: RoundDeals) -> DealsDocument:
    rounds = tuple(played if other.number == played.number else other for other in document.rounds)
    return msgspec.structs.replace(document, rounds=rounds)


def rounds_found(document: DealsDocument) -> set[int | None]:
    return {finding.round for finding in found(document)}
