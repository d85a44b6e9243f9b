"""Help for learners of Euchre: what may be done and why, reasons of hints, what is known of the cards, and lessons."""

from __future__ import annotations

from collections.abc import Iterator

from engine.euchre.from_view import laid_out
from engine.euchre.presentation import making
from engine.euchre.round import EuchreRound
from engine.euchre.view import EuchreView
from engine.players.euchre.making import ENOUGH, worth
from engine.players.euchre.values import tricks
from engine.study.euchre import guide
from engine.study.explanation import Explanation
from engine.study.kit import trick_tracking
from engine.study.kit.lessons import Lessons, is_turn, teaching
from engine.study.kit.seen_hands import recalled
from engine.study.kit.trick_advice import explain_playing, playing, refused, tricks_note
from engine.types import Action, Note

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]


def explain(view: EuchreView) -> tuple[Explanation, ...]:
    """Explain what the seat to act may do, and why not the rest."""
    return tuple(_explain(view))


def _explain(view: EuchreView) -> Iterator[Explanation]:
    played = EuchreRound(view.rules, laid_out(view), view.target)
    for kind in view.verbs:
        actions = [action for action in view.legal if action.kind == kind]
        if kind == "play":
            yield from explain_playing(view, played)
        elif actions:
            yield Explanation(kind, True, Note(f"may-{kind}", {"card": view.upcard, "seat": view.dealer}))
        else:
            yield from refused(view, played, kind, Action(kind))
    if "play" not in view.verbs:
        yield from explain_playing(view, played)


def reasons(view: EuchreView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    return tuple(_reasons_to_play(view, action) if action.kind == "play" else _reasons_to_make(view, action))


def _reasons_to_make(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield about how many tricks the hand is worth."""
    if action.kind in ("order", "name") and view.phase != "turned":
        trump = action.target[:1] if action.kind == "name" else view.offered
        yield tricks_note("hint-tricks", worth(view, view.own_seat, view.hand, action), suit=trump)
    elif action.kind == "pass" and view.phase in ("order", "name"):
        calls = [each for each in view.legal if each.kind in ("order", "name")]
        worths = {call: worth(view, view.own_seat, view.hand, call) for call in calls}
        best = max(calls, key=worths.__getitem__)
        if worths[best] < ENOUGH:
            trump = best.target[:1] if best.kind == "name" else view.offered
            yield tricks_note("hint-too-few", worths[best], suit=trump)
    elif action.kind == "discard":
        rest = [card for card in view.hand if card not in action.cards]
        suit, left = view.order.suit[action.cards[0]], {view.order.suit[card] for card in rest}
        if suit not in left and view.trump in left:
            yield Note("hint-void", {"card": action.cards[0]})
        yield tricks_note("hint-tricks", tricks(view.rules, view.trump, rest, len(view.sides)), suit=view.trump)


def _reasons_to_play(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield what a card does in its trick."""
    card = action.cards[0]
    yield from playing(view, card)
    if view.trick and not view.wins(card) and view.is_partner(view.holder):
        yield Note("hint-partner-wins", {"seat": view.holder})


def _recall(view: EuchreView) -> tuple[Note, ...]:
    """Return what everybody has said and taken, and what was played."""
    passes = [
        Note("recall-passed", {"seat": seat, "upcard": upcard, "card": view.upcard}) for seat, upcard in view.passes()
    ]
    return recalled(view, [*making(view), *passes, *trick_tracking.played(view)])


PAGES = {**trick_tracking.PAGES, "recall": _recall}
"""The pages about the cards, by name."""


_LESSONS: Lessons[EuchreView] = {
    "aim": lambda view, happened: True,
    "order": lambda view, happened: is_turn(view, "order"),
    "name": lambda view, happened: is_turn(view, "name"),
    "discard": lambda view, happened: is_turn(view, "discard"),
    "bowers": lambda view, happened: bool(view.trump),
    "follow": lambda view, happened: is_turn(view, "follow"),
    "partner": lambda view, happened: len(view.totals) < len(view.sides) and is_turn(view, "follow"),
    "alone": lambda view, happened: "alone" in happened,
    "scored": lambda view, happened: "round-scored" in happened,
}
lessons = teaching(_LESSONS, lambda view: {"suit": view.trump, "card": view.upcard})
