"""Makes deals.json, which every verifier of deals is tested against: `uv run python -m tests.vectors.make_deals`.

`chains` say what commitment and keys follow from a seed. `documents` are deals as a table gives them, some of them
tampered with, and what a verifier must find.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import msgspec

from kozel.fair.chain import CHAIN_LENGTH, Seed, commitment, new_seed, round_key
from kozel.fair.document import DealsDocument, RoundDeals, dealing_rules, round_deals
from kozel.fair.order import tile_order
from kozel.fair.verify import Finding, FindingCode
from kozel.rules.deal import deal, dealt
from kozel.rules.event import Dealt
from kozel.rules.match import new_match
from kozel.rules.redeal import redeal_of
from kozel.rules.rule_set import RuleSet, preset

DEALS = Path(__file__).with_name("deals.json")
ROUNDS = 4


class ChainVector(msgspec.Struct, frozen=True, kw_only=True):
    seed: str
    commitment: str
    keys: dict[int, str]


class DocumentVector(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    document: DealsDocument
    findings: tuple[Finding, ...] = ()


class Vectors(msgspec.Struct, frozen=True, kw_only=True):
    chains: tuple[ChainVector, ...]
    documents: tuple[DocumentVector, ...]


def numbered_bytes(number: int) -> bytes:
    return sha256(f"kozel vector {number}".encode()).digest()


def deals_of_round(key: bytes, nonces: tuple[str, ...], rules: RuleSet) -> tuple[Dealt, ...]:
    """All deals of a round, up to the first that the rules don't take back."""
    deals: list[Dealt] = []
    for attempt in count():
        match = msgspec.structs.replace(new_match(rules, len(nonces)), attempt=attempt)
        deals.append(deal(match, tile_order(key, attempt, nonces, rules.highest)))
        if redeal_of(deals[-1], rules) is None:
            return tuple(deals)
    raise AssertionError


def dealt_document(seed: Seed, nonces: tuple[str, ...], rules: RuleSet, rounds: int) -> DealsDocument:
    """What a table with this seed and these nonces reveals after so many rounds."""
    keys = {number: round_key(seed, number) for number in range(1, rounds + 1)}
    return DealsDocument(
        rules=dealing_rules(rules),
        commitment=commitment(seed),
        nonces=nonces,
        rounds=tuple(round_deals(number, key, deals_of_round(key, nonces, rules)) for number, key in keys.items()),
    )


def most_attempts(document: DealsDocument) -> int:
    return max(len(played.attempts) for played in document.rounds)


def document_with_attempts(nonces: tuple[str, ...], rules: RuleSet, attempts: int) -> DealsDocument:
    """The first numbered seed whose rounds need so many deals in one of them."""
    for number in count():
        document = dealt_document(new_seed(numbered_bytes(number)), nonces, rules, ROUNDS)
        if most_attempts(document) == attempts:
            return document
    raise AssertionError


def nonces_of(people: int, bots: int) -> tuple[str, ...]:
    return (*(numbered_bytes(1000 + seat).hex()[:32] for seat in range(people)), *("" for _ in range(bots)))


def changed(document: DealsDocument, number: int, **changes: object) -> DealsDocument:
    """The document with something else in the round of that number."""
    rounds = list(document.rounds)
    rounds[number - 1] = msgspec.structs.replace(rounds[number - 1], **changes)
    return msgspec.structs.replace(document, rounds=tuple(rounds))


def changed_attempt(document: DealsDocument, number: int, **changes: object) -> DealsDocument:
    """The document with something else in the first deal of the round of that number."""
    first, *more = document.rounds[number - 1].attempts
    return changed(document, number, attempts=(msgspec.structs.replace(first, **changes), *more))


def round_with_attempts(document: DealsDocument, attempts: int) -> RoundDeals:
    return next(played for played in document.rounds if len(played.attempts) == attempts)


def right_documents(rules: RuleSet) -> Iterator[DocumentVector]:
    yield DocumentVector(name="one person, one bot", document=document_with_attempts(nonces_of(1, 1), rules, 1))
    yield DocumentVector(name="two people", document=document_with_attempts(nonces_of(2, 0), rules, 2))
    yield DocumentVector(name="two people, one bot", document=document_with_attempts(nonces_of(2, 1), rules, 2))
    yield DocumentVector(name="one person, three bots", document=document_with_attempts(nonces_of(1, 3), rules, 2))
    yield DocumentVector(name="four people", document=document_with_attempts(nonces_of(4, 0), rules, 3))
    yield DocumentVector(name="seat 1 has dropped out in round 2", document=document_of_those_left())
    yield DocumentVector(name="nobody had a double to lead", document=document_without_lead())
    nothing = msgspec.structs.replace(document_with_attempts(nonces_of(4, 0), rules, 1), rounds=())
    yield DocumentVector(name="no round over yet", document=nothing)


def document_of_those_left() -> DealsDocument:
    """Two rounds by the rules of the yard, the second without the player who has reached the target."""
    rules, seed, nonces = preset("kozel-yard"), new_seed(numbered_bytes(7)), nonces_of(2, 1)
    document = dealt_document(seed, nonces, rules, 1)
    key = round_key(seed, 2)
    hands, boneyard = dealt(tile_order(key, 0, nonces, rules.highest), (0, 2), 3, rules)
    second = round_deals(2, key, [Dealt(2, 0, hands, boneyard)])
    return msgspec.structs.replace(document, rounds=(*document.rounds, second))


def document_without_lead() -> DealsDocument:
    """The first numbered seed whose first round is dealt twice where the lead must be a double."""
    lead = {"doubles": [6], "otherwise": "redeal"}
    return document_with_attempts(nonces_of(1, 1), preset("classic-duel").with_options({"first_lead": lead}), 2)


