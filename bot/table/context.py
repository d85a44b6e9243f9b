"""The context of a request: who asks, at which table, and whether the bot may show it there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import discord

from bot.host.host import Host
from bot.host.model.settings import Reader, ServerSettings
from bot.host.model.setup import SINGLE
from bot.host.records.listings import ListedTable
from bot.host.refusals import Refusal
from bot.host.table.state import TableState, no_seat_refusal
from bot.host.table.stored_table import stored_match
from bot.limits import Meaning
from bot.table.delivery.hand_messages import HandMessages
from bot.table.delivery.painter import Painter
from bot.table.delivery.presenter import Presenter
from bot.table.delivery.table_posts import TablePosts
from bot.table.services import Services
from bot.texts import Texts
from bot.ui.languages import card_style, named_language, server_texts
from bot.ui.names import absolute_date, people
from bot.ui.permissions import (
    Place,
    channels_left,
    has_role,
    missing_at,
    missing_to_post,
    place_elsewhere,
    sees_channel,
)
from bot.ui.replies import CARDS, GAME, LANGUAGE, PEOPLE, answers_anew, reader_texts, tell
from bot.ui.sentences import Policies
from data.store import Player, Status
from engine.types import Action, Seat

_RESUMABLE = (Status.OPEN, Status.RUNNING, Status.PAUSED, Status.CLOSED)
_OFFERED = 25
_ROWS, _LOOKED_AT = 500, 200
"""How many of a player's tables are read at most, also when looking for those to resume."""
_NAMED = 5
"""The most tables that a refusal names."""
_LEFT = {Status.PAUSED: "done-paused", Status.RUNNING: "done-left-game", Status.CLOSED: "done-left-closed"}
"""The message to a player who gave up a seat, by the table's new status."""
_CONTEXT = "context"
"""The key of an interaction's context in its ``extras``."""


