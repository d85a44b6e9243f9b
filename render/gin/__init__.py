"""The pictures of Gin Rummy: table and hand, both hands laid out at the end, and the games of Hollywood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, cast

from engine.gin.round import GinView
from engine.gin.scoring import Column
from engine.types import Side
from engine.view import View
from render.kit import hands_laid_out, palette, seats
from render.kit.canvas import Box, Canvas
from render.kit.discard_games import DiscardHand, DiscardTable, LaidGroup, layout
from render.kit.game_words import DiscardWords
from render.kit.hands_laid_out import SIZE, SUM, LaidOut, below_each_other, in_order
from render.kit.palette import Look
from render.kit.score_sheet import MARGIN, ROW
from render.kit.sides import Chip
from render.kit.text import WIDTH


class _Words(DiscardWords):
    verbs = ("pass", "lay", "end")
    first_verbs: ClassVar[Sequence[str]] = ("gin", "knock", "take")

    def progress(self, view: View) -> str:
        """Return the round of a game, what ends it, and with how much deadwood a player can knock."""
        limit = cast(GinView, view).limit
        message = "progress-knock" if limit else "progress-gin"
        return self.say(message, round=view.round, goal=self.goal(view), points=limit)

    def tallies(self, view: GinView, side: Side) -> Sequence[str]:
        """Return the rounds that a side has won, and its points in each game of Hollywood."""
        games = [self.say.number(column.totals[side]) for column in view.columns]
        return (self.say("rounds-won", count=view.boxes[side]), *([" · ".join(games)] if len(games) > 1 else ()))


_PLAIN, _FAINT = (palette.FELT, palette.TEXT), (palette.FELT, palette.QUIET)


class _Table(DiscardTable):
    words_of = _Words
    score_order = ("game-bonus", "boxes", "shutout")
    laid_size = SIZE
    laid_gap = 22
    view: GinView

    def laid(self, side: Side) -> Sequence[LaidGroup]:
        """Return the hand that a side shows while the other lays off, or the exposed cards of its hand."""
        view, known = self.view, self.view.known[side]
        melds = list(map(in_order, view.table, view.laid)) if view.knocker == side else []
        loose = tuple(card for card in known if not any(card in meld for meld in melds))
        return [LaidGroup(cards) for cards in (*melds, loose) if cards and (melds or not view.table)]

    def beside_laid(self, side: Side) -> str:
        """Return a label for where the exposed cards came from."""
        return "" if self.view.table else self.look.say("taken-from-pile")

    @classmethod
    def ending(cls, view: View, names: Sequence[str], note: str, look: Look) -> Canvas:
        """Draw both hands, the score sheet, and what a game adds below it."""
        assert isinstance(view, GinView)
        sheet = super().ending(view, names, note, look)
        games = [_games(view.columns, look)] if view.rules.hollywood else []
        return below_each_other([_hands(view, names, look), sheet, *games], look)


def _hands(view: GinView, names: Sequence[str], look: Look) -> Canvas:
    """Draw both hands at the end of a round: melds with what was laid off on them, and deadwood."""
    hands, outcome = [], view.outcome
    assert outcome is not None
    for seat in seats.own_last(view) if outcome.shown else ():
        mine, theirs = outcome.shown[seat], outcome.shown[1 - seat]
        deadwood = look.say("deadwood", points=mine.points), (palette.PANEL, palette.TEXT)
        tag = deadwood if mine.points else (look.say("gin"), palette.ON_LEAF)
        hands.append(LaidOut(seat, mine.melds, theirs.laid or ((),) * len(mine.melds), mine.loose, tag))
    who = outcome.winner if outcome.winner is not None else outcome.knocker
    return hands_laid_out.draw(
        hands, names, who, look.say(f"ending-{outcome.kind if who is not None else 'void'}"), look
    )


class _Hand(DiscardHand):
    words_of = _Words
    view: GinView

    def footer(self) -> Iterable[Chip]:
        """Yield the deadwood, what is left of it after the best discard, and the limit to knock."""
        view, say = self.view, self.look.say
        if view.outcome or not view.hand:
            return
        yield say("deadwood", points=view.deadwood), _PLAIN, palette.QUIET
        if len(view.hand) > view.rules.hand_size:
            yield say("after-discard", points=view.least), _PLAIN, None
        limit = say("knock-at", points=view.limit) if view.limit else say("only-gin")
        yield limit, palette.ON_LEAF if view.least <= view.limit else _FAINT, None


_GAME = 56


def _games(columns: Sequence[Column], look: Look) -> Canvas:
    """Draw a line for each game; its winner's points are marked."""
    canvas = Canvas(WIDTH, _GAME * len(columns) + 24, look=look)
    for place, column in enumerate(columns):
        middle = _GAME * place + _GAME // 2
        canvas.write(look.say("game", number=place + 1), MARGIN, middle, ROW, palette.TEXT)
        for side, points in enumerate(column.totals):
            right = WIDTH - MARGIN - 360 * (1 - side)
            ink = palette.LEAF if column.winner == side else palette.TEXT
            width = canvas.write(look.say.number(points), right, middle, SUM, ink, align="right")
            if column.winner == side:
                canvas.shape("star", Box(right - width - 48, middle - 17, 34, 34), palette.LEAF)
    return canvas


LAYOUT = layout(_Table, _Hand)
