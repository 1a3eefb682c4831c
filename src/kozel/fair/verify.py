"""Checking revealed deals against what was committed to. Never raises, whatever the deals claim: it finds."""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

import msgspec

from kozel.fair.chain import CHAIN_LENGTH, hashed
from kozel.fair.document import AttemptDeal, RoundDeals, round_deals
from kozel.fair.nonce import BOTS_NONCE, is_persons_nonce
from kozel.fair.order import tile_order
from kozel.rules.account import Account
from kozel.rules.deal import deal
from kozel.rules.match import Match, new_match
from kozel.rules.options import MatchGoesOn
from kozel.rules.redeal import redeal_of
from kozel.rules.rule_set import RuleSet


class FindingCode(StrEnum):
    """What can be wrong with revealed deals."""

    COMMITMENT_MALFORMED = "commitment_malformed"
    NONCE_MALFORMED = "nonce_malformed"
    WRONG_SEATS = "wrong_seats"
    WRONG_NUMBER = "wrong_number"
    KEY_MALFORMED = "key_malformed"
    KEY_NOT_COMMITTED = "key_not_committed"
    NO_DEAL = "no_deal"
    WRONG_ATTEMPT = "wrong_attempt"
    WRONG_HANDS = "wrong_hands"
    WRONG_BONEYARD = "wrong_boneyard"
    NOT_TAKEN_BACK = "not_taken_back"
    TAKEN_BACK_WRONGLY = "taken_back_wrongly"


class Finding(msgspec.Struct, frozen=True):
    """Something wrong, in the round of that number as the deals state it; None: with the table as a whole."""

    code: FindingCode
    round: int | None = None


def verify(
    commitment: str, nonces: Sequence[str], rounds: Iterable[RoundDeals], rules: RuleSet, *, first: int = 1
) -> tuple[Finding, ...]:
    """Everything that is wrong with these rounds; empty when all is right.

    The rounds must be numbered without a gap from `first`: who could leave out a key could choose among deals.
    """
    whole = tuple(_findings_on_table(commitment, nonces, rules))
    if whole:
        return whole
    start = bytes.fromhex(commitment)
    return tuple(
        Finding(code, claimed.number)
        for number, claimed in enumerate(rounds, first)
        for code in _findings_on_round(start, nonces, claimed, number, rules)
    )


def _findings_on_table(commitment: str, nonces: Sequence[str], rules: RuleSet) -> Iterator[Finding]:
    if not _LINK.fullmatch(commitment):
        yield Finding(FindingCode.COMMITMENT_MALFORMED)
    if len(nonces) not in rules.players:
        yield Finding(FindingCode.WRONG_SEATS)
    if not all(nonce == BOTS_NONCE or is_persons_nonce(nonce) for nonce in nonces):
        yield Finding(FindingCode.NONCE_MALFORMED)


def _findings_on_round(
    start: bytes, nonces: Sequence[str], claimed: RoundDeals, number: int, rules: RuleSet
) -> Iterator[FindingCode]:
    if claimed.number != number or not 1 <= number <= CHAIN_LENGTH:
        yield FindingCode.WRONG_NUMBER
    elif not _LINK.fullmatch(claimed.key):
        yield FindingCode.KEY_MALFORMED
    elif hashed(bytes.fromhex(claimed.key), number) != start:
        yield FindingCode.KEY_NOT_COMMITTED
    elif not claimed.attempts:
        yield FindingCode.NO_DEAL
    else:
        yield from _findings_on_attempts(bytes.fromhex(claimed.key), nonces, claimed.attempts, rules)


def _findings_on_attempts(
    key: bytes, nonces: Sequence[str], attempts: Sequence[AttemptDeal], rules: RuleSet
) -> Iterator[FindingCode]:
    """Stop at the first attempt that is wrong: what follows it follows from nothing."""
    match = new_match(rules, len(nonces))
    last = len(attempts) - 1
    for attempt, claimed in enumerate(attempts):
        found = tuple(_findings_on_attempt(key, nonces, claimed, match, is_last=attempt == last))
        if found:
            yield from found
            return
        match = msgspec.structs.replace(match, attempt=attempt + 1)


def _findings_on_attempt(
    key: bytes, nonces: Sequence[str], claimed: AttemptDeal, match: Match, *, is_last: bool
) -> Iterator[FindingCode]:
    match = _without_who_dropped_out(match, claimed)
    dealt = deal(match, tile_order(key, match.attempt, nonces, match.rules.highest))
    expected = round_deals(0, key, (dealt,)).attempts[0]
    if claimed.attempt != expected.attempt:
        yield FindingCode.WRONG_ATTEMPT
    if claimed.hands != expected.hands:
        yield FindingCode.WRONG_HANDS
    if claimed.boneyard != expected.boneyard:
        yield FindingCode.WRONG_BONEYARD
    taken_back = redeal_of(dealt, match.rules) is not None
    if is_last and taken_back:
        yield FindingCode.NOT_TAKEN_BACK
    if not is_last and not taken_back:
        yield FindingCode.TAKEN_BACK_WRONGLY


def _without_who_dropped_out(match: Match, claimed: AttemptDeal) -> Match:
    """Where a match goes on without some, the seats that nothing is dealt to are out; everybody has seen who is."""
    if match.rules.goes_on is not MatchGoesOn.LAST_ONE_STANDING or len(claimed.hands) != match.players:
        return match
    out = Account(open=match.rules.target)
    accounts = tuple(account if claimed.hands[seat] else out for seat, account in enumerate(match.accounts))
    return msgspec.structs.replace(match, accounts=accounts)


_LINK = re.compile(r"[0-9a-f]{64}")
