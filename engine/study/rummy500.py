"""The study of Rummy 500: explanations and reasons, card tracking, lessons, and the guided round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.cards import JOKER, face
from engine.kit.discard_round import round_from_view
from engine.kit.table_melds import without
from engine.players import rummy500
from engine.players.kit.discarding import outs
from engine.rummy500.presentation import PRESENTATION
from engine.rummy500.round import Rummy500Round, Rummy500View
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, can
from engine.study.kit.discards import DISCARD_PAGES, explained, lead
from engine.types import Action, Note, Value

_LAST = 4
"""The cards for each player at which the stock counts as nearly used up."""
_COVERED = ("aim", "draw", "owed", "meld", "lay-off", "discard")
"""The lessons that a guided round makes superfluous."""
_TWICE = ("draw", "discard", "meld")
"""Kinds of actions with another lesson from the second time on."""


def explain(view: Rummy500View) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat may do, and why other cards of the pile cannot be taken."""
    barred = next(iter(view.taken), None) if len(view.taken) == 1 and view.phase == "meld" else None
    if barred and Action("discard", (barred,)) in view.legal:
        barred = None
    tried: list[Action] = []
    if view.phase == "draw" and view.seat == view.to_act[0]:
        below = [card for depth, card in enumerate(reversed(view.pile), 1) if depth not in view.takes]
        tried = [Action("take", (card,)) for card in below[:1]]
    return tuple(explained(view, barred=barred, tried=tried, world=lambda: round_from_view(view, Rummy500Round)))


def reasons(view: Rummy500View, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action, and its lead over the next best."""
    return *_facts(view, action), *lead(rummy500.rated(view), action, won=rummy500.WIN)


def _facts(view: Rummy500View, action: Action) -> tuple[Note, ...]:
    match action.kind:
        case "take":
            return tuple(_take(view, action))
        case "meld" | "claim":
            return (_meld(view, action),)
        case "discard":
            return tuple(_discard(view, action))
        case "draw":
            takes = any(each.kind == "take" for each in view.legal)
            return (Note("hint-draw-rather" if takes else "hint-draw"),)
        case "pass":
            return (Note(_pass(view)),)
    return (Note(f"hint-{action.kind}"),)


def details(view: Rummy500View, action: Action) -> Mapping[str, Value]:
    """Return how many cards of the pile come with a taken one, and whether a card takes a joker's place."""
    label = next((each.label for each in PRESENTATION.choices(view, action.kind) if each.action == action), None)
    above = view.depth(action) - 1 if action.kind == "take" else 0
    return {"above": above, "joker": label is not None and label.code == "lay-off-joker"}


def _take(view: Rummy500View, action: Action) -> Iterator[Note]:
    depth = view.depth(action)
    points = rummy500.brings(view, depth)
    yield Note("hint-take" if points > 0 else "hint-take-plain", {"points": points})
    if depth > 1:
        yield Note("hint-take-cost", {"count": depth - 1})


def _meld(view: Rummy500View, action: Action) -> Note:
    """Return the gain of a meld; a card in a joker's place brings the joker back to the hand."""
    code = "hint-meld-joker" if details(view, action)["joker"] else f"hint-{action.kind}"
    return Note(code, {"points": view.gain(action)})


def _pass(view: Rummy500View) -> str:
    """Return the code for letting a discard lie, or for ending the round."""
    kinds = {action.kind for action in view.legal}
    if "claim" in kinds:
        return "hint-pass-claim"
    return "hint-pass-rather" if "take" in kinds else "hint-pass"


def _discard(view: Rummy500View, action: Action) -> Iterator[Note]:
    [card] = action.cards
    if not rummy500.fits(view, card):
        left = without(view.hand, action.cards)
        if face(card) != JOKER and not any(outs(card, other) for other in left):
            yield Note("hint-loose", {"card": card})
        if view.table:
            yield Note("hint-safe", {"card": card})
    yield Note("hint-high", {"points": view.rules.points(card)})


_LESSONS: Lessons[Rummy500View] = {
    "aim": lambda view, happened: True,
    "draw": lambda view, happened: can(view, "draw"),
    "owed": lambda view, happened: bool(view.owed) and can(view, "meld"),
    "meld": lambda view, happened: can(view, "meld"),
    "lay-off": lambda view, happened: bool(view.table),
    "discard": lambda view, happened: can(view, "discard"),
    "claim": lambda view, happened: can(view, "claim"),
    "last": lambda view, happened: view.stock <= _LAST * len(view.sides) and view.goer is None,
    "scored": lambda view, happened: "round-scored" in happened,
}
"""By rule, whether it matters now; in the order to teach them."""


def _guided_lesson(view: Rummy500View, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    values: dict[str, Value] = {"cards": action.cards, "points": 0}
    code = action.kind
    if action.kind == "meld":
        values["points"] = view.gain(action)
        code = "owed" if view.owed else "lay-off" if len(action.cards) == 1 else code
        again = again and (view.has_laid[view.seat or 0] or code == "lay-off")
    return Note(f"rummy500-{code}{'-again' if again and code in _TWICE else ''}", values)


_ROUND = GuidedRound.parse(
    1345,
    """
    0 draw, 0 meld 2H 3H 4H, 0 discard KC
    1 draw, 1 meld 7D 7H 7S, 1 meld 5H -> 2H3H4H, 1 discard AD
    0 draw, 0 meld 6H -> 2H3H4H5H, 0 meld AH -> 2H3H4H5H6H, 0 discard JD
    1 draw, 1 meld AS 2S 3S, 1 discard 10C
    0 take 4S, 0 meld 4S -> AS2S3S, 0 meld 10C 10H 10S
    """,
)
_ROUNDS = dict.fromkeys(("rummy500",), _ROUND)
"""By preset."""


STUDY = Study[Rummy500View](
    explain=explain,
    reasons=reasons,
    details=details,
    pages=DISCARD_PAGES,
    lessons=_LESSONS,
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
