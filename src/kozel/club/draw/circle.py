"""The circle method: in the fewest rounds everybody meets everybody, one stands still and the others move on."""


def circle_round(size: int, number: int) -> tuple[tuple[int, int], ...]:
    """The couples of positions from 0 that meet in the round of that number, counted from 0.

    An odd number of positions has one more in its last round's couples, `size`, which stands for sitting out. After
    size − 1 rounds (size, if it is odd) all have met once, and it begins anew.
    """
    still = size - 1 + size % 2
    first = number % still
    around = (((first + step) % still, (first - step) % still) for step in range(1, (still + 1) // 2))
    return ((still, first), *around)
