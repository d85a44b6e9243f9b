"""How a person has done at deals of the day, in ``/stats``: a line, and a curve from the second attempt on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.host.daily.standings import MEAN_OF, CoursePoint
from bot.host.model.settings import Preferences
from bot.table.delivery.painter import Painter
from bot.texts import Texts
from bot.ui.components import Picture
from render import Point


def course_line(texts: Texts, course: Sequence[CoursePoint]) -> str:
    """Return the share of the others that a person has beaten lately."""
    return texts.say("stats-daily", percent=round(course[-1].mean), count=min(len(course), MEAN_OF))


def course_alt(texts: Texts, course: Sequence[CoursePoint]) -> str:
    """Return the alt text of the curve."""
    means = texts.listed(texts.say("board-mean", percent=round(point.mean)) for point in course[-MEAN_OF:])
    return texts.say("stats-daily-means", means=means, span=MEAN_OF)


async def course_picture(
    painter: Painter, texts: Texts, course: Sequence[CoursePoint], preferences: Preferences
) -> Picture | None:
    """Draw the curve; nothing for fewer than two attempts."""
    if len(course) < 2:
        return None
    points = []
    for before, point in zip(["", *(each.day for each in course)], course, strict=False):
        day = date.fromisoformat(point.day)
        label = "" if point.day == before else texts.say("stats-day", day=day.day, month=day.month)
        low, high = max(0.0, point.mean - point.error), min(100.0, point.mean + point.error)
        points.append(Point(point.mean, low, high, label))
    picture = await painter.curve(
        texts.say("board-daily"),
        points,
        [],
        texts=texts,
        subtitle=texts.say("stats-daily-curve", span=MEAN_OF),
        preferences=preferences,
    )
    return Picture.of("daily.png", picture.data) if picture else None
