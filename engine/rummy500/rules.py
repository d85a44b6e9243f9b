"""The rules of Rummy 500: the options together with dealing, the log and what is offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from engine.cards import Card
from engine.chance import Chance
from engine.kit.discard_rules import DiscardRules
from engine.rules import Deal
from engine.rummy500 import presentation
from engine.rummy500.cautions import CAUTIONS
from engine.rummy500.imagine import imagine
from engine.rummy500.meanings import meanings
from engine.rummy500.options import Rummy500Options
from engine.rummy500.round import Rummy500Round
from engine.rummy500.view import Rummy500View
from engine.score import RoundScore
from engine.types import Action, Choice, Seat, Verb
from engine.view import View


class Rummy500Rules(Rummy500Options, DiscardRules):
    """The rules of Rummy 500; see :class:`Rummy500Options` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("claim", target=True),
        Verb("draw"),
        Verb("take", "one", target=True),
        Verb("pass"),
        Verb("meld", "some", target=True),
        Verb("discard", "one"),
    )
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    pages: ClassVar[tuple[str, ...]] = presentation.SPEAKER.page_names
    shortlisted: ClassVar[Mapping[str, int | None]] = {
        **dict.fromkeys(("claim", "draw", "take", "pass")),
        **{"meld": 6, "discard": None},
    }
    untold: ClassVar[tuple[str, ...]] = ("passed",)

    def imagine(self, view: View, chance: Chance) -> Rummy500Round:
        """Return a round that may be the one that ``view.seat`` plays in."""
        return imagine(cast(Rummy500View, view), chance)

    def meanings(self, view: View, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
        """Return what selected cards can mean; see :mod:`engine.rummy500.meanings`."""
        return meanings(cast(Rummy500View, view), action, in_order=in_order)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: the last seat first, so that seat 0 begins, then the next one to the left."""
        return (number - 2) % seats

    def next_lead(self, seats: int, winners: Sequence[int]) -> Seat:
        """Return whose player moves to seat 0 in the next game: the next one to the left."""
        return 1

    def deal(self, deal: Deal) -> Rummy500Round:
        """Deal a round; the first card of the stock is turned up."""
        return Rummy500Round(self, seats=deal.seats, dealer=deal.dealer, cards=deal.cards)
