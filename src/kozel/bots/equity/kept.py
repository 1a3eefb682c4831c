"""The tables of rule sets on disk: what takes half a second to make, and for some rule sets two, is then only read.

They lie beside the kernel's machine code, and are good as long as nothing changes of what they are made by: the rule
set, the policy, and the code of the kernel, the rules and this folder.
"""

from contextlib import suppress
from hashlib import sha256
from importlib import resources
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
import numpy as np

from kozel.bots.equity.chart import Chart
from kozel.bots.equity.covered import has_tables
from kozel.bots.equity.equity import Equity, make_equity
from kozel.bots.equity.results import Results
from kozel.kernel import kept as machine_code
from kozel.kernel.playout.networks import network_for
from kozel.kernel.variant import Variant
from kozel.rules.rule_set import RuleSet

FOLDER = machine_code.FOLDER / "equity"

_CODE = b"\0".join(
    source for part in ("kozel.rules", "kozel.bots.equity") for source in machine_code.sources(resources.files(part))
)
_MOST_FILES = 100
"""What lies here is bounded, whatever rule sets people think of: the oldest go."""

_TABLES = ("lead", "running", "arrives")
_DIGEST = sha256().digest_size


def kept_equity(rules: RuleSet, variant: Variant) -> Equity | None:
    """As `make_equity`, from disk if they are there and whole; else they are made, and kept if there is a place.

    None where the rules have no tables.
    """
    if not has_tables(rules):
        return None
    file = _file(rules, variant)
    equity = _read(file, rules, variant)
    if equity is None:
        equity = make_equity(rules, variant)
        _write(file, equity)
    return equity


def is_kept(rules: RuleSet, variant: Variant) -> bool:
    """Whether there is a file of these tables."""
    return _file(rules, variant).exists()


def _file(rules: RuleSet, variant: Variant) -> Path:
    seats = bytes((variant.players, variant.sides, variant.hand))
    nameless = msgspec.structs.replace(rules, name="")
    made_by = (_CODE, msgspec.msgpack.encode(nameless), seats, network_for(variant).tobytes())
    return FOLDER / sha256(b"\0".join(made_by)).hexdigest()[:32]


def _read(file: Path, rules: RuleSet, variant: Variant) -> Equity | None:
    """The tables; None where there is no file, or one that was damaged."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    digest, arrays = content[:_DIGEST], content[_DIGEST:]
    if sha256(arrays).digest() != digest:
        return None
    with np.load(BytesIO(arrays)) as found:
        results = Results(*(found[name] for name in Results._fields))
        return Equity(rules, variant, Chart.of(rules), results, *(found[name] for name in _TABLES))


def _write(file: Path, equity: Equity) -> None:
    """Write a file that nobody sees before it is whole."""
    arrays = BytesIO()
    np.savez(arrays, **equity.results._asdict(), **{name: getattr(equity, name) for name in _TABLES})
    content = arrays.getvalue()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=file.parent, delete=False) as new:
            new.write(sha256(content).digest() + content)
        Path(new.name).replace(file)
        _remove_oldest(file.parent)


def _remove_oldest(folder: Path) -> None:
    files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[_MOST_FILES:]:
        file.unlink()
