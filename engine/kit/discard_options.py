"""What the options of games of drawing and discarding have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from engine.cards import Card
from engine.kit.preset_options import PresetOptions
from engine.types import Verb


class DiscardOptions(PresetOptions):
    """Options that say how many cards are dealt, and which melds are best."""

    verbs: ClassVar[tuple[Verb, ...]]
    """The kinds of action; see :attr:`engine.rules.Rules.verbs`."""

    @abstractmethod
    def hand(self, seats: int) -> int:
        """Return the number of cards dealt to each player."""

    @abstractmethod
    def arranged(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the best melds of a hand."""
