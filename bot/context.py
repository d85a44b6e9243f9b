"""The context of a request: who asks, at which table, and whether the bot may show it there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import discord

from bot.delivery.autostep_messages import AutostepMessages
from bot.delivery.hand_messages import HandMessages
from bot.delivery.painter import Painter
from bot.delivery.presenter import Presenter
from bot.delivery.table_posts import TablePosts
from bot.host.host import Host
from bot.host.lobby.lifecycle import ABANDONED_DAYS
from bot.host.model.server_settings import ServerSettings
from bot.host.model.terms import SINGLE
from bot.host.records.listings import ListedTable
from bot.host.refusals import Refusal
from bot.host.table.state import TableState, no_seat_refusal
from bot.limits import Meaning
from bot.messages.names import people
from bot.permissions import missing_here, sees_channel
from bot.replies import GAME, PEOPLE, answers_anew, tell
from bot.services import Services
from bot.texts import Texts
from data.store import Player, Status, Store
from engine.types import Action, Seat

_RESUMABLE = (Status.OPEN, Status.RUNNING, Status.PAUSED, Status.CLOSED)
_OFFERED = 25
_ROWS, _LOOKED_AT = 500, 200
"""The most tables of a player that are read, and the most among which those to resume are looked for."""
_LEFT = {Status.PAUSED: "done-paused", Status.RUNNING: "done-left-game", Status.CLOSED: "done-left-closed"}
"""What a player who gave up a seat is told, by the table's new status."""
_CONTEXT = "context"
"""The key of an interaction's context in its ``extras``."""


