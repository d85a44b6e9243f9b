"""The study of Euchre: explanations and reasons, card tracking, lessons, and guided rounds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.euchre.presentation import making
from engine.euchre.round import EuchreRound, EuchreView
from engine.euchre.rules import laid_out
from engine.players.euchre.habits import ENOUGH, tricks, worth
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, can, is_turn
from engine.study.kit.seen_hands import recalled
from engine.study.kit.tricks import (
    TRICK_PAGES,
    exchanging,
    explain_playing,
    move,
    playing,
    recall_played,
    refused,
    tricks_note,
)
from engine.types import Action, Note, Value

_COVERED = ("aim", "order", "bowers", "follow", "partner")
"""The lessons that a guided round makes superfluous."""


def explain(view: EuchreView) -> tuple[Explanation, ...]:
    """Explain which actions the seat to act may take, and why others are refused."""
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
    """Yield why to make trumps or pass, and the worth of the cards kept."""
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
    """Return how many tricks can be expected after an order or the naming of a suit."""
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
    """Yield the effect of a card on its trick, or that the partner wins it anyway."""
    card = action.cards[0]
    if view.trick and not view.wins(card) and view.is_partner(view.holder):
        yield Note("hint-partner-wins", {"seat": view.holder})
    else:
        yield from playing(view, card)


def _recall(view: EuchreView) -> tuple[Note, ...]:
    """Return the calls and passes so far, and the cards played."""
    passes = [
        Note("recall-passed", {"seat": seat, "upcard": upcard, "card": view.upcard}) for seat, upcard in view.passes()
    ]
    return recalled(view, [*making(view), *passes, *recall_played(view)])


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


_ROUNDS = {
    "euchre": GuidedRound.parse(
        2501,
        """
        0 order, 3 discard 10D
        0 play JC, 1 play JS, 2 play 10S, 3 play 9C
        0 play AC, 1 play QS, 2 play 10H, 3 play QC
        0 play 9D, 1 play AD, 2 play KH, 3 play 9H
        1 play QD, 2 play AH, 3 play JH, 0 play JD
        1 play KD, 2 play AS, 3 play KS, 0 play 10C
        """,
    ),
    "two-handed-euchre": GuidedRound.parse(
        1427,
        """
        0 order, 1 discard 10C
        1 play KD, 0 play QD
        1 play JS, 0 play 9H
        0 play JH, 1 play 10H
        0 play KC, 1 play JD
        1 play KS, 0 play AH
        """,
    ),
    "three-handed-euchre": GuidedRound.parse(
        3892,
        """
        0 order, 2 discard KS
        0 play JH, 1 play QH, 2 play 9H
        0 play JD, 1 play 9S, 2 play KH
        0 play 10S, 1 play AS, 2 play 9C
        1 play AC, 2 play JC, 0 play KC
        1 play 10C, 2 play AD, 0 play 10H
        """,
    ),
    "british-euchre": GuidedRound.parse(
        3536,
        """
        0 order, 3 discard QC
        0 play 2S, 1 play 9S, 2 play JH, 3 play 9D
        0 play QD, 1 play 10C, 2 play JD, 3 play AD
        2 play AC, 3 play JS, 0 play QH, 1 play JC
        2 play 9C, 3 play QS, 0 play KH, 1 play KC
        1 play AS, 2 play 10S, 3 play KS, 0 play 10D
        """,
    ),
}


def _guided_lesson(view: EuchreView, action: Action, *, again: bool) -> Note:
    """Return why to take an action of the guided round; ``again`` if the learner has taken one of its kind before."""
    code = action.kind
    if code == "play":
        code = move(view, action.cards[0])
        code = f"{code}-again" if again and code == "lead" else code
    suit, best = view.trump or view.offered, view.rules.best_bower
    values: dict[str, Value] = {"cards": action.cards, "card": view.upcard, "suit": suit, "best": best}
    return Note(f"euchre-{code}", values)


STUDY = Study[EuchreView](
    explain=explain,
    reasons=reasons,
    pages={**TRICK_PAGES, "recall": _recall},
    lessons=_LESSONS,
    lesson_values=lambda view: {
        "suit": view.offered,
        "card": view.upcard,
        "must": view.phase == "name" and not can(view, "pass"),
    },
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
