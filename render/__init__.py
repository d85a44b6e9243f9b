"""Pictures of tables and hands, drawn from views only.

Pure and safe in any thread: equal views give equal pictures. How a game is drawn stands in :data:`LAYOUTS`;
a new game adds a line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.game import Side, View
from render import canasta_hand, canasta_table, lobby, pinochle_hand, pinochle_table
from render.looks import HOUSE, Look


class Layout(NamedTuple):
    """How a game is drawn: its table with a note under it, and a hand with a title over it and marked cards."""

    table: Callable[[View, Sequence[str], str, Look], bytes]
    hand: Callable[[View, Sequence[str], str, Look, Collection[Card]], bytes]


LAYOUTS: dict[str, Layout] = {
    "canasta": Layout(canasta_table.draw, canasta_hand.draw),
    "pinochle": Layout(pinochle_table.draw, pinochle_hand.draw),
}
"""How each game is drawn, by the game's name."""


def draw_table(view: View, names: Sequence[str], note: str = "", *, look: Look = HOUSE) -> bytes:
    """A PNG of the table as ``view`` shows it; ``names`` by seat, ``note`` the last action in words.

    For a view of ``None``'s seat it is the public picture. Raises ``KeyError`` for a game without a layout.
    """
    return LAYOUTS[view.game].table(view, names, note, look)


def draw_hand(
    view: View,
    names: Sequence[str],
    title: str = "",
    *,
    look: Look = HOUSE,
    marked: Collection[Card] = (),
) -> bytes:
    """A PNG of the hand of ``view.seat``, for that player's eyes only; ``title`` says where the table is.

    The ``marked`` cards, each as often as it is named, stand out of the hand: a hint's. Raises ``KeyError`` for a
    game without a layout.
    """
    return LAYOUTS[view.game].hand(view, names, title, look, marked)


def draw_lobby(
    names: Sequence[str],
    title: str,
    lines: Sequence[str] = (),
    sides: Sequence[Side] = (),
    *,
    look: Look = HOUSE,
) -> bytes:
    """A PNG of a table that waits for players.

    ``names`` by seat, empty where a seat is open; ``lines`` (at most four) say what will be played; ``sides`` by seat
    put partners together.
    """
    return lobby.draw(names, title, lines, sides, look)
