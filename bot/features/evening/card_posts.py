"""Posts the card of an evening that has ended: once, even if the process dies meanwhile, and without a notification."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import discord

from bot import limits
from bot.features.evening.card import PostedCard, evening_card
from bot.host.evenings import GAP
from bot.limits import meaning
from bot.table.delivery.channel_posts import SKEW, UNREACHABLE
from bot.table.delivery.requests import NO_MENTIONS, best_effort, nonce
from bot.table.services import Services
from bot.ui.languages import server_texts
from data.store import EveningRow

_log = logging.getLogger(__name__)


class CardPosts:
    """Posts cards in the channels of their evenings."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client, self._services = client, services

    async def post(self, row: EveningRow) -> None:
        """Post the card of an evening, unless it is there already, the server wants none or refuses it."""
        card = await self._drawn(row)
        message_id = (await self._find(row, card) or await self._send(row, card)) if card else None
        await self._services.host.evenings.record_card(row, message_id)

    async def correct(self, row: EveningRow) -> None:
        """Draw the posted card of an evening again, because other games count; delete it if there is nothing left."""
        if row.card_message is None:
            return
        posted = self._client.get_partial_messageable(row.channel_id).get_partial_message(row.card_message)
        if card := await self._drawn(row):
            files = [picture.file() for picture in card.pictures]
            await best_effort(posted.edit(view=card.message, attachments=files, allowed_mentions=NO_MENTIONS))
        else:
            await best_effort(posted.delete())

    async def _drawn(self, row: EveningRow) -> PostedCard | None:
        host = self._services.host
        tables = [table.id for table in (await host.evenings.read(row)).tables]
        texts = await server_texts(host.servers, row.guild_id)
        return await evening_card(host, self._services.painter, texts, row.guild_id, tables)

    async def _send(self, row: EveningRow, card: PostedCard) -> int | None:
        """Send a card, and return its message; ``None`` if the channel refuses it."""
        try:
            sent = await self._client.get_partial_messageable(row.channel_id).send(
                view=card.message,
                files=[picture.file() for picture in card.pictures],
                nonce=nonce("evening card", str(row.id)),
                silent=True,
                allowed_mentions=NO_MENTIONS,
            )
        except discord.HTTPException as error:
            if meaning(error.code, error.status) not in UNREACHABLE:
                raise
            _log.info("evening %s: its card cannot be posted: %s %s", row.id, error.status, error.code)
            return None
        return sent.id

    async def _find(self, row: EveningRow, card: PostedCard) -> int | None:
        """Return the message of a card that was sent but not stored because the process died."""
        ended = datetime.fromtimestamp(row.last_at + GAP - SKEW, UTC)
        channel, said = self._client.get_partial_messageable(row.channel_id), _texts_of(card.message.children)
        try:
            async for message in channel.history(limit=limits.HISTORY, after=ended, oldest_first=True):
                if message.author == self._client.user and _texts_of(message.components) == said:
                    return message.id
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("evening %s: the channel's history cannot be read: %s", row.id, error.code)
        return None


def _texts_of(components: Iterable[Any]) -> list[str]:
    """Return the texts of components, and of those nested in them."""
    found: list[str] = []
    for component in components:
        if text := getattr(component, "content", ""):
            found.append(text)
        found += _texts_of(getattr(component, "children", ()))
    return found
