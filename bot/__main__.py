"""Entry point of ``python -m bot``."""

from __future__ import annotations

import sys

import click

from bot.cli.backup import backup
from bot.cli.health import health
from bot.cli.move import move
from bot.cli.ratings import ratings
from bot.cli.run import run
from bot.cli.selfplay import selfplay
from bot.cli.verify import verify


@click.group(invoke_without_command=True)
@click.pass_context
def main(context: click.Context) -> None:
    """Cardroom turns a Discord channel into a card room."""
    if context.invoked_subcommand is None:
        context.invoke(run)


for _command in (run, verify, backup, health, selfplay, ratings, move):
    main.add_command(_command)

if __name__ == "__main__":
    sys.exit(main())
