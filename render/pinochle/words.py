"""The words in the pictures of Pinochle, Binokel and Bezique."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.trick_view import TrickView
from engine.pinochle.presentation import may_knock
from engine.pinochle.round import PinochleView
from engine.types import Side
from render.kit.meld_games import MeldWords


class PinochleWords(MeldWords):
    """The words of the family in what all games of melds show."""

    verbs = ("meld", "exchange", "knock", "draw")

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's points in this round, and the tricks that it has won, with their points."""
        assert isinstance(view, PinochleView)
        return [
            self.in_round(points_in_round(view, side)),
            self.tricks(view.won_by(side), view.trick_points[side]),
        ]

    def chips(self, view: TrickView, side: Side) -> Sequence[str]:
        """Say whether a side may knock."""
        assert isinstance(view, PinochleView)
        return [self.say("may-knock")] if may_knock(view, side) else ()


def points_in_round(view: PinochleView, side: Side) -> int:
    """Return a side's points in the round so far; in phase two with the tricks that count only at the end."""
    pending = view.phase_two and view.rules.phase_one_tricks != "as-taken"
    return view.standing[side] + (view.trick_points[side] if pending else 0)
