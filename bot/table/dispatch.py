"""The entry of every press: from discord.py to the application."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Self, TypeAlias

from discord import ui

from bot.ui.custom_ids import TEMPLATE, Press
from bot.ui.handler import Handler
from bot.ui.replies import Interaction, answer

_Item: TypeAlias = ui.Button[Any] | ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]


def press_item(handle: Handler) -> type[ui.DynamicItem[Any]]:
    """Return the class of pressed buttons and selects, recognized by custom id alone; ``handle`` handles the press."""

    class PressItem(ui.DynamicItem[_Item], template=TEMPLATE):
        @classmethod
        async def from_custom_id(cls, _interaction: Interaction, item: ui.Item[Any], _match: re.Match[str], /) -> Self:
            assert isinstance(item, ui.Button | ui.Select | ui.ChannelSelect | ui.RoleSelect)
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            press = Press.read(self.custom_id)
            assert press is not None
            values: list[str] = []
            if isinstance(self.item, ui.Select):
                values = self.item.values
            elif isinstance(self.item, ui.ChannelSelect | ui.RoleSelect):
                values = [str(chosen.id) for chosen in self.item.values]
            await answer(interaction, handle(interaction, press, values))

    return PressItem


def entered(components: Iterable[Any]) -> list[str]:
    """Return the texts entered in a modal, from the components that Discord sends back."""
    found = []
    for part in components:
        inner = part.get("components") or [part.get("component", part)]
        found += [str(item["value"]) for item in inner if "value" in item]
    return found
