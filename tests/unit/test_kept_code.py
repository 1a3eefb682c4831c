"""Machine code that is kept: good for every copy of the project, out of date when any file of the kernel changes."""

import json
import os
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path

PROGRAM = """
import json
from kozel.kernel.points import pips
value = pips(0b111)
print(json.dumps([value, sum(pips.stats.cache_hits.values())]))
"""


def pips_of_three_tiles(sources: Path, kept: Path) -> list[int]:
    """The pips of 0-0, 0-1 and 1-1 in a new process, and how often it found code that it could use."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "NUMBA_CACHE_DIR": str(kept)}
    ended = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True, env=environment)
    return json.loads(ended.stdout)


def test_code_is_kept_until_any_file_of_the_kernel_changes(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    copies = [tmp_path / "one", tmp_path / "two"]
    for copy in copies:
        for folder in ("kernel", "rules", "shape"):
            shutil.copytree(str(resources.files("kozel") / folder), copy / "kozel" / folder)
        (copy / "kozel" / "__init__.py").touch()
    one, two = copies
    assert pips_of_three_tiles(one, kept) == [3, 0]
    assert pips_of_three_tiles(two, kept) == [3, 1]
    called = two / "kozel" / "kernel" / "bits.py"
    text = called.read_text()
    assert text.count("return builder.ctpop(arguments[0])") == 1
    called.write_text(text.replace("return builder.ctpop(arguments[0])", "return arguments[0]"))
    value, found = pips_of_three_tiles(two, kept)
    assert value != 3
    assert found == 0


def test_code_that_can_not_be_kept_is_compiled_all_the_same(tmp_path: Path) -> None:
    nowhere = tmp_path / "a-file"
    nowhere.touch()
    sources = Path(str(resources.files("kozel"))).parent
    assert pips_of_three_tiles(sources, nowhere) == [3, 0]
