"""Presses on a server's start message: they open a table in this channel, or explain the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import context_of
from bot.host.refusals import Refusal
from bot.messages.custom_ids import Press
from bot.messages.start_message import ABOUT, BEGIN, about_message
from bot.presses.handler import Handler
from bot.presses.new_table import TableRequest, open_here
from bot.replies import Interaction, acknowledge, show
from engine.games import GAMES


async def _begin(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Opens a table with the server's usual settings, as ``/table new`` does. Refuses ``stale`` for an unknown game."""
    await acknowledge(interaction)
    context = context_of(interaction)
    game, _, preset = (values[0] if values else ".".join(press.arguments)).partition(".")
    if game not in GAMES or (preset and preset not in GAMES[game].presets):
        raise Refusal("stale")
    context.need_showable()
    usual = await context.need_place()
    await open_here(interaction, TableRequest.usual(usual, game, preset))


async def _about(interaction: Interaction, _press: Press, _values: Sequence[str]) -> None:
    """Explains privately what the bot does."""
    await acknowledge(interaction)
    await show(interaction, about_message(context_of(interaction).texts))


HANDLERS: Mapping[str, Handler] = {BEGIN: _begin, ABOUT: _about}