class Context:
    """One interaction with the services it may use. The player behind it is looked up at most once."""

    def __init__(self, interaction: discord.Interaction[Any], services: Services) -> None:
        self.interaction = interaction
        self.services = services
        self._player: Player | None = None

    @property
    def store(self) -> Store:
        """The store."""
        return self.services.store

    @property
    def host(self) -> Host:
        """The use cases."""
        return self.services.host

    @property
    def posts(self) -> TablePosts:
        """The tables' public messages."""
        return self.services.posts

    @property
    def hands(self) -> HandMessages:
        """The private hands."""
        return self.services.hands

    @property
    def presenter(self) -> Presenter:
        """The presenter, which keeps tables and hands up to date."""
        return self.services.presenter

    @property
    def painter(self) -> Painter:
        """The painter of pictures."""
        return self.services.painter

    @property
    def autostep_messages(self) -> AutostepMessages:
        """The messages from which players control autosteps."""
        return self.services.autostep_messages

    @property
    def texts(self) -> Texts:
        """The texts, of the game of the table that the interaction is about."""
        return self.services.texts.of(self.interaction.extras.get(GAME, ""))

    async def player(self) -> Player:
        """The user of the interaction as a player."""
        if self._player is None:
            user = self.interaction.user
            self._player = await self.store.player(user.id, user.display_name)
        return self._player

    async def player_of(self, user: discord.User | discord.Member) -> Player:
        """Another user as a player."""
        return await self.store.player(user.id, user.display_name)

    async def table(self, table_id: str) -> TableState:
        """A table by its id; from now on sentences of this interaction can name its players."""
        return self.at(await self.host.state(table_id))

    async def table_here(self, player: Player, kind: str = "") -> TableState:
        """The table that a command is about: the channel's, or in a direct message one of the player's.

        Tables that wait for the player come first, those that wait for this ``kind`` of action before all. Refuses
        ``no-table-here``, ``no-table-of-yours``.
        """
        if self.interaction.guild_id is not None:
            if state := await self.host.table_in_channel(self.interaction.channel_id or 0):
                return self.at(state)
            if afar := await self._table_afar(self.interaction.guild_id, player):
                return self.at(afar)
            raise Refusal("no-table-here")
        tables = [state for state in await self.host.tables_of(player) if state.begun]
        if not tables:
            raise Refusal("no-table-of-yours")
        return self.at(max(tables, key=lambda state: _waiting(state, player, kind)))

    async def resumable(self, player: Player, wanted: Callable[[ListedTable], bool] = bool) -> list[TableState]:
        """The ``wanted`` tables that a player may resume, newest first, without damaged ones; 25 at most.

        Among them are matches between two games.
        """
        statuses = (*_RESUMABLE, Status.FINISHED)
        rows = await self.store.tables(player=player.id, statuses=statuses, limit=_ROWS)
        rows = [row for row in rows if row.status is not Status.FINISHED or row.terms.get("match", SINGLE) != SINGLE]
        states: list[TableState] = []
        for listed in await self.host.listings.listed(rows[:_LOOKED_AT]):
            if len(states) == _OFFERED:
                break
            with suppress(Refusal):
                state = await self.host.state(listed.id) if wanted(listed) else None
                if state and (state.resumable or await self._may_go_on(state)):
                    states.append(state)
        return states

    async def _may_go_on(self, state: TableState) -> bool:
        return state.match_goes_on and not await self.host.matches.has_next_game(state)

    def need_showable(self, state: TableState | None = None) -> None:
        """Refuses ``bot-may-not`` or ``channel-gone`` if the bot could not show the table."""
        if self.interaction.guild_id is None or (state and state.channel_id != self.interaction.channel_id):
            if state and self.posts.trouble(state.id) is Meaning.GONE:
                raise Refusal("channel-gone")
            return
        if lacking := missing_here(self.interaction):
            raise Refusal("bot-may-not", permission=lacking)

    def may_manage(self, state: TableState) -> bool:
        """Whether the user manages the channel of a table; permissions in other servers do not count."""
        there = self.interaction.guild_id is not None and self.interaction.channel_id == state.channel_id
        return there and self.interaction.permissions.manage_channels

    async def need_place(self) -> ServerSettings:
        """The settings of the server. Refuses ``not-in-this-channel`` where it allows no tables."""
        settings = await self.host.servers.settings(self.interaction.guild_id or 0)
        if not settings.allows(self.interaction.channel_id, getattr(self.interaction.channel, "parent_id", None)):
            there = " ".join(f"<#{channel}>" for channel in settings.channels)
            raise Refusal("not-in-this-channel", channels=there)
        return settings

    async def need_shared(self, state: TableState) -> list[int]:
        """The players who have left the server of a table that is resumed in this channel.

        Refuses ``cannot-see`` if any other player cannot see the channel, except those who play from another server.
        """
        numbers = [row.player for row in state.seats if row.player is not None and row.guild_id is None]
        seeing = {
            player: await sees_channel(self.interaction, player)
            for player in (await self.store.players(numbers)).values()
        }
        gone = [
            player.id for player, sees in seeing.items() if sees is None and state.guild_id == self.interaction.guild_id
        ]
        blind = [player for player, sees in seeing.items() if not sees and player.id not in gone]
        if blind:
            said = people(state, self.texts)
            seats = [seat for player in blind if (seat := state.seat_of(player.id)) is not None]
            raise Refusal("cannot-see", players=", ".join(said.seat(seat) for seat in seats))
        return gone

    async def act(
        self,
        state: TableState,
        player: Player,
        action: Action,
        *,
        revision: int | None = None,
    ) -> TableState:
        """Plays an action if the bot can show it."""
        self.need_showable(state)
        return await self.host.play.act(state.id, player, action, revision=revision)

    async def undo(
        self,
        state: TableState,
        player: Player,
        scope: str,
        *,
        revision: int | None = None,
    ) -> TableState:
        """Takes back an action or a turn if the bot can show it."""
        self.need_showable(state)
        return await self.host.play.undo(state.id, player, scope, revision=revision)

    async def leave(self, state: TableState, player: Player) -> None:
        """Gives up a player's seat and removes their hand."""
        after = await self.host.lifecycle.leave(state.id, player)
        told = _LEFT.get(after.status, "done-left")
        await self.gone(state, after, player, told)
        seat = state.seat_of(player.id)
        afar = seat is not None and state.seats[seat].guild_id is not None
        values = {"table": state.id, "counts": state.counts, "back": "code" if afar else "command"}
        values |= pause_values(after)
        await tell(self.interaction, self.texts.say(told, **values))

    async def gone(self, before: TableState, after: TableState, player: Player, told: str) -> None:
        """Replaces the hand of a player who lost their seat by the reason."""
        seat = before.seat_of(player.id)
        if seat is not None and after.seat_of(player.id) is None:
            await self.hands.dismiss(before, seat, told, may_return=after.status is Status.RUNNING)

    async def taken_over(self, before: TableState, after: TableState) -> None:
        """Replaces the hands of players whose seats the computer took over by a note."""
        for row in before.seats:
            if row.player is not None and after.seats[row.seat].former == row.player:
                await self.hands.dismiss(before, row.seat, "done-taken-over", may_return=True)

    async def seated(self, state: TableState, player: Player) -> None:
        """Updates the direct message of a player who just joined, or tells them how to see their hand.

        Before the first deal no direct message is opened. If the hand cannot be sent then, it is shown privately here.
        """
        seat = state.seat_of(player.id)
        if seat is None or await self.hands.refresh_direct(state, seat):
            return
        known = await self.store.players([player.id])
        closed = any(map(self.hands.has_closed, known.values()))
        asked_for = state.preferences_of(seat).where == "request"
        if not (asked_for or closed or state.begun):
            self.hands.stand_by(self.interaction, state, seat)
            return
        note = self.texts.say("dm-request" if asked_for else "dm-closed" if closed else "dm-later")
        if answers_anew(self.interaction):
            await tell(self.interaction, note)
        else:
            await self.hands.show_privately(self.interaction, state, seat, note=note)

    async def _table_afar(self, guild_id: int, player: Player) -> TableState | None:
        """The table of another server that a player joined from this one."""
        for state in await self.host.tables_of(player):
            if any(row.player == player.id and row.guild_id == guild_id for row in state.seats):
                return state
        return None

    def about(self, game: str) -> None:
        """Binds this interaction's sentences to a game."""
        self.interaction.extras[GAME] = game

    def at(self, state: TableState) -> TableState:
        """Binds this interaction's sentences to this table's players and game, and notes that the user is there."""
        self.host.clocks.pressed(state.id, self.interaction.user.id)
        self.about(state.game)
        self.interaction.extras[PEOPLE] = people(state, self.texts)
        return state


