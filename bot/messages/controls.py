"""The buttons and selects themselves, and the one door through which every press comes in."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Self, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.host import Refusal
from bot.messages.custom_ids import TEMPLATE, Press
from bot.replies import answer
from engine.cards import Card, parse

_ENTRY = 200
"""Characters that may be entered in a form."""
_ECHOED = 60
"""The most characters of what somebody typed that are said back."""


Item: TypeAlias = ui.Button[Any] | ui.Select[Any] | ui.ChannelSelect[Any]


class Control(ui.DynamicItem[Item], template=TEMPLATE):
    """A button or select of ours, known by its custom id alone."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was pressed."""
        assert isinstance(item, ui.Button | ui.Select | ui.ChannelSelect)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what the control says, and answers whatever happens."""
        press = Press.read(self.custom_id)
        assert press is not None
        values: list[str] = []
        if isinstance(self.item, ui.Select):
            values = self.item.values
        elif isinstance(self.item, ui.ChannelSelect):
            values = [str(channel.id) for channel in self.item.values]
        await answer(interaction, interaction.client.pressed(interaction, press, values))


def button(press: Press, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Control:
    """A button."""
    return Control(
        ui.Button(label=clip(label, limits.BUTTON_LABEL), style=style, custom_id=press.custom_id, disabled=disabled)
    )


def select(
    press: Press,
    placeholder: str,
    options: Sequence[tuple[str, str]],
    *,
    least: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
) -> Control:
    """A select of ``options`` (label and value), of which ``least`` to ``most`` may be chosen, and ``chosen`` are."""
    listed = [
        discord.SelectOption(label=clip(label, limits.SELECT_LABEL), value=value, default=value in chosen)
        for label, value in options
    ]
    chooser: ui.Select[Any] = ui.Select(
        custom_id=press.custom_id,
        placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
        options=listed,
        min_values=least,
        max_values=min(most, len(listed)),
    )
    return Control(chooser)


def channels(press: Press, placeholder: str, chosen: Collection[int]) -> Control:
    """A select of any number of the server's channels that can hold a table; ``chosen`` are."""
    kinds = [discord.ChannelType.text, discord.ChannelType.voice, discord.ChannelType.forum]
    chooser: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=press.custom_id,
        channel_types=kinds,
        placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
        min_values=0,
        max_values=limits.SELECT_OPTIONS,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in chosen],
    )
    return Control(chooser)


def form(press: Press, title: str, label: str, hint: str, text: str) -> ui.Modal:
    """A modal that asks for one text; what is entered comes back as a press of its own."""
    entry: ui.TextInput[Any] = ui.TextInput(custom_id="text", default=text, required=False, max_length=_ENTRY)
    asked: ui.Label[Any] = ui.Label(
        text=clip(label, limits.INPUT_LABEL), description=clip(hint, limits.LABEL_DESCRIPTION), component=entry
    )
    modal = ui.Modal(title=clip(title, limits.MODAL_TITLE), custom_id=press.custom_id, timeout=limits.TOKEN_LIFE)
    modal.add_item(asked)
    return modal


def entered(components: Iterable[Any]) -> list[str]:
    """The texts that were entered in a modal, from the components that came back."""
    found = []
    for part in components:
        inner = part.get("components") or [part.get("component", part)]
        found += [str(item["value"]) for item in inner if "value" in item]
    return found


def cards_in(typed: str) -> tuple[Card, ...]:
    """The cards that somebody typed. Refuses ``no-card`` with the word that is none."""
    try:
        return parse(typed)
    except ValueError as error:
        raise Refusal("no-card", word=clip(str(error), _ECHOED)) from error


def rows(controls: Sequence[Control]) -> list[ui.ActionRow[Any]]:
    """Buttons in as few rows as hold them."""
    width = limits.ROW_BUTTONS
    return [ui.ActionRow(*controls[start : start + width]) for start in range(0, len(controls), width)]


def clip(text: str, most: int) -> str:
    """A text, cut to what Discord takes."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
