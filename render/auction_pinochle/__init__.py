"""The pictures of auction Pinochle and Binokel: bids, widow, melds by seat, the trick, the hand, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, cast

from engine.auction_pinochle import melds
from engine.auction_pinochle.round import AuctionView
from engine.cards import Card
from engine.types import Seat, Side
from engine.view import View
from render.auction_pinochle.words import BEFORE_PLAY, AuctionWords
from render.kit import faces, laid_melds, palette, seats, text
from render.kit.canvas import Box, Canvas
from render.kit.chip_lines import ChipLines, Token
from render.kit.hands import Tag
from render.kit.hands_laid_out import below_each_other
from render.kit.laid_melds import LaidMeld
from render.kit.palette import Look
from render.kit.seated_tricks import SeatedTrickTable
from render.kit.sides import Chip
from render.kit.text import FIGURE, LABEL, MARGIN, SMALL, WIDTH, Style
from render.kit.trick_games import (
    TrickHand,
    card_face,
    high_to_low,
    layout,
    suit_order,
    trump_plate,
)
from render.kit.words import seat_names

_WIDOW_CARD = Box(0, 0, 78, 108)
_WIDOW_ROOM = 210
_BID = Style(64, 850)
_RESULT = Style(38, 750)
_ASIDE = Box(0, 0, 100, 140)
_SEAT = 46
"""The height of a seat's name above its melds."""
_TALL_ROOM = WIDTH - 2 * MARGIN - 20


def _no_trick_yet(view: AuctionView) -> bool:
    """Return whether the melds still lie on the table: nobody has played a card."""
    return not (view.trick or view.tricks)


def shown_aside(view: AuctionView) -> tuple[str, tuple[Card, ...]]:
    """Return cards that lie beside the trick, with the message that names them: the widow, or announced ones."""
    if view.phase in ("name", "bury", "give") and view.widow:
        return "widow", view.widow
    if view.announced and view.phase in ("melding", "lead", "follow"):
        return "announced", view.announced
    return "", ()


