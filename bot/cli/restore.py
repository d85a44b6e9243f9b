"""``restore``: puts a backup in the place of the database."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

import click

from bot.cli.settings import load_settings
from data.backup import restore as put_back
from data.database_url import is_postgres, sqlite_path
from data.store import StoreError

_INPUT = Path("-")


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
