"""Help for games of tricks and melds: the melds that can be made, and reasons for them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.meld_round import MeldView
from engine.presentation import presentation_of
from engine.round import Round
from engine.study.contract import Explanation
from engine.study.kit.tricks import refused
from engine.types import Action, Note


def explain_melding(view: MeldView, played: Round, least: int = 0) -> Iterator[Explanation]:
    """Yield the melds that can be made, or why none can, and the draw.

    ``least`` are the points of a meld that the choices give none; ``played`` is a round made from the view.
    """
    if any(action.kind == "meld" for action in view.legal):
        for choice in presentation_of(view).choices(view, "meld"):
            points = choice.label.values.get("points", least)
            values = {"target": choice.action.target, "cards": choice.action.cards, "points": points}
            yield Explanation("meld", True, Note("may-meld-for", values))
    elif view.phase == "melding" and not view.meldable:
        yield Explanation("meld", False, Note("nothing-to-meld"))
    elif not view.phase_two:
        tried = view.meldable[0].cards if view.meldable else view.hand[:1]
        yield from refused(view, played, "meld", Action("meld", tried))


def explain_draw(view: MeldView) -> Iterator[Explanation]:
    """Yield that the winner of a trick can draw."""
    if view.phase == "melding":
        yield Explanation("draw", True, Note("may-draw-card"))


def melding(view: MeldView, action: Action, least: int = 0) -> Iterator[Note]:
    """Yield what a meld scores, and whether it is the best one."""
    points = next((meld.points for meld in view.meldable if meld.name == action.target), least)
    yield Note("hint-meld-for", {"target": action.target, "points": points})
    if not view.melded and view.meldable and points >= view.meldable_points:
        yield Note("hint-meld-best")


def drawing(view: MeldView) -> Iterator[Note]:
    """Yield why to draw."""
    left = any(other.kind == "meld" for other in view.legal)
    yield Note("hint-draw-kept" if left else "hint-draw-card")