class Context:
    """One interaction with the services it may use. The player behind it is looked up at most once."""

    def __init__(self, interaction: discord.Interaction[Any], services: Services) -> None:
        self.interaction = interaction
        self.services = services
        self.place = Place.of(interaction)
        """Where a table is to be shown: here, unless :meth:`go_to` was called."""
        self._player: Player | None = None
        self._reader = Reader()

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
    def texts(self) -> Texts:
        """The texts of what only the user sees, of the game of the table that the interaction is about."""
        return reader_texts(self.interaction)

    async def channel_texts(self) -> Texts:
        """Return the texts of what everybody in the channel sees."""
        if self.place.guild_id is None:
            return self.texts
        return await server_texts(self.host.servers, self.place.guild_id)

    @property
    def policies(self) -> Policies:
        """The operator's privacy policy, terms and contact."""
        return self.services.policies

    async def player(self) -> Player:
        """Return the user of the interaction as a player."""
        if self._player is None:
            user, people = self.interaction.user, self.host.people
            player = await people.player(user.id, account_name(user))
            self._player = await people.met(player, named_language(self.interaction.locale))
            await self.learn_language()
            if self.interaction.guild_id is not None and (locale := self.interaction.guild_locale):
                await self.host.servers.met(self.interaction.guild_id, named_language(locale))
        return self._player

    async def learn_language(self) -> None:
        """Find out how the user reads private answers: see :func:`reader_texts`."""
        interaction = self.interaction
        self._reader = await self.host.people.reader(interaction.user.id)
        interaction.extras[LANGUAGE], interaction.extras[CARDS] = self._reader.language, card_style(self._reader)

    async def player_of(self, user: discord.User | discord.Member) -> Player:
        """Return another user as a player."""
        return await self.host.people.player(user.id, account_name(user))

    async def table(self, table_id: str, *, to_moderate: bool = False) -> TableState:
        """Return a table by its id; from now on sentences of this interaction can name its players.

        Refuses ``no-table`` for somebody else's attempt at a deal of the day, and ``tournament-sealed`` for a match
        whose cards others are to play: moderators see its message, and nothing else, unless it is ``to_moderate``.
        """
        state = await self.host.state(table_id)
        moderates = to_moderate and not state.daily and await self.may_manage(state)
        return self.at(state if moderates else await self._shown(state))

    async def table_in_channel(self) -> TableState | None:
        """Return the open or running table of the channel. Refuses like :meth:`table`."""
        found = await self.host.table_in_channel(self.interaction.channel_id or 0)
        return self.at(await self._shown(found)) if found else None

    async def _shown(self, state: TableState) -> TableState:
        if state.competition and state.hides_from((await self.player()).id):
            raise Refusal("no-table") if state.daily else Refusal("tournament-sealed")
        return state

    async def table_to_manage(self, player: Player, table_id: str = "") -> TableState:
        """Return the table that a command other than playing is about: a named one, or the channel's.

        In direct messages it is the only one where the player sits. Refuses as :meth:`table_here`, and ``which-table``
        if they sit at several.
        """
        if table_id:
            state = await self.table(table_id.strip().lower())
            if state.guild_id != self.interaction.guild_id and state.seat_of(player.id) is None:
                raise Refusal("no-table")
            return state
        if self.interaction.guild_id is not None:
            return await self.table_here(player)
        tables = await self.host.tables_of(player)
        if not tables:
            raise Refusal("no-table-of-yours")
        if len(tables) > 1:
            named = [f"{self.texts.called(table.game, table.preset)} {self.posts.link(table)}" for table in tables]
            raise Refusal("which-table", tables=self.texts.joined(named[:_NAMED]))
        return self.at(tables[0])

    async def table_here(self, player: Player, kind: str = "") -> TableState:
        """Return the table that a command is about: the channel's, or in a direct message one of the player's.

        A player's attempt at a deal of the day is one of these, in its thread and in direct messages.

        Tables that wait for the player come first, those that wait for this ``kind`` of action before all. Refuses
        ``no-table-here``, ``no-table-of-yours``.
        """
        if self.interaction.guild_id is not None:
            if state := await self.table_in_channel():
                return state
            if afar := await self._table_afar(self.interaction.guild_id, player):
                return self.at(afar)
            for state in await self.host.attempts.under_way(player):
                if state.channel_id == self.interaction.channel_id:
                    return self.at(state)
            raise Refusal("no-table-here")
        tables = [state for state in await self.host.tables_of(player) if state.begun]
        tables += await self.host.attempts.under_way(player)
        if not tables:
            raise Refusal("no-table-of-yours")
        return self.at(max(tables, key=lambda state: _waiting(state, player, kind)))

    async def resumable(self, player: Player, wanted: Callable[[ListedTable], bool] = bool) -> list[TableState]:
        """Return the ``wanted`` tables that a player may resume, newest first, without damaged ones; 25 at most.

        Among them are matches between two games.
        """
        statuses = (*_RESUMABLE, Status.FINISHED)
        rows = await self.host.listings.of_player(player, statuses, _ROWS)
        rows = [row for row in rows if row.status is not Status.FINISHED or stored_match(row) != SINGLE]
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
        """Refuse ``bot-may-not`` or ``channel-gone`` if the bot could not show the table."""
        if not self.place.guild_id or (state and state.channel_id != self.place.channel_id):
            if state and not state.daily and self.posts.trouble(state.id) is Meaning.GONE:
                raise Refusal("channel-gone")
            return
        if lacking := missing_at(self.place):
            raise Refusal("bot-may-not", permission=lacking)

    async def go_to(self, state: TableState) -> None:
        """Go to a table's channel, to show the table there. Refuses ``resume-there`` if permissions there are unknown.

        This is for a person in their direct messages, who has no permissions there.
        """
        user = self.interaction.user.id
        place = await place_elsewhere(self.interaction.client, user, state.guild_id, state.channel_id)
        if place is None:
            raise Refusal("resume-there", link=self.posts.link(state))
        self.place = place

    async def may_manage(self, state: TableState) -> bool:
        """Return whether the user moderates a table, in its channel or as :meth:`moderates`; not from other servers."""
        if self.interaction.guild_id != state.guild_id:
            return False
        there = self.interaction.channel_id == state.channel_id
        return (there and self.interaction.permissions.manage_channels) or await self.moderates()

    async def moderates(self) -> bool:
        """Return whether the user moderates all tables of this server, by a permission or by a role it chose."""
        user = self.interaction.user
        if not isinstance(user, discord.Member):
            return False
        # No channel can grant or deny Manage Server, so this channel's permissions tell those of the server.
        if user.guild_permissions.manage_channels or self.interaction.permissions.manage_guild:
            return True
        return has_role(self.interaction, (await self.host.servers.settings(user.guild.id)).moderators)

    async def need_place(self) -> ServerSettings:
        """Return the settings of the server. Refuses ``not-in-this-channel`` where it allows no tables.

        If all allowed channels have been deleted, every channel is allowed.
        """
        guild = self.place.guild
        settings = await self.host.servers.settings(self.place.guild_id)
        if not settings.allows(self.place.channel_id, getattr(self.place.channel, "parent_id", None)):
            left = await channels_left(guild, settings.channels) if guild else settings.channels
            if left:
                raise Refusal("not-in-this-channel", channels=" ".join(f"<#{channel}>" for channel in left))
        return settings

    async def need_opener(self) -> ServerSettings:
        """Return the settings of the server, as :meth:`need_place`. Refuses ``not-an-opener``, ``blocked``."""
        settings, guild = await self.need_place(), self.interaction.guild
        await self.host.moderation.need_unblocked(self.place.guild_id, await self.player())
        roles = [role for role in settings.openers if guild and guild.get_role(role)]
        if roles and not (self.interaction.permissions.manage_guild or has_role(self.interaction, roles)):
            raise Refusal("not-an-opener", roles=" ".join(f"<@&{role}>" for role in roles))
        return settings

    def comes_from_elsewhere(self, state: TableState) -> bool:
        """Return whether a table is not of the server that it is brought to."""
        return state.guild_id != self.place.guild_id

    async def need_place_for(self, state: TableState) -> None:
        """Refuse like :meth:`need_place` to bring a table here; like :meth:`need_opener` one that would be new here.

        A game that began in this server is resumed here in any case, as its result is owed.
        """
        if state.begun and not self.comes_from_elsewhere(state):
            await self.need_place()
        else:
            await self.need_opener()

    @asynccontextmanager
    async def room_for_table(self, *, new_thread: str = "", counts: bool = True) -> AsyncIterator[None]:
        """Hold the user's turn to have a table posted in this channel, or in a new thread of it.

        ``new_thread`` is Discord's name for the permission to create such a thread. Refuses ``may-not-post`` if they
        may not write there, and ``too-many-tables`` if the table ``counts`` and they have enough already.
        """
        if lacking := missing_to_post(self.place, new_thread=new_thread):
            raise Refusal("may-not-post", permission=lacking, thread=bool(new_thread))
        player, guild_id = await self.player(), self.place.guild_id
        if not counts:
            yield
            return
        async with self.host.openings.turn(guild_id, player):
            if tables := await self.host.openings.in_the_way(guild_id, player):
                named = [f"{self.texts.called(table.game, table.preset)} {self.posts.link(table)}" for table in tables]
                raise Refusal("too-many-tables", tables=self.texts.joined(named[:_NAMED]), count=len(tables))
            yield

    async def need_shared(self, state: TableState) -> list[int]:
        """Return the players who have left the server of a table that is resumed in this channel.

        Refuses ``cannot-see`` if any other player cannot see the channel, except those who play from another server.
        """
        gone, blind = await self._not_sharing(state)
        if blind:
            said = people(state, self.texts)
            seats = [seat for player in blind if (seat := state.seat_of(player)) is not None]
            raise Refusal("cannot-see", players=self.texts.joined(map(said.seat, seats)))
        return gone

    async def left_out(self, state: TableState) -> list[int]:
        """Return the players of an ended table who have left its server, or cannot see this channel."""
        gone, blind = await self._not_sharing(state)
        return [*gone, *blind]

    async def _not_sharing(self, state: TableState) -> tuple[list[int], list[int]]:
        """Return the players who have left a table's server, and those who cannot see this channel.

        Those who play from another server do not have to.
        """
        numbers = [row.player for row in state.seats if row.player is not None and row.guild_id is None]
        seeing = {
            player: player.discord_id == self.interaction.user.id or await sees_channel(self.place, player)
            for player in (await self.host.people.by_number(numbers)).values()
        }
        gone = [player.id for player, sees in seeing.items() if sees is None and state.guild_id == self.place.guild_id]
        return gone, [player.id for player, sees in seeing.items() if not sees and player.id not in gone]

    async def act(
        self,
        state: TableState,
        player: Player,
        action: Action,
        *,
        revision: int | None = None,
    ) -> TableState:
        """Play an action if the bot can show it."""
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
        """Take back an action or a turn if the bot can show it."""
        self.need_showable(state)
        return await self.host.play.undo(state.id, player, scope, revision=revision)

    async def ask_back(self, state: TableState, player: Player, revision: int | None = None) -> TableState:
        """Ask the others to let a player take the last action back, if the bot can show it."""
        self.need_showable(state)
        return await self.host.taking_back.ask(state.id, player, revision=revision)

    async def leave(self, state: TableState, player: Player) -> None:
        """Give up a player's seat and remove their hand."""
        after = await self.host.lifecycle.leave(state.id, player)
        told = _LEFT.get(after.status, "done-left")
        await self.gone(state, after, player, told)
        seat = state.seat_of(player.id)
        afar = seat is not None and state.seats[seat].guild_id is not None
        values = {"table": state.id, "counts": state.counts, "back": "code" if afar else "command"}
        values |= pause_values(after)
        await tell(self.interaction, self.texts.say(told, **values))

    async def gone(self, before: TableState, after: TableState, player: Player, told: str) -> None:
        """Replace the hand of a player who lost their seat by the reason."""
        seat = before.seat_of(player.id)
        if seat is not None and after.seat_of(player.id) is None:
            await self.hands.dismiss(before, seat, told, may_return=after.status is Status.RUNNING)

    async def taken_over(self, before: TableState, after: TableState) -> None:
        """Replace the hands of players whose seats the computer took over by a note."""
        for row in before.seats:
            if row.player is not None and after.seats[row.seat].former == row.player:
                await self.hands.dismiss(before, row.seat, "done-taken-over", may_return=True)

    async def seated(self, state: TableState, player: Player) -> None:
        """Update the direct message of a player who just joined, or tell them how to see their hand.

        Before the first deal no direct message is opened. If the hand cannot be sent then, it is shown privately here.
        """
        seat = state.seat_of(player.id)
        if seat is None or await self.hands.refresh_direct(state, seat):
            return
        known = await self.host.people.by_number([player.id])
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
        """Return the table of another server that a player joined from this one."""
        for state in await self.host.tables_of(player):
            if any(row.player == player.id and row.guild_id == guild_id for row in state.seats):
                return state
        return None

    def about(self, game: str) -> None:
        """Bind this interaction's sentences to a game."""
        self.interaction.extras[GAME] = game

    def at(self, state: TableState) -> TableState:
        """Bind this interaction's sentences to this table's players and game, and note that the user is there."""
        self.host.clocks.pressed(state.id, self.interaction.user.id)
        self.about(state.game)
        self.interaction.extras[CARDS] = card_style(self._reader, state.rules)
        self.interaction.extras[PEOPLE] = people(state, self.texts)
        return state


