"""What a game's package provides so that its pictures can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.types import Event
from engine.view import View
from render.kit.canvas import Canvas
from render.kit.gif import Frame
from render.kit.look import Look
from render.kit.marks import Marks
from render.kit.tiles import Tile


class Layout(NamedTuple):
    """The pictures of a game: functions of a view, the players' names by seat, a line of text, a look and marks."""

    table: Callable[[View, Sequence[str], str, Look, Marks], Canvas]
    """Draws the table, with a note on the last action; the score sheet once the round is over."""
    hand: Callable[[View, Sequence[str], str, Look, Marks], Canvas]
    """Draws the hand of ``view.seat``, with a title. Raises ``ValueError`` for the public view."""
    order: Callable[[View, Look], Sequence[Card]]
    """Returns the cards of ``view.seat`` in the order in which ``hand`` draws them."""
    goal: Callable[[View], str]
    """Says what ends the game."""
    card: Callable[[Card, int, int, Look], Tile]
    """Draws a card's face, with its width and height in pixels."""
    moment: Callable[[View, Sequence[Event]], Event | None] = lambda view, events: None
    """Returns the event that deserves a film, if any."""
    film: Callable[[View, Sequence[str], Event, Look], Sequence[Frame]] = lambda view, names, event, look: ()
    """Returns the frames of the film of a moment."""
