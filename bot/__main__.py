"""Entry point of ``python -m bot``."""

from __future__ import annotations

import gc
import sys
from importlib import import_module

import click

from bot.version import version

COMMANDS = {
    "run": "run",
    "verify": "verify",
    "backup": "database",
    "restore": "database",
    "health": "health",
    "selfplay": "selfplay",
    "ratings": "results",
    "results": "results",
    "move": "database",
}
"""The commands, each with its module of :mod:`bot.cli`. The first is the default."""


class _Commands(click.Group):
    """Imports a command when it is used: the whole bot takes two seconds, and its health is asked for every minute."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the names of the commands."""
        return [*COMMANDS]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return a command by its name."""
        if name not in COMMANDS:
            return None
        collects = gc.isenabled()
        # Next to nothing of what modules define is garbage, and looking for it took a quarter of the time.
        gc.disable()
        try:
            command: click.Command = getattr(import_module(f"bot.cli.{COMMANDS[name]}"), name)
        finally:
            if collects:
                gc.enable()
        return command


@click.group(cls=_Commands, invoke_without_command=True)
@click.version_option(version(), prog_name="Cardroom", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Cardroom turns a Discord channel into a card room."""
    if context.invoked_subcommand is None:
        run = main.get_command(context, next(iter(COMMANDS)))
        assert run
        context.invoke(run)


if __name__ == "__main__":
    sys.exit(main())
