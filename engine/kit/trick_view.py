"""A seat's view of a round of tricks."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.kit.tricks import Order, Trick, TrickOptions, seats_from
from engine.score import RoundScore
from engine.types import Seat, Side
from engine.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickView(View):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``scored``, ``won``, or one of the game's own.

    ``turn`` is the number of the trick. Cards may be marked; people see no marks.
    """

    rules: TrickOptions
    phase_two: bool
    """Whether the stock is gone."""
    trump: str
    """The suit's letter; empty without trumps, or before they are made."""
    upturned: Card | None
    """The card of the stock that lies face up."""
    stock: int
    """The number of hidden cards in the stock."""
    leader: Seat
    """The seat that leads to the trick."""
    trick: tuple[Card, ...]
    """The cards played to the trick so far."""
    tricks: tuple[Trick, ...]
    """The finished tricks of the round, which everybody has seen."""
    hand_counts: tuple[int, ...]
    """By seat, the number of cards that it can play."""
    standing: tuple[int, ...]
    """By side, the points of the round that count already."""
    trick_points: tuple[int, ...]
    """By side, the points of the tricks won so far."""
    lines: RoundScore
    """The score lines of the round so far, by side."""
    drawn: tuple[Card, ...]
    """The card drawn last; seen by its owner only."""
    laid: tuple[Card, ...] = ()
    """The cards that ``seat`` has put aside face down; seen by it only."""
    laid_counts: tuple[int, ...] = ()
    """By seat, the number of cards put aside face down."""
    out: tuple[Seat, ...] = ()
    """The seats that play no cards this round."""

    @property
    def forced(self) -> bool:
        """Whether the player to act has one card left to play."""
        return self.phase in ("lead", "follow") and all(self.hand_counts[seat] == 1 for seat in self.to_act)

    @property
    def order(self) -> Order:
        """How cards rank in tricks."""
        return self.rules.order(self.trump)

    @property
    def own_seat(self) -> Seat:
        """The seat whose view it is. Raises ``ValueError`` for the public view."""
        if self.seat is None:
            raise ValueError("the public view has no seat")
        return self.seat

    @property
    def other(self) -> Seat:
        """The opponent of ``seat`` where two play. Raises ``ValueError`` for the public view."""
        return 1 - self.own_seat

    @property
    def elder(self) -> Seat:
        """The player who does not deal, where two play."""
        return 1 - self.dealer

    @property
    def others(self) -> list[Seat]:
        """The other seats, from the left of ``seat``. Raises ``ValueError`` for the public view."""
        return seats_from(self.own_seat, len(self.sides))[1:]

    def surely_held(self, other: Seat) -> tuple[Card, ...]:
        """Return the cards that another seat holds for certain: those seen, or all while ``seat`` looks at them."""
        return self.hands[other] if self.hands else self.known[other]

    def trick_seats(self, leader: Seat) -> list[Seat]:
        """Return the seats in the order in which they play to a trick."""
        return seats_from(leader, len(self.sides), self.out)

    def won_by(self, side: Side) -> int:
        """Return the number of tricks that a side has won."""
        return sum(self.sides[trick.winner] == side for trick in self.tricks)

    @property
    def holder(self) -> Seat:
        """The seat that wins the trick as it lies."""
        return self.trick_seats(self.leader)[self.order.winner(self.trick)]

    def wins(self, card: Card) -> bool:
        """Return whether a card would win the trick as it lies."""
        return bool(self.trick) and self.order.beats(card, self.trick[self.order.winner(self.trick)])

    def played_by(self, seat: Seat) -> list[Card]:
        """Return the cards that a seat has played."""
        tricks = [*((trick.leader, trick.cards) for trick in self.tricks), (self.leader, self.trick)]
        plays = (play for leader, cards in tricks for play in zip(self.trick_seats(leader), cards, strict=False))
        return [card for who, card in plays if who == seat]

    def theirs(self) -> list[Card]:
        """Return every card that another player may hold, in the order of the pack."""
        seen = {*self.hand, *self.trick, *self.laid, self.upturned}
        seen.update(card for trick in self.tricks for card in trick.cards)
        return [card for card in self.rules.pack(len(self.sides)) if card not in seen]

    def unseen_in_stock(self) -> int:
        """Return how many cards of the stock ``seat`` has not seen."""
        return self.stock

    def unseen_in_hand(self, other: Seat) -> int:
        """Return how many cards of another hand ``seat`` has not seen."""
        return self.hand_counts[other] - len(self.surely_held(other))

    def unseen_aside(self) -> int:
        """Return how many cards that others have put aside ``seat`` has not seen."""
        return sum(self.laid_counts[other] for other in self.others)

    def unseen(self) -> list[Card]:
        """Return the cards whose place ``seat`` does not know: in the stock, hidden in a hand, or put aside."""
        certain = {card for other in self.others for card in self.surely_held(other)}
        return [card for card in self.theirs() if card not in certain]
