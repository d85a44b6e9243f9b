"""Rings mark what the latest events changed: the card that was played, and the meld that was made."""

from __future__ import annotations

import render
from engine.types import Event
from render.kit.trick_games import last_cards
from tests.render.images import ring_squares
from tests.render.looks import HOUSE
from tests.render.pinochle import samples

DREW = [Event("drew", 0, ("??",), secret=True)]


def test_table_marks_a_played_card_and_a_new_meld() -> None:
    view = samples.table()
    seat, card = next(iter(last_cards(view)[0].items()))
    side = next(side for side, melds in enumerate(view.melds) if melds)
    meld_made = Event("meld-made", side, view.melds[side][0].cards, "any", 20)
    played = ring_squares(render.draw_table(view, samples.NAMES, news=[Event("played", seat, (card,))], look=HOUSE))
    made = ring_squares(render.draw_table(view, samples.NAMES, news=[meld_made], look=HOUSE))
    assert played and made and not played & made
    assert not ring_squares(render.draw_table(view, samples.NAMES, news=DREW, look=HOUSE))


def test_hand_marks_a_new_meld() -> None:
    view = samples.hand(drawn=())
    side = next(side for side, melds in enumerate(view.melds) if melds)
    meld_made = Event("meld-made", side, view.melds[side][0].cards, "any", 20)
    assert ring_squares(render.draw_hand(view, samples.NAMES, news=[meld_made], look=HOUSE))
    assert not ring_squares(render.draw_hand(view, samples.NAMES, news=DREW, look=HOUSE))
