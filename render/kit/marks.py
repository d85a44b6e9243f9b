"""What a picture marks for its viewer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.types import Event


class Marks(NamedTuple):
    """The cards of a hint, each as often as it is listed; the events whose outcome is new; whether the viewer of a
    hand only watches; and by seat, the names with more about the players, such as a computer's level.
    """

    hint: Collection[Card] = ()
    news: Sequence[Event] = ()
    watched: bool = False
    labels: Sequence[str] = ()


NONE = Marks()
