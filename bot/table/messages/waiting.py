"""Below a hand: how many other tables wait for its player, and a link to the newest of them."""

from __future__ import annotations

from typing import NamedTuple

from discord import ui

from bot import limits
from bot.texts import Texts
from bot.ui.components import clip


class Elsewhere(NamedTuple):
    """The other tables that wait for a player: their number, and the game of the newest.

    ``link`` leads to where the player can act there; it is empty if there is no such place.
    """

    number: int
    game: str
    preset: str
    link: str


def add_elsewhere(texts: Texts, box: ui.Container[ui.LayoutView], elsewhere: Elsewhere) -> None:
    """Add a link button as the last row, or a line where a message has too many components for a button."""
    called = texts.called(elsewhere.game, elsewhere.preset)
    told = texts.say("waiting-elsewhere", count=elsewhere.number, called=called)
    left = limits.COMPONENTS - 1 - sum(1 for _ in box.walk_children())
    if elsewhere.link and left >= 2:
        button: ui.Button[ui.LayoutView] = ui.Button(label=clip(told, limits.BUTTON_LABEL), url=elsewhere.link)
        box.add_item(ui.ActionRow(button))
    elif left >= 1:
        box.add_item(ui.TextDisplay(f"[{told}]({elsewhere.link})" if elsewhere.link else told))