def _fan(canvas: Canvas, cards: Sequence[Card], box: Box, size: Box) -> None:
    """Draw cards that overlap as far as they must, in the middle of a box."""
    step = min(size.width + 8, (box.width - size.width) // max(1, len(cards) - 1))
    left = box.centre - (step * (len(cards) - 1) + size.width) // 2
    canvas.fan([card_face(card, size.width, size.height, canvas.look) for card in cards], left, box.y, right=step)


def _highest(canvas: Canvas, words: AuctionWords, view: AuctionView, names: Sequence[str], box: Box) -> None:
    """Draw the highest bid with its heading, and whose it is, from the top of a box."""
    heading, bid, whose = words.highest(view, names)
    canvas.write(heading, box.x, box.y + 14, SMALL, palette.QUIET, width=box.width)
    canvas.write(bid, box.x, box.y + 70, _BID, palette.GOLD, width=box.width)
    canvas.write(whose, box.x, box.y + 128, SMALL, palette.TEXT, width=box.width)


def _needed_ink(view: AuctionView) -> tuple[palette.Colour, palette.Colour]:
    """Return the colours of the chip that says what the bidder's side still needs."""
    return palette.ON_ICE if view.needs or not view.kept else palette.ON_LEAF


class Table(SeatedTrickTable):
    """Draws one table: each side's melds below its players until the first lead, then its tricks."""

    words_of = AuctionWords
    words: AuctionWords
    score_order: ClassVar[tuple[str, ...]] = ("melds", "tricks")
    view: AuctionView

    @classmethod
    def ending(cls, view: View, names: Sequence[str], note: str, look: Look) -> Canvas:
        """Draw the result, above the last trick and the score sheet."""
        sheet = super().ending(view, names, note, look)
        return below_each_other([_result(cast(AuctionView, view), names, look), sheet], look)

    @property
    def rightward(self) -> bool:
        """Whether the next player sits to the right, by the rules."""
        return self.view.rules.direction == "right"

    def prepare(self) -> None:
        """Lay out the melds of each seat in rows, until the first lead."""
        view = self.view
        shown = _no_trick_yet(view) and view.phase not in ("scored", "won")
        self.rows = {
            seat: laid_melds.rows(map(self._laid, laid), _TALL_ROOM)
            for seat, laid in enumerate(view.melds)
            if laid and shown
        }

    def _laid(self, meld: melds.Meld) -> LaidMeld:
        view, points = self.view, self.words.say.number(meld.points)
        return LaidMeld(high_to_low(meld.cards, view.order), self.words.meld(view, meld), points)

    def said(self, seat: Seat) -> str:
        """Return what a seat has said in the auction."""
        return self.words.call(self.view, seat) if self.view.phase in BEFORE_PLAY else ""

    def marks_of(self, side: Side) -> Mapping[Seat, str]:
        """Return who has won the auction."""
        return {} if self.view.bidder is None else {self.view.bidder: self.look.say("bidder")}

    def beside_trump(self) -> str:
        """Return who plays, and for how much."""
        return self.words.played_for(self.view, self.names)

    def draw_beside(self, box: Box) -> None:
        """Draw the highest bid; later trump, who plays, what the side needs, and the widow."""
        view, canvas = self.view, self.canvas
        if view.phase == "bid":
            _highest(canvas, self.words, view, self.names, box)
            if view.stock:
                self.draw_widow(box.x, box.y + 180)
            return
        if view.trump:
            plate = Box(box.x, box.y, 96, 96)
            trump_plate(canvas, view.trump, plate)
            canvas.write(self.look.say("trump"), plate.right + 14, plate.middle, SMALL, palette.TEXT, width=96)
            y = plate.bottom + 34
        else:
            y = box.y + 16
            if view.contract:
                canvas.chip(self.look.say(view.contract), box.x, y, palette.ON_ICE)
                y += 50
        lines = text.wrapped(self.beside_trump(), SMALL, box.width, 2)
        for line in lines:
            canvas.draw_text(line, box.x, y, palette.TEXT)
            y += 36
        if needed := self.words.needed(view):
            canvas.chip(needed, box.x, y + 4, _needed_ink(view))
            y += 46
        message, cards = shown_aside(view)
        if cards:
            canvas.write(self.look.say(message), box.x, y + 4, SMALL, palette.QUIET, width=box.width)
            _fan(canvas, cards, Box(box.x, y + 26, _WIDOW_ROOM, 0), _WIDOW_CARD)

    def draw_widow(self, x: int, y: int) -> None:
        """Draw the hidden widow, with its number of cards."""
        say = self.look.say("widow-count", count=self.view.stock)
        self.canvas.write(say, x, y, SMALL, palette.QUIET, width=_WIDOW_ROOM)
        backs = [faces.back(_WIDOW_CARD.width, _WIDOW_CARD.height, self.look.back)] * self.view.stock
        self.canvas.fan(backs, x, y + 24, right=30)

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds, or of its tricks."""
        own = [seat for seat in seats.of_side(self.view, side) if seat in self.rows]
        if own:
            return sum(_SEAT + laid_melds.height(self.rows[seat]) for seat in own)
        return super().height_of(side)

    def draw_side(self, y: int, side: Side) -> None:
        """Draw the melds of each player of a side; in play its tricks."""
        x = MARGIN + 10
        seated = seats.of_side(self.view, side)
        own = [seat for seat in seated if seat in self.rows]
        for seat in own:
            left, middle = x, y + _SEAT // 2
            if len(seated) > 1:
                left += self.canvas.write(self.names[seat], x, middle, FIGURE, palette.TEXT, width=560) + 24
            worth = self.words.meld_sum(self.view.melds_worth(seat))
            self.canvas.write(worth, left, middle, LABEL, palette.QUIET)
            laid_melds.draw(self.canvas, x, y + _SEAT, self.rows[seat])
            y += _SEAT + laid_melds.height(self.rows[seat])
        if not own:
            super().draw_side(y, side)


_TITLE_HEIGHT = 104
_BURIED_CARD = Box(0, 0, 58, 80)


def _result(view: AuctionView, names: Sequence[str], look: Look) -> Canvas:
    """Draw how the bidder has done with the sum, and the buried cards."""
    called, words = seat_names(look.say, names), AuctionWords(look.say)
    canvas = Canvas(WIDTH, _TITLE_HEIGHT + 8, look=look)
    box = Box(MARGIN, 12, WIDTH - 2 * MARGIN, _TITLE_HEIGHT - 8)
    made = view.result in ("made", "durch", "untendurch")
    canvas.plate(box, palette.LEAF if made else palette.PANEL, 18)
    ink = palette.LEAF_INK if made else palette.TEXT
    room = box._replace(x=box.x + 20, width=box.width - 40)
    if view.buried:
        size = _BURIED_CARD
        wide = size.width + 34 * (len(view.buried) - 1)
        faces_ = [card_face(card, size.width, size.height, look) for card in view.buried]
        canvas.fan(faces_, room.right - wide, box.y + 8, right=34)
        canvas.write(look.say("buried"), room.right - wide - 16, box.middle, SMALL, ink, align="right", width=150)
        room = room._replace(width=room.width - wide - 190)
    if view.bidder is None:
        canvas.write(words.result(view), room.x, room.middle, _RESULT, ink, width=room.width)
    else:
        canvas.sentence([called[view.bidder]], words.result(view), room, _RESULT, ink)
    return canvas


_CREAM = (palette.CREAM, palette.INK)
_CALLED = ((palette.PANEL, palette.TEXT), palette.QUIET)
"""The colours of a call, and that of their border."""


class Hand(TrickHand):
    """Draws one hand, with what everybody has said or melded, and what it melds itself in each suit."""

    words_of = AuctionWords
    words: AuctionWords
    view: AuctionView
    status = 340

    def prepare(self) -> None:
        """Find the cards that meld, and split what each side has said or melded into lines."""
        view = self.view
        melding = view.trump and view.phase in ("bury", "give", "melding")
        self.melding = melds.melded(view.own_melds(view.trump)) if melding else frozenset()
        self.tokens = [ChipLines(self._tokens(side)) for side in range(len(view.totals))]

    def _tokens(self, side: Side) -> Iterator[Token]:
        """Yield for each player of a side the call, or the melds on the table."""
        view = self.view
        if view.phase in ("scored", "won") or not _no_trick_yet(view):
            return
        seated = seats.of_side(view, side)
        for seat in seated:
            name = f"{self.names[seat]}: " if len(seated) > 1 else ""
            if view.melds[seat]:
                yield Token(name + self.words.meld_sum(view.melds_worth(seat)), *_CALLED)
                for meld in view.melds[seat]:
                    yield Token(f"{self.words.meld(view, meld)} {self.words.say.number(meld.points)}", _CREAM)
            elif view.phase in BEFORE_PLAY[:-1] and (call := self.words.call(view, seat)):
                yield Token(name + call, palette.ON_ICE) if seat == view.high_bidder else Token(name + call, *_CALLED)

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has said or melded."""
        return self.tokens[side].height

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what the players of a side have said or melded."""
        self.tokens[side].draw(self.canvas, MARGIN, y)

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card from the widow, or from the partner."""
        view = self.view
        partner = view.partner(self.seat)
        if view.phase in ("name", "bury") and self.seat == view.bidder and card in view.widow:
            return self.look.say("new"), palette.ON_SKY
        given = partner is not None and view.phase in ("give", "melding") and card in view.gifts[partner]
        return (self.look.say("new"), palette.ON_SKY) if given else None

    def tag_of(self, card: Card) -> Tag | None:
        """Return the tag below a card that melds."""
        return (self.look.say("meld"), palette.ON_LEAF) if card in self.melding else None

    def draw_corner(self, card: Box) -> None:
        """Draw the highest bid; later trump, who plays, and what the side needs."""
        view, canvas = self.view, self.canvas
        x, room = card.x, self.status - card.x - 16
        if view.phase == "bid":
            _highest(canvas, self.words, view, self.names, card._replace(width=room))
            return
        y = card.y + 20
        if view.trump:
            plate = Box(x, card.y, 84, 84)
            trump_plate(canvas, view.trump, plate)
            suit = self.look.say.suit(view.trump)
            trump = self.look.say("trump-suit", suit=suit)
            canvas.write(trump, plate.right + 16, plate.middle, FIGURE, palette.TEXT, width=room - 100)
            y = plate.bottom + 28
        elif view.contract:
            canvas.chip(self.look.say(view.contract), x, y, palette.ON_ICE)
            y += 52
        canvas.write(self.words.played_for(view, self.names), x, y, LABEL, palette.TEXT, width=room)
        if needed := self.words.needed(view):
            canvas.chip(needed, x, y + 46, _needed_ink(view))

    def _trick(self, y: int) -> int:
        """Draw the widow, or announced cards, until the first lead; then the trick. Return the left edge."""
        message, cards = shown_aside(self.view)
        if not cards or not _no_trick_yet(self.view):
            return super()._trick(y)
        size, step = _ASIDE, 58
        left = WIDTH - MARGIN - size.width - step * (len(cards) - 1)
        faces_ = [self.card_face(card, size.width, size.height, self.look) for card in cards]
        self.canvas.fan(faces_, left, y, right=step)
        name = self.look.say(message)
        self.canvas.write(name, WIDTH - MARGIN, y + size.height + 20, SMALL, palette.QUIET, align="right")
        return left

    def footer(self) -> Iterable[Chip]:
        """Return what the hand melds in each suit, best first, until trump is named."""
        view = self.view
        if view.phase not in ("bid", "name"):
            return
        worth = view.worth()
        best = max(worth.values())
        for suit in sorted(suit_order(""), key=lambda suit: -worth[suit]):
            words = f"{self.look.say.suit(suit)} {self.words.say.number(worth[suit])}"
            yield words, palette.ON_LEAF if worth[suit] == best > 0 else _CREAM, None

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw what the hand melds in each suit."""
        chips = [*self.footer()]
        if chips:
            x += self.canvas.write(self.look.say("own-melds"), x, middle, LABEL, palette.TEXT) + 14
        for words, colours, border in chips:
            x += self.canvas.chip(words, x, middle, colours, border=border) + 10


LAYOUT = layout(Table, Hand)
