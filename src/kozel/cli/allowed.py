"""What an option of a rule set may be, said to a person who chose something else."""

import re

from kozel.cli.words import say
from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.rule_set import RuleSet


def allowed(option: str) -> str:
    """What the option may be. It may be named with a place in it, as in `first_lead.doubles` or `players[0]`."""
    whole = re.split(r"[.\[]", option)[0]
    known = RuleSet.__struct_fields__
    return say(
        f"option_allowed.{whole if whole in known else 'unknown'}",
        options=", ".join(name for name in known if name != "name"),
        block_scores=", ".join(BLOCK_SCORES),
        block_tests=", ".join(BLOCK_TESTS),
        out_scores=", ".join(OUT_SCORES),
    )
