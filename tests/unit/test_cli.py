"""The `kozel` command: what it prints, in which language, and with which status it ends."""

import json
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import msgspec
import pytest

from kozel.cli import application
from kozel.cli.application import run
from kozel.language import catalogue
from kozel.rules.record import FaultCode
from kozel.rules.refusal import RefusalCode
from tests.vectors import make_deals
from tests.vectors.make_deals import Vectors

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "replay" / "records" / "kozel-2-own.txt"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def deals() -> str:
    vectors = msgspec.json.decode(make_deals.DEALS.read_bytes(), type=Vectors)
    document = next(vector.document for vector in vectors.documents if vector.name == "two people")
    return msgspec.json.encode(document).decode()


def saved(folder: Path, text: str) -> str:
    file = folder / "file.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def failure(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a command says that can't be carried out."""
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kozel: ")
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("kozel: ").removesuffix("\n")


def test_a_right_record_is_said_to_be_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(RECORD)]) == 0
    assert "all by the rules" in capsys.readouterr().out


def test_a_right_record_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "--json", str(RECORD)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["end"]["reason"] == "target"
    assert len(result["accounts"]) == len(result["players"]) == 2


def test_a_wrong_result_is_shown_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = RECORD.read_text(encoding="utf-8").replace("Counts: 9 0", "Counts: 8 0", 1)
    line = 1 + text[: text.index("Counts: 8 0")].count("\n")
    said = failure(["replay", saved(tmp_path, text)], capsys)
    assert f"line {line}: " in said
    assert "“Counts: 8 0”; expected “Counts: 9 0”" in said


