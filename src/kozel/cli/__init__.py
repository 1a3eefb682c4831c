"""The `kozel` command: one command a file, what it prints, and how it fails.

With `web` the only folder that knows of the world outside. Nothing is decided here: a command reads its options,
calls what does the work and says the result. Commands import what is slow to import only when they run.
"""

import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command that the command line names, and exit with its status."""
    try:
        # The bots' worker process imports this module too, and needs none of the command line.
        from kozel.cli.application import main as run_and_exit  # noqa: PLC0415

        run_and_exit()
    except KeyboardInterrupt:
        # Ctrl+C comes before the command line was read.
        sys.exit(INTERRUPTED)
