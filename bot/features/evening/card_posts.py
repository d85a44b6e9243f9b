"""Posts the card of an evening that has ended: once, even if the process dies meanwhile, and without a notification."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import discord

from bot.features.evening.card import evening_card
from bot.host.evenings import GAP
from bot.table.delivery.channel_posts import ChannelPosts, Content, need_unreachable
from bot.table.delivery.requests import best_effort
from bot.table.services import Services
from bot.ui.languages import server_texts
from data.store import EveningRow


class _Card(NamedTuple):
    """The card of an evening, and what it says."""

    evening: EveningRow
    said: tuple[str, ...]

    @property
    def channel_id(self) -> int:
        return self.evening.channel_id

    @property
    def begun_at(self) -> float:
        return self.evening.last_at + GAP

    @property
    def message_id(self) -> int | None:
        return self.evening.card_message


class CardPosts:
    """Posts cards in the channels of their evenings."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._services = services
        self._kept: ChannelPosts[_Card] = ChannelPosts(client, self._record, _is_of, _named)

    async def post(self, row: EveningRow) -> None:
        """Post the card of an evening, unless it is there already, the server wants none or refuses it."""
        content, found = await self._drawn(row), None
        if content is not None:
            card = _Card(row, _texts_of(content.message.children))
            found = await self._kept.find(card)
            if found is None:
                try:
                    await self._kept.send(card, content, quiet=True)
                except discord.HTTPException as error:
                    need_unreachable(error, f"the card of evening {row.id}")
                else:
                    return
        await self._services.host.evenings.record_card(row, found)

    async def correct(self, row: EveningRow) -> None:
        """Draw the posted card of an evening again, because other games count; delete it if there is nothing left."""
        if row.card_message is None:
            return
        card = _Card(row, ())
        if content := await self._drawn(row):
            await best_effort(self._kept.edit(card, content))
        else:
            await best_effort(self._kept.channel(card).get_partial_message(row.card_message).delete())

    async def _drawn(self, row: EveningRow) -> Content | None:
        host = self._services.host
        tables = [table.id for table in (await host.evenings.read(row)).tables]
        texts = await server_texts(host.servers, row.guild_id)
        return await evening_card(host, self._services.painter, texts, row.guild_id, tables)

    async def _record(self, card: _Card, message_id: int | None) -> None:
        await self._services.host.evenings.record_card(card.evening, message_id)


def _named(card: _Card) -> tuple[str, ...]:
    return ("evening card", str(card.evening.id))


def _is_of(message: discord.Message, card: _Card) -> bool:
    """Return whether a message is the card: it has no button of its own, so its texts tell."""
    return _texts_of(message.components) == card.said


def _texts_of(components: Iterable[Any]) -> tuple[str, ...]:
    """Return the texts of components, and of those nested in them."""
    found: list[str] = []
    for component in components:
        if text := getattr(component, "content", ""):
            found.append(text)
        found += _texts_of(getattr(component, "children", ()))
    return tuple(found)
