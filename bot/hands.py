"""The private hands: by direct message once a player has sat down, and wherever a player asked to see theirs.

A direct message is edited in place. Opening one is rationed, a closed one is remembered; then the hand is shown
on request, to that player alone, and kept up to date for as long as Discord allows.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from bot import law
from bot.answers import fill
from bot.host import Host, Refusal, TableState
from bot.law import Code, Meaning, meaning
from bot.people import names
from bot.pictures import Painter, Picture
from bot.posts import files, fingerprint, nonce
from bot.texts import Texts
from bot.views.hand import Mode, hand_message
from data.store import Player, Store
from engine.game import Seat

_log = logging.getLogger(__name__)

_TOKEN_LIFE = law.TOKEN_LIFE - 60.0
"""Seconds for which a private answer is kept up to date."""


class Panel(ABC):
    """One message that shows a seat's hand to its player."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.message: int | None = None
        self.mode: Mode | None = None
        self.note = ""
        self.offer_direct = False
        self.shown = ""
        self.picture = ""
        self.attachments: list[discord.Attachment] = []

    @abstractmethod
    async def write(self, message: ui.LayoutView, picture: Picture | None) -> discord.Message:
        """Makes the message be this one."""


class Whisper(Panel):
    """A hand in an answer that only one person sees. It can be edited while the interaction's token lives."""

    def __init__(self, interaction: discord.Interaction[Any], until: float, *, follow_up: bool) -> None:
        super().__init__()
        self.interaction = interaction
        self.until = until
        self.message: int | None = None
        self._follow_up = follow_up

    def renew(self, interaction: discord.Interaction[Any], until: float) -> None:
        """Goes on with the token of a press on this very message."""
        self.interaction, self.until, self._follow_up = interaction, until, False

    async def write(self, message: ui.LayoutView, picture: Picture | None) -> discord.Message:
        """Answers, or edits the answer."""
        attachments = files(picture, self.picture, self.attachments)
        if not self._follow_up:
            fill(self.interaction)
            return await self.interaction.edit_original_response(view=message, attachments=attachments)
        if self.message:
            return await self.interaction.followup.edit_message(self.message, view=message, attachments=attachments)
        new = [picture.file()] if picture else []
        return await self.interaction.followup.send(view=message, files=new, ephemeral=True, wait=True)


class Direct(Panel):
    """A hand in a direct message.

    After a press on it, it is edited by that press's token: the edits of a channel are rationed far more tightly.
    """

    def __init__(
        self,
        client: discord.Client,
        channel: int,
        message: int | None,
        *,
        name: str,
        clock: Callable[[], float],
        age: float,
    ) -> None:
        super().__init__()
        self.channel = channel
        self.message = message
        self._client = client
        self._name = name
        self._clock = clock
        self._age = age
        self._interaction: discord.Interaction[Any] | None = None
        self._until = 0.0

    def renew(self, interaction: discord.Interaction[Any], until: float) -> None:
        """Goes on with the token of a press on this very message."""
        self._interaction, self._until = interaction, until

    async def write(self, message: ui.LayoutView, picture: Picture | None) -> discord.Message:
        """Edits the message; sends a new one where there is none, or only one too old to be edited."""
        attachments = files(picture, self.picture, self.attachments)
        if self._interaction and self._clock() < self._until:
            try:
                return await self._interaction.edit_original_response(view=message, attachments=attachments)
            except discord.HTTPException as error:
                _log.info("a direct message is edited without its token: %s %s", error.status, error.code)
                self._interaction = None
                attachments = [picture.file()] if picture else []
        channel = self._client.get_partial_messageable(self.channel)
        old = self.message
        if old and self._clock() - discord.utils.snowflake_time(old).timestamp() < self._age:
            try:
                return await channel.get_partial_message(old).edit(view=message, attachments=attachments)
            except discord.HTTPException as error:
                if error.code not in (Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITS):
                    raise
        sent = await channel.send(
            view=message, files=[picture.file()] if picture else [], nonce=nonce(self._name, str(old))
        )
        self._interaction = None
        if old:
            await _quietly(channel.get_partial_message(old).delete())
        return sent


