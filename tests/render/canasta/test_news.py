"""Rings mark what the latest events changed: melds that grew, and the card that was discarded."""

from __future__ import annotations

from typing import get_args

import pytest

import render
from engine.types import Event
from render.kit.palette import Look, Melds
from tests.cards import parse
from tests.render.canasta import samples
from tests.render.images import ring_squares
from tests.render.looks import ENGLISH, HOUSE

INVISIBLE = [Event("drew", 0, ("??",), secret=True), Event("melded", 1, parse("KH KS KD"), "K"), Event("froze", 0)]
"""Events that change nothing visible on the sample table."""


def test_table_marks_only_the_meld_that_grew_and_the_new_upcard() -> None:
    view = samples.table()
    assert not ring_squares(render.draw_table(view, samples.NAMES, news=INVISIBLE, look=HOUSE))
    events = (
        Event("melded", 0, parse("4H 4S 4D"), "4"),
        Event("added", 0, parse("10S"), "10"),
        Event("added", 1, parse("2D"), "Q"),
        Event("discarded", 1, ("KH",)),
    )
    rings = [
        frozenset(ring_squares(render.draw_table(view, samples.NAMES, news=[event], look=HOUSE))) for event in events
    ]
    assert all(rings) and len(set(rings)) == 4


@pytest.mark.parametrize(
    "event",
    [Event("added", 1, parse("10S"), "10"), Event("discarded", 1, ("9S",))],
    ids=["other side", "card covered since"],
)
def test_table_marks_nothing_for_an_event_that_no_longer_shows(event: Event) -> None:
    assert not ring_squares(render.draw_table(samples.table(), samples.NAMES, news=[event], look=HOUSE))


@pytest.mark.parametrize("order", get_args(Melds))
def test_grown_meld_is_marked_in_every_order_of_melds(order: Melds) -> None:
    news = [Event("added", 1, parse("AC"), "A")]
    assert ring_squares(
        render.draw_table(samples.table(), samples.NAMES, news=news, look=Look(melds=order, say=ENGLISH))
    )


def test_hand_marks_the_same_changes() -> None:
    view = samples.hand(drawn=())
    assert not ring_squares(render.draw_hand(view, samples.NAMES, news=INVISIBLE, look=HOUSE))
    events = (Event("added", 1, parse("2D"), "Q"), Event("discarded", 1, ("KH",)))
    rings = [
        frozenset(ring_squares(render.draw_hand(view, samples.NAMES, news=[event], look=HOUSE))) for event in events
    ]
    assert all(rings) and len(set(rings)) == 2
