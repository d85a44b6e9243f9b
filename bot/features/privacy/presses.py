"""Presses that take a person off boards, and on the question whether to erase their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.privacy.messages import answer_message, boards_message
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the answer to the question."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    if press.word == "remember":
        await _replace_by_text(interaction, context.texts.say("done-remembered"))
        return
    with reading():
        [known_as] = map(number, press.arguments)
    # Looked up by number: the second press of an erased user must not register them as a new player.
    known = (await context.host.people.by_number([known_as])).get(known_as)
    if known is None or known.discord_id not in (interaction.user.id, None):
        raise Refusal("outdated")
    named = await context.host.privacy.tables_with_seat(known_as)
    if known.discord_id is not None:
        await _erase(context, known)
    await _replace_by_text(interaction, context.texts.say("done-forgotten"))
    for table_id in named:
        await context.presenter.redraw(table_id)


async def _erase(context: Context, player: Player) -> None:
    """Erase a player's data, and remove their hands."""
    tables = await context.host.listings.of_player(player)
    live = await context.host.tables_of(player)
    await context.host.privacy.forget(player)
    for state in live:
        seat = state.seat_of(player.id)
        if seat is not None:
            await context.hands.dismiss(state, seat)
    await context.hands.take_away(player, tables)


async def _replace_by_text(interaction: Interaction, text: str) -> None:
    """Replace the question by a text."""
    await edit(interaction, answer_message(text))


async def _hide(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Take a person off all boards, or put them back."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.host.privacy.hide(await context.player(), hidden=press.word == "hide")
    await edit(interaction, boards_message(context.texts, player, context.policies))


HANDLERS: Mapping[str, Handler] = {
    **dict.fromkeys(("forget", "remember"), _handle),
    **dict.fromkeys(("hide", "unhide"), _hide),
}
