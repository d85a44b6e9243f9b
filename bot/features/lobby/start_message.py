"""The start message of a server: buttons that open a table, and one that explains the bot."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.texts import Texts
from bot.ui.components import FELT, INK, Control, Layout, button, container, rows, select
from bot.ui.custom_ids import Press
from bot.ui.game_names import Known, games_to_choose

BEGIN, ABOUT = "begin", "about"
"""The words of the presses."""
_HANDFUL = 4
"""Games with a button each. If there are more, the first of each kind has one and the others are in a select."""


def start_message(texts: Texts) -> ui.LayoutView:
    """Return the message, with every game that people know by name."""
    games = games_to_choose(texts)
    first = {known.game: known for known in reversed(games)}.values() if len(games) > _HANDFUL else games
    own = [known for known in games if known in first][:_HANDFUL]
    buttons = [_button(known) for known in own]
    buttons.append(button(Press.of_no_table(ABOUT), texts.say("button-about")))
    box = container(FELT, ui.TextDisplay(f"### {texts.say('start-title')}\n{texts.say('start-means')}"), *rows(buttons))
    if more := [known for known in games if known not in own]:
        box.add_item(ui.ActionRow(_more(texts, more)))
    return Layout(box)


def about_message(texts: Texts) -> ui.LayoutView:
    """Return a few lines on what the bot does and how to start."""
    return Layout(container(INK, ui.TextDisplay(f"### {texts.say('about-title')}\n{texts.say('about-means')}")))


def begin_value(known: Known) -> str:
    """Return a game and its preset as arguments of a press."""
    return f"{known.game}.{known.preset}"


def _button(known: Known) -> Control:
    return button(Press.of_no_table(f"{BEGIN}.{begin_value(known)}"), known.name, ButtonStyle.success)


def _more(texts: Texts, games: Sequence[Known]) -> Control:
    options = [(known.name, begin_value(known)) for known in games]
    return select(Press.of_no_table(BEGIN), texts.say("start-more"), options)
