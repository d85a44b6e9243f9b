"""The private panel of a table: the steps one person may take now, each confirmed once."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.controls import Control, button, rows
from bot.ui.custom_ids import Press
from bot.ui.layout import INK, Layout, container
from bot.ui.names import absolute_date
from engine.types import Seat

PANEL, ASK, DO = "table", "table-ask", "table-do"
"""The words of the presses: to open the panel, to be asked about one thing, and to do it."""


def panel_button(texts: Texts, state: TableState) -> Control:
    """Return the button that opens the panel."""
    return button(Press.at(state, PANEL), texts.say("button-table"))


def panel_message(texts: Texts, state: TableState, seat: Seat | None, choices: Sequence[str]) -> ui.LayoutView:
    """Return the panel: a line and a button for each step the person may take now, and the rules."""
    on = seat is not None and bool(state.seats[seat].autopilot)
    named = {choice: _named(choice, on=on) for choice in choices}
    called = texts.called(state.game, state.preset)
    lines = [f"### {texts.say('panel-title', called=called)}"]
    lines += [texts.say(f"panel-{name}") for name in named.values()]
    if not choices:
        lines.append(texts.say("panel-nothing"))
    buttons = [
        button(Press.at(state, f"{ASK}.{choice}"), texts.say(f"button-panel-{name}"), ButtonStyle.secondary)
        for choice, name in named.items()
    ]
    buttons.append(button(Press.at(state, f"{ASK}.rules"), texts.say("button-rules")))
    return Layout(container(INK, ui.TextDisplay("\n".join(lines)), *rows(buttons)))


def question_message(texts: Texts, state: TableState, seat: Seat | None, choice: str) -> ui.LayoutView:
    """Ask whether to take one step, and describe its effect."""
    on = seat is not None and bool(state.seats[seat].autopilot)
    style = ButtonStyle.primary if choice == "autopilot" else ButtonStyle.danger
    name = _named(choice, on=on)
    confirm = button(Press.at(state, f"{DO}.{choice}"), texts.say(f"button-panel-{name}"), style)
    back = button(Press.at(state, f"{ASK}.back"), texts.say("button-back"))
    until = absolute_date(state.abandoned_at)
    told = texts.say(_question(state, seat, choice, on=on), counts=state.counts, ends=state.if_abandoned, until=until)
    return Layout(container(INK, ui.TextDisplay(told), ui.ActionRow(confirm, back)))


def _named(choice: str, *, on: bool) -> str:
    return "awake" if choice == "autopilot" and on else choice


def _question(state: TableState, seat: Seat | None, choice: str, *, on: bool) -> str:
    """Return the text on the effect of a step."""
    people = [row.seat for row in state.seats if row.player is not None]
    is_open = state.status is Status.OPEN
    match choice:
        case "leave" if is_open:
            return "ask-leave-open-host" if seat == state.seat_of(state.host) else "ask-leave-open"
        case "leave":
            return "ask-leave" if len(people) > 1 else "ask-pause"
        case "pause":
            others = {*people} - {seat, *state.pausing}
            return "ask-pause-others" if seat is not None and others and state.must_ask_to_pause else "ask-pause"
        case "autopilot":
            return "ask-awake" if on else "ask-autopilot"
    if is_open or not state.counts:
        return "ask-close-resumable" if state.exhibition is None else "ask-close-exhibition"
    others = {*people} - {seat, *state.closing}
    return "ask-close-others" if others else "ask-close-last"
