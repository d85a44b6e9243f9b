"""The study of Gin Rummy: explanations and reasons (``advice``), card tracking, lessons, and a guided round."""

from __future__ import annotations

from engine.study.gin import guide
from engine.study.gin.advice import explain, reasons
from engine.study.gin.guide import GUIDED_ROUNDS
from engine.study.gin.lessons import lessons
from engine.study.kit import discard_tracking

__all__ = ["GUIDED_ROUNDS", "PAGES", "explain", "guide", "lessons", "reasons"]

PAGES = discard_tracking.PAGES
