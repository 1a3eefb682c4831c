"""The vectors that the browser's verifier is tested against too: ours finds what they say, and they are as made."""

import msgspec
import pytest

from kozel.fair.chain import Seed, commitment, round_key
from kozel.fair.document import dealing_rules
from kozel.fair.verify import FindingCode, verify
from kozel.rules.rule_set import preset
from tests.vectors import make_deals
from tests.vectors.make_deals import ChainVector, DocumentVector, Vectors

VECTORS = msgspec.json.decode(make_deals.DEALS.read_bytes(), type=Vectors)


def test_the_file_is_as_its_script_makes_it() -> None:
    assert make_deals.DEALS.read_bytes() == make_deals.text()


@pytest.mark.parametrize("vector", VECTORS.chains, ids=lambda vector: vector.seed[:8])
def test_chain(vector: ChainVector) -> None:
    seed = Seed(bytes.fromhex(vector.seed))
    assert commitment(seed) == vector.commitment
    assert {number: round_key(seed, number).hex() for number in vector.keys} == vector.keys


@pytest.mark.parametrize("vector", VECTORS.documents, ids=lambda vector: vector.name)
def test_document(vector: DocumentVector) -> None:
    document = vector.document
    rules = preset(document.rules.preset)
    if document.rules.lead_doubles is not None:
        lead = {"doubles": document.rules.lead_doubles, "otherwise": "redeal"}
        rules = rules.with_options({"first_lead": lead})
    assert dealing_rules(rules) == document.rules
    found = verify(document.commitment, document.nonces, document.rounds, rules)
    assert found == vector.findings


def test_every_kind_of_finding_has_a_vector() -> None:
    assert {finding.code for vector in VECTORS.documents for finding in vector.findings} == set(FindingCode)
