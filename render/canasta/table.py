"""The public picture of a table of Canasta: a band for each side, with the stock and the pile between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import cast

from engine import cards
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card, rank
from engine.types import Event, Seat, Side
from engine.view import View
from render.canasta import words
from render.canasta.melds import HAND_ORDER, Mats, card_face, has_grown, is_discarded, trophy_colours
from render.kit import faces, palette, score_sheet, seats, text
from render.kit.canvas import CHIP, Box, Canvas
from render.kit.layout import NO_MARKS, Marks
from render.kit.palette import Look
from render.kit.say import Say
from render.kit.text import FIGURE, LABEL, MARGIN, NOTE, SMALL, TURN, WIDTH, Style
from render.kit.words import seat_names

NAME = Style(30, 700)
TOKEN = Style(38, 800, "narrow")

_LINE = 60
_GAP = 8
"""The gap between two sides on plates."""
_TOKEN_GAP = 6
_NAMES = 310
"""The usual width of the column of names and numbers of cards."""
_MAX_NAMES = 500
"""Its largest width, for longer names, if that takes no further line of melds."""
_COUNT = 92
_FOOT = 80
_TURN = 26


class Sides:
    """All sides stacked, ``room`` pixels wide; melds that ``news`` added to are marked."""

    def __init__(
        self, view: CanastaView, seat: Seat, names: Sequence[str], room: int, *, say: Say, news: Sequence[Event] = ()
    ) -> None:
        self.view = view
        self.news = news
        self.seat = seat
        self.names = names
        self.room = room
        self.plates = len(view.sides) > 2
        partners = [seats.of_side(view, side) for side in range(len(view.melds))]
        self.seats = [sorted(seated, key=lambda each: each == seat) for seated in partners]
        """The seats of each side, the viewer's last."""
        foot = _FOOT if view.feet else 0
        longest = max(text.width(name, NAME) for name in names) + _COUNT + _TURN
        wide = max(_NAMES, min(longest, _MAX_NAMES))
        self.column, self.tokens = wide, [_token_lines(melds, room - wide - foot, say) for melds in view.melds]
        least = [_token_lines(melds, room - _NAMES - foot, say) for melds in view.melds]
        heights = zip(self.tokens, least, self.seats, strict=True)
        if any(len(lines) > max(len(fewest), len(seated)) for lines, fewest, seated in heights):
            self.column, self.tokens = _NAMES, least
        self.named = self.column + foot

    @property
    def height(self) -> int:
        """The height in pixels."""
        return sum(map(self._height, range(len(self.seats))))

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the sides with their top left corner at a point."""
        view = self.view
        for side in seats.own_last(view):
            seated = self.seats[side]
            height = self._height(side)
            if self.plates:
                box = Box(x - 10, y, self.room + 20, height - _GAP)
                canvas.plate(box, palette.PANEL, 14)
            top = y + _LINE // 2
            for line, seat in enumerate(seated):
                self._player(canvas, x, top + _LINE * line, seat)
            for line, melds in enumerate(self.tokens[side]):
                left = x + self.named
                for meld in melds:
                    grown = has_grown(view, self.news, meld, side)
                    left += _token(canvas, left, top + _LINE * line, meld, new=grown) + _TOKEN_GAP
            y += height

    def _height(self, side: Side) -> int:
        lines = max(len(self.seats[side]), len(self.tokens[side]))
        return _LINE * lines + (_GAP if self.plates else 0)

    def _player(self, canvas: Canvas, x: int, middle: int, seat: Seat) -> None:
        view = self.view
        ink = palette.TEXT
        end = x + self.column
        if seat in view.to_act:
            ink = palette.GOLD
            canvas.shape("turn", Box(x, middle - 12, 20, 24), ink)
            x += _TURN
        canvas.write(self.names[seat], x, middle, NAME, ink, width=end - x - _COUNT)
        canvas.tile(faces.back(30, 42, canvas.look.back), end - 88, middle - 21)
        canvas.write(str(view.hand_counts[seat]), end - 52, middle, NAME, palette.TEXT)
        if view.feet and view.feet[seat]:
            ground = palette.PANEL if self.plates else palette.FELT
            said, colours = canvas.look.say("foot"), (ground, palette.TEXT)
            canvas.chip(said, end - 8, middle, colours, border=palette.QUIET, width=_FOOT - 6)


def _token(canvas: Canvas, x: int, middle: int, meld: Meld, *, new: bool) -> int:
    """Draw a meld in short: cream with wild cards, in its own colour as a canasta; return its width."""
    colours = (palette.CREAM if meld.wilds else palette.WHITE, palette.INK)
    if meld.canasta:
        colours = trophy_colours(meld)
    said = words.short_meld(canvas.look.say, meld)
    return canvas.chip(said, x, middle, colours, style=TOKEN, width=_token_width(said), new=new)


def _token_width(said: str) -> int:
    return text.width(said, TOKEN) + 20


def _token_lines(melds: Sequence[Meld], room: int, say: Say) -> list[list[Meld]]:
    """Split a side's melds into lines, at least one."""
    lines: list[list[Meld]] = [[]]
    used = 0
    for meld in melds:
        width = _token_width(words.short_meld(say, meld))
        if used + width > room:
            lines.append([])
            used = 0
        lines[-1].append(meld)
        used += width + _TOKEN_GAP
    return lines


