"""The words in the pictures of Pinochle, Binokel and Bezique."""

from __future__ import annotations

from collections.abc import Sequence

from engine import cards
from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.pinochle.presentation import may_knock
from engine.pinochle.round import PinochleView
from engine.types import Side
from render.kit.game_words import TrickWords


class PinochleWords(TrickWords):
    """The words of the family in what all games of tricks show, and those of its melds."""

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

    def score_line(self, code: str) -> str:
        """Return the label of a line of the score sheet; the line of a meld has its type."""
        if self.say.has(f"type-{code}"):
            return self.say("line-meld", type=self.meld_type(code))
        return super().score_line(code)

    def meld_type(self, code: str) -> str:
        """Return the name of a type of meld."""
        return self.say(f"type-{code}")

    def short_meld(self, code: str, laid: Sequence[Card]) -> str:
        """Return a meld in short: its type and its cards; a rank or suit that they share is written once."""
        ranks = [self.say.rank(cards.rank(card)) for card in laid]
        suits = [self.say.suit(cards.suit(card)) for card in laid]
        if len(set(suits)) == 1:
            shown = f"{' '.join(ranks)}{suits[0]}"
        elif len(set(ranks)) == 1:
            shown = f"{ranks[0]} {''.join(suits)}"
        else:
            shown = " ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))
        return self.say("meld-cards", type=self.meld_type(code), cards=shown)

    def best_meld(self, code: str, points: int) -> str:
        """Return the most valuable meld in hand."""
        return self.say("best-meld", type=self.meld_type(code), points=self.say.number(points))


def points_in_round(view: PinochleView, side: Side) -> int:
    """Return a side's points in the round so far; in phase two with the tricks that count only at the end."""
    pending = view.phase_two and view.rules.phase_one_tricks != "as-taken"
    return view.standing[side] + (view.trick_points[side] if pending else 0)
