"""Guests and agreement: inviting, removing and joining by code; agreeing on the rules, or offering others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import discord
from discord import app_commands, ui

from bot.features.absence import take_seat_back
from bot.features.rules import first_group, offer_editor, rules_message
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.recent import Recent
from bot.table.commands import TABLE, need_server, table_here
from bot.table.context import context_of, seat_of
from bot.table.delivery.requests import best_effort
from bot.table.messages.lobby import agreement_message, offers_message
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.commands import localized
from bot.ui.custom_ids import Press, number, reading
from bot.ui.languages import table_texts
from bot.ui.names import escaped, people, visible
from bot.ui.replies import Handler, Interaction, acknowledge, edit, show, tell
from data.store import Player, Status

_KEPT = 1000
"""The most questions remembered."""
_OPENING = ("agree", "offers")
"""The presses on tables and hands that open a panel."""


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module. After a refusal the panel shows the current state."""
    await acknowledge(interaction, anew=press.word in _OPENING)
    context = context_of(interaction)
    player = await context.player()
    before = await context.table(press.table)
    try:
        state = await _apply(interaction, before, player, press)
    except Refusal:
        await _show(interaction, await context.table(press.table), player, press, values)
        raise
    seat = before.seat_of(player.id)
    agreed = "" if seat is None else before.seats[seat].agreed
    if press.word == "agree":  # on the table or the hand; the panel's own button is edited away
        await context.services.feature(Questions).answered(state.id, player.id)
    answered = _answered(context.texts, state, press) if press.word in ("take", "decline") else ""
    await _show(interaction, state, player, press, values, before=agreed, answered=answered)


class Questions(FeatureService):
    """The private questions whether people agree to the rules, so that one that is answered elsewhere goes away."""

    def __init__(self) -> None:
        self._asked: Recent[tuple[str, int], discord.InteractionMessage | discord.WebhookMessage] = Recent(_KEPT)

    def note(self, table_id: str, player: int, message: discord.InteractionMessage | discord.WebhookMessage) -> None:
        """Note the message that asks a player."""
        self._asked[table_id, player] = message

    async def answered(self, table_id: str, player: int) -> None:
        """Delete the message that asks a player, who has answered below another one."""
        if (message := self._asked.get((table_id, player))) is not None:
            del self._asked[table_id, player]
            await best_effort(message.delete())


def service(_client: discord.Client, _services: Services, _clock: Callable[[], float]) -> Questions:
    """Return the service of a bot."""
    return Questions()


async def ask_to_agree(interaction: Interaction, state: TableState, player: Player) -> None:
    """Ask a player who has just sat down whether they agree to the rules, if they have to say."""
    seat = seat_of(state, player)
    if seat in state.undecided:
        context = context_of(interaction)
        message = await show(interaction, agreement_message(context.texts, state, seat))
        context.services.feature(Questions).note(state.id, player.id, message)


async def _apply(interaction: Interaction, state: TableState, player: Player, press: Press) -> TableState:
    """Carry out a press, and return the table after it."""
    context, arguments = context_of(interaction), press.arguments
    agreement = context.host.agreement
    match press.word:
        case "agree" | "agreed" if arguments:
            return await agreement.agree(state.id, player, arguments[0])
        case "send":
            return await agreement.send(state.id, player)
        case "withdraw" if any(offer.player == player.id for offer in state.offers):
            return await agreement.withdraw(state.id, player)
        case "take" | "decline":
            with reading():
                whose, digest = arguments
            answer = agreement.accept if press.word == "take" else agreement.decline
            return await answer(state.id, player, number(whose), digest)
        case "quit" if state.status is not Status.OPEN:
            raise Refusal("not-open")
        case "quit":
            await context.leave(state, player)
            return await context.host.state(state.id)
    return state


