"""Turns of Canasta as lines of the log."""

from __future__ import annotations

from engine.canasta.presentation import summary
from engine.cards import Card
from engine.types import Event, Line, Note


def melded(target: str, *cards: Card) -> Event:
    return Event("melded", 1, cards, target, 30)


NINES, KINGS = melded("9", "9C", "9D", "9H"), melded("K", "KC", "KD", "KH")
DISCARD = Event("discarded", 1, ("5H",))


def test_hidden_draw_is_told_only_if_nothing_follows() -> None:
    drew = Event("drew", 1, ("KH",), secret=True)
    assert summary([drew.seen_by(0)]) == (Line(1, (drew.seen_by(0),)),)
    assert summary([drew.seen_by(0), DISCARD]) == (Line(1, (DISCARD,)),)
    assert summary([drew.seen_by(1), DISCARD]) == (Line(1, (drew, DISCARD)),)


def test_red_threes_in_a_row_are_told_together() -> None:
    first, second = (Event("red-threes", 1, (card,)) for card in ("3D", "3H"))
    assert summary([first, second, DISCARD]) == (Line(1, (Event("red-threes", 1, ("3D", "3H")), DISCARD)),)


def test_several_melds_become_a_list_of_ranks() -> None:
    added = Event("added", 1, ("9S",), "9", 10)
    assert summary([NINES, DISCARD]) == (Line(1, (NINES, DISCARD)),)
    assert summary([NINES, KINGS, added, DISCARD]) == (Line(1, (Note("melds", {"ranks": ("9", "K")}), DISCARD)),)


def test_taken_pile_with_the_initial_meld_and_a_canasta() -> None:
    took = Event("took-pile", 1, ("9C",), points=5)
    rest = Event("received", 1, ("KC", "KD", "KH", "4C"))
    opening = Event("initial-meld", 1, points=60)
    natural, mixed = Event("natural-canasta", 1, target="K"), Event("mixed-canasta", 1, target="K")
    events = [took, NINES, opening, rest, KINGS, natural, mixed, DISCARD]
    opened = Note("opened", {"ranks": ("9", "K"), "points": 60})
    assert summary(events) == (Line(1, (took, opened, mixed, DISCARD)),), "the last canasta of a meld counts"


def test_each_turn_is_a_line() -> None:
    other = Event("discarded", 0, ("4C",))
    assert summary([other, NINES, DISCARD, other]) == (Line(0, (other,)), Line(1, (NINES, DISCARD)), Line(0, (other,)))
