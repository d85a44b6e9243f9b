"""The expert: makes trumps by what a hand is worth, and plays by the habits of good players.

A hand's worth with a suit as trump is the average number of tricks that its maker's side wins: a linear fit to 4,000
random deals of four in which all hands were played open, and to 2,000 each of three and two. Played by habit, a maker
against one opponent wins a quarter of a trick more than in open play, and is rated so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from engine.cards import SUITS, Card, rank
from engine.euchre.legality import ALONE, FARMER, EuchreState
from engine.euchre.options import EuchreOptions
from engine.euchre.round import EuchreView
from engine.kit.exchanging import sensible
from engine.kit.tricks import Order
from engine.players.policy import PolicyContext
from engine.types import Action, Seat

BOWERS = (0.9, 1.3, 1.3)
"""The left bower, the right bower, and a card above them."""
TRUMPS = {"A": 0.7, "K": 0.5, "Q": 0.5, "10": 0.45, "9": 0.45, "8": 0.4, "7": 0.4}
ACE, KING = 0.47, 0.15
VOID = 0.3
"""The tricks added for each suit that a hand with trumps lacks."""
BEST_BOWER = -0.3
"""The tricks added where a card ranks above the bowers: it may be against the hand, and if not, it beats less."""
_TABLE = {2: (1.05, 1.0), 3: (1.75, -1.45), 4: (1.0, 0.95)}
"""By the number of players, a factor and a summand: a partner wins tricks, a second opponent takes them."""


def tricks(rules: EuchreOptions, trump: str, hand: Sequence[Card], seats: int) -> float:
    """Return the tricks that a maker's side wins with a hand of five."""
    factor, added = _TABLE[seats]
    return factor * card_worth(rules, trump, hand) + added


def card_worth(rules: EuchreOptions, trump: str, hand: Sequence[Card]) -> float:
    """Return the worth of the cards of a hand by themselves, in tricks of a partnership."""
    order = rules.order(trump)
    trumps = [card for card in hand if order.suit[card] == trump]
    plain = [card for card in hand if order.suit[card] != trump]
    total = BEST_BOWER * (rules.best_bower != "none") + sum(_trump(rules, order, card) for card in trumps)
    total += sum({"A": ACE, "K": KING}.get(rank(card), 0.0) for card in plain)
    voids = len(SUITS) - 1 - len({order.suit[card] for card in plain})
    return total + VOID * min(voids, len(trumps))


def _trump(rules: EuchreOptions, order: Order, card: Card) -> float:
    """Return the worth of a trump."""
    above = order.strength[card] - len(rules.ranks)
    return BOWERS[above] if above >= 0 else TRUMPS[rank(card)]


def after_discard(rules: EuchreOptions, trump: str, hand: Sequence[Card]) -> Card:
    """Return the card to discard from six: the one whose loss leaves the best hand, then the lowest."""
    order = rules.order(trump)
    suits = [order.suit[card] for card in hand]

    def without(card: Card) -> tuple[float, bool, int]:
        rest = [other for other in hand if other != card]
        return (card_worth(rules, trump, rest), suits.count(order.suit[card]) == 1, -order.strength[card])

    return max(hand, key=without)


Table: TypeAlias = EuchreState | EuchreView

ENOUGH = 3.2
"""Expected tricks needed to name trumps."""
ALONE_FROM = 4.5
"""Expected tricks, with a partner, needed to play alone."""
_DEFENDS = _KEEPS = 4.5
"""Expected tricks needed to defend alone, or to exchange no cards."""
_UPCARD = 0.45
"""The tricks that the upcard adds in a partner's hand, or costs in an opponent's."""


def make(table: Table, hand: Sequence[Card], legal: Sequence[Action], *, bold: float = 0.0) -> Action:
    """Return the action before the first trick; ``bold`` is how many tricks less than usual a hand needs."""
    if table.phase == "discard":
        return Action("discard", (after_discard(table.rules, table.trump, hand),))
    if table.phase == "defend":
        enough = tricks(table.rules, table.trump, hand, len(table.sides)) >= _DEFENDS
        return next(action for action in legal if action.kind == ("defend" if enough else "pass"))
    if table.phase == "exchange":
        stock = table.stock if isinstance(table.stock, int) else len(table.stock)
        away = sensible(table.rules.order(table.trump), hand, stock)[0]
        if tricks(table.rules, table.trump, hand, len(table.sides)) >= _KEEPS:
            return Action("pass")
        return next(action for action in legal if {*action.cards} == {*away})
    if table.phase == "turned":
        return legal[0]
    return next((action for action in legal if action.kind in (FARMER, "throw-in")), None) or _call(
        table, hand, legal, bold
    )


