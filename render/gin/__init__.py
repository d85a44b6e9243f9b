"""The pictures of Gin Rummy: those of every game that a knock ends, with the games of Hollywood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.gin.view import GinView
from engine.kit.knock_view import KnockView
from engine.types import Side
from render.kit import score_columns
from render.kit.canvas import Canvas
from render.kit.discard_layout import layout
from render.kit.knock_pictures import KnockHand, KnockTable
from render.kit.knock_words import KnockWords, rounds_won
from render.kit.look import Look
from render.kit.words import number


class _Words(KnockWords):
    """Adds the rounds won to a side's points, and its points in each game of Hollywood."""

    def tallies(self, view: GinView, side: Side) -> Sequence[str]:
        """The rounds that a side has won, and its points in each game of Hollywood."""
        games = [number(column.totals[side]) for column in view.columns]
        return (rounds_won(view.boxes[side]), *([" · ".join(games)] if len(games) > 1 else ()))


_WORDS = _Words(
    phases={"offer": "to take the upcard or pass", "last": "to take and knock, or pass", "lay": "to lay off"},
    verbs={"pass": "pass", "lay": "lay off", "end": "stop"},
    lines={"spades": "Spade doubles", "more-games": "In further games"},
)


class _Table(KnockTable):
    words = _WORDS

    @classmethod
    def below_scores(cls, view: KnockView, look: Look) -> Iterable[Canvas]:
        """Draw the games of Hollywood."""
        assert isinstance(view, GinView)
        return [score_columns.draw(view.columns, look)] if view.rules.hollywood else ()


class _Hand(KnockHand):
    words = _WORDS


LAYOUT = layout(_Table, _Hand)
