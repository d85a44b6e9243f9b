"""The layout of Canasta's melds on the mats."""

from __future__ import annotations

from typing import get_args

import render
from render.canasta.cards import HAND_ORDER
from render.canasta.melds import Mats
from render.kit.look import Look, Melds
from tests.render.canasta import preset_samples, samples
from tests.render.canasta.samples import melds

WIDTH = 1060


def rows(order: Melds) -> list[list[str]]:
    view = samples.table(melds=(samples.melds("4H 4S 4D 4C, AH AS AD 2C 2D, KH KS KD"), ()))
    mats = Mats(view, WIDTH, order)
    return [[meld.rank for meld in row] for row in mats.rows[0]]


def test_rows_are_ordered_as_made_by_rank_or_by_length() -> None:
    assert rows("columns") == []
    assert rows("made") == [["4", "A", "K"]]
    assert rows("rank") == [["A", "K", "4"]]
    assert rows("length") == [["A", "4", "K"]]
    looks = [Look(melds=order) for order in get_args(Melds)]
    assert len({render.draw_table(samples.table(), samples.NAMES, look=look) for look in looks}) == 4


def test_ranks_have_columns_unless_a_side_has_two_melds_of_one_rank() -> None:
    def columns(mine: str, theirs: str = "") -> tuple[str, ...]:
        return Mats(preset_samples.modern(melds=(melds(mine), melds(theirs))), WIDTH).columns

    assert columns("KH KS KD") == columns("") == HAND_ORDER[2:-1]
    assert columns("KH KS KD", "2H 2S JK") == (*HAND_ORDER[2:-1], "wild")
    assert columns("KH KS KD", "KC KC KD, KH KH KS") == ()
    assert columns("4H 5H 6H") == ()


def test_empty_mats_take_no_space_with_many_sides() -> None:
    mats = Mats(preset_samples.three(), WIDTH)
    assert not mats.tall
    assert mats.height(1) == 0 < mats.height(0) == mats.height(2)
    assert (
        Mats(preset_samples.modern(), WIDTH).height(1)
        == Mats(preset_samples.modern(), WIDTH).height(0)
        > mats.height(0)
    )


def test_melds_without_columns_wrap_into_rows() -> None:
    laid = "4H 5H 6H 7H 8H 9H"
    heights = [
        Mats(preset_samples.samba(melds=(melds(", ".join([laid] * count)), ())), WIDTH).height(0)
        for count in (1, 3, 4, 7)
    ]
    assert heights == [heights[0], heights[0], 2 * heights[0], 3 * heights[0]]
