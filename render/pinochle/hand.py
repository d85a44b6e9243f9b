"""The private picture of a hand of Pinochle, Binokel or Bezique: the cards, their use, and the table in short.

People also play from direct messages, so it shows everything needed to decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias, cast

from engine import cards
from engine.cards import Card
from engine.pinochle.names import NAMES
from engine.pinochle.view import PinochleView
from engine.types import Seat, Side
from engine.view import View
from render.kit import faces, fan, palette, seats, text
from render.kit import words as kit_words
from render.kit.canvas import CHIP, Box, Canvas
from render.kit.fonts import Style
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.kit.open_hands import OpenHands
from render.kit.palette import Colour
from render.pinochle import parts, words
from render.pinochle.cards import RANK_ORDER, card_face, high_to_low, suit_order, worth
from render.pinochle.parts import SMALL

WIDTH = 1100
MARGIN = 20
ROOM = WIDTH - 2 * MARGIN

LARGE = fan.Size(156, 218, 73)

TURN = Style(38, 800)
MAY = Style(34, 650)
FIGURE = Style(34, 700)
LABEL = Style(30, 600)
NAME = Style(34, 700)
TOTAL = Style(38, 800)
TAG = Style(30, 800, "narrow")

_HEADER = 204
_TRICK_CARD = Box(0, 0, 124, 174)
_SIDE = 54
_TOKENS = 46
_TOKEN_GAP = 6
_SPACE = 14
_ABOVE = 36
_BELOW = 42
_FOOTER = 68

_SHOWN = (palette.CREAM, palette.INK)
_Tag: TypeAlias = tuple[str, tuple[Colour, Colour]]


def draw(view: View, names: Sequence[str], title: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the hand of ``view.seat``. Raises ``ValueError`` for the public view."""
    seen = cast(PinochleView, view)
    if seen.seat is None:
        raise ValueError("a hand is drawn from its owner's view")
    return _Hand(seen, seen.seat, names, look, marks).draw(title)


def order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in _groups(cast(PinochleView, view), look, view.hand) for card in group.cards]


