"""The study of Canasta: explanations and reasons (``advice``), pages about the cards, lessons and guided rounds."""

from __future__ import annotations

from engine.canasta.view import CanastaView
from engine.study.canasta.advice import explain, reasons
from engine.study.canasta.lessons import COVERED, LESSONS, ROUNDS, guided_lesson, lesson_values
from engine.study.canasta.pages import analyze, deduce, distribution, opening, predict, recall
from engine.study.contract import Study

STUDY = Study[CanastaView](
    explain=explain,
    reasons=reasons,
    pages={
        "opening": opening,
        "analyze": analyze,
        "distribution": distribution,
        "recall": recall,
        "deduce": deduce,
        "predict": predict,
    },
    lessons=LESSONS,
    lesson_values=lesson_values,
    guided_rounds=ROUNDS,
    guided_lesson=guided_lesson,
    covered=COVERED,
)
