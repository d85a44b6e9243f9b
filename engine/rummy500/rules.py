"""The rules of Rummy 500: the options together with who deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.cards import Card
from engine.kit.discard_round import DiscardRules
from engine.rules import FixedRounds
from engine.rummy500.options import Rummy500Options
from engine.rummy500.presentation import PRESENTATION
from engine.rummy500.round import Rummy500Round
from engine.score import RoundScore
from engine.types import Seat


class Rummy500Rules(Rummy500Options, DiscardRules):
    """The rules of Rummy 500; see :class:`Rummy500Options` for the options."""

    round_type: ClassVar = Rummy500Round
    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(3, {"target": 5_000})

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: the last seat first, so that seat 0 begins, then the next one to the left."""
        return (number - 2) % seats

    def next_lead(self, seats: int, winners: Sequence[int]) -> Seat:
        """Return whose player moves to seat 0 in the next game: the next one to the left."""
        return 1