def _call(table: Table, hand: Sequence[Card], legal: Sequence[Action], bold: float) -> Action:
    """Return an order, a suit, or a pass."""
    seat = table.seat
    assert seat is not None
    worths = {action: worth(table, seat, hand, action) for action in legal if action.kind != "pass"}
    best = max(worths, key=lambda action: (worths[action], not action.target.endswith(ALONE)))
    alone = [action for action in worths if action.target.endswith(ALONE) and worths[action] >= ALONE_FROM]
    if alone:
        return max(alone, key=worths.__getitem__)
    passing = Action("pass")
    return best if passing not in legal or worths[best] >= ENOUGH - bold else passing


def worth(table: Table, seat: Seat, hand: Sequence[Card], action: Action) -> float:
    """Return the tricks that a seat's side wins with a hand if the seat makes trumps in this way."""
    rules, seats = table.rules, len(table.sides)
    trump = action.target[:1] if action.kind == "name" else table.offered
    if action.kind == "name" or not rules.upcard_taken:
        return tricks(rules, trump, hand, seats)
    if seat == table.dealer:
        six = [*hand, table.upcard]
        six.remove(after_discard(rules, trump, six))
        return tricks(rules, trump, six, seats)
    gained = (0.0 if action.target else _UPCARD) if _partners(table, seat) else -_UPCARD
    return tricks(rules, trump, hand, seats) + gained


def _partners(table: Table, seat: Seat) -> bool:
    """Return whether the dealer is on the seat's side."""
    return table.sides[table.dealer] == table.sides[seat]


_BOLD = 0.25
"""How much less an aggressive player wants to make trumps."""


class Player(Protocol):
    """The input of the expert to play a card: a view, or a seat of a sampled deal."""

    @property
    def hand(self) -> Sequence[Card]:
        """The cards of the hand."""

    @property
    def trick(self) -> Sequence[Card]:
        """The cards played to the trick so far."""

    @property
    def trump(self) -> str:
        """The suit that is trump."""

    @property
    def order(self) -> Order:
        """How cards rank in tricks."""

    @property
    def leader(self) -> Seat:
        """The seat that leads to the trick."""

    def makes(self) -> bool:
        """Return whether the own side has made trumps."""

    def is_partner(self, seat: Seat) -> bool:
        """Return whether another seat is a partner of this one."""

    def trick_seats(self, leader: Seat) -> list[Seat]:
        """Return the seats in the order in which they play to a trick."""

    def theirs(self) -> Sequence[Card]:
        """Return every card that another player may hold."""


def choose(view: EuchreView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase in ("lead", "follow"):
        return Action("play", (play(view, [action.cards[0] for action in view.legal]),))
    return make(view, view.hand, view.legal, bold=_BOLD * context.aggressive)


def play(view: Player, playable: Sequence[Card]) -> Card:
    """Return the card to play."""
    return _lead(view, playable) if not view.trick else _follow(view, playable)


def _lead(view: Player, playable: Sequence[Card]) -> Card:
    """Lead a card that nothing beats; trumps as a maker; otherwise from a short suit."""
    order = view.order
    sure = [card for card in playable if not _higher(view, card)]
    trumps = [card for card in playable if order.suit[card] == view.trump]
    if view.makes() and trumps and (max(trumps, key=order.value) in sure or len(trumps) > 1):
        return max(trumps, key=order.value)
    plain = [card for card in sure if card not in trumps]
    if plain:
        return min(plain, key=lambda card: _count(view, card))
    others = [card for card in playable if card not in trumps] or playable
    return min(others, key=lambda card: (_count(view, card), order.strength[card]))


def _follow(view: Player, playable: Sequence[Card]) -> Card:
    """Leave a trick to the partner who wins it; otherwise win it, as cheaply as those who still play allow."""
    order, seats = view.order, view.trick_seats(view.leader)
    place = order.winner(view.trick)
    best = view.trick[place]
    winning = [card for card in playable if order.beats(card, best)]
    is_last = len(view.trick) == len(seats) - 1
    if not winning or (view.is_partner(seats[place]) and (is_last or holds(view, best))):
        return min(playable, key=lambda card: (*order.value(card), _count(view, card)))
    if is_last or order.suit[winning[0]] == view.trump:
        return min(winning, key=order.value)
    return max(winning, key=order.value)


def holds(view: Player, best: Card) -> bool:
    """Return whether a card is likely to win its trick: a trump that few beat, or the highest card of its suit."""
    return len(_higher(view, best)) <= (view.order.suit[best] == view.trump)


def _higher(view: Player, card: Card) -> list[Card]:
    """Return the higher cards of a card's suit that others may hold."""
    order = view.order
    return [other for other in view.theirs() if order.suit[other] == order.suit[card] and order.beats(other, card)]


def _count(view: Player, card: Card) -> int:
    """Return the number of cards of a suit in the hand."""
    suits = view.order.suit
    return sum(suits[other] == suits[card] for other in view.hand)
