"""The frame of a message: colours, boxes, pictures with their descriptions, and the view that holds it all."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot import limits
from bot.ui.controls import clip
from bot.ui.uploads import Picture

FELT = discord.Colour(0x1F6F4A)
"""The colour of tables, hands and scores."""
INK = discord.Colour(0x4A6FA5)
"""The colour of panels and pages to read."""


class Layout(ui.LayoutView):
    """A message of components.

    discord.py keeps no reference to it: presses are matched by custom id alone (:mod:`bot.table.dispatch`), so that
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
