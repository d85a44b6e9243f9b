"""The public picture of Cribbage: the sides, the board, the cards in play, and the hands in the show.

A fine hand in the show has a film: its combinations one after another, up to a perfect twenty-nine.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import cast

from engine.cards import Card
from engine.cribbage.counting import Combination, Shown
from engine.cribbage.view import CribbageView
from engine.types import Event, Seat, Side
from engine.view import View
from render.cribbage import board
from render.cribbage.words import NOBODY_KNOWS, CribbageWords
from render.kit import faces, palette, score_sheet, seats, text
from render.kit.canvas import Box, Canvas
from render.kit.films import FIRST, LAST, STEP, Frame, flashes
from render.kit.layout import NO_MARKS, Marks
from render.kit.palette import Look
from render.kit.shapes import Tile
from render.kit.text import MARGIN, NOTE, SMALL, TURN, WIDTH, Style
from render.kit.words import seat_names

TOTAL = Style(46, 800)
GAINS = Style(30, 600, "narrow")
COUNTED = Style(34, 600)
_COUNT = Style(96, 850)
POINTS = Style(60, 850)

_BANNER = 110
_SIDE = 66
_STATUS = 76
_NOTE_LINE = 38
_NOTE_LINES = 2
_CARD = Box(0, 0, 120, 168)
_OFFSET = 22
"""How far lower the viewer's side lays its cards."""
_CENTRE = 252
_SHOWN_CARD = Box(0, 0, 92, 129)
ROW = 150
_MOST_STEP = 58
_BACK = Box(0, 0, 30, 42)


def draw(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NO_MARKS) -> Canvas:
    """Draw the table; in the show and after it each hand with what it scores."""
    return Table(cast(CribbageView, view), names, look, marks).draw(note)


def card_face(card: Card, width: int, height: int, look: Look) -> Tile:
    """Return a card's face of a size in pixels."""
    return faces.face(card, width, height, look.pattern)


