"""What every command and every press needs: who asks, at which table, and whether the bot may show it there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast
from weakref import WeakValueDictionary

import discord

from bot.delivery.autostep_messages import Autosteps
from bot.delivery.deduplication import Once
from bot.delivery.hand_messages import Hands
from bot.delivery.painter import Painter
from bot.delivery.presenter import Presenter
from bot.delivery.table_posts import Posts
from bot.host import Host, Refusal, TableState, no_seat
from bot.host.model.server_settings import ServerSettings
from bot.limits import Meaning
from bot.messages.names import people
from bot.replies import PEOPLE, answers_anew, tell
from bot.texts import Texts
from data.store import Player, Status, Store
from engine.types import Action, Seat

_RESUMABLE = (Status.OPEN, Status.RUNNING, Status.PAUSED, Status.CLOSED)
_OFFERED = 25
_LEFT = {Status.PAUSED: "done-paused", Status.RUNNING: "done-left-game", Status.CLOSED: "done-left-closed"}
"""What somebody is told who gave up a seat, by what became of the table."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one running bot, and the questions that commands and presses have in common."""

    store: Store
    host: Host
    posts: Posts
    hands: Hands
    presenter: Presenter
    painter: Painter
    autosteps: Autosteps
    say: Texts
    once: Once = field(default_factory=Once)
    _opening: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def opening(self, user: discord.User | discord.Member) -> asyncio.Lock:
        """To be held while something is opened of which a user has one at a time."""
        return self._opening.setdefault(user.id, asyncio.Lock())

    async def player(self, user: discord.User | discord.Member) -> Player:
        """The player that a Discord user is."""
        return await self.store.player(user.id, user.display_name)

    async def table(self, interaction: discord.Interaction[Any], table_id: str) -> TableState:
        """A table by its id; its people name themselves in what this interaction is told."""
        return self._known(interaction, await self.host.state(table_id))

    async def table_here(self, interaction: discord.Interaction[Any], player: Player, kind: str = "") -> TableState:
        """The table that a command means: the channel's, or in a direct message one of the player's.

        Of several, it is one that waits for them: for an action of this kind, if there is such a one. Refuses
        ``no-table-here``, ``no-table-of-yours``.
        """
        if interaction.guild_id is not None:
            if state := await self.host.at(interaction.channel_id or 0):
                return self._known(interaction, state)
            if afar := await self._table_afar(interaction.guild_id, player):
                return self._known(interaction, afar)
            raise Refusal("no-table-here")
        tables = [state for state in await self.host.tables_of(player) if state.begun]
        if not tables:
            raise Refusal("no-table-of-yours")
        return self._known(interaction, max(tables, key=lambda state: _waiting(state, player, kind)))

    async def resumable(self, player: Player) -> list[TableState]:
        """The tables that a player may bring into a channel, newest first. Damaged ones are left out."""
        rows = await self.store.tables(player=player.id, statuses=_RESUMABLE)
        states = []
        for row in rows[:_OFFERED]:
            with suppress(Refusal):
                states.append(await self.host.state(row.id))
        return states

    def need_showable(self, interaction: discord.Interaction[Any], state: TableState | None = None) -> None:
        """Refuses where the bot could not show the table: a permission is missing, or the channel is gone."""
        if interaction.guild_id is None or (state and state.channel_id != interaction.channel_id):
            if state and self.posts.trouble(state.id) is Meaning.GONE:
                raise Refusal("channel-gone")
            return
        if lacking := _missing(interaction):
            raise Refusal("bot-may-not", permission=lacking)

    def may_manage(self, interaction: discord.Interaction[Any], state: TableState) -> bool:
        """Whether somebody manages the channel of a table: another server's permissions say nothing about it."""
        there = interaction.guild_id is not None and interaction.channel_id == state.channel_id
        return there and interaction.permissions.manage_channels

    async def need_place(self, interaction: discord.Interaction[Any]) -> ServerSettings:
        """What the server has set. Refuses ``not-in-this-channel`` where it wants no table to be opened."""
        settings = await self.host.servers.settings(interaction.guild_id or 0)
        if not settings.allows(interaction.channel_id, getattr(interaction.channel, "parent_id", None)):
            there = " ".join(f"<#{channel}>" for channel in settings.channels)
            raise Refusal("not-in-this-channel", channels=there)
        return settings

    async def need_shared(self, interaction: discord.Interaction[Any], state: TableState) -> list[int]:
        """The players of a table who are no more in its server, into a channel of which it is to be brought.

        Refuses ``cannot-see`` where anybody else there does not see this channel. Who plays from afar need not.
        """
        numbers = [row.player for row in state.seats if row.player is not None and row.guild_id is None]
        seeing = {player: await _sees(interaction, player) for player in (await self.store.players(numbers)).values()}
        gone = [player.id for player, sees in seeing.items() if sees is None and state.guild_id == interaction.guild_id]
        blind = [player for player, sees in seeing.items() if not sees and player.id not in gone]
        if blind:
            said = people(state, self.say)
            seats = [seat for player in blind if (seat := state.seat_of(player.id)) is not None]
            raise Refusal("cannot-see", players=", ".join(said.seat(seat) for seat in seats))
        return gone

    async def act(
        self,
        interaction: discord.Interaction[Any],
        state: TableState,
        player: Player,
        action: Action,
        *,
        revision: int | None = None,
    ) -> TableState:
        """Plays an action, if it can be shown."""
        self.need_showable(interaction, state)
        return await self.host.play.act(state.id, player, action, revision=revision)

    async def undo(
        self,
        interaction: discord.Interaction[Any],
        state: TableState,
        player: Player,
        scope: str,
        *,
        revision: int | None = None,
    ) -> TableState:
        """Takes back an action or a turn, if it can be shown."""
        self.need_showable(interaction, state)
        return await self.host.play.undo(state.id, player, scope, revision=revision)

    async def leave(self, interaction: discord.Interaction[Any], state: TableState, player: Player) -> None:
        """Gives up a player's seat, and takes their hand away with it."""
        after = await self.host.lifecycle.leave(state.id, player)
        told = _LEFT.get(after.status, "done-left")
        await self.gone(state, after, player, told)
        await tell(interaction, self.say.say(told, table=state.id, counts="yes" if state.counts else "no"))

    async def gone(self, before: TableState, after: TableState, player: Player, told: str) -> None:
        """Takes away the hand of somebody who has lost their seat, and says why in its place."""
        seat = before.seat_of(player.id)
        if seat is not None and after.seat_of(player.id) is None:
            await self.hands.farewell(before, seat, told, may_return=after.status is Status.RUNNING)

    async def taken_over(self, before: TableState, after: TableState) -> None:
        """Takes away the hands of those whose seats the computer took over without them, and says so in their place."""
        for row in before.seats:
            if row.player is not None and after.seats[row.seat].former == row.player:
                await self.hands.farewell(before, row.seat, "done-taken-over", may_return=True)

    async def seated(self, interaction: discord.Interaction[Any], state: TableState, player: Player) -> None:
        """Greets somebody who has just sat down: by direct message, or else they hear how to see their hand."""
        seat = state.seat_of(player.id)
        if seat is None or await self.hands.refresh_direct(state, seat):
            return
        known = await self.store.players([player.id])
        closed = any(map(self.hands.has_closed, known.values()))
        asked_for = state.preferences_of(seat).where == "request"
        note = self.say.say("dm-request" if asked_for else "dm-closed" if closed else "dm-later")
        if answers_anew(interaction):
            await tell(interaction, note)
        else:
            await self.hands.whisper(interaction, state, seat, note=note)

    async def _table_afar(self, guild_id: int, player: Player) -> TableState | None:
        """The table of another server at which a player took a seat from this one."""
        for state in await self.host.tables_of(player):
            if any(row.player == player.id and row.guild_id == guild_id for row in state.seats):
                return state
        return None

    def _known(self, interaction: discord.Interaction[Any], state: TableState) -> TableState:
        interaction.extras[PEOPLE] = people(state, self.say)
        there = interaction.guild_id is not None and interaction.channel_id == state.channel_id
        if there and not _missing(interaction) and self.posts.reachable(state.id):
            self.presenter.poke(state.id)
        return state


