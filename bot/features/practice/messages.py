"""Practice tables: the line that marks them, and the panel for changing hands and looking at others' hands."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.table.state import TableState
from bot.table.messages.feature_buttons import PRACTICE, open_hand_lines
from bot.texts import Texts
from bot.ui.components import INK, Layout, Picture, button, container, gallery, rows, text_form
from bot.ui.custom_ids import Press
from bot.ui.names import people, plain_people
from engine.types import Note, Seat
from engine.view import View


def becomes_practice_message(texts: Texts, state: TableState, why: Note) -> ui.LayoutView:
    """Ask whether to make the table a practice table."""
    box = container(INK, ui.TextDisplay(texts.say("practice-becomes", **why.values)))
    box.add_item(ui.ActionRow(button(_press(state, "begin"), texts.say("button-practice-begin"), ButtonStyle.danger)))
    return Layout(box)


def practice_message(texts: Texts, state: TableState, seat: Seat, told: str = "") -> ui.LayoutView:
    """Return the panel; ``told`` reports the last step."""
    looks = "off" if state.views[seat].hands else "on"
    box = container(INK, ui.TextDisplay("\n\n".join(filter(None, (texts.say("practice-panel"), told)))))
    buttons = [
        button(_press(state, action), texts.say(f"button-practice-{action}"))
        for action in ("swap", "doctor", looks, "once")
    ]
    for row in rows(buttons):
        box.add_item(row)
    return Layout(box)


def doctor_form(texts: Texts, press: Press) -> ui.Modal:
    """Return a form for the card to give away and the card wanted instead."""
    entered = press._replace(what=f"{PRACTICE}.doctored")
    title, label, hint = "button-practice-doctor", "practice-doctor-label", "practice-doctor-hint"
    return text_form(entered, texts.say(title), texts.say(label), texts.say(hint), "")


def peek_message(texts: Texts, state: TableState, view: View, picture: Picture | None) -> ui.LayoutView:
    """Return the other hands, shown once."""
    lines = [texts.say("practice-peeked"), *open_hand_lines(texts, view, people(state, texts))]
    box = container(INK, ui.TextDisplay("\n".join(lines)))
    if picture:
        alt = "\n".join(open_hand_lines(texts, view, plain_people(state, texts)))
        box.add_item(gallery(picture, alt))
    return Layout(box)


def _press(state: TableState, *action: str) -> Press:
    return Press.at(state, ".".join((PRACTICE, *action)))
