"""Buttons, selects and forms, with custom ids that describe their effects."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.ui.custom_ids import Press

_ENTRY = 200
"""The most characters that a form takes."""

_NARROW = 4
"""The most characters of a label if five are to fit in a row on a phone."""
_PHONE_ROW = 4
"""The most short buttons that fit in a row on a phone."""
_PHONE_LETTERS = 31
"""The most letters in all labels of such a row."""

Control: TypeAlias = ui.Button[Any] | ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]


def button(press: Press, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Control:
    """Return a button."""
    return ui.Button(label=clip(label, limits.BUTTON_LABEL), style=style, custom_id=press.custom_id, disabled=disabled)


def select(
    press: Press,
    placeholder: str,
    options: Sequence[tuple[str, str]],
    *,
    least: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
    about: Mapping[str, str] = {},
) -> Control:
    """Return a select of ``options`` (label and value) for choosing ``least`` to ``most``; ``chosen`` are selected.

    ``about`` describes some of the values.

    If more than ``most`` are chosen, only the first are shown as chosen: Discord refuses the message otherwise.
    """
    shown = [value for _, value in options if value in chosen][:most]
    listed = [
        discord.SelectOption(
            label=clip(label, limits.SELECT_LABEL),
            value=value,
            description=clip(about.get(value, ""), limits.SELECT_DESCRIPTION) or None,
            default=value in shown,
        )
        for label, value in options
    ]
    return ui.Select(
        custom_id=press.custom_id,
        placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
        options=listed,
        min_values=least,
        max_values=min(most, len(listed)),
    )


def channel_select(press: Press, placeholder: str, chosen: Collection[int], *, most: int) -> Control:
    """Return a select of up to ``most`` of the server's channels that can hold a table; ``chosen`` are selected."""
    kinds = [discord.ChannelType.text, discord.ChannelType.voice, discord.ChannelType.forum]
    return ui.ChannelSelect(
        custom_id=press.custom_id,
        channel_types=kinds,
        placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in chosen],
    )


def role_select(press: Press, placeholder: str, chosen: Collection[int]) -> Control:
    """Return a select of any number of the server's roles; ``chosen`` are the ids chosen now."""
    return ui.RoleSelect(
        custom_id=press.custom_id,
        placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
        min_values=0,
        max_values=limits.SELECT_OPTIONS,
        default_values=[discord.SelectDefaultValue.from_role(discord.Object(each)) for each in chosen],
    )


def text_form(
    press: Press, title: str, label: str, hint: str, text: str, *, most: int = _ENTRY, required: bool = False
) -> ui.Modal:
    """Return a modal with one text input, filled with ``text``. The entered text arrives as a press of its own.

    The input has several lines if it accepts more characters than fit in one.
    """
    style = discord.TextStyle.short if most <= _ENTRY else discord.TextStyle.paragraph
    entry: ui.TextInput[Any] = ui.TextInput(
        custom_id="text", style=style, default=text, required=required, max_length=most
    )
    asked: ui.Label[Any] = ui.Label(
        text=clip(label, limits.INPUT_LABEL), description=clip(hint, limits.LABEL_DESCRIPTION), component=entry
    )
    modal = ui.Modal(title=clip(title, limits.MODAL_TITLE), custom_id=press.custom_id, timeout=limits.TOKEN_LIFE)
    modal.add_item(asked)
    return modal


def rows(controls: Sequence[Control]) -> list[ui.ActionRow[Any]]:
    """Return the buttons in as few rows as possible."""
    width = limits.ROW_BUTTONS
    return [ui.ActionRow(*controls[start : start + width]) for start in range(0, len(controls), width)]


def fit_a_phone(buttons: Sequence[Control]) -> bool:
    """Return whether buttons fit in one row on a phone."""
    letters = sum(map(len, map(_label, buttons)))
    return len(buttons) <= _PHONE_ROW and (letters <= _PHONE_LETTERS or len(buttons) == 1)


def phone_rows(buttons: Sequence[Control]) -> list[ui.ActionRow[Any]]:
    """Return buttons in rows that fit on a phone: four with two cards each, or five with one card."""
    wide = any(len(_label(each)) > _NARROW for each in buttons)
    width = _PHONE_ROW if wide else limits.ROW_BUTTONS
    return [ui.ActionRow(*buttons[start : start + width]) for start in range(0, len(buttons), width)]


def _label(control: Control) -> str:
    return getattr(control, "label", None) or ""


def clip(text: str, most: int) -> str:
    """Return a text of at most ``most`` characters, cut with an ellipsis where it is longer."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
