"""Draws the messages of private hands: the picture, and everything below it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
from discord import ui

from bot.host.table.state import TableState
from bot.table.delivery.hands_elsewhere import ServerNames
from bot.table.delivery.painter import Overtaken, Painter, never
from bot.table.delivery.table_pictures import TablePictures
from bot.table.messages.endings import is_over
from bot.table.messages.hand import Mode, folded_message, hand_message
from bot.table.messages.waiting import Elsewhere
from bot.texts import Texts
from bot.ui.components import Upload
from bot.ui.languages import seat_texts
from bot.ui.names import names
from engine.types import Seat

DailyResult: TypeAlias = Callable[[TableState, Seat], Awaitable[tuple[ui.LayoutView, list[Upload]]]]


class HandDrawing:
    """Makes the messages that show a seat's hand."""

    def __init__(self, client: discord.AutoShardedClient, painter: Painter, pictures: TablePictures) -> None:
        self._painter, self._pictures = painter, pictures
        self._servers = ServerNames(client)
        self.daily_result: DailyResult | None = None
        """Draws what replaces a hand of a deal of the day that is over."""

    async def draw(
        self,
        state: TableState,
        seat: Seat,
        *,
        mode: Mode | None = None,
        note: str = "",
        offer_direct: bool = False,
        elsewhere: Elsewhere | None = None,
        overtaken: Overtaken = never,
    ) -> tuple[ui.LayoutView, list[Upload]]:
        """Return the message with a hand, and its files: see :func:`bot.table.messages.hand.hand_message`.

        Raises :class:`bot.table.delivery.painter.NotDrawn` if it was ``overtaken`` before drawing.
        """
        if state.daily and not state.live and self.daily_result:
            return await self.daily_result(state, seat)
        view, preferences, texts = state.view(seat), state.preferences_of(seat), seat_texts(state, seat)
        news = [event.seen_by(seat) for event in state.news]
        called = names(state, texts)
        over = view is not None and is_over(view)
        changes = await self._pictures.changes(state)
        picture = None
        if view and not over:
            marked = mode.marked(view) if mode else ()
            picture = await self._painter.hand(
                view,
                called,
                texts=texts,
                preferences=preferences,
                marked=marked,
                news=news,
                watched=not state.live,  # nobody is asked to act at a paused or closed table
                overtaken=overtaken,
            )
        table = None
        if state.seats[seat].guild_id is not None or over:
            table = await self._pictures.draw(texts, state, preferences, changes, seat=seat, overtaken=overtaken)
        message = hand_message(
            texts,
            state,
            seat,
            picture,
            where=self.where(state, texts),
            table=table,
            changes=changes,
            mode=mode,
            note=note,
            offer_direct=offer_direct,
            elsewhere=elsewhere,
        )
        return message, [each for each in (table, picture) if each]

    def line(self, state: TableState, seat: Seat) -> ui.LayoutView:
        """Return the one line that stays of an ended game."""
        texts = seat_texts(state, seat)
        return folded_message(texts.of(state.game), state, self.where(state, texts))

    def where(self, state: TableState, texts: Texts) -> str:
        """Return a line that names the table's channel, server and game."""
        server = self._servers.of(state.guild_id)
        called = texts.called(state.game, state.preset)
        if state.daily:
            ends, rounds = f"<t:{int(state.daily.ends_at)}:t>", state.daily.rounds
            return texts.say("daily-where", called=called, rounds=rounds, ends=ends)
        return texts.say("hand-where", channel=f"<#{state.channel_id}>", server=server, called=called)

    async def learn_server(self, state: TableState) -> None:
        """Find out the name of a table's server, to be called before drawing."""
        if state.daily is None:
            await self._servers.learn(state.guild_id)
