"""The study of Gin Rummy: explanations and reasons, card tracking, lessons, and the guided round."""

from __future__ import annotations

from collections.abc import Iterator

from engine.gin.presentation import PRESENTATION
from engine.gin.round import GinRound, GinView
from engine.kit.discard_round import round_from_view
from engine.kit.sets_and_runs import BIT, mask_of
from engine.players.gin.planning import WIN, rated
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, can, is_turn
from engine.study.kit.discards import DISCARD_PAGES, explained, lead
from engine.types import Action, Note, Value

_FEW = 6
"""The size of the stock at which the round may soon be void."""
_COVERED = ("aim", "offer", "draw", "discard", "knock")
"""The lessons that a guided round makes superfluous."""
_TWICE = ("draw", "discard")
"""Kinds of actions with another lesson from the second time on."""


def explain(view: GinView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why taking and knocking are refused."""
    kinds = {action.kind for action in view.legal}
    tried = [Action("take")] if view.phase in ("draw", "last") and "take" not in kinds else []
    if view.phase == "discard" and "knock" not in kinds:
        tried.append(Action("knock", PRESENTATION.choices(view, "discard")[0].action.cards))
    barred = next(iter(view.taken), None)
    return tuple(explained(view, barred=barred, tried=tried, world=lambda: round_from_view(view, GinRound)))


def reasons(view: GinView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action, and its lead over the next best."""
    return *_facts(view, action), *lead(rated(view), action, upcard=view.upcard or "", won=WIN)


def _facts(view: GinView, action: Action) -> tuple[Note, ...]:
    match action.kind:
        case "take":
            return tuple(_take(view))
        case "draw" | "pass":
            return (_leave(view),)
        case "discard":
            return tuple(_discard(view, action))
        case "knock":
            return tuple(_knock(view, action))
        case "lay":
            return (Note("hint-lay", {"points": view.rules.melds.points(mask_of(action.cards))}),)
        case "end":
            lay = any(each.kind == "lay" for each in view.legal)
            return (Note("hint-end-rather" if lay else "hint-end"),)
    return (Note(f"hint-{action.kind}"),)


def _take(view: GinView) -> Iterator[Note]:
    """Yield that the upcard makes a meld, or only lowers the deadwood."""
    card = BIT[view.upcard or ""]
    values: dict[str, Value] = {"has": view.deadwood, "points": _least_with_upcard(view), "card": view.upcard or ""}
    melds = view.rules.melds.helps(mask_of(view.hand), card)
    if view.phase == "last":
        yield Note("hint-take-knock", values)
    elif values["points"] < view.deadwood:  # type: ignore[operator]
        yield Note("hint-take" if melds else "hint-take-low", values)
    else:
        yield Note("hint-take-melds" if melds else "hint-take-keep", values)


def _leave(view: GinView) -> Note:
    """Return why the upcard is left lying: it goes with nothing, or a hidden card promises more."""
    if view.phase == "draw" and not any(each.kind == "take" for each in view.legal):
        return Note("hint-draw-only")
    if view.phase == "last":
        return Note("hint-pass-last")
    card = view.upcard or ""
    makes = bool(card) and view.rules.melds.helps(mask_of(view.hand), BIT[card])
    return Note("hint-leave-rather" if makes else "hint-leave", {"card": card})


def _least_with_upcard(view: GinView) -> int:
    """Return the deadwood after taking the upcard and the best discard."""
    card = BIT[view.upcard or ""]
    return view.rules.melds.least_after_discard(mask_of(view.hand) | card, card)


def _discard(view: GinView, action: Action) -> Iterator[Note]:
    """Yield that the card is loose, unless the opponent waits for it; the deadwood left, and the cards waited for."""
    [card] = action.cards
    left = mask_of(view.hand) & ~BIT[card]
    wanted = any(note.code == "discard-wanted" for note in PRESENTATION.cautions(view, action))
    if card in view.loose and not wanted:
        yield Note("hint-loose", {"card": card})
    yield Note("hint-leaves", {"points": view.rules.melds.deadwood(left)})
    if count := len(view.waiting_for(left)):
        yield Note("hint-waits", {"count": count})


def _knock(view: GinView, action: Action) -> Iterator[Note]:
    least = view.rules.melds.deadwood(mask_of(view.hand) & ~mask_of(action.cards))
    yield Note("hint-knock" if least else "hint-gin", {"points": least})


_LESSONS: Lessons[GinView] = {
    "aim": lambda view, happened: True,
    "offer": lambda view, happened: is_turn(view, "offer"),
    "draw": lambda view, happened: is_turn(view, "draw"),
    "discard": lambda view, happened: is_turn(view, "discard"),
    "knock": lambda view, happened: can(view, "knock"),
    "big-gin": lambda view, happened: can(view, "gin"),
    "void": lambda view, happened: view.stock <= _FEW and view.outcome is None,
    "scored": lambda view, happened: "round-scored" in happened,
}
"""By rule, whether it matters now; in the order to teach them."""


def _guided_lesson(view: GinView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    upcard, left = view.upcard or "", mask_of(view.hand) & ~mask_of(action.cards)
    values: dict[str, Value] = {"points": view.rules.melds.deadwood(left), "limit": view.limit, "card": upcard}
    code = f"gin-{action.kind}{'-again' if again and action.kind in _TWICE else ''}"
    return Note(code, {**values, "cards": action.cards or tuple(filter(None, (upcard,)))})


_ROUND = GuidedRound.parse(
    1214,
    """
    0 pass, 1 pass, 0 draw, 0 discard 9D, 1 draw, 1 discard KS
    0 draw, 0 discard 8H, 1 draw, 1 discard JS
    0 take, 0 discard 10C, 1 draw, 1 discard KD
    0 draw, 0 discard KC, 1 draw, 1 discard JD
    0 take, 0 knock 7S
    """,
)
_ROUNDS = dict.fromkeys(("standard", "hollywood", "tournament"), _ROUND)
"""By preset."""


STUDY = Study[GinView](
    explain=explain,
    reasons=reasons,
    pages=DISCARD_PAGES,
    lessons=_LESSONS,
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
