"""Brackets: full pages, byes, open matches, long names in any script, and the reader's own matches."""

from __future__ import annotations

from collections import Counter

import pytest

import render
from render import MAX_MATCHES, MAX_ROUNDS, Bracket, BracketMatch, BracketRound, BracketSide
from render.generic.bracket import Outcome
from render.kit import palette
from tests.render.images import LARGEST, assert_standard_png, counted_colours, decoded
from tests.render.looks import HOUSE

NAMES = ("Ada", "عبد الرحمن بن محمد بن عبد الله", "M" * 32, "😀😃 the emoji queen 🃏", "", "x", "Ada and Ben", "Cyd")


def match(first: int, second: int, *, own: bool = False, won: bool = True) -> BracketMatch:
    """Return a match of two people by their seeds, which the first has won, or which is still open."""
    outcomes: tuple[Outcome, Outcome] = ("won", "lost") if won else ("", "")
    one, two = (
        BracketSide(NAMES[seed % len(NAMES)], seed, "2" if won else "", outcome, own and not number)
        for number, (seed, outcome) in enumerate(zip((first, second), outcomes, strict=True))
    )
    return BracketMatch((one, two))


def page(*rounds: tuple[BracketMatch, ...]) -> Bracket:
    return Bracket(
        "Friday cup", "Knockout", tuple(BracketRound(f"Round {n}", each) for n, each in enumerate(rounds, 1))
    )


FULL = tuple(match(2 * place + 1, 2 * place + 2) for place in range(MAX_MATCHES))
PAGES = {
    "full": page(FULL, FULL[:4], (match(1, 5, won=False), BracketMatch()), (BracketMatch(),)),
    "final": page((match(1, 2),)),
    "bye": page((BracketMatch((BracketSide("Ada", 1, "", "won"), BracketSide()), bye=True), match(2, 3))),
    "losers": page(FULL[:4], FULL[:4], FULL[:2], FULL[:2]),
}


@pytest.mark.parametrize("name", PAGES)
def test_brackets_are_standard_pictures_of_a_few_kilobytes(name: str) -> None:
    picture = render.draw_bracket(PAGES[name], look=HOUSE)
    assert_standard_png(picture)
    assert len(picture) < LARGEST


def test_the_readers_own_match_stands_out() -> None:
    framed = [_colours(page((match(1, 2, own=own),)))[palette.LEAF] for own in (False, True)]
    assert framed[0] == 0 < framed[1]


def test_winners_are_brighter_than_losers() -> None:
    colours = _colours(page((match(1, 8),)))
    assert colours[palette.CREAM] and colours[palette.QUIET]
    assert not _colours(page((match(1, 8, won=False),)))[palette.CREAM]


@pytest.mark.parametrize("rounds", [(), ((match(1, 2),),) * (MAX_ROUNDS + 1), ((*FULL, match(1, 2)),)])
def test_a_page_has_no_room_for_more(rounds: tuple[tuple[BracketMatch, ...], ...]) -> None:
    with pytest.raises(ValueError, match="a page has"):
        render.draw_bracket(page(*rounds), look=HOUSE)


def _colours(content: Bracket) -> Counter[object]:
    """Return the number of pixels of each colour."""
    return Counter(counted_colours(decoded(render.draw_bracket(content, look=HOUSE)).convert("RGB")))
