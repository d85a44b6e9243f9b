"""``/assist`` and ``/explore``: advice on a turn, and what can be known of the cards, for whoever asks alone.

All of it is made from the asker's own view, at any table where they sit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.autoplay import autoplay
from bot.commands.play import where_allowed
from bot.context import Context, context_of, seat_of
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.names import people
from bot.messages.study import explained_message, facts_message
from bot.presses.autostep import autostep
from bot.presses.hint import give_hint
from bot.replies import acknowledge, fill
from bot.texts import texts
from engine import study
from engine.games import GAMES
from engine.players import LEVELS
from engine.types import Seat
from engine.view import View

Interaction: TypeAlias = discord.Interaction[Any]
_SAY = texts()
_OPENING = "opening"
"""The page that is advice on a turn."""


class Study(commands.Cog):
    """Adds ``/assist``, and ``/explore`` with a command for each page that the study of some game has."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        assist = app_commands.Group(name="assist", description=_SAY.say("command-assist"))
        advice = (("hint", _hint), ("explain", _explain), (_OPENING, _reads(_OPENING)), ("autostep", _autostep))
        for name, callback in advice:
            assist.add_command(_command("assist", name, callback))
        assist.add_command(autoplay())
        explore = app_commands.Group(name="explore", description=_SAY.say("command-explore"))
        for page in dict.fromkeys(page for game in GAMES for page in study.pages(game)):
            if page != _OPENING:
                explore.add_command(_command("explore", page, _reads(page)))
        for group in (assist, explore):
            where_allowed(group)
            bot.tree.add_command(group)


async def _hint(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context, state, seat, _ = await _asked(interaction)
    await give_hint(interaction, context, state, seat)


async def _explain(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context, state, _, view = await _asked(interaction)
    title = "### " + context.say.say("study-title", about="explain")
    fill(interaction)
    await interaction.edit_original_response(
        view=explained_message(context.say, title, study.explain(view), people(state, context.say))
    )


@app_commands.describe(level=_SAY.say("argument-autostep-level"))
@app_commands.choices(level=[app_commands.Choice(name=_SAY.setting("computers", each), value=each) for each in LEVELS])
async def _autostep(interaction: Interaction, level: str = "") -> None:
    await acknowledge(interaction)
    context, state, _, _ = await _asked(interaction)
    await autostep(interaction, context, state, level)


async def read(interaction: Interaction, page: str) -> None:
    """Shows a page of the study to whoever asks. Refuses ``not-in-this-game``."""
    await acknowledge(interaction)
    context, state, _, view = await _asked(interaction)
    if page not in (pages := study.pages(state.game)):
        there = [_path(name) for name in pages]
        raise Refusal("not-in-this-game", called=context.say.called(state.game, state.preset), names=", ".join(there))
    title = "### " + context.say.say("study-title", about=page)
    fill(interaction)
    await interaction.edit_original_response(
        view=facts_message(context.say, title, study.page(view, page), people(state, context.say))
    )


async def _asked(interaction: Interaction) -> tuple[Context, TableState, Seat, View]:
    """The table that is meant, and what whoever asks may know there. Refuses ``not-seated``, ``not-running``."""
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    seat = seat_of(state, player)
    view = state.view(seat)
    if view is None:
        raise Refusal("not-running")
    return context, state, seat, view


def _reads(page: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await read(interaction, page)

    return callback


def _command(group: str, name: str, callback: Callable[..., Any]) -> app_commands.Command[Any, ..., None]:
    said = _SAY.say(f"command-{group}-{name}")
    return app_commands.Command(name=name, description=said, callback=callback)


def _path(page: str) -> str:
    return f"`/{'assist' if page == _OPENING else 'explore'} {page}`"
