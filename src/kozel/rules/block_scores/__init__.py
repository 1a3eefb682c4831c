"""Who is given what when a round ends in a block (a fish): one variant a file.

A variant is a function of the hand counts alone. Adding one is a new file and a line in `BLOCK_SCORES`;
that enrols it in the generic tests.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from kozel.rules.block_scores.block_score import BlockScore
from kozel.rules.block_scores.highest_takes_all import highest_takes_all
from kozel.rules.block_scores.own import own

BLOCK_SCORES: Mapping[str, Callable[[tuple[int, ...]], BlockScore]] = MappingProxyType(
    {"own": own, "highest_takes_all": highest_takes_all}
)

__all__ = ["BLOCK_SCORES", "BlockScore"]
