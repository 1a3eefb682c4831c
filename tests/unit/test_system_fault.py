"""What the operating system refuses is said in the language of the sentence in which it stands."""

import errno
import os
from pathlib import Path

import pytest

from kozel.cli.application import run
from kozel.cli.system_fault import SystemFault, reason_of
from kozel.language import LANGUAGES, catalogue, translate

NUMBERS = {
    errno.EACCES: SystemFault.NOT_ALLOWED,
    errno.EPERM: SystemFault.NOT_ALLOWED,
    errno.EISDIR: SystemFault.A_FOLDER,
    errno.ENOENT: SystemFault.NO_SUCH_FOLDER,
    errno.ENOTDIR: SystemFault.NO_SUCH_FOLDER,
    errno.ENOTSUP: SystemFault.NOT_A_FILE,
    errno.ENAMETOOLONG: SystemFault.NAME_TOO_LONG,
    errno.ENOSPC: SystemFault.DISK_FULL,
    errno.EDQUOT: SystemFault.DISK_FULL,
    errno.EROFS: SystemFault.READ_ONLY,
    errno.EIO: SystemFault.BROKEN_DEVICE,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert set(NUMBERS.values()) == set(SystemFault)
    for number, fault in NUMBERS.items():
        assert reason_of(OSError(number, os.strerror(number))) == translate(catalogue(language), f"cli.system.{fault}")


def test_a_rare_fault_is_said_as_the_system_says_it() -> None:
    assert reason_of(OSError(errno.ELOOP, "Too many links")) == "Too many links"
    assert reason_of(OSError("of a library")) == "of a library"


@pytest.mark.parametrize("command", ["replay", "verify", "analyse", "solve"])
def test_a_folder_in_place_of_a_file_is_called_so(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru")
    assert run([command, str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"kozel: файл {tmp_path} не читается: это папка\n"
