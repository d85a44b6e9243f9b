"""Turns of Canasta as lines of the log."""

from __future__ import annotations

import random

import pytest

from engine.canasta.presentation import summary
from engine.canasta.rules import CanastaRules
from engine.cards import Card
from engine.game import Game
from engine.types import Event, Line, Note, lines_by_seat
from tests.engine.canasta.random_games import EVERY, deals, step
from tests.examples import sampled


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
    opened = Note("opened", {"ranks": ("9",), "points": 60})
    assert summary(events) == (Line(1, (took, opened, KINGS, mixed, DISCARD)),), "the last canasta of a meld counts"


def test_opening_names_only_the_melds_that_made_its_points() -> None:
    aces, opening = melded("A", "AC", "AD", "AH"), Event("initial-meld", 1, points=60)
    aces_alone = Note("opened", {"ranks": ("A",), "points": 60})
    more = Note("melds", {"ranks": ("9", "K")})
    assert summary([aces, opening, NINES, DISCARD]) == (Line(1, (aces_alone, NINES, DISCARD)),)
    assert summary([aces, opening, NINES, KINGS, DISCARD]) == (Line(1, (aces_alone, more, DISCARD)),)
    together = Note("opened", {"ranks": ("9", "A"), "points": 90})
    assert summary([NINES, aces, opening._replace(points=90)]) == (Line(1, (together,)),)


@sampled
@pytest.mark.parametrize(("preset", "seats"), EVERY)
def test_melds_of_an_opening_are_worth_its_points_in_every_preset(preset: str, seats: int) -> None:
    game, chooser = Game(CanastaRules.of(preset), seats, deals(1, seats)), random.Random(1)
    events: list[Event] = []
    while not game.round.over:
        events += step(game, chooser, undo=0)
    openings = 0
    for line in lines_by_seat(events):
        turn = [event for event in line.parts if isinstance(event, Event)]
        for opened in (part for part in summary(turn)[0].parts if isinstance(part, Note) and part.code == "opened"):
            completed = [event.kind for event in turn].index("initial-meld")
            melds = [event for event in turn[:completed] if event.kind in ("melded", "added")]
            assert sum(event.points for event in melds) == opened.values["points"]
            assert opened.values["ranks"] == tuple(dict.fromkeys(event.target for event in melds))
            openings += 1
    assert openings