SCORE_ORDER = (
    "special-hand",
    "cards-melded",
    "natural-canastas",
    "mixed-canastas",
    "sequence-canastas",
    "pure-canasta",
    "wild-canasta",
    "red-threes",
    "threes",
    "going-out",
    "concealed",
    "cards-in-hand",
    "unfinished-meld",
    "three-held",
    "returned-piles",
)
"""The order of the lines of the score sheet."""

_CARD = (92, 129)


def draw_scores(view: CanastaView, names: Sequence[str], note: str, look: Look) -> Canvas:
    """Draw the score sheet of the last finished round."""
    hand = [card for lines in view.scores[-1] for line in lines if line.code == "special-hand" for card in line.cards]
    hand.sort(key=lambda card: HAND_ORDER.index(rank(card)))
    shown = [card_face(card, *_CARD, look) for card in hand]
    return score_sheet.draw(
        view,
        names,
        note,
        order=SCORE_ORDER,
        label=partial(words.score_line, look.say, special=view.special),
        goal=words.goal(look.say, view),
        shown=shown,
        look=look,
    )


CENTRE = 228

TOTAL = Style(42, 800)

NAMES = 38
"""The middle of the first line of a band."""
_HEADING = 66
"""The height of the first line of a band."""
UPCARD = Box(0, 0, 148, 207)
_STOCK = Box(0, 0, 116, 162)
_TALON = Box(0, 0, 62, 84)
_TALONS = (16, 88)
"""How far talons move the pile to the right, without and with a card lying across."""
_THREE = Box(0, 0, 34, 46)
_MINIS = 4
"""The most threes of a side that are shown one by one."""
_PEEK = 74
"""How much of the card lying across shows: its index."""
_LOW_STOCK = 10
_ROOMY = 3
"""The most sides whose bands have room for more than the number of canastas."""
_BESIDE_NAME = 380
"""The room that a player's line needs beside the name: margin, number of cards and chips."""
_NEEDS = 166
_LINES = 3


def draw(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NO_MARKS) -> Canvas:
    """Draw the table, or the score sheet once the round is over."""
    seen = cast(CanastaView, view)
    if seen.phase in ("scored", "won"):
        return draw_scores(seen, names, note, look)
    return Table(seen, names, look, marks.news, marks.labels).draw(note)


