"""Opening a table: in the channel where it was asked for, or in a thread where that one has a table already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

import discord

from bot.context import Context, context_of
from bot.delivery.hand_panels import best_effort
from bot.host.model.stored_types import Player
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.channel_busy import thread_opened_message
from bot.messages.controls import clip
from bot.messages.custom_ids import Press
from bot.messages.names import visible
from bot.permissions import missing
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge
from engine.players import LEVELS

THREAD = "thread"
"""The press that opens a table in a thread."""
_NAME = 100


class Wanted(NamedTuple):
    """What a table is to be opened with; 0 seats and deals mean that nothing was said."""

    game: str
    preset: str
    seats: int
    deals: int
    terms: Terms
    practice: bool

    @property
    def what(self) -> str:
        """All of it in the words of a press."""
        terms = self.terms
        timing = (terms.access, terms.pace, terms.turn, terms.late)
        computers = (LEVELS.index(terms.computers), terms.aggression)
        parts = (self.game, self.preset, self.seats, self.deals, *timing, *computers, int(self.practice))
        return ".".join(map(str, (THREAD, *parts)))

    @classmethod
    def read(cls, press: Press) -> Self:
        """What a press says. Refuses ``stale`` where it says nothing that there is."""
        try:
            game, preset, seats, deals, access, pace, turn, late, level, aggression, practice = press.arguments
            form = {"access": access, "pace": pace, "turn": int(turn), "late": late}
            form |= {"computers": LEVELS[int(level)], "aggression": int(aggression)}
            return cls(game, preset, int(seats), int(deals), Terms.model_validate(form), practice == "1")
        except (ValueError, IndexError) as wrong:
            raise Refusal("stale") from wrong


async def open_in(
    context: Context, interaction: Interaction, player: Player, wanted: Wanted, channel: int
) -> TableState:
    """Opens a table of a player's in a channel of this server. Refuses as :meth:`bot.host.lobby.lobby.Lobby.open`."""
    return await context.host.lobby.open(
        guild_id=interaction.guild_id or 0,
        channel_id=channel,
        host=player,
        game=wanted.game,
        preset=wanted.preset,
        seats=wanted.seats or None,
        deals=wanted.deals or None,
        terms=wanted.terms,
        practice=wanted.practice,
    )


def may_thread(interaction: Interaction) -> bool:
    """Whether the bot could begin a thread where this comes from, and show a table in it."""
    return parent_of(interaction) is not None and not _lacking(interaction)


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Begins a thread and opens the table in it, once however often the button is pressed."""
    await acknowledge(interaction, anew=False)
    context, pressed = context_of(interaction), interaction.message
    wanted = Wanted.read(press)
    parent = parent_of(interaction)
    await context.need_place()
    if parent is None:
        raise Refusal("no-threads-here")
    if lacking := _lacking(interaction):
        raise Refusal("bot-may-not", permission=lacking)
    if pressed is None or not context.services.deduplicator.begin(pressed.id):
        return
    player = await context.player()
    name = context.say.say(
        "thread-name", player=visible(player.name), called=context.say.called(wanted.game, wanted.preset)
    )
    try:
        thread = await parent.create_thread(name=clip(name, _NAME), type=discord.ChannelType.public_thread)
    except BaseException:
        context.services.deduplicator.give_up(pressed.id)
        raise
    try:
        state = await open_in(context, interaction, player, wanted, thread.id)
    except BaseException:
        context.services.deduplicator.give_up(pressed.id)
        await best_effort(thread.edit(archived=True))
        raise
    await context.presenter.settled(state.id)
    told = context.say.say("done-opened", link=context.posts.link(state))
    await interaction.edit_original_response(view=thread_opened_message(told))
    await context.seated(state, player)


def parent_of(interaction: Interaction) -> discord.TextChannel | None:
    """The channel in which a thread can be begun."""
    channel: Any = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


def _lacking(interaction: Interaction) -> tuple[str, ...]:
    permissions = interaction.app_permissions
    begin = () if permissions.create_public_threads else ("create_public_threads",)
    return (*begin, *missing(permissions, in_thread=True))


HANDLERS: Mapping[str, Handler] = {THREAD: _handle}
