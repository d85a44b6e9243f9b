"""``backup``, ``restore`` and ``move``: the database copied, put back, and carried to another."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

import click

from bot.settings import load_settings
from data.backup import backup as back_up
from data.backup import restore as put_back
from data.connect import is_postgres, sqlite_path
from data.move import move as move_all
from data.store import StoreError

_INPUT = Path("-")


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


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def restore(file: Path) -> None:
    """Put the backup FILE in the place of the database; "-" reads it from the standard input.

    The bot must be stopped. The copy is checked first, and the former database is kept beside the new one.
    """
    url = load_settings().database_url
    try:
        kept = _from_input(url) if file == _INPUT else put_back(url, file)
    except (OSError, StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"Restored {file}." + (f" The former database is {kept}." if kept else ""))


def _from_input(url: str) -> Path | None:
    """Restore from the standard input, through a file beside the database, where there is room for it."""
    folder = None if is_postgres(url) else sqlite_path(url).absolute().parent
    with NamedTemporaryFile(dir=folder, prefix="restoring-") as received:
        shutil.copyfileobj(sys.stdin.buffer, received)
        received.flush()
        return put_back(url, Path(received.name))


@click.command()
@click.argument("source")
@click.argument("target")
def move(source: str, target: str) -> None:
    """Carry everything from the database SOURCE to the empty database TARGET.

    Both are URLs as in DATABASE_URL. Stop the bot first. The copy is compared with the original, table by table;
    if anything goes wrong, TARGET stays empty and the command can be repeated. SOURCE is not changed.
    """
    try:
        moved = asyncio.run(move_all(source, target))
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    for table, contents in moved.tables.items():
        click.echo(f"{table:<14} {contents.rows:>10} rows   {contents.digest[:16]}")
    if moved.before:
        click.echo("Everything was there already. Set DATABASE_URL to it and start the bot.")
    else:
        click.echo("Everything has arrived. Set DATABASE_URL to the new database and start the bot.")
