"""The command line: run the bot, check a deal, back up the games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import click
import discord
from pydantic import ValidationError

from bot.app import Cardroom, point_at
from bot.demo import furnish
from bot.host import Thinker
from bot.playground import Playground
from bot.ratings import ratings
from bot.reveals import checked, verdict
from bot.selfplay import selfplay
from bot.settings import Settings
from bot.texts import texts
from data.backup import backup as back_up
from data.opening import open_store
from data.store import StoreError
from engine.deal import Noted
from engine.games import GAMES

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
    log_at(settings.log_level)
    try:
        asyncio.run(_run(settings))
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    except discord.LoginFailure as error:
        raise click.ClickException("Discord does not accept this DISCORD_TOKEN") from error
    except aiohttp.ClientConnectionError as error:
        raise click.ClickException(f"Discord cannot be reached: {error}") from error


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("commitment", required=False, metavar="[COMMITMENT[@ROUND]]")
def verify(file: Path, commitment: str | None) -> None:
    """Recompute the cards of a deal that was revealed, and say whether they are as they must be.

    COMMITMENT is what you noted when the table showed it, and ROUND the round that it was shown for, if not the first.
    Without it, the file's own is only a claim.
    """
    say = texts()
    try:
        noted = None if commitment is None else Noted.parse(commitment)
        written = file.read_bytes()
    except OSError as error:
        raise click.BadParameter(str(error), param_hint="FILE") from error
    except ValueError as error:
        raise click.BadParameter(say.say("deals-commitment"), param_hint="COMMITMENT") from error
    found = checked(written, noted)
    for line in verdict(say, found):
        click.echo(line, err=bool(found.problems))
    if found.problems:
        raise click.exceptions.Exit(1)


@main.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Copy the games, whole and consistent, into FILE while the bot may be running."""
    try:
        back_up(_settings().database_url, file)
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"Backed up to {file}.")


main.add_command(selfplay)
main.add_command(ratings)


def log_at(level: str) -> None:
    """Logs to the standard error output. The libraries stay at INFO: below it they log what is sent and stored."""
    discord.utils.setup_logging(level=logging.INFO)
    for ours in ("bot", "data", "render", "engine"):
        logging.getLogger(ours).setLevel(level)


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
        if not settings.on_discord:
            _greet(bot, playground.url)
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
    try:
        await playground.start()
    except OSError as error:
        await playground.stop()
        raise click.ClickException(
            f"The playground's page cannot be served: {error.strerror}. Does another playground run already? "
            "With PLAYGROUND_PORT=0 this one takes a free port."
        ) from error
    try:
        yield playground
    finally:
        await playground.stop()


def _greet(bot: Cardroom, url: str) -> None:
    """Has the bot say where to play and what to type, once it can answer."""

    async def greet() -> None:
        bot.remove_listener(greet, "on_ready")
        games = ", ".join(texts().say(f"game-{game}") for game in GAMES)
        click.echo(
            f"\nNo DISCORD_TOKEN is set, so this is the playground.\n"
            f"Open {url} and type:  /table new\nThen press Start to play against the computer.\n"
            f"Games: {games}. How they go:  /help\n"
        )

    bot.add_listener(greet, "on_ready")


def _on_signals(stop: Callable[[], Any]) -> None:
    """SIGTERM and SIGINT end the bot in order. A second one is not waited for."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl+C raises
            loop.add_signal_handler(number, stop)


if __name__ == "__main__":
    sys.exit(main())
