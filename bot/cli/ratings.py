"""``ratings``: recomputes the stored ratings from the games."""

from __future__ import annotations

import asyncio

import click

from bot.cli.settings import load_settings
from bot.host.records.rating_pools import Audit, audit
from bot.texts import load_texts
from data.connect import open_store
from data.store import StoreError


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
