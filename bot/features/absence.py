"""Leaving, pausing, closing, votes and autopilot: what people do when somebody cannot play on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.moderation import annul_question
from bot.features.rules import show_rules
from bot.host.giving_up import Cost, cost_refusal
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import answer_with_link
from bot.table.context import Context, context_of, pause_values, seat_of
from bot.table.messages.absence import ASK, DO, PANEL, giving_up_message, panel_message, question_message, vote_message
from bot.table.watching import is_onlooker, watch
from bot.ui.components import text_message
from bot.ui.custom_ids import Press, reading
from bot.ui.names import people
from bot.ui.replies import Handler, Interaction, acknowledge, edit, show, tell
from data.store import Player, Status

_PRIVATE_ANSWERS = ("vote", "return", "close", "pause", "move")
_EDITS = ("motion", "awake", "give-up")


async def _handle_absence(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle presses about absent players and ending early."""
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    match press.word:
        case "vote":
            await show_vote(interaction, context, state)
        case "motion":
            with reading():
                [motion] = press.arguments
            after = await context.host.votes.cast(state.id, player, motion, revision=press.revision)
            await context.taken_over(state, after)
            await _replace_by_text(interaction, context, "done-voted")
        case "return":
            await take_seat_back(interaction, context, state)
        case "close" if not state.closing:
            raise Refusal("stale")
        case "close":
            await close_table(interaction, context, state)
        case "pause" if not state.pausing:
            raise Refusal("stale")
        case "pause":
            await pause_table(interaction, context, state)
        case "give-up":
            await _give_up(interaction, context, state, next(iter(press.arguments), ""))
        case "move":
            channel = int(next(filter(str.isdecimal, press.arguments), 0))
            after = await context.host.lifecycle.agree_to_move(state.id, player, channel)
            if after.channel_id == channel:
                await answer_with_link(interaction, context, after, "done-resumed")
            else:
                await tell(interaction, context.texts.say("done-move-agreed"))
        case "awake":
            state = await context.host.autopilot.set(state.id, player, on=False)
            await context.hands.show_in_place(interaction, state, seat_of(state, player), None)


async def show_vote(interaction: Interaction, context: Context, state: TableState) -> None:
    """Show the vote about absent players to one person."""
    seat = seat_of(state, await context.player())
    message = vote_message(context.texts, state, people(state, context.texts), seat)
    await edit(interaction, message)


async def close_table(interaction: Interaction, context: Context, state: TableState) -> None:
    """Close a table, or add the person's consent to closing it, and tell them the result.

    If that costs them something, they are asked first.
    """
    player = await context.player()
    try:
        after = await context.host.lifecycle.close(state.id, player, may_manage=await context.may_manage(state))
    except Refusal as refusal:
        if refusal.note.code == "no-reason":
            await show(interaction, annul_question(context.texts, state))
            return
        if refusal.note.code != "gives-up":
            raise
        await show(interaction, giving_up_message(context.texts, state, refusal.note))
    else:
        await tell(interaction, context.texts.say(_closed(after, player), table=state.id))


async def _give_up(interaction: Interaction, context: Context, state: TableState, accepted: str) -> None:
    """Close a table at the cost its player was told; ask again if it costs more by now."""
    gives_up = {cost.word: cost for cost in Cost}.get(accepted, Cost.NOTHING)
    player = await context.player()
    try:
        after = await context.host.lifecycle.close(state.id, player, gives_up=gives_up)
    except Refusal as refusal:
        if refusal.note.code != "gives-up":
            raise
        await edit(interaction, giving_up_message(context.texts, state, refusal.note))
    else:
        await edit(interaction, text_message(context.texts.say(_closed(after, player), table=state.id)))


def _closed(after: TableState, player: Player) -> str:
    """Return the answer to a player who closed a table, or agreed to closing it."""
    seat = after.seat_of(player.id)
    own = None if seat is None else after.rules.sides(after.seat_count)[seat]
    if after.exhibition:
        return "done-exhibition-closed"
    if after.closing:
        return "done-close-asked"
    if after.status is Status.FINISHED:
        return "done-gave-up" if own == after.forfeited else "done-others-left"
    if after.gathering and not after.begun:
        return "done-gathering-closed"
    return "done-closed" if after.resumable else "done-game-closed"


