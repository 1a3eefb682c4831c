"""Orders of doubles in which a lead is looked for, as houses play them."""

from collections.abc import Mapping


def lead_orders(highest: int) -> Mapping[str, tuple[int, ...]]:
    """The orders by their names, in the set with that highest value. Source: seeds 000 and 002; docs/rules.md."""
    up = tuple(range(highest + 1))
    return {
        "from_one": (*up[1:], 0),
        "from_highest": up[::-1],
        "from_blank": up,
        "one": (1,),
        "highest": (highest,),
        "none": (),
    }


def in_set(doubles: tuple[int, ...], highest: int, other: int) -> tuple[int, ...]:
    """The same order in another set; one that has no name keeps the doubles that this set has."""
    names = {order: name for name, order in lead_orders(highest).items()}
    if doubles in names:
        return lead_orders(other)[names[doubles]]
    return tuple(value for value in doubles if value <= other)
