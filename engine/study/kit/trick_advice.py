"""Explains which cards may be played (feature A1), and gives the reasons to play one (feature A2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.cards import Card, face
from engine.kit.trick_view import TrickView
from engine.round import Round
from engine.study.explanation import Explanation
from engine.types import Action, IllegalAction, Note, Value


def explain_playing(view: TrickView, played: Round) -> Iterator[Explanation]:
    """Yield which cards may be played, and why others are refused; ``played`` is a round made from the view."""
    cards = tuple(action.cards[0] for action in view.legal if action.kind == "play")
    if not cards:
        yield from refused(view, played, "play", Action("play", view.hand[:1]))
        return
    faces = {face(card) for card in cards}
    kept = [card for card in view.hand if face(card) not in faces]
    if kept:
        yield Explanation("play", True, Note("may-play-some", {"cards": cards}))
        yield from refused(view, played, "play", Action("play", (kept[0],)))
    else:
        yield Explanation("play", True, Note(_any_card(view)))


def _any_card(view: TrickView) -> str:
    """Return the code for a turn in which any card may be played."""
    if not view.trick:
        return "may-lead"
    suit = view.order.suit
    bound = view.rules.duties(phase_two=view.phase_two) is not None
    follows = bound and any(suit[card] == suit[view.trick[0]] for card in view.hand)
    return "may-follow-with-any" if follows else "may-follow"


def refused(view: TrickView, played: Round, kind: str, action: Action) -> Iterator[Explanation]:
    """Yield the reason why the rules refuse an action."""
    try:
        played.copy().play(view.own_seat, action)
    except IllegalAction as refusal:
        yield Explanation(kind, False, refusal.note)


def tricks_note(code: str, tricks: float, **values: Value) -> Note:
    """Return a note with a number of tricks, rounded to halves; its text says it with ``number-of-tricks``."""
    halves = max(0, round(2 * tricks))
    return Note(code, {**values, "count": halves // 2, "half": bool(halves % 2)})


def leading(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield what makes a lead strong: nothing beats it, nobody can follow, or only a trump beats it."""
    order, theirs = view.order, view.theirs()
    suited = [other for other in theirs if order.suit[other] == order.suit[card]]
    if not any(order.beats(other, card) for other in theirs):
        yield Note("hint-play-sure", {"card": card})
    elif view.phase_two and not suited:
        yield Note("hint-play-forces", {"card": card})
    elif not any(order.beats(other, card) for other in suited):
        yield Note("hint-play-high", {"card": card})


def playing(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield one reason at least to play a card: what it does in its trick, or spares."""
    cards = [action.cards[0] for action in view.legal if action.kind == "play"]
    strong = tuple(leading(view, card)) if not view.trick else tuple(_winning(view, card))
    yield from strong
    if len(set(map(face, cards))) == 1:
        yield Note("hint-only-play", {"card": card})
    elif not strong:
        yield from _losing(view, card, cards) if view.trick else _leading_low(view, card, cards)


def _winning(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield that a card wins the trick, or is the best so far if others still play to it."""
    if view.wins(card):
        last = len(view.trick) == len(view.trick_seats(view.leader)) - 1
        yield Note("hint-play-wins" if last else "hint-play-best", {"card": card, "points": 0})


def _losing(view: TrickView, card: Card, cards: Sequence[Card]) -> Iterator[Note]:
    """Yield that no card wins, or which card it would take to win."""
    value = view.order.value
    winning = [other for other in cards if view.wins(other)]
    if winning:
        yield Note("hint-play-saves", {"card": min(winning, key=value)})
    else:
        yield Note("hint-play-cannot-win", {"card": card, "cheapest": value(card) == min(map(value, cards))})


def _leading_low(view: TrickView, card: Card, cards: Sequence[Card]) -> Iterator[Note]:
    """Yield why to lead a card that may be beaten: it is cheap, draws trumps, makes a void, or is of a long suit."""
    order, suits = view.order, view.order.suit
    lengths = Counter[str](suits[other] for other in {*view.hand, *cards})
    suit = suits[card]
    if order.value(card) == min(map(order.value, cards)):
        yield Note("hint-lead-cheap", {"card": card})
    elif suit == view.trump and view.rules.duties(phase_two=view.phase_two) is not None:
        yield Note("hint-lead-trump", {"card": card})
    elif suit != view.trump and lengths[suit] == 1 and view.trump in lengths:
        yield Note("hint-void", {"card": card})
    elif lengths[suit] == max(lengths.values()) > 1:
        yield Note("hint-lead-long", {"suit": suit, "count": lengths[suit]})
    else:
        yield Note("hint-play-average", {"card": card})


def exchanging(view: TrickView, action: Action) -> Note:
    """Return what an exchange keeps, and how many cards it gets."""
    kept = tuple(card for card in view.hand if card not in action.cards)
    return Note("hint-exchange" if kept else "hint-exchange-all", {"cards": kept, "count": len(action.cards)})


def move(view: TrickView, card: Card) -> str:
    """Return what a card does: ``lead``, ``win`` or ``lose``."""
    return "lead" if not view.trick else "win" if view.wins(card) else "lose"
