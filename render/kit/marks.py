"""How a picture is shown: what stands out of it, and whether to somebody who only watches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.types import Event


class Marks(NamedTuple):
    """The cards of a hand that a hint means, each as often as it is named, and the events whose outcome is new.

    ``watched`` is whether somebody sees a hand who does not play it.
    """

    hint: Collection[Card] = ()
    news: Sequence[Event] = ()
    watched: bool = False


NONE = Marks()