class _Hand:
    """Draws one hand."""

    def __init__(self, view: PinochleView, seat: Seat, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.news = marks.news
        self.seat = seat
        self.look = look
        self.marked = Counter(marks.hint)
        self.watched = marks.watched
        self.names = kit_words.seat_names(names)
        self.legal_kinds = {action.kind for action in view.legal}
        self.playable = self._playable()
        self.meldable = {card for meld in view.meldable for card in meld.cards}
        self.rows = fan.rows(_groups(view, look, view.hand), LARGE, ROOM)
        self.others = OpenHands(view, self.names, ROOM, lambda hand: _groups(view, look, hand), card_face)
        self.order = seats.own_last(view)
        self.tokens = [_token_lines(view, side, marks) for side in range(len(view.melds))]
        height = _HEADER + _SPACE + sum(_SIDE + _TOKENS * len(lines) for lines in self.tokens) + _FOOTER
        height += self.others.height
        self.canvas = Canvas(WIDTH, height + sum(map(self._row_height, self.rows)), look=look)

    def draw(self, title: str) -> Canvas:
        self._header(title)
        y = _HEADER + _SPACE // 2
        for side in self.order:
            self._side(y, side)
            y += _SIDE + _TOKENS * len(self.tokens[side])
        y += _SPACE // 2
        marked = self.marked.copy()
        for row in self.rows:
            self._row(y, row, marked)
            y += self._row_height(row)
        self.others.draw(self.canvas, MARGIN, y)
        self._footer(self.canvas.height - _FOOTER // 2)
        return self.canvas

    def _playable(self) -> set[Card] | None:
        """Return the faces that may be played now, or ``None`` if all or none of the cards may be played."""
        faces_ = {cards.face(action.cards[0]) for action in self.view.legal if action.kind == "play"}
        return faces_ if faces_ and not faces_.issuperset(map(cards.face, self.view.hand)) else None

    def _header(self, title: str) -> None:
        """Draw trump and the stock, whose turn it is, the title, and the trick."""
        view, canvas = self.view, self.canvas
        canvas.plate(Box(0, 0, WIDTH, _HEADER), palette.PANEL, 0)
        card = _TRICK_CARD._replace(x=MARGIN, y=(_HEADER - _TRICK_CARD.height) // 2)
        if view.upturned is None:
            parts.trump_plate(canvas, view.trump, card)
        else:
            canvas.tile(card_face(view.upturned, card.width, card.height, self.look), card.x, card.y)
        x = card.right + 20
        canvas.write(words.trump(view.trump), x, card.y + 26, FIGURE, palette.TEXT)
        if view.phase_two:
            canvas.chip(words.PHASE_TWO, x, card.middle, palette.ON_ICE)
        else:
            canvas.write(kit_words.stock(view.stock), x, card.middle, LABEL, palette.TEXT)
        canvas.write(kit_words.card_count(len(view.hand)), x, card.bottom - 26, LABEL, palette.QUIET)
        self._status(Box(360, card.y, self._trick(card.y) - 20 - 360, 96), title)

    def _trick(self, y: int) -> int:
        """Draw the current or last trick at the right end of the header; return its left edge."""
        played, winner = parts.last_cards(self.view)
        x = WIDTH - MARGIN - sum(_TRICK_CARD.width + 14 for _ in played) + 14 * bool(played)
        left = x
        for seat, card in played.items():
            box = _TRICK_CARD._replace(x=x, y=y)
            if seat == winner:
                self.canvas.plate(box.inset(-6), palette.LEAF, 14)
            elif parts.has_done(self.view, self.news, "played", self.view.sides[seat], (card,)):
                self.canvas.ring(box)
            face = card_face(card, box.width, box.height, self.look)
            self.canvas.tile(face.faded(palette.MIST) if self.view.phase == "lead" else face, box.x, box.y)
            x += box.width + 14
        return left

    def _status(self, box: Box, title: str) -> None:
        """Draw whose turn it is, who led or won the trick, and the title."""
        view, canvas = self.view, self.canvas
        who, to_do, ink = [kit_words.YOUR_TURN], words.you_may(self.legal_kinds), palette.GOLD_INK
        if self.seat in view.to_act and not self.watched:
            canvas.plate(box, palette.GOLD, 14)
        else:
            canvas.frame(box, palette.ENGRAVED, palette.PANEL, radius=14)
            who, to_do = [self.names[seat] for seat in view.to_act], words.to_do(view.phase)
            ink = palette.TEXT
        if view.over:
            canvas.write(kit_words.GAME_OVER, box.x + 18, box.middle, TURN, ink, width=box.width - 36)
        else:
            line = text.joined(tuple(who), TURN, box.width - 36)
            canvas.draw_text(line, box.x + 18, box.y + 28, ink)
            canvas.write(to_do, box.x + 18, box.y + 68, MAY, ink, width=box.width - 36)
        played, winner = parts.last_cards(view)
        row = Box(box.x + 4, box.bottom, box.width - 4, 44)
        if played:
            who = [self.names[view.leader if winner is None else winner]]
            canvas.sentence(who, words.LED if winner is None else words.WON_TRICK, row, LABEL, palette.TEXT)
            row = row._replace(y=row.y + 38)
        canvas.write(title, row.x, row.middle, LABEL, palette.QUIET, width=row.width)

    def _side(self, y: int, side: Side) -> None:
        """Draw a side in short: its players with their numbers of cards, its points, and its melds."""
        view, canvas = self.view, self.canvas
        middle = y + _SIDE // 2
        x = parts.figures(canvas, view, side, right=WIDTH - MARGIN, middle=middle, total=TOTAL)
        seated = seats.of_side(view, side)
        share = (x - MARGIN) // len(seated)
        for place, seat in enumerate(seated):
            left, end = MARGIN + share * place, MARGIN + share * (place + 1)
            ink = palette.TEXT
            if seat in view.to_act:
                ink = palette.GOLD
                canvas.shape("turn", Box(left, middle - 12, 20, 24), ink)
                left += 28
            left += canvas.write(self.names[seat], left, middle, NAME, ink, width=end - left - 100) + 14
            canvas.tile(faces.back(26, 36, self.look.back), left, middle - 18)
            canvas.write(str(view.hand_counts[seat]), left + 34, middle, NAME, palette.TEXT)
        for row, line in enumerate(self.tokens[side]):
            x = MARGIN
            for token, new in line:
                low = y + _SIDE + _TOKENS * row + _TOKENS // 2 - 3
                x += canvas.chip(token, x, low, _SHOWN, width=_token_width(token), new=new) + _TOKEN_GAP

    def _tag_above(self, card: Card) -> _Tag | None:
        """Return the tag above a card: just drawn, or on the mat."""
        if card in self.view.drawn:
            return kit_words.NEW, palette.ON_SKY
        return (words.LAID, _SHOWN) if card in self.view.mat[self.seat] else None

    def _tag_below(self, card: Card) -> _Tag | None:
        """Return the tag below a card: playable, if not all cards are, or part of a meld in hand."""
        if self.playable is not None:
            return (words.PLAY, palette.ON_LEAF) if cards.face(card) in self.playable else None
        return (kit_words.MELD, palette.ON_LEAF) if card in self.meldable else None

    def _row_height(self, row: fan.Row) -> int:
        height = LARGE.height + _SPACE
        held = [card for group in row for card in group.cards]
        return height + self._above(row) + _BELOW * any(map(self._tag_below, held))

    def _above(self, row: fan.Row) -> int:
        """Return the space above a row for tags and hinted cards."""
        held = [card for group in row for card in group.cards]
        marked = any(card in self.marked for card in held)
        return _ABOVE * any(map(self._tag_above, held)) + fan.RAISE * marked

    def _row(self, y: int, row: fan.Row, marked: Counter[Card]) -> None:
        """Draw a row of cards; removes the hinted cards it draws from ``marked``."""
        x = (WIDTH - fan.row_width(row, LARGE)) // 2
        top = y + self._above(row)
        for group in row:
            below = None
            for place, card in enumerate(group.cards):
                at = x + place * LARGE.step
                face = card_face(card, LARGE.width, LARGE.height, self.look, worth=worth(self.view, card))
                if self.playable is not None and cards.face(card) not in self.playable:
                    face = face.faded(palette.MIST)
                if marked[card] > 0:
                    marked[card] -= 1
                    self.canvas.hinted_tile(face, at, top - fan.RAISE)
                    below = None
                else:
                    self.canvas.tile(face, at, top, below)
                    below = (face, at, top)
            raised = fan.RAISE * any(card in self.marked for card in group.cards)
            self._tags(x, top - 20 - raised, group, self._tag_above)
            self._tags(x, top + LARGE.height + 22, group, self._tag_below)
            x += group.width(LARGE) + fan.GAP

    def _tags(self, x: int, middle: int, group: fan.Group, tag_of: Callable[[Card], _Tag | None]) -> None:
        """Draw a chip for each run of cards with the same tag, as wide as their visible part."""
        for tag, first, count in _runs([tag_of(card) for card in group.cards]):
            whole = first + count == len(group.cards)
            width = LARGE.step * (count - 1) + (LARGE.width if whole else LARGE.step - 4)
            if tag:
                word, colours = tag
                left = x + first * LARGE.step
                self.canvas.chip(word, left, middle, colours, style=TAG, width=width)

    def _footer(self, middle: int) -> None:
        """Draw the best meld in hand, a warning before a dix becomes worthless, and the progress of the game."""
        view, canvas = self.view, self.canvas
        progress = words.progress(view)
        canvas.write(progress, WIDTH - MARGIN, middle, SMALL, palette.QUIET, align="right")
        x = MARGIN
        if view.meldable:
            top = view.meldable[0]
            can_meld_now = "meld" in self.legal_kinds or view.phase != "melding" or self.seat not in view.to_act
            colours = palette.ON_LEAF if can_meld_now else (palette.FELT, palette.TEXT)
            best_meld = words.best_meld(top.name, top.points)
            x += canvas.chip(best_meld, x, middle, colours, border=None if can_meld_now else palette.QUIET) + 12
        elif not view.phase_two:
            x += canvas.write(words.NO_MELD, x, middle, LABEL, palette.QUIET) + 24
        if any(fact.code == "dix-last-chance" for fact in view.facts()):
            chance = words.last_chance(words.meld_type(NAMES[view.preset]["dix"]))
            canvas.chip(chance, x, middle, palette.ON_STOP)


def _groups(view: PinochleView, look: Look, hand: Iterable[Card]) -> list[fan.Group]:
    """Group a hand by suit, trumps first, or by rank; high to low unless the look is rising."""
    held = high_to_low(hand, view.trump)
    ranks = RANK_ORDER[::-1] if look.rising else RANK_ORDER
    held.sort(key=lambda card: ranks.index(cards.rank(card)))
    kind_of = cards.rank
    if look.hand != "rank":
        suits = suit_order(view.trump)
        held.sort(key=lambda card: suits.index(cards.suit(card)))
        kind_of = cards.suit
    return [fan.Group(kind, tuple(same), 0) for kind, same in groupby(held, kind_of)]


def _runs(tags: Sequence[_Tag | None]) -> Iterator[tuple[_Tag | None, int, int]]:
    """Yield runs of equal tags: the tag, the position of its first card, and the number of cards."""
    first = 0
    for tag, same in groupby(tags):
        count = len(list(same))
        yield tag, first, count
        first += count


def _token_width(token: str) -> int:
    return text.width(token, CHIP) + 20


def _token_lines(view: PinochleView, side: Side, marks: Marks) -> list[list[tuple[str, bool]]]:
    """Split a side's melds in short into lines, each meld with whether it is new."""
    lines: list[list[tuple[str, bool]]] = []
    used = ROOM
    for meld in view.melds[side]:
        token = words.short_meld(meld.name, high_to_low(meld.cards, view.trump))
        width = _token_width(token)
        if used + width > ROOM:
            lines.append([])
            used = 0
        lines[-1].append((token, parts.has_done(view, marks.news, "meld-made", side, meld.cards)))
        used += width + _TOKEN_GAP
    return lines
