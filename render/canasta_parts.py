"""What the table, the hand and the score sheet of Canasta all say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.canasta.view import CanastaView
from engine.game import Side, View
from render import words


def opened(view: CanastaView, side: Side) -> str:
    """That a side has opened; and how far it is from going out, where one canasta is not enough."""
    needs = view.canastas_to_go_out
    return words.canastas(view.canastas[side], needs) if needs > 1 else words.OPENED


def goal(view: View) -> str:
    """Where the game ends: at a number of points, or after so many rounds."""
    rounds = cast(CanastaView, view).rounds
    return words.of_rounds(rounds) if rounds else words.to_points(view.target)


def asked(view: CanastaView, names: Sequence[str]) -> str:
    """The question whether a player may go out, or its answer; empty where nobody has asked."""
    if view.asking is not None:
        return words.asks(names[view.asking])
    return {"yes": words.MUST_GO_OUT, "no": words.MAY_NOT_GO_OUT}.get(view.answer, "")
