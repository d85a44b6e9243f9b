"""Pictures of tables, hands and scores drawn from views, and of leaderboards and rating curves.

Every function is pure and thread-safe: equal arguments give equal pictures. A picture is a palette PNG, 1100 pixels
wide; a replay is a GIF.

``render.kit`` is what the pictures of several games share, ``render.<game>`` the pictures and the text of one game,
``render.generic`` the pictures that are the same for every game. :data:`LAYOUTS` is the registry of games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, repeat

from engine.cards import Card
from engine.presentation import presentation_of
from engine.types import Event, Seat, Side
from engine.view import View
from render import (
    auction_pinochle,
    canasta,
    cribbage,
    ecarte,
    euchre,
    german_whist,
    gin,
    pinochle,
    piquet,
    rubicon,
    rummy500,
)
from render.generic import board, bracket, choices, curve, daily, evening, lobby, score_history, winner
from render.generic import podium as podium_
from render.generic.board import MAX_ROWS, Row
from render.generic.bracket import MAX_MATCHES, MAX_ROUNDS, Bracket, BracketMatch, BracketRound, BracketSide
from render.generic.celebration import DrawCard
from render.generic.curve import Point, Result
from render.generic.daily import MAX_FRIENDS, DailyResult, Friend
from render.generic.evening import Best, Evening, EveningRow, Scene
from render.generic.lobby import LobbySeat
from render.generic.podium import MAX_NAMES, Podium, Step
from render.generic.winner import Highlight, RatingChange
from render.kit import films
from render.kit.canvas import Canvas
from render.kit.layout import NO_MARKS, Layout, Marks
from render.kit.palette import Look
from render.kit.say import Say, Word

__all__ = [
    "LAYOUTS",
    "MAX_FRIENDS",
    "MAX_MATCHES",
    "MAX_NAMES",
    "MAX_ROUNDS",
    "MAX_ROWS",
    "SHOWN_IN",
    "Best",
    "Bracket",
    "BracketMatch",
    "BracketRound",
    "BracketSide",
    "DailyResult",
    "Evening",
    "EveningRow",
    "Friend",
    "Highlight",
    "Layout",
    "LobbySeat",
    "Look",
    "Podium",
    "Point",
    "RatingChange",
    "Result",
    "Row",
    "Say",
    "Scene",
    "Step",
    "Word",
    "draw_board",
    "draw_bracket",
    "draw_choices",
    "draw_curve",
    "draw_daily",
    "draw_evening",
    "draw_evening_film",
    "draw_film",
    "draw_hand",
    "draw_lobby",
    "draw_podium",
    "draw_scores",
    "draw_table",
    "draw_winner",
    "film_moment",
    "hand_order",
    "replay_gif",
]

LAYOUTS: dict[str, Layout] = {
    "canasta": canasta.LAYOUT,
    "pinochle": pinochle.LAYOUT,
    "gin": gin.LAYOUT,
    "german-whist": german_whist.LAYOUT,
    "cribbage": cribbage.LAYOUT,
    "euchre": euchre.LAYOUT,
    "ecarte": ecarte.LAYOUT,
    "piquet": piquet.LAYOUT,
    "rubicon": rubicon.LAYOUT,
    "rummy500": rummy500.LAYOUT,
    "auction-pinochle": auction_pinochle.LAYOUT,
}
"""The layout of each game, by ``View.game``."""

SHOWN_IN: dict[str, tuple[str, bool]] = {
    "hand": ("gin", False),
    "rising": ("pinochle", False),
    "left_handed": ("gin", False),
    "melds": ("canasta", True),
    "scheme": ("canasta", False),
}
"""The parts of a look that only pictures of a game show: the game, and whether its table shows it or a hand."""


def draw_table(
    view: View,
    names: Sequence[str],
    note: str = "",
    *,
    news: Sequence[Event] = (),
    labels: Sequence[str] = (),
    look: Look,
) -> bytes:
    """Return a PNG of the table as ``view`` shows it; the public picture for the public view.

    ``names`` are by seat, ``labels`` are longer names for the seats themselves; ``note`` is the last action in words.
    What the ``news`` changed is marked. Raises ``KeyError`` for a game without a layout.

    >>> from bot.ui.picture_words import PictureWords
    >>> from engine.canasta.rules import CanastaRules
    >>> from engine.deal import Deals
    >>> from engine.game import Game
    >>> game = Game(CanastaRules.of("classic"), 2, Deals.numbered(1))
    >>> look = Look(say=PictureWords())
    >>> draw_table(game.view(None), ["Ada", "Ben"], look=look)[:4]
    b'\\x89PNG'
    """
    return _table(view, names, note, look, Marks(news=news, labels=labels)).png()


def _at_home(view: View, look: Look) -> Look:
    """Return a look with the words of a view's game, and with German suits only where that is played with them."""
    return look.of(view.game, german=view.preset in presentation_of(view).german_suited)


