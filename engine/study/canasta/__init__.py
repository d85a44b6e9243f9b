"""The study of Canasta: what may be done (:mod:`advice`), how to open (:mod:`opening`), and where cards are
(:mod:`memory`)."""

from __future__ import annotations

from engine.study.canasta.advice import explain, reasons
from engine.study.canasta.lessons import lessons
from engine.study.canasta.memory import deduce, distribution, predict, recall
from engine.study.canasta.opening import analyze, opening

__all__ = ["PAGES", "explain", "lessons", "reasons"]

PAGES = {
    "opening": opening,
    "analyze": analyze,
    "distribution": distribution,
    "recall": recall,
    "deduce": deduce,
    "predict": predict,
}
