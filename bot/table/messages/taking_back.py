"""The question whether a player may take the last action back, in words and buttons."""

from __future__ import annotations

from discord import ButtonStyle

from bot.host.table.state import TableState
from bot.texts import People, Texts
from bot.ui.components import Control, button
from bot.ui.custom_ids import Press
from engine.types import UNDO, Seat

TAKE_BACK = "take-back"
"""The word of the presses that answer the question."""


def taking_back_line(texts: Texts, state: TableState, people: People, seat: Seat | None = None) -> str:
    """Return a line with the question or its refusal, for a ``seat`` or everybody; empty if nobody has asked."""
    found = state.take_back
    if not state.live or found is None:
        return ""
    if found.refused_by is not None:
        withdrawn = found.refused_by == found.seat
        return "" if withdrawn else texts.say("taking-back-refused", people, seat=found.refused_by)
    if not found.asked:
        return ""
    players = texts.joined([people.seat(each) for each in found.asks])
    told = "taking-back-waits" if seat == found.seat else "taking-back-asked"
    return texts.say(told, people, seat=found.seat, players=players)


def taking_back_buttons(texts: Texts, state: TableState, seat: Seat | None = None) -> list[Control]:
    """Return the buttons to ask and to answer that a ``seat`` has; without one, those of the table's message."""
    found = state.take_back
    if not state.live or found is None:
        return []
    if seat is not None and state.may_ask_back(seat):
        return [button(Press.at(state, f"verb.{UNDO}"), texts.say("verb-undo-ask"))]
    if not found.open or (seat is not None and seat not in (found.seat, *found.asks)):
        return []
    no = "withdraw" if seat == found.seat else "no"
    refuse = button(Press.at(state, f"{TAKE_BACK}.no"), texts.say(f"button-take-back-{no}"))
    if seat == found.seat:
        return [refuse]
    return [button(Press.at(state, f"{TAKE_BACK}.yes"), texts.say("button-take-back-yes"), ButtonStyle.primary), refuse]
