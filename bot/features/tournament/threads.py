"""The threads in which matches are played: made once, with the table and one call to its players, and closed again.

Threads have no nonce, so a request that is sent again because its answer was lost makes two. Only a thread that starts
from a message is unique, and that cannot be private. So after some were made, those of the tournament are listed once,
and extra ones are deleted.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

import discord
from discord.utils import snowflake_time

from bot import limits
from bot.features.tournament.names import entry_name
from bot.features.tournament.post_message import call_message, result_text
from bot.host.tournaments.tournament import Match, Tournament, TournamentState
from bot.table.delivery.channel_posts import SKEW, need_unreachable
from bot.table.delivery.requests import NO_MENTIONS, nonce
from bot.table.services import Services
from bot.texts import Texts
from bot.ui.components import clip, text_message
from bot.ui.languages import server_texts
from bot.ui.names import visible
from data.store import TournamentPostRow

_log = logging.getLogger(__name__)
THREAD, CALL, RESULT, CLOSED = "match-", "call-", "result-", "closed-"
"""The kinds of what is done for a match, before its number."""
LINGERS = 300.0
"""Seconds for which a thread stays open after its result, so that people can read it and talk."""
_AGAIN = 60.0
"""Seconds before a thread that could not be made is tried again."""
_WRITES = ("view_channel", "send_messages", "attach_files", "send_messages_in_threads")


class MatchThreads:
    """Makes and closes the threads of matches."""

    def __init__(self, client: discord.Client, services: Services, clock: Callable[[], float]) -> None:
        self._client, self._services, self._clock = client, services, clock
        self._tournaments = services.host.tournaments
        self._refused: dict[str, float] = {}
        """By tournament: when a thread could not be made."""
        self._checked: set[str] = set()
        """The tournaments under way that have no extra threads."""

    def lacking(self, tournament: Tournament) -> Sequence[str]:
        """Return the permissions without which a tournament's matches have no threads; none if they are not known."""
        guild = self._client.get_guild(tournament.guild_id)
        channel = guild.get_channel(tournament.channel_id) if guild else None
        if guild is None or channel is None or tournament.ended:
            return ()
        threads = "create_private_threads" if tournament.config.duplicate else "create_public_threads"
        permissions = channel.permissions_for(guild.me)
        return tuple(name for name in (*_WRITES, threads) if not getattr(permissions, name))

    async def see_to(self, state: TournamentState, posts: Mapping[str, TournamentPostRow], *, sweep: bool) -> None:
        """Do what is due for the matches: one step after the other. ``sweep`` looks for deleted threads, too."""
        tournament = state.tournament
        for match in tournament.matches:
            if match.record.sides[1] is None or not match.accepted:
                continue
            if not match.record.over and tournament.phase == "running":
                await self._see_to_table(state, match, posts, sweep=sweep)
            elif match.record.over and not tournament.hides(match):
                await self._see_to_end(state, match, posts)
        for match in tournament.undone:
            await self._see_to_end(state, match, posts)
        if tournament.ended:
            self._checked.discard(tournament.id)
        elif tournament.id not in self._checked:
            await self._remove_extras(state)

    @staticmethod
    def are_closed(tournament: Tournament, posts: Mapping[str, TournamentPostRow]) -> bool:
        """Return whether the threads of all matches of a tournament that has ended are closed."""
        made = [f"{match.number}" for match in (*tournament.matches, *tournament.undone)]
        closed = (posts.get(f"{CLOSED}{number}") for number in made if f"{THREAD}{number}" in posts)
        return all(row is not None and _is_done(row) for row in closed)

    async def _see_to_table(
        self, state: TournamentState, match: Match, posts: Mapping[str, TournamentPostRow], *, sweep: bool
    ) -> None:
        """Make a match's thread with its table, and call its players; make another one if the thread is gone."""
        tournament, now = state.tournament, self._clock()
        refused = self._refused.get(tournament.id, 0.0)
        row, call = posts.get(f"{THREAD}{match.number}"), posts.get(f"{CALL}{match.number}")
        lost = sweep and await self._tournaments.has_lost_table(match)
        is_done = match.table_id and not lost and call is not None and (call.message_id is not None or call.lost)
        if is_done or self.lacking(tournament) or refused <= now < refused + _AGAIN:
            return
        try:
            if lost and row is not None and row.message_id == match.channel_id:
                row = row._replace(lost=True)
            thread_id = await self._thread(state, match, row)
            if thread_id is None:
                return
            if not match.table_id:
                await self._tournaments.open_match(tournament.id, match.number, tournament.guild_id, thread_id)
            elif lost:
                await self._tournaments.place_match(tournament.id, match.number, tournament.guild_id, thread_id)
            await self._call(state, match, thread_id, None if lost else call)
        except discord.HTTPException as error:
            self._refused[tournament.id] = now
            _log.info("tournament %s: a match has no thread yet: %s %s", tournament.id, error.status, error.code)

    async def _thread(self, state: TournamentState, match: Match, row: TournamentPostRow | None) -> int | None:
        """Return the thread of a match, made if there is none."""
        tournament = state.tournament
        if row is not None and row.message_id is not None and not row.lost:
            return row.message_id
        name = await self._name(state, match)
        if row is None or row.lost:
            kind = f"{THREAD}{match.number}"
            row = await self._tournaments.begin_post(tournament.id, kind, tournament.channel_id, instead_of=row)
            if row is None:
                return None
        elif found := await self._made(tournament, name, row):
            await self._tournaments.record_post(row, found[0])
            return found[0]
        self._checked.discard(tournament.id)
        channel = await self._channel(tournament)
        if tournament.config.duplicate:
            kind_of = discord.ChannelType.private_thread
            thread = await channel.create_thread(name=name, type=kind_of, invitable=False)
        else:
            thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await self._tournaments.record_post(row, thread.id)
        if not tournament.config.duplicate:
            await self._remove_notice(channel, thread.id)
        return thread.id

    async def _remove_notice(self, channel: discord.TextChannel, thread_id: int) -> None:
        """Delete Discord's line about a new thread: 64 of them would bury the post, which links to all threads."""
        with suppress(discord.HTTPException):
            async for message in channel.history(limit=limits.HISTORY, after=discord.Object(thread_id - 1)):
                about = message.reference and message.reference.channel_id == thread_id
                if message.type is discord.MessageType.thread_created and about:
                    await message.delete()
                    return

    async def _made(self, tournament: Tournament, name: str, row: TournamentPostRow) -> list[int]:
        """Return the threads that were made for a match, the first one first."""
        active = await self._active(tournament)
        return [number for number, called in active if called == name and _is_since(number, row)]

    async def _active(self, tournament: Tournament) -> list[tuple[int, str]]:
        """Return the bot's threads in a tournament's channel that are not archived, with their names, by age."""
        # Another process may be connected to the server, so nothing of it is cached here.
        found = await self._client.http.get_active_threads(tournament.guild_id)
        own = self._client.user.id if self._client.user else 0
        return sorted(
            (int(thread["id"]), thread["name"])
            for thread in found["threads"]
            if int(thread["owner_id"]) == own and int(thread["parent_id"] or 0) == tournament.channel_id
        )

    async def _remove_extras(self, state: TournamentState) -> None:
        """Delete the threads that were made twice; archive them without the permission to delete them."""
        tournament = state.tournament
        posts = await self._tournaments.posts(tournament.id)
        made = [(match, posts.get(f"{THREAD}{match.number}")) for match in (*tournament.matches, *tournament.undone)]
        names = {await self._name(state, match): row for match, row in made if row is not None}
        known = {row.message_id for row in posts.values()}
        try:
            for number, name in await self._active(tournament):
                row = names.get(name)
                if row is not None and row.message_id is not None and number not in known and _is_since(number, row):
                    await self._delete(tournament, number)
        except discord.HTTPException as error:
            _log.info("tournament %s: extra threads are not removed: %s %s", tournament.id, error.status, error.code)
        else:
            self._checked.add(tournament.id)

    async def _delete(self, tournament: Tournament, thread_id: int) -> None:
        try:
            await self._client.http.delete_channel(thread_id)
        except discord.Forbidden:
            await self._archive(thread_id)
        if not tournament.config.duplicate:
            await self._remove_notice(await self._channel(tournament), thread_id)

    async def _name(self, state: TournamentState, match: Match) -> str:
        texts, sides = await self._texts(state), match.entries
        first, second = (visible(entry_name(texts, state, number, plain=True)) for number in sides)
        return clip(
            texts.say(
                "tournament-thread",
                number=match.number,
                name=visible(state.tournament.config.name),
                first=first,
                second=second,
            ),
            limits.CHANNEL_NAME,
        )

    async def _texts(self, state: TournamentState) -> Texts:
        return await server_texts(self._services.host.servers, state.tournament.guild_id)

    async def _channel(self, tournament: Tournament) -> discord.TextChannel:
        """Return the channel of a tournament, also of a server that another process is connected to.

        Raises :class:`discord.HTTPException` if it is gone or hidden.
        """
        channel = self._client.get_channel(tournament.channel_id)
        channel = channel or await self._client.fetch_channel(tournament.channel_id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    async def _call(self, state: TournamentState, match: Match, thread_id: int, row: TournamentPostRow | None) -> None:
        """Mention the players of a match in its thread, once, and add them to it."""
        tournament, kind = state.tournament, f"{CALL}{match.number}"
        if row is not None and (found := await self._find_own(thread_id, lambda message: bool(message.mentions))):
            await self._tournaments.record_post(row, found)
            return
        if row is None:
            earlier = (await self._tournaments.posts(tournament.id)).get(kind)
            row = await self._tournaments.begin_post(tournament.id, kind, thread_id, instead_of=earlier)
        if row is None:
            return
        players = [player for entry in match.entries for player in self._players(tournament, entry)]
        people = await self._services.host.people.by_number(players)
        accounts = [person.discord_id for person in people.values() if person.discord_id is not None]
        thread = self._client.get_partial_messageable(thread_id)
        for account in accounts:
            # A person who has left the server, or does not see the channel, cannot be added, and loses by absence.
            with suppress(discord.Forbidden, discord.NotFound):
                await self._client.http.add_user_to_thread(thread_id, account)
        now = await self._tournaments.state(tournament.id)
        ready = now.tournament.match(match.number) or match
        sent = await thread.send(
            call_message(await self._texts(now), now, ready, accounts),
            nonce=nonce("tournament", tournament.id, row.kind, str(thread_id)),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(account) for account in accounts]),
        )
        await self._tournaments.record_post(row, sent.id)

    @staticmethod
    def _players(tournament: Tournament, number: int) -> Sequence[int]:
        entry = tournament.entry(number)
        return entry.players if entry else ()

    async def _see_to_end(self, state: TournamentState, match: Match, posts: Mapping[str, TournamentPostRow]) -> None:
        """Say the result in a match's thread, and some minutes later close the thread."""
        thread, result = posts.get(f"{THREAD}{match.number}"), posts.get(f"{RESULT}{match.number}")
        if thread is None:
            return
        if result is None or not _is_done(result):
            await self._say_result(state, match, thread, result)
        elif self._clock() >= result.begun_at + LINGERS:
            closed = posts.get(f"{CLOSED}{match.number}")
            if (closed is None or not _is_done(closed)) and await self._may_close(match, result):
                await self._close(state.tournament, match, thread, closed)

    async def _may_close(self, match: Match, result: TournamentPostRow) -> bool:
        """Return whether nothing more is to be posted in a match's thread, which would open it again.

        After a downtime the table's end may still have to be shown. The thread waits some minutes for it.
        """
        if not match.table_id or self._clock() >= result.begun_at + 2 * LINGERS:
            return True
        return await self._services.posts.is_end_shown(match.table_id)

    async def _say_result(
        self, state: TournamentState, match: Match, thread: TournamentPostRow, begun: TournamentPostRow | None
    ) -> None:
        """Say the result in a match's thread, once; of a match whose pairing was undone there is none."""
        tournament, kind, texts = state.tournament, f"{RESULT}{match.number}", await self._texts(state)
        is_new = begun is None
        begun = begun or await self._tournaments.begin_post(tournament.id, kind, tournament.channel_id)
        if begun is None:
            return
        if thread.message_id is None or not match.record.over:
            await self._tournaments.record_post(begun, None)
            return
        said = result_text(texts, state, match, begun.begun_at + LINGERS)
        found = None if is_new else await self._find_own(thread.message_id, partial(_says, text=said))
        try:
            if found is None:
                sent = await self._client.get_partial_messageable(thread.message_id).send(
                    view=text_message(said),
                    nonce=nonce("tournament", tournament.id, kind),
                    allowed_mentions=NO_MENTIONS,
                )
                found = sent.id
        except discord.HTTPException as error:
            need_unreachable(error, f"match {match.number} of tournament {tournament.id}")
        await self._tournaments.record_post(begun, found)

    async def _close(
        self, tournament: Tournament, match: Match, thread: TournamentPostRow, begun: TournamentPostRow | None
    ) -> None:
        """Archive a match's thread, and lock it where the bot may. Doing it twice would change nothing."""
        kind = f"{CLOSED}{match.number}"
        begun = begun or await self._tournaments.begin_post(tournament.id, kind, tournament.channel_id)
        if begun is None:
            return
        try:
            if thread.message_id is not None:
                await self._archive(thread.message_id)
        except discord.HTTPException as error:
            need_unreachable(error, f"match {match.number} of tournament {tournament.id}")
        await self._tournaments.record_post(begun, None)

    async def _archive(self, thread_id: int) -> None:
        """Archive a thread, and lock it unless Manage Threads is missing; a thread's creator may always archive it."""
        edit = self._client.http.edit_channel
        try:
            await edit(thread_id, archived=True, locked=True)
        except discord.Forbidden:
            await edit(thread_id, archived=True)

    async def _find_own(self, thread_id: int, wanted: Callable[[discord.Message], bool]) -> int | None:
        """Return a message in a thread that was sent but not stored because the process died."""
        with suppress(discord.Forbidden, discord.NotFound):
            async for message in self._client.get_partial_messageable(thread_id).history(limit=limits.HISTORY):
                if message.author == self._client.user and wanted(message):
                    return message.id
        return None


def _says(message: discord.Message, text: str) -> bool:
    """Return whether a message consists of a text."""
    return [getattr(part, "content", None) for part in message.components] == [text]


def _is_since(thread_id: int, row: TournamentPostRow) -> bool:
    """Return whether a thread was made after its row was begun."""
    return snowflake_time(thread_id).timestamp() > row.begun_at - SKEW


def _is_done(row: TournamentPostRow) -> bool:
    """Return whether something was made, or was given up."""
    return row.message_id is not None or row.lost
