"""Sets up rounds of auction Pinochle with chosen cards, written by suit: ``S A 10 K, H A A`` are five cards."""

from __future__ import annotations

import random
from typing import Any

from engine.auction_pinochle.round import AuctionRound, AuctionView
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.cards import Card, face
from engine.kit.tricks import Trick
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction, Seat
from engine.view import GameContext
from tests.kit.properties import hybrids

PARTNERSHIP, DOUBLE, CUTTHROAT, AUCTION = "partnership-pinochle", "double-deck", "cutthroat", "auction"
THREE, KREUZ = "binokel-three", "kreuzbinokel"


RULES = [AuctionPinochleRules.of(preset) for preset in AuctionPinochleRules.presets]
"""Every preset."""
HYBRIDS = [rules for rules in hybrids(AuctionPinochleRules) if isinstance(rules, AuctionPinochleRules)]
"""Presets with random options."""


def cards(text: str) -> tuple[Card, ...]:
    """Return the faces of cards written by suit.

    >>> cards("S A 10, H K K")
    ('AS', '10S', 'KH', 'KH')
    """
    found: list[Card] = []
    for group in filter(None, text.split(",")):
        letter, *ranks = group.split()
        found += (rank + letter for rank in ranks)
    return tuple(found)


def deal(
    preset: str, *hands: str, stock: str = "", dealer: int | None = None, seed: int = 0, **options: Any
) -> AuctionRound:
    """Return a round in which the seats hold these cards; the rest is dealt from the pack, in its order.

    Seat 0 is left of the dealer, unless another one deals.
    """
    rules = AuctionPinochleRules.of(preset).with_changes(options)
    [seats] = rules.seats_played()
    dealer = seats - 1 if dealer is None else dealer
    left = list(rules.pack(seats))

    def taken(text: str) -> list[Card]:
        chosen = []
        for wanted in cards(text):
            card = next(card for card in left if face(card) == wanted)
            left.remove(card)
            chosen.append(card)
        return chosen

    dealt = [taken(hands[seat]) if seat < len(hands) else [] for seat in range(seats)]
    last = taken(stock)
    for hand in dealt:
        assert len(hand) <= rules.hand_size
        while len(hand) < rules.hand_size:
            hand.append(left.pop(0))
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    pack: list[Card] = []
    for first in range(0, rules.hand_size, 3):
        for seat in order:
            pack += dealt[seat][first : first + 3]
    sides = max(rules.sides(seats)) + 1
    shuffled = (*pack, *last, *left)
    return rules.deal(
        Deal(seats=seats, number=1, dealer=dealer, totals=(0,) * sides, target=rules.target, cards=shuffled)
    )


def dealt(rules: AuctionPinochleRules, number: int) -> AuctionRound:
    """Return a shuffled deal."""
    [seats] = rules.seats_played()
    cards = list(rules.pack(seats))
    random.Random(number).shuffle(cards)
    sides = max(rules.sides(seats)) + 1
    return rules.deal(
        Deal(seats=seats, number=1, dealer=number % seats, totals=(0,) * sides, target=rules.target, cards=tuple(cards))
    )


def context(played: AuctionRound) -> GameContext:
    """Return the context of a game's first round."""
    return GameContext(1, (0,) * (max(played.state.sides) + 1), (), ())


_cards = cards


def view(played: AuctionRound, seat: Seat | None) -> AuctionView:
    """Return what a seat may know."""
    return played.view(seat, context(played))


def rules_of(played: AuctionRound) -> AuctionPinochleRules:
    """Return the rules of a round."""
    assert isinstance(played.rules, AuctionPinochleRules)
    return played.rules


def action(step: str) -> Action:
    """Return the action that a step means.

    ``270`` bids, ``name H`` names trump, ``bury S A, H 10`` and ``give`` take cards, ``AS`` plays a card.
    """
    kind, _, rest = step.partition(" ")
    if kind.isdigit():
        return Action("bid", target=kind)
    if kind == "name":
        return Action(kind, target=rest)
    if kind in ("bury", "give"):
        return Action(kind, cards(rest))
    return Action(kind) if kind.islower() else Action("play", (kind,))


def do(played: AuctionRound, *steps: str) -> list[Event]:
    """Perform steps for the player to act, one after the other, or cards to play in one step: ``AS 10S 9S JS``."""
    events: list[Event] = []
    for step in steps:
        for each in [step] if step.isdigit() or step[0].islower() else step.split():
            events += played.play(played.to_act[0], action(each))
    return events


def refused(played: AuctionRound, step: str) -> IllegalAction:
    """Return the refusal of a step, after checking that the round has not changed."""
    seats = (None, *range(played.state.seats))
    before = [view(played, seat) for seat in seats]
    try:
        do(played, step)
    except IllegalAction as refusal:
        assert [view(played, seat) for seat in seats] == before
        return refusal
    raise AssertionError(f"{step} is legal")


def code(played: AuctionRound, step: str) -> str:
    """Return the code with which a step is refused."""
    return refused(played, step).note.code


def playable(played: AuctionRound) -> set[Card]:
    """Return the faces of the cards that may be played."""
    return {face(each.cards[0]) for each in played.legal(played.to_act[0]) if each.kind == "play"}


def kinds(played: AuctionRound) -> list[str]:
    """Return the kinds of action of the seat to act, each once."""
    return list(dict.fromkeys(each.kind for each in played.legal(played.to_act[0])))


def won(played: AuctionRound, *by_seat: int, cards: str = "S A") -> AuctionRound:
    """Let the round end with a trick of these points for each seat; a seat with -1 has won none."""
    its = played.state
    its.tricks = [Trick(seat, _cards(cards), seat, gained, False) for seat, gained in enumerate(by_seat) if gained >= 0]
    its.phase = "over"
    return played


def points(played: AuctionRound) -> tuple[int, ...]:
    """Return the points of each side."""
    return tuple(sum(line.points for line in lines) for lines in played.score())
