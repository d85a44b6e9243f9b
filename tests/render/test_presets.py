"""The pictures of every preset of Canasta: what each shows that ``classic`` has not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import render
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.cards import parse
from engine.deal import Deals
from engine.game import Game
from engine.players import ADVANCED, choose
from engine.score import ScoreLine
from engine.types import Action
from render.canasta import scores, words
from render.canasta.cards import HAND_ORDER, worth
from render.canasta.melds import Mats
from render.kit import fan
from render.kit.palette import colours
from tests.render import preset_samples as samples
from tests.render.samples import melds
from tests.render.test_pictures import opened, pixels

TABLES, HANDS = samples.TABLES, samples.HANDS


def table(view: CanastaView, note: str = samples.NOTE) -> bytes:
    return render.draw_table(view, samples.NAMES[: len(view.sides)], note)


def hand(view: CanastaView) -> bytes:
    return render.draw_hand(view, samples.NAMES[: len(view.sides)], samples.TITLE)


PICTURES: dict[str, Callable[[], bytes]] = {
    **{f"{name} table": lambda sample=sample: table(sample()) for name, sample in TABLES.items()},
    **{f"{name} hand": lambda sample=sample: hand(sample()) for name, sample in HANDS.items()},
}


def is_of_the_house(png: bytes) -> bool:
    """Whether a picture has the house's width, colours and size of file."""
    image = opened(png)
    found = {colour for _, colour in image.convert("RGB").getcolors(256) or ()}
    return (image.format, image.mode, image.width) == ("PNG", "P", 1100) and found <= set(colours())


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_a_small_palette_png_of_the_house_colours(name: str) -> None:
    png = PICTURES[name]()
    assert is_of_the_house(png)
    assert len(png) <= 90 * 1024
    assert PICTURES[name]() == png


SEATS = [(preset, seats) for preset in CanastaRules.presets for seats in CanastaRules.of(preset).players]


@pytest.mark.parametrize(("preset", "seats"), SEATS)
def test_rounds_of_every_preset_can_be_drawn_at_any_moment(preset: str, seats: int) -> None:
    game = Game(CanastaRules.of(preset), seats, Deals.numbered(7))
    names = samples.NAMES[:seats]
    step = 0
    while not game.round.over:
        seat = game.to_act[0]
        if step % 120 == 0:
            assert is_of_the_house(render.draw_table(game.view(None), names, samples.NOTE))
            assert is_of_the_house(render.draw_hand(game.view(seat), names))
        game.play(seat, choose(game.view(seat), ADVANCED, "7"))
        step += 1
    assert is_of_the_house(render.draw_table(game.view(None), names, samples.NOTE))
    assert is_of_the_house(render.draw_hand(game.view(0), names))


