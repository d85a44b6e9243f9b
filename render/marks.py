"""What stands out of a picture: the cards that a hint means, and what has just happened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.game import Event


class Marks(NamedTuple):
    """The cards of a hand that a hint means, each as often as it is named, and the events whose outcome is new."""

    hint: Collection[Card] = ()
    news: Sequence[Event] = ()


NONE = Marks()
