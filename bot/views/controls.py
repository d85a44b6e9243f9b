"""The buttons and selects themselves, and the one door through which every press comes in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ButtonStyle, ui

from bot import law
from bot.answers import answer
from bot.views.ids import TEMPLATE, Press


class Control(ui.DynamicItem[ui.Button[Any] | ui.Select[Any]], template=TEMPLATE):
    """A button or select of ours, known by its custom id alone."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was pressed."""
        assert isinstance(item, ui.Button | ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what the control says, and answers whatever happens."""
        press = Press.read(self.custom_id)
        assert press is not None
        values = self.item.values if isinstance(self.item, ui.Select) else []
        await answer(interaction, interaction.client.pressed(interaction, press, values))


def button(press: Press, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Control:
    """A button."""
    return Control(
        ui.Button(label=clip(label, law.BUTTON_LABEL), style=style, custom_id=press.custom_id, disabled=disabled)
    )


def select(press: Press, placeholder: str, options: Sequence[tuple[str, str]], *, most: int = 1) -> Control:
    """A select of ``options`` (label and value), of which up to ``most`` may be chosen."""
    listed = [discord.SelectOption(label=clip(label, law.SELECT_LABEL), value=value) for label, value in options]
    chooser: ui.Select[Any] = ui.Select(
        custom_id=press.custom_id,
        placeholder=clip(placeholder, law.SELECT_PLACEHOLDER),
        options=listed,
        max_values=min(most, len(listed)),
    )
    return Control(chooser)


def rows(controls: Sequence[Control]) -> list[ui.ActionRow[Any]]:
    """Buttons in as few rows as hold them."""
    width = law.ROW_BUTTONS
    return [ui.ActionRow(*controls[start : start + width]) for start in range(0, len(controls), width)]


def clip(text: str, most: int) -> str:
    """A text, cut to what Discord takes."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
