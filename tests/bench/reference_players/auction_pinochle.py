"""Reference players of auction Pinochle and Binokel, which share no code with the levels.

* ``scarne`` plays by the rules that Scarne gives: it bids its melds and what its aces and long trumps win, and counts
  on the widow only where several cards would help; it draws trumps as the bidder, cashes aces, and smears points on
  tricks of its friends.
* ``miser`` bids melds alone, and never spends a card with points on a trick that is not surely its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.auction_pinochle.melds import worth
from engine.auction_pinochle.round import AuctionView
from engine.cards import SUITS, Card, face, rank, suit
from engine.types import Action

_HEIGHT = ("7", "9", "J", "Q", "K", "10", "A")
_RICH = ("A", "10", "K")
_WON = 18
"""The points of a trick that is counted before the play."""
_OPENINGS = 2
"""How many faces must help before the widow is counted on."""
_WIDOW = 40
_PARTNER = 40
"""The points that a partner is counted for."""


def scarne(view: AuctionView) -> Action:
    """Bid melds and likely tricks, with the widow if several cards help."""
    if view.phase == "bid":
        most = max(_counted(view, trump) for trump in _suits(view)) if _suits(view) else 0
        return _bid_to(view, most)
    return _before_play(view) or _play(view, careful=False)


def miser(view: AuctionView) -> Action:
    """Bid melds and aces alone."""
    if view.phase == "bid":
        aces = sum(rank(card) == "A" for card in view.hand)
        melds = worth(view.rules, view.hand)
        return _bid_to(view, max(melds.values()) + _unit(view) * (10 * aces + _PARTNER) // 10)
    return _before_play(view) or _play(view, careful=True)


def _unit(view: AuctionView) -> int:
    """Return what stands for ten points."""
    return 1 if view.rules.tens else 10


def _suits(view: AuctionView) -> list[str]:
    """Return the suits that can be trump."""
    if not view.rules.marriage:
        return [*SUITS]
    faces = {*map(face, view.hand)}
    return [letter for letter in SUITS if {f"K{letter}", f"Q{letter}"} <= faces]


def _counted(view: AuctionView, trump: str) -> float:
    """Return melds, and points of the tricks that aces and trumps beyond the third win, widow and partner."""
    trumps = sum(suit(card) == trump for card in view.hand)
    aces = sum(rank(card) == "A" for card in view.hand)
    won = aces + max(0, trumps - 3) + 1
    points = worth(view.rules, view.hand)[trump] * 10 / _unit(view) + _WON * won
    if view.rules.partners:
        points += 2 * _PARTNER
    if view.rules.widow_size and _openings(view, trump) >= _OPENINGS:
        points += _WIDOW
    return points * _unit(view) / 10


def _openings(view: AuctionView, trump: str) -> int:
    """Return how many faces would raise the melds by themselves."""
    held, now = Counter(map(face, view.hand)), worth(view.rules, view.hand)[trump]
    faces = {*map(face, view.rules.pack(len(view.sides)))} - {*held}
    return sum(worth(view.rules, (*view.hand, card))[trump] > now for card in faces)


def _bid_to(view: AuctionView, most: float) -> Action:
    """Bid the least up to a limit; leave the bid to the partner who has it."""
    kinds = {action.kind: action for action in reversed(view.legal)}
    bid = kinds.get("bid")
    if bid is None or "pass" not in kinds:
        return view.legal[0]
    partner = view.high_bidder is not None and view.sides[view.high_bidder] == view.sides[view.seat or 0]
    return kinds["pass"] if partner or int(bid.target) > most else bid


def _before_play(view: AuctionView) -> Action | None:
    match view.phase:
        case "name":
            suits = [action for action in view.legal if action.target in SUITS and action.kind == "name"]
            return max(suits or view.legal, key=lambda action: _counted(view, action.target) if suits else 0)
        case "bury":
            return next(action for action in view.legal if action.kind == "bury")
        case "give":
            return next(action for action in view.legal if action.kind == "give")
        case "melding":
            possible = _WON * (len(view.hand) if view.rules.partners else len(view.hand) * 2 // 3) * _unit(view) / 10
            hopeless = view.needs > possible and any(action.kind == "concede" for action in view.legal)
            return Action("concede" if hopeless else "meld")
        case _:
            return None


def _play(view: AuctionView, *, careful: bool) -> Action:
    cards = [action.cards[0] for action in view.legal if action.kind == "play"]
    card = _follow(view, cards, careful=careful) if view.trick else _lead(view, cards)
    return Action("play", (card,))


def _height(card: Card) -> int:
    return _HEIGHT.index(rank(card))


def _lead(view: AuctionView, cards: Sequence[Card]) -> Card:
    """Draw trumps as the bidder with most of them, then lead aces, else a card without points from a long suit."""
    trumps = [card for card in cards if suit(card) == view.trump]
    out = sum(suit(card) == view.trump for card in view.theirs())
    if view.seat == view.bidder and out and len(trumps) > out // 2:
        return max(trumps, key=_height)
    aces = [card for card in cards if rank(card) == "A" and suit(card) != view.trump]
    if aces:
        return aces[0]
    plain = [card for card in cards if suit(card) != view.trump] or [*cards]
    lengths = Counter(map(suit, view.hand))
    return min(plain, key=lambda card: (rank(card) in _RICH, -lengths[suit(card)], _height(card)))


def _friendly(view: AuctionView) -> bool:
    """Return whether the trick as it lies goes to a partner, or against a single bidder."""
    own, holder = view.own_seat, view.holder
    if view.rules.in_units:
        return view.bidder not in (own, holder)
    return view.sides[own] == view.sides[holder]


def _follow(view: AuctionView, cards: Sequence[Card], *, careful: bool) -> Card:
    """Smear points on a friend's trick, win with the cheapest card that does, else lose the least."""
    last = len(view.trick) == len(view.sides) - 1
    plain = [card for card in cards if suit(card) != view.trump] or cards
    if _friendly(view) and (last or not careful):
        return max(plain, key=lambda card: (rank(card) in _RICH and rank(card) != "A", -_height(card)))
    winning = [card for card in cards if view.wins(card)]
    if winning and not (careful and not last):
        return min(winning, key=_height) if last else max(winning, key=_height)
    return min(plain, key=lambda card: (rank(card) in _RICH, _height(card)))


PLAYERS: Mapping[str, Callable[[AuctionView], Action]] = {"scarne": scarne, "miser": miser}
"""The reference players by name."""
