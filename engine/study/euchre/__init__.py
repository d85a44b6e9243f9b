"""Help for learners of Euchre: what may be done and why, reasons of hints, what is known of the cards, and lessons."""

from __future__ import annotations

from collections.abc import Iterator

from engine.euchre.round import EuchreRound
from engine.euchre.rules import laid_out
from engine.euchre.view import EuchreView, making
from engine.players.euchre.advanced import ENOUGH, tricks, worth
from engine.study.euchre import guide
from engine.study.explanation import Explanation
from engine.study.kit import trick_tracking
from engine.study.kit.lessons import Lessons, can, is_turn, teaching
from engine.study.kit.seen_hands import recalled
from engine.study.kit.trick_advice import exchanging, explain_playing, playing, refused, tricks_note
from engine.types import Action, Note, Value

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
            values: dict[str, Value] = {"card": view.upcard, "seat": view.dealer, "suit": view.offered}
            yield Explanation(kind, True, Note(f"may-{kind}", values))
        else:
            yield from refused(view, played, kind, Action(kind))
    if "play" not in view.verbs:
        yield from explain_playing(view, played)


def reasons(view: EuchreView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    return tuple(_reasons_to_play(view, action) if action.kind == "play" else _reasons_to_make(view, action))


def _reasons_to_make(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield why to make trumps or pass, and what is kept of the hand."""
    match action.kind:
        case "name" if view.phase == "turned":
            yield Note("hint-name-unseen")
        case "order" | "name":
            yield _expected(view, "hint-tricks", action)
        case "pass" if view.phase == "defend":
            yield Note("hint-defend-not")
        case "pass" if view.phase == "exchange":
            expected = tricks(view.rules, view.trump, view.hand, len(view.sides))
            yield tricks_note("hint-keep-all", min(expected, len(view.hand)))
        case "pass":
            yield from _reasons_to_pass(view)
        case "discard":
            yield from _reasons_to_discard(view, action)
        case "exchange":
            yield exchanging(view, action)
        case _:
            yield Note(f"hint-{action.kind}", {"cards": action.cards})


def _expected(view: EuchreView, code: str, action: Action) -> Note:
    """About how many tricks can be expected after an order or the naming of a suit."""
    suit = action.target[:1] if action.kind == "name" else view.offered
    expected = worth(view, view.own_seat, view.hand, action)
    return tricks_note(code, min(expected, len(view.hand)), suit=suit)


def _reasons_to_pass(view: EuchreView) -> Iterator[Note]:
    """Yield that no suit is worth enough, or who would get the upcard, or what a euchre costs."""
    calls = [each for each in view.legal if each.kind in ("order", "name")]
    best = max(calls, key=lambda call: worth(view, view.own_seat, view.hand, call))
    opponent = view.sides[view.dealer] != view.sides[view.own_seat]
    if worth(view, view.own_seat, view.hand, best) < ENOUGH:
        yield _expected(view, "hint-too-few", best)
    elif view.phase == "order" and opponent and view.rules.upcard_taken:
        yield Note("hint-pass-gives", {"seat": view.dealer, "card": view.upcard})
    else:
        yield Note("hint-pass-risk")


def _reasons_to_discard(view: EuchreView, action: Action) -> Iterator[Note]:
    rest = [card for card in view.hand if card not in action.cards]
    suit, left = view.order.suit[action.cards[0]], {view.order.suit[card] for card in rest}
    if suit not in left and view.trump in left:
        yield Note("hint-void", {"card": action.cards[0]})
    yield tricks_note("hint-tricks", tricks(view.rules, view.trump, rest, len(view.sides)), suit=view.trump)


def _reasons_to_play(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield what a card does in its trick, or that it needn't do anything."""
    card = action.cards[0]
    if view.trick and not view.wins(card) and view.is_partner(view.holder):
        yield Note("hint-partner-wins", {"seat": view.holder})
    else:
        yield from playing(view, card)


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
lessons = teaching(
    _LESSONS,
    lambda view: {"suit": view.offered, "card": view.upcard, "must": view.phase == "name" and not can(view, "pass")},
)
