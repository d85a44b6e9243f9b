"""The result of a daily deal: a field of one or thousands, ties, losses, long names in any script."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import render
from render import DailyResult, Friend, Look
from render.generic.daily import MAX_FRIENDS, SCORE
from render.kit import palette
from tests.examples import examples, sampled
from tests.render.images import LARGEST, assert_standard_png, counted_colours, decoded
from tests.render.looks import ENGLISH, HOUSE

NAMES = (
    "Ada",
    "عبد الرحمن بن محمد بن عبد الله",
    "M" * 32,
    "😀😃😄😁 the emoji queen 🃏",
    "Дмитрий Александрович",
    "",
    "Wolfeschlegelsteinhausenberger",
    "x",
)


def result(score: int, par: int | None, field: dict[int, int], friends: int = 0, note: str = "") -> DailyResult:
    """Return the result of a person among friends, the third of whom is that person."""
    shown = tuple(Friend(place + 1, NAMES[place], score - place + 2, place == 2) for place in range(friends))
    return DailyResult(
        "Gin, day 214",
        "24 November 2026, still open",
        score,
        par,
        "Better than 78 %",
        ("26 better than par", "3rd of 340 so far", "12 days in a row"),
        tuple(field.items()),
        "Everybody so far",
        shown,
        "On this server",
        note,
    )


def crowd(count: int) -> dict[int, int]:
    """Return a field of a number of attempts."""
    chance, field = Random(1), dict[int, int]()
    for _ in range(count):
        score = round(chance.gauss(10, 60))
        field[score] = field.get(score, 0) + 1
    return field


RESULTS = {
    "alone": result(57, 31, {57: 1}, 1),
    "without par": result(57, None, {57: 1}),
    "two": result(-12, 31, {-12: 1, 40: 1}, 2),
    "five with ties": result(3, 31, {57: 2, 3: 2, -100: 1}, 5),
    "all level": result(0, 0, {0: 300}),
    "thousands": result(57, 31, crowd(5000) | {57: 40}, MAX_FRIENDS, "And 12 more"),
    "far behind": result(-12_345, -340, {-12_345: 1, -200: 3, 4000: 1}, 3),
    "outside the field": result(900, -900, crowd(200), 4),
}


@sampled
@pytest.mark.parametrize("name", RESULTS)
def test_result_is_a_standard_png_and_deterministic(name: str) -> None:
    png = render.draw_daily(RESULTS[name], look=HOUSE)
    assert_standard_png(png, LARGEST)
    assert render.draw_daily(RESULTS[name], look=HOUSE) == png


def test_result_follows_the_look() -> None:
    usual, wine = (
        decoded(render.draw_daily(RESULTS["two"], look=Look(felt, say=ENGLISH))) for felt in ("green", "wine")
    )
    assert usual.tobytes() == wine.tobytes()
    assert usual.getpalette() != wine.getpalette()


def test_more_of_the_field_is_filled_for_a_better_score() -> None:
    leaf = palette.colours(HOUSE).index(palette.LEAF)
    filled = [
        counted_colours(decoded(render.draw_daily(result(score, None, crowd(500)), look=HOUSE)))[leaf]
        for score in (-60, 10, 90)
    ]
    assert filled == sorted(filled)
    assert filled[2] > 2 * filled[0]


def test_long_score_is_never_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    line = render.kit.text.line

    def note(text: str, style: render.kit.text.Style) -> render.kit.text.Text:
        if style.weight == SCORE.weight:
            written.append(text)
        return line(text, style)

    monkeypatch.setattr("render.kit.text.line", note)
    render.draw_daily(result(-123_456_789, None, {0: 1}), look=HOUSE)
    assert "−123,456,789" in written


def test_more_friends_than_fit_are_refused() -> None:
    friends = RESULTS["thousands"].friends
    with pytest.raises(ValueError, match="at most 8 friends"):
        render.draw_daily(RESULTS["thousands"]._replace(friends=(*friends, *friends)), look=HOUSE)


SCORES = st.integers(-100_000, 100_000)


@examples(10)
@given(
    score=SCORES,
    par=st.none() | SCORES,
    field=st.dictionaries(SCORES, st.integers(1, 3000), max_size=40),
    words=st.text(max_size=60),
)
def test_any_result_can_be_drawn(score: int, par: int | None, field: dict[int, int], words: str) -> None:
    friends = (Friend(1, words, score, own=True), Friend(2, words, -score))
    drawn = DailyResult(words, words, score, par, words, (words,) * 3, tuple(field.items()), words, friends, words)
    assert_standard_png(render.draw_daily(drawn, look=Look(say=ENGLISH)))
