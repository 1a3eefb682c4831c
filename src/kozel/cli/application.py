"""The command line as a whole: the commands, the help, and one line for whatever goes wrong."""

import os
import sys
from collections.abc import Sequence
from importlib import metadata

from cyclopts import App, CycloptsError

from kozel.cli import INTERRUPTED
from kozel.cli.errors import CommandError, fail, fail_by_fault, misused
from kozel.cli.help import HelpConsole, TranslatedHelp
from kozel.cli.result import UnwritableOutputError, flush


def main() -> None:
    """Run the command that the command line names, and exit with its status."""
    # Whoever starts a program without these streams wants to read nothing of it.
    if sys.__stdout__ is None:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 - open as long as the program runs
    if sys.__stderr__ is None:
        sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command: 0 if all went well, 1 if the program is at fault, 2 for bad input, 130 if it was interrupted."""
    try:
        _application()(arguments, exit_on_error=False, print_error=False, result_action="return_none")
        flush()
    except UnwritableOutputError as error:
        _give_up_output()
        return fail(error)
    except CommandError as error:
        return fail(error)
    except CycloptsError as error:
        return fail(misused(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough.
        _give_up_output()
        return 0
    except Exception as error:  # noqa: BLE001 - nobody should have to read a traceback
        return fail_by_fault(error)
    return 0


def _give_up_output() -> None:
    """Let what is still to be written go nowhere: Python would complain once more when it closes the stream at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _application() -> App:
    application = App(
        name="kozel",
        help="cli.help.kozel",
        help_format="plaintext",
        help_formatter=TranslatedHelp(),
        console=HelpConsole(),
        version=lambda: metadata.version("kozel"),
        suppress_keyboard_interrupt=False,
    )
    # Named by text, a command is imported when it is called; the help of all of them must not import any.
    application.command("kozel.cli.serve:serve", help="cli.help.serve")
    application.command("kozel.cli.replay:replay", help="cli.help.replay")
    application.command("kozel.cli.verify:verify", help="cli.help.verify")
    application.command("kozel.cli.rules:rules", help="cli.help.rules")
    application.command("kozel.cli.score:score", help="cli.help.score")
    application.command("kozel.cli.analyse:analyse", help="cli.help.analyse")
    application.command("kozel.cli.duel:duel", help="cli.help.duel")
    application.command("kozel.cli.simulate:simulate", help="cli.help.simulate")
    club = App(name="club", help="cli.help.club")
    club.command("kozel.cli.club_standings:standings", help="cli.help.club_standings")
    club.command("kozel.cli.club_draw:draw", help="cli.help.club_draw")
    club.command("kozel.cli.club_store:export_event", name="export", help="cli.help.club_export")
    club.command("kozel.cli.club_store:import_event", name="import", help="cli.help.club_import")
    application.command(club)
    application.command("kozel.cli.solve:solve", help="cli.help.solve")
    bench = App(name="bench", help="cli.help.bench")
    bench.command("kozel.cli.bench_rounds:rounds", help="cli.help.bench_rounds")
    bench.command("kozel.cli.bench_solve:solve", help="cli.help.bench_solve")
    bench.command("kozel.cli.bench_analysis:analysis", help="cli.help.bench_analysis")
    bench.command("kozel.cli.bench_server:server", help="cli.help.bench_server")
    bench.command("kozel.cli.bench_club:club", help="cli.help.bench_club")
    application.command(bench)
    return application
