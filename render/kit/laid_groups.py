"""Groups of cards on a table, such as melds: in rows, each card whole enough to be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card
from render.kit import fan, palette
from render.kit.canvas import Canvas
from render.kit.spread_pile import card_face

SIZE = fan.Size(88, 124, 44)


class LaidGroup(NamedTuple):
    """Cards side by side; those at the ``faded`` places count for somebody else."""

    cards: tuple[Card, ...]
    faded: frozenset[int] = frozenset()


class LaidGroups:
    """The groups in as few rows as fit into ``room`` pixels."""

    def __init__(self, groups: Sequence[LaidGroup], room: int, size: fan.Size = SIZE, gap: int = fan.GAP) -> None:
        self.groups = groups
        self.size = size
        self.gap = gap
        self.pitch = size.height + size.height // 10
        self.rows = fan.rows([fan.Group(str(n), group.cards, 0) for n, group in enumerate(groups)], size, room)

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.pitch * len(self.rows)

    def draw(self, canvas: Canvas, x: int, y: int) -> int:
        """Draw the rows with their top left corner at a point; return where the last row ends."""
        left, size = x, self.size
        for number, row in enumerate(self.rows):
            left, top = x, y + number * self.pitch
            for group in row:
                faded = self.groups[int(group.kind)].faded
                tiles = [card_face(card, size.width, size.height, canvas.look) for card in group.cards]
                tiles = [tile.faded(palette.MIST) if at in faded else tile for at, tile in enumerate(tiles)]
                canvas.fan(tiles, left, top, right=size.step)
                left += group.width(size) + self.gap
        return left
