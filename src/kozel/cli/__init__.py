"""The `kozel` command: one command a file, what it prints, and how it fails.

With `web` the only folder that knows of the world outside. Nothing is decided here: a command reads its options,
calls what does the work and says the result. Commands import what is slow to import only when they run.
"""

from kozel.cli.application import main

__all__ = ["main"]
