"""What is wrong with an option of a rule set, in words: which value won't do, and what it may be."""

import re

from kozel.language import Catalogue, translate
from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.bonuses import BONUSES
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.rule_set_fault import OptionFault, OptionFaultCode


def option_fault(fault: OptionFault, words: Catalogue) -> str:
    """What the option of the fault may be, in the language of these words."""
    if fault.code is not OptionFaultCode.NOT_A_VALUE:
        return translate(words, f"option_fault.{fault.code}", expected=fault.expected)
    return translate(
        words,
        f"option_allowed.{re.split(r'[.[]', fault.option)[0]}",
        block_scores=", ".join(BLOCK_SCORES),
        block_tests=", ".join(BLOCK_TESTS),
        out_scores=", ".join(OUT_SCORES),
        bonuses=", ".join(BONUSES),
    )
