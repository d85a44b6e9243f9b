"""The study of Piquet: explanations and reasons (``advice``), card tracking, lessons, and a guided round."""

from engine.piquet.presentation import declarations
from engine.piquet.view import PiquetView
from engine.study.kit import trick_tracking
from engine.study.piquet import guide
from engine.study.piquet.advice import explain, reasons
from engine.study.piquet.lessons import lessons
from engine.types import Note

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]


def _recall(view: PiquetView) -> tuple[Note, ...]:
    """Return what was seen and played, and what was declared."""
    return (*trick_tracking.recall(view), *declarations(view))


PAGES = {**trick_tracking.PAGES, "recall": _recall}