def test_an_illegal_move_is_shown_with_the_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = RECORD.read_text(encoding="utf-8").replace("1 2-3 right", "1 knocks", 1)
    assert "the move “1 knocks” is against the rules: " in failure(["replay", saved(tmp_path, text)], capsys)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "«Option target: 0»: по таким правилам играть нельзя; без изменений было бы «Option target: 101»"),
        ("ro", "„Option target: 0”: după asemenea reguli nu se poate juca; fără schimbări ar fi „Option target: 101”"),
        ("es", "«Option target: 0»: con esas reglas no se puede jugar; sin cambios sería «Option target: 101»"),
        ("en", "“Option target: 0”: nobody can play by such rules; without changes it would be “Option target: 101”"),
    ],
)
def test_a_fault_is_said_in_the_language_of_the_terminal(
    language: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    rules = "Rules: kozel\n"
    text = RECORD.read_text(encoding="utf-8").replace(rules, f"{rules}Option target: 0\n", 1)
    assert failure(["replay", saved(tmp_path, text)], capsys).endswith(said)


def test_every_fault_and_every_refusal_has_its_text_and_no_other_has() -> None:
    keys = {f"cli.fault.{code}" for code in FaultCode} | {f"cli.refused.{code}" for code in RefusalCode}
    assert {key for key in catalogue("en").messages if key.startswith(("cli.fault.", "cli.refused."))} == keys


def test_a_record_that_ends_before_its_first_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = RECORD.read_text(encoding="utf-8").partition("Round 1")[0]
    assert run(["replay", saved(tmp_path, head)]) == 0
    assert "0 rounds, the match isn't over" in capsys.readouterr().out


def test_a_file_that_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "expected “Kozel record 1”" in failure(["replay", saved(tmp_path, "Hello\n")], capsys)


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff")
    assert failure(["replay", str(file)], capsys) == f"{file} isn't text in UTF-8"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing"
    assert failure([command, str(missing)], capsys) == f"there is no file {missing}"


def test_a_folder_instead_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert failure(["replay", str(tmp_path)], capsys).startswith(f"the file {tmp_path} can't be read: ")


def test_fair_deals_are_said_to_be_fair(tmp_path: Path, deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", saved(tmp_path, deals)]) == 0
    assert "the deals are fair" in capsys.readouterr().out


def test_a_swapped_tile_is_found(tmp_path: Path, deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(deals)
    hands = document["rounds"][0]["attempts"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    said = failure(["verify", saved(tmp_path, json.dumps(document))], capsys)
    assert said.endswith("round 1: the hands aren't those that follow from the key")


def test_deals_without_an_essential_part(tmp_path: Path, deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(deals)
    del document["rounds"][1]["key"]
    said = failure(["verify", saved(tmp_path, json.dumps(document))], capsys)
    assert "doesn't hold the deals of a table: rounds[1].key is missing" in said


def test_deals_that_are_no_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "isn't JSON" in failure(["verify", saved(tmp_path, "{deals}")], capsys)


def test_deals_by_rules_that_do_not_exist(tmp_path: Path, deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(deals)
    document["rules"]["preset"] = "poker"
    said = failure(["verify", saved(tmp_path, json.dumps(document))], capsys)
    assert "there are no rules called “poker” here; expected" in said


def test_deals_by_other_rules_than_they_name(tmp_path: Path, deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(deals)
    document["rules"]["redeal_doubles"] = 4
    said = failure(["verify", saved(tmp_path, json.dumps(document))], capsys)
    assert said.endswith("the rules “kozel” don't deal as it says there")


def test_a_record_without_keys_has_nothing_to_verify(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nothing to verify" in failure(["verify", str(RECORD)], capsys)


def test_rounds_are_counted_per_second(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "rounds", "--engine", "rules", "--players", "3", "--seconds", "0.05", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["players"] == 3
    assert result["cpu_seconds"] >= 0.05
    assert result["rounds_per_second"] == pytest.approx(result["rounds"] / result["cpu_seconds"], rel=0.02)


def test_the_kernel_counts_rounds_of_four_and_of_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "rounds", "--engine", "kernel", "--seconds", "0.01", "--json"]) == 0
    four = json.loads(capsys.readouterr().out)
    [two] = four["others"]
    assert (four["players"], four["draws"]) == (4, 0)
    assert two["players"] == 2
    assert two["draws"] > 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serv"], "there is no command serv; kozel --help shows those that there are"),
        (["bench", "all"], "there is no command all; kozel --help shows those that there are"),
        (["serve", "--prt", "1"], "there is no option --prt; --help shows those that there are"),
        (["serve", "--port"], "a value is missing: --port"),
        (["replay"], "a value is missing: FILE"),
        (["serve", "--port", "http"], "--port: “http” won't do, expected a whole number"),
        (["serve", "--port", "65536"], "--port: 65536 won't do, expected a number from 0 to 65535"),
        (["serve", "--bot-pause", "-1"], "--bot-pause: -1.0 won't do, expected a number from 0 to 60"),
        (["serve", "--bot-pause", "nan"], "--bot-pause: nan won't do, expected a number from 0 to 60"),
        (["bench", "rounds", "--players", "7"], "--players: “7” won't do, expected 2, 3, 4"),
        (["replay", "one", "two"], "too much in the command: two; --help shows how it is written"),
    ],
)
def test_a_misused_command_says_what_was_expected(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert failure(arguments, capsys) == said


def test_a_failure_is_said_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert failure(["serv"], capsys) == "команды serv нет; какие есть, покажет kozel --help"


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["serve"],
        ["replay"],
        ["verify"],
        ["rules"],
        ["score"],
        ["duel"],
        ["simulate"],
        ["bench"],
        ["bench", "rounds"],
        ["bench", "server"],
    ],
)
def test_help_is_said_in_the_language_of_the_terminal(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run([*command, "--help"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Так пишут: {' '.join(['kozel', *command])}")
    helps = {key: text for key, text in catalogue("en").messages.items() if key.startswith("cli.help.")}
    assert [key for key, text in helps.items() if key in said or str(text) in said] == []


def test_a_fault_of_the_program_is_logged_and_never_shown_as_a_traceback(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        message = "a wheel came off"
        raise RuntimeError(message)

    monkeypatch.setattr(application, "_application", broken)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert run([]) == 1
    (log,) = tmp_path.iterdir()
    assert capsys.readouterr().err == f"kozel: a fault of the program itself (RuntimeError); the details are in {log}\n"
    assert "a wheel came off" in log.read_text(encoding="utf-8")


def test_the_installed_command_says_its_version() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("kozel"), "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == metadata.version("kozel")


def test_help_does_not_import_the_server() -> None:
    code = "import sys; from kozel.cli.application import run; run(['--help']); sys.exit('litestar' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)


@pytest.mark.parametrize("arguments", [["--help"], ["bench", "--help"], ["rules"], ["rules", "kozel"]])
def test_whoever_has_read_enough_of_the_output_causes_no_failure(arguments: list[str]) -> None:
    kozel = Path(sys.executable).with_name("kozel")
    with subprocess.Popen([kozel, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
