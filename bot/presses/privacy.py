"""Presses on the question whether to erase a person's data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.model.stored_types import Player
from bot.host.refusals import Refusal
from bot.messages.custom_ids import Press
from bot.messages.privacy import answer_message
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handles the answer to the question."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    if press.word == "remember":
        await _replace_by_text(interaction, context.texts.say("done-remembered"))
        return
    number = int(press.arguments[0])
    # Looked up by number: the second press of an erased user must not register them as a new player.
    known = (await context.store.players([number])).get(number)
    if known is None or known.discord_id not in (interaction.user.id, None):
        raise Refusal("outdated")
    named = [seat["table"] for seat in (await context.store.personal_data(number))["seats"]]
    if known.discord_id is not None:
        await _erase(context, known)
    await _replace_by_text(interaction, context.texts.say("done-forgotten"))
    for table_id in named:
        await context.presenter.redraw(table_id)


async def _erase(context: Context, player: Player) -> None:
    """Erases a player's data, and removes their hands."""
    tables = await context.store.tables(player=player.id)
    live = await context.host.tables_of(player)
    await context.host.privacy.forget(player)
    for state in live:
        seat = state.seat_of(player.id)
        if seat is not None:
            await context.hands.dismiss(state, seat)
    await context.hands.take_away(player, tables)


async def _replace_by_text(interaction: Interaction, text: str) -> None:
    """Replaces the question by a text."""
    await edit(interaction, answer_message(text))


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("forget", "remember"), _handle)
