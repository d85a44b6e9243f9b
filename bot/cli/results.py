"""``results``: exports results, and sets who is left out of boards. ``ratings``: recomputes the stored ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import IO, TypeVar

import click

from bot.host.records.rating_pools import Audit, audit
from bot.host.servers import FORMATS, FileFormat, exported
from bot.settings import load_settings
from bot.texts import load_texts
from bot.ui.names import visible
from data.connect import open_store
from data.store import Player, Store, StoreError

T = TypeVar("T")


@click.group()
def results() -> None:
    """Export results, or leave servers and people out of the boards of all servers."""


@results.command()
@click.option("--format", "form", type=click.Choice(FORMATS), default=FORMATS[0], show_default=True)
@click.option("--server", type=int, help="The Discord id of a server; all of them without it.")
@click.argument("file", type=click.File("w", encoding="utf-8"), default="-")
def export(form: FileFormat, server: int | None, file: IO[str]) -> None:
    """Write all results to FILE, or to the standard output.

    One row or object for each seat of each round (numbered from 1) and game (0).
    """

    async def work(store: Store) -> None:
        async for part in exported(store, form, server, hidden_names=True):
            file.write(part)

    _with_store(work)


@results.command()
def show() -> None:
    """Show the servers and people who are left out of the boards of all servers."""

    async def work(store: Store) -> list[str]:
        texts = load_texts()
        servers = [texts.say("left-out-server", server=str(guild)) for guild in await store.barred_guilds()]
        people = [_line(player) for player in await store.barred_players()]
        return [*servers, *people] or [texts.say("left-out-nobody")]

    for line in _with_store(work):
        click.echo(line)


@results.command("leave-out")
@click.option("--server", type=int, help="The Discord id of a server.")
@click.option("--person", help="The Discord id of a person, or # and their number in an export.")
def leave_out(server: int | None, person: str | None) -> None:
    """Leave a server or a person out of the boards of all servers."""
    _set(server, person, barred=True)


@results.command("take-back")
@click.option("--server", type=int, help="The Discord id of a server.")
@click.option("--person", help="The Discord id of a person, or # and their number in an export.")
def take_back(server: int | None, person: str | None) -> None:
    """Count a server or a person everywhere again."""
    _set(server, person, barred=False)


def _set(server: int | None, person: str | None, *, barred: bool) -> None:
    if (server is None) == (person is None):
        raise click.UsageError("Name a server with --server or a person with --person.")

    async def work(store: Store) -> str:
        if server is not None:
            await store.bar_guild(server, barred)
            return load_texts().say("left-out-server", server=str(server))
        player = await _find(store, person or "")
        await store.bar_player(player.id, barred)
        return _line(player)

    click.echo(_with_store(work))


async def _find(store: Store, person: str) -> Player:
    number = person.removeprefix("#")
    if not number.isdecimal():
        raise click.BadParameter(f"{person!r} is neither an id nor # and a number", param_hint="--person")
    if person.startswith("#"):
        player = (await store.players([int(number)])).get(int(number))
    else:
        player = await store.find_player(int(number))
    if player is None:
        raise click.BadParameter(f"nobody is known as {person}", param_hint="--person")
    return player


def _line(player: Player) -> str:
    account = "" if player.discord_id is None else str(player.discord_id)
    return load_texts().say("left-out-person", number=f"#{player.id}", name=visible(player.name), account=account)


def _with_store(work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await open_store(load_settings().database_url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error


@click.command()
def ratings() -> None:
    """Check the stored ratings.

    All ratings are recomputed from the games and compared with the stored ones.
    """
    try:
        audits = asyncio.run(_audit_all(load_settings().database_url))
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    texts = load_texts()
    for pool in audits:
        where = texts.say("board-everywhere") if pool.scope.guild_id is None else str(pool.scope.guild_id)
        equal = "yes" if pool.equal else "no"
        click.echo(texts.say("ratings-pool", game=pool.scope.game, where=where, games=pool.games, equal=equal))
    if not audits:
        click.echo(texts.say("ratings-none"))


async def _audit_all(url: str) -> list[Audit]:
    store = await open_store(url)
    try:
        return [pool async for pool in audit(store)]
    finally:
        await store.close()
