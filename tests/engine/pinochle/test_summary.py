"""Tricks of Pinochle as lines of the log."""

from __future__ import annotations

from engine.pinochle.rules import PinochleRules
from engine.types import Event, Line, Note

RULES = PinochleRules()

LED, FOLLOWED = Event("played", 0, ("10H",)), Event("played", 1, ("AH",))
WON = Event("trick-won", 1, ("10H", "AH"), points=21)
TRICK = Note("trick", {"card": "AH", "cards": ("10H",), "points": 21})


def test_trick_and_the_melds_after_it_are_one_line() -> None:
    meld = Event("meld-made", 1, ("KS", "QS"), "marriage", 20)
    draws = [Event("drew", seat, ("9C",), secret=True).seen_by(0) for seat in (1, 0)]
    assert RULES.presentation.summary([LED, FOLLOWED, WON, meld, *draws]) == (Line(1, (TRICK, meld)),)
    again = [LED, FOLLOWED, WON]
    assert RULES.presentation.summary(again * 2) == (Line(1, (TRICK,)), Line(1, (TRICK,))), (
        "each trick has its own line"
    )


def test_card_that_waits_for_an_answer_is_told() -> None:
    assert RULES.presentation.summary([LED]) == (Line(0, (LED,)),)
    assert RULES.presentation.summary([FOLLOWED, WON]) == (Line(1, (FOLLOWED, WON)),), "the lead is too long ago"


def test_draws_are_told_only_if_there_is_nothing_else() -> None:
    drew = Event("drew", 1, ("9C",), secret=True).seen_by(0)
    assert RULES.presentation.summary([drew]) == (Line(1, (drew,)),)
