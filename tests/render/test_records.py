"""Boards, curves and the sheet of a whole game: with nothing, little and much on them, and with any names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

import render
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import FORFEIT, Action
from render import Look, Point, Row
from render.kit import palette
from tests.render import record_samples as samples
from tests.render.test_pictures import opened, pixels
from tests.render.test_presets import is_of_the_house

OWN = replace(samples.OWN, rank=42)
PARTNERS = (0, 1, 0, 1)
ALONE = (0, 1, 2, 3, 4, 5)

PICTURES: dict[str, Callable[[], bytes]] = {
    "empty board": lambda: render.draw_board("Standings", samples.COLUMNS, ()),
    "board of one": lambda: board(samples.ROWS[:1], samples.ROWS[0]),
    "board of ten": lambda: board(samples.ROWS, samples.OWN),
    "own row alone": lambda: board((), samples.OWN),
    "records": lambda: render.draw_board("Hall of fame", ("",), [Row("Highest score", (12450,), detail="Ada, 12 Nov")]),
    "no curve": lambda: render.draw_curve("Ada", ()),
    "curve of one": lambda: render.draw_curve("Ada", samples.curve((25,)), samples.FORM[:1]),
    "curve": lambda: render.draw_curve("Ada", samples.curve(), samples.FORM, subtitle="Rating", note="to 5 Nov"),
    "long curve": lambda: render.draw_curve("Ada", samples.curve(samples.RATED * 40), samples.FORM * 9),
    "no scores": lambda: render.draw_scores(samples.played(0), samples.NAMES[:2]),
    "scores": lambda: render.draw_scores(samples.played(6), samples.NAMES[:2], "Ada leads"),
    "many scores": lambda: render.draw_scores(samples.played(40), samples.NAMES[:2]),
    "scores of partners": lambda: render.draw_scores(samples.played(3, PARTNERS), samples.NAMES[:4]),
    "scores of six": lambda: render.draw_scores(samples.played(3, ALONE), samples.NAMES[:6]),
}


def board(rows: tuple[Row, ...], own: Row | None = None, columns: tuple[str, ...] = samples.COLUMNS) -> bytes:
    return render.draw_board("Standings", columns, rows, own, subtitle=samples.PLACE, note="Page 1 of 9", by=5)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_a_small_palette_png_of_the_house_colours(name: str) -> None:
    png = PICTURES[name]()
    assert is_of_the_house(png)
    assert len(png) <= 90 * 1024
    assert PICTURES[name]() == png


def test_each_look_has_its_boards_and_curves() -> None:
    for draw in (
        lambda look: render.draw_board("Standings", samples.COLUMNS, samples.ROWS, look=look),
        lambda look: render.draw_curve("Ada", samples.curve(), samples.FORM, look=look),
        lambda look: render.draw_scores(samples.played(5), samples.NAMES[:2], look=look),
    ):
        usual, other = opened(draw(Look())), opened(draw(Look("wine")))
        assert usual.tobytes() == other.tobytes()
        assert usual.getpalette() != other.getpalette()


def test_a_board_shows_every_figure_rank_name_and_word_of_a_row() -> None:
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


def test_more_than_ten_rows_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 10 rows"):
        board((*samples.ROWS, samples.OWN))


def test_the_askers_row_is_marked_among_the_others_or_set_apart_under_them() -> None:
    nobody, mine, apart = (opened(board(samples.ROWS, own)) for own in (None, samples.ROWS[3], OWN))
    assert mine.size == nobody.size
    assert apart.height > nobody.height
    assert len({picture.tobytes() for picture in (nobody, mine, apart)}) == 3
    assert nobody.crop((0, 0, 1100, 780)).tobytes() == apart.crop((0, 0, 1100, 780)).tobytes()


def test_of_two_players_alike_the_asker_is_marked() -> None:
    twins = (samples.ROWS[0], replace(samples.ROWS[0]))
    assert board(twins, twins[0]) != board(twins, twins[1])
    assert board(twins, replace(twins[0])) == board(twins, twins[0])


@pytest.mark.parametrize("name", samples.NAMES)
def test_a_long_name_gives_way_to_the_figures(name: str) -> None:
    rows = (samples.ROWS[0], replace(samples.ROWS[1], name="Bo"))
    longer = (samples.ROWS[0], replace(samples.ROWS[1], name=name * 3))
    short, long = (opened(board(its, its[1])) for its in (rows, longer))
    assert short.size == long.size
    figures = (620, 0, 1100, short.height)
    assert short.crop(figures).tobytes() == long.crop(figures).tobytes()


@settings(max_examples=25, deadline=None)
@given(
    texts=st.lists(st.text(max_size=40), min_size=4, max_size=4),
    columns=st.integers(0, 9),
    figure=st.integers(-(10**9), 10**9) | st.text(max_size=20),
    rank=st.none() | st.integers(1, 10**7),
)
def test_any_board_can_be_drawn(texts: list[str], columns: int, figure: int | str, rank: int | None) -> None:
    title, name, detail, mark = texts
    row = Row(name, (figure,) * columns, rank, detail, mark)
    assert is_of_the_house(render.draw_board(title, (title,) * columns, [row] * 10, row, subtitle=name, note=detail))


VALUES = st.floats(-1e6, 1e6)


@settings(max_examples=25, deadline=None)
@given(
    points=st.lists(st.tuples(VALUES, st.floats(0, 1e5)), max_size=60),
    label=st.text(max_size=12),
    form=st.lists(st.sampled_from(("won", "lost", "shared")), max_size=40),
)
def test_any_curve_can_be_drawn(points: list[tuple[float, float]], label: str, form: list[render.Result]) -> None:
    curve = [Point(value, value - spread, value + spread, label) for value, spread in points]
    assert is_of_the_house(render.draw_curve(label, curve, form))


def found(image: Image.Image, colour: palette.Colour) -> tuple[int, int, int, int]:
    """The rectangle that holds all pixels of a colour."""
    mask = Image.new("L", image.size)
    mask.putdata([255 * (pixel == colour) for pixel in image.convert("RGB").get_flattened_data()])
    box = mask.getbbox()
    assert box is not None
    return box


def test_a_curve_rises_with_its_values_and_is_as_wide_as_it_is_uncertain() -> None:
    up, down = (opened(render.draw_curve("Ada", samples.curve(values))) for values in ((20, 30), (30, 20)))
    ends = [picture.crop((900, 0, 1100, picture.height)) for picture in (up, down)]
    assert found(ends[0], palette.GOLD_INK)[1] < found(ends[1], palette.GOLD_INK)[1]
    wide, narrow = (opened(render.draw_curve("Ada", samples.curve((20, 30, 25), spread))) for spread in (8, 0.5))
    engraved = palette.colours().index(palette.ENGRAVED)
    bands = [{index: count for count, index in picture.getcolors()}[engraved] for picture in (wide, narrow)]
    assert bands[0] > 3 * bands[1]


def test_what_was_won_stands_above_what_was_lost() -> None:
    picture = opened(render.draw_curve("Ada", (), ("won", "lost", "shared")))
    won, lost, shared = (found(picture, colour)[1] for colour in (palette.LEAF, palette.STOP, palette.ICE))
    assert won < shared < lost


def test_only_the_newest_results_are_shown() -> None:
    newest = ("won", "lost") * 10
    assert render.draw_curve("Ada", (), ("lost", "lost", *newest)) == render.draw_curve("Ada", (), newest)


def test_the_sheet_of_a_game_shows_every_round_and_gathers_the_earliest_of_many() -> None:
    def drawn(rounds: int) -> bytes:
        return render.draw_scores(samples.played(rounds), samples.NAMES[:2])

    heights = [opened(drawn(rounds)).height for rounds in (1, 2, 14, 15, 40)]
    assert heights[0] < heights[1] < heights[2] < heights[3] == heights[4]
    assert pixels(drawn(39)) != pixels(drawn(40))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", [0, 3])
def test_a_game_that_is_given_up_in_the_middle_of_a_round_shows_how_it_stood(game: str, actions: int) -> None:
    rules = GAMES[game]
    played = Game(rules.of(rules.presets[0]), 2, Deals.numbered(3))
    for _ in range(actions):
        played.play(played.to_act[0], played.view(played.to_act[0]).legal[0])
    played.play(0, Action(FORFEIT))
    view = played.view(None)
    assert view.winners == (1,)
    assert render.draw_table(view, samples.NAMES[:2], "Ada left") == render.draw_scores(
        view, samples.NAMES[:2], "Ada left"
    )
    assert is_of_the_house(render.draw_hand(played.view(0), samples.NAMES[:2]))
    render.replay_gif([view], samples.NAMES[:2])


def test_the_sheet_of_a_game_says_who_has_won_and_where_it_ends() -> None:
    changes = ({}, {"winners": (1,)}, {"target": 8500}, {"rounds": 4})
    views = [replace(samples.played(3), **change) for change in changes]
    assert len({render.draw_scores(view, samples.NAMES[:2]) for view in views}) == 4