class Ration:
    """How many direct messages may be opened: few at a time, for many at once get a bot quarantined."""

    def __init__(self, most: int = 20, seconds: float = 1200.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._opened: deque[float] = deque()

    def take(self) -> bool:
        """Whether one more may be opened now; counts it if so."""
        now = self._clock()
        while self._opened and now - self._opened[0] >= self._seconds:
            self._opened.popleft()
        if len(self._opened) >= self._most:
            return False
        self._opened.append(now)
        return True

    def exhaust(self) -> None:
        """Discord says that it was too many: none for a while."""
        self._opened = deque([self._clock()] * self._most)


class Hands:
    """Every private hand that is being shown."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        host: Host,
        painter: Painter,
        say: Texts,
        *,
        anew_after: float = 3000.0,
        ration: Ration | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client, self._store, self._host, self._painter, self._say = client, store, host, painter, say
        self._anew_after = anew_after
        self._ration = ration or Ration()
        self._clock = clock
        self._direct: dict[tuple[str, Seat], Direct] = {}
        self._whispers: dict[tuple[str, Seat], Whisper] = {}
        self._opening = asyncio.Lock()

    async def refresh(self, state: TableState) -> None:
        """Brings every private hand of a table up to date."""
        ids = [row.player for row in state.seats if row.player is not None]
        players = await self._store.players(ids)
        await asyncio.gather(
            *(
                self._refresh(state, row.seat, players[row.player])
                for row in state.seats
                if row.player is not None and row.player in players
            )
        )
        if not state.live:
            self.forget(state)

    async def refresh_direct(self, state: TableState, seat: Seat) -> bool:
        """Brings a seat's direct message up to date; false where there can be none."""
        row = state.seats[seat]
        players = await self._store.players([row.player] if row.player is not None else [])
        try:
            return bool(players) and await self._send(state, seat, next(iter(players.values())))
        except discord.HTTPException:
            return False

    async def whisper(
        self,
        interaction: discord.Interaction[Any],
        state: TableState,
        seat: Seat,
        *,
        mode: Mode | None = None,
        note: str = "",
    ) -> None:
        """Shows a hand in an answer to an interaction, which must have been deferred. An earlier such answer goes."""
        response = interaction.response.type
        follow_up = response is not discord.InteractionResponseType.deferred_channel_message
        panel = Whisper(interaction, self._clock() + _TOKEN_LIFE, follow_up=follow_up)
        panel.mode, panel.note = mode, note
        panel.offer_direct = await self._is_closed(state, seat)
        former = self._whispers.get((state.id, seat))
        self._whispers[state.id, seat] = panel
        await self._show(panel, state, seat)
        if former and self._clock() < former.until and former.message:
            await _quietly(former.interaction.followup.delete_message(former.message))

    async def after_public_press(self, interaction: discord.Interaction[Any], state: TableState, seat: Seat) -> None:
        """Shows a hand to somebody who pressed a public button and has no private message that would show it."""
        whisper = self._whispers.get((state.id, seat))
        if (state.id, seat) not in self._direct and not (whisper and self._clock() < whisper.until):
            await self.whisper(interaction, state, seat)

    async def turn_to(
        self, interaction: discord.Interaction[Any], state: TableState, seat: Seat, mode: Mode | None
    ) -> None:
        """Shows something else in the private message whose button was pressed."""
        panel = self.pressed(interaction, state, seat)
        panel.mode = mode
        await self._show(panel, state, seat)

    def pressed(self, interaction: discord.Interaction[Any], state: TableState, seat: Seat) -> Panel:
        """The private message that a press came from, which can be edited by this press from now on."""
        message = interaction.message
        assert message is not None
        direct = self._direct.get((state.id, seat))
        until = self._clock() + _TOKEN_LIFE
        if direct and direct.message == message.id:
            direct.renew(interaction, until)
            return direct
        whisper = self._whispers.get((state.id, seat))
        if whisper is None or whisper.message != message.id:
            whisper = Whisper(interaction, 0.0, follow_up=False)
            whisper.message = message.id
            if message.flags.ephemeral:
                self._whispers[state.id, seat] = whisper
        whisper.renew(interaction, until)
        return whisper

    def forget(self, state: TableState) -> None:
        """Lets go of the hands of a table that has ended."""
        for seat in range(state.seat_count):
            self._direct.pop((state.id, seat), None)
            self._whispers.pop((state.id, seat), None)

    async def _refresh(self, state: TableState, seat: Seat, player: Player) -> None:
        await self._send(state, seat, player)
        whisper = self._whispers.get((state.id, seat))
        if whisper and self._clock() >= whisper.until:
            del self._whispers[state.id, seat]
        elif whisper:
            try:
                await self._show(whisper, state, seat)
            except discord.HTTPException as error:
                _log.info("a private answer is gone: %s %s", error.status, error.code)
                self._whispers.pop((state.id, seat), None)

    async def _send(self, state: TableState, seat: Seat, player: Player) -> bool:
        if player.dm_closed or player.discord_id is None:
            return False
        if not state.live and not state.seats[seat].hand_message:
            return False
        try:
            try:
                return await self._send_to(player.dm_channel or await self._open(player), state, seat)
            except discord.NotFound as error:
                if error.code != Code.UNKNOWN_CHANNEL:
                    raise
                self._direct.pop((state.id, seat), None)
                return await self._send_to(await self._open(player), state, seat)
        except discord.HTTPException as error:
            return await self._refused(state, seat, player, error)

    async def _send_to(self, channel: int | None, state: TableState, seat: Seat) -> bool:
        if channel is None:
            return False
        row = state.seats[seat]
        panel = self._direct.get((state.id, seat))
        if panel is None:
            message = row.hand_message if row.hand_channel == channel else None
            name = f"{state.id}.{seat}.{row.player}"
            panel = Direct(self._client, channel, message, name=name, clock=self._clock, age=self._anew_after)
            self._direct[state.id, seat] = panel
        before = panel.message
        await self._show(panel, state, seat)
        if panel.message != before:
            await self._store.hand_posted(state.id, seat, panel.channel, panel.message)
        return True

    async def _refused(self, state: TableState, seat: Seat, player: Player, error: discord.HTTPException) -> bool:
        what = meaning(error.code, error.status)
        _log.info("a hand could not be sent: %s %s (%s)", error.status, error.code, what)
        if what in (Meaning.CLOSED, Meaning.FORBIDDEN):
            self._direct.pop((state.id, seat), None)
            await self._store.set_dm(player.id, closed=True)
            await self._store.hand_posted(state.id, seat, None, None)
        elif error.code == Code.DIRECT_MESSAGES_TOO_FAST:
            self._ration.exhaust()
        else:
            raise error
        return False

    async def _open(self, player: Player) -> int | None:
        """The channel of a player's direct messages, opened if there is one left to open."""
        async with self._opening:
            if not self._ration.take():
                return None
            assert player.discord_id is not None
            user = self._client.get_user(player.discord_id) or await self._client.fetch_user(player.discord_id)
            channel = user.dm_channel or await user.create_dm()
        await self._store.set_dm(player.id, channel=channel.id)
        return channel.id

    async def _show(self, panel: Panel, state: TableState, seat: Seat) -> None:
        """Shows the newest state: whoever waited for the panel's lock may come with an old one."""
        async with panel.lock:
            try:
                state = await self._host.state(state.id)
            except Refusal:
                _log.info("table %s: showing the last state known", state.id)
            view = state.view(seat)
            picture = await self._painter.hand(view, names(state, self._say)) if view else None
            message = hand_message(
                self._say,
                state,
                seat,
                picture,
                where=self._where(state),
                mode=panel.mode,
                note=panel.note,
                offer_direct=panel.offer_direct,
            )
            shown = fingerprint(message, picture)
            if shown == panel.shown:
                return
            written = await panel.write(message, picture)
            panel.message = written.id
            panel.shown, panel.picture = shown, picture.digest if picture else ""
            panel.attachments = written.attachments

    async def _is_closed(self, state: TableState, seat: Seat) -> bool:
        row = state.seats[seat]
        players = await self._store.players([row.player] if row.player is not None else [])
        return any(player.dm_closed for player in players.values())

    def _where(self, state: TableState) -> str:
        guild = self._client.get_guild(state.guild_id)
        server = discord.utils.escape_markdown(guild.name) if guild else ""
        return self._say.say("hand-where", channel=f"<#{state.channel_id}>", server=server, game=state.game)


async def _quietly(request: Any) -> None:
    """Awaits what is only for tidiness."""
    try:
        await request
    except discord.HTTPException as error:
        _log.info("tidying up was refused: %s %s", error.status, error.code)
