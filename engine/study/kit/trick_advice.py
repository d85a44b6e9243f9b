"""Explains which cards may be played (feature A1), and gives the reasons to play one (feature A2)."""

from __future__ import annotations

from collections.abc import Iterator

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
        yield Explanation("play", True, Note("may-follow" if view.trick else "may-lead"))


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
    """Yield what makes a lead strong, or that a card wins the trick."""
    if not view.trick:
        yield from leading(view, card)
    elif view.wins(card):
        yield Note("hint-play-wins", {"card": card, "points": 0})


def move(view: TrickView, card: Card) -> str:
    """Return what a card does: ``lead``, ``win`` or ``lose``."""
    return "lead" if not view.trick else "win" if view.wins(card) else "lose"
