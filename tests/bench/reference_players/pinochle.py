"""Reference players of Pinochle, Binokel and Bezique, which share no code with the levels.

* ``keeper`` keeps what may still be melded, and wins a trick only in order to meld or with a card that it can spare.
* ``taker`` wants every trick: it leads its highest cards and draws trumps.
* ``saver`` throws low cards and keeps trumps, aces and tens for the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from engine.cards import Card, face, rank, suit
from engine.pinochle import melds, scoring
from engine.pinochle.options import STRENGTH, order
from engine.pinochle.round import PinochleView
from engine.types import Action

COPIES = 2
"""The copies of each face in the pack."""
SPARE = 8.0
"""The points of hope up to which ``keeper`` can spare a card."""
RICH = 10
"""The points of a trick that is worth a good card."""
LAST_TRICKS = 6
"""The size of the stock from which ``saver`` begins to win tricks."""


def keeper(view: PinochleView) -> Action:
    """Play the card with the least part in melds that are still possible."""
    if view.phase == "melding":
        return _meld(view)
    cards = _playable(view)
    if view.phase_two:
        return _play(_best_of_trick(view, cards) if view.trick else max(cards, key=_strength))
    hopes = _hopes(view)
    winning = _winning(view, cards)
    if winning:
        spared = min(winning, key=lambda card: (hopes[face(card)], _trump(view, card), _strength(card)))
        if view.meldable_points > hopes[face(spared)] or hopes[face(spared)] <= SPARE + _points(view, view.trick):
            return _play(spared)
    return _play(min(cards, key=lambda card: (hopes[face(card)], _points(view, (card,)), _trump(view, card))))


def taker(view: PinochleView) -> Action:
    """Lead high, and win every trick that can be won, with the lowest card that does."""
    if view.phase == "melding":
        return _meld(view)
    cards = _playable(view)
    if view.trick:
        return _play(_best_of_trick(view, cards))
    suits = Counter(map(suit, view.hand))
    if view.phase_two:
        return _play(max(cards, key=lambda card: (_trump(view, card), _strength(card), suits[suit(card)])))
    return _play(max(cards, key=lambda card: (not _trump(view, card), _strength(card), suits[suit(card)])))


def saver(view: PinochleView) -> Action:
    """Keep strength for the end; before, win a trick only for a meld or for many points."""
    if view.phase == "melding":
        return _meld(view)
    cards = _playable(view)
    if view.phase_two and view.trick:
        return _play(_best_of_trick(view, cards))
    if view.phase_two or view.meldable_points or _points(view, view.trick) >= RICH or view.stock <= LAST_TRICKS:
        if winning := _winning(view, cards):
            return _play(min(winning, key=lambda card: (_trump(view, card), _strength(card))))
        if not view.trick:
            return _play(max(cards, key=lambda card: (not _trump(view, card), _strength(card))))
    return _play(min(cards, key=lambda card: (_trump(view, card), _points(view, (card,)), _melds(view, card))))


def _meld(view: PinochleView) -> Action:
    """Return the exchange, the meld with most points, or drawing."""
    kinds = {action.kind: action for action in view.legal}
    if "exchange" in kinds or "knock" in kinds:
        return kinds.get("knock") or kinds["exchange"]
    worth = {frozenset(meld.cards): meld.points for meld in view.meldable}
    scoring = [action for action in view.legal if action.kind == "meld" and worth.get(frozenset(action.cards), 1) > 0]
    return max(scoring, key=lambda action: worth.get(frozenset(action.cards), 1), default=kinds["draw"])


def _hopes(view: PinochleView) -> dict[Card, float]:
    """Return for each face of the hand the points of the melds that it may still be part of.

    A meld counts by the square of its share that is in the hand, and not at all if it was made or cannot be completed.
    """
    assert view.seat is not None
    held = Counter(map(face, view.hand))
    gone = Counter(face(card) for trick in view.tricks for card in trick.cards)
    gone.update(map(face, (*view.mat[1 - view.seat], *view.trick)))
    made = {(meld.type, face(card)) for meld in view.melds[view.seat] for card in meld.cards}
    hopes = dict.fromkeys(held, 0.0)
    for pattern in melds.patterns(view.rules, view.trump):
        needed = Counter(pattern.faces)
        if any((pattern.type, one) in made for one in needed):
            continue
        if any(gone[one] + number > COPIES for one, number in needed.items()):
            continue
        share = sum(min(number, held[one]) for one, number in needed.items()) / len(pattern.faces)
        for one, number in needed.items():
            if one in held:
                spare = held[one] > number
                hopes[one] += pattern.points * share * share * (0.3 if spare else 1.0)
    return hopes


def _melds(view: PinochleView, card: Card) -> tuple[int, int]:
    """Return in how many melds of the hand a card is, and its strength."""
    return sum(card in meld.cards for meld in view.meldable), _strength(card)


def _best_of_trick(view: PinochleView, cards: Iterable[Card]) -> Card:
    """Return the lowest card that wins the trick, otherwise the one that gives away least; plain cards first."""
    cards = list(cards)
    winning = _winning(view, cards)
    return min(winning or cards, key=lambda card: (_trump(view, card), _strength(card)))


def _playable(view: PinochleView) -> list[Card]:
    return [action.cards[0] for action in view.legal if action.kind == "play"]


def _play(card: Card) -> Action:
    return Action("play", (card,))


def _winning(view: PinochleView, cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if view.trick and order(view.trump).beats(card, view.trick[0])]


def _trump(view: PinochleView, card: Card) -> bool:
    return suit(card) == view.trump


def _strength(card: Card) -> int:
    return STRENGTH[rank(card)]


def _points(view: PinochleView, cards: Iterable[Card]) -> int:
    return 0 if view.rules.phase_one_tricks == "no" else scoring.card_points(view.rules, cards)


PLAYERS: Mapping[str, Callable[[PinochleView], Action]] = {"keeper": keeper, "taker": taker, "saver": saver}
"""The players by name."""
