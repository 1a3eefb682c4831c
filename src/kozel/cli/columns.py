"""A table of words and numbers in columns."""

from collections.abc import Collection, Iterator, Sequence

from rich.cells import cell_len

_GAP = 2


def columns(rows: Sequence[Sequence[str]], *, left: Collection[int] = ()) -> Iterator[str]:
    """The rows with their cells under each other: those of the columns `left` at the left, all others at the right."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            cell + pad if place in left else pad + cell
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            for pad in [" " * (width - cell_len(cell))]
        )
        yield (" " * _GAP).join(cells).rstrip()