def _table(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NO_MARKS) -> Canvas:
    """Draw the table, or the score history if the game ended in the middle of a round."""
    layout, look = LAYOUTS[view.game], _at_home(view, look)
    if view.over and len(view.scores) < view.round:
        return score_history.draw(view, names, goal=layout.goal(view, look), note=note, look=look)
    return layout.table(view, names, note, look, marks)


def draw_hand(
    view: View,
    names: Sequence[str],
    title: str = "",
    *,
    look: Look,
    marked: Collection[Card] = (),
    news: Sequence[Event] = (),
    watched: bool = False,
) -> bytes:
    """Return a PNG of the hand of ``view.seat``, for that player only; ``title`` says where the table is.

    The ``marked`` cards stand out, each as often as it is listed: the cards of a hint. What the ``news`` changed is
    marked. A ``watched`` hand, of a computer or of a replay, names the player to act instead of saying "Your turn".
    Raises ``KeyError`` for a game without a layout, ``ValueError`` for the public view.
    """
    marks = Marks(marked, news, watched)
    return LAYOUTS[view.game].hand(view, names, title, _at_home(view, look), marks).png()


def draw_choices(looks: Sequence[tuple[str, Look]], sample: View | None = None, *, look: Look) -> bytes:
    """Return a PNG with a picture in each of the ``looks``, under its name; they differ in one part.

    The ``sample`` is a view whose picture shows this part: see :data:`SHOWN_IN`. Without one, cards on the table do.
    """
    if sample is None:
        return choices.swatches(looks, next(iter(LAYOUTS.values())).card, look)
    layout, names = LAYOUTS[sample.game], [""] * len(sample.sides)
    draw = layout.table if sample.seat is None else layout.hand
    pictures = [(name, draw(sample, names, "", each.of(sample.game), NO_MARKS)) for name, each in looks]
    return choices.compared(pictures, look)


def draw_lobby(
    seats: Sequence[LobbySeat], lines: Sequence[str] = (), sides: Sequence[Side] = (), *, look: Look
) -> bytes:
    """Return a PNG of a table that is waiting for players.

    ``lines`` (at most two are shown) describe the game; ``sides`` by seat mark partners as teams.
    """
    return lobby.draw(seats, lines, sides, look.of("")).png()


def draw_scores(view: View, names: Sequence[str], note: str = "", *, look: Look) -> bytes:
    """Return a PNG of the game round by round: each side's points and running total; early rounds are summed up.

    Raises ``KeyError`` for a game without a layout.
    """
    goal = LAYOUTS[view.game].goal(view, _at_home(view, look))
    return score_history.draw(view, names, goal=goal, note=note, look=look).png()