async def pause_table(interaction: Interaction, context: Context, state: TableState) -> None:
    """Pause a table, or add the person's consent to pausing it, and tell them the result."""
    player = await context.player()
    after = await context.host.lifecycle.pause(state.id, player, may_manage=await context.may_manage(state))
    asked = "done-pause-asked" if after.live else "done-paused"
    await tell(interaction, context.texts.say(asked, **pause_values(after)))


async def take_seat_back(interaction: Interaction, context: Context, state: TableState) -> None:
    """Return a player to the seat that the computer took over, and show their hand."""
    context.need_showable(state)
    player = await context.player()
    after = await context.host.lifecycle.come_back(state.id, player, guild_id=_server_of(interaction, state, player))
    await answer_with_link(interaction, context, after, "done-returned")
    await context.seated(after, player)


async def _replace_by_text(interaction: Interaction, context: Context, message: str) -> None:
    """Replace the controls by a text."""
    await edit(interaction, text_message(context.texts.say(message)))


def _server_of(interaction: Interaction, state: TableState, player: Player) -> int | None:
    """Return the server that a player returns from, if not the table's.

    In direct messages it is the one they joined from.
    """
    if interaction.guild_id is None:
        return next((row.guild_id for row in state.seats if row.former == player.id), None)
    return interaction.guild_id if interaction.guild_id not in (None, state.guild_id) else None


async def _handle_panel(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the presses on the panel of a table."""
    choice = next(iter(press.arguments), "")
    await acknowledge(interaction, anew=press.word == PANEL, replaced=press.word != PANEL)
    context = context_of(interaction)
    state = await context.table(press.table, to_moderate=True)
    if press.word == PANEL or choice == "back":
        await show_panel(interaction, context, state)
    elif choice == "rules":
        await show_rules(interaction, state, await context.player())
    elif choice not in await _choices(context, state):
        raise Refusal("stale")
    elif press.word == ASK:
        await _ask(interaction, context, state, choice)
    else:
        await _do(interaction, context, state, choice)


async def show_panel(interaction: Interaction, context: Context, state: TableState) -> None:
    """Show the panel of a table to one person; an onlooker who can do nothing there watches the table instead."""
    if state.live and await is_onlooker(context, state) and not await context.may_manage(state):
        await watch(interaction, context, state)
        return
    player = await context.player()
    seat = state.seat_of(player.id)
    reacts = player.id if await context.host.reactions.offered(state, player.id) else None
    choices = await _choices(context, state)
    watches = state.begun and seat is None and not state.sealed
    message = panel_message(context.texts, state, seat, choices, watches=watches, reacts=reacts)
    await edit(interaction, message)


async def _choices(context: Context, state: TableState) -> Sequence[str]:
    may_manage = await context.may_manage(state)
    return await context.host.lifecycle.choices(state.id, await context.player(), may_manage=may_manage)


async def _ask(interaction: Interaction, context: Context, state: TableState, choice: str) -> None:
    seat = state.seat_of((await context.player()).id)
    if choice == "annul":
        await edit(interaction, annul_question(context.texts, state))
        return
    if choice == "close" and seat is not None:
        ending = await context.host.lifecycle.ending(state.id)
        if ending.cost is not Cost.NOTHING:
            await edit(interaction, giving_up_message(context.texts, state, cost_refusal(ending).note))
            return
    await edit(interaction, question_message(context.texts, state, seat, choice))


async def _do(interaction: Interaction, context: Context, state: TableState, choice: str) -> None:
    """Do what the player was asked about, in the same way as its command."""
    player = await context.player()
    match choice:
        case "leave":
            await context.leave(state, player)
        case "pause":
            await pause_table(interaction, context, state)
        case "close":
            await close_table(interaction, context, state)
        case _:
            await switch_autopilot(interaction, context, state)


async def switch_autopilot(interaction: Interaction, context: Context, state: TableState) -> None:
    """Switch the player's autopilot on or off."""
    player = await context.player()
    after = await context.host.autopilot.set(state.id, player)
    seat = after.seat_of(player.id)
    on = seat is not None and bool(after.seats[seat].autopilot)
    await tell(interaction, context.texts.say("done-autopilot-on" if on else "done-autopilot-off"))


HANDLERS: Mapping[str, Handler] = {
    **dict.fromkeys((*_PRIVATE_ANSWERS, *_EDITS), _handle_absence),
    **dict.fromkeys((PANEL, ASK, DO), _handle_panel),
}
