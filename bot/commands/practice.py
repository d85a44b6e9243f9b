"""``/practice``: what learners may do with the cards of a practice table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot import limits
from bot.commands.play import where_allowed
from bot.context import context_of, seat_of
from bot.presses.practice import arranged, asked_first, peek
from bot.replies import acknowledge, offer
from bot.texts import texts
from engine.cards import Card, face

Interaction: TypeAlias = discord.Interaction[Any]
_SAY = texts()


class Practice(commands.Cog):
    """Adds ``/practice``."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        group = app_commands.Group(name="practice", description=_SAY.say("command-practice"))
        for name, way in (("swap", "swap"), ("show", "on"), ("hide", "off")):
            group.add_command(_command(name, _does(way)))
        doctor = _command("doctor", _doctor)
        doctor.autocomplete("card")(_held)
        doctor.autocomplete("wanted")(_wanted)
        group.add_command(doctor)
        group.add_command(_command("peek", _peek))
        where_allowed(group)
        bot.tree.add_command(group)


async def _arrange(interaction: Interaction, way: str, typed: str = "") -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    if await asked_first(interaction, context, state, player):
        return
    after = await arranged(interaction, context, state, player, way, typed=typed)
    await context.hands.show_privately(interaction, after, seat_of(after, player))


async def _peek(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    if not await asked_first(interaction, context, state, player):
        await peek(interaction, context, state, player)


@app_commands.describe(card=_SAY.say("argument-mine"), wanted=_SAY.say("argument-wanted"))
async def _doctor(interaction: Interaction, card: str, wanted: str) -> None:
    await _arrange(interaction, "doctored", f"{card} {wanted}")


async def _held(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cards of the player's own hand."""
    return await offer(_suggested(interaction, typed, own=True))


async def _wanted(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cards that the game has; where each lies is nobody's to know."""
    return await offer(_suggested(interaction, typed, own=False))


async def _suggested(interaction: Interaction, typed: str, *, own: bool) -> list[app_commands.Choice[str]]:
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    view = state.view(seat_of(state, player))
    cards: tuple[Card, ...] = view.hand if own and view else () if own else state.rules.pack(state.seat_count)
    named = [(context.say.cards((card,)), card) for card in dict.fromkeys(map(face, cards))]
    found = [pair for pair in named if typed.strip().casefold() in " ".join(pair).casefold()]
    return [app_commands.Choice(name=name, value=card) for name, card in found[: limits.CHOICES]]


def _does(way: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await _arrange(interaction, way)

    return callback


def _command(name: str, callback: Callable[..., Any]) -> app_commands.Command[Any, ..., None]:
    return app_commands.Command(name=name, description=_SAY.say(f"command-practice-{name}"), callback=callback)
