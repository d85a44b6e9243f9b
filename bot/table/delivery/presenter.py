"""Shows changes: one worker per table and one per private hand, each showing the newest snapshot.

A slow direct message delays neither the table nor the other hands.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from discord import ui

from bot.host.host import Host
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.limits import Meaning
from bot.table.delivery.hand_messages import HandMessages
from bot.table.delivery.painter import NotDrawn, Overtaken, Painter, never
from bot.table.delivery.table_pictures import Films, TablePictures
from bot.table.delivery.table_posts import TablePosts
from bot.table.delivery.workers import Workers
from bot.table.messages.daily import daily_table_message
from bot.table.messages.table import guide_message, open_hand_seat, table_message
from bot.ui.components import Picture, Upload
from bot.ui.languages import table_texts
from bot.ui.names import names, plain_people
from engine.study.contract import LEARNER

_log = logging.getLogger(__name__)

_STEPS = 0.4
"""Seconds to wait for a computer to finish its turn, so that the turn is shown in one edit."""
STEADY = 1.5
"""Seconds between two edits of a table where computers play step by step: Discord rate-limits edits."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


class Presenter:
    """Keeps the public message and the private hands of every table up to date."""

    def __init__(
        self,
        host: Host,
        posts: TablePosts,
        hands: HandMessages,
        painter: Painter,
        *,
        pictures: TablePictures,
    ) -> None:
        self._host, self._posts, self._hands, self._painter = host, posts, hands, painter
        self._pictures = pictures
        self._tables = Workers("presenter", self._show_table)
        self._private = Workers("presenter hand", self._show_hand)
        hands.queue.on_turn = self._private.poke
        hands.order.look_again, hands.waiting.on_change = self._show_hand_again, self._show_hands_again
        hands.read_table = host.state
        self._published: dict[str, TableState] = {}
        """The newest snapshot of each table not yet shown."""
        self._hand_snapshots: dict[tuple[str, int], TableState] = {}
        """The same for hands, by table and player."""
        self._held_back: set[str] = set()
        """Tables that are not shown yet: see :meth:`hold_back`."""
        self._unrated: dict[str, asyncio.Task[None]] = {}
        """Redraws of ended tables that wait for ratings."""
        self._steady: dict[str, float] = {}
        """When a table whose computers play step by step is shown next."""
        self._overtaken: set[str] = set()
        """Tables whose last picture was skipped for a newer one; that one is drawn in any case."""
        self._films = Films(painter, self.show)
        self.on_rewrite: Callable[[str, int], None] = lambda table_id, player: None
        """Called with a table and a player whose messages are to be written again by all processes."""
        self.on_shown: list[Callable[[TableState], None]] = []
        """Called when a table's message shows a snapshot."""

    def changed(self, change: Change) -> None:
        """Show the snapshot of a change; a change listener of the host."""
        if self._host.duty.has(change.state.guild_id):
            self._films.note(change)
        self.show(change.state)

    def show(self, state: TableState) -> None:
        """Show a snapshot of a table and its hands soon, unless a newer one comes before."""
        pending = self._published.get(state.id)
        self._published[state.id] = state if pending is None else state.newer(pending)
        self._hands.expect(state)
        self._note_waiting(state)
        if state.id not in self._held_back:
            self._tables.poke(state.id)

    def poke(self, table_id: str) -> None:
        """Read a table again and show it and its hands soon."""
        self._published.pop(table_id, None)
        if table_id not in self._held_back:
            self._tables.poke(table_id)

    def hold_back(self, table_id: str) -> None:
        """Show no changes of a table until :meth:`release`."""
        self._held_back.add(table_id)

    def release(self, table_id: str) -> None:
        """Show a table that was held back, and from now on every change."""
        self._held_back.discard(table_id)
        self._tables.poke(table_id)

    def follow(self, table_id: str) -> None:
        """Repost a table soon, below a message that was just sent about it."""
        self._posts.bury(table_id)
        self.poke(table_id)

    async def redraw(self, table_id: str) -> None:
        """Redraw a table and its hands. An ended table is not reposted, and is deleted if its moves are not kept.

        A live one may be shown by another process, which is told.
        """
        await self.settled(table_id)
        try:
            state = await self._host.state(table_id)
            if state.live:
                self.show(state)
                self._host.announce(state)
            else:
                followed = await self._is_followed(state)
                await self._posts.correct(state, *await self._message(state, followed=followed))
                await self._hands.ended.correct(state)
        except Refusal as refusal:
            if refusal.note.code == "moves-not-kept":
                await self._posts.delete(table_id)
                await self._hands.ended.delete(table_id)

    async def _is_followed(self, state: TableState) -> bool:
        """Return whether the next game of an ended one has been opened, or its rematch dealt."""
        return await self._host.matches.has_next_game(state) or await self._host.rematches.has_begun(state)

    async def settled(self, table_id: str) -> None:
        """Wait until everything known of a table is shown in its channel."""
        await self._tables.settled(table_id)

    async def shown(self, table_id: str) -> None:
        """Wait until a table has been shown, or showing it failed; newer changes may follow."""
        await self._tables.ran(table_id)

    def rewrite(self, table_id: str, player: int, *, here: bool = True) -> None:
        """Write a table's message and a player's hands again, even if they seem up to date.

        Another process may have overwritten them. With ``here``, other processes are told to do the same.
        """
        self._posts.distrust(table_id)
        self._hands.distrust(table_id, player)
        if here or self._posts.knows(table_id) or self._hands.shows(table_id, player):
            self.poke(table_id)
        if here:
            self.on_rewrite(table_id, player)

    async def hand_over(self, *, at_once: bool = False) -> None:
        """Leave to another process its tables and hands, and wait until none of them is edited here any more.

        With ``at_once`` running work is dropped, because the other process has already begun.
        """
        tables = self._posts.leave(lambda guild_id: not self._host.duty.has(guild_id))
        for table_id in tables:
            self._films.forget(table_id)
        hands = [] if self._host.duty.direct else self._hands.leave()
        if at_once:
            await asyncio.gather(self._tables.drop(tables), self._private.drop(hands))
            return
        settling = [self._tables.settled(table_id) for table_id in tables]
        settling += [self._private.settled(hand) for hand in hands]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*settling), _END)

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        for task in self._unrated.values():
            task.cancel()
        self._films.stop()
        self._hands.order.stop()
        await asyncio.gather(self._tables.stop(_END), self._private.stop(_END), self._hands.queue.stop())

    async def _show_table(self, table_id: str) -> None:
        try:
            state = await self._quiet(table_id)
        except Refusal as refusal:
            _log.warning("table %s cannot be shown: %s", table_id, refusal.note.code)
            return
        self._note_waiting(state)
        hands = [(table_id, row.player) for row in state.seats if row.player is not None]
        for hand in hands:
            self._hand_snapshots[hand] = state
            self._private.poke(hand)
        if not self._host.duty.has(state.guild_id):
            if not state.live and all([await self._private.settled(hand) for hand in hands]):
                self._hands.forget(state)
            self._posts.forget(table_id)
            return  # another process shows the table
        followed = await self._is_followed(state)
        overtaken = never if table_id in self._overtaken else self._tables.news(table_id).is_set
        try:
            message, uploads = await self._message(state, followed=followed, overtaken=overtaken)
        except NotDrawn:
            self._overtaken.add(table_id)
            return  # the worker runs again
        self._overtaken.discard(table_id)
        if not self._host.duty.has(state.guild_id):
            return  # since it began to draw
        if state.channel_id:
            await self._posts.show(state, message, uploads, in_place=followed)
        self._note_waiting(state)  # it may have been posted again
        if self._posts.trouble(state.id) is None:
            for listener in self.on_shown:
                listener(state)
        picture = next((upload for upload in uploads if isinstance(upload, Picture)), None)
        self._films.shown(state, picture, wanted=self._wants_film(state))
        if state.exhibition and self._posts.trouble(state.id):
            await self._host.exhibitions.pause(state.id)
        if state.live and self._posts.trouble(state.id) is Meaning.GONE:
            # Nobody could play there, and a clock may be running.
            with suppress(Refusal):
                await self._host.lifecycle.archive(state.id)
            return
        if not state.live and all([await self._private.settled(hand) for hand in hands]):
            self._hands.forget(state)
            self._films.forget(state.id)
            if not self._host.exhibitions.next_game_follows(state.id):
                await self._posts.ended(state.id)

    async def _message(
        self, state: TableState, *, followed: bool = False, overtaken: Overtaken = never
    ) -> tuple[ui.LayoutView, list[Upload]]:
        """Return the public message of a table and its files; ``followed`` if the next game has begun.

        Raises :class:`NotDrawn` if it was ``overtaken`` before its picture was drawn.
        """
        texts = table_texts(state)
        if state.daily:
            return daily_table_message(texts, state), []
        preferences = state.preferences_of(state.seat_of(state.host))
        changes = await self._pictures.changes(state)
        if changes.waiting:
            self._redraw_once_rated(state)
        filmed = self._films.take(state)
        drawn = filmed or (await self._pictures.draw(texts, state, preferences, changes, overtaken=overtaken), None)
        picture, film = drawn
        if state.guided and picture:
            whose, called = texts.say("guide-hand"), names(state, texts)
            news = [event.seen_by(LEARNER) for event in state.news]
            own = await self._painter.hand(
                state.views[LEARNER], called, whose, texts=texts, news=news, preferences=preferences
            )
            if own:
                return guide_message(texts.of(state.game), state, picture, own), [picture, own]
        hand = None
        if (seat := open_hand_seat(state)) is not None:
            whose = texts.say("exhibition-hand", plain_people(state, texts), seat=seat)
            hand = await self._painter.hand(state.views[seat], names(state, texts), whose, texts=texts, watched=True)
        message = table_message(texts, state, picture, film=film, hand=hand, followed=followed, changes=changes)
        return message, [upload for upload in (picture, film and film.picture, hand) if upload]

    def _redraw_once_rated(self, state: TableState) -> None:
        """Redraw the end of a game when its ratings have been computed, which may take longer than people wait."""

        async def redraw() -> None:
            await self._host.game_ratings.worked_out(state)
            if not (await self._pictures.changes(state)).waiting:
                await self.redraw(state.id)

        if state.id not in self._unrated:
            task = self._unrated[state.id] = asyncio.create_task(redraw(), name=f"late ratings {state.id}")
            task.add_done_callback(lambda _: self._unrated.pop(state.id, None))

    def _wants_film(self, state: TableState) -> bool:
        """Return whether the table's players want films, and a person acts next, so that there is time to see one."""
        wish = state.terms.film
        wanted = wish == "on" or (wish == "auto" and self._posts.in_thread(state))
        paced = state.exhibition is not None or self._host.autosteps.any_running(state.id)
        return wanted and state.live and not (paced or state.guided or state.computers_turn)

    def _note_waiting(self, state: TableState) -> None:
        """Note a table that other hands of its players link to; nobody is reminded of a deal of the day."""
        if state.daily is None:
            self._hands.waiting.note(state, self._posts.link(state))

    async def _show_hand(self, hand: tuple[str, int]) -> None:
        table_id, player = hand
        try:
            state = self._hand_snapshots.pop(hand, None) or await self._host.state(table_id)
        except Refusal:
            return
        seat = state.seat_of(player)
        if seat is not None:
            await self._hands.refresh(state, seat)

    def _show_hand_again(self, hand: tuple[str, int]) -> None:
        """Show a hand again as it is, without reading its table."""
        table_id, player = hand
        if known := self._hands.shown_to(player).get(table_id):
            self._hand_snapshots.setdefault(hand, known)
        self._private.poke(hand)

    def _show_hands_again(self, player: int, table_id: str) -> None:
        """Show a player's hands at other tables again."""
        for other in self._hands.shown_to(player):
            if other != table_id:
                self._show_hand_again((other, player))

    async def _quiet(self, table_id: str) -> TableState:
        """Return the newest snapshot.

        While only computers are to act, wait for them first, unless they wait for people.
        """
        loop = asyncio.get_running_loop()
        news = self._tables.news(table_id)
        until = loop.time() + _STEPS
        state = await self._newest(table_id)
        while True:
            paced = state.live and (state.exhibition is not None or self._host.autosteps.any_running(table_id))
            left = max(until, self._steady.get(table_id, 0.0) if paced else 0.0) - loop.time()
            if left <= 0 or not (paced or (state.computers_turn and not state.lull)):
                self._steady.pop(table_id, None)
                if paced:
                    self._steady[table_id] = loop.time() + STEADY
                return state
            try:
                await asyncio.wait_for(news.wait(), left)
            except TimeoutError:
                continue
            news.clear()
            state = await self._newest(table_id)

    async def _newest(self, table_id: str) -> TableState:
        """Return the last published snapshot; reads the table if there is none."""
        return self._published.pop(table_id, None) or await self._host.state(table_id)
