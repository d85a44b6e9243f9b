"""The parts of messages: buttons, selects and forms, boxes, pictures and files."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from typing import Any, NamedTuple, Self, TypeAlias, get_args, get_type_hints

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.settings import Preferences
from bot.texts import FALLBACK
from bot.ui.custom_ids import Press
from bot.ui.picture_words import PictureWords
from engine.cards import Card
from engine.view import View
from render import Look, hand_order

_ENTRY = 200
"""The most characters that a form takes."""
_NARROW = 4
"""The most characters of a label if five are to fit in a row on a phone."""
_PHONE_ROW = 4
"""The most short buttons that fit in a row on a phone."""
_PHONE_LETTERS = 31
"""The most letters in all labels of such a row."""
Control: TypeAlias = ui.Button[Any] | ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]
LOOKS: dict[str, tuple[str, ...]] = {
    name: get_args(kind) for name, kind in get_type_hints(Look).items() if get_args(kind)
}
"""The values of each part of a look, by name, which is also the preference's. The first is the default."""
PARTS = tuple(each.name for each in fields(Look) if each.init and each.name != "say")
"""The parts of a look, by name, which is also the preference's: those of ``LOOKS``, and those that are on or off."""
FELT = discord.Colour(0x1F6F4A)
"""The colour of tables, hands and scores."""
INK = discord.Colour(0x4A6FA5)
"""The colour of panels and pages to read."""


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


def channel_select(
    press: Press, placeholder: str, chosen: Collection[int], *, most: int, forums: bool = True
) -> Control:
    """Return a select of up to ``most`` of the server's channels; ``chosen`` are selected.

    They can hold a table or, without ``forums``, a message of the bot's own.
    """
    kinds = [discord.ChannelType.text, discord.ChannelType.voice]
    kinds.append(discord.ChannelType.forum if forums else discord.ChannelType.news)
    return ui.ChannelSelect(
        custom_id=press.custom_id,
        channel_types=kinds,
        placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in chosen],
    )


def role_select(
    press: Press, placeholder: str, chosen: Collection[int], *, most: int = limits.SELECT_OPTIONS
) -> Control:
    """Return a select of up to ``most`` of the server's roles; ``chosen`` are the ids chosen now."""
    return ui.RoleSelect(
        custom_id=press.custom_id,
        placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue.from_role(discord.Object(each)) for each in chosen],
    )


def user_select(press: Press, placeholder: str) -> Control:
    """Return a select of one person of the server."""
    return ui.UserSelect(custom_id=press.custom_id, placeholder=clip(placeholder, limits.SELECT_PLACEHOLDER))


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


class Upload(NamedTuple):
    """A file for a message. Files with the same ``digest`` have the same content."""

    name: str
    data: bytes
    digest: str

    @classmethod
    def of(cls, name: str, data: bytes) -> Self:
        """Return a file with its digest."""
        return cls(name, data, hashlib.sha256(data).hexdigest())

    @property
    def address(self) -> str:
        """The URL by which components of the same message refer to the file."""
        return f"attachment://{self.name}"

    def file(self) -> discord.File:
        """Return the file as discord.py uploads it; good for one upload."""
        return discord.File(io.BytesIO(self.data), self.name)


class Picture(Upload):
    """A drawn picture: a PNG, or an animated GIF."""

    __slots__ = ()


def look_of(preferences: Preferences, language: str) -> Look:
    """Return the look that a player prefers, with the words of a language. Unknown values fall back to the default."""
    wanted = {part: getattr(preferences, part) for part in PARTS}
    known = {name: value for name, value in wanted.items() if value in LOOKS.get(name, (value,))}
    return Look(**known, say=PictureWords(language))


def shown_hand(view: View, preferences: Preferences) -> list[Card]:
    """Return the cards of a hand in the order of its picture."""
    return hand_order(view, look=look_of(preferences, FALLBACK))  # the order has no words


class Layout(ui.LayoutView):
    """A message of components.

    discord.py keeps no reference to it: presses are matched by custom id alone (:mod:`bot.table.presses`), so that
    they work after a restart too.
    """

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """Return False, because discord.py stores every other view, and this one would stay there forever."""
        return False


def container(colour: discord.Colour, *items: ui.Item[Any]) -> ui.Container[ui.LayoutView]:
    """Return a box with a coloured edge."""
    return ui.Container(*items, accent_colour=colour)


def gallery(picture: Picture, description: str) -> ui.MediaGallery[ui.LayoutView]:
    """Return a picture in a gallery of its own: side by side, pictures would be too small to read."""
    return ui.MediaGallery(media_item(picture, description))


def media_item(picture: Picture, description: str) -> discord.MediaGalleryItem:
    """Return a picture with its alt text."""
    return discord.MediaGalleryItem(picture.address, description=clip(description, limits.MEDIA_DESCRIPTION))


def text_message(text: str) -> Layout:
    """Return a message of text without a box or controls."""
    return Layout(ui.TextDisplay(text))
