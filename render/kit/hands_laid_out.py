"""Hands laid out at the end of a round: melds, the cards that others laid off on them, and what is in no meld."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.kit.table_melds import ORDER
from engine.types import Seat
from render.kit import hands, palette
from render.kit.canvas import Box, Canvas
from render.kit.discard_games import card_face
from render.kit.hands import HandRows, Tag
from render.kit.palette import Look
from render.kit.shapes import Tile
from render.kit.text import MARGIN, WIDTH, Style
from render.kit.words import card_names, seat_names

SIZE = hands.Size(104, 146, 48)
SUM = Style(36, 700)
_NAME = Style(38, 750)
_BAND = 62
_HEADING = 84


class LaidOut(NamedTuple):
    """The hand of a seat; ``added`` are the cards laid off on each meld, ``tag`` is drawn beside the name."""

    seat: Seat
    melds: Sequence[tuple[Card, ...]]
    added: Sequence[tuple[Card, ...]]
    loose: tuple[Card, ...]
    tag: Tag


def draw(hands: Sequence[LaidOut], names: Sequence[str], who: Seat | None, ending: str, look: Look) -> Canvas:
    """Draw hands stacked under how the round ended; that text follows the name of ``who`` it is about."""
    called, rows = seat_names(look.say, names), [_rows(hand, look) for hand in hands]
    canvas = Canvas(WIDTH, _HEADING + sum(_BAND + each.height for each in rows), look=look)
    box = Box(MARGIN, 14, WIDTH - 2 * MARGIN, _HEADING - 20)
    canvas.plate(box, palette.PANEL, 18)
    inner = box._replace(x=box.x + 20, width=box.width - 40)
    if who is None:
        canvas.write(ending, inner.x, box.middle, SUM, palette.TEXT, width=inner.width)
    else:
        canvas.sentence([called[who]], ending, inner, SUM, palette.TEXT)
    y = _HEADING
    for hand, each in zip(hands, rows, strict=True):
        word, colours = hand.tag
        canvas.write(called[hand.seat], MARGIN + 16, y + _BAND // 2, _NAME, palette.TEXT, width=560)
        canvas.chip(word, WIDTH - MARGIN - 16, y + _BAND // 2, colours, align="right")
        each.draw(canvas, y + _BAND)
        y += _BAND + each.height
    return canvas


def _rows(hand: LaidOut, look: Look) -> HandRows:
    melds = [hands.Group("meld", in_order(meld, more), 0) for meld, more in zip(hand.melds, hand.added, strict=True)]
    rest = [hands.Group("rest", hand.loose, 0)] if hand.loose else []

    def tag(group: hands.Group) -> Tag | None:
        added = [card for cards in hand.added for card in cards if card in group.cards]
        return (look.say("laid-off", cards=card_names(look.say, added)), palette.ON_SKY) if added else None

    def face(card: Card) -> Tile:
        tile = card_face(card, SIZE.width, SIZE.height, look)
        return tile.faded(palette.MIST) if card in hand.loose else tile

    return HandRows(
        hands.rows([*melds, *rest], SIZE, WIDTH - 2 * MARGIN),
        SIZE,
        face=face,
        above=lambda group: [None for _ in group.cards],
        below=lambda group: [tag(group)] * len(group.cards),
    )


def in_order(meld: Iterable[Card], more: Iterable[Card]) -> tuple[Card, ...]:
    """Return a meld with what was laid off on it, from the ace to the king."""
    return tuple(sorted((*meld, *more), key=ORDER.__getitem__))


def below_each_other(parts: Sequence[Canvas], look: Look) -> Canvas:
    """Return pictures stacked into one."""
    whole = Canvas(WIDTH, sum(part.height for part in parts), look=look)
    y = 0
    for part in parts:
        whole.image.paste(part.image, (0, y))
        y += part.height
    return whole
