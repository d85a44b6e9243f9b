"""Puts a view of Gin Rummy into notes and choices: the table in words, and the pages of ``/view``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from engine.gin.view import GinView
from engine.kit import discard_facts, knock_facts
from engine.kit.knock_cautions import cautions
from engine.kit.spoken_view import Speaker
from engine.types import Note


def facts(view: GinView) -> Iterator[Note]:
    """Yield the round, whose turn it is, stock and pile, how the round ended, the score, and the seat's hand."""
    yield from discard_facts.turn(view, {"limit": view.limit})
    yield from knock_facts.middle(view)
    yield from _score(view)
    yield from knock_facts.hand(view)


def _score(view: GinView) -> Iterator[Note]:
    for side, total in enumerate(view.totals):
        yield Note("points", {"side": side, "points": total, "boxes": view.boxes[side]})
    for number, column in enumerate(view.columns if view.rules.hollywood else (), 1):
        for side, points in enumerate(column.totals):
            won = column.winner == side
            yield Note("column", {"side": side, "number": number, "points": points, "won": won})


def _points_page(view: GinView) -> Iterator[Note]:
    """Yield each side's score line by line once the round is over, and its total."""
    yield from discard_facts.scored(view)
    yield from _score(view)


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedView(GinView):
    """A view that describes itself; its page ``hand`` is empty in the public view."""

    speaker: ClassVar[Speaker] = Speaker(
        facts=facts,
        choices=knock_facts.choices,
        cautions=cautions,
        pages={"hand": knock_facts.hand_page, "points": _points_page},
    )
