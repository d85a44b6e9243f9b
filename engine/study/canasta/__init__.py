"""The study of Canasta: explanations and reasons (``advice``), the initial meld, card tracking, and lessons."""

from __future__ import annotations

from engine.study.canasta import guide
from engine.study.canasta.advice import explain, reasons
from engine.study.canasta.card_tracking import deduce, distribution, predict, recall
from engine.study.canasta.initial_meld import analyze, opening
from engine.study.canasta.lessons import lessons

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]

PAGES = {
    "opening": opening,
    "analyze": analyze,
    "distribution": distribution,
    "recall": recall,
    "deduce": deduce,
    "predict": predict,
}
