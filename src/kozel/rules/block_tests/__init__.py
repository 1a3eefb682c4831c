"""When a round is blocked (a fish): one variant a file.

A variant is a function of the line, the hands and whether the boneyard may still be drawn from. Adding one is a new
file and a line in `BLOCK_TESTS`; that enrols it in the generic tests.
"""

from collections.abc import Mapping
from types import MappingProxyType

from kozel.rules.block_tests.block_test import BlockTest
from kozel.rules.block_tests.no_move import no_move
from kozel.rules.block_tests.six_tiles import six_tiles

BLOCK_TESTS: Mapping[str, BlockTest] = MappingProxyType({"no_move": no_move, "six_tiles": six_tiles})

__all__ = ["BLOCK_TESTS"]
