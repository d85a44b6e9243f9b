"""The layout of Canasta's melds on the mats."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

import render
from render.canasta.melds import HAND_ORDER, LARGEST, LIFT, Mats, draw_trophy, laid_out
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.palette import Look, Melds, palette_of
from tests.examples import sampled
from tests.render.canasta import preset_samples, samples
from tests.render.canasta.samples import melds
from tests.render.images import counted_colours, decoded
from tests.render.looks import ENGLISH, HOUSE

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
    view = samples.table(melds=(samples.melds("AH AS AD 2C 2D, KH KS KD, 4H 4S 4D 4C"), ()), made=((2, 0, 1), ()))
    assert [meld.rank for meld in laid_out(view, 0, "made")] == ["4", "A", "K"]
    looks = [Look(melds=order, say=ENGLISH) for order in get_args(Melds)]
    assert len({render.draw_table(samples.table(), samples.NAMES, look=look) for look in looks}) == 4


def test_canastas_come_first_by_length_and_mixed_ones_after_others() -> None:
    pure, mixed, longer = "5H 5H 5S 5S 5D 5D 5C", "AH AS AD AC AC 2C 2D 2H", "4H 4S 4D 4D 4C 4C"
    view = samples.table(melds=(samples.melds(f"KH KS KD, {mixed}, {longer}, {pure}"), ()))
    assert [meld.rank for meld in laid_out(view, 0, "length")] == ["5", "A", "4", "K"]


def test_ranks_have_columns_unless_a_side_has_two_melds_of_one_rank() -> None:
    def columns(mine: str, theirs: str = "") -> tuple[str, ...]:
        return Mats(preset_samples.modern(melds=(melds(mine), melds(theirs))), WIDTH).columns

    assert columns("KH KS KD") == columns("") == HAND_ORDER[2:-1]
    assert columns("KH KS KD", "2H 2S JK") == (*HAND_ORDER[2:-1], "wild")
    assert columns("KH KS KD", "KC KC KD, KH KH KS") == ()
    assert columns("4H 5H 6H") == ()


def test_mats_without_melds_take_no_space() -> None:
    mats = Mats(preset_samples.three(), WIDTH)
    assert mats.height(1) == 0 < mats.height(0) < mats.height(2), "a row with a canasta is higher"
    mats = Mats(preset_samples.modern(), WIDTH)
    assert mats.height(1) == 0 < mats.height(0)
    assert decoded(render.draw_table(samples.empty(), samples.NAMES, look=HOUSE)).height < 400


TABLES = {**preset_samples.TABLES, "classic": samples.table, "full": samples.full}


@sampled
@pytest.mark.parametrize("name", [name for name, sample in TABLES.items() if not sample().over])
@pytest.mark.parametrize("order", get_args(Melds))
def test_canasta_is_larger_than_a_loose_meld_and_everything_fits(name: str, order: Melds) -> None:
    view = TABLES[name]()
    mats = Mats(view, WIDTH, order)
    for side, sizes in enumerate(mats.sizes):
        assert sizes.trophy.width > sizes.card.width
        assert sizes.trophy.height > sizes.card.height
        rows = [columns.widths for columns in mats.columns_of[side : side + 1]]
        rows += [[sizes.width(meld) for meld in row] for row in mats.rows[side]]
        assert all(sum(widths) <= WIDTH for widths in rows)
    for sizes in mats.sizes if mats.tall and any(view.melds) else ():
        assert sizes.trophy.height + LIFT <= max(map(mats.height, range(len(view.melds))))


@pytest.mark.parametrize(
    ("laid", "colour"),
    [
        ("KS KS KC KC KD KH KH", palette.RED),
        ("KH KH KD KD KS 2D 2H", palette.INK),
        ("4H 5H 6H 7H 8H 9H 10H", palette.BLUE),
    ],
    ids=["natural: red", "mixed: black", "sequence: blue"],
)
def test_top_card_of_a_canasta_has_its_color(laid: str, colour: palette.Colour) -> None:
    [meld] = melds(laid)
    canvas = Canvas(LARGEST.width, LARGEST.height + LIFT, look=HOUSE)
    draw_trophy(canvas, LARGEST._replace(y=LIFT), meld, samples.table().rules)
    drawn = palette_of(canvas.look).rgb(canvas.image)
    assert drawn.getpixel((LARGEST.width // 2, LIFT + 1)) == colour
    index = drawn.crop((8, LIFT + 8, LARGEST.width - 8, LIFT + 50))
    inks = set(counted_colours(index, 2500))
    assert (palette.RED in inks) == (colour == palette.RED or meld.sequence)
    assert (palette.INK in inks) == (colour == palette.INK)


def test_canasta_shows_its_bonus() -> None:
    def drawn(**rules: int) -> bytes:
        view = samples.table()
        return render.draw_table(replace(view, rules=view.rules.model_copy(update=rules)), samples.NAMES, look=HOUSE)

    assert len({drawn(), drawn(natural_canasta=400), drawn(mixed_canasta=400)}) == 3


def test_melds_without_columns_wrap_into_rows() -> None:
    laid = "4H 5H 6H 7H 8H 9H"
    heights = [
        Mats(preset_samples.samba(melds=(melds(", ".join([laid] * count)), ())), WIDTH).height(0)
        for count in (1, 3, 4, 7)
    ]
    assert heights == [heights[0], heights[0], 2 * heights[0], 3 * heights[0]]
