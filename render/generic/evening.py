"""The card of an evening: who won it, everybody's record game by game, and its best moments; and its film."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from engine.cards import Card
from engine.view import View
from render.generic.celebration import (
    ANY_CARDS,
    CONFETTI,
    ICONS,
    MARGIN,
    DrawCard,
    banner_box,
    crown,
    fan,
    name_lines,
)
from render.kit import palette, text
from render.kit.canvas import Box, Canvas
from render.kit.films import LAST, Frame
from render.kit.palette import Look
from render.kit.text import WIDTH, Style

Outcome: TypeAlias = Literal["won", "lost", "drawn", ""]
"""How a game ended for somebody; empty if they did not play it."""

SUBTITLE = Style(38, 650)
PLACE = Style(60, 850)
NAME = Style(46, 750)
WON = Style(64, 850)
OF = Style(36, 650)
POINTS = Style(34, 600)
TITLE = Style(42, 750)
DETAIL = Style(36, 550)
FIGURE = Style(52, 850)

_GAP = 14
_LINE = 50
"""The height of a line of the list of games."""
_ROW = 124
_RIGHT = 236
"""The width of the column of figures."""
_PIP = 34
"""The largest diameter of a game's mark; ``_PIP_GAP`` between two."""
_PIP_GAP = 12
_PIPS: dict[Outcome, tuple[palette.Colour, palette.Colour]] = {
    "won": (palette.LEAF, palette.LEAF),
    "lost": (palette.QUIET, palette.PANEL),
    "drawn": (palette.QUIET, palette.QUIET),
}
"""The outline and the inside of a game's mark."""
_BEST = 78
"""The height of a moment without its details, and of each line of them."""
_DETAIL = 46
_DETAIL_LINES = 2
_SMALLEST = 0.72


class EveningRow(NamedTuple):
    """The record of somebody: place, name, an outcome for each game, and a note such as the points."""

    place: int
    name: str
    course: tuple[Outcome, ...]
    note: str = ""


class Best(NamedTuple):
    """Something to remember: a title, what it was and whose, and a figure.

    ``where`` is a last line, such as the game's name. The ``cards``, if it had any, are drawn as ``game`` does.
    """

    title: str
    detail: str
    figure: str
    where: str = ""
    cards: tuple[Card, ...] = ()
    game: str = ""


class Evening(NamedTuple):
    """The content of an evening's card.

    ``winners`` are nobody if all are level. ``played`` lists the games, and ``best`` the moments, the first with the
    cards of the fan.
    """

    winners: tuple[str, ...]
    said: str
    played: str
    rows: tuple[EveningRow, ...]
    best: tuple[Best, ...]


class Scene(NamedTuple):
    """A moment of the film: the views of a table with a note on each, and what they led to.

    ``names`` are by view and seat.
    """

    best: Best
    views: tuple[View, ...]
    names: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]


def draw(evening: Evening, card_of: Callable[[str], DrawCard], look: Look) -> Canvas:
    """Draw the card; ``card_of`` returns what draws the cards of a game."""
    lines = name_lines(evening.winners or (look.say("all-level"),))
    banner = banner_box(lines)
    played = text.wrapped(evening.played, SUBTITLE, WIDTH - 2 * MARGIN, 2, _SMALLEST)
    details = [_details(each) for each in evening.best]
    heights = [_BEST + _DETAIL * len(wrapped) for wrapped in details]
    height = banner.bottom + 30 + _LINE * len(played) + 14 + len(evening.rows) * (_ROW + _GAP) + 14
    canvas = Canvas(WIDTH, height + sum(heights) + _GAP * len(heights) + 22, look=look)
    fanned = next((each for each in evening.best if each.cards), None)
    cards, card = (fanned.cards, card_of(fanned.game)) if fanned else (ANY_CARDS, card_of(""))
    games = len(evening.rows[0].course) if evening.rows else 0
    crown(canvas, lines, evening.said, cards=cards, card=card, chance=Random(games))
    y = banner.bottom + 30
    for line in played:
        canvas.draw_text(line, WIDTH // 2, y + _LINE // 2, palette.TEXT, align="middle")
        y += _LINE
    y += 14
    for row in evening.rows:
        _row(canvas, y, row, won=row.place == 1 and bool(evening.winners))
        y += _ROW + _GAP
    y += 14
    for number, (best, wrapped, tall) in enumerate(zip(evening.best, details, heights, strict=True)):
        _best(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, tall), number, best, wrapped)
        y += tall + _GAP
    return canvas


