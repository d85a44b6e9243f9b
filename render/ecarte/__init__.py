"""The pictures of Écarté: those of every game in which cards are only played, with words and marks of its own."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ecarte.round import EcarteView
from engine.types import Seat, Side
from render.kit.game_words import TrickWords
from render.kit.trick_games import TrickHand, TrickTable, layout


class _Words(TrickWords):
    verbs = ("propose", "stand", "accept", "refuse", "exchange", "king")


class Table(TrickTable):
    """Draws one table."""

    words_of = _Words
    score_order = ("king-turned", "king", "point", "vulnerable", "vole")
    upturned_on_top = False
    view: EcarteView

    def marks_of(self, side: Side) -> Mapping[Seat, str]:
        """Return who has announced the king, and whom playing without an exchange can cost two points."""
        view = self.view
        marks = {"king": view.announced, "at-risk": view.vulnerable if view.rules.vulnerable else None}
        own = [self.look.say(mark) for mark, seat in marks.items() if seat == side]
        return {side: " · ".join(own)} if own else {}


class _Hand(TrickHand):
    words_of = _Words


LAYOUT = layout(Table, _Hand)
