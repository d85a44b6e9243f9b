"""Keeps the boards of servers up to date, each in one message of the channel that the server has chosen.

The podium of a season that was closed is posted there too, once, and the summary of a week.

A message is edited soon after a result, but at most every five minutes, far from Discord's limits for edits of old
messages. Only the process that looks after a server does so. A message that somebody deletes is not sent again by
itself, as with the post of the day: only moderators can delete it, and many of them cannot change settings. ``/server``
brings it back.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

import discord

from bot.features.boards.kept_message import (
    KeptBoard,
    is_kept_message,
    kept_board,
    kept_message,
    kept_press,
    podium_message,
    podium_of,
)
from bot.features.boards.tournament_board import KeptTournament, shown_tournament, tournament_content
from bot.features.boards.week_message import week_message
from bot.host.refusals import Refusal
from bot.host.server_boards import SEASON, TOURNAMENT, WEEK, ServerPlan
from bot.host.tournaments.tournament import BEFORE, Tournament
from bot.host.weekly import WeekSummary
from bot.recent import Recent
from bot.table.delivery.channel_posts import HELD_UP, PAUSE, ChannelPosts, Content, need_unreachable
from bot.table.delivery.due import DueTimes, Every
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.languages import server_texts
from data.store import ServerPostRow
from render import Podium

_AT_ONCE = 2
"""Servers begun in a second: 1,000 that are overdue take eight minutes."""
_LOOK = 60.0
"""Seconds between two looks at what servers want."""
_POLL = 15.0
"""Seconds between two looks for results."""
EDITS_APART = 300.0
"""The least seconds between two edits of a server's boards."""
_ANYWAY = 3600.0
"""Seconds after which a server's boards are read again without a result: moderators and closed days change them too."""
_COUNTING = 30.0
"""Seconds after which ratings that are still being counted are read again."""
_KEPT = 10_000
"""Servers whose last edit is remembered, and messages whose board is."""
_END = 2.0
"""Seconds that running work may take during shutdown."""
_Shown: TypeAlias = KeptBoard | KeptTournament | Podium | WeekSummary
"""What a message shows, apart from its picture."""


