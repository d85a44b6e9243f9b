"""What has just happened is marked on the table: the melds that grew, the card on the pile, the card played."""

from __future__ import annotations

import pytest

import render
from engine.cards import parse
from engine.types import Event
from render.kit.palette import SKY
from render.pinochle.parts import last_cards
from tests.render import pinochle_samples, samples
from tests.render.test_pictures import opened

UNSEEN = [Event("drew", 0, ("??",), secret=True), Event("melded", 1, parse("KH KS KD"), "K"), Event("froze", 0)]
"""What leaves nothing to be seen on these tables."""


def rings(png: bytes) -> set[tuple[int, int]]:
    """Where the picture has the colour of what is new, in squares of fifty pixels."""
    image = opened(png).convert("RGB")
    squares = {(x, y): (50 * x, 50 * y, 50 * x + 50, 50 * y + 50) for x in range(22) for y in range(image.height // 50)}
    return {at for at, box in squares.items() if SKY in {colour for _, colour in image.crop(box).getcolors(2500)}}


def test_what_grew_on_a_mat_is_marked_there_and_nowhere_else() -> None:
    view = samples.table()
    assert not rings(render.draw_table(view, samples.NAMES, news=UNSEEN))
    drawn = {
        (event.kind, event.seat, event.target): frozenset(rings(render.draw_table(view, samples.NAMES, news=[event])))
        for event in (
            Event("melded", 0, parse("4H 4S 4D"), "4"),
            Event("added", 0, parse("10S"), "10"),
            Event("added", 1, parse("2D"), "Q"),
            Event("discarded", 1, ("KH",)),
        )
    }
    assert all(drawn.values()) and len(set(drawn.values())) == 4
    assert not rings(render.draw_table(view, samples.NAMES, news=[Event("added", 1, parse("10S"), "10")]))
    assert not rings(render.draw_table(view, samples.NAMES, news=[Event("discarded", 1, ("9S",))])), "covered since"


def test_a_card_played_and_a_meld_made_are_marked() -> None:
    view = pinochle_samples.table()
    seat, card = next(iter(last_cards(view)[0].items()))
    played = rings(render.draw_table(view, samples.NAMES, news=[Event("played", seat, (card,))]))
    side = next(side for side, melds in enumerate(view.melds) if melds)
    meld = view.melds[side][0]
    made = rings(render.draw_table(view, samples.NAMES, news=[Event("meld-made", side, meld.cards, "any", 20)]))
    assert played and made and not played & made
    assert not rings(render.draw_table(view, samples.NAMES, news=UNSEEN))


@pytest.mark.parametrize("layout", ["rank", "length", "made"])
def test_they_are_marked_however_melds_lie(layout: str) -> None:
    look = render.Look(melds=layout)  # type: ignore[arg-type]
    news = [Event("added", 1, parse("AC"), "A")]
    assert rings(render.draw_table(samples.table(), samples.NAMES, news=news, look=look))


def test_a_hand_marks_the_same_on_its_short_table() -> None:
    view = samples.hand(drawn=())
    plain = rings(render.draw_hand(view, samples.NAMES, news=UNSEEN))
    drawn = [
        frozenset(rings(render.draw_hand(view, samples.NAMES, news=[event])))
        for event in (Event("added", 1, parse("2D"), "Q"), Event("discarded", 1, ("KH",)))
    ]
    assert not plain and all(drawn) and len(set(drawn)) == 2
    tricks = pinochle_samples.hand(drawn=())
    side = next(side for side, melds in enumerate(tricks.melds) if melds)
    made = [Event("meld-made", side, tricks.melds[side][0].cards, "any", 20)]
    assert rings(render.draw_hand(tricks, samples.NAMES, news=made))
    assert not rings(render.draw_hand(tricks, samples.NAMES, news=UNSEEN))