def context_of(interaction: discord.Interaction[Any]) -> Context:
    """The context that the application gave an interaction: see :func:`give_context`."""
    return cast(Context, interaction.extras[_CONTEXT])


def give_context(interaction: discord.Interaction[Any], services: Services) -> Context:
    """Gives an interaction its context, before a command or a press is handled."""
    context = interaction.extras.get(_CONTEXT) or Context(interaction, services)
    interaction.extras[_CONTEXT] = context
    return context


def seat_of(state: TableState, player: Player) -> Seat:
    """Where a player sits. Refuses ``not-seated``, ``seat-left``."""
    seat = state.seat_of(player.id)
    if seat is None:
        raise no_seat_refusal(state, player.id)
    return seat


def pause_values(state: TableState) -> dict[str, Any]:
    """What the answer to somebody who paused a table has to say."""
    return {"lost": state.lost_if_abandoned, "days": ABANDONED_DAYS}


def need_turn(state: TableState, seat: Seat) -> None:
    """Refuses unless the seat is to act."""
    if state.status is Status.PAUSED:
        raise Refusal("paused")
    view = state.view(seat)
    if view is None or not state.live or not view.to_act:
        raise Refusal("not-running")
    if seat not in view.to_act:
        raise Refusal("not-your-turn", seat=tuple(map(str, view.to_act)))


def _waiting(state: TableState, player: Player, kind: str) -> tuple[bool, bool]:
    """Whether a table waits for this kind of action of a player, and whether it waits for them at all."""
    view = state.view(None)
    waits = bool(view and state.seat_of(player.id) in view.to_act)
    return bool(view and waits and kind in view.verbs), waits