def _row(canvas: Canvas, y: int, row: EveningRow, *, won: bool) -> None:
    """Draw somebody's place, name and games, with the number they won."""
    box = Box(MARGIN, y, WIDTH - 2 * MARGIN, _ROW)
    canvas.frame(box, palette.LEAF if won else palette.ENGRAVED, palette.PANEL, radius=18)
    canvas.write(str(row.place), box.x + 48, box.middle, PLACE, palette.LEAF if won else palette.QUIET, align="middle")
    left, right = box.x + 96, box.right - _RIGHT
    canvas.write(row.name, left, y + 40, NAME, palette.TEXT, width=right - left - 20)
    _pips(canvas, Box(left, y + 72, right - left - 20, _PIP), row.course)
    middle = y + (44 if row.note else _ROW // 2)
    played = canvas.write(
        canvas.look.say("of-games", games=len(row.course) - row.course.count("")),
        box.right - 28,
        middle + 4,
        OF,
        palette.QUIET,
        align="right",
    )
    canvas.write(str(row.course.count("won")), box.right - 28 - played - 14, middle, WON, palette.TEXT, align="right")
    if row.note:
        canvas.write(row.note, box.right - 28, y + 92, POINTS, palette.QUIET, align="right", width=_RIGHT - 28)


def _pips(canvas: Canvas, box: Box, course: Sequence[Outcome]) -> None:
    """Draw a mark for each game: full if it was won, empty if it was lost, and a dot if others played it."""
    step = min(_PIP + _PIP_GAP, box.width // max(1, len(course)))
    size = min(_PIP, step - 6)
    for game, outcome in enumerate(course):
        at = Box(box.x + game * step, box.middle - size // 2, size, size)
        if outcome:
            canvas.frame(at, *_PIPS[outcome], radius=size)
        else:
            canvas.plate(at.inset(size // 2 - 5), palette.ENGRAVED, 5)


def _details(best: Best) -> tuple[text.Text, ...]:
    lines = text.wrapped(best.detail, DETAIL, _room(best), _DETAIL_LINES, _SMALLEST)
    return (*lines, text.fitted(best.where, DETAIL, _room(best))) if best.where else lines


def _room(best: Best) -> int:
    return WIDTH - 2 * MARGIN - 96 - text.width(best.figure, FIGURE) - 60


def _best(canvas: Canvas, box: Box, number: int, best: Best, details: Sequence[text.Text]) -> None:
    """Draw something to remember on a plate, with a mark and its figure."""
    canvas.plate(box, palette.PANEL, 18)
    colour = CONFETTI[number % len(CONFETTI)]
    canvas.shape(ICONS[number % len(ICONS)], Box(box.x + 22, box.middle - 27, 54, 54), colour)
    canvas.write(best.title, box.x + 96, box.y + 40, TITLE, palette.TEXT, width=_room(best))
    y = box.y + 66
    for line in details:
        canvas.draw_text(line, box.x + 96, y + _DETAIL // 2, palette.QUIET)
        y += _DETAIL
    canvas.write(best.figure, box.right - 30, box.middle, FIGURE, palette.TEXT, align="right")


_HEIGHT = 640
"""The height of a scene's text, which is centred in a picture as tall as the tables."""
_FAN = 330
_HEADING = Style(72, 850)
_WHOSE = Style(46, 650)
_BIG = Style(150, 900)
_OPENING, _STEP, _LAST_STEP, _TURNED, _SHOWN = 1300, 750, 1300, 130, 2600
"""Durations of frames, in milliseconds."""

DrawTable: TypeAlias = Callable[[View, Sequence[str], str, Look], Canvas]
"""Draws a table: its view, the names by seat, and a note."""


def film(
    scenes: Sequence[Scene], evening: Evening, card_of: Callable[[str], DrawCard], table: DrawTable, look: Look
) -> list[Frame]:
    """Return the frames of the film: each scene as it was played, what it was, and at the end who won the evening."""
    tables = [
        [table(*shown, look) for shown in zip(scene.views, scene.names, scene.notes, strict=True)] for scene in scenes
    ]
    height = max(_HEIGHT, *(shown.height for each in tables for shown in each), 0)
    frames: list[Frame] = []
    for scene, shown in zip(scenes, tables, strict=True):
        frames += _scene(scene.best, shown, partial(_told, scene.best, card_of(scene.best.game), look, height))
    return [*frames, Frame(partial(_ending, evening, card_of, look), LAST)]


def _scene(best: Best, tables: Sequence[Canvas], told: Callable[[int], Canvas]) -> Iterator[Frame]:
    """Yield a title over hidden cards, the tables, and the cards turned up one by one."""
    yield Frame(partial(told, 0), _OPENING)
    for number, shown in enumerate(tables, 1):
        yield Frame(shown.part, _STEP if number < len(tables) else _LAST_STEP)
    count = max(1, len(best.cards))
    for turned in range(1, count):
        yield Frame(partial(told, turned), _TURNED)
    yield Frame(partial(told, count), _SHOWN)


def _told(best: Best, card: DrawCard, look: Look, height: int, turned: int) -> Canvas:
    """Draw a scene's title and its cards, the first ``turned`` face up; once all are, also the figure and the details.

    Without cards, the figure is drawn in their place.
    """
    canvas = Canvas(WIDTH, height, look=look)
    room, top = WIDTH - 2 * MARGIN, max(0, height - _HEIGHT) // 2
    canvas.write(best.title, WIDTH // 2, top + 66, _HEADING, palette.CREAM, align="middle", width=room)
    if best.where:
        canvas.write(best.where, WIDTH // 2, top + 136, _WHOSE, palette.QUIET, align="middle", width=room)
    if turned and not best.cards:
        canvas.write(best.figure, WIDTH // 2, top + _FAN, _BIG, palette.LEAF, align="middle", width=room)
    else:
        hidden = len(best.cards or ANY_CARDS) - turned
        fan(canvas, best.cards[:turned], card, middle=top + _FAN, hidden=hidden)
    if turned and turned >= len(best.cards):
        plate = Box(MARGIN, top + _HEIGHT - 130, room, 100)
        canvas.plate(plate, palette.PANEL, 20)
        figure = canvas.write(best.figure, plate.right - 30, plate.middle, FIGURE, palette.LEAF, align="right")
        canvas.write(best.detail, plate.x + 30, plate.middle, _WHOSE, palette.TEXT, width=room - figure - 90)
    return canvas


def _ending(evening: Evening, card_of: Callable[[str], DrawCard], look: Look) -> Canvas:
    """Draw the top of the card, down to its banner."""
    bottom = banner_box(name_lines(evening.winners or (look.say("all-level"),))).bottom
    return draw(evening, card_of, look).part(Box(0, 0, WIDTH, bottom + MARGIN))
