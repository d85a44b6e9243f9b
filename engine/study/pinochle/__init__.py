"""The study of the Pinochle family: explanations and reasons (``advice``), card tracking, and lessons."""

from __future__ import annotations

from engine.pinochle.view import PinochleView
from engine.study.kit import trick_tracking
from engine.study.pinochle import guide
from engine.study.pinochle.advice import explain, reasons
from engine.study.pinochle.lessons import lessons
from engine.types import Note

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]


def _analyze(view: PinochleView) -> tuple[Note, ...]:
    return view.page("hand")


PAGES = {"analyze": _analyze, **trick_tracking.PAGES}
