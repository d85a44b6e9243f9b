"""Opening a table, and the press that opens it in a thread where the channel already has one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

import discord

from bot.context import Context, context_of
from bot.delivery.hand_panels import best_effort
from bot.host.model.server_settings import ServerSettings
from bot.host.model.stored_types import Player
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.channel_busy import channel_busy_message, thread_opened_message
from bot.messages.controls import clip
from bot.messages.custom_ids import Press
from bot.messages.names import visible
from bot.permissions import missing
from bot.presses.handler import Handler
from bot.presses.table_link import answer_with_link
from bot.replies import Interaction, acknowledge, edit, show
from engine.games import game_with
from engine.players import LEVELS

THREAD = "thread"
"""The word of the press."""
_NAME = 100


class TableRequest(NamedTuple):
    """The settings of a table to open. 0 seats or deals mean the default."""

    game: str
    preset: str
    seats: int
    deals: int
    terms: Terms
    practice: bool

    @property
    def what(self) -> str:
        """The request as the words of a press."""
        terms = self.terms
        timing = (terms.access, terms.pace, terms.turn, terms.late)
        computers = (LEVELS.index(terms.computers), terms.aggression)
        parts = (self.game, self.preset, self.seats, self.deals, *timing, *computers, int(self.practice))
        return ".".join(map(str, (THREAD, *parts)))

    @classmethod
    def usual(cls, settings: ServerSettings, game: str, preset: str = "") -> Self:
        """A table of a game with a server's usual settings."""
        preset = preset or settings.preset_of(game)
        return cls(game or game_with(preset), preset, 0, 0, settings.terms, practice=False)

    @classmethod
    def read(cls, press: Press) -> Self:
        """The request that a press carries. Refuses ``outdated`` if it is malformed."""
        try:
            game, preset, seats, deals, access, pace, turn, late, level, aggression, practice = press.arguments
            form = {"access": access, "pace": pace, "turn": int(turn), "late": late}
            form |= {"computers": LEVELS[int(level)], "aggression": int(aggression)}
            return cls(game, preset, int(seats), int(deals), Terms.model_validate(form), practice == "1")
        except (ValueError, IndexError) as wrong:
            raise Refusal("outdated") from wrong


async def open_table(
    context: Context, interaction: Interaction, player: Player, request: TableRequest, channel: int
) -> TableState:
    """Opens a table in a channel of this server. Refuses as :meth:`bot.host.lobby.lobby.Lobby.open`."""
    return await context.host.lobby.open(
        guild_id=interaction.guild_id or 0,
        channel_id=channel,
        host=player,
        game=request.game,
        preset=request.preset,
        seats=request.seats or None,
        deals=request.deals or None,
        terms=request.terms,
        practice=request.practice,
    )


async def open_here(interaction: Interaction, request: TableRequest) -> None:
    """Opens a table in this channel, or offers a thread if the channel already has one."""
    context = context_of(interaction)
    player = await context.player()
    try:
        state = await open_table(context, interaction, player, request, interaction.channel_id or 0)
    except Refusal as refusal:
        if refusal.note.code != "channel-busy" or not can_open_thread(interaction):
            raise
        table = str(refusal.note.values["table"])
        await show(interaction, channel_busy_message(context.texts, table, Press(table, 0, request.what)))
        return
    await answer_with_link(interaction, context, state, "done-opened")
    await context.seated(state, player)


def can_open_thread(interaction: Interaction) -> bool:
    """Whether the bot can create a thread here and show a table in it."""
    return thread_parent(interaction) is not None and not _missing_permissions(interaction)


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Creates a thread and opens the table in it, once however often the button is pressed."""
    await acknowledge(interaction, anew=False)
    context, pressed = context_of(interaction), interaction.message
    request = TableRequest.read(press)
    parent = thread_parent(interaction)
    await context.need_place()
    if parent is None:
        raise Refusal("no-threads-here")
    if lacking := _missing_permissions(interaction):
        raise Refusal("bot-may-not", permission=lacking)
    if pressed is None or not context.services.deduplicator.begin(pressed.id):
        return
    player = await context.player()
    name = context.texts.say(
        "thread-name", player=visible(player.name), called=context.texts.called(request.game, request.preset)
    )
    try:
        thread = await parent.create_thread(name=clip(name, _NAME), type=discord.ChannelType.public_thread)
    except BaseException:
        context.services.deduplicator.give_up(pressed.id)
        raise
    try:
        state = await open_table(context, interaction, player, request, thread.id)
    except BaseException:
        context.services.deduplicator.give_up(pressed.id)
        await best_effort(thread.edit(archived=True))
        raise
    await context.presenter.settled(state.id)
    told = context.texts.say("done-opened", link=context.posts.link(state))
    await edit(interaction, thread_opened_message(told))
    await context.seated(state, player)


def thread_parent(interaction: Interaction) -> discord.TextChannel | None:
    """The channel in which a thread can be created from here."""
    channel: Any = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


def _missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    permissions = interaction.app_permissions
    begin = () if permissions.create_public_threads else ("create_public_threads",)
    return (*begin, *missing(permissions, in_thread=True))


HANDLERS: Mapping[str, Handler] = {THREAD: _handle}
