"""The rules of Piquet, each taught when it first matters."""

from __future__ import annotations

from engine.piquet.view import PiquetView
from engine.study.kit.lessons import Lessons, is_turn, teaching

_LESSONS: Lessons[PiquetView] = {
    "aim": lambda view, happened: True,
    "exchange": lambda view, happened: is_turn(view, "exchange"),
    "look": lambda view, happened: is_turn(view, "look"),
    "declare": lambda view, happened: is_turn(view, "declare", "answer"),
    "answer": lambda view, happened: "good" in happened or "not-good" in happened or "equal" in happened,
    "lead": lambda view, happened: is_turn(view, "lead"),
    "follow": lambda view, happened: is_turn(view, "follow"),
    "told": lambda view, happened: view.told,
    "pique": lambda view, happened: "pique" in happened or "repique" in happened or view.told,
    "scored": lambda view, happened: "round-scored" in happened,
    "rubicon": lambda view, happened: "round-scored" in happened and view.rules.partie != "to-target",
}
lessons = teaching(
    _LESSONS,
    lambda view: {
        "role": "elder" if view.seat == view.elder else "younger",
        "least": view.bounds[0],
        "most": view.bounds[1],
    },
)
