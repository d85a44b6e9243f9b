"""The study of Cribbage: explanations and reasons (``advice``), card tracking, lessons, and a guided round."""

from __future__ import annotations

from engine.study.cribbage import guide
from engine.study.cribbage.advice import explain, reasons
from engine.study.cribbage.lessons import lessons
from engine.study.cribbage.tracking import PAGES

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]
