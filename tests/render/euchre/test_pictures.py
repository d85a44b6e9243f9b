"""Pictures of Euchre: four seats around the trick, who made trumps and from where, tricks as piles, and bowers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

import render
from engine.euchre.round import EuchreRound, EuchreView
from engine.kit.tricks import Trick
from engine.score import ScoreLine
from render.euchre import Hand, Table
from render.kit.layout import NO_MARKS
from tests.engine.euchre.table import context, deal, do
from tests.render.images import decoded, pixels
from tests.render.looks import HOUSE

NAMES = ["Ada", "Ben", "Cy", "Di"]
TOP = "JH JD AH KH QH"


def seen(played: EuchreRound, seat: int | None = None) -> EuchreView:
    return played.view(seat, context(played))


def table(played: EuchreRound, seat: int | None = None) -> Table:
    return Table(seen(played, seat), NAMES, HOUSE.of("euchre"), NO_MARKS)


def made(*steps: str, **options: Any) -> EuchreRound:
    """Return a round in which these steps were taken; Di deals and 9H is turned up."""
    played = deal(TOP, turned="9H", **options)
    do(played, *steps)
    return played


def test_table_tells_who_made_trumps_and_from_where() -> None:
    assert table(made("order", "discard")).beside_trump() == "Ada ordered up 9♥"
    assert table(made(*["pass"] * 5, "name S")).beside_trump() == "Ben named it"
    assert table(made("pass", "order", "discard")).marks_of(1) == {1: "MAKER"}
    assert table(made("order alone", "discard")).marks_of(0) == {0: "ALONE"}
    lone = made("order alone", "discard", "defend", defend_alone=True)
    assert table(lone).marks_of(0) == {0: "ALONE", 1: "ALONE"}


def test_players_who_have_passed_say_so_in_their_places() -> None:
    played = made("pass", "pass")
    assert [table(played).said(seat) for seat in range(4)] == ["PASS", "PASS", "", ""]
    do(played, "pass", "pass")
    assert [table(played).said(seat) for seat in range(4)] == [""] * 4, "another suit may be named"
    do(played, "pass")
    assert [table(played).said(seat) for seat in range(4)] == ["PASS", "", "", ""]


def test_bowers_have_tags_before_and_after_trumps_are_made() -> None:
    for played in (made(), made("order", "discard")):
        hand = Hand(seen(played, 0), NAMES, HOUSE.of("euchre"), NO_MARKS)
        tags = {card: (hand.tag_above(card) or ("",))[0] for card in TOP.split()}
        assert (tags["JH"], tags["JD"], tags["AH"]) == ("RIGHT", "LEFT", "")
    turned_down = Hand(seen(made(*["pass"] * 4), 0), NAMES, HOUSE.of("euchre"), NO_MARKS)
    assert turned_down.tag_above("JH") is None, "hearts can't be named any more"


def test_cards_lie_before_their_players() -> None:
    """The viewer is at the bottom, and the next player on the left. Ada has played."""
    played = made("order", "discard", "JH")
    places = []
    for seat in range(4):
        one, other = (replace(seen(played, seat), trick=(card,)) for card in ("JH", "AH"))
        pictures = [decoded(render.draw_table(view, NAMES, look=HOUSE)).convert("RGB") for view in (one, other)]
        left, top, right, bottom = ImageChops.difference(*pictures).getbbox() or (0, 0, 0, 0)
        places.append(((left + right) // 2, (top + bottom) // 2))
    bottom_, right_, top_, left_ = places
    assert left_[0] < bottom_[0] == top_[0] < right_[0]
    assert top_[1] < left_[1] == right_[1] < bottom_[1]


def test_tricks_are_piles_of_their_side() -> None:
    view = seen(made("order", "discard"))
    trick = Trick(0, ("JH", "9C", "10C", "QC"), 0, 0, False)
    pictures = [decoded(render.draw_table(replace(view, tricks=(trick,) * won), NAMES, look=HOUSE)) for won in range(4)]
    assert pictures[1].height > pictures[0].height, "the piles need room"
    assert len({picture.tobytes() for picture in pictures}) == 4


@pytest.mark.parametrize("turn", ["9H", "JK"])
def test_upcard_says_whom_it_is_for(turn: str) -> None:
    played = deal(TOP, turned=turn, best_bower="joker")
    shown = pixels(render.draw_table(seen(played), NAMES, look=HOUSE))
    other = deal(TOP, turned=turn, best_bower="joker", dealer=2)
    assert shown != pixels(render.draw_table(seen(other), NAMES, look=HOUSE))


def test_table_does_not_depend_on_hands_or_the_dealers_discard() -> None:
    rounds = [deal(TOP, "", "", hand, turned="9H") for hand in ("9C 10C QC KC AC", "9S 10S QS KS AS")]
    for played in rounds:
        do(played, "order", "discard")
    assert len({pixels(render.draw_table(seen(played), NAMES, look=HOUSE)) for played in rounds}) == 1


def test_the_last_trick_stands_above_the_score_sheet() -> None:
    """Its last card arrives together with the score, so nobody has been able to look at it before."""
    lines = (ScoreLine("point", 1),), ()
    view = replace(seen(made("order", "discard")), phase="scored", to_act=(), totals=(1, 0), scores=(lines,))
    tricks = tuple(Trick(0, (card, "9C", "10C", "QC"), 0, 0, False) for card in ("JH", "AH"))
    bare, jack, ace = (
        decoded(render.draw_table(replace(view, tricks=shown), NAMES, look=HOUSE)) for shown in ((), tricks[:1], tricks)
    )
    assert jack.height == ace.height > bare.height
    left, _, right, bottom = ImageChops.difference(jack.convert("RGB"), ace.convert("RGB")).getbbox() or (0, 0, 0, 0)
    assert bottom < ace.height - bare.height, "the card, and nothing of the score"
    assert right - left < ace.width // 4, "one card"
