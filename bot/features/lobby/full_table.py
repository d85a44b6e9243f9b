"""Joining a full table: why it can't be done, the offer to tell when a seat is free, and that message.

The store keeps the waiting people, so a restart loses nobody.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence

import discord
from discord import ButtonStyle, ui

from bot.host.host import Host
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.table.context import context_of
from bot.table.delivery.requests import nonce
from bot.table.delivery.table_posts import TablePosts
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.components import FELT, Layout, button, container
from bot.ui.custom_ids import Press
from bot.ui.languages import table_texts
from bot.ui.names import people
from bot.ui.replies import Handler, Interaction, acknowledge, edit, show
from data.store import Status

_log = logging.getLogger(__name__)
AWAIT = "await"
"""The word of the presses; the second word is ``yes`` or ``no``."""
_TOLD = 20
"""The greatest number of people mentioned in one message. The others keep waiting: the seat is soon taken."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


def full_table_message(texts: Texts, state: TableState, link: str) -> ui.LayoutView:
    """Return the seated people, the hint that the table at ``link`` can be watched, and a button for a free seat."""
    names = [name for name in people(state, texts).names if name]
    told = texts.say("full-table", players=texts.joined(names), link=link)
    return _message(texts, state, told, "yes")


def awaited_message(texts: Texts, state: TableState, *, wanted: bool) -> ui.LayoutView:
    """Return the answer to a person who asked to be told of a free seat, or no longer, with the button to change it."""
    told = texts.say("full-awaited" if wanted else "full-not-awaited")
    return _message(texts, state, told, "no" if wanted else "yes")


def seat_freed_text(texts: Texts, state: TableState, link: str, mentions: str) -> str:
    """Return the message that a seat is free, for people who asked to be told."""
    return texts.say("seat-freed", called=texts.called(state.game, state.preset), link=link, mentions=mentions)


def _message(texts: Texts, state: TableState, text: str, answer: str) -> ui.LayoutView:
    style = ButtonStyle.primary if answer == "yes" else ButtonStyle.secondary
    control = button(Press.at(state, f"{AWAIT}.{answer}"), texts.say(f"button-await-{answer}"), style)
    return Layout(container(FELT, ui.TextDisplay(text), ui.ActionRow(control)))


class FreeSeats(FeatureService):
    """Mentions people who wait for a seat, in the table's channel."""

    def __init__(self, client: discord.Client, host: Host, posts: TablePosts) -> None:
        self._client, self._host, self._posts = client, host, posts
        self._workers = Workers("free seat", self._work)

    async def start(self) -> None:
        """Tell of seats that became free before the start."""
        for table_id in await self._host.lobby.awaited_tables():
            self._workers.poke(table_id)

    def changed(self, change: Change) -> None:
        """Tell of a seat that is free now; a change listener of the host."""
        state = change.state
        if state.awaited and not _waits(state) and self._host.duty.has(state.guild_id):
            self._workers.poke(state.id)

    async def stop(self) -> None:
        """Stop the workers; cancel those that take too long."""
        await self._workers.stop(_END)

    async def _work(self, table_id: str) -> None:
        try:
            state = await self._host.state(table_id)
        except Refusal:
            return
        if _waits(state) or not self._host.duty.has(state.guild_id):
            return
        waits = await self._host.lobby.seat_waits(table_id)
        told = waits[:_TOLD] if state.status is Status.OPEN else waits
        if state.status is Status.OPEN and told:
            await self._tell(state, dict(told))
        # Forgotten only now: after a crash they are told again, and Discord drops the second message by its nonce.
        await self._host.lobby.end_seat_waits(table_id, [player for player, _ in told])

    async def _tell(self, state: TableState, waits: dict[int, float]) -> None:
        """Mention the waiting players who have no seat."""
        found = await self._host.people.by_number([*waits])
        called = {
            player: each.discord_id
            for player in waits
            if (each := found.get(player)) and each.discord_id is not None and state.seat_of(player) is None
        }
        if not called:
            return
        texts = table_texts(state).of(state.game)
        mentions = texts.joined(f"<@{number}>" for number in called.values())
        users = [discord.Object(number) for number in called.values()]
        try:
            await self._client.get_partial_messageable(state.channel_id).send(
                seat_freed_text(texts, state, self._posts.link(state), mentions),
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
                nonce=nonce("free seat", state.id, *(f"{player} {waits[player]}" for player in called)),
                suppress_embeds=True,
            )
        except discord.HTTPException as error:
            _log.info("table %s: nobody could be told of a free seat: %s %s", state.id, error.status, error.code)


def _waits(state: TableState) -> bool:
    """Return whether the table is still full, so that people must keep waiting."""
    return state.status is Status.OPEN and state.full


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> FreeSeats:
    """Return the service of a bot."""
    return FreeSeats(client, services.host, services.posts)


async def offer_to_tell(interaction: Interaction, refusal: Refusal, state: TableState) -> None:
    """Offer to report a free seat if a table is full. Raises other refusals, and any from another server."""
    if refusal.note.code != "table-full" or interaction.guild_id != state.guild_id:
        raise refusal
    context = context_of(interaction)
    await show(interaction, full_table_message(context.texts, state, context.posts.link(state)))


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Note that the user wants to be told, or no longer does."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player, wanted = await context.player(), press.arguments == ["yes"]
    await context.table(press.table)
    state = await context.host.lobby.await_seat(press.table, player, interaction.guild_id, wanted=wanted)
    await edit(interaction, awaited_message(context.texts, state, wanted=wanted))


HANDLERS: Mapping[str, Handler] = {AWAIT: _handle}
