"""``backup``: copies the database."""

from __future__ import annotations

from pathlib import Path

import click

from bot.cli.settings import load_settings
from data.backup import backup as back_up
from data.store import StoreError


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Copy the database to FILE.

    The copy is consistent even while the bot is running.
    """
    try:
        back_up(load_settings().database_url, file)
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"Backed up to {file}.")
