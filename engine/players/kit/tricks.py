"""Tricks of two to four players: the simplest players of them, and exact play when all hands are known.

The solver works out who wins how many tricks. Cards are single bits: sixteen for each suit, the strength of a card in
its suit from low to high, trumps in the last suit. A hand is the sum of its cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.cards import SUITS, Card, face
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties, Order
from engine.players.kit.endgame import Endgame
from engine.players.policy import Lead, PolicyContext, Unit
from engine.types import Action, Seat


def at_random(view: TrickView, context: PolicyContext) -> Action:
    """Play any card."""
    return context.rng.choice(view.legal)


def cheapest(view: TrickView, context: PolicyContext) -> Action:
    """Win a trick with the lowest card that can; otherwise, and if a partner is winning it, play low."""
    order = view.order
    cards = [action.cards[0] for action in view.legal if action.kind == "play"]
    winning = []
    if view.trick and view.sides[view.holder] != view.sides[view.own_seat]:
        winning = [card for card in cards if view.wins(card)]
    return Action("play", (min(winning or cards, key=lambda card: (*order.value(card), context.rng.random())),))


class Solved(NamedTuple):
    """A card to play, and the points of the solver that are taken with it at least."""

    action: Action
    taken: int


def play_solved(endgame: Endgame, view: TrickView, context: PolicyContext, unit: Unit, each: float = 1) -> Solved:
    """Return the best card between two players who know all cards, and report its lead if somebody wants it.

    The lead is over the best of the worse cards, in a ``unit`` of which a point of the solver brings ``each``.
    """
    plays = [action for action in view.legal if action.kind == "play"]
    playable = [action.cards[0] for action in plays]
    hand, other, led = view.hand, view.theirs(), next(iter(view.trick), None)
    best = endgame.follow(led, playable, hand, other) if led else endgame.lead(hand, other)
    chosen = next(action for action in plays if face(action.cards[0]) == face(best.card))
    if context.is_heard and (worse := endgame.worse(best, playable, hand, other, led)):
        [after] = (action for action in plays if action.cards[0] == worse.card)
        context.report(Lead(chosen, after, round((best.least - worse.least) * each), unit, None))
    return Solved(chosen, best.least)


_WIDTH = 16
_SUIT = (1 << _WIDTH) - 1
_TRUMPS = _SUIT << 3 * _WIDTH
_FREE = Duties()


def bits_of(order: Order) -> Mapping[Card, int]:
    """Return the bit of each card of an order with a trump suit."""
    suits = [letter for letter in SUITS if letter != order.trump]
    place = {letter: number for number, letter in enumerate([*suits, order.trump])}
    return {card: 1 << (place[suit] * _WIDTH + order.strength[card]) for card, suit in order.suit.items() if suit}


class OpenTricks:
    """Finds how many tricks one side wins against the others if everybody plays as well as possible.

    ``wins`` says by seat whether its tricks count. The seats ``out`` play no cards.
    """

    def __init__(self, wins: Sequence[bool], *, out: Iterable[Seat] = (), duties: Duties = _FREE) -> None:
        playing = [seat for seat in range(len(wins)) if seat not in tuple(out)]
        self.wins = wins
        self.players = len(playing)
        self.after = {seat: playing[(place + 1) % len(playing)] for place, seat in enumerate(playing)}
        self.duties = duties
        self.found: dict[tuple[int, ...], tuple[int, int]] = {}
        """By hands and leader, the bounds of the tricks that were found."""

    def tricks(self, hands: list[int], seat: Seat, trick: Sequence[tuple[Seat, int]] = ()) -> int:
        """Return the tricks that the side wins from here; ``seat`` plays next to a trick that has begun, or leads."""
        most = max(map(int.bit_count, hands)) + bool(trick)
        if not trick:
            return self._lead(hands, seat, 0, most)
        led = trick[0][1]
        holder, best = trick[0]
        for who, card in trick[1:]:
            if self._beats(card, best):
                holder, best = who, card
        return self._play(hands, seat, _suit(led), best, holder, self.players - len(trick), 0, most)

    def _beats(self, card: int, best: int) -> bool:
        return card > best and (bool(_suit(best) & card) or bool(card & _TRUMPS))

    def _lead(self, hands: list[int], seat: Seat, low: int, high: int) -> int:
        left = hands[seat].bit_count()
        if not left:
            return 0
        key = (*hands, seat)
        least, most = self.found.get(key, (0, left))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._play(hands, seat, 0, 0, seat, self.players, max(low, least), min(high, most))
        if value <= low:
            most = min(most, value)
        elif value >= high:
            least = max(least, value)
        else:
            least = most = value
        self.found[key] = (least, most)
        return value

    def _play(  # noqa: PLR0917  # called for every card: keywords would be slower
        self, hands: list[int], seat: Seat, led: int, best: int, holder: Seat, left: int, low: int, high: int
    ) -> int:
        if not left:
            won = self.wins[holder]
            return won + self._lead(hands, holder, low - won, high - won)
        hand = hands[seat]
        maximise = self.wins[seat]
        found = -1 if maximise else 99
        after = self.after[seat]
        for card in self._moves(hands, self._playable(hand, led, best), best, seat):
            hands[seat] = hand ^ card
            if not led:
                value = self._play(hands, after, _suit(card), card, seat, left - 1, low, high)
            elif self._beats(card, best):
                value = self._play(hands, after, led, card, seat, left - 1, low, high)
            else:
                value = self._play(hands, after, led, best, holder, left - 1, low, high)
            if maximise:
                found = max(found, value)
                low = max(low, value)
            else:
                found = min(found, value)
                high = min(high, value)
            if low >= high:
                break
        hands[seat] = hand
        return found

    def _playable(self, hand: int, led: int, best: int) -> int:
        """Return the cards of a hand that may be played to a suit led."""
        if not led:
            return hand
        duties = self.duties
        if same := hand & led:
            must_beat = duties.overplay == "always" or (duties.overplay == "trumps" and led == _TRUMPS)
            return (same & -best if must_beat and best & led else 0) or same
        return (hand & _TRUMPS if duties.must_trump else 0) or hand

    def _moves(self, hands: list[int], playable: int, best: int, seat: Seat) -> list[int]:
        """Return the cards worth trying: of neighbours the highest only; those that win first."""
        others = best
        for other, hand in enumerate(hands):
            if other != seat:
                others |= hand
        moves = []
        above = 0
        while playable:
            card = 1 << (playable.bit_length() - 1)
            playable ^= card
            if not above or (above ^ card) & ~_SUITS_OF[card] or others & (above - card):
                moves.append(card)
            above = card
        if best:
            moves.sort(key=lambda card: not self._beats(card, best))
        return moves


def _suit(card: int) -> int:
    """Return all cards of a card's suit."""
    return _SUITS_OF[card]


_SUITS_OF = {1 << place: _SUIT << place // _WIDTH * _WIDTH for place in range(4 * _WIDTH)}