class Table:
    """Draws one table, with the viewer's side at the bottom; the first side for the public view."""

    def __init__(
        self, view: CanastaView, names: Sequence[str], look: Look, news: Sequence[Event], labels: Sequence[str] = ()
    ) -> None:
        self.view = view
        self.news = news
        self.look = look
        self.say = look.say
        self.names = seat_names(look.say, names)
        self.labels = seat_names(look.say, labels or names)
        beneath = list((Counter(view.freezing) & Counter(view.pile[:-1])).elements())
        self.across = beneath[-1] if beneath else None
        """The card below the upcard that freezes the pile."""
        self.mats = Mats(view, WIDTH - 2 * MARGIN, look.melds, news)
        self.players = [seats.lines(view, side) for side in range(len(view.melds))]
        *away, home = seats.own_last(view)
        self.tops: dict[Side, int] = {}
        """The top of each side's band."""
        self.centre = 0
        """The top of what lies between the bands."""
        for side in away:
            self.tops[side] = self.centre
            self.centre += self.band_height(side)
        self.tops[home] = self.centre + CENTRE
        self.canvas = Canvas(WIDTH, self.tops[home] + self.band_height(home), look=look)

    def draw(self, note: str) -> Canvas:
        """Draw everything, with a note on the last action."""
        y = self.centre
        faces.draw_stock(self.canvas, _STOCK._replace(x=30, y=y + 12), self.view.stock, low=_LOW_STOCK)
        self._talons(_TALON._replace(x=166, y=y + 12))
        self._pile(self.pile_box())
        left = 590 + self._aside
        self._status(Box(left, y + 10, WIDTH - MARGIN - left, CENTRE - 20), note)
        for side, top in self.tops.items():
            self._band(top, side)
        return self.canvas

    @property
    def _aside(self) -> int:
        """How far talons move the pile to the right."""
        return _TALONS[self.across is not None] if self.view.talons else 0

    def pile_box(self) -> Box:
        """Return where the upcard lies."""
        return UPCARD._replace(x=170 + _PEEK + self._aside, y=self.centre + (CENTRE - UPCARD.height) // 2)

    def band_height(self, side: Side) -> int:
        """Return the height of a side's band."""
        return _HEADING + seats.LINE * (len(self.players[side]) - 1) + self.mats.height(side) + 6

    def _band(self, y: int, side: Side) -> None:
        """Draw a side: its players, figures and melds."""
        view, canvas = self.view, self.canvas
        seats.band(canvas, view, side, Box(8, y + 6, WIDTH - 16, self.band_height(side) - 12))
        middle = y + NAMES
        feet = {seat: self.say("foot") for seat, cards_left in enumerate(view.feet) if cards_left}
        players = seats.Players(view, self.labels, view.hand_counts, feet, self.names)
        end = self._figures(middle, side)
        for seated in self.players[side]:
            players.line(canvas, seated, (MARGIN + 10, end), middle)
            middle += seats.LINE
            end = WIDTH - 2 * MARGIN
        self.mats.draw(canvas, MARGIN, middle - seats.LINE + 28, side)

    def _figures(self, middle: int, side: Side) -> int:
        """Draw a side's figures at the right end of its band; return their left edge."""
        view, canvas = self.view, self.canvas
        x = WIDTH - 2 * MARGIN
        x -= canvas.write(self.say.number(view.totals[side]), x, middle, TOTAL, palette.TEXT, align="right") + 16
        if view.standing[side]:
            on_table = self.say("on-table", points=self.say.number(view.standing[side]))
            x -= canvas.write(on_table, x, middle, SMALL, palette.QUIET, align="right") + 14
        if view.opened[side]:
            word = words.opened(self.say, view, side)
            names = text.width(self.names[self.players[side][0][0]], seats.NAME) + _BESIDE_NAME
            crowded = len(view.totals) > _ROOMY or x - text.width(word, CHIP) < names
            if view.canastas_to_go_out > 1 and crowded:
                word = words.canastas(self.say, view, side)
            x -= canvas.chip(word, x, middle, palette.ON_LEAF, align="right") + 8
        elif view.opening_points and view.sides[view.to_act[0]] == side:
            laid = self.say("laid", points=view.opening_points, minimum=view.minimums[side])
            so_far = (palette.PANEL, palette.LEAF)
            x -= canvas.chip(laid, x, middle, so_far, align="right", border=palette.LEAF) + 8
        else:
            opens = self.say("opens-at", points=view.minimums[side])
            plain = (palette.PANEL, palette.TEXT)
            x -= canvas.chip(opens, x, middle, plain, align="right", border=palette.QUIET) + 8
        return self._threes(x, middle, view.red_threes[side]) - 16

    def _threes(self, x: int, middle: int, threes: Sequence[Card]) -> int:
        """Draw the threes on a mat, many of a colour as one with a count; return their left edge."""
        for card, count in reversed(_grouped(threes)):
            if count > 1:
                x -= self.canvas.write(words.times(count), x - 10, middle, SMALL, palette.TEXT, align="right") + 12
            x -= _THREE.width + 4
            self.canvas.tile(faces.mini(card, _THREE.width, _THREE.height), x, middle - _THREE.height // 2)
        return x

    def _talons(self, box: Box) -> None:
        """Draw the talons with their numbers of cards, the next one on top."""
        talons = self.view.talons
        for place, size in enumerate(talons):
            at = box._replace(y=box.y + place * (box.height + 4))
            self.canvas.tile(faces.back(at.width, at.height, self.look.back), at.x, at.y)
            colours = faces.back_colours(self.look.back)
            self.canvas.chip(
                str(size), at.centre, at.middle, colours, style=FIGURE, align="middle", border=palette.WHITE
            )
        if talons:
            middle = box.y + _STOCK.height + 28
            self.canvas.write(self.say("talons"), box.centre, middle, SMALL, palette.TEXT, align="middle")

    def _pile(self, box: Box) -> None:
        """Draw the discard pile: the upcard, the card that freezes it lying across, and the ways to take it."""
        view, canvas = self.view, self.canvas
        if view.waiting:
            top = card_face(view.waiting[-1], box.width, box.height, self.look).faded(palette.MIST)
            canvas.tile(top, box.x, box.y)
        elif view.upcard is None:
            canvas.frame(box, palette.ENGRAVED, palette.FELT)
            canvas.write(self.say("empty"), box.centre, box.middle, SMALL, palette.QUIET, align="middle")
        else:
            if self.across is not None:
                across = card_face(self.across, box.width, box.height, self.look).sideways()
                canvas.tile(across, box.x - _PEEK, box.bottom - box.width - 10)
            for lift in range(min(4, len(view.pile) - 1), 0, -1):
                canvas.tile(faces.edge(box.width, box.height, palette.WHITE), box.x - 4 * lift, box.y)
            if is_discarded(view, self.news):
                canvas.ring(box)
            canvas.tile(card_face(view.upcard, box.width, box.height, self.look), box.x, box.y)
        x, middle = box.right + 18, box.y + 20
        called = self.say("pile", count=len(view.pile) + len(view.waiting))
        canvas.write(called, x, middle, FIGURE, palette.TEXT)
        middle += 50
        chip = CHIP.at(34)
        if view.pile and view.frozen_to_all:
            canvas.chip(self.say("frozen"), x, middle, palette.ON_ICE, style=chip)
            middle += 50
        elif view.pile and not view.blocked and not view.taking and all(view.frozen_to):
            needed = words.needed(self.say, view)
            canvas.chip(needed, x, middle, (palette.FELT, palette.TEXT), style=chip, border=palette.QUIET)
            middle += 50
        if view.blocked:
            canvas.chip(self.say("blocked"), x, middle, palette.ON_STOP, style=chip)
        elif view.waiting:
            for row, line in enumerate(text.wrapped(self.say("pile-waits"), SMALL, _NEEDS, 3)):
                canvas.draw_text(line, x, middle + 38 * row, palette.QUIET)
        elif view.upcard is not None and view.taking:
            heading = words.taken_with(self.say, view.pile_taken if view.pile_taken < len(view.pile) else 0)
            canvas.write(heading, x, middle, SMALL, palette.QUIET, width=_NEEDS)
            ways = words.ways_to_take(self.say, view.taking, cards.rank(view.upcard))
            for row, way in enumerate(ways, 1):
                canvas.write(way, x, middle + 38 * row, SMALL, palette.TEXT, width=_NEEDS)

    def _status(self, box: Box, note: str) -> None:
        """Draw whose turn it is, the last action, and the progress of the game."""
        view, canvas = self.view, self.canvas
        plate = box._replace(height=56)
        canvas.plate(plate, palette.GOLD, 14)
        who = [self.names[seat] for seat in view.to_act]
        canvas.sentence(who, words.to_do(self.say, view.phase), plate.inset(18), TURN, palette.GOLD_INK)
        x, width, row = box.x + 8, box.width - 12, plate.bottom + 26
        asked = words.permission(self.say, view, self.names)
        if asked:
            canvas.write(asked, x, row, LABEL, palette.TEXT, width=width)
        elif len(view.sides) > 2:
            following = self.names[(view.to_act[0] + 1) % len(view.sides)]
            canvas.write(self.say("then", name=following), x, row, LABEL, palette.QUIET, width=width)
        used = bool(asked) or len(view.sides) > 2
        lines = text.wrapped(note, NOTE, width, _LINES - used) if note else ()
        for place, line in enumerate(lines, used):
            canvas.draw_text(line, x, row + 37 * place, palette.TEXT)
        progress = words.progress(self.say, view)
        canvas.write(progress, x, box.bottom - 14, LABEL, palette.QUIET, width=width)


def _grouped(threes: Sequence[Card]) -> list[tuple[Card, int]]:
    """Return the threes one by one, or, if they are many, one of each colour with a count."""
    if len(threes) <= _MINIS:
        return [(card, 1) for card in threes]
    found: dict[bool, list[Card]] = {}
    for card in threes:
        found.setdefault(cards.is_red(card), []).append(card)
    return [(same[0], len(same)) for same in found.values()]
