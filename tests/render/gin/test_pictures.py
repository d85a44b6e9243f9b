"""Pictures of Gin Rummy: what they show, and to whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import render
from engine.gin.round import GinRound, GinView
from engine.gin.rules import GinRules
from engine.types import Event
from engine.view import GameContext
from render.kit.palette import Look
from tests.cards import parse
from tests.engine.gin.table import deal, play, won
from tests.examples import sampled
from tests.narrowing import narrowed
from tests.render.images import LARGEST, assert_standard_png, decoded, pixels, ring_squares
from tests.render.looks import ENGLISH, HOUSE

NAMES = ["Ada Lovelace", "Benjamin the Second of Hanover"]
MINE, THEIRS = "3C 4C 5C 7C 7D 7H JS QS KS KH", "6C 8D 9D 10H QD 2S 4S 6S 8H 10C"


def seen(round_: GinRound, seat: int | None = 0, *, scores: Any = (), totals: tuple[int, int] = (60, 35)) -> GinView:
    """Return a view of a round; one between rounds if the round is over."""
    view = narrowed(round_.view(seat, GameContext(len(scores) + 1, totals, scores, ())), GinView)
    if not round_.over:
        return view
    context = GameContext(len(scores) + 1, totals, (*scores, round_.score()), ())
    return replace(narrowed(round_.view(seat, context), GinView), phase="scored", to_act=(0, 1), legal=())


def discarding() -> GinRound:
    """Return a round in which Ada has taken the upcard and can knock."""
    round_ = deal(MINE, THEIRS, up="2D")
    play(round_, "take")
    return round_


def knocked(steps: tuple[str, ...] = ("take", "knock KH"), hand: str = MINE, **options: Any) -> GinRound:
    """Return a round that has ended."""
    round_ = deal(hand, THEIRS, up="2D", **options)
    play(round_, *steps)
    return round_


def void() -> GinRound:
    round_ = deal(stock="5D", left=3)
    play(round_, "pass", "pass", "draw", "discard KH")
    return round_


PICTURES = {
    "offer": lambda: render.draw_table(seen(deal(), None), NAMES, look=HOUSE),
    "cards taken": lambda: render.draw_table(seen(discarding(), None), NAMES, "Ada takes 2♦.", look=HOUSE),
    "no pile": lambda: render.draw_table(seen(deal(first_upcard="none"), None), NAMES, look=HOUSE),
    "laying off": lambda: render.draw_table(
        seen(knocked(lay_off_by_hand=True), 1), NAMES, "Ada knocks with 2.", look=HOUSE
    ),
    "knock": lambda: render.draw_table(seen(knocked()), NAMES, "Ada knocks with 2.", look=HOUSE),
    "gin": lambda: render.draw_table(seen(knocked(hand="2C 2H 2S 7C 7D 7H JS QS KS KH")), NAMES, look=HOUSE),
    "void": lambda: render.draw_table(seen(void()), NAMES, look=HOUSE),
    "hollywood": lambda: render.draw_table(
        seen(knocked(preset="hollywood"), scores=(won(0, 60), won(0, 55))), NAMES, look=HOUSE
    ),
    "hand": lambda: render.draw_hand(seen(discarding()), NAMES, "Gin Rummy in #cards", look=HOUSE),
    "hand of ten": lambda: render.draw_hand(seen(deal(MINE), 0), NAMES, look=HOUSE),
    "hand at the end": lambda: render.draw_hand(seen(knocked()), NAMES, look=HOUSE),
}


@sampled
@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


def test_hand_of_the_public_view_raises_value_error() -> None:
    with pytest.raises(ValueError, match="owner"):
        render.draw_hand(seen(deal(), None), NAMES, look=HOUSE)


def test_hand_groups_the_best_arrangement() -> None:
    view = seen(deal(MINE), 0)
    shown = render.hand_order(view, look=HOUSE)
    assert shown[:9] == [*parse("5C 4C 3C"), *parse("KS QS JS"), *parse("7H 7D 7C")] and shown[9:] == ["KH"]
    rising = render.hand_order(view, look=Look(rising=True, say=ENGLISH))
    assert rising[:3] == [*parse("3C 4C 5C")]
    assert (
        sorted(shown)
        == sorted(rising)
        == sorted(render.hand_order(view, look=Look(hand="suit", say=ENGLISH)))
        == sorted(view.hand)
    )


def test_hand_counts_its_deadwood() -> None:
    """The same cards with another limit look different at the bottom."""
    view = seen(discarding())
    assert (view.deadwood, view.limit) == (12, 10)
    pictures = [decoded(render.draw_hand(each, NAMES, look=HOUSE)) for each in (view, replace(view, limit=1))]
    bottom = [picture.crop((0, picture.height - 68, 1100, picture.height)).tobytes() for picture in pictures]
    assert bottom[0] != bottom[1]


SHOWN: dict[str, Any] = {
    "stock": 7,
    "pile": parse("9C 9D 5H"),
    "known": (parse("9S 10S"), ()),
    "hand_counts": (10, 9),
    "totals": (80, 35),
    "to_act": (1,),
    "dealer": 0,
    "limit": 4,
    "round": 9,
}


@pytest.mark.parametrize("name", SHOWN)
def test_everything_public_is_on_the_table(name: str) -> None:
    view = seen(deal(MINE), None)
    assert pixels(render.draw_table(replace(view, **{name: SHOWN[name]}), NAMES, look=HOUSE)) != pixels(
        render.draw_table(view, NAMES, look=HOUSE)
    )


def test_table_does_not_depend_on_hands() -> None:
    one, other = deal(MINE, THEIRS), deal(THEIRS, MINE)
    assert render.draw_table(seen(one, None), NAMES, look=HOUSE) == render.draw_table(
        seen(other, None), NAMES, look=HOUSE
    )


def test_end_of_a_round_lays_both_hands_out_above_the_score() -> None:
    ended = seen(knocked())
    assert ended.outcome
    bare = replace(ended, outcome=ended.outcome._replace(shown=()))
    whole, heading = (decoded(render.draw_table(each, NAMES, look=HOUSE)).height for each in (ended, bare))
    assert whole - heading > 2 * 146
    other = replace(ended, outcome=ended.outcome._replace(kind="undercut", winner=1))
    assert render.draw_table(other, NAMES, look=HOUSE) != render.draw_table(ended, NAMES, look=HOUSE)


def test_cards_laid_off_lie_on_the_melds_and_are_marked() -> None:
    ended = seen(knocked())
    assert ended.outcome and parse("6C") in ended.outcome.shown[1].laid
    shown = ended.outcome.shown
    without = replace(ended, outcome=ended.outcome._replace(shown=(shown[0], shown[1]._replace(laid=((), (), ())))))
    assert render.draw_table(without, NAMES, look=HOUSE) != render.draw_table(ended, NAMES, look=HOUSE)


def test_score_of_hollywood_has_three_games() -> None:
    scores = won(0, 60), won(0, 55)
    ended = seen(knocked(preset="hollywood", scores=scores), scores=scores)
    assert [column.winner for column in ended.columns] == [0, 0, None]
    plain = replace(ended, rules=GinRules.of("standard"))
    heights = [decoded(render.draw_table(each, NAMES, look=HOUSE)).height for each in (ended, plain)]
    assert heights[0] - heights[1] > 3 * 50


def test_new_discard_has_a_ring() -> None:
    round_ = deal(MINE, up="9S")
    play(round_, "pass", "pass", "draw", "discard KH")
    view = seen(round_, None)
    news = [Event("discarded", 0, ("KH",))]
    assert ring_squares(render.draw_table(view, NAMES, news=news, look=HOUSE)) - ring_squares(
        render.draw_table(view, NAMES, look=HOUSE)
    )