SHOWN_ON_TABLE: list[tuple[str, str, Any]] = [
    ("modern", "talons", (4, 3)),
    ("modern", "talons", ()),
    ("modern", "pure_melds", False),
    ("modern", "red_threes", (parse("3H 3D 3C 3S 3H 3H"), parse("3S 3D"))),
    ("modern", "frozen_to", (False, True)),
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


@pytest.mark.parametrize(("name", "field", "value"), SHOWN_ON_TABLE)
def test_what_a_player_must_know_is_on_the_table(name: str, field: str, value: object) -> None:
    view = TABLES[name]()
    replaced = replace(view, asking=None) if field == "answer" else view
    assert pixels(table(view)) != pixels(table(replace(replaced, **{field: value})))


SHOWN_ON_HAND: list[tuple[str, str, Any]] = [
    ("modern", "talons", ()),
    ("modern", "frozen_to", (False, False)),
    ("windows1", "seven", 5),
    ("partners", "asking", None),
    ("partners-answered", "answer", "no"),
    ("partners", "sides", (0, 0, 1, 1)),
    ("bolivia", "threes_held", (0, 5)),
    ("hand-and-foot", "threes_held", (0, 5)),
    ("hand-and-foot", "feet", (0, 0, 11, 0)),
    ("hand-and-foot", "canastas_to_go_out", 2),
]


@pytest.mark.parametrize(("name", "field", "value"), SHOWN_ON_HAND)
def test_what_its_owner_must_know_is_on_the_hand(name: str, field: str, value: object) -> None:
    view = HANDS[name]()
    assert pixels(hand(view)) != pixels(hand(replace(view, **{field: value})))


@pytest.mark.parametrize(
    ("laid", "said"),
    [
        ("KH KS KD KC", "K ×4"),
        ("KH KS KD 2C", "K 3+1"),
        ("KH KS KD KC KH KS KD", "K PURE 7"),
        ("KH KS KD KC KH KS 2D JK", "K MIX 8"),
        ("KH KS KD, KC KC KD 2H", "K-2 3+1"),
        ("2H 2S JK", "WILD ×3"),
        ("2H 2S JK 2C JK 2D 2D", "WILD 7"),
        ("4H 5H 6H", "4–6♥"),
        ("8S 9S 10S JS QS KS AS", "8–A♠ SEQ"),
    ],
)
def test_a_meld_in_short(laid: str, said: str) -> None:
    assert words.short_meld(melds(laid)[-1]) == said


@pytest.mark.parametrize(
    ("codes", "said"),
    [
        (("pair",), ["9 + 9"]),
        (("pair", "natural-and-wild"), ["9 + 9", "or 9 + wild"]),
        (("pair", "meld"), ["9 + 9", "or onto the meld"]),
    ],
)
def test_the_ways_to_take_the_pile_in_words(codes: tuple[str, ...], said: list[str]) -> None:
    assert words.ways_to_take(codes, "9") == said


@pytest.mark.parametrize(
    ("kinds", "said"),
    [
        ({"answer"}, "Your turn: say yes or no"),
        ({"meld", "ask", "discard"}, "Your turn: meld, discard or ask to go out"),
        ({"pass"}, "Your turn: keep your last card"),
        ({"discard", "special"}, "Your turn: discard or lay your special hand"),
    ],
)
def test_the_hand_says_what_may_be_done(kinds: set[str], said: str) -> None:
    assert words.your_turn(kinds) == said


def test_cards_count_by_the_rules_in_force() -> None:
    counts = {"windows1": ("7S", 10), "bolivia": ("3S", 100), "hand-and-foot": ("3H", 100)}
    for name, (card, points) in counts.items():
        assert worth(HANDS[name](), card) == points
    classic = samples.view("classic", 2)
    assert [worth(classic, card) for card in parse("7S 3S 3H AS JK KD 4D")] == [5, 5, None, 20, 50, 10, 5]


def test_ranks_have_their_places_while_no_side_has_two_melds_of_one() -> None:
    def columns(mine: str, theirs: str = "") -> tuple[str, ...]:
        return Mats(samples.modern(melds=(melds(mine), melds(theirs))), 1060).columns

    assert columns("KH KS KD") == columns("") == HAND_ORDER[2:-1]
    assert columns("KH KS KD", "2H 2S JK") == (*HAND_ORDER[2:-1], "wild")
    assert columns("KH KS KD", "KC KC KD, KH KH KS") == ()
    assert columns("4H 5H 6H") == ()


def test_many_sides_leave_out_what_is_empty() -> None:
    mats = Mats(samples.three(), 1060)
    assert not mats.tall
    assert mats.height(1) == 0 < mats.height(0) == mats.height(2)
    assert Mats(samples.modern(), 1060).height(1) == Mats(samples.modern(), 1060).height(0) > mats.height(0)


def test_melds_that_follow_each_other_take_as_many_rows_as_they_need() -> None:
    laid = "4H 5H 6H 7H 8H 9H"
    heights = [
        Mats(samples.samba(melds=(melds(", ".join([laid] * count)), ())), 1060).height(0) for count in (1, 3, 4, 7)
    ]
    assert heights == [heights[0], heights[0], 2 * heights[0], 3 * heights[0]]


def test_a_sequence_is_marked_by_its_suit_in_the_hand() -> None:
    view = samples.samba_hand()
    rank_only = tuple(action for action in view.legal if action.target not in ("S", "D"))
    clubs = tuple(action._replace(target="C") if action.target == "S" else action for action in view.legal)
    assert len({hand(view), hand(replace(view, legal=rank_only)), hand(replace(view, legal=clubs))}) == 3


def test_a_special_hand_lies_open_under_the_sheet() -> None:
    view = samples.special_hand()
    bare = tuple(tuple(line._replace(cards=()) for line in lines) for lines in view.scores[-1])
    assert opened(table(view)).height > opened(table(replace(view, scores=(bare,)))).height
    assert pixels(table(view)) != pixels(table(replace(view, special="garbage")))


@settings(max_examples=10, deadline=None)
@given(names=st.lists(st.text(max_size=40), min_size=6, max_size=6), note=st.text(max_size=200))
def test_any_names_of_six_can_be_drawn(names: list[str], note: str) -> None:
    for view in (samples.partners_of_six(), samples.six_alone(), samples.sheet_of(6)):
        assert opened(render.draw_table(view, names, note)).width == 1100
    assert opened(render.draw_hand(samples.samba_hand(), names, note)).size == opened(PICTURES["samba hand"]()).size


@pytest.mark.parametrize("sides", range(2, 7))
@pytest.mark.parametrize("code", scores.SCORE_ORDER)
def test_every_number_of_a_round_is_on_the_sheet_of_any_number_of_sides(code: str, sides: int) -> None:
    def sheet(points: int) -> bytes:
        line = (ScoreLine("cards-melded", 0, 0), ScoreLine(code, points))
        seats = {"sides": tuple(range(sides)), "totals": (0,) * sides}
        return table(replace(samples.sheet_of(sides), scores=((line,) * sides,), **seats), "")

    assert pixels(sheet(100)) != pixels(sheet(200))


def test_long_figures_of_six_sides_do_not_touch() -> None:
    """Between two columns of totals there is a gap in every row of pixels."""
    view = replace(samples.sheet_of(6), totals=(-12_240, 14_820, 12_445, 10_000, 13_310, 17_885))
    image = opened(table(view, "")).convert("RGB")
    line = (1100 - 36 - 262) // 6
    for side in range(1, 6):
        left = 1100 - 36 - line * (6 - side) + 2
        gap = image.crop((left, image.height - 80, left + 4, image.height - 40))
        assert len(gap.getcolors()) == 1


def test_partners_sit_together_in_the_lobby() -> None:
    def lobby(*sides: int) -> bytes:
        return pixels(render.draw_lobby(("Ada", "Bo", "Chloé", ""), "Canasta · partners", ("4 players",), sides))

    assert lobby(0, 1, 0, 1) != lobby(0, 0, 1, 1) != lobby()
    assert lobby() == lobby(0, 1, 2, 3)


def test_a_hand_keeps_red_threes_where_they_are_held() -> None:
    groups = fan.groups(parse("3H 3C 4D"), (), HAND_ORDER)
    assert [group.cards for group in groups] == [("4D",), ("3C", "3H")]


def test_only_the_asked_partner_reads_the_question_as_their_turn() -> None:
    view = samples.partners_hand()
    asker = replace(view, seat=0, hand=parse("AC"), legal=())
    partner = replace(view, hand=parse("AC"), legal=(Action("answer", target="yes"),))
    assert pixels(hand(asker)) != pixels(hand(partner))
