"""Pictures of every preset of Canasta: what each shows beyond ``classic``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import render
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.deal import Deals
from engine.game import Game
from engine.players import ADVANCED, choose
from engine.score import ScoreLine
from engine.types import Action
from render.canasta.melds import worth
from render.canasta.table import SCORE_ORDER
from tests.cards import parse
from tests.examples import examples, sampled
from tests.render.canasta import preset_samples as samples
from tests.render.canasta.samples import as_listed, melds
from tests.render.images import LARGEST, assert_standard_png, counted_colours, decoded, pixels
from tests.render.looks import HOUSE

TABLES, HANDS = samples.TABLES, samples.HANDS


def table(view: CanastaView, note: str = samples.NOTE) -> bytes:
    return render.draw_table(view, samples.NAMES[: len(view.sides)], note, look=HOUSE)


def hand(view: CanastaView) -> bytes:
    return render.draw_hand(view, samples.NAMES[: len(view.sides)], samples.TITLE, look=HOUSE)


def drawn(draw: Callable[[CanastaView], bytes], sample: Callable[[], CanastaView]) -> Callable[[], bytes]:
    return lambda: draw(sample())


PICTURES: dict[str, Callable[[], bytes]] = {
    **{f"{name} table": drawn(table, sample) for name, sample in TABLES.items()},
    **{f"{name} hand": drawn(hand, sample) for name, sample in HANDS.items()},
}


@sampled
@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


SEATS = [(preset, seats) for preset in CanastaRules.presets for seats in CanastaRules.of(preset).players[1:]]
"""Each preset with more players than in ``tests/render/test_games.py``."""


@sampled
@pytest.mark.parametrize(("preset", "seats"), SEATS)
def test_every_preset_can_be_drawn_throughout_a_round(preset: str, seats: int) -> None:
    game = Game(CanastaRules.of(preset), seats, Deals.numbered(7))
    names = samples.NAMES[:seats]
    step = 0
    while not game.round.over:
        seat = game.to_act[0]
        if step % 120 == 0:
            assert_standard_png(render.draw_table(game.view(None), names, samples.NOTE, look=HOUSE))
            assert_standard_png(render.draw_hand(game.view(seat), names, look=HOUSE))
        game.play(seat, choose(game.view(seat), ADVANCED, "7"))
        step += 1
    assert_standard_png(render.draw_table(game.view(None), names, samples.NOTE, look=HOUSE))
    assert_standard_png(render.draw_hand(game.view(0), names, look=HOUSE))


SHOWN_ON_TABLE: list[tuple[str, str, Any]] = [
    ("modern", "talons", (4, 3)),
    ("modern", "talons", ()),
    ("modern", "pure_melds", False),
    ("modern", "red_threes", (parse("3H 3D 3C 3S 3H 3H"), parse("3S 3D"))),
    ("modern", "canastas_to_go_out", 1),
    ("modern", "canastas", (1, 0)),
    ("modern", "melds", (melds("AH AD AC AS, 8H 8S 8D 8C 2D, 2H 2S JK 2D"), ())),
    ("modern", "melds", (melds("AH AD AC AS, 8H 8S 8D 8C 2D, 2H 2S JK JK JK JK 2C"), ())),
    ("windows1", "taking", ("pair",)),
    ("partners", "asking", 2),
    ("partners", "asking", None),
    ("partners", "answer", "yes"),
    ("partners", "to_act", (1,)),
    ("partners", "hand_counts", (3, 9, 11, 9)),
    ("partners-of-six", "taking", ("pair", "meld")),
    ("three", "to_act", (1,)),
    ("samba", "melds", (melds("4H 5H 6H 7H"), ())),
    ("hand-and-foot", "feet", (0, 0, 11, 0)),
    ("hand-and-foot", "pile_taken", 0),
    ("hand-and-foot", "rounds", 5),
    ("hand-and-foot-sheet", "rounds", 5),
]


@sampled
@pytest.mark.parametrize(("name", "field", "value"), SHOWN_ON_TABLE)
def test_table_shows_every_public_fact(name: str, field: str, value: Any) -> None:
    view = TABLES[name]()
    replaced = replace(view, asking=None) if field == "answer" else view
    made = as_listed(value) if field == "melds" else view.made
    assert pixels(table(view)) != pixels(table(replace(replaced, **{field: value, "made": made})))


SHOWN_ON_HAND: list[tuple[str, str, Any]] = [
    ("modern", "talons", ()),
    ("windows1", "seven", 5),
    ("partners", "asking", None),
    ("partners-answered", "answer", "no"),
    ("partners", "sides", (0, 0, 1, 1)),
    ("bolivia", "threes_held", (0, 5)),
    ("hand-and-foot", "threes_held", (0, 5)),
    ("hand-and-foot", "feet", (0, 0, 11, 0)),
    ("hand-and-foot", "canastas_to_go_out", 2),
]


@sampled
@pytest.mark.parametrize(("name", "field", "value"), SHOWN_ON_HAND)
def test_hand_shows_every_private_fact(name: str, field: str, value: Any) -> None:
    view = HANDS[name]()
    assert pixels(hand(view)) != pixels(hand(replace(view, **{field: value})))


def test_card_values_follow_the_preset() -> None:
    counts = {"windows1": ("7S", 10), "bolivia": ("3S", 100), "hand-and-foot": ("3H", 100)}
    for name, (card, points) in counts.items():
        assert worth(HANDS[name](), card) == points
    classic = samples.view("classic", 2)
    assert [worth(classic, card) for card in parse("7S 3S 3H AS JK KD 4D")] == [5, 5, None, 20, 50, 10, 5]


def test_cards_for_a_sequence_are_tagged_with_its_suit() -> None:
    view = samples.samba_hand()
    rank_only = tuple(action for action in view.legal if action.target not in ("S", "D"))
    clubs = tuple(action._replace(target="C") if action.target == "S" else action for action in view.legal)
    assert len({hand(view), hand(replace(view, legal=rank_only)), hand(replace(view, legal=clubs))}) == 3


def test_special_hand_is_shown_below_the_score_sheet() -> None:
    view = samples.special_hand()
    bare = tuple(tuple(line._replace(cards=()) for line in lines) for lines in view.scores[-1])
    assert decoded(table(view)).height > decoded(table(replace(view, scores=(bare,)))).height
    assert pixels(table(view)) != pixels(table(replace(view, special="garbage")))


@examples(4)
@given(names=st.lists(st.text(max_size=40), min_size=6, max_size=6), note=st.text(max_size=200))
def test_any_six_names_can_be_drawn(names: list[str], note: str) -> None:
    for view in (samples.partners_of_six(), samples.six_alone(), samples.sheet_of(6)):
        assert decoded(render.draw_table(view, names, note, look=HOUSE)).width == 1100
    assert (
        decoded(render.draw_hand(samples.samba_hand(), names, note, look=HOUSE)).size
        == decoded(PICTURES["samba hand"]()).size
    )


@sampled
@pytest.mark.parametrize("sides", range(2, 7))
@pytest.mark.parametrize("code", SCORE_ORDER)
def test_score_sheet_shows_every_line_for_any_number_of_sides(code: str, sides: int) -> None:
    def sheet(points: int) -> bytes:
        line = (ScoreLine("cards-melded", 0, 0), ScoreLine(code, points))
        seats: dict[str, Any] = {"sides": tuple(range(sides)), "totals": (0,) * sides}
        return table(replace(samples.sheet_of(sides), scores=((line,) * sides,), **seats), "")

    assert pixels(sheet(100)) != pixels(sheet(200))


def test_long_figures_of_six_sides_do_not_touch() -> None:
    """There is a gap between the columns of totals in every row of pixels."""
    view = replace(samples.sheet_of(6), totals=(-12_240, 14_820, 12_445, 10_000, 13_310, 17_885))
    image = decoded(table(view, "")).convert("RGB")
    line = (1100 - 36 - 262) // 6
    for side in range(1, 6):
        left = 1100 - 36 - line * (6 - side) + 2
        gap = image.crop((left, image.height - 80, left + 4, image.height - 40))
        assert len(counted_colours(gap)) == 1


def test_only_the_asked_partner_gets_the_turn_banner() -> None:
    view = samples.partners_hand()
    asker = replace(view, seat=0, hand=parse("AC"), legal=())
    partner = replace(view, hand=parse("AC"), legal=(Action("answer", target="yes"),))
    assert pixels(hand(asker)) != pixels(hand(partner))
