"""Practice tables: the line that says so, and the panel for changing hands and looking at those of others."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.table.state import TableState
from bot.messages.controls import Control, button, rows, text_form
from bot.messages.custom_ids import Press
from bot.messages.layout import INK, Layout, container, gallery
from bot.messages.names import people, plain_people
from bot.messages.uploads import Picture
from bot.texts import People, Texts
from engine.types import Seat
from engine.view import View

PRACTICE = "practice"
"""The word of the panel's presses."""


def practice_line(texts: Texts, state: TableState) -> str:
    """Says that the table is for practice, and which table's cards it replays."""
    lines = [texts.say("practice")] if state.practice and not state.exhibition else []
    if state.cards_of:
        lines.append(texts.say("practice-cards", table=state.cards_of))
    return " ".join(lines)


def practice_buttons(texts: Texts, state: TableState) -> list[Control]:
    """The button to the panel: at practice tables, and where a player alone with computers can make it one."""
    return [button(_press(state), texts.say("button-practice"))] if state.may_practise else []


def becomes_practice_message(texts: Texts, state: TableState) -> ui.LayoutView:
    """Asks whether to make the table a practice table."""
    box = container(INK, ui.TextDisplay(texts.say("practice-becomes")))
    box.add_item(ui.ActionRow(button(_press(state, "begin"), texts.say("button-practice-begin"), ButtonStyle.danger)))
    return Layout(box)


def practice_message(texts: Texts, state: TableState, seat: Seat, told: str = "") -> ui.LayoutView:
    """The panel; ``told`` says what was just done."""
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
    """A form for the card to give away and the card wanted instead."""
    entered = press._replace(what=f"{PRACTICE}.doctored")
    title, label, hint = "button-practice-doctor", "practice-doctor-label", "practice-doctor-hint"
    return text_form(entered, texts.say(title), texts.say(label), texts.say(hint), "")


def peek_message(texts: Texts, state: TableState, view: View, picture: Picture | None) -> ui.LayoutView:
    """The other hands, shown once."""
    lines = [texts.say("practice-peeked"), *open_hand_lines(texts, view, people(state, texts))]
    box = container(INK, ui.TextDisplay("\n".join(lines)))
    if picture:
        alt = "\n".join(open_hand_lines(texts, view, plain_people(state, texts)))
        box.add_item(gallery(picture, alt))
    return Layout(box)


def open_hand_lines(texts: Texts, view: View, seated: People) -> list[str]:
    """The other hands that a player sees, one per line."""
    return [
        texts.say("practice-holds", seated, seat=seat, cards=hand, count=len(hand))
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
    ]


def _press(state: TableState, *action: str) -> Press:
    return Press.at(state, ".".join((PRACTICE, *action)))
