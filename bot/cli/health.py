"""``health``: says whether the running bot is alive and connected, for a container or a service manager.

The bot touches ``HEARTBEAT_FILE`` while its event loop runs and all its shards are connected to Discord. ``health``
looks at the file's age, so it needs no port, no Discord and no database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import click

from bot.settings import load_settings

_log = logging.getLogger(__name__)

INTERVAL = 10.0
"""Seconds between two heartbeats."""
MAX_AGE = 60.0
"""Seconds after which a heartbeat is too old: a resumed connection may take half a minute."""


@click.command()
def health() -> None:
    """Exit with 0 if the running bot is alive and connected to Discord, otherwise with 1.

    The bot and this command need the same HEARTBEAT_FILE.
    """
    file = load_settings().heartbeat_file
    if file is None:
        raise click.ClickException("HEARTBEAT_FILE is not set, so the health of the bot is not known")
    try:
        age = time.time() - file.stat().st_mtime
    except FileNotFoundError:
        raise click.ClickException("no heartbeat yet: the bot has not been connected since it was started") from None
    if age > MAX_AGE:
        raise click.ClickException(f"the last heartbeat was {age:.0f} seconds ago")
    click.echo("healthy")


async def heartbeat(well: Callable[[], bool], file: Path) -> None:
    """Touch ``file`` while all is ``well``, until cancelled. The file of an earlier run is removed first."""
    with suppress(OSError):
        await asyncio.to_thread(file.unlink, missing_ok=True)
    while True:
        if well():
            try:
                await asyncio.to_thread(file.touch)
            except OSError as error:
                _log.error("HEARTBEAT_FILE cannot be written: %s", error.strerror)
        await asyncio.sleep(INTERVAL)
