"""The command line as a whole: the commands, the help, and one line for whatever goes wrong."""

import os
import sys
from collections.abc import Sequence
from importlib import metadata

from cyclopts import App, CycloptsError

from kozel.cli.errors import CommandError, fail, fail_by_fault, misused

INTERRUPTED = 130


def main() -> None:
    """Run the command that the command line names, and exit with its status."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command: 0 if all went well, 1 if the program is at fault, 2 for bad input, 130 if it was interrupted."""
    try:
        _application()(arguments, exit_on_error=False, print_error=False, result_action="return_none")
        sys.stdout.flush()
    except CommandError as error:
        return fail(error)
    except CycloptsError as error:
        return fail(misused(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough. Python would complain once more when it closes the stream at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # noqa: BLE001 - nobody should have to read a traceback
        return fail_by_fault(error)
    return 0


def _application() -> App:
    application = App(
        name="kozel",
        help="Козёл, the domino game, in the browser.",
        help_format="plaintext",
        version=lambda: metadata.version("kozel"),
        suppress_keyboard_interrupt=False,
    )
    # Named by text, a command is imported when it is called; the help of all of them must not import any.
    application.command("kozel.cli.serve:serve", help="Serve the game and print the address to open.")
    application.command("kozel.cli.replay:replay", help="Check that a match's record follows the rules.")
    application.command("kozel.cli.verify:verify", help="Check that a table's deals were fair.")
    bench = App(name="bench", help="Measure how fast it is on this machine.", help_format="plaintext")
    bench.command("kozel.cli.bench_rounds:rounds", help="Rounds per second of the rules.")
    bench.command("kozel.cli.bench_server:server", help="Committed moves per second of the server.")
    application.command(bench)
    return application
