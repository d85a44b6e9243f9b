"""Keeps what a channel shows of its tournaments: post, threads of matches, calendar entry, announcement of the winner.

Each step is stored as begun before Discord is asked, and made only once: a process that takes over finds what another
one had made. One tournament is seen to at a time, a step after the other, so that 64 threads do not come at once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import discord

from bot import limits
from bot.features.tournament.calendar import EVENT, CalendarEvents
from bot.features.tournament.pictures import podium_page, rounds_over, standings_page
from bot.features.tournament.post_message import TOURNAMENT, PostContent, post_message, winner_message
from bot.features.tournament.threads import MatchThreads
from bot.host.refusals import Refusal
from bot.host.tournaments.organising import DONE
from bot.host.tournaments.tournament import BEFORE, Tournament, TournamentState
from bot.limits import Code, meaning
from bot.recent import Recent
from bot.table.delivery.channel_posts import UNREACHABLE
from bot.table.delivery.requests import NO_MENTIONS, ShownMessage, fingerprint, nonce
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.components import Upload
from bot.ui.custom_ids import Press, custom_ids
from bot.ui.languages import server_texts
from data.store import TournamentPostRow

_log = logging.getLogger(__name__)
POST, WINNER = "post", "winner"
"""The kinds of the two messages."""
_LOOK = 30.0
"""Seconds between two looks at all tournaments under way: for what another process did, and what failed."""
_EDITS_APART, _OLD_EDITS_APART = 2.0, 15.0
"""The least seconds between two edits of a post, and of one older than an hour: Discord limits those."""
_OLD = 3600.0
_HELD_UP = 120.0
"""Seconds after which an edit that Discord put off is tried again."""
_SKEW = 10.0
"""Assumed largest difference between this machine's clock and Discord's, in seconds."""
_KEPT = 1000
_END = 2.0


class TournamentPosts(FeatureService):
    """The messages and threads of the tournaments of this process's servers."""

    def __init__(self, client: discord.Client, services: Services, clock: Callable[[], float]) -> None:
        self._client, self._services, self._clock = client, services, clock
        self._tournaments = services.host.tournaments
        self._threads = MatchThreads(client, services, clock)
        self._calendar = CalendarEvents(client, self._tournaments, clock)
        self._shown: Recent[str, ShownMessage] = Recent(_KEPT)
        self._edited: Recent[str, float] = Recent(_KEPT)
        self._due: dict[str, float] = {}
        """By tournament: when its post is edited."""
        self._next_look = 0.0
        self._sweeps: set[str] = set()
        """Tournaments whose threads are looked for with the next work."""
        self._working = Workers("tournament", self._work)
        self._looking = Workers("tournaments", self._look)

    async def start(self) -> None:
        """Look at all tournaments with the next tick: this process may look after more servers now."""
        self._next_look = 0.0

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        await self._looking.stop(_END)
        await self._working.stop(_END)

    def tick(self) -> None:
        """Begin what is due; a listener of the clocks."""
        now = self._clock()
        if now >= self._next_look or now < self._next_look - 2 * _LOOK:
            self._next_look = now + _LOOK
            self._looking.poke("all")
        for tournament_id in [each for each, due in self._due.items() if due <= now]:
            del self._due[tournament_id]
            self._working.poke(tournament_id)

    def tournament_changed(self, tournament: Tournament) -> None:
        """Show a change soon; a listener of the tournaments."""
        if self._services.host.duty.has(tournament.guild_id):
            self._working.poke(tournament.id)

    async def settled(self, tournament_id: str) -> None:
        """Wait until a tournament is shown as it is."""
        self._working.poke(tournament_id)
        await self._working.settled(tournament_id)

    async def post_again(self, tournament_id: str) -> bool:
        """Post a tournament anew if its post was deleted, and return whether it was."""
        row = (await self._tournaments.posts(tournament_id)).get(POST)
        if row is None or not row.lost:
            return False
        state = await self._tournaments.state(tournament_id)
        new = await self._tournaments.begin_post(tournament_id, POST, state.tournament.channel_id, instead_of=row)
        if new is not None:
            await self._send_post(state, new)
        return True

    async def _look(self, _what: str) -> None:
        for tournament in await self._tournaments.to_show():
            self._sweeps.add(tournament.id)
            self._working.poke(tournament.id)

    async def _work(self, tournament_id: str) -> None:
        try:
            state = await self._tournaments.state(tournament_id)
            if not self._services.host.duty.has(state.tournament.guild_id):
                return
            posts = await self._tournaments.posts(tournament_id)
            try:
                await self._show_post(state, posts.get(POST))
            except discord.HTTPException as error:
                self._need_unreachable(tournament_id, error)
            if state.tournament.phase not in BEFORE:
                sweep = tournament_id in self._sweeps
                self._sweeps.discard(tournament_id)
                await self._threads.see_to(state, posts, sweep=sweep)
            row, post = posts.get(EVENT), (await self._tournaments.posts(tournament_id)).get(POST)
            if row is not None or state.tournament.phase in BEFORE:
                await self._calendar.follow(state, await self._texts(state), row, post)
            if state.tournament.ended:
                await self._announce(state, posts.get(WINNER))
                await self._finish(tournament_id)
        except Refusal:
            pass  # this process is stopping, or others were quicker: the next look sees to it
        except discord.HTTPException as error:
            self._need_unreachable(tournament_id, error)

    @staticmethod
    def _need_unreachable(tournament_id: str, error: discord.HTTPException) -> None:
        """Log that a channel cannot be written to. Raises any other error."""
        if meaning(error.code, error.status) not in UNREACHABLE:
            raise error
        _log.info("tournament %s cannot be shown: %s %s", tournament_id, error.status, error.code)

    async def _show_post(self, state: TournamentState, row: TournamentPostRow | None) -> None:
        """Post or edit the post. One that somebody deleted stays away until :meth:`post_again`."""
        tournament = state.tournament
        if row is None:
            row = await self._tournaments.begin_post(tournament.id, POST, tournament.channel_id)
            if row is not None:
                await self._send_post(state, row)
        elif row.lost:
            return
        elif row.message_id is None:
            found = await self._find(row, POST)
            if found is None:
                await self._send_post(state, row)
            else:
                row = row._replace(message_id=found)
                await self._tournaments.record_post(row, found)
                await self._edit_post(state, row)
        else:
            await self._edit_post(state, row)

    async def _texts(self, state: TournamentState) -> Texts:
        return await server_texts(self._services.host.servers, state.tournament.guild_id)

    async def _content(self, state: TournamentState) -> PostContent:
        tournament, page = state.tournament, None
        if rounds_over(state) and not tournament.is_ladder:
            page = await standings_page(self._services.painter, await self._texts(state), state)
        return PostContent(state, self._threads.lacking(tournament), page)

    async def _send_post(self, state: TournamentState, row: TournamentPostRow) -> None:
        content = await self._content(state)
        view = post_message(await self._texts(state), content)
        uploads = _uploads(content)
        sent = await self._channel(row).send(
            view=view,
            files=[upload.file() for upload in uploads],
            nonce=nonce("tournament", row.tournament, row.kind, str(row.begun_at)),
            allowed_mentions=NO_MENTIONS,
        )
        await self._tournaments.record_post(row, sent.id)
        self._note(row.tournament, fingerprint(view, uploads), uploads, sent)

    async def _edit_post(self, state: TournamentState, row: TournamentPostRow) -> None:
        assert row.message_id is not None
        now, since = self._clock(), self._edited.get(row.tournament, 0.0)
        apart = _OLD_EDITS_APART if now > row.begun_at + _OLD else _EDITS_APART
        if since <= now < since + apart:
            self._due.setdefault(row.tournament, since + apart)
            return
        content = await self._content(state)
        view, uploads = post_message(await self._texts(state), content), _uploads(content)
        shown = self._shown.get(row.tournament) or ShownMessage()
        if shown.fingerprint == fingerprint(view, uploads):
            return
        there = self._channel(row).get_partial_message(row.message_id)
        try:
            edited = await there.edit(view=view, attachments=shown.files(uploads), allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            if error.code == Code.UNKNOWN_MESSAGE:
                await self._tournaments.record_post(row, None)
            elif error.code == Code.OLD_MESSAGE_EDITS:
                self._due[row.tournament] = now + _HELD_UP
            else:
                shown.forget_files(error)
                raise
        else:
            self._note(row.tournament, fingerprint(view, uploads), uploads, edited)

    def _note(self, tournament_id: str, shown: str, uploads: Sequence[Upload], message: discord.Message) -> None:
        kept = self._shown[tournament_id] = self._shown.get(tournament_id) or ShownMessage()
        kept.note(shown, uploads, message)
        self._edited[tournament_id] = self._clock()

    async def _announce(self, state: TournamentState, row: TournamentPostRow | None) -> None:
        """Announce the winner, once."""
        tournament = state.tournament
        if row is not None and (row.message_id is not None or row.lost):
            return
        found = None if row is None else await self._find(row, "standings")
        row = row or await self._tournaments.begin_post(tournament.id, WINNER, tournament.channel_id)
        if row is None:
            return
        try:
            if found is None and tournament.phase == "over":
                texts = await self._texts(state)
                page = await podium_page(self._services.painter, texts, state)
                sent = await self._channel(row).send(
                    view=winner_message(texts, state, page),
                    files=[page.picture.file()] if page.picture else [],
                    nonce=nonce("tournament", row.tournament, WINNER),
                    allowed_mentions=NO_MENTIONS,
                )
                found = sent.id
        except discord.HTTPException as error:
            self._need_unreachable(tournament.id, error)
        await self._tournaments.record_post(row, found)

    async def _finish(self, tournament_id: str) -> None:
        """Note that nothing is left to do for a tournament that has ended, once its threads are closed, too."""
        state, posts = await self._tournaments.state(tournament_id), await self._tournaments.posts(tournament_id)
        if WINNER not in posts or not self._threads.are_closed(state.tournament, posts):
            return
        row = posts.get(DONE)
        row = row or await self._tournaments.begin_post(tournament_id, DONE, state.tournament.channel_id)
        if row is not None and not row.lost:
            await self._tournaments.record_post(row, None)

    async def _find(self, row: TournamentPostRow, what: str) -> int | None:
        """Return the message that was sent but not stored because the process died."""
        begun = datetime.fromtimestamp(row.begun_at - _SKEW, UTC)
        try:
            async for message in self._channel(row).history(limit=limits.HISTORY, after=begun, oldest_first=True):
                if message.author == self._client.user and _is_about(message, row.tournament, what):
                    return message.id
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("tournament %s: the channel's history cannot be read: %s", row.tournament, error.code)
        return None

    def _channel(self, row: TournamentPostRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id)


def _uploads(content: PostContent) -> list[Upload]:
    picture = content.standings.picture if content.standings else None
    return [picture] if picture else []


def _is_about(message: discord.Message, tournament_id: str, what: str) -> bool:
    """Return whether a message is about a tournament: the post has many buttons, the announcement one."""
    presses = [press for each in custom_ids(message.components) if (press := Press.read(each))]
    own = [press for press in presses if press.table == tournament_id and press.word == TOURNAMENT]
    return bool(own) and (len(own) == 1) == (what == "standings")


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> TournamentPosts:
    """Return the service of a bot."""
    posts = TournamentPosts(client, services, clock)
    services.host.clocks.on_tick.append(posts.tick)
    services.host.tournaments.on_change.append(posts.tournament_changed)
    return posts
