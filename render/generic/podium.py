"""The podium of a day's deal, a season or a tournament: the best on steps, and below them others as a list."""

from __future__ import annotations

from typing import NamedTuple

from render.generic.celebration import MARGIN
from render.generic.daily import Friend, draw_friend
from render.kit import palette, text, words
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.text import SUBTITLE, TITLE, WIDTH, Style

MAX_LISTED = 3
"""The most people of a list, and the most steps."""
MAX_NAMES = 4
"""The most names on a step."""

NAME = Style(46, 800)
LONG_NAME = Style(40, 750, "narrow")
"""A name that does not fit into one line of the other style: it takes two lines."""
SCORE = Style(56, 900)
PLACE = Style(96, 900)
HEAD = Style(34, 700, "narrow")
PAR = Style(38, 800)

_TOP = 150
_HEAD = 60
_NAME = 54
_SCORE = 84
"""The height of a score above a step."""
_SPACE = 12
_CROWN = (86, 70)
_STEPS = {1: 230, 2: 170, 3: 120}
"""The height of a step by place."""
_ORDER = (1, 0, 2)
"""The people on the steps from left to right, by their rank."""
_ROW = 70
_GAP = 16
_SMALLEST = 0.85
"""The smallest part of its size to which a long name is shrunk before it is cut."""


class Step(NamedTuple):
    """A step: its place, its names, each on a line of its own, and their score.

    A ``figure`` is shown in place of the score.
    """

    place: int
    names: tuple[str, ...]
    score: int | None = None
    figure: str = ""


class Podium(NamedTuple):
    """The content of a podium's picture: at most :data:`MAX_LISTED` steps, and as many people in the list.

    ``on_steps`` and ``listed`` have their headings; ``par`` is shown on a chip, if there is one.
    """

    title: str
    subtitle: str
    par: int | None
    on_steps: tuple[Step, ...]
    steps_head: str
    listed: tuple[Friend, ...] = ()
    list_head: str = ""
    signed: bool = True
    """Whether scores on the steps have a sign: they do not if they count something, such as games."""


def draw(podium: Podium, look: Look) -> Canvas:
    """Draw the picture of a podium."""
    if max(len(podium.on_steps), len(podium.listed)) > MAX_LISTED:
        raise ValueError(f"a podium has at most {MAX_LISTED} steps")
    if any(len(step.names) > MAX_NAMES for step in podium.on_steps):
        raise ValueError(f"a step has at most {MAX_NAMES} names")
    head = _HEAD if podium.steps_head else 0
    steps = head + max(_STEPS[min(step.place, 3)] + _above(step) for step in podium.on_steps)
    listed = _HEAD + _ROW * len(podium.listed) + _GAP if podium.listed else 0
    canvas = Canvas(WIDTH, _TOP + steps + listed + MARGIN // 2, look=look)
    room = WIDTH - 2 * MARGIN
    if podium.par is not None:
        chip = look.say("par", score=words.signed(look.say, podium.par))
        room -= canvas.chip(chip, WIDTH - MARGIN, 58, palette.ON_ICE, style=PAR, align="right") + 30
    canvas.write(podium.title, MARGIN, 56, TITLE, palette.TEXT, width=room)
    canvas.write(podium.subtitle, MARGIN, 112, SUBTITLE, palette.QUIET, width=WIDTH - 2 * MARGIN)
    if podium.steps_head:
        canvas.write(podium.steps_head, WIDTH // 2, _TOP + _HEAD // 2, HEAD, palette.QUIET, align="middle")
    _steps(canvas, Box(MARGIN, _TOP + head, WIDTH - 2 * MARGIN, steps - head), podium)
    if podium.listed:
        y = _TOP + steps + _GAP
        canvas.write(podium.list_head, MARGIN, y + _HEAD // 2, HEAD, palette.QUIET, width=WIDTH - 2 * MARGIN)
        for number, friend in enumerate(podium.listed):
            draw_friend(canvas, y + _HEAD + number * _ROW, friend, shaded=number % 2 == 0)
    return canvas


def _above(step: Step) -> int:
    """Return the height of what stands on a step: a score, names, and the first place's crown."""
    score = 0 if step.score is None and not step.figure else _SCORE
    crown = _CROWN[1] if step.place == 1 else 0
    return _SPACE + score + _NAME * len(_name_lines(step)) + crown


def _name_lines(step: Step) -> list[text.Text]:
    """Return the names of a step in lines: two for a name that is too long for one, unless there are too many."""
    width = _width() - 10
    lines: list[text.Text] = []
    rows = 2 if len(step.names) <= MAX_NAMES // 2 else 1
    for name in step.names:
        if text.is_cut(name, NAME, width):
            lines += text.wrapped(name, LONG_NAME, width, rows, _SMALLEST)
        else:
            lines.append(text.fitted(name, NAME, width))
    return lines


def _width() -> int:
    """Return the width of a step."""
    return (WIDTH - 2 * MARGIN - 2 * _GAP) // MAX_LISTED


def _steps(canvas: Canvas, box: Box, podium: Podium) -> None:
    """Draw the best on their steps, the first in the middle."""
    steps, width = podium.on_steps, _width()
    left = box.x + ((width + _GAP) // 2 if len(steps) == 2 else 0)
    for column, rank in enumerate(_ORDER):
        if rank >= len(steps):
            continue
        step = steps[rank]
        height = _STEPS[min(step.place, 3)]
        _step(canvas, Box(left + column * (width + _GAP), box.bottom - height, width, height), step, podium)


def _step(canvas: Canvas, box: Box, step: Step, podium: Podium) -> None:
    """Draw a step, and above it from below the score, the names, and the first place's crown."""
    first, say = step.place == 1, canvas.look.say
    canvas.plate(box, palette.CREAM if first else palette.PANEL, 18)
    canvas.write(str(step.place), box.centre, box.middle, PLACE, palette.INK if first else palette.TEXT, align="middle")
    y, score = box.y - _SPACE, step.score or 0
    if step.score is not None or step.figure:
        shown = step.figure or (words.signed(say, score) if podium.signed else say.number(score))
        colour = palette.LOSS if score < 0 else palette.LEAF if first else palette.TEXT
        canvas.write(shown, box.centre, y - 30, SCORE, colour, align="middle", width=box.width - 10)
        y -= _SCORE
    for line in reversed(_name_lines(step)):
        canvas.draw_text(line, box.centre, y - _NAME // 2 + 4, palette.TEXT, align="middle")
        y -= _NAME
    if first:
        canvas.shape("K", Box(box.centre - _CROWN[0] // 2, y - _CROWN[1], *_CROWN), palette.CREAM)