async def _show(
    interaction: Interaction,
    state: TableState,
    player: Player,
    press: Press,
    values: Sequence[str],
    *,
    before: str = "",
    answered: str = "",
) -> None:
    """Show the panel that follows a press: an offer, the editor, or the player's agreement.

    ``before`` is the setup that the player had agreed to before the press. ``answered`` says what the press has made
    of an offer.
    """
    context = context_of(interaction)
    message: ui.LayoutView
    if press.word in ("offers", "offered", "take", "decline"):
        wanted = next(map(number, values), None)
        message = offers_message(context.texts, state, wanted, answers=state.host == player.id, answered=answered)
    elif state.seat_of(player.id) is None and press.word == "quit":
        await best_effort(interaction.delete_original_response())
        return
    elif press.word == "offer":
        editor = offer_editor(state, player.id)
        message = rules_message(context.texts, editor, first_group(editor.setup.rules))
    else:
        message = agreement_message(context.texts, state, seat_of(state, player), before)
    await edit(interaction, message)


def _answered(texts: Texts, state: TableState, press: Press) -> str:
    """Return a line on the outcome of the offer that the host has just answered."""
    whose, *_ = press.arguments
    seat = state.seat_of(number(whose))
    if seat is None:
        return ""
    message = "offers-accepted" if press.word == "take" else "offers-declined"
    return texts.say(message, people(state, texts), seat=seat)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    (*_OPENING, "agreed", "offer", "send", "withdraw", "quit", "offered", "take", "decline"), _handle
)


@TABLE.command(name="invite", description=localized("command-table-invite"))
@app_commands.describe(user=localized("argument-guest"))
async def invite(interaction: Interaction, user: discord.User) -> None:
    """Invite a user, and mention them in the channel."""
    need_server(interaction)
    context, state = await table_here(interaction)
    if user.bot:
        raise Refusal("no-bots")
    host = await context.player()
    state = await context.host.agreement.invite(state.id, host, await context.player_of(user))
    await tell(interaction, context.texts.say("done-invited", player=_name_of(user)))
    seat = state.seat_of(host.id) or 0
    texts = table_texts(state)
    told = texts.say(
        "invitation",
        mention=user.mention,
        player=people(state, texts).seat(seat),
        called=texts.called(state.game, state.preset),
        link=context.posts.link(state),
    )
    await interaction.followup.send(told, allowed_mentions=discord.AllowedMentions(users=[user]))


@TABLE.command(name="remove", description=localized("command-table-remove"))
@app_commands.describe(user=localized("argument-guest"))
async def remove(interaction: Interaction, user: discord.User) -> None:
    """Remove a player from their seat, or withdraw an invitation."""
    context, state = await table_here(interaction)
    guest = await context.player_of(user)
    after = await context.host.agreement.remove(state.id, await context.player(), guest)
    await context.gone(state, after, guest, "done-freed")
    await tell(interaction, context.texts.say("done-removed", player=_name_of(user)))


async def join_by_code(interaction: Interaction, code: str, seed: str) -> None:
    """Join a table that may be in another server. The player must accept direct messages."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    try:
        before = await context.table(code.strip().lower())
        if interaction.channel_id != before.channel_id and before.terms.access != "anywhere":
            raise Refusal("no-table")
        if before.status is Status.RUNNING and any(row.former == player.id for row in before.seats):
            await take_seat_back(interaction, context, before)
            return
        state = await context.host.lobby.join(before.id, player, seed, guild_id=interaction.guild_id)
    except Refusal as refusal:
        if refusal.note.code in ("no-table", "moves-not-kept", "damaged"):
            raise Refusal("no-such-code") from refusal
        raise
    seat = state.seat_of(player.id)
    if seat is None:
        raise Refusal("no-such-code")
    if state.seats[seat].guild_id is not None and not await context.hands.try_direct(state, seat):
        if before.seat_of(player.id) is None:
            with suppress(Refusal):
                await context.host.lifecycle.leave(state.id, player)
        raise Refusal("dm-needed")
    await tell(interaction, context.texts.say("done-joined-afar", table=state.id))
    await ask_to_agree(interaction, state, player)


def _name_of(user: discord.User) -> str:
    """Return the name of a user who may not be seated: never empty."""
    return escaped(visible(user.display_name) or user.name)
