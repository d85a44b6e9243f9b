"""The private picture of a hand of Canasta: the cards, what they can be used for, and the table in short.

People also play from direct messages, so it shows everything needed to decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine import cards
from engine.canasta.melds import family
from engine.canasta.presentation import opponents_near_out
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.types import Seat
from engine.view import View
from render.canasta import words
from render.canasta.melds import HAND_ORDER, card_face, is_discarded, worth
from render.canasta.table import Sides
from render.kit import hands, palette
from render.kit.canvas import Box, Canvas
from render.kit.hands import HandRows, OpenHands, Tag
from render.kit.layout import NO_MARKS, Marks
from render.kit.palette import Look
from render.kit.shapes import Tile
from render.kit.text import FIGURE, LABEL, MARGIN, TURN, WIDTH
from render.kit.words import seat_names

ROOM = WIDTH - 2 * MARGIN

LARGE = hands.Size(124, 174, 58)
SMALL = hands.Size(92, 129, 44)


_HEADER = 140
_SPACE = 14
_WAITING = 52
_FOOTER = 64


def draw(view: View, names: Sequence[str], title: str, look: Look, marks: Marks = NO_MARKS) -> Canvas:
    """Draw the hand of ``view.seat``. Raises ``ValueError`` for the public view."""
    seen = cast(CanastaView, view)
    if seen.seat is None:
        raise ValueError("a hand is drawn from its owner's view")
    return _Hand(seen, seen.seat, names, look, marks).draw(title)


def order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in _groups(cast(CanastaView, view), look) for card in group.cards]


def _groups(view: CanastaView, look: Look) -> list[hands.Group]:
    return hands.groups(view.hand, view.drawn, HAND_ORDER[::-1] if look.rising else HAND_ORDER)


class _Hand:
    """Draws one hand."""

    def __init__(self, view: CanastaView, seat: Seat, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.news = marks.news
        self.seat = seat
        self.look = look
        self.say = look.say
        self.watched = marks.watched
        self.names = seat_names(look.say, names)
        self.legal_kinds = {action.kind for action in view.legal}
        self.takes = "take" in self.legal_kinds
        self.tags = self._tags()
        ranks = HAND_ORDER[::-1] if look.rising else HAND_ORDER
        self.rows = HandRows(
            hands.rows(_groups(view, look), LARGE, ROOM),
            LARGE,
            face=self._face,
            above=self._new,
            below=self._tag_of,
            hint=marks.hint,
            left_handed=look.left_handed,
        )
        self.waiting = hands.rows(hands.groups(view.waiting, (), ranks), SMALL, ROOM)
        self.sides = Sides(view, seat, self.names, ROOM, say=look.say, news=marks.news)
        self.others = OpenHands(view, self.names, ROOM, lambda hand: hands.groups(hand, (), ranks), card_face)
        height = _HEADER + _SPACE // 2 + self.sides.height + _SPACE + _FOOTER
        height += self.rows.height + self.others.height
        if self.waiting:
            height += _WAITING + (SMALL.height + _SPACE) * len(self.waiting)
        self.canvas = Canvas(WIDTH, height, look=look)

    def draw(self, title: str) -> Canvas:
        self._header(title)
        y = _HEADER + _SPACE // 2
        self.sides.draw(self.canvas, MARGIN, y)
        y += self.sides.height + _SPACE
        self.rows.draw(self.canvas, y)
        y += self.rows.height
        if self.waiting:
            self.canvas.write(self.say("waiting"), MARGIN, y + 26, LABEL, palette.QUIET, width=ROOM)
            y += _WAITING
            for row in self.waiting:
                self._waiting_row(y, row)
                y += SMALL.height + _SPACE
        self.others.draw(self.canvas, MARGIN, y)
        self._footer(self.canvas.height - _FOOTER // 2)
        return self.canvas

    def _tags(self) -> dict[str, Tag]:
        """Return what the cards can be used for now, by rank."""
        legal = self.view.legal
        ranks: set[str] = set()
        suits: dict[str, set[str]] = {}
        for action in legal:
            if action.kind == "meld":
                colour = family(action.target)
                for card in action.cards:
                    if colour in cards.SUITS:
                        suits.setdefault(cards.rank(card), set()).add(colour)
                    else:
                        ranks.add(cards.rank(card))
        tags: dict[str, Tag] = dict.fromkeys(ranks, (self.say("meld"), palette.ON_LEAF))
        for rank, sequence_suits in suits.items():
            found = "".join(suit for suit in cards.SUITS if suit in sequence_suits)
            word = (words.meld_or_sequence if rank in ranks else words.in_sequence)(self.say, found)
            tags[rank] = (word, palette.ON_LEAF)
        takes = [action.cards for action in legal if action.kind == "take" and action.target]
        # Only the smallest ways to take the pile: wild cards can be added to any of them.
        least = min(map(len, takes), default=0)
        tags |= {
            cards.rank(card): (self.say("take"), palette.ON_LEAF)
            for take in takes
            if len(take) == least
            for card in take
        }
        if self.view.upcard_due is not None:
            tags[cards.rank(self.view.upcard_due)] = (self.say("must-meld"), palette.ON_STOP)
        return tags

    def _header(self, title: str) -> None:
        """Draw the pile and the stock, whose turn it is, and the title."""
        view, canvas = self.view, self.canvas
        canvas.plate(Box(0, 0, WIDTH, _HEADER), palette.PANEL, 0)
        card = Box(MARGIN, 11, 84, 118)
        if view.upcard is None:
            canvas.frame(card, palette.ENGRAVED, palette.PANEL)
        else:
            if self.takes:
                canvas.plate(card.inset(-6), palette.LEAF, 14)
            elif is_discarded(view, self.news):
                canvas.ring(card)
            canvas.tile(card_face(view.upcard, card.width, card.height, self.look), card.x, card.y)
        x = card.right + 20
        canvas.write(self.say("pile", count=len(view.pile)), x, card.y + 18, FIGURE, palette.TEXT)
        low = card.y + 60
        if view.blocked:
            canvas.chip(self.say("blocked"), x, low, palette.ON_STOP)
        elif view.pile and view.frozen_to_all:
            canvas.chip(self.say("frozen"), x, low, palette.ON_ICE)
        elif self.takes:
            canvas.chip(self.say("take"), x, low, palette.ON_LEAF)
        elif view.pile and view.frozen_to[view.sides[self.seat]]:
            needed = words.needed(self.say, view)
            canvas.chip(needed, x, low, (palette.PANEL, palette.TEXT), border=palette.QUIET)
        canvas.write(self.say("stock-count", count=view.stock), x, card.y + 102, LABEL, palette.QUIET)
        box = Box(330, card.y, WIDTH - MARGIN - 330, 60)
        if self.seat in view.to_act and not self.watched:
            canvas.plate(box, palette.GOLD, 14)
            turn = words.your_turn(self.say, self.legal_kinds)
            canvas.write(turn, box.x + 18, box.middle, TURN, palette.GOLD_INK, width=box.width - 36)
        elif view.over:
            canvas.frame(box, palette.ENGRAVED, palette.PANEL, radius=14)
            canvas.write(self.say("game-over"), box.x + 18, box.middle, TURN, palette.TEXT, width=box.width - 36)
        else:
            canvas.frame(box, palette.ENGRAVED, palette.PANEL, radius=14)
            who = [self.names[seat] for seat in view.to_act]
            canvas.sentence(who, words.to_do(self.say, view.phase), box.inset(18), TURN, palette.TEXT)
        asked = words.permission(self.say, view, self.names)
        place = asked or title or words.progress(self.say, view)
        threat = [self.names[seat] for seat in opponents_near_out(view)]
        if threat and not asked:
            below = box._replace(y=card.y + 70, height=48)
            canvas.plate(below, palette.STOP, 14)
            canvas.sentence(threat, self.say("may-go-out"), below.inset(18), LABEL, palette.TEXT)
            return
        ink = palette.TEXT if asked else palette.QUIET
        canvas.write(place, box.x + 4, card.y + 94, LABEL, ink, width=box.width - 4)

    def _new(self, group: hands.Group) -> list[Tag | None]:
        """Return the tag above each card of a group: whether it was just drawn."""
        new = len(group.cards) - group.old
        return [*[None] * group.old, *[(self.say("new"), palette.ON_SKY)] * new]

    def _face(self, card: Card) -> Tile:
        return card_face(card, LARGE.width, LARGE.height, self.look.in_hand, worth=worth(self.view, card))

    def _tag_of(self, group: hands.Group) -> list[Tag | None]:
        """Return the tag below each card of a group: what its rank can be used for."""
        return [self.tags.get(group.kind)] * len(group.cards)

    def _waiting_row(self, y: int, row: hands.Row) -> None:
        x = (WIDTH - hands.row_width(row, SMALL)) // 2
        for group in row:
            shown = [card_face(card, SMALL.width, SMALL.height, self.look).faded(palette.MIST) for card in group.cards]
            self.canvas.fan(shown, x, y, right=SMALL.step)
            x += group.width(SMALL) + hands.GAP

    def _footer(self, middle: int) -> None:
        """Draw the value of the hand, the cost of returning the pile, and the progress of the initial meld."""
        view, canvas = self.view, self.canvas
        total = words.hand(self.say, view, view.feet[self.seat] if view.feet else 0)
        canvas.write(total, MARGIN, middle, FIGURE, palette.TEXT)
        x = WIDTH - MARGIN
        side = view.sides[self.seat]
        if not view.opened[side]:
            x -= self._opening(x, middle, view.minimums[side]) + 12
            if view.talons:
                plain = (palette.FELT, palette.TEXT)
                talon = self.say("talon", count=view.talons[0])
                x -= canvas.chip(talon, x, middle, plain, align="right", border=palette.QUIET) + 12
        elif view.canastas_to_go_out > 1 and not view.over:
            made = words.opened(self.say, view, side)
            x -= canvas.chip(made, x, middle, (palette.FELT, palette.TEXT), align="right", border=palette.QUIET) + 12
        if view.penalty_due:
            cost = self.say("penalty", points=view.penalty_due)
            canvas.chip(cost, x, middle, palette.ON_STOP, align="right")

    def _opening(self, x: int, middle: int, minimum: int) -> int:
        """Draw the progress of the initial meld, with the missing points if there is room; return the chip's width."""
        view = self.view
        roomy = not (view.penalty_due or view.feet)
        if view.opening_points:
            lacks = minimum - view.opening_points
            message = "laid-lacking" if roomy and lacks > 0 else "laid"
            laid = self.say(message, points=view.opening_points, minimum=minimum, lacking=lacks)
            return self.canvas.chip(laid, x, middle, (palette.FELT, palette.LEAF), align="right", border=palette.LEAF)
        if view.opening_reach >= minimum:
            reach = self.say("can-open", points=view.opening_reach, minimum=minimum)
            return self.canvas.chip(reach, x, middle, palette.ON_LEAF, align="right")
        lacks, message = minimum - view.opening_reach, "cannot-open-lacking" if roomy else "cannot-open"
        reach = self.say(message, points=view.opening_reach, minimum=minimum, lacking=lacks)
        plain = (palette.FELT, palette.TEXT)
        return self.canvas.chip(reach, x, middle, plain, align="right", border=palette.QUIET)
