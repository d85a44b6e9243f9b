"""The study of the Pinochle family: what may be done (:mod:`advice`), and where cards are (:mod:`memory`)."""

from __future__ import annotations

from engine.study.pinochle.advice import explain, reasons
from engine.study.pinochle.memory import analyze, deduce, distribution, predict, recall

__all__ = ["PAGES", "explain", "reasons"]

PAGES = {
    "analyze": analyze,
    "distribution": distribution,
    "recall": recall,
    "deduce": deduce,
    "predict": predict,
}
