"""Pictures of tables, hands and scores, drawn from views only; and of boards and curves, from what they are given.

Pure and safe in any thread: what is equal gives equal pictures. How a game is drawn stands in :data:`LAYOUTS`;
a new game adds a line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import chain, repeat
from typing import NamedTuple

from engine.cards import Card
from engine.types import Event, Side
from engine.view import View
from render import (
    board,
    canasta_hand,
    canasta_parts,
    canasta_table,
    curve,
    lobby,
    pinochle_hand,
    pinochle_parts,
    pinochle_table,
    preview,
    replay,
    rounds,
)
from render.board import Row
from render.canvas import Canvas
from render.curve import Point, Result
from render.looks import HOUSE, Look
from render.marks import NONE, Marks


class Layout(NamedTuple):
    """How a game is drawn: its table with a note under it, a hand with a title over it, and its goal."""

    table: Callable[[View, Sequence[str], str, Look, Marks], Canvas]
    hand: Callable[[View, Sequence[str], str, Look, Marks], Canvas]
    goal: Callable[[View], str]


LAYOUTS: dict[str, Layout] = {
    "canasta": Layout(canasta_table.draw, canasta_hand.draw, canasta_parts.goal),
    "pinochle": Layout(pinochle_table.draw, pinochle_hand.draw, pinochle_parts.goal),
}
"""How each game is drawn, by the game's name."""


def draw_table(
    view: View, names: Sequence[str], note: str = "", *, news: Sequence[Event] = (), look: Look = HOUSE
) -> bytes:
    """A PNG of the table as ``view`` shows it; ``names`` by seat, ``note`` the last action in words.

    What the ``news`` brought is marked. For a view of ``None``'s seat it is the public picture. Raises ``KeyError`` for
    a game without a layout.
    """
    return _table(view, names, note, look, Marks(news=news)).png()


def _table(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NONE) -> Canvas:
    """The table; or, where the game ended in the middle of a round, how it stood."""
    layout = LAYOUTS[view.game]
    if view.over and len(view.scores) < view.round:
        return rounds.draw(view, names, goal=layout.goal(view), note=note, look=look)
    return layout.table(view, names, note, look, marks)


def draw_hand(
    view: View,
    names: Sequence[str],
    title: str = "",
    *,
    look: Look = HOUSE,
    marked: Collection[Card] = (),
    news: Sequence[Event] = (),
    watched: bool = False,
) -> bytes:
    """A PNG of the hand of ``view.seat``, for that player's eyes only; ``title`` says where the table is.

    The ``marked`` cards, each as often as it is named, stand out of the hand: a hint's. What the ``news`` brought is
    marked. A hand that is ``watched``, a computer's or one of a replay, tells whose turn it is by name. Raises
    ``KeyError`` for a game without a layout.
    """
    return LAYOUTS[view.game].hand(view, names, title, look, Marks(marked, news, watched)).png()


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
    return lobby.draw(names, title, lines, sides, look).png()


def draw_preview(look: Look) -> bytes:
    """A PNG that shows what a look does: felt and back, suits and the order of a hand, how melds lie."""
    return preview.draw(look).png()


def draw_scores(view: View, names: Sequence[str], note: str = "", *, look: Look = HOUSE) -> bytes:
    """A PNG of the game round by round: what each side made, and its sum; the earliest rounds together.

    Raises ``KeyError`` for a game without a layout.
    """
    return rounds.draw(view, names, goal=LAYOUTS[view.game].goal(view), note=note, look=look).png()


def draw_board(
    title: str,
    columns: Sequence[str],
    rows: Sequence[Row],
    own: Row | None = None,
    *,
    subtitle: str = "",
    note: str = "",
    by: int | None = None,
    look: Look = HOUSE,
) -> bytes:
    """A PNG of a board of at most ten rows, in the order given, each with a figure for every one of ``columns``.

    ``own`` is the row of whoever asks: marked where it is one of ``rows``, else set apart under them. ``by`` is the
    column that the board goes by, which is set bold. Long names give way. Raises ``ValueError`` for more rows.
    """
    return board.draw(title, columns, rows, own, subtitle=subtitle, note=note, by=by, look=look).png()


def draw_curve(
    title: str,
    points: Sequence[Point],
    form: Sequence[Result] = (),
    *,
    subtitle: str = "",
    note: str = "",
    look: Look = HOUSE,
) -> bytes:
    """A PNG of a value over time within its uncertainty, from the first point on the left to the last.

    ``form`` are the last results, the newest last; of more than twenty, the newest twenty are shown.
    """
    return curve.draw(title, points, form, subtitle=subtitle, note=note, look=look).png()


def replay_gif(
    views: Sequence[View],
    names: Sequence[str],
    notes: Sequence[str] = (),
    *,
    hands: bool = False,
    look: Look = HOUSE,
) -> bytes:
    """An animated GIF of a table, view by view, under 10 MiB; ``notes`` say what was done before each.

    With ``hands`` the hands of the views' seats are drawn in the place of the table: of one seat for its eyes, of each
    seat that acts for a round that is open to all. Of more than 300 views so many are shown, evenly spread. It takes
    some ten milliseconds a view. Raises ``KeyError`` for a game without a layout, ``ValueError`` for no views.
    """
    pictures: list[Callable[[], Canvas]] = []
    for view, note in zip(views, chain(notes, repeat("")), strict=False):
        if hands:
            pictures.append(partial(LAYOUTS[view.game].hand, view, names, note, look, NONE))
        else:
            pictures.append(partial(_table, view, names, note, look))
    return replay.gif(pictures, look)
