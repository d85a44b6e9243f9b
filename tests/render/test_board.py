"""Boards of any size, with any names and figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import render
from render import Look, Row
from tests.examples import examples
from tests.render import board_samples as samples
from tests.render.images import LARGEST, assert_standard_png, decoded
from tests.render.looks import ENGLISH, HOUSE

OWN = replace(samples.OWN, rank=42)

PICTURES: dict[str, Callable[[], bytes]] = {
    "empty board": lambda: render.draw_board("Standings", samples.COLUMNS, (), look=HOUSE),
    "board of one": lambda: board(samples.ROWS[:1], samples.ROWS[0]),
    "board of ten": lambda: board(samples.ROWS, samples.OWN),
    "own row alone": lambda: board((), samples.OWN),
    "hall of fame": lambda: render.draw_board(
        "Hall of fame", ("",), [Row("Best", (12450,), detail="Ada, 12 Nov")], look=HOUSE
    ),
}


def board(rows: tuple[Row, ...], own: Row | None = None, columns: tuple[str, ...] = samples.COLUMNS) -> bytes:
    return render.draw_board(
        "Standings", columns, rows, own, subtitle=samples.PLACE, note="Page 1 of 9", by=5, look=HOUSE
    )


@pytest.mark.parametrize("name", PICTURES)
def test_board_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


def test_board_follows_the_look() -> None:
    usual, wine = (decoded(draw(Look(felt, say=ENGLISH))) for felt in ("green", "wine"))
    assert usual.tobytes() == wine.tobytes()
    assert usual.getpalette() != wine.getpalette()


def draw(look: Look) -> bytes:
    return render.draw_board("Standings", samples.COLUMNS, samples.ROWS, look=look)


def test_board_shows_every_part_of_a_row() -> None:
    plain = replace(samples.ROWS[0], detail="since May")
    changed = [
        replace(plain, name="Bo"),
        replace(plain, rank=2),
        replace(plain, rank=None),
        replace(plain, detail="since June"),
        replace(plain, mark="provisional"),
        *(replace(plain, figures=(*plain.figures[:at], "7", *plain.figures[at + 1 :])) for at in range(6)),
    ]
    pictures = {board((row,)) for row in (plain, *changed)}
    assert len(pictures) == len(changed) + 1


def test_a_board_refuses_more_rows_than_a_phone_shows() -> None:
    with pytest.raises(ValueError, match=f"at most {render.MAX_ROWS} rows"):
        board((*samples.ROWS[:1],) * (render.MAX_ROWS + 1))


def test_own_row_is_highlighted_or_set_apart_below_the_others() -> None:
    without, own, apart = (decoded(board(samples.ROWS, row)) for row in (None, samples.ROWS[3], OWN))
    assert own.size == without.size
    assert apart.height > without.height
    assert len({picture.tobytes() for picture in (without, own, apart)}) == 3
    assert without.crop((0, 0, 1100, 780)).tobytes() == apart.crop((0, 0, 1100, 780)).tobytes()


def test_of_two_equal_rows_the_readers_own_is_highlighted() -> None:
    twins = (samples.ROWS[0], replace(samples.ROWS[0]))
    assert board(twins, twins[0]) != board(twins, twins[1])
    assert board(twins, replace(twins[0])) == board(twins, twins[0])


@pytest.mark.parametrize("name", samples.NAMES)
def test_long_name_leaves_the_figures_in_place(name: str) -> None:
    rows = (samples.ROWS[0], replace(samples.ROWS[1], name="Bo"))
    longer = (samples.ROWS[0], replace(samples.ROWS[1], name=name * 3))
    short, long = (decoded(board(both, both[1])) for both in (rows, longer))
    assert short.size == long.size
    figures = (620, 0, 1100, short.height)
    assert short.crop(figures).tobytes() == long.crop(figures).tobytes()


@examples(10)
@given(
    texts=st.lists(st.text(max_size=40), min_size=4, max_size=4),
    columns=st.integers(0, 9),
    figure=st.integers(-(10**9), 10**9) | st.text(max_size=20),
    rank=st.none() | st.integers(1, 10**7),
)
def test_any_board_can_be_drawn(texts: list[str], columns: int, figure: int | str, rank: int | None) -> None:
    title, name, detail, mark = texts
    row = Row(name, (figure,) * columns, rank, detail, mark)
    assert_standard_png(
        render.draw_board(title, (title,) * columns, [row] * 10, row, subtitle=name, note=detail, look=HOUSE)
    )
