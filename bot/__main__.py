"""The command line: run the bot, check a deal, back up the games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import click
import discord
from pydantic import ValidationError

from bot.app import Cardroom, point_at
from bot.demo import furnish
from bot.host import Thinker
from bot.playground import Playground
from bot.settings import Settings
from data.backup import backup as back_up
from data.opening import open_store
from data.store import StoreError
from engine.deal import check

_log = logging.getLogger(__name__)


@click.group(invoke_without_command=True)
@click.pass_context
def main(context: click.Context) -> None:
    """Cardroom turns a Discord channel into a card room."""
    if context.invoked_subcommand is None:
        context.invoke(run)


@main.command()
def run() -> None:
    """Start the bot: on Discord with DISCORD_TOKEN set, else on the built-in playground."""
    settings = _settings()
    discord.utils.setup_logging(level=logging.INFO)
    for ours in ("bot", "data", "render", "engine"):
        logging.getLogger(ours).setLevel(settings.log_level)
    try:
        asyncio.run(_run(settings))
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    except discord.LoginFailure as error:
        raise click.ClickException("Discord does not accept this DISCORD_TOKEN") from error


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Recompute the cards of a deal that was revealed, and say whether they are as they must be."""
    try:
        revealed = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise click.ClickException(f"{file} is not JSON: {error}") from error
    problems = check(revealed) if isinstance(revealed, dict) else ["form"]
    for problem in problems:
        click.echo(str(problem), err=True)
    if problems:
        raise click.exceptions.Exit(1)
    click.echo(f"Every card of {len(revealed['rounds'])} round(s) is as it was committed to.")


@main.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Copy the games, whole and consistent, into FILE while the bot may be running."""
    try:
        back_up(_settings().database_url, file)
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"Backed up to {file}.")


def _settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, item['loc'])).upper()}: {item['msg']}" for item in error.errors())
        raise click.ClickException(f"A setting cannot be used: {wrong}") from error


async def _run(settings: Settings) -> None:
    """Runs until a signal ends it."""
    stopped = asyncio.Event()
    _on_signals(stopped.set)
    async with contextlib.AsyncExitStack() as stack:
        token = settings.discord_token.get_secret_value()
        options: dict[str, Any] = {}
        if settings.on_discord:
            point_at(settings.discord_api, settings.discord_gateway)
        else:
            playground = await stack.enter_async_context(_playground(settings))
            point_at(playground.api_base, playground.gateway_url)
            token = playground.token
            options = {"guild_ready_timeout": 0.1}
        thinker = Thinker(settings.thinkers)
        stack.callback(thinker.close)
        bot = Cardroom(settings, await open_store(settings.database_url), thinker, **options)
        stack.push_async_callback(bot.close)
        running = asyncio.create_task(bot.start(token))
        await asyncio.wait({running, asyncio.create_task(stopped.wait())}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        _log.info("stopping")
        await bot.close()
        await running


@contextlib.asynccontextmanager
async def _playground(settings: Settings) -> AsyncIterator[Playground]:
    """A Discord on this machine, with people and channels to begin with."""
    playground = furnish(settings.playground_port)
    await playground.start()
    try:
        click.echo(
            f"\nNo DISCORD_TOKEN is set, so this is the playground.\n"
            f"Open {playground.url} and type:  /table new\nThen press Start to play against the computer.\n"
        )
        yield playground
    finally:
        await playground.stop()


def _on_signals(stop: Callable[[], Any]) -> None:
    """SIGTERM and SIGINT end the bot in order. A second one is not waited for."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl+C raises
            loop.add_signal_handler(number, stop)


if __name__ == "__main__":
    sys.exit(main())
