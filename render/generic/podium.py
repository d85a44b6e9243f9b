"""The podium of a day's deal or of a season: the best three on steps, and below them others as a list."""

from __future__ import annotations

from typing import NamedTuple

from render.generic.celebration import MARGIN
from render.generic.daily import Friend, draw_friend
from render.kit import palette, words
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.text import SUBTITLE, TITLE, WIDTH, Style

MAX_LISTED = 3
"""The most people of a list, and on the steps."""

NAME = Style(46, 800)
SCORE = Style(56, 900)
PLACE = Style(96, 900)
HEAD = Style(34, 700, "narrow")
PAR = Style(38, 800)

_TOP = 150
_HEAD = 60
_ABOVE = 150
"""The height of a name and a score above a step."""
_CROWN = (86, 70)
_STEPS = {1: 230, 2: 170, 3: 120}
"""The height of a step by place."""
_ORDER = (1, 0, 2)
"""The people on the steps from left to right, by their rank."""
_ROW = 70
_GAP = 16


class Podium(NamedTuple):
    """The content of a podium's picture: at most :data:`MAX_LISTED` people on steps and in the list.

    ``on_steps`` and ``listed`` have their headings; ``par`` is shown on a chip, if there is one.
    """

    title: str
    subtitle: str
    par: int | None
    on_steps: tuple[Friend, ...]
    steps_head: str
    listed: tuple[Friend, ...] = ()
    list_head: str = ""
    signed: bool = True
    """Whether scores on the steps have a sign: they do not if they count something, such as games."""


def draw(podium: Podium, look: Look) -> Canvas:
    """Draw the picture of a podium."""
    if max(len(podium.on_steps), len(podium.listed)) > MAX_LISTED:
        raise ValueError(f"a podium has at most {MAX_LISTED} people")
    steps = _HEAD + _CROWN[1] + _ABOVE + _STEPS[1]
    listed = _HEAD + _ROW * len(podium.listed) + _GAP if podium.listed else 0
    canvas = Canvas(WIDTH, _TOP + steps + listed + MARGIN // 2, look=look)
    room = WIDTH - 2 * MARGIN
    if podium.par is not None:
        chip = look.say("par", score=words.signed(look.say, podium.par))
        room -= canvas.chip(chip, WIDTH - MARGIN, 58, palette.ON_ICE, style=PAR, align="right") + 30
    canvas.write(podium.title, MARGIN, 56, TITLE, palette.TEXT, width=room)
    canvas.write(podium.subtitle, MARGIN, 112, SUBTITLE, palette.QUIET, width=WIDTH - 2 * MARGIN)
    canvas.write(podium.steps_head, WIDTH // 2, _TOP + _HEAD // 2, HEAD, palette.QUIET, align="middle")
    _steps(canvas, Box(MARGIN, _TOP + _HEAD, WIDTH - 2 * MARGIN, steps - _HEAD), podium)
    if podium.listed:
        y = _TOP + steps + _GAP
        canvas.write(podium.list_head, MARGIN, y + _HEAD // 2, HEAD, palette.QUIET, width=WIDTH - 2 * MARGIN)
        for number, friend in enumerate(podium.listed):
            draw_friend(canvas, y + _HEAD + number * _ROW, friend, shaded=number % 2 == 0)
    return canvas


def _steps(canvas: Canvas, box: Box, podium: Podium) -> None:
    """Draw the best on their steps, the first in the middle."""
    people, say = podium.on_steps, canvas.look.say
    width = (box.width - 2 * _GAP) // 3
    left = box.x + ((width + _GAP) // 2 if len(people) == 2 else 0)
    for column, rank in enumerate(_ORDER):
        if rank >= len(people):
            continue
        person = people[rank]
        height = _STEPS[min(person.place, 3)]
        step = Box(left + column * (width + _GAP), box.bottom - height, width, height)
        first = person.place == 1
        canvas.plate(step, palette.CREAM if first else palette.PANEL, 18)
        ink = palette.INK if first else palette.TEXT
        canvas.write(str(person.place), step.centre, step.middle, PLACE, ink, align="middle")
        score = palette.LOSS if person.score < 0 else palette.LEAF if first else palette.TEXT
        shown = words.signed(say, person.score) if podium.signed else say.number(person.score)
        canvas.write(shown, step.centre, step.y - 42, SCORE, score, align="middle", width=width - 10)
        canvas.write(person.name, step.centre, step.y - 104, NAME, palette.TEXT, align="middle", width=width - 10)
        if first:
            canvas.shape(
                "K", Box(step.centre - _CROWN[0] // 2, step.y - _ABOVE - _CROWN[1] + 10, *_CROWN), palette.CREAM
            )
