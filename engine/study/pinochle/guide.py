"""The lessons of a guided round of the Pinochle family: why the learner plays this action now."""

from __future__ import annotations

from engine.cards import rank, suit
from engine.pinochle.melds import NAMES
from engine.pinochle.view import PinochleView
from engine.study.pinochle.guided_rounds import ROUNDS
from engine.types import Action, Note, Value

__all__ = ["COVERED", "ROUNDS", "lesson"]

COVERED = ("aim", "trump", "lead", "follow", "won", "meld", "melded", "exchange", "draw")
"""The lessons of :mod:`engine.study.pinochle.lessons` that a guided round makes superfluous."""
_LOW = ("7", "8", "9", "J")


def lesson(view: PinochleView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    code = _play_code(view, action) if action.kind == "play" else action.kind + ("-again" if again else "")
    points = next((meld.points for meld in view.meldable if meld.name == action.target), 0)
    values: dict[str, Value] = {
        "cards": action.cards,
        "card": next(iter(view.trick), "") if action.kind == "play" else view.upturned or "",
        "suit": view.trump,
        "target_meld": action.target,
        "target_dix": NAMES[view.preset]["dix"],
        "points": points,
        "target": view.target,
        "pack_size": view.rules.pack_size,
    }
    return Note(f"pinochle-{code}", values)


def _play_code(view: PinochleView, action: Action) -> str:
    card = action.cards[0]
    if view.trick:
        if not view.wins(card):
            return "lose"
        return "win" if suit(card) == suit(view.trick[0]) else "win-by-trump"
    if not view.tricks:
        return "lead-first"
    return "lead-low" if rank(card) in _LOW and suit(card) != view.trump else "lead"
