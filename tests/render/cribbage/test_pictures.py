"""The pictures of Cribbage: the board with both pegs of each side, the play, and the show."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import ImageChops

import render
from engine.cribbage.counting import Shown, counted
from engine.cribbage.presentation import PRESENTATION
from engine.cribbage.rules import CribbageRules
from engine.cribbage.view import CribbageView
from engine.deal import Deals
from engine.game import Game
from render.cribbage import table
from render.cribbage.board import Board
from render.cribbage.words import CribbageWords
from tests.cards import parse
from tests.engine.cribbage.table import CONTEXT, act, deal, lay, play_out
from tests.examples import sampled
from tests.render.images import LARGEST, assert_film, assert_standard_png, decoded
from tests.render.looks import ENGLISH, HOUSE

NAMES = ("Ada", "Ben", "Cy", "Di")
WORDS = CribbageWords(ENGLISH.of("cribbage"))


def game_of(preset: str, seats: int) -> Game:
    return Game(CribbageRules.of(preset), seats, Deals.numbered(1))


def shown(hand: str, starter: str, *, crib: bool = False) -> Shown:
    cards = parse(hand)
    return Shown(0, crib, cards, counted(cards, starter, crib=crib), 0)


def playing() -> CribbageView:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S", totals=(60, 58))
    lay(round_, "4C 4D", "QD QH")
    return round_.view(0, CONTEXT)


@pytest.mark.parametrize("target", [31, 61, 121, 181, 301])
@pytest.mark.parametrize("sides", [2, 3])
def test_every_hole_has_a_place_of_its_own_on_the_board(target: int, sides: int) -> None:
    board = Board(target, range(sides), (), 1060)
    places = [board.place(hole, track) for hole in range(1, target + 1) for track in range(sides)]
    assert len({*places}) == len(places)
    assert all(8 <= x <= 1060 - 8 and 8 <= y <= board.height - 8 for x, y in places)
    across = sorted(x for x, y in places if y == places[0][1])
    assert min(right - left for left, right in pairwise(across)) >= 13, "apart on a phone"


def test_both_pegs_of_each_side_are_drawn() -> None:
    view = playing()
    pictures = {
        render.draw_table(replace(view, pegs=pegs), NAMES[:2], look=HOUSE)
        for pegs in (((50, 60), (50, 58)), ((52, 60), (50, 58)), ((50, 60), (50, 59)), ((50, 60), (51, 58)))
    }
    assert len(pictures) == 4


def test_the_crib_lies_beside_its_owner_until_it_is_shown() -> None:
    view = playing()
    side = {}
    for dealer in (0, 1):
        both = [replace(view, dealer=dealer, crib_count=count) for count in (0, 4)]
        without, crib = (decoded(render.draw_table(each, NAMES[:2], look=HOUSE)).convert("RGB") for each in both)
        box = ImageChops.difference(without, crib).getbbox()
        assert box and box[3] - box[1] < 60, "only the crib, in one line"
        side[dealer] = (box[1] + box[3]) // 2
    assert side[0] - side[1] == 66, "the first side's line is below the other's"


def test_skunk_lines_are_drawn_only_where_they_count() -> None:
    view = playing()
    other = view.rules.with_changes({"skunk_lines": False})
    assert render.draw_table(view, NAMES[:2], look=HOUSE) != render.draw_table(
        replace(view, rules=other), NAMES[:2], look=HOUSE
    )
    assert WORDS.skunk_lines(view.rules.skunks) == "skunk line at 91, double at 61"
    assert WORDS.skunk_lines(other.skunks) == ""


def test_the_show_names_each_combination_with_the_points_so_far() -> None:
    assert WORDS.combinations(shown("7C 8C 8D KH", "2D")) == "15-2, 15-4, pair 6"
    assert WORDS.combinations(shown("JC 4D 6H 8S", "QC")) == "his nobs 1"
    assert WORDS.combinations(shown("3C 4C 4D 5H", "KS")) == "15-2, pair 4, run 7, run 10"
    assert WORDS.combinations(shown("2C 4D 6H 8S", "QC")) == "nothing: a nineteen"
    assert WORDS.combinations(shown("2C 4D 6H", "QC")) == "nothing"
    assert WORDS.combinations(shown("5C 5D 5H JS", "5S")) == "15-2 … 15-16, double pair royal 28, his nobs 29"


@sampled
@pytest.mark.parametrize("preset", CribbageRules.presets)
def test_the_show_is_drawn_hand_after_hand(preset: str) -> None:
    round_ = deal(preset=preset)
    for seat in round_.order:
        round_.play(seat, round_.legal(seat)[0])
    play_out(round_)
    pictures = []
    while not round_.over:
        act(round_, "show")
        pictures.append(render.draw_table(round_.view(None, CONTEXT), NAMES[: round_.seats], look=HOUSE))
        assert_standard_png(pictures[-1], LARGEST)
    assert len({*pictures}) == round_.seats + 1


def test_a_hand_to_be_counted_lies_open_without_its_points() -> None:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S", counting="by-hand")
    lay(round_, "4C 4D", "QD QH")
    play_out(round_)
    view = round_.view(0, CONTEXT)
    assert not view.shown and view.open == parse("7C 8C 9D 10D")
    assert_standard_png(render.draw_table(view, NAMES[:2], look=HOUSE), LARGEST)
    assert "9" not in {note.values.get("points") for note in PRESENTATION.page(view, "table") if note.code == "counts"}


def test_the_cards_that_others_may_claim_for_are_in_a_hand_that_is_looked_at_in_direct_messages() -> None:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S", counting="muggins")
    lay(round_, "4C 4D", "QD QH")
    play_out(round_)
    act(round_, "count 4")
    claims = round_.view(1, CONTEXT)
    assert claims.phase == "claim" and claims.open == parse("7C 8C 9D 10D")
    other = replace(claims, open=parse("7C 8C 9D 10H"))
    pictures = [decoded(render.draw_hand(view, NAMES[:2], look=HOUSE)).convert("RGB") for view in (claims, other)]
    assert ImageChops.difference(*pictures).getbbox(), "what lies open"


def test_cards_that_take_the_count_too_high_are_faded() -> None:
    view = playing()
    high = replace(view, series=((1, "KS"), (1, "QS"), (0, "JS")))
    assert render.draw_hand(view, NAMES[:2], look=HOUSE) != render.draw_hand(high, NAMES[:2], look=HOUSE)
    assert render.hand_order(view, look=HOUSE) == [*parse("7C 8C 9D 10D")]


def test_a_perfect_hand_is_filmed_combination_after_combination() -> None:
    round_ = deal("5C 5D 5H JS 2C 2D", "3C 3D 9C 9D KC KD", starter="5S")
    lay(round_, "2C 2D", "KC KD")
    play_out(round_)
    [*_, perfect] = events = act(round_, "show")
    view = round_.view(None, CONTEXT)
    assert render.film_moment(view, events) == perfect and perfect.kind == "perfect"
    frames = table.draw_film(view, NAMES[:2], perfect, HOUSE)
    assert len({frame.draw().png() for frame in frames[:11]}) == 11, "the cards, and ten combinations"
    assert_film(render.draw_film(view, NAMES[:2], perfect, look=HOUSE))
    assert render.film_moment(view, act(round_, "show")) is None, "the dealer's hand is worth less than 20"
    assert render.film_moment(deal().view(None, CONTEXT), [perfect]) is None, "the next deal hides it"


@pytest.mark.parametrize(("said", "told"), [("count 24", "counted"), ("count 20", "was-worth")])
def test_a_fine_hand_that_its_owner_counts_is_filmed_too(said: str, told: str) -> None:
    round_ = deal("7C 7D 8H 8S 2C 2D", "3C 3D 5C 5D KC KD", starter="9C", counting="by-hand")
    lay(round_, "2C 2D", "KC KD")
    play_out(round_)
    events = act(round_, said)
    view = round_.view(None, CONTEXT)
    moment = render.film_moment(view, events)
    assert moment and (moment.kind, moment.points) == (told, 24)
    assert len({frame.draw().png() for frame in table.draw_film(view, NAMES[:2], moment, HOUSE)}) > 6


def test_a_hand_counted_too_high_is_not_filmed() -> None:
    round_ = deal("7C 7D 8H 8S 2C 2D", "3C 3D 5C 5D KC KD", starter="9C", counting="by-hand")
    lay(round_, "2C 2D", "KC KD")
    play_out(round_)
    assert render.film_moment(round_.view(None, CONTEXT), act(round_, "count 28")) is None


def test_partners_are_shown_without_their_levels_where_these_find_no_room() -> None:
    long = [f"{name} (a computer that takes its time)" for name in NAMES]
    pair, four = game_of("cribbage", 2).view(None), game_of("four-handed", 4).view(None)
    assert render.draw_table(four, NAMES, labels=long, look=HOUSE) == render.draw_table(four, NAMES, look=HOUSE)
    assert render.draw_table(pair, NAMES[:2], labels=long[:2], look=HOUSE) != render.draw_table(
        pair, NAMES[:2], look=HOUSE
    )


def test_nobody_is_marked_as_to_act_between_rounds() -> None:
    game = game_of("cribbage", 2)
    while not game.between_rounds:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    view = game.view(None)
    assert view.phase == "scored" and view.to_act
    assert render.draw_table(view, NAMES[:2], look=HOUSE) == render.draw_table(
        replace(view, to_act=()), NAMES[:2], look=HOUSE
    )
