"""``ratings``: works out the ratings that are kept from their games again, for whoever doubts that they are right."""

from __future__ import annotations

import asyncio

import click
from pydantic import ValidationError

from bot.host.pools import Audit, audit
from bot.settings import Settings
from bot.texts import texts
from data.opening import open_store
from data.store import StoreError


@click.command()
def ratings() -> None:
    """Work out all ratings again from the games, and say whether they are the same."""
    try:
        found = asyncio.run(_audits(Settings().database_url))
    except (StoreError, ValidationError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    say = texts()
    for pool in found:
        where = say.say("board-everywhere") if pool.scope.guild_id is None else str(pool.scope.guild_id)
        equal = "yes" if pool.equal else "no"
        click.echo(say.say("ratings-pool", game=pool.scope.game, where=where, games=pool.games, equal=equal))
    if not found:
        click.echo(say.say("ratings-none"))


async def _audits(url: str) -> list[Audit]:
    store = await open_store(url)
    try:
        return [pool async for pool in audit(store)]
    finally:
        await store.close()
