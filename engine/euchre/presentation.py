"""Puts a view of Euchre into notes and choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.euchre.cautions import cautions
from engine.euchre.legality import ALONE
from engine.euchre.view import EuchreView
from engine.kit import trick_facts
from engine.kit.spoken_view import Speaker
from engine.kit.trick_observation import SPEAKER
from engine.kit.trick_view import TrickView
from engine.types import Action, Note, Value


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedEuchreView(EuchreView):
    """A view that describes itself."""

    speaker: ClassVar[Speaker] = replace(SPEAKER, cautions=cautions)

    def label(self, action: Action) -> Note:
        """Return what an action is called; it depends on who deals."""
        owner = "own" if self.seat == self.dealer else "partner" if self.is_partner(self.dealer) else "other"
        values: dict[str, Value] = {"card": self.upcard, "cards": action.cards, "suit": action.target[:1]}
        return Note(action.kind, {**values, "dealer": owner, "alone": action.target.endswith(ALONE)})

    def facts(self) -> tuple[Note, ...]:
        """See :mod:`engine.kit.trick_facts`; with how trumps are made."""
        return trick_facts.facts(self, of_stock=making)

    def warnings(self) -> tuple[Note, ...]:
        """Return that the dealer must name a suit, or that an order means playing alone."""
        kinds = {action.kind for action in self.legal}
        if self.phase == "name" and "pass" not in kinds and kinds:
            return (Note("must-name"),)
        if "order" in kinds and not any(action == Action("order") for action in self.legal):
            return (Note("order-means-alone", {"seat": self.dealer}),)
        return ()


def making(view: TrickView) -> Iterable[Note]:
    """Yield the upcard, who made trumps from where, and who plays alone."""
    assert isinstance(view, EuchreView)
    if view.makes_trumps:
        code = "joker-up" if view.phase == "turned" else "turned-down-card" if view.turned_down else "upcard"
        yield Note(code, {"card": view.upcard, "seat": view.dealer, "suit": view.offered})
    if view.maker is not None:
        how = "ordered" if view.ordered else "named"
        yield Note("made-trumps", {"seat": view.maker, "suit": view.trump, "how": how, "card": view.upcard})
    if view.taken:
        yield Note("dealer-has", {"seat": view.dealer, "card": view.upcard})
    for seat in (view.maker if view.alone else None, view.lone_defender):
        if seat is not None:
            yield Note("plays-alone", {"seat": seat})
