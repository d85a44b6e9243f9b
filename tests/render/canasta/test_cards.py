"""The faces of Canasta's cards, and the layout of a hand with every index readable."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageChops

from engine.cards import KNOWN, rank
from render.canasta import hand as canasta_hand
from render.canasta.melds import HAND_ORDER, card_face
from render.kit import hands, palette
from tests.cards import parse
from tests.examples import sampled
from tests.render.canasta import samples
from tests.render.images import counted_colours
from tests.render.looks import HOUSE

SIZE = (canasta_hand.LARGE.width, canasta_hand.LARGE.height)


@pytest.mark.parametrize("index", ["column", "row"])
def test_all_faces_differ(index: Literal["column", "row"]) -> None:
    faces = {card: card_face(card, *SIZE, HOUSE, index=index).image.tobytes() for card in KNOWN}
    assert len(set(faces.values())) == len(KNOWN) == 53


@pytest.mark.parametrize("card", ["2H", "2S", "JK"])
def test_wild_cards_are_cream(card: str) -> None:
    assert card_face(card, *SIZE, HOUSE).image.getpixel((60, 5)) == palette.CREAM
    assert card_face("KH", *SIZE, HOUSE).image.getpixel((60, 5)) == palette.WHITE


@pytest.mark.parametrize("size", [canasta_hand.LARGE, canasta_hand.SMALL], ids=["large", "small"])
def test_visible_strip_identifies_a_covered_card(size: hands.Size) -> None:
    strips = {
        card: card_face(card, size.width, size.height, HOUSE).image.crop((0, 0, size.step, size.height))
        for card in KNOWN
    }
    for one, other in combinations(sorted(strips), 2):
        assert ImageChops.difference(strips[one], strips[other]).getbbox() is not None, (one, other)


@sampled
@pytest.mark.parametrize("card", sorted(KNOWN))
def test_index_ends_within_the_visible_strip(card: str) -> None:
    size = canasta_hand.LARGE
    above_emblem = card_face(card, size.width, size.height, HOUSE).image.crop((size.step, 4, size.width - 4, 40))
    assert len(counted_colours(above_emblem)) == 1


def test_points_are_written_on_the_card() -> None:
    assert card_face("KH", *SIZE, HOUSE, worth=10).image.tobytes() != card_face("KH", *SIZE, HOUSE).image.tobytes()


def test_groups_have_wild_cards_first_threes_last_and_new_cards_on_top() -> None:
    groups = hands.groups(parse("3C 4H KS 2D KH JK KD AC"), parse("KH"), HAND_ORDER)
    assert [(group.kind, group.cards, group.old) for group in groups] == [
        ("JK", ("JK",), 1),
        ("2", ("2D",), 1),
        ("A", ("AC",), 1),
        ("K", ("KD", "KS", "KH"), 2),
        ("4", ("4H",), 1),
        ("3", ("3C",), 1),
    ]


@given(st.lists(st.sampled_from(sorted(KNOWN)), max_size=60))
def test_rows_have_every_card_once_and_fit(cards: list[str]) -> None:
    groups = hands.groups(cards, (), HAND_ORDER)
    rows = hands.rows(groups, canasta_hand.LARGE, canasta_hand.ROOM)
    in_rows = [card for row in rows for group in row for card in group.cards]
    assert in_rows == [card for group in groups for card in group.cards]
    assert sorted(in_rows) == sorted(cards)
    assert all({rank(card) for card in group.cards} == {group.kind} for group in groups)
    assert all(hands.row_width(row, canasta_hand.LARGE) <= canasta_hand.ROOM for row in rows)


def test_rows_are_as_few_as_possible() -> None:
    groups = hands.groups(samples.hand().hand, (), HAND_ORDER)
    assert len(hands.rows(groups, canasta_hand.LARGE, canasta_hand.ROOM)) == 2
    assert hands.rows([], canasta_hand.LARGE, canasta_hand.ROOM) == []


def test_red_threes_are_grouped_last() -> None:
    groups = hands.groups(parse("3H 3C 4D"), (), HAND_ORDER)
    assert [group.cards for group in groups] == [("4D",), ("3C", "3H")]
