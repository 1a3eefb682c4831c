"""How an event is played: who is drawn as one, who meets whom, what a game is, what it gives, and the order of places.

All of it is data that an organiser chooses; the presets carry the names that clubs use.
"""

from kozel.club.format.format import (
    ByeRule,
    Criterion,
    ForfeitRule,
    Format,
    InvalidFormatError,
    Schedule,
    Unit,
    WithdrawalRule,
    bye_rule,
    format_preset,
    format_preset_names,
    whole_length,
    withdrawal_rule,
)
from kozel.club.format.game import GameRules, TargetIn, TimedPoints
from kozel.club.format.options import format_options, with_format_options

__all__ = [
    "ByeRule",
    "Criterion",
    "ForfeitRule",
    "Format",
    "GameRules",
    "InvalidFormatError",
    "Schedule",
    "TargetIn",
    "TimedPoints",
    "Unit",
    "WithdrawalRule",
    "bye_rule",
    "format_options",
    "format_preset",
    "format_preset_names",
    "whole_length",
    "with_format_options",
    "withdrawal_rule",
]
