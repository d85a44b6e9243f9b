"""The study of German Whist: explanations and reasons, card tracking, lessons, and the guided round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engine.german_whist.rules import HAND, GermanWhistRound, GermanWhistRules
from engine.kit.trick_round import laid_out
from engine.kit.trick_view import TrickView
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, is_turn
from engine.study.kit.tricks import TRICK_PAGES, explain_playing, leading, move, playing
from engine.types import Action, Note, Value

_LAST = 4
"""The number of cards left in the stock at which it counts as nearly empty."""
_COVERED = ("aim", "trump", "open-card", "lead", "follow", "took")
"""The lessons that a guided round makes superfluous."""


def explain(view: TrickView) -> tuple[Explanation, ...]:
    """Explain which cards the seat to act may play, and why not the others."""
    rules = cast(GermanWhistRules, view.rules)
    return tuple(explain_playing(view, GermanWhistRound(rules, laid_out(view), view.target)))


def reasons(view: TrickView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for playing a card."""
    return tuple(_reasons(view, action))


def _reasons(view: TrickView, action: Action) -> Iterator[Note]:
    """Yield the worth of the open card while there is a stock, and the effect of the card."""
    card = action.cards[0]
    if view.upturned:
        wins = view.wins(card) if view.trick else any(leading(view, card))
        unseen = view.unseen()
        value = view.order.value
        worse = sum(value(other) < value(view.upturned) for other in unseen)
        values: dict[str, Value] = {"card": view.upturned, "worse": worse, "count": len(unseen)}
        if 2 * worse >= len(unseen):
            yield Note("hint-open-card-good" if wins else "hint-open-card", values)
        elif wins or not view.trick:
            yield Note("hint-open-card-poor", values)
        else:
            yield Note("hint-open-card-lose", values)
    yield from playing(view, card)


_LESSONS: Lessons[TrickView] = {
    "aim": lambda view, happened: True,
    "trump": lambda view, happened: True,
    "open-card": lambda view, happened: not view.phase_two,
    "lead": lambda view, happened: is_turn(view, "lead") and not view.phase_two,
    "follow": lambda view, happened: is_turn(view, "follow"),
    "took": lambda view, happened: "took" in happened,
    "last-cards": lambda view, happened: view.stock <= _LAST and not view.phase_two,
    "phase-two": lambda view, happened: view.phase_two,
    "scored": lambda view, happened: "round-scored" in happened,
}


_ROUND = GuidedRound.parse(
    5997,
    """
    0 play 5S, 1 play 6S
    1 play 3C, 0 play 2C
    1 play 6C, 0 play 4C
    1 play 7S, 0 play JS
    0 play 3H, 1 play 6H
    1 play 8S, 0 play AS
    0 play 5C, 1 play 9S
    0 play AC, 1 play KC
    0 play 2H, 1 play 10H
    1 play 3S, 0 play 2D
    """,
)
_ROUNDS = {"german-whist": _ROUND, "fifty": _ROUND}


def _guided_lesson(view: TrickView, action: Action, *, again: bool) -> Note:
    """Return why to play a card of the guided round; ``again`` if the learner has played one before."""
    order, card = view.order, action.cards[0]
    code = move(view, card)
    if code == "lead":
        code = "lead-high" if order.strength[card] >= order.strength["10C"] else "lead-low"
    led = view.trick[0] if view.trick else ""
    values: dict[str, Value] = {"cards": action.cards, "card": led, "open": view.upturned or "", "suit": view.trump}
    return Note(f"german-whist-{code if again else 'first'}", values)


STUDY = Study[TrickView](
    explain=explain,
    reasons=reasons,
    pages=TRICK_PAGES,
    lessons=_LESSONS,
    lesson_values=lambda view: {"suit": view.trump, "hand": HAND},
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
