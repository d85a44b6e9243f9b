"""The parts that a game's package provides so that its pictures can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.types import Event
from engine.view import View
from render.kit.canvas import Canvas
from render.kit.films import Frame
from render.kit.palette import Look
from render.kit.shapes import Tile


class Marks(NamedTuple):
    """The cards of a hint, each as often as it is listed; the events whose outcome is new; whether the viewer of a
    hand only watches; and by seat, the names with more about the players, such as a computer's level.
    """

    hint: Collection[Card] = ()
    news: Sequence[Event] = ()
    watched: bool = False
    labels: Sequence[str] = ()


NO_MARKS = Marks()


class Layout(NamedTuple):
    """The pictures of a game: functions of a view, the players' names by seat, a line of text, a look and marks."""

    table: Callable[[View, Sequence[str], str, Look, Marks], Canvas]
    """Draws the table, with a note on the last action; the score sheet once the round is over."""
    hand: Callable[[View, Sequence[str], str, Look, Marks], Canvas]
    """Draws the hand of ``view.seat``, with a title. Raises ``ValueError`` for the public view."""
    order: Callable[[View, Look], Sequence[Card]]
    """Returns the cards of ``view.seat`` in the order in which ``hand`` draws them."""
    goal: Callable[[View, Look], str]
    """Says what ends the game."""
    card: Callable[[Card, int, int, Look], Tile]
    """Draws a card's face, with its width and height in pixels."""
    moment: Callable[[View, Sequence[Event]], Event | None] = lambda view, events: None
    """Returns the event that deserves a film, if any."""
    film: Callable[[View, Sequence[str], Event, Look], Sequence[Frame]] = lambda view, names, event, look: ()
    """Returns the frames of the film of a moment."""
