"""The study of the Pinochle family: explanations and reasons (``advice``), card tracking, and lessons."""

from __future__ import annotations

from engine.study.pinochle import guide
from engine.study.pinochle.advice import explain, reasons
from engine.study.pinochle.card_tracking import analyze, deduce, distribution, predict, recall
from engine.study.pinochle.guided_rounds import GUIDED_ROUNDS
from engine.study.pinochle.lessons import lessons

__all__ = ["GUIDED_ROUNDS", "PAGES", "explain", "guide", "lessons", "reasons"]

PAGES = {
    "analyze": analyze,
    "distribution": distribution,
    "recall": recall,
    "deduce": deduce,
    "predict": predict,
}