def wrong_documents(rules: RuleSet) -> Iterator[DocumentVector]:
    right = document_with_attempts(nonces_of(3, 1), rules, 1)
    redealt = document_with_attempts(nonces_of(3, 1), rules, 2)
    taken_back = round_with_attempts(redealt, 2)
    first, second = right.rounds[0], right.rounds[1]
    (hand, other, *more), boneyard = first.attempts[0].hands, first.attempts[0].boneyard

    def wrong(name: str, document: DealsDocument, code: FindingCode, number: int | None = None) -> DocumentVector:
        return DocumentVector(name=name, document=document, findings=(Finding(code, number),))

    def whole(**changes: object) -> DealsDocument:
        return msgspec.structs.replace(right, **changes)

    upper = right.commitment.upper()
    yield wrong("commitment in capitals", whole(commitment=upper), FindingCode.COMMITMENT_MALFORMED)
    yield wrong("commitment cut off", whole(commitment=right.commitment[:-1]), FindingCode.COMMITMENT_MALFORMED)
    yield wrong("five seats", whole(nonces=(*right.nonces, "")), FindingCode.WRONG_SEATS)
    yield wrong("one seat", whole(nonces=right.nonces[:1]), FindingCode.WRONG_SEATS)
    bar = f"{right.nonces[0][:15]}|{right.nonces[1][:16]}"
    yield wrong("nonce with a bar", whole(nonces=(bar, *right.nonces[1:])), FindingCode.NONCE_MALFORMED)
    yield wrong("first round left out", whole(rounds=right.rounds[1:2]), FindingCode.WRONG_NUMBER, 2)
    yield wrong("round given twice", whole(rounds=(first, first)), FindingCode.WRONG_NUMBER, 1)
    yield wrong("round 0", whole(rounds=(msgspec.structs.replace(first, number=0),)), FindingCode.WRONG_NUMBER, 0)
    yield wrong("key with a space", changed(right, 1, key=f" {first.key[1:]}"), FindingCode.KEY_MALFORMED, 1)
    yield wrong("key of another round", changed(right, 1, key=second.key), FindingCode.KEY_NOT_COMMITTED, 1)
    yield wrong("key of no round", changed(right, 2, key=numbered_bytes(1).hex()), FindingCode.KEY_NOT_COMMITTED, 2)
    yield wrong("no deal", changed(right, 1, attempts=()), FindingCode.NO_DEAL, 1)
    yield wrong("attempt 1 first", changed_attempt(right, 1, attempt=1), FindingCode.WRONG_ATTEMPT, 1)
    swapped = (other, hand, *more)
    yield wrong("hands swapped", changed_attempt(right, 1, hands=swapped), FindingCode.WRONG_HANDS, 1)
    twice = ((*hand[:-1], hand[0]), other, *more)
    yield wrong("tile twice", changed_attempt(right, 1, hands=twice), FindingCode.WRONG_HANDS, 1)
    backwards = ((*hand[:-1], hand[-1][::-1]), other, *more)
    yield wrong(
        "tile written larger half first", changed_attempt(right, 1, hands=backwards), FindingCode.WRONG_HANDS, 1
    )
    yield wrong("hand missing", changed_attempt(right, 1, hands=(hand, other)), FindingCode.WRONG_HANDS, 1)
    too_much = (*boneyard, "0-0")
    yield wrong("tile too many", changed_attempt(right, 1, boneyard=too_much), FindingCode.WRONG_BONEYARD, 1)
    number = taken_back.number
    kept = changed(redealt, number, attempts=taken_back.attempts[:1])
    yield wrong("deal kept that must be taken back", kept, FindingCode.NOT_TAKEN_BACK, number)
    again = deal_again(right, rules)
    yield wrong("deal taken back without a reason", again, FindingCode.TAKEN_BACK_WRONGLY, 1)
    nonce = f"{'0' if right.nonces[0][0] != '0' else '1'}{right.nonces[0][1:]}"
    hands = tuple(Finding(FindingCode.WRONG_HANDS, played.number) for played in right.rounds)
    yield DocumentVector(name="nonce changed", document=whole(nonces=(nonce, *right.nonces[1:])), findings=hands)


def deal_again(document: DealsDocument, rules: RuleSet) -> DealsDocument:
    """The document with a second deal in its first round, as it would follow from the key."""
    key = bytes.fromhex(document.rounds[0].key)
    match = msgspec.structs.replace(new_match(rules, len(document.nonces)), attempt=1)
    second = deal(match, tile_order(key, 1, document.nonces, rules.highest))
    attempts = (*document.rounds[0].attempts, *round_deals(1, key, [second]).attempts)
    return changed(document, 1, attempts=attempts)


def chain_vector(number: int) -> ChainVector:
    seed = new_seed(numbered_bytes(number))
    keys = {index: round_key(seed, index).hex() for index in (1, 2, CHAIN_LENGTH - 1, CHAIN_LENGTH)}
    return ChainVector(seed=seed.hex(), commitment=commitment(seed), keys=keys)


def vectors() -> Vectors:
    rules = preset("kozel")
    documents = (*right_documents(rules), *wrong_documents(rules))
    return Vectors(chains=tuple(map(chain_vector, range(3))), documents=documents)


def text() -> bytes:
    """The file's text, with one vector on each line."""
    made = vectors()
    chains = b",\n".join(map(msgspec.json.encode, made.chains))
    documents = b",\n".join(map(msgspec.json.encode, made.documents))
    return b'{"chains":[\n' + chains + b'\n],"documents":[\n' + documents + b"\n]}\n"


if __name__ == "__main__":
    DEALS.write_bytes(text())
