"""Asking the partner "May I go out?" (print)."""

from __future__ import annotations

from engine.canasta.legality.planning import reaches
from engine.canasta.legality.position import position_of
from engine.canasta.state import State
from engine.types import IllegalAction


def refusal(state: State) -> IllegalAction | None:
    """Return why the partner may not be asked, or ``None``.

    A player who could go out in this turn may ask once, before taking the pile or melding.
    """
    if not state.rules.ask_to_go_out or not state.partnered:
        return IllegalAction("no-partner")
    if state.asked or state.acted:
        return IllegalAction("ask-first")
    needs = 0 if state.opened[state.side] else state.minimums[state.side]
    if not reaches(state.tables, position_of(state)._replace(must_out=True), needs):
        return IllegalAction("cannot-go-out")
    return None
