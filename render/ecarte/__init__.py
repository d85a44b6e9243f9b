"""The pictures of Écarté: those of every game in which cards are only played, with words and marks of its own."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ecarte.round import EcarteView
from engine.types import Seat, Side
from render.kit.game_words import TrickWords
from render.kit.trick_games import TrickHand, TrickTable, layout

KING, AT_RISK = "KING", "LOSING COSTS 2"
_WORDS = TrickWords(
    phases={
        "turned": "to claim the game",
        "propose": "to propose or play",
        "answer": "to accept or refuse",
        "exchange": "to exchange",
    },
    verbs={
        "propose": "propose",
        "stand": "play as it is",
        "accept": "accept",
        "refuse": "refuse",
        "exchange": "exchange",
        "king": "announce the king",
    },
    lines={"king-turned": "King turned up", "king": "King", "point": "Tricks", "vulnerable": "Tricks, no exchange"},
)


class Table(TrickTable):
    """Draws one table."""

    words = _WORDS
    score_order = ("king-turned", "king", "point", "vulnerable", "vole")
    upturned_on_top = False
    view: EcarteView

    def marks_of(self, side: Side) -> Mapping[Seat, str]:
        """Return who has announced the king, and whom playing without an exchange can cost two points."""
        view = self.view
        marks = {KING: view.announced, AT_RISK: view.vulnerable if view.rules.vulnerable else None}
        own = [mark for mark, seat in marks.items() if seat == side]
        return {side: " · ".join(own)} if own else {}


class _Hand(TrickHand):
    words = _WORDS


LAYOUT = layout(Table, _Hand)
