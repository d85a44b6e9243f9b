"""The rules of Rummy 500: the options together with what is offered, and who deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from engine.cards import Card
from engine.kit.discard_rules import DiscardRules
from engine.kit.laying_meanings import meanings
from engine.rummy500.cautions import CAUTIONS
from engine.rummy500.options import Rummy500Options
from engine.rummy500.presentation import ObservedView, label
from engine.rummy500.round import Rummy500Round
from engine.rummy500.view import Rummy500View
from engine.score import RoundScore
from engine.types import Action, Choice, Seat
from engine.view import View


class Rummy500Rules(Rummy500Options, DiscardRules):
    """The rules of Rummy 500; see :class:`Rummy500Options` for the options."""

    round_type: ClassVar = Rummy500Round
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    pages: ClassVar[tuple[str, ...]] = ObservedView.speaker.page_names
    shortlisted: ClassVar[Mapping[str, int | None]] = {
        **dict.fromkeys(("claim", "draw", "take", "pass")),
        **{"meld": 6, "discard": None},
    }
    untold: ClassVar[tuple[str, ...]] = ("passed",)

    def meanings(self, view: View, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
        """Return what selected cards can mean; see :mod:`engine.kit.laying_meanings`."""
        seen = cast(Rummy500View, view)
        return meanings(seen, action, in_order=in_order, round_type=Rummy500Round, label=label)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: the last seat first, so that seat 0 begins, then the next one to the left."""
        return (number - 2) % seats

    def next_lead(self, seats: int, winners: Sequence[int]) -> Seat:
        """Return whose player moves to seat 0 in the next game: the next one to the left."""
        return 1
