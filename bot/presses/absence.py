"""Presses about absent players and ending early: voting, agreeing to close, returning, switching autopilot off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of, seat_of
from bot.host.model.stored_types import Player, Status
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.absence import giving_up_message, vote_message
from bot.messages.custom_ids import Press
from bot.messages.layout import text_message
from bot.messages.names import people
from bot.presses.handler import Handler
from bot.presses.table_link import answer_with_link
from bot.replies import Interaction, acknowledge, edit, show, tell

_PRIVATE_ANSWERS = ("vote", "return", "close")
_EDITS = ("motion", "present", "awake", "give-up")


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handles the presses of this module."""
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    match press.word:
        case "vote":
            await show_vote(interaction, context, state)
        case "motion":
            after = await context.host.votes.cast(state.id, player, press.arguments[0], revision=press.revision)
            await context.taken_over(state, after)
            await _replace_by_text(interaction, context, "done-voted")
        case "present":
            await context.host.votes.host_is_here(state.id, player)
            await _replace_by_text(interaction, context, "done-present")
        case "return":
            await take_seat_back(interaction, context, state)
        case "close" if not state.closing:
            raise Refusal("stale")
        case "close":
            await close_table(interaction, context, state)
        case "give-up":
            after = await context.host.lifecycle.close(state.id, player, gives_up=True)
            await edit(interaction, text_message(context.texts.say(_closed(after), table=state.id)))
        case "awake":
            state = await context.host.autopilot.set(state.id, player, on=False)
            await context.hands.show_in_place(interaction, state, seat_of(state, player), None)


async def show_vote(interaction: Interaction, context: Context, state: TableState) -> None:
    """Shows the vote about absent players to one person."""
    seat = seat_of(state, await context.player())
    message = vote_message(context.texts, state, people(state, context.texts), seat)
    await edit(interaction, message)


async def close_table(interaction: Interaction, context: Context, state: TableState) -> None:
    """Closes a table, or adds the person's consent to that, and tells them what came of it.

    If that would lose the game, they are asked first.
    """
    player = await context.player()
    try:
        after = await context.host.lifecycle.close(state.id, player, may_manage=context.may_manage(state))
    except Refusal as refusal:
        if refusal.note.code != "gives-up":
            raise
        await show(interaction, giving_up_message(context.texts, state))
    else:
        await tell(interaction, context.texts.say(_closed(after), table=state.id))


def _closed(after: TableState) -> str:
    """The text on what came of closing a table."""
    if after.exhibition:
        return "done-exhibition-closed"
    if after.closing:
        return "done-close-asked"
    if after.status is Status.PAUSED:
        return "done-close-paused"
    if after.status is Status.FINISHED:
        return "done-gave-up"
    return "done-closed" if after.resumable else "done-game-closed"


async def take_seat_back(interaction: Interaction, context: Context, state: TableState) -> None:
    """Returns a player to the seat that the computer took over, and shows their hand."""
    context.need_showable(state)
    player = await context.player()
    after = await context.host.lifecycle.come_back(state.id, player, guild_id=_server_of(interaction, state, player))
    await answer_with_link(interaction, context, after, "done-returned")
    await context.seated(after, player)


async def _replace_by_text(interaction: Interaction, context: Context, message: str) -> None:
    """Replaces the controls by a text."""
    await edit(interaction, text_message(context.texts.say(message)))


def _server_of(interaction: Interaction, state: TableState, player: Player) -> int | None:
    """The server that a player returns from, if not the table's. In direct messages it is the one they joined from."""
    if interaction.guild_id is None:
        return next((row.guild_id for row in state.seats if row.former == player.id), None)
    return interaction.guild_id if interaction.guild_id not in (None, state.guild_id) else None


HANDLERS: Mapping[str, Handler] = dict.fromkeys((*_PRIVATE_ANSWERS, *_EDITS), _handle)
