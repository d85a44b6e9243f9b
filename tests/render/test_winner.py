"""The winner's picture: sides from two to six, partners, long names in any script, and what stood out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import render
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import FORFEIT, Action
from engine.view import View
from render import Highlight, Look, RatingChange
from tests.examples import sampled
from tests.render import board_samples as samples
from tests.render.images import LARGEST, assert_standard_png, decoded, pixels
from tests.render.looks import ENGLISH, HOUSE

LONG = (
    "Wolfeschlegelsteinhausenbergerdorff the Second",
    "عبد الرحمن بن محمد بن عبد الله",
    "李小龍和他的朋友們在這裡打牌",
)
CANASTA = Highlight("Best canasta", "Natural canasta of aces: Ada", 640, ("AC", "AD", "AD", "AH", "AH", "AS", "AS"))
LONGEST = Highlight("Best canasta", " ".join(LONG), 2500, ("2C", "JK") * 10)
NAMES = (*LONG, *LONG)


def won(sides: tuple[int, ...], *winners: int) -> View:
    """Return a game that the sides in ``winners`` have won."""
    return replace(samples.played(3, sides), winners=winners, phase="won")


PICTURES: dict[str, Callable[[], bytes]] = {
    "two": lambda: render.draw_winner(
        won((0, 1), 1), ("Ada", "Ben"), (CANASTA,), {0: RatingChange(3.2, 5.1)}, look=HOUSE
    ),
    "partners": lambda: render.draw_winner(
        won((0, 1, 0, 1), 0), NAMES[:4], (LONGEST,), note="Practice game", look=HOUSE
    ),
    "three partners": lambda: render.draw_winner(
        won((0, 1, 0, 1, 0, 1), 0),
        NAMES,
        (CANASTA, LONGEST),
        {seat: RatingChange(-0.2, -11.5) for seat in range(6)},
        look=HOUSE,
    ),
    "six, of whom five share the game": lambda: render.draw_winner(
        won((0, 1, 2, 3, 4, 5), *range(5)), NAMES, look=HOUSE
    ),
}


@sampled
@pytest.mark.parametrize("name", PICTURES)
def test_winner_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


@sampled
@pytest.mark.parametrize("game", GAMES)
def test_any_game_has_a_winner_even_before_its_first_round_is_over(game: str) -> None:
    rules = GAMES[game].of(GAMES[game].presets[0])
    played = Game(rules, min(rules.seats_played()), Deals.numbered(3))
    played.play(0, Action(FORFEIT))
    names = ("", "Ben", "Cy", "Di")[: played.seats]
    assert_standard_png(render.draw_winner(played.view(None), names, look=HOUSE), LARGEST)


def test_winner_follows_the_look_and_what_is_said() -> None:
    def drawn(*highlights: Highlight, rating: float = 1.0, **said: Any) -> bytes:
        changes = {0: RatingChange(1.0, rating)}
        return render.draw_winner(won((0, 1), 0), ("Ada", "Ben"), highlights, changes, **{"look": HOUSE, **said})

    assert decoded(drawn()).tobytes() == decoded(drawn(look=Look("wine", say=ENGLISH))).tobytes()
    different = [drawn(), drawn(CANASTA), drawn(CANASTA, CANASTA), drawn(note="Practice game"), drawn(rating=2.0)]
    different += [drawn(CANASTA._replace(figure="2 : 1")), drawn(match_won=True)]
    assert len({pixels(each) for each in different}) == len(different)
