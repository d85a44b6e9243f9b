"""The text in the pictures of Pinochle, Binokel and Bezique."""

from __future__ import annotations

from collections.abc import Sequence

from engine import cards
from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.pinochle.presentation import may_knock
from engine.pinochle.round import PinochleView
from engine.types import Side
from render.kit.game_words import TrickWords, in_round, tricks
from render.kit.words import SUIT_SYMBOLS, number

MAY_KNOCK = "MAY KNOCK"
LAID = "LAID"
NO_MELD = "No meld in hand"


class PinochleWords(TrickWords):
    """The words of the family in what all games of tricks show."""

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's points in this round, and the tricks that it has won, with their points."""
        assert isinstance(view, PinochleView)
        return [in_round(points_in_round(view, side)), tricks(view.won_by(side), view.trick_points[side])]

    def chips(self, view: TrickView, side: Side) -> Sequence[str]:
        """Say whether a side may knock."""
        assert isinstance(view, PinochleView)
        return [MAY_KNOCK] if may_knock(view, side) else ()


WORDS = PinochleWords(
    phases={"melding": "to meld or draw"},
    verbs={"meld": "meld", "exchange": "exchange", "knock": "knock", "draw": "draw"},
    lines={"dix-turned": "Dix turned up", "melds-against": "Melds count against"},
)


def points_in_round(view: PinochleView, side: Side) -> int:
    """Return a side's points in the round so far; in phase two with the tricks that count only at the end."""
    pending = view.phase_two and view.rules.phase_one_tricks != "as-taken"
    return view.standing[side] + (view.trick_points[side] if pending else 0)


def meld_type(code: str) -> str:
    """Return the name of a type of meld."""
    return code.replace("-", " ")


def short_meld(code: str, laid: Sequence[Card]) -> str:
    """Return a meld in short: its type and its cards; a rank or suit that they share is written once."""
    ranks, suits = [cards.rank(card) for card in laid], [SUIT_SYMBOLS[cards.suit(card)] for card in laid]
    if len(set(suits)) == 1:
        what = f"{' '.join(ranks)}{suits[0]}"
    elif len(set(ranks)) == 1:
        what = f"{ranks[0]} {''.join(suits)}"
    else:
        what = " ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))
    return f"{meld_type(code)} {what}"


def best_meld(code: str, points: int) -> str:
    """Return the most valuable meld in hand."""
    return f"BEST MELD: {meld_type(code)} {number(points)}"


def last_chance(dix: str) -> str:
    """Warn that a dix, called ``dix`` in this game, scores now or never."""
    return f"{dix.upper()}: LAST CHANCE"
