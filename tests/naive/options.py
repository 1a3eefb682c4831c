"""The options of a rule set, as they stand in a preset's file."""

from typing import TypedDict


class FirstLead(TypedDict):
    doubles: list[int]
    otherwise: str


class Options(TypedDict):
    highest: int
    pairs: bool
    hand: dict[str, int]
    redeal_doubles: int | None
    redeal_same: int | None
    first_lead: FirstLead
    next_lead: str
    turns: str
    draw: str
    reserve: int
    block_test: str
    block_with_boneyard: str
    block_score: str
    tie: str
    out_score: str
    lone_tile: dict[str, int]
    held_tile: dict[str, int]
    going_out_bonus: dict[str, int]
    bonuses: dict[str, int]
    round_bonus: list[int]
    direction: str
    opening: int | None
    opening_test: str
    burn_after: int | None
    target: int
    target_in: str
    goes_on: str
