"""The players' private hands: by direct message after they joined, or as a private answer when they ask.

A direct message is edited in place. New ones are rationed, and closed ones are remembered. A private answer is kept up
to date while its token lives.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot import limits
from bot.host.core import LIVE, Duty
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.limits import Code, Meaning, meaning
from bot.recent import Recent
from bot.table.delivery.direct_messages import DirectMessageQueue, DirectMessageRation
from bot.table.delivery.hand_drawing import DailyResult, HandDrawing
from bot.table.delivery.hand_order import EndedHands, HandOrder
from bot.table.delivery.hand_panels import DirectHand, EphemeralHand, HandPanel, NotSent
from bot.table.delivery.hands_elsewhere import HandsElsewhere
from bot.table.delivery.outlived_answers import OutlivedAnswers
from bot.table.delivery.painter import NotDrawn, Overtaken, Painter, never
from bot.table.delivery.requests import best_effort, fingerprint
from bot.table.delivery.table_pictures import TablePictures
from bot.table.delivery.waiting_tables import WaitingTables
from bot.table.messages.hand import Mode, farewell_message
from bot.ui.languages import player_texts, seat_texts, table_texts
from bot.ui.replies import answers_anew
from data.store import NotFound, Player, Store, TableRow
from engine.deal import is_lesson_deal
from engine.types import Seat

_log = logging.getLogger(__name__)

_TOKEN_LIFE = limits.TOKEN_LIFE - 60.0
"""Seconds during which a private answer is kept up to date."""
_KEPT = 10_000
"""The most players whose direct messages are remembered here."""
_SETTLING = 5.0
"""Seconds after a refusal during which an older snapshot may still say that direct messages are open."""


class HandMessages:
    """Every private hand on display."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        store: Store,
        painter: Painter,
        pictures: TablePictures,
        *,
        duty: Duty | None = None,
        repost_after: float = 3000.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client, self._store = client, store
        self._drawing = HandDrawing(client, painter, pictures)
        self._duty = duty or Duty.alone()
        self.elsewhere = HandsElsewhere()
        self._repost_after = repost_after
        self._clock = clock
        self.queue = DirectMessageQueue(DirectMessageRation(store, clock=clock))
        self.waiting = WaitingTables(self._duty, self.direct_link)
        self.order = HandOrder(clock, self.waiting)
        self.ended = EndedHands(client, store, self._drawing, drop=self.drop)
        self.read_table: Callable[[str], Awaitable[TableState]] | None = None
        """Reads the snapshot of an ended table."""
        self.on_picker: Callable[[str, int], None] = lambda table_id, user_id: None
        """Called when a picker is opened, with the table and the Discord user: they are not reminded while choosing."""
        self._direct: dict[tuple[str, int], DirectHand] = {}
        self._ephemeral: dict[tuple[str, int], EphemeralHand] = {}
        """Both are keyed by table and player, because a seat may change players."""
        self._outlived = OutlivedAnswers(clock)
        self._panels: WeakValueDictionary[int, HandPanel] = WeakValueDictionary()
        """By message id, while in use: two panels of one message would drop each other's picture."""
        self._channels: Recent[int, int] = Recent(_KEPT)
        """Direct message channels opened by this process, by player."""
        self._refused_until: Recent[int, float] = Recent(_KEPT)
        """By player: until when their direct messages count as closed, whatever a snapshot says."""

    def draw_daily_results(self, draw: DailyResult) -> None:
        """Show the results that ``draw`` returns in place of the hands of finished deals of the day."""
        self._drawing.daily_result = draw

    async def refresh(self, state: TableState, seat: Seat) -> None:
        """Update a seat's private hand wherever it is shown. Calls for one seat must not overlap."""
        player = state.players[seat]
        if player and self._duty.direct:
            await self._send(state, seat, player)
        key = _key(state, seat)
        replaces = key not in self._ephemeral and self._is_closed(state, seat)
        if replaces and (outlived := self._outlived.take(state, key[1])):
            self._ephemeral[key] = outlived
        answer = self._ephemeral.get(key)
        if answer and not await self._stays_back(answer, state, seat):
            await self._refresh_answer(answer, state, seat)
            if answer.message and (outlived := self._outlived.take(state, key[1])):
                await outlived.delete()

    async def _stays_back(self, answer: EphemeralHand, state: TableState, seat: Seat) -> bool:
        """Return whether a stand-by answer is not needed, or not yet. Deletes it once the hand was sent."""
        if not answer.stands_by:
            return False
        if state.begun and not self._duty.direct:
            sent: bool | None = state.seats[seat].hand_message is not None
            if not (sent or answer.message):
                sent = await self.elsewhere.sent(self.read_table, state, seat)
            if sent:
                await self._delete_stand_in(_key(state, seat))
                return True
            if sent is None:
                answer.note, answer.offer_direct = seat_texts(state, seat).say("dm-closed"), True
        return not (answer.message or state.begun)

    async def _refresh_answer(self, answer: EphemeralHand, state: TableState, seat: Seat) -> None:
        """Update a private answer, or forget it once it cannot be edited any more."""
        if self._clock() < answer.until:
            try:
                await self._show(answer, state, seat)
                return
            except discord.HTTPException as error:
                _log.info("a private answer can no longer be edited: %s %s", error.status, error.code)
        key = _key(state, seat)
        if self._ephemeral.get(key) is answer:  # another one may have taken its place meanwhile
            del self._ephemeral[key]

    def expect(self, state: TableState) -> None:
        """Take note of a snapshot that will be shown: pictures of older ones that still wait are not drawn."""
        for seat in range(state.seat_count):
            for panel in self._panels_of(*_key(state, seat)):
                panel.newest = state.newer(panel.newest) if panel.newest else state

    async def refresh_direct(self, state: TableState, seat: Seat) -> bool:
        """Update or send a seat's direct message; false if that cannot be done."""
        return await self._try_send(state, seat, state.players[seat])

    def stands_in_direct_messages(self, state: TableState, seat: Seat) -> bool:
        """Return whether a seat's hand is shown in the direct messages."""
        panel = self._direct.get(_key(state, seat))
        return bool(panel.message if panel else state.seats[seat].hand_message)

    async def try_direct(self, state: TableState, seat: Seat) -> bool:
        """Update or send a seat's direct message, even if direct messages were closed at the last attempt."""
        player = state.players[seat]
        if player is not None:
            self._refused_until.pop(player.id, None)
            await self._store.set_dm(player.id, closed=False)
            player = replace(player, dm_closed=False)
        return await self._try_send(state, seat, player, at_once=True)

    async def _try_send(self, state: TableState, seat: Seat, player: Player | None, *, at_once: bool = False) -> bool:
        if not self._duty.direct:
            known = state.seats[seat].hand_message or (player and player.dm_channel)
            wanted = not _on_request(state, seat) and (at_once or known or _needs_direct(state, seat))
            return bool(wanted and await self.elsewhere.sent(self.read_table, state, seat, at_once=at_once))
        try:
            return player is not None and await self._send(state, seat, player, at_once=at_once)
        except discord.HTTPException:
            return False

    async def show_privately(
        self,
        interaction: discord.Interaction[Any],
        state: TableState,
        seat: Seat,
        *,
        mode: Mode | None = None,
        note: str = "",
    ) -> None:
        """Show a hand as the private answer to a deferred interaction, and delete the previous such answer."""
        key = _key(state, seat)
        panel = self._ephemeral_panel(key[1], interaction, _TOKEN_LIFE, follow_up=not answers_anew(interaction))
        panel.mode, panel.note = mode, note
        panel.offer_direct = self._is_closed(state, seat)
        former = self._ephemeral.get(key) or self._outlived.take(state, key[1])
        self._ephemeral[key] = panel
        self._note_picker(interaction, state, mode)
        await self._show(panel, state, seat)
        if panel.message is None:
            raise Refusal("not-seated")  # the seat was given up meanwhile, so nothing was shown
        if former:
            await former.delete()

    async def show_after_public_press(
        self, interaction: discord.Interaction[Any], state: TableState, seat: Seat
    ) -> None:
        """Show the hand of a player who pressed a public button, unless it is in their direct messages.

        A private answer that shows it already may have been dismissed, and is replaced.
        """
        if state.guided:
            return
        key = _key(state, seat)
        former = self._ephemeral.get(key)
        standing_by = former is not None and former.stands_by and self._clock() < former.until
        if key not in self._direct and not standing_by and not await self.refresh_direct(state, seat):
            note = seat_texts(state, seat).say("dm-closed") if self._is_closed(state, seat) and not former else ""
            await self.show_privately(interaction, state, seat, note=note)

    def stand_by(self, interaction: discord.Interaction[Any], state: TableState, seat: Seat) -> None:
        """Show the hand as a private answer to this interaction if it cannot be sent by direct message when dealt."""
        panel = self._ephemeral_panel(state.seats[seat].player or 0, interaction, _TOKEN_LIFE, follow_up=True)
        panel.stands_by = True
        self._ephemeral.setdefault(_key(state, seat), panel)

    async def expect_hand(self, interaction: discord.Interaction[Any], state: TableState, seat: Seat) -> None:
        """Show the hand of a player who pressed a button once it is dealt: in direct messages, or else privately."""
        if not await self.refresh_direct(state, seat) and state.preferences_of(seat).where != "request":
            self.stand_by(interaction, state, seat)

    async def show_in_place(
        self, interaction: discord.Interaction[Any], state: TableState, seat: Seat, mode: Mode | None
    ) -> None:
        """Show a hand, or the choices of ``mode``, in the private message that was pressed."""
        panel = self.pressed(interaction, state, seat)
        panel.mode = mode
        before = panel.message
        self._note_picker(interaction, state, mode)
        await self._show(panel, state, seat)
        await self._note_move(panel, state, seat, before)

    def leave_to_next_change(self, interaction: discord.Interaction[Any], state: TableState, seat: Seat) -> bool:
        """Drop the choices of the pressed message, which the next change of the table will show without them.

        False if the message is shown only when it is pressed.
        """
        panel, key = self.pressed(interaction, state, seat), _key(state, seat)
        if panel is self._direct.get(key):
            kept = not _on_request(state, seat) and not self._is_closed(state, seat)
        else:
            kept = panel is self._ephemeral.get(key)
        if kept:
            panel.mode = None
        return kept

    def _note_picker(self, interaction: discord.Interaction[Any], state: TableState, mode: Mode | None) -> None:
        if mode:
            self.on_picker(state.id, interaction.user.id)

    def pressed(self, interaction: discord.Interaction[Any], state: TableState, seat: Seat) -> HandPanel:
        """Return the private message that was pressed. From now on it is edited with this press's token."""
        message = interaction.message
        assert message is not None
        key = _key(state, seat)
        self.order.pressed(key[1], message.id)
        row = state.seats[seat]
        direct = self._direct.get(key)
        if direct is None and row.hand_channel and row.hand_message == message.id:
            # Pressed before the first refresh after a start: a second panel for the message would race the first.
            direct = self._direct[key] = self._direct_panel(state, seat, row.hand_channel, row.hand_message)
        panel = direct if direct and direct.message == message.id else self._panels.get(message.id)
        if panel is None or panel.dismissed:
            panel = self._ephemeral_panel(key[1], interaction, 0.0, follow_up=False)
            panel.message = message.id
            self._panels[message.id] = panel
        if isinstance(panel, EphemeralHand) and message.flags.ephemeral:
            self._ephemeral[key] = panel
            self._outlived.drop(panel)
        panel.renew(interaction, self._clock() + _TOKEN_LIFE)
        return panel

    async def dismiss(
        self, state: TableState, seat: Seat, told: str = "done-left", *, may_return: bool = False
    ) -> None:
        """Replace the hand of a player who lost their seat by a note; ``state`` is the table before that."""
        key, row = _key(state, seat), state.seats[seat]
        if self._duty.direct:
            place = (row.hand_channel, row.hand_message)
            await self.dismiss_direct(state, seat, key[1], place, told, may_return=may_return)
        else:
            self.elsewhere.dismiss(state, seat, told, may_return=may_return)
        if panel := self._ephemeral.pop(key, None):
            # A stand-by panel shows nothing yet, and a player who left has already been told.
            if panel.stands_by and not panel.message and told != "done-freed":
                panel.dismissed = True
            else:
                await self._say_farewell(panel, state, told, may_return=may_return)

    async def dismiss_direct(
        self,
        state: TableState,
        seat: Seat,
        player: int,
        place: tuple[int | None, int | None],
        told: str,
        *,
        may_return: bool,
    ) -> None:
        """Do the same for the direct message, which has this ``place`` unless this process knows a later one."""
        panel = self._direct.pop((state.id, player), None)
        if panel is None and place[0] and place[1]:
            panel = self._direct_panel(state, seat, place[0], place[1], player)
        if panel:
            before = panel.message
            await self._say_farewell(panel, state, told, may_return=may_return)
            if may_return and panel.message != before:
                # An old message was replaced. The hand comes back there.
                await self._note(state.id, seat, panel.channel, panel.message)

    async def _say_farewell(self, panel: HandPanel, state: TableState, told: str, *, may_return: bool) -> None:
        panel.dismissed = True
        async with panel.lock:
            known = (await self._store.players([panel.player])).get(panel.player)
            texts = player_texts(known) if known else table_texts(state)
            where = self._drawing.where(state, texts)
            left = farewell_message(texts.of(state.game), state, where, told, may_return=may_return)
            with suppress(discord.HTTPException):
                panel.message = (await panel.write(left, ())).id

    async def take_away(self, player: Player, tables: Iterable[TableState | TableRow]) -> None:
        """Delete the direct messages with a player's hands at these tables, and stop showing them."""
        for table in tables:
            if not self._duty.direct:
                self.elsewhere.take_away(table.id, player.id)
            panel = self.drop(table.id, player.id)
            row = next((row for row in table.seats if row.player == player.id), None)
            async with panel.lock if panel else nullcontext():
                standing = {(row.hand_channel, row.hand_message)} if row else set()
                standing |= {(panel.channel, panel.message)} if panel else set()
                for channel, message in standing:
                    if channel and message:
                        await best_effort(self._message(channel, message).delete())

    def drop(self, table_id: str, player: int) -> DirectHand | None:
        """Stop keeping a hand's direct message up to date, and return its panel."""
        panel = self._direct.pop((table_id, player), None)
        if panel:
            panel.dismissed = True
        return panel

    def leave(self) -> list[tuple[str, int]]:
        """Forget all direct messages, because another process sends them now; return tables and players."""
        left = [*self._direct]
        self._direct.clear()
        self.queue.clear()
        self.waiting.clear()
        return left

    def distrust(self, table_id: str, player: int) -> None:
        """Write a player's hands at the next opportunity, even if they seem up to date."""
        for panel in self._panels_of(table_id, player):
            panel.distrust()

    def shows(self, table_id: str, player: int) -> bool:
        """Return whether this process keeps a hand of a player at a table up to date."""
        return bool(self._panels_of(table_id, player))

    def _panels_of(self, table_id: str, player: int) -> list[HandPanel]:
        key = (table_id, player)
        return [panel for panel in (self._direct.get(key), self._ephemeral.get(key)) if panel]

    def are_shown(self, table_id: str) -> bool:
        """Return whether any hand of a table is shown in a private answer of this process."""
        return any(key[0] == table_id for key in self._ephemeral)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    def forget(self, state: TableState) -> None:
        """Forget the hands of an ended table."""
        for key in (_key(state, seat) for seat in range(state.seat_count)):
            self._direct.pop(key, None)
            if answer := self._ephemeral.pop(key, None):
                self._outlived.keep(answer)

    async def _send(self, state: TableState, seat: Seat, player: Player, *, at_once: bool = False) -> bool:
        """Update or send a hand in the direct messages; false if it is not there afterwards.

        New direct messages are opened only for a hand that has been dealt, or ``at_once``.
        """
        if self.has_closed(player) or player.discord_id is None or _on_request(state, seat):
            return False
        if not (state.live or state.seats[seat].hand_message or _key(state, seat) in self._direct):
            return False
        try:
            try:
                known = player.dm_channel or self._channels.get(player.id)
                if known is None and not (at_once or _needs_direct(state, seat)):
                    return False
                return await self._send_to(known or await self._open(state, player), state, seat)
            except discord.NotFound as error:
                if error.code != Code.UNKNOWN_CHANNEL:
                    raise
                self._direct.pop((state.id, player.id), None)
                return await self._send_to(await self._open(state, player), state, seat)
        except discord.HTTPException as error:
            return await self._refused(state, seat, player, error)

    async def _send_to(self, channel: int | None, state: TableState, seat: Seat) -> bool:
        if channel is None:
            return False
        row = state.seats[seat]
        panel = self._direct.get(_key(state, seat))
        if panel is None:
            message = row.hand_message if row.hand_channel == channel else None
            panel = self._direct[_key(state, seat)] = self._direct_panel(state, seat, channel, message)
        before = panel.message
        if self.order.must_move(state.id, panel, self._hands_of(panel.player)):
            panel.move()
        await self._show(panel, state, seat)
        self.order.look_above(state.id, panel, self._hands_of(panel.player))
        await self._note_move(panel, state, seat, before)
        if before is None and panel.message:
            await self.ended.fold(state.id, panel, self.read_table)
        return self._direct.get(_key(state, seat)) is panel

    async def _note_move(self, panel: HandPanel, state: TableState, seat: Seat, before: int | None) -> None:
        """Store where a hand in the direct messages is, if it was sent or moved."""
        if not isinstance(panel, DirectHand):
            return
        if state.begun:  # one of an open table is no dead end
            self.order.stands(panel, before)
        if panel.message != before:
            self.waiting.changed(panel.player, state.id)
            await self._note(state.id, seat, panel.channel, panel.message)
            await self._delete_stand_in(_key(state, seat))

    def _hands_of(self, player: int) -> dict[str, DirectHand]:
        """Return a player's hands in direct messages, by table."""
        found = {table: self._direct.get((table, player)) for table in self.waiting.tables_of(player)}
        return {table: panel for table, panel in found.items() if panel}

    def direct_link(self, table_id: str, player: int) -> str:
        """Return the link to a player's direct message with a hand; empty if this process has sent none."""
        panel = self._direct.get((table_id, player))
        return f"https://discord.com/channels/@me/{panel.channel}/{panel.message}" if panel and panel.message else ""

    def shown_to(self, player: int) -> dict[str, TableState]:
        """Return the newest snapshots of a player's hands on display, by table."""
        tables = {*self.waiting.tables_of(player), *(table for table, whose in self._ephemeral if whose == player)}
        panels = ((table, panel) for table in tables for panel in self._panels_of(table, player))
        return {table: panel.newest for table, panel in panels if panel.newest}

    async def _delete_stand_in(self, key: tuple[str, int]) -> None:
        """Drop the private answer that stood by for the direct message, unless its buttons were pressed."""
        if (panel := self._ephemeral.get(key)) and panel.stands_by:
            del self._ephemeral[key]
            panel.dismissed = True
            async with panel.lock:
                await panel.delete()

    async def _note(self, table_id: str, seat: Seat, channel: int | None, message: int | None) -> None:
        """Store where a hand is shown, unless its seat was given up meanwhile."""
        with suppress(NotFound):
            await self._store.record_hand_post(table_id, seat, channel, message)

    def _ephemeral_panel(
        self, player: int, interaction: discord.Interaction[Any], life: float, *, follow_up: bool
    ) -> EphemeralHand:
        until, age = self._clock() + life, self._repost_after
        return EphemeralHand(player, interaction, until, follow_up=follow_up, clock=self._clock, age=age)

    def _direct_panel(
        self, state: TableState, seat: Seat, channel: int, message: int | None, former: int = 0
    ) -> DirectHand:
        """Return the panel of a direct message, of a ``former`` player or else of the seat's."""
        table, player = state.id, former or _key(state, seat)[1]
        name = f"{table}.{seat}.{player}"
        return DirectHand(player, self._client, channel, message, name=name, clock=self._clock, age=self._repost_after)

    async def _refused(self, state: TableState, seat: Seat, player: Player, error: discord.HTTPException) -> bool:
        what = meaning(error.code, error.status)
        _log.info("a hand could not be sent: %s %s (%s)", error.status, error.code, what)
        if what in (Meaning.CLOSED, Meaning.FORBIDDEN, Meaning.GONE):
            self._refused_until[player.id] = self._clock() + _SETTLING
            self._direct.pop((state.id, player.id), None)
            await self._store.set_dm(player.id, closed=True)
            await self._note(state.id, seat, None, None)
            if stand_in := self._ephemeral.get(_key(state, seat)):
                stand_in.note, stand_in.offer_direct = seat_texts(state, seat).say("dm-closed"), True
        elif error.code == Code.DIRECT_MESSAGES_TOO_FAST:
            await self.queue.ration.exhaust()
            self.queue.wait(state.id, player.id)
        else:
            raise error
        return False

    async def _open(self, state: TableState, player: Player) -> int | None:
        """Return the channel of a player's direct messages, or None while others come first."""
        first = not any(row.hand_message for row in state.seats)
        if player.discord_id is None or not await self.queue.may_open(state.id, player.id, first=first):
            return None
        channel = await self._client.create_dm(discord.Object(player.discord_id))
        self._channels[player.id] = channel.id
        await self._store.set_dm(player.id, channel=channel.id)
        return channel.id

    async def _show(self, panel: HandPanel, state: TableState, seat: Seat) -> None:
        """Show a snapshot, or the newest one that the panel was asked to show. Draws nothing twice."""
        if panel.newest and panel.newest.id == state.id:
            state = state.newer(panel.newest)
        panel.newest = newest = state
        async with panel.lock:
            try:
                await self._show_newest(panel, seat, lambda: panel.newest is not newest)
            except NotDrawn:
                await self._show_newest(panel, seat)

    async def _show_newest(self, panel: HandPanel, seat: Seat, overtaken: Overtaken = never) -> None:
        """Show the panel's newest snapshot. Raises :class:`NotDrawn` if it was ``overtaken`` before it was drawn."""
        state = panel.newest
        assert state is not None
        await self._drawing.learn_server(state)
        if panel.dismissed or state.seats[seat].player != panel.player:
            return  # the seat, and the hand, belong to someone else now
        if isinstance(panel, DirectHand) and not panel.message and self._direct.get(_key(state, seat)) is not panel:
            return  # refused meanwhile: another attempt would be refused, too
        if state.forgotten(seat) or (isinstance(panel, DirectHand) and _on_request(state, seat)):
            return
        mode = panel.mode
        if mode and mode.revision <= state.revision and not state.unchanged_since(mode.revision, seat):
            panel.mode = None
        elsewhere = self.waiting.elsewhere(panel.player, state.id) if state.live else None
        where = self._drawing.where(state, seat_texts(state, seat))
        asked = (state.number, panel.mode, panel.note, panel.offer_direct, where)
        # An old message would be sent anew, which notifies its player: not for another table.
        linked = panel.elsewhere if panel.is_old else elsewhere
        if (asked, linked) == (panel.asked, panel.elsewhere):
            return
        draw = partial(
            self._drawing.draw,
            state,
            seat,
            mode=panel.mode,
            note=panel.note,
            offer_direct=panel.offer_direct,
            overtaken=overtaken,
        )
        message, uploads = await draw(elsewhere=linked)
        shown = fingerprint(message, uploads)
        if shown == panel.shown.fingerprint:
            panel.state, panel.asked, panel.elsewhere = state, asked, linked
            return
        if linked != elsewhere:
            message, uploads = await draw(elsewhere=elsewhere)
            shown = fingerprint(message, uploads)
        if isinstance(panel, DirectHand):
            panel.stays = not state.live and await self._has_live_hand(panel)
        try:
            written = await panel.write(message, uploads)
        except NotSent:
            self._direct.pop(_key(state, seat), None)
            return
        panel.message = written.id
        self._panels[written.id] = panel
        panel.state, panel.asked, panel.elsewhere = state, asked, elsewhere
        panel.shown.note(shown, uploads, written)

    async def _has_live_hand(self, panel: DirectHand) -> bool:
        """Return whether a live game's hand is in the direct messages of a panel's player."""
        rows = await self._store.tables(player=panel.player, statuses=LIVE)
        standing = [seat.hand_message for row in rows for seat in row.seats if seat.player == panel.player]
        return any(message not in (None, panel.message) for message in standing)

    def _is_closed(self, state: TableState, seat: Seat) -> bool:
        player = state.players[seat]
        return player is not None and state.preferences_of(seat).where == "direct" and self.has_closed(player)

    def has_closed(self, player: Player) -> bool:
        """Return whether a player's direct messages were closed at the last attempt."""
        return player.dm_closed or self._clock() < self._refused_until.get(player.id, 0.0)


def _on_request(state: TableState, seat: Seat) -> bool:
    """Return whether a hand is shown only on request: the player prefers it, or a guided round shows it at the table.

    Players from another server cannot ask anywhere.
    """
    guided = state.guided or (not state.begun and is_lesson_deal(state.deals))
    wanted = guided or state.preferences_of(seat).where == "request"
    return wanted and state.seats[seat].guild_id is None


def _needs_direct(state: TableState, seat: Seat) -> bool:
    """Return whether there is a hand to show, or no other place to show anything."""
    return state.begun or state.seats[seat].guild_id is not None


def _key(state: TableState, seat: Seat) -> tuple[str, int]:
    """Return the table and the player of a seat; 0 for no player."""
    return state.id, state.seats[seat].player or 0