class Table:
    """Draws one table."""

    def __init__(self, view: CribbageView, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.look = look
        self.words = CribbageWords(look.say)
        self.news = marks.news
        self.names = seat_names(look.say, names)
        self.labels = seat_names(look.say, marks.labels or names)
        self.order = seats.own_last(view)
        self.board = board.Board(view.target, self.order, view.rules.skunks, WIDTH - 2 * MARGIN)
        self.rows = [*view.shown]
        self.tops: list[int] = []
        """The tops of the rows in which the hands that were shown are drawn."""
        self.over = view.phase in ("scored", "won")

    def draw(self, note: str) -> Canvas:
        """Draw everything, with a note on the last action."""
        view = self.view
        lines = text.wrapped(note, NOTE, WIDTH - 2 * MARGIN - 16, _NOTE_LINES) if note else ()
        top = _BANNER if view.winners else _STATUS + 20
        height = top + _NOTE_LINE * len(lines) + _SIDE * len(self.order) + self.board.height + 44
        height += _CENTRE if self._in_play else ROW * (len(self.rows) + bool(view.open)) + 14
        self.canvas = Canvas(WIDTH, height, look=self.look)
        y = top
        self._heading()
        for line in lines:
            self.canvas.draw_text(line, MARGIN + 8, y + _NOTE_LINE // 2, palette.TEXT)
            y += _NOTE_LINE
        for side in self.order:
            self._side(y, side)
            y += _SIDE
        self._board(y)
        y += self.board.height + 44
        if self._in_play:
            self._play(y)
            return self.canvas
        for shown in self.rows:
            self.tops.append(y)
            self._shown(y, shown)
            y += ROW
        if view.open:
            self._open(y)
        return self.canvas

    @property
    def _in_play(self) -> bool:
        """Whether the cards in play are drawn: before the show, and in a show that has not begun."""
        return not (self.rows or self.view.open or self.over)

    def _heading(self) -> None:
        """Draw whose turn it is, or who has won."""
        view, canvas, round_ = self.view, self.canvas, self.look.say("round", number=self.view.round)
        if view.winners:
            by_side = [[self.names[seat] for seat in seats.of_side(view, side)] for side in range(len(view.totals))]
            score_sheet.banner(canvas, view, by_side, round_)
            return
        box = Box(MARGIN - 8, 12, WIDTH - 2 * MARGIN + 16, _STATUS)
        inner = box._replace(x=box.x + 22, width=box.width - 350)
        canvas.plate(box, palette.PANEL if self.over else palette.GOLD, 14)
        if self.over:
            canvas.write(round_, inner.x, box.middle, TURN, palette.TEXT)
            about, ink = self.words.goal(view), palette.QUIET
        else:
            about, ink = self.words.progress(view), palette.GOLD_INK
            canvas.sentence([self.names[seat] for seat in view.to_act], self.words.does(view), inner, TURN, ink)
        canvas.write(about, box.right - 22, box.middle, SMALL, ink, align="right")

    def _side(self, y: int, side: Side) -> None:
        """Draw a side: its peg, its players, the crib beside its owner, its points, and those of this round."""
        view, canvas, middle = self.view, self.canvas, y + _SIDE // 2
        seats.band(canvas, view, side, Box(8, y + 3, WIDTH - 16, _SIDE - 6))
        x = MARGIN + 8
        board.peg(canvas, side, x + 14, middle, 28)
        x += 44
        right = WIDTH - 2 * MARGIN
        right -= canvas.write(str(view.pegs[side][1]), right, middle, TOTAL, palette.TEXT, align="right") + 20
        lines = view.lines[side]
        if lines:
            said = self.words.gains(lines)
            most = 420 if len(seats.of_side(view, side)) == 1 else 250
            right -= canvas.write(said, right, middle, GAINS, palette.QUIET, align="right", width=most) + 20
        if view.sides[view.dealer] == side and view.crib_count and not any(each.crib for each in view.shown):
            right -= self._crib(right, middle)
        players = seats.Players(view, self.labels, view.hand_counts, short=self.names)
        players.line(canvas, seats.of_side(view, side), (x, right), middle)

    def _crib(self, right: int, middle: int) -> int:
        """Draw the crib face down, ending at a column, and return its width."""
        count = self.view.crib_count
        width = _BACK.width + 14 * (count - 1)
        tiles = [faces.back(_BACK.width, _BACK.height, self.look.back)] * count
        self.canvas.fan(tiles, right - width, middle - _BACK.height // 2, right=14)
        label = self.canvas.write(self.look.say("crib"), right - width - 12, middle, SMALL, palette.TEXT, align="right")
        return width + label + 30

    def _board(self, y: int) -> None:
        view, canvas = self.view, self.canvas
        plate = Box(MARGIN - 8, y + 4, WIDTH - 2 * MARGIN + 16, self.board.height + 34)
        canvas.frame(plate, palette.EDGE, palette.PANEL, thick=2, radius=18)
        self.board.draw(canvas, MARGIN, y + 8, view.pegs)
        lines = self.words.skunk_lines(view.rules.skunks)
        canvas.write(lines, WIDTH - 2 * MARGIN, plate.bottom - 20, SMALL, palette.QUIET, align="right")

    def _play(self, y: int) -> None:
        """Draw the starter, the cards played, and the count."""
        view, canvas = self.view, self.canvas
        self._starter(_CARD._replace(x=MARGIN + 8, y=y + 16))
        box = Box(MARGIN + 176, y + 8, 640, _CARD.height)
        earlier = [play for series in view.plays for play in series]
        plays = [*((*play, True) for play in earlier), *((*play, False) for play in view.series)]
        gap = 40 if earlier and view.series else 0
        room = box.width - _CARD.width - gap
        step = min(_MOST_STEP, room // max(1, len(plays) - 1))
        x, home = box.x, self.order[-1]
        for place, (seat, card, old) in enumerate(plays):
            if place == len(earlier) and earlier:
                x += gap
            low = _OFFSET if view.sides[seat] == home else 0
            face = card_face(card, _CARD.width, _CARD.height, self.look)
            last = place == len(plays) - 1 and not old
            if last and any(event.kind == "played" and event.cards == (card,) for event in self.news):
                canvas.ring(_CARD._replace(x=x, y=box.y + low))
            canvas.tile(face.faded(palette.MIST) if old else face, x, box.y + low)
            x += step
        if not plays:
            canvas.frame(_CARD._replace(x=box.x, y=box.y + 8), palette.ENGRAVED, palette.FELT)
        self._gone(box, y + _CENTRE - 26)
        plate = Box(WIDTH - MARGIN - 220, y + 10, 220, 190)
        canvas.frame(plate, palette.QUIET, palette.PANEL, radius=18)
        canvas.write(self.look.say("count"), plate.centre, plate.y + 36, SMALL, palette.QUIET, align="middle")
        canvas.write(str(view.count), plate.centre, plate.y + 116, _COUNT, palette.TEXT, align="middle")

    def _starter(self, box: Box) -> None:
        canvas, starter = self.canvas, self.view.starter
        if starter:
            if any(event.kind == "starter" for event in self.news):
                canvas.ring(box)
            canvas.tile(card_face(starter, box.width, box.height, self.look), box.x, box.y)
        else:
            canvas.tile(faces.stack(box.width, box.height, self.look.back), box.x, box.y)
        canvas.write(self.look.say("starter"), box.centre, box.bottom + 28, SMALL, palette.TEXT, align="middle")

    def _gone(self, box: Box, middle: int) -> None:
        """Name who has said go in this series."""
        said = [self.names[seat] for seat, gone in enumerate(self.view.gone) if gone]
        if said:
            width = self.canvas.chip(self.look.say("go"), box.x, middle, palette.ON_ICE)
            line = text.joined(tuple(said), SMALL, box.width - width - 20)
            self.canvas.draw_text(line, box.x + width + 12, middle, palette.TEXT)

    def _shown(self, y: int, shown: Shown) -> None:
        """Draw a hand with the starter, what it scores, and its points."""
        canvas = self.canvas
        x = self.cards(y, shown.seat, shown.cards, crib=shown.crib)
        right = WIDTH - 2 * MARGIN
        right -= canvas.write(str(shown.counted), right, y + ROW // 2, POINTS, palette.TEXT, align="right") + 24
        if shown.perfect:
            right -= canvas.chip(self.look.say("perfect"), right, y + 34, palette.ON_LEAF, align="right") + 12
        said = self.words.counted(shown)
        for row, line in enumerate(text.wrapped(said, COUNTED, right - x, 2, 0.72)):
            canvas.draw_text(line, x, y + 76 + 40 * row, palette.QUIET)

    def _open(self, y: int) -> None:
        """Draw the cards that lie open to be counted."""
        view = self.view
        seat, crib = view.showing
        self.cards(y, seat, view.open, crib=crib)
        said = str(view.counted) if view.phase == "claim" else NOBODY_KNOWS
        self.canvas.write(said, WIDTH - 2 * MARGIN, y + ROW // 2, POINTS, palette.TEXT, align="right")

    def cards(self, y: int, seat: Seat, cards: Sequence[Card], *, crib: bool, bright: Collection[Card] = ()) -> int:
        """Draw a hand, the starter apart from it, and its owner's name; return where its text begins.

        If some cards are ``bright``, the others are faded.
        """
        canvas, starter = self.canvas, self.view.starter
        seats.band(canvas, self.view, self.view.sides[seat], Box(8, y + 3, WIDTH - 16, ROW - 6))
        size, x = _SHOWN_CARD, MARGIN + 4
        tiles = {card: card_face(card, size.width, size.height, self.look) for card in (*cards, starter or cards[0])}
        if bright:
            tiles = {card: tile if card in bright else tile.faded(palette.MIST) for card, tile in tiles.items()}
        canvas.fan([tiles[card] for card in cards], x, y + 10, right=60)
        x += size.width + 60 * (len(cards) - 1) + 14
        if starter:
            canvas.tile(tiles[starter], x, y + 10)
        x += size.width + 24
        called = self.words.hand_of(self.names[seat], crib=crib)
        canvas.write(called, x, y + 34, TURN, palette.TEXT, width=WIDTH - 200 - x)
        return x


_TOLD = ("showed", "counted", "was-worth", "perfect")
"""The events that announce the worth of a hand."""
FINE = 20
"""The points from which a hand is filmed."""
_HAND_TOTAL = Box(WIDTH - 2 * MARGIN - 100, 24, 104, ROW - 48)
"""Where the points of a hand stand in its row."""


def moment(view: View, events: Sequence[Event]) -> Event | None:
    """Return the last hand or crib among the events that deserves a film."""
    seen = cast(CribbageView, view)
    fine = (event for event in reversed(events) if event.kind in _TOLD and event.points >= FINE)
    return next((event for event in fine if _shown(seen, event)), None)


def _shown(view: CribbageView, event: Event) -> Shown | None:
    """Return the hand whose worth an event announces, if the table still shows it."""
    return next((each for each in reversed(view.shown) if (each.seat, each.points) == (event.seat, event.points)), None)


def draw_film(view: View, names: Sequence[str], event: Event, look: Look) -> list[Frame]:
    """Return the frames of the film of a :func:`moment`: the hand's row of the table."""
    seen = cast(CribbageView, view)
    shown = _shown(seen, event)
    assert shown is not None
    table = Table(seen, names, look, NO_MARKS)
    whole = table.draw("")
    done = whole.part(Box(0, table.tops[seen.shown.index(shown)], WIDTH, ROW))
    frames, total = [Frame(partial(_film_row, table, shown), FIRST)], 0
    for each in shown.combinations:
        total += each.points
        frames.append(Frame(partial(_film_row, table, shown, each, total), STEP))
    bare = done.part()
    bare.fill(palette.PANEL, _HAND_TOTAL)
    return [*frames, *flashes(bare, done.part(_HAND_TOTAL), _HAND_TOTAL), Frame(lambda: done, LAST)]


def _film_row(table: Table, shown: Shown, each: Combination | None = None, total: int = 0) -> Canvas:
    """Draw the hand with one of its combinations bright, its name, and the points so far."""
    table.canvas = canvas = Canvas(WIDTH, ROW, look=table.look)
    x = table.cards(0, shown.seat, shown.cards, crib=shown.crib, bright=each.cards if each else ())
    if each:
        canvas.write(table.words.combination(each, total), x, 76, COUNTED, palette.QUIET)
        canvas.write(str(total), WIDTH - 2 * MARGIN, ROW // 2, POINTS, palette.TEXT, align="right")
    return canvas
