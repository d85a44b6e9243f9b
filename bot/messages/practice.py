"""The practice panel: changing hands and looking at those of others."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
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


def practice_buttons(say: Texts, state: TableState) -> list[Control]:
    """The button to the panel: at practice tables, and where a player alone with computers can make it one."""
    if state.status is not Status.RUNNING or not (state.practice or state.alone):
        return []
    return [button(_press(state), say.say("button-practice"))]


def becomes_practice_message(say: Texts, state: TableState) -> ui.LayoutView:
    """Asks whether to make the table a practice table."""
    box = container(INK, ui.TextDisplay(say.say("practice-becomes")))
    box.add_item(ui.ActionRow(button(_press(state, "begin"), say.say("button-practice-begin"), ButtonStyle.danger)))
    return Layout(box)


def practice_message(say: Texts, state: TableState, seat: Seat, told: str = "") -> ui.LayoutView:
    """The panel; ``told`` says what was just done."""
    looks = "off" if state.views[seat].hands else "on"
    box = container(INK, ui.TextDisplay("\n\n".join(filter(None, (say.say("practice-panel"), told)))))
    buttons = [
        button(_press(state, action), say.say(f"button-practice-{action}"))
        for action in ("swap", "doctor", looks, "once")
    ]
    for row in rows(buttons):
        box.add_item(row)
    return Layout(box)


def doctor_form(say: Texts, press: Press) -> ui.Modal:
    """A form for the card to give away and the card wanted instead."""
    entered = press._replace(what=f"{PRACTICE}.doctored")
    title, label, hint = "button-practice-doctor", "practice-doctor-label", "practice-doctor-hint"
    return text_form(entered, say.say(title), say.say(label), say.say(hint), "")


def peek_message(say: Texts, state: TableState, view: View, picture: Picture | None) -> ui.LayoutView:
    """The other hands, shown once."""
    lines = [say.say("practice-peeked"), *open_hand_lines(say, view, people(state, say))]
    box = container(INK, ui.TextDisplay("\n".join(lines)))
    if picture:
        alt = "\n".join(open_hand_lines(say, view, plain_people(state, say)))
        box.add_item(gallery(picture, alt))
    return Layout(box)


def open_hand_lines(say: Texts, view: View, seated: People) -> list[str]:
    """The other hands that a player sees, one per line."""
    return [
        say.say("practice-holds", seated, seat=seat, cards=hand, count=len(hand))
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
    ]


def _press(state: TableState, *action: str) -> Press:
    return Press(state.id, state.revision, ".".join((PRACTICE, *action)))
