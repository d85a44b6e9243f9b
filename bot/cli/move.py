"""``move``: carries everything from one database to another."""

from __future__ import annotations

import asyncio

import click

from data.move import move as move_all
from data.store import StoreError


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
