"""Explains the legal actions and the refusals (feature A1), and gives the reasons for an action (feature A2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.cards import Card, rank, suit
from engine.pinochle import tricks
from engine.pinochle.from_view import round_from_view
from engine.pinochle.melds import DIX_POINTS
from engine.pinochle.view import PinochleView
from engine.study.explanation import Explanation
from engine.study.kit.trick_advice import explain_playing, leading, playing, refused
from engine.types import Action, Note

_RICH = ("A", "10")


def explain(view: PinochleView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why other actions are refused."""
    explanations = [*explain_playing(view, round_from_view(view)), *_melding(view), *_others(view)]
    if view.undo:
        explanations.append(Explanation("undo", True, Note("may-undo")))
    return tuple(explanations)


def _melding(view: PinochleView) -> Iterator[Explanation]:
    legal = [action for action in view.legal if action.kind == "meld"]
    if legal:
        for choice in view.choices("meld"):
            points = choice.label.values.get("points", DIX_POINTS)
            values = {"target": choice.action.target, "cards": choice.action.cards, "points": points}
            yield Explanation("meld", True, Note("may-meld-for", values))
    elif view.phase == "melding" and not view.meldable:
        yield Explanation("meld", False, Note("nothing-to-meld"))
    elif not view.phase_two:
        tried = view.meldable[0].cards if view.meldable else view.hand[:1]
        yield from refused(view, round_from_view(view), "meld", Action("meld", tried))


def _others(view: PinochleView) -> Iterator[Explanation]:
    kinds = {action.kind for action in view.legal}
    if "exchange" in kinds:
        yield Explanation("exchange", True, Note("may-exchange", {"card": view.upturned or "", "points": DIX_POINTS}))
    if view.phase == "melding":
        yield Explanation("draw", True, Note("may-draw-card"))
    if "knock" in kinds:
        yield Explanation("knock", True, Note("may-knock"))
    elif view.phase == "melding":
        yield from refused(view, round_from_view(view), "knock", Action("knock"))


def reasons(view: PinochleView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    reasons_for = _REASONS.get(action.kind)
    return tuple(reasons_for(view, action)) if reasons_for else (Note(f"hint-{action.kind}"),)


def _play(view: PinochleView, action: Action) -> Iterator[Note]:
    card = action.cards[0]
    found = tuple(_following(view, card) if view.trick else _leading(view, card))
    lost = [note for note in view.cautions(action) if note.code in ("play-meldable", "play-exchangeable")]
    free = not view.phase_two and not lost
    yield from found
    if free:
        yield Note("hint-play-free", {"card": card})
    if not (found or free):
        yield from playing(view, card)


def _following(view: PinochleView, card: Card) -> Iterator[Note]:
    if view.wins(card):
        yield Note("hint-play-wins", {"card": card, "points": _counted(view, (view.trick[0], card))})
    elif rank(card) not in _RICH:
        yield Note("hint-play-cheap", {"card": card, "points": _counted(view, (card,))})


def _leading(view: PinochleView, card: Card) -> Iterator[Note]:
    strong = tuple(leading(view, card))
    yield from strong
    if not strong and rank(card) not in _RICH and suit(card) != view.trump:
        yield Note("hint-play-cheap", {"card": card, "points": _counted(view, (card,))})


def _counted(view: PinochleView, cards: tuple[Card, ...]) -> int:
    """Return the points of cards in a trick of this phase."""
    counts = view.phase_two or view.rules.phase_one_tricks != "no"
    return tricks.points(view.rules, cards) if counts else 0


def _meld(view: PinochleView, action: Action) -> Iterator[Note]:
    points = next((meld.points for meld in view.meldable if meld.name == action.target), DIX_POINTS)
    yield Note("hint-meld-for", {"target": action.target, "points": points})
    if not view.melded and view.meldable and points >= view.meldable_points:
        yield Note("hint-meld-best")


def _draw(view: PinochleView, action: Action) -> Iterator[Note]:
    left = any(other.kind == "meld" for other in view.legal)
    yield Note("hint-draw-kept" if left else "hint-draw-card")


def _exchange(view: PinochleView, action: Action) -> Iterator[Note]:
    yield Note("hint-exchange", {"card": view.upturned or "", "points": DIX_POINTS})


_REASONS: dict[str, Callable[[PinochleView, Action], Iterator[Note]]] = {
    "play": _play,
    "meld": _meld,
    "draw": _draw,
    "exchange": _exchange,
}
"""Yields the reasons for each kind of action; other kinds have a fixed reason."""
