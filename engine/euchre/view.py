"""What one seat may know of a round of Euchre, and what it can be told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.cards import Card
from engine.euchre.legality import ALONE
from engine.euchre.options import EuchreOptions
from engine.kit import trick_facts
from engine.kit.trick_cautions import PARTNERS_CAUTIONS
from engine.kit.trick_observation import ObservedTrickView
from engine.kit.trick_view import TrickView
from engine.kit.tricks import seats_from
from engine.types import Action, Choice, Note, Seat, Value

CAUTIONS = (*PARTNERS_CAUTIONS, "order-for-them", "discard-trump")
"""The codes of all cautions."""
_MAKING = ("turned", "order", "name")
"""The phases in which trumps are made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EuchreView(ObservedTrickView):
    """A seat's view; see :class:`engine.euchre.state.EuchreState` for the phases and how trumps are made."""

    rules: EuchreOptions
    upcard: Card
    offered: str
    passed: int
    maker: Seat | None
    ordered: bool
    taken: bool
    alone: bool
    lone_defender: Seat | None
    farmer: Seat | None
    thrown_in: bool

    @property
    def makes_trumps(self) -> bool:
        """Whether trumps are still to be made."""
        return self.phase in _MAKING

    @property
    def turned_down(self) -> bool:
        """Whether everybody has passed the upcard."""
        return self.passed >= len(self.sides)

    def is_partner(self, seat: Seat) -> bool:
        """Whether another seat is a partner of this one."""
        return seat != self.seat and self.sides[seat] == self.sides[self.own_seat]

    def passes(self) -> Iterator[tuple[Seat, bool]]:
        """Yield who has passed, in their order, and whether it was the upcard and not the naming."""
        order = seats_from((self.dealer + 1) % len(self.sides), len(self.sides))
        for number in range(self.passed):
            yield order[number % len(order)], number < len(order)

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """Return the actions of a kind: trumps to make, or cards to lay away or play."""
        if kind in ("play", "discard"):
            return ObservedTrickView.choices(self, kind)
        return tuple(Choice(action, self._label(action)) for action in self.legal if action.kind == kind)

    def _label(self, action: Action) -> Note:
        """Return what an action is called; it depends on who deals."""
        owner = "own" if self.seat == self.dealer else "partner" if self.is_partner(self.dealer) else "other"
        values: dict[str, Value] = {"card": self.upcard, "cards": action.cards, "suit": action.target[:1]}
        return Note(action.kind, {**values, "dealer": owner, "alone": "yes" if action.target.endswith(ALONE) else "no"})

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

    def cautions(self, action: Action) -> tuple[Note, ...]:
        """Return what the player may waste by a card, or give to the opponents by an order."""
        if action.kind == "order" and self.rules.upcard_taken and self.sides[self.dealer] != self.sides[self.own_seat]:
            order = self.rules.order(self.offered)
            if order.strength[self.upcard] > order.strength[f"A{self.offered}"]:
                return (Note("order-for-them", {"card": self.upcard, "seat": self.dealer}),)
        if action.kind == "discard":
            suits = self.order.suit
            plain = [card for card in self.hand if suits[card] != self.trump]
            if plain and suits[action.cards[0]] == self.trump:
                return (Note("discard-trump", {"card": action.cards[0]}),)
        return ObservedTrickView.cautions(self, action)


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
