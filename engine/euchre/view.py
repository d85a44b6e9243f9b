"""What one seat may know of a round of Euchre, and how that is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.cards import Card
from engine.euchre.legality import ALONE
from engine.euchre.options import BEST, EuchreOptions
from engine.kit import trick_view
from engine.kit.exchanging import ExchangingView, choices
from engine.kit.trick_view import TrickView
from engine.kit.tricks import seats_from
from engine.kit.views import added_fields
from engine.types import Action, Note, Seat, Value
from engine.view import Speaker

_MAKING = ("turned", "order", "name")
"""The phases in which trumps are made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EuchreView(ExchangingView):
    """A seat's view; see :class:`engine.euchre.legality.EuchreState` for the phases and how trumps are made."""

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
    asked: int

    @property
    def makes_trumps(self) -> bool:
        """Whether trumps are still to be made."""
        return self.phase in _MAKING

    @property
    def turned_down(self) -> bool:
        """Whether everybody has passed the upcard."""
        return self.passed >= len(self.sides)

    @property
    def best_turned(self) -> bool:
        """Whether the best bower was turned up: the suit on offer is then the one that the dealer named."""
        return self.upcard == BEST[self.rules.best_bower]

    def makes(self) -> bool:
        """Whether the own side has made trumps."""
        return self.maker is not None and self.sides[self.maker] == self.sides[self.own_seat]

    def is_partner(self, seat: Seat) -> bool:
        """Whether another seat is a partner of this one."""
        return seat != self.seat and self.sides[seat] == self.sides[self.own_seat]

    def passes(self) -> Iterator[tuple[Seat, bool]]:
        """Yield who has passed, in their order, and whether it was the upcard and not the naming."""
        order = seats_from((self.dealer + 1) % len(self.sides), len(self.sides))
        for number in range(self.passed):
            yield order[number % len(order)], number < len(order)

    def label(self, action: Action) -> Note:
        """Return what an action is called; it depends on who deals."""
        owner = "own" if self.seat == self.dealer else "partner" if self.is_partner(self.dealer) else "other"
        suit = self.offered if action.kind == "order" else action.target[:1]
        values: dict[str, Value] = {"card": self.upcard, "cards": action.cards, "suit": suit, "best": self.best_turned}
        values["dealer"] = owner if self.rules.upcard_taken else "other"
        return Note(action.kind, {**values, "alone": action.target.endswith(ALONE)})


COPIED = added_fields(EuchreView, TrickView)
"""What a view shows of the state unchanged."""


CAUTIONS = (*trick_view.CAUTIONS, "play-over-partner", "order-for-them", "discard-trump")
"""The codes of all cautions."""


def cautions(view: EuchreView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste, or give to the opponents."""
    if view.seat is None:
        return ()
    return (*trick_view.cautions(view, action), *_of_euchre(view, action))


def _of_euchre(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield a bower given to an opponent, a trump laid away, and a partner's trick taken."""
    theirs = view.sides[view.dealer] != view.sides[view.own_seat]
    if action.kind == "order" and view.rules.upcard_taken and theirs:
        strength = view.rules.order(view.offered).strength
        if strength[view.upcard] > strength[f"A{view.offered}"]:
            yield Note("order-for-them", {"card": view.upcard, "seat": view.dealer})
    suits = view.order.suit
    discards = action.kind == "discard" and suits[action.cards[0]] == view.trump
    if discards and any(suits[card] != view.trump for card in view.hand):
        yield Note("discard-trump", {"card": action.cards[0]})
    if action.kind == "play" and len(view.trick) == len(view.trick_seats(view.leader)) - 1:
        yield from _over_partner(view, action)


def _over_partner(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield a card that would leave the trick to the partner who is winning it."""
    under = [each.cards[0] for each in view.legal if each.kind == "play" and not view.wins(each.cards[0])]
    if under and view.is_partner(view.holder) and view.wins(action.cards[0]):
        yield Note("play-over-partner", {"card": min(under, key=view.order.value), "seat": view.holder})


def facts(view: EuchreView) -> tuple[Note, ...]:
    """Return the facts of every game of tricks, with how trumps are made."""
    return trick_view.facts(view, of_stock=making)


def warnings(view: EuchreView) -> tuple[Note, ...]:
    """Return that the dealer must name a suit, or that an order means playing alone."""
    kinds = {action.kind for action in view.legal}
    if view.phase == "name" and "pass" not in kinds and kinds:
        return (Note("must-name"),)
    if "order" in kinds and not any(action == Action("order") for action in view.legal):
        return (Note("order-means-alone", {"seat": view.dealer}),)
    return ()


def making(view: TrickView) -> Iterable[Note]:
    """Yield the upcard, who made trumps from where, and who plays alone."""
    assert isinstance(view, EuchreView)
    if view.makes_trumps:
        code = "joker-up" if view.phase == "turned" else "turned-down-card" if view.turned_down else "upcard"
        values: dict[str, Value] = {"card": view.upcard, "seat": view.dealer, "suit": view.offered}
        yield Note(code, {**values, "best": view.best_turned, "taken": view.rules.upcard_taken})
    if view.maker is not None:
        how = "ordered" if view.ordered else "named"
        yield Note("made-trumps", {"seat": view.maker, "suit": view.trump, "how": how, "card": view.upcard})
    if view.taken:
        yield Note("dealer-has", {"seat": view.dealer, "card": view.upcard})
    for seat in (view.maker if view.alone else None, view.lone_defender):
        if seat is not None:
            yield Note("plays-alone", {"seat": seat})


SPEAKER = Speaker(facts=facts, choices=choices, cautions=cautions, warnings=warnings, pages=trick_view.PAGES)
"""What puts views of Euchre into words."""