class BoardMessages(FeatureService):
    """The boards of the servers that this process looks after."""

    def __init__(self, client: discord.Client, services: Services, clock: Callable[[], float]) -> None:
        self._client, self._services, self._clock = client, services, clock
        self._boards = services.host.server_boards
        self._kept = ChannelPosts(client, self._boards.record, is_kept_message, _named)
        self._due: DueTimes[int] = DueTimes()
        """By server: when to look at its messages."""
        self._read_at: Recent[int, float] = Recent(_KEPT)
        """By server: when its boards were read last."""
        self._edited: Recent[int, float] = Recent(_KEPT)
        """By server: when a message was edited last."""
        self._known: Recent[int, _Shown] = Recent(_KEPT)
        """By message: what it shows. That is not drawn again while it is unchanged."""
        self._last_result: int | None = None
        self._next_look, self._next_poll = Every(_LOOK), Every(_POLL)
        self._looking = Workers("board look", self._look)
        self._working = Workers("board messages", self._work)

    async def start(self) -> None:
        """Look at everything with the next tick: this process may look after more servers now."""
        self._next_look.at_once()
        self._next_poll.at_once()
        self._read_at.clear()

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        await self._looking.stop(_END)
        await self._working.stop(_END)

    def tick(self) -> None:
        """Begin what is due; a listener of the clocks."""
        now = self._clock()
        if self._next_look.has_come(now):
            self._looking.poke("plans")
        if self._next_poll.has_come(now):
            self._looking.poke("results")
        for guild_id in self._due.take(now, _AT_ONCE):
            self._working.poke(guild_id)

    def settings_changed(self, guild_id: int) -> None:
        """Send, edit or delete the messages of a server at once, because other things are wanted or count."""
        self._working.poke(guild_id)

    def tournament_changed(self, tournament: Tournament) -> None:
        """Show soon how a tournament stands; a listener of tournaments."""
        if tournament.phase not in BEFORE and self._services.host.duty.has(tournament.guild_id):
            self._edit_soon(tournament.guild_id)

    def write_again(self) -> None:
        """Write all boards again, because a person is not to be named, or may be named again.

        Another process writes its boards again within an hour.
        """
        self._looking.poke("names")

    async def _look(self, what: str) -> None:
        now = self._clock()
        if what == "results":
            self._last_result, played = await self._boards.servers_played(self._last_result)
            for guild_id in played:
                self._edit_soon(guild_id)
            return
        for plan in await self._boards.plans():
            overdue = what == "names" or now - self._read_at.get(plan.guild_id, 0.0) >= _ANYWAY
            if plan.is_behind or plan.is_due(now) or ((plan.wanted or plan.wants_weeks) and overdue):
                self._due.setdefault(plan.guild_id, now)

    def _edit_soon(self, guild_id: int) -> None:
        self._due.setdefault(guild_id, max(self._clock(), self._edited.get(guild_id, 0.0) + EDITS_APART))

    async def _work(self, guild_id: int) -> None:
        """Send, edit or delete the messages of a server."""
        if not self._services.host.duty.has(guild_id):
            return
        self._read_at[guild_id] = self._clock()
        try:
            plan = await self._boards.plan(guild_id)
            for row in plan.unwanted:
                await self._remove(row)
            for kind in plan.wanted:
                await self._follow(plan, kind)
            if season := plan.posts.get(SEASON):
                await self._follow_once(plan, season)
            await self._follow_week(plan)
        except Refusal:
            pass  # this process is stopping
        except discord.HTTPException as error:
            need_unreachable(error, f"a board of server {guild_id}")
            self._due[guild_id] = self._clock() + PAUSE

    async def _follow(self, plan: ServerPlan, kind: str) -> None:
        """Edit the message of a board, or send it."""
        row = plan.posts.get(kind)
        if row is not None and row not in plan.unwanted:
            await self._show(plan, row)
        elif begun := await self._boards.begin(plan, kind):
            await self._send(begun, await self._shown(plan, begun))

    async def _follow_week(self, plan: ServerPlan) -> None:
        """Send the summary of the last week, or edit it, because others may be named in it."""
        row = plan.posts.get(WEEK)
        if plan.is_due(self._clock()):
            if begun := await self._boards.begin_week(plan):
                await self._send(begun, await self._shown(plan, begun))
        elif row is not None and (plan.wants_weeks or row.message_id is not None):
            await self._follow_once(plan, row)

    async def _follow_once(self, plan: ServerPlan, row: ServerPostRow) -> None:
        """Send a podium or summary that was begun, or edit it, because others may be named in it."""
        unsent = row.message_id is None and not row.lost
        if unsent and (plan.channel is None or self._boards.is_late(row)):
            await self._boards.record(row, None)
        elif plan.channel is not None:
            try:
                await self._show(plan, row)
            except discord.NotFound:
                await self._boards.record(row, None)  # its channel has been deleted

    async def _show(self, plan: ServerPlan, row: ServerPostRow) -> None:
        """Edit a message, or find out whether it was sent, and send it if not."""
        if row.lost:
            return
        if row.message_id is None and (found := await self._kept.find(row)) is not None:
            await self._boards.record(row, found)
            row = row._replace(message_id=found)
        shown = await self._shown(plan, row)
        if row.message_id is None:
            await self._send(row, shown)
        elif shown is not None and shown != self._known.get(row.message_id):
            edited = await self._kept.edit(row, await self._drawn(row, shown))
            if edited == "held up":
                self._due[row.guild_id] = self._clock() + HELD_UP
            elif edited != "lost":
                self._note(row.guild_id, row.message_id, shown)

    async def _send(self, row: ServerPostRow, shown: _Shown | None) -> None:
        if shown is None:
            await self._boards.record(row, None)
            return
        sent = await self._kept.send(row, await self._drawn(row, shown), quiet=True)
        self._note(row.guild_id, sent, shown)

    def _note(self, guild_id: int, message_id: int, shown: _Shown) -> None:
        self._known[message_id], self._edited[guild_id] = shown, self._clock()

    async def _shown(self, plan: ServerPlan, row: ServerPostRow) -> _Shown | None:
        """Return what a message shows now; ``None`` if there is nothing to show."""
        if row.kind == WEEK:
            return await self._boards.read_week(plan)
        if row.kind == TOURNAMENT:
            return KeptTournament(await shown_tournament(self._client, self._services, row.guild_id, row.channel_id))
        board = await self._boards.read(plan, row)
        if row.kind == SEASON:
            return podium_of(await self._texts(row), row, board)
        if board.waiting:
            self._due[plan.guild_id] = self._clock() + _COUNTING
        return kept_board(await self._texts(row), board)

    async def _drawn(self, row: ServerPostRow, shown: _Shown) -> Content:
        texts = await self._texts(row)
        if isinstance(shown, WeekSummary):
            return Content(week_message(texts, shown, kept_press(row)))
        if isinstance(shown, KeptTournament):
            return await tournament_content(self._services.painter, texts, shown, kept_press(row))
        if isinstance(shown, Podium):
            picture = await self._services.painter.podium(shown, texts=texts)
            message = podium_message(texts, row, shown, picture)
        else:
            table = shown.table
            picture = await self._services.painter.board(
                table.title,
                table.columns,
                table.rows,
                texts=texts,
                subtitle=table.subtitle,
                note=table.note,
                by=table.by,
            )
            message = kept_message(texts, row, shown, picture)
        return Content(message, (picture,) if picture else ())

    async def _texts(self, row: ServerPostRow) -> Texts:
        return await server_texts(self._services.host.servers, row.guild_id)

    async def _remove(self, row: ServerPostRow) -> None:
        """Delete a message that is wanted no more. One in a channel that the bot has lost stays there."""
        message_id = row.message_id or (None if row.lost else await self._kept.find(row))
        if message_id is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                await self._kept.channel(row).get_partial_message(message_id).delete()
        await self._boards.drop(row)


def _named(row: ServerPostRow) -> tuple[str, ...]:
    """Return what makes the nonce of a message. A dropped kind begins again with edition 1, at another time."""
    return ("server post", row.kind, str(row.edition), str(row.begun_at))


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> BoardMessages:
    """Return the service of a bot."""
    messages = BoardMessages(client, services, clock)
    services.host.clocks.on_tick.append(messages.tick)
    services.host.tournaments.on_change.append(messages.tournament_changed)
    services.host.moderation.on_moderated.append(lambda act: messages.settings_changed(act.guild_id))
    return messages
