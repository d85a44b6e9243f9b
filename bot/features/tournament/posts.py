"""Keeps what a channel shows of its tournaments: post, threads of matches, calendar entry, announcement of the winner.

Each step is stored as begun before Discord is asked, and made only once: a process that takes over finds what another
one had made. One tournament is seen to at a time, a step after the other, so that 64 threads do not come at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.features.tournament.calendar import EVENT, CalendarEvents
from bot.features.tournament.pictures import Page, brackets_now, podium_page, rounds_over, standings_page
from bot.features.tournament.post_message import TOURNAMENT, PostContent, post_message, winner_message
from bot.features.tournament.threads import MatchThreads
from bot.host.refusals import Refusal
from bot.host.tournaments.organising import DONE
from bot.host.tournaments.tournament import BEFORE, Tournament, TournamentState
from bot.recent import Recent
from bot.table.delivery.channel_posts import HELD_UP, ChannelPosts, Content, need_unreachable
from bot.table.delivery.due import DueTimes, Every
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.custom_ids import Press, custom_ids
from bot.ui.languages import server_texts
from data.store import TournamentPostRow

POST, WINNER = "post", "winner"
"""The kinds of the two messages."""
_LOOK = 30.0
"""Seconds between two looks at all tournaments under way: for what another process did, and what failed."""
_EDITS_APART, _OLD_EDITS_APART = 2.0, 15.0
"""The least seconds between two edits of a post, and of one older than an hour: Discord limits those."""
_OLD = 3600.0
_KEPT = 1000
_END = 2.0


class TournamentPosts(FeatureService):
    """The messages and threads of the tournaments of this process's servers."""

    def __init__(self, client: discord.Client, services: Services, clock: Callable[[], float]) -> None:
        self._client, self._services, self._clock = client, services, clock
        self._tournaments = services.host.tournaments
        self._threads = MatchThreads(client, services, clock)
        self._calendar = CalendarEvents(client, self._tournaments, clock)
        self._kept = ChannelPosts(client, self._tournaments.record_post, _is_of, _named)
        self._edited: Recent[str, float] = Recent(_KEPT)
        self._due: DueTimes[str] = DueTimes()
        """By tournament: when its post is edited."""
        self._next_look = Every(_LOOK)
        self._sweeps: set[str] = set()
        """Tournaments whose threads are looked for with the next work."""
        self._working = Workers("tournament", self._work)
        self._looking = Workers("tournaments", self._look)

    async def start(self) -> None:
        """Look at all tournaments with the next tick: this process may look after more servers now."""
        self._next_look.at_once()

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        await self._looking.stop(_END)
        await self._working.stop(_END)

    def tick(self) -> None:
        """Begin what is due; a listener of the clocks."""
        now = self._clock()
        if self._next_look.has_come(now):
            self._looking.poke("all")
        for tournament_id in self._due.take(now, len(self._due)):
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
                need_unreachable(error, f"the post of tournament {tournament_id}")
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
            need_unreachable(error, f"tournament {tournament_id}")

    async def _show_post(self, state: TournamentState, row: TournamentPostRow | None) -> None:
        """Post or edit the post. One that somebody deleted stays away until :meth:`post_again`."""
        tournament = state.tournament
        if row is None:
            row = await self._tournaments.begin_post(tournament.id, POST, tournament.channel_id)
            if row is not None:
                await self._send_post(state, row)
        elif row.lost:
            return
        elif row.message_id is None and (found := await self._kept.find(row)) is not None:
            await self._tournaments.record_post(row, found)
            await self._edit_post(state, row._replace(message_id=found))
        elif row.message_id is None:
            await self._send_post(state, row)
        else:
            await self._edit_post(state, row)

    async def _texts(self, state: TournamentState) -> Texts:
        return await server_texts(self._services.host.servers, state.tournament.guild_id)

    async def _content(self, state: TournamentState) -> Content:
        tournament, texts, painter = state.tournament, await self._texts(state), self._services.painter
        pages: Sequence[Page] = ()
        if tournament.round_matches and not tournament.is_ladder:
            pages = await brackets_now(painter, texts, state)
            if not pages and rounds_over(state):
                pages = [await standings_page(painter, texts, state)]
        post = PostContent(state, self._threads.lacking(tournament), pages)
        return Content(post_message(texts, post), tuple(page.picture for page in pages if page.picture))

    async def _send_post(self, state: TournamentState, row: TournamentPostRow) -> None:
        await self._kept.send(row, await self._content(state), quiet=False)
        self._edited[row.tournament] = self._clock()

    async def _edit_post(self, state: TournamentState, row: TournamentPostRow) -> None:
        now, since = self._clock(), self._edited.get(row.tournament, 0.0)
        apart = _OLD_EDITS_APART if now > row.begun_at + _OLD else _EDITS_APART
        if since <= now < since + apart:
            self._due.setdefault(row.tournament, since + apart)
            return
        edited = await self._kept.edit(row, await self._content(state))
        if edited == "edited":
            self._edited[row.tournament] = self._clock()
        elif edited == "held up":
            self._due[row.tournament] = now + HELD_UP

    async def _announce(self, state: TournamentState, row: TournamentPostRow | None) -> None:
        """Announce the winner, once."""
        tournament = state.tournament
        if row is not None and (row.message_id is not None or row.lost):
            return
        found = None if row is None else await self._kept.find(row)
        row = row or await self._tournaments.begin_post(tournament.id, WINNER, tournament.channel_id)
        if row is None:
            return
        if found is None and tournament.phase == "over":
            texts = await self._texts(state)
            page = await podium_page(self._services.painter, texts, state)
            pictures = (page.picture,) if page.picture else ()
            try:
                await self._kept.send(row, Content(winner_message(texts, state, page), pictures), quiet=False)
            except discord.HTTPException as error:
                need_unreachable(error, f"the winner of tournament {tournament.id}")
            else:
                return
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


def _named(row: TournamentPostRow) -> tuple[str, ...]:
    """Return what makes the nonce of a message."""
    return ("tournament", row.tournament, row.kind, str(row.begun_at))


def _is_of(message: discord.Message, row: TournamentPostRow) -> bool:
    """Return whether a message is the one of a row: the post has many buttons about a tournament, the winner one."""
    presses = [press for each in custom_ids(message.components) if (press := Press.read(each))]
    own = [press for press in presses if press.table == row.tournament and press.word == TOURNAMENT]
    return bool(own) and (len(own) == 1) == (row.kind == WINNER)


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> TournamentPosts:
    """Return the service of a bot."""
    posts = TournamentPosts(client, services, clock)
    services.host.clocks.on_tick.append(posts.tick)
    services.host.tournaments.on_change.append(posts.tournament_changed)
    return posts
