"""Presses on a server's start message: they open a table in this channel, or explain the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.lobby.new_table_presses import TableRequest, open_here
from bot.features.lobby.start_message import ABOUT, BEGIN, about_message
from bot.host.refusals import Refusal
from bot.table.context import context_of
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge, show
from engine.games import GAMES


async def _begin(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Open a table with the server's usual settings, as ``/table new`` does. Refuses ``stale`` for an unknown game."""
    await acknowledge(interaction)
    context = context_of(interaction)
    game, _, preset = (values[0] if values else ".".join(press.arguments)).partition(".")
    if game not in GAMES or (preset and preset not in GAMES[game].presets):
        raise Refusal("stale")
    context.need_showable()
    usual = await context.need_opener()
    await open_here(interaction, TableRequest.usual(usual, game, preset))


async def _about(interaction: Interaction, _press: Press, _values: Sequence[str]) -> None:
    """Explain privately what the bot does."""
    await acknowledge(interaction)
    await show(interaction, about_message(context_of(interaction).texts))


HANDLERS: Mapping[str, Handler] = {BEGIN: _begin, ABOUT: _about}
