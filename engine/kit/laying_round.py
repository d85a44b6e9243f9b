"""A round in which melds are laid on the table, where everybody may add to them: its state, and what is owed."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.kit.discard_round import DiscardRound
from engine.kit.laid_melds import Laid
from engine.kit.laying_options import LayingOptions
from engine.rules import Deal


class LayingRound(DiscardRound):
    """One deal."""

    rules: LayingOptions

    def __init__(self, rules: LayingOptions, deal: Deal) -> None:
        super().__init__(rules, deal)
        self.table: list[Laid] = []
        self.opened = [not rules.first_meld] * (max(self.sides) + 1)
        """By side, whether it has laid down the first meld that the options ask for, if any."""
        self.owed: Card | None = None
        """The card that must be melded next: the lowest taken from the pile, or a joker that was exchanged."""

    def set_aside(self) -> Iterable[Card]:
        """Return the cards on the table."""
        return (card for laid in self.table for card in laid.meld.cards)