def context_of(interaction: discord.Interaction[Any]) -> Context:
    """Return the context that the application gave an interaction: see :func:`give_context`."""
    return cast(Context, interaction.extras[_CONTEXT])


def give_context(interaction: discord.Interaction[Any], services: Services) -> Context:
    """Give an interaction its context, before a command or a press is handled."""
    context = interaction.extras.get(_CONTEXT) or Context(interaction, services)
    interaction.extras[_CONTEXT] = context
    return context


def seat_of(state: TableState, player: Player) -> Seat:
    """Return where a player sits. Refuses ``not-seated``, ``seat-left``."""
    seat = state.seat_of(player.id)
    if seat is None:
        raise no_seat_refusal(state, player.id)
    return seat


def pause_values(state: TableState) -> dict[str, Any]:
    """Return the values of the answer to a person who paused a table."""
    return {"ends": state.if_abandoned, "until": absolute_date(state.abandoned_at)}


def account_name(user: discord.User | discord.Member) -> str:
    """Return the display name of a user's account: it is shown in every server, so never the nickname of one."""
    return user.global_name or user.name


def may_be_asked_back(state: TableState, seat: Seat) -> bool:
    """Return whether a seat's undo means to ask the others."""
    return state.take_back is not None and state.take_back.seat == seat


def need_turn(state: TableState, seat: Seat) -> None:
    """Refuse unless the seat is to act."""
    if state.status is Status.PAUSED:
        raise Refusal("paused")
    view = state.view(seat)
    if view is None or not state.live or not view.to_act:
        raise Refusal("not-running")
    if seat not in view.to_act:
        raise Refusal("not-your-turn", seat=tuple(map(str, view.to_act)))


def _waiting(state: TableState, player: Player, kind: str) -> tuple[bool, bool]:
    """Return whether a table waits for this kind of action of a player, and whether it waits for them at all."""
    view = state.view(None)
    waits = bool(view and state.seat_of(player.id) in view.to_act)
    return bool(view and waits and kind in view.verbs), waits
