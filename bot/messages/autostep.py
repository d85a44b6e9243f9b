"""What a player sees for whom the computer plays step by step: what it did and why, and the buttons that lead it."""

from __future__ import annotations

import discord
from discord import ButtonStyle, ui

from bot.host import STRIDES, Guide, TableState, Walk
from bot.messages import sentences
from bot.messages.controls import Control, button, clip, rows
from bot.messages.custom_ids import Press
from bot.messages.help import INK
from bot.messages.names import people
from bot.messages.uploads import Picture
from bot.texts import Texts
from engine.players import LEVELS
from engine.types import Seat

_TEXT = 3000
_EVENTS = 4
_STEPS = 8
"""The most steps of other computers that are told: the hand, and what was done with it, are to be seen beside them."""


def what(word: str, guide: Guide, stride: int) -> str:
    """A press that leads the computer, with all that it needs to know of it after a restart."""
    return ".".join(map(str, (word, LEVELS.index(guide.level), guide.began, stride)))


def autostep_message(say: Texts, state: TableState, seat: Seat, walk: Walk, picture: Picture | None) -> ui.LayoutView:
    """What the computer did last in a player's place and why, how it goes on, and the player's hand."""
    view, seated = state.views[seat], people(state, say)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=INK)
    box.add_item(ui.TextDisplay("### " + say.say("autostep-title", level=walk.guide.level)))
    if picture:
        alt = sentences.hand_alt(say, state, seat)
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(picture.address, description=alt)))
    lines = []
    if walk.hint:
        lines += [f"**{say.note('fact', walk.hint.what, seated)}**"]
        lines += [f"- {say.note('fact', note, seated)}" for note in walk.hint.reasons]
    lines += [
        sentences.happened(say, state, seated, seat, _EVENTS, steps=_STEPS),
        sentences.standing(say, state, view, seated),
    ]
    pace = walk.gait.pace
    lines.append(
        say.say("autostep-runs" if walk.gait.running else "autostep-waits", steps=pace.steps, seconds=pace.seconds)
    )
    if picture is None:
        lines.append(say.say("alt-hand", cards=view.hand, count=len(view.hand)))
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, lines)), _TEXT)))
    for row in rows(_leading(say, state, seat, walk)):
        box.add_item(row)
    message = ui.LayoutView(timeout=None)
    message.add_item(box)
    return message


def _leading(say: Texts, state: TableState, seat: Seat, walk: Walk) -> list[Control]:
    view = state.views[seat]

    def lead(word: str, *, disabled: bool = False) -> Control:
        press = Press(state.id, state.revision, what(f"auto-{word}", walk.guide, walk.gait.stride))
        style = ButtonStyle.primary if word in ("run", "pause") else ButtonStyle.secondary
        return button(press, say.say(f"button-auto-{word}"), style, disabled=disabled)

    return [
        lead("pause" if walk.gait.running else "run"),
        lead("step", disabled=walk.gait.running or seat not in view.to_act),
        lead("slower", disabled=walk.gait.stride == 0),
        lead("faster", disabled=walk.gait.stride == len(STRIDES) - 1),
        lead("stop"),
    ]


def stopping_message(say: Texts, state: TableState, guide: Guide, stride: int) -> ui.LayoutView:
    """Whether what the computer did is to stay, or the game to go back to where it stood before."""
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(say.say("autostep-stopping")))
    words_of = {"keep": "button-auto-keep", "return": "button-auto-return", "pause": "button-back"}
    ways: list[Control] = [
        button(Press(state.id, state.revision, what(f"auto-{word}", guide, stride)), say.say(called))
        for word, called in words_of.items()
    ]
    for row in rows(ways):
        message.add_item(row)
    return message


def becoming_message(say: Texts, state: TableState, level: str) -> ui.LayoutView:
    """That the table becomes a practice table, before it does."""
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(say.say("autostep-becomes")))
    begin = Press(state.id, state.revision, f"auto-begin.{level}")
    message.add_item(ui.ActionRow(button(begin, say.say("button-auto-begin"), ButtonStyle.primary)))
    return message
