"""What a practice table offers to learn from: the hands changed, and the others' looked at."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.messages.controls import Control, button, rows, text_form
from bot.messages.custom_ids import Press
from bot.messages.layout import INK, Layout, container, gallery
from bot.messages.names import people, plain
from bot.messages.uploads import Picture
from bot.texts import People, Texts
from engine.types import Seat
from engine.view import View

PRACTICE = "practice"
"""The word of the presses that learn from the cards."""


def practice_controls(say: Texts, state: TableState) -> list[Control]:
    """The way to all of it, where it may be done: at a practice table, or where one person alone makes it one."""
    if state.status is not Status.RUNNING or not (state.practice or state.alone):
        return []
    return [button(_press(state), say.say("button-practice"))]


def becoming_message(say: Texts, state: TableState) -> ui.LayoutView:
    """Asks whether a table is to become a practice table."""
    box = container(INK, ui.TextDisplay(say.say("practice-becomes")))
    box.add_item(ui.ActionRow(button(_press(state, "begin"), say.say("button-practice-begin"), ButtonStyle.danger)))
    return Layout(box)


def practice_message(say: Texts, state: TableState, seat: Seat, told: str = "") -> ui.LayoutView:
    """What a player may do; over it, what they have just done."""
    looks = "off" if state.views[seat].hands else "on"
    box = container(INK, ui.TextDisplay("\n\n".join(filter(None, (say.say("practice-panel"), told)))))
    ways = [button(_press(state, way), say.say(f"button-practice-{way}")) for way in ("swap", "doctor", looks, "once")]
    for row in rows(ways):
        box.add_item(row)
    return Layout(box)


def doctor_form(say: Texts, press: Press) -> ui.Modal:
    """Asks for the card that goes, and for the one that comes."""
    entered = press._replace(what=f"{PRACTICE}.doctored")
    title, label, hint = "button-practice-doctor", "practice-doctor-label", "practice-doctor-hint"
    return text_form(entered, say.say(title), say.say(label), say.say(hint), "")


def peek_message(say: Texts, state: TableState, view: View, picture: Picture | None) -> ui.LayoutView:
    """The other hands, to be looked at once."""
    lines = [say.say("practice-peeked"), *open_lines(say, view, people(state, say))]
    box = container(INK, ui.TextDisplay("\n".join(lines)))
    if picture:
        alt = "\n".join(open_lines(say, view, plain(state, say)))
        box.add_item(gallery(picture, alt))
    return Layout(box)


def open_lines(say: Texts, view: View, seated: People) -> list[str]:
    """The hands that a player looks at, a line each."""
    return [
        say.say("practice-holds", seated, seat=seat, cards=hand, count=len(hand))
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
    ]


def _press(state: TableState, *way: str) -> Press:
    return Press(state.id, state.revision, ".".join((PRACTICE, *way)))