def services(interaction: discord.Interaction[Any]) -> Services:
    """The services of the bot that an interaction came to."""
    return cast(Services, interaction.client.services)


def seat_of(state: TableState, player: Player) -> Seat:
    """Where a player sits. Refuses ``not-seated``, ``seat-left``."""
    seat = state.seat_of(player.id)
    if seat is None:
        raise no_seat(state, player.id)
    return seat


def need_turn(state: TableState, seat: Seat) -> None:
    """Refuses unless the seat is to act."""
    if state.status is Status.PAUSED:
        raise Refusal("paused")
    view = state.view(seat)
    if view is None or not state.live or not view.to_act:
        raise Refusal("not-running")
    if seat not in view.to_act:
        raise Refusal("not-your-turn", seat=view.to_act[0])


async def _sees(interaction: discord.Interaction[Any], player: Player) -> bool | None:
    """Whether a player sees the channel of an interaction; nothing if they are not in its server.

    No server's members are kept, so Discord is asked.
    """
    guild, channel = interaction.guild, interaction.channel
    if player.discord_id in (None, interaction.user.id) or guild is None or channel is None:
        return True
    try:
        member = await guild.fetch_member(player.discord_id)
        allowed = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
            return await _is_in(channel, member)
    except discord.NotFound:
        return None
    return bool(allowed.view_channel)


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether somebody was added to a private thread."""
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


def _waiting(state: TableState, player: Player, kind: str) -> tuple[bool, bool]:
    """Whether a table waits for a player with an action of a kind, and whether it waits for them at all."""
    view = state.view(None)
    waits = bool(view and state.seat_of(player.id) in view.to_act)
    return bool(view and waits and kind in view.verbs), waits


def missing(permissions: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """The permissions that the bot lacks to show a table in a channel, or in a thread of it."""
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages", "attach_files")
    return tuple(name for name in needed if not getattr(permissions, name))


def _missing(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    return missing(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))
