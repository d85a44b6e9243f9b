"""The study of the Pinochle family: what may be done (:mod:`advice`), where cards are (:mod:`memory`), and
the rules as they begin to matter (:mod:`lessons`)."""

from __future__ import annotations

from engine.study.pinochle.advice import explain, reasons
from engine.study.pinochle.lessons import lessons
from engine.study.pinochle.memory import analyze, deduce, distribution, predict, recall

__all__ = ["PAGES", "explain", "lessons", "reasons"]

PAGES = {
    "analyze": analyze,
    "distribution": distribution,
    "recall": recall,
    "deduce": deduce,
    "predict": predict,
}
