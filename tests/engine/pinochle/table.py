"""Sets up rounds of Pinochle with chosen cards; the rest is filled with cards that are in few melds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.cards import Card, face
from engine.pinochle.melds import Pattern, dix, patterns
from engine.pinochle.options import cards_of
from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.pinochle.state import BATCHES
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

FILLERS = ("9", "8", "7", "10", "A", "K", "Q", "J")
"""The ranks that fill a hand, those in the fewest melds first."""
CONTEXT = GameContext(1, (0, 0), (), ())
EVERY_MELD: dict[str, Any] = {
    "double_pinochle": True,
    "grand": True,
    "double_marriage": True,
    "roundhouse": True,
    "common_sequence": True,
    "double_sequence": True,
    "double_set": True,
}
FREE: dict[str, Any] = {
    "fresh_card": False,
    "liberal_remelding": True,
    "several_melds": True,
    "score_differences": True,
}


def deal(
    *hands: str,
    turned: str = "9H",
    stock: str = "",
    target: int = 1000,
    totals: tuple[int, int] = (0, 0),
    dealer: int = 1,
    preset: str = "pinochle",
    **options: Any,
) -> PinochleRound:
    """Return a round in which the seats hold these cards, with ``turned`` under the stock and ``stock`` on top of it.

    Seat 0 leads, unless it is the ``dealer``.
    """
    rules = PinochleRules.of(preset).model_copy(update=options)
    rules.check(2)
    left = list(cards_of(rules.pack_size))

    def pick(cards: str) -> list[Card]:
        picked = []
        for card in parse(cards):
            found = card if card in left else next(one for one in left if face(one) == face(card))
            left.remove(found)
            picked.append(found)
        return picked

    dealt = [pick(cards) for cards in (*hands, "", "")[:2]]
    under, top = pick(turned), pick(stock)
    left.sort(key=lambda card: (face(card) == face(under[0]), FILLERS.index(face(card)[:-1])))
    for hand in dealt:
        while len(hand) < rules.hand_size:
            hand.append(left.pop(0))
    order = [dealt[1 - dealer][:], dealt[dealer][:]]
    cards: list[Card] = []
    for batch in BATCHES[rules.hand_size]:
        for hand in order:
            cards += hand[:batch]
            del hand[:batch]
    return PinochleRound(rules, dealer=dealer, totals=totals, target=target, cards=(*cards, *under, *top, *left))


def melding(hand: str, **options: Any) -> PinochleRound:
    """Return a round in which seat 0 holds these cards and has won a trick that took none of them."""
    played = deal(hand, **options)
    played.state.next(0, "melding")
    return played


def play(played: PinochleRound, *steps: str) -> list[Event]:
    """Play actions for the seat to act: ``"play KH"``, ``"meld QH KH"``, ``"draw"``; a target follows ``>``."""
    events: list[Event] = []
    for step in steps:
        kind, _, rest = step.partition(" ")
        cards, _, target = rest.partition(">")
        events += played.play(played.to_act[0], Action(kind, parse(cards), target.strip()))
    return events


def refusal(played: PinochleRound, step: str) -> str:
    """Return the code of an action's refusal, after checking that the round has not changed."""
    before = snapshot(played)
    try:
        play(played, step)
    except IllegalAction as refused:
        assert snapshot(played) == before, "a refused action changes nothing"
        return refused.note.code
    raise AssertionError(f"{step} is legal")


def snapshot(played: PinochleRound) -> object:
    """Return the whole state as an immutable value."""
    return played.to_act, {name: _frozen(value) for name, value in vars(played.state).items()}


def position(played: PinochleRound) -> object:
    """Return the whole state without the known cards, which undo does not take back."""
    to_act, state = (
        played.to_act,
        {name: _frozen(value) for name, value in vars(played.state).items() if name != "known"},
    )
    return to_act, state


def _frozen(value: object) -> object:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    return dict(value) if isinstance(value, dict) else value


def points(played: PinochleRound, seat: int, code: str | None = None) -> int:
    """Return the points of a side so far, in total or for one code."""
    return sum(line.points for line in played.score()[seat] if code in (None, line.code))


def melds_in(played: PinochleRound) -> Counter[str]:
    """Return the names of the legal melds, once for each choice of cards."""
    return Counter(action.target for action in played.legal(played.to_act[0]) if action.kind == "meld")


def pattern(rules: PinochleRules, trump: str, type_: str, card: Card = "") -> Pattern:
    """Return a meld's pattern by its type, and by one of its cards if there are several."""
    found = (dix(rules, trump), *patterns(rules, trump))
    return next(one for one in found if one.type == type_ and (not card or card in one.faces))
