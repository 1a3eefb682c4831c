"""How likely a deal makes the choices that the others have made, if they choose by the policy."""

from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.playout.common_knowledge import LAID
from kozel.kernel.playout.hidden import BY, KNOWN, MOVE, PLACES, RECEIVERS, Hidden
from kozel.kernel.playout.policy import chance_of_move
from kozel.kernel.playout.units import Network
from kozel.kernel.variant import Variant


@unmanaged
def likelihood(held: Ints, hidden: Hidden, variant: Variant, network: Network, units: Network) -> float:
    """The chance of all choices together, where the receivers got these tiles.

    It is remembered what a hand has made of a choice: in many deals a seat has the same one.
    """
    hands, chances = hidden.judged
    chance = 1.0
    for row in range(len(hidden.choices)):
        choice = hidden.choices[row]
        hand = (tiles_of(choice[RECEIVERS], held) | choice[KNOWN]) & ~choice[LAID]
        place = place_of(hand)
        if hands[row, place] != hand:
            hands[row, place] = hand
            chances[row, place] = chance_of_move(hand, choice[BY], choice[MOVE], choice, variant, network, units)
        chance *= chances[row, place]
    return chance


@inlined
def place_of(hand: int) -> int:
    """Where it is remembered what a hand makes of a choice; it drives out another one there."""
    return ((hand * 0x9E3779B97F4A7C1) >> 40) & (PLACES - 1)


@inlined
def tiles_of(receivers: int, held: Ints) -> int:
    """All tiles of these receivers."""
    tiles = 0
    for receiver in range(len(held)):
        if receivers >> receiver & 1:
            tiles |= held[receiver]
    return tiles