def hand_order(view: View, *, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order of its picture. Raises ``KeyError`` if the game has no layout."""
    return list(LAYOUTS[view.game].order(view, look))


def draw_winner(
    view: View,
    names: Sequence[str],
    highlights: Sequence[Highlight] = (),
    ratings: Mapping[Seat, RatingChange] | None = None,
    *,
    note: str = "",
    look: Look,
    match_won: bool = False,
) -> bytes:
    """Return a PNG of the end of a game that has been won: the winners, the final totals, and what stood out.

    ``ratings`` are those that the game changed, ``note`` is a last line, and ``match_won`` says that the game ended a
    match. Raises ``KeyError`` for a game without a layout.
    """
    card, look = LAYOUTS[view.game].card, replace(look, deck=_at_home(view, look).deck)
    picture = winner.draw(view, names, highlights, ratings or {}, note=note, card=card, look=look, match_won=match_won)
    return picture.png()


def draw_evening(card: Evening, *, look: Look) -> bytes:
    """Return a PNG of the card of an evening: who won it, everybody's games, and its best moments."""
    return evening.draw(card, _card_of, look.of("")).png()


def draw_evening_film(card: Evening, scenes: Sequence[Scene], *, look: Look) -> bytes:
    """Return an animated GIF of the best moments of an evening, which loops, under 1 MiB. Takes about a second."""
    look = look.of("")
    return films.film(evening.film(scenes, card, _card_of, _table, look), look, limit=films.EVENING_LIMIT, loops=True)


def _card_of(game: str) -> DrawCard:
    """Return the function that draws a game's cards; without a game, the first game's."""
    return (LAYOUTS.get(game) or next(iter(LAYOUTS.values()))).card


def draw_board(
    title: str,
    columns: Sequence[str],
    rows: Sequence[Row],
    own: Row | None = None,
    *,
    subtitle: str = "",
    note: str = "",
    by: int | None = None,
    look: Look,
) -> bytes:
    """Return a PNG of a board: at most :data:`MAX_ROWS` rows in the given order, with a figure for each column.

    ``own`` is the reader's row: highlighted if it is one of ``rows``, otherwise set apart below them. ``by`` is the
    column that the board is sorted by, set in bold. Long names are cut. Raises ``ValueError`` for more rows.
    """
    return board.draw(title, columns, rows, own, subtitle=subtitle, note=note, by=by, look=look).png()


def draw_bracket(page: Bracket, *, look: Look) -> bytes:
    """Return a PNG of a page of a knockout's bracket. Raises ``ValueError`` for more than a page has room for."""
    return bracket.draw(page, look).png()


def draw_curve(
    title: str,
    points: Sequence[Point],
    form: Sequence[Result] = (),
    *,
    subtitle: str = "",
    note: str = "",
    look: Look,
) -> bytes:
    """Return a PNG of a value with its uncertainty over time, oldest point on the left.

    ``form`` are the latest results, newest last; only the newest twenty are shown.
    """
    return curve.draw(title, points, form, subtitle=subtitle, note=note, look=look).png()


def draw_podium(podium: Podium, *, look: Look) -> bytes:
    """Return a PNG of the best of a day's deal, a season or a tournament."""
    return podium_.draw(podium, look).png()


def draw_daily(result: DailyResult, *, look: Look) -> bytes:
    """Return a PNG of somebody's result in a daily deal, among the field and their server's friends."""
    return daily.draw(result, look).png()


def film_moment(view: View, events: Sequence[Event]) -> Event | None:
    """Return the last of the events that deserves a film, or ``None``. Raises ``KeyError`` without a layout."""
    return LAYOUTS[view.game].moment(view, events)


def draw_film(view: View, names: Sequence[str], event: Event, *, look: Look) -> bytes:
    """Return an animated GIF of a :func:`film_moment`, which plays once, under 300 KiB. Takes some 300 ms."""
    look = _at_home(view, look)
    return films.film(LAYOUTS[view.game].film(view, names, event, look), look)


def replay_gif(
    views: Sequence[View],
    names: Iterable[Sequence[str]],
    notes: Sequence[str] = (),
    *,
    hands: bool = False,
    look: Look,
) -> bytes:
    """Return an animated GIF of a table, one picture a view, under 10 MiB.

    ``names`` are by view and seat, and ``notes`` say what led to each view. With ``hands``, the hands of the views'
    seats are drawn instead of the table. Of more than 300 views, 300 evenly spread ones are shown. Takes about ten
    milliseconds a view. Raises ``KeyError`` for a game without a layout, ``ValueError`` for no views.
    """
    pictures: list[Callable[[], Canvas]] = []
    if views:
        look = _at_home(views[0], look)
    for view, called, note in zip(views, names, chain(notes, repeat("")), strict=False):
        if hands:
            pictures.append(partial(LAYOUTS[view.game].hand, view, called, note, look, NO_MARKS))
        else:
            pictures.append(partial(_table, view, called, note, look))
    return films.replay(pictures, look)
