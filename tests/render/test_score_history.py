"""The score history: every round of a game with its running totals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import repeat
from typing import Any

import pytest

import render
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import FORFEIT, Action
from render import Look
from tests.examples import sampled
from tests.render import board_samples as samples
from tests.render.images import LARGEST, assert_standard_png, decoded, pixels
from tests.render.looks import ENGLISH, HOUSE

PARTNERS = (0, 1, 0, 1)
ALONE = (0, 1, 2, 3, 4, 5)

PICTURES: dict[str, Callable[[], bytes]] = {
    "no rounds": lambda: render.draw_scores(samples.played(0), samples.NAMES[:2], look=HOUSE),
    "six rounds": lambda: render.draw_scores(samples.played(6), samples.NAMES[:2], "Ada leads", look=HOUSE),
    "forty rounds": lambda: render.draw_scores(samples.played(40), samples.NAMES[:2], look=HOUSE),
    "partners": lambda: render.draw_scores(samples.played(3, PARTNERS), samples.NAMES[:4], look=HOUSE),
    "six sides": lambda: render.draw_scores(samples.played(3, ALONE), samples.NAMES[:6], look=HOUSE),
}


@sampled
@pytest.mark.parametrize("name", PICTURES)
def test_score_history_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


def test_score_history_follows_the_look() -> None:
    usual, wine = (decoded(draw(Look(felt, say=ENGLISH))) for felt in ("green", "wine"))
    assert usual.tobytes() == wine.tobytes()
    assert usual.getpalette() != wine.getpalette()


def draw(look: Look) -> bytes:
    return render.draw_scores(samples.played(5), samples.NAMES[:2], look=look)


def test_every_round_is_shown_and_the_earliest_of_many_share_a_line() -> None:
    def drawn(rounds: int) -> bytes:
        return render.draw_scores(samples.played(rounds), samples.NAMES[:2], look=HOUSE)

    heights = [decoded(drawn(rounds)).height for rounds in (1, 2, 14, 15, 40)]
    assert heights[0] < heights[1] < heights[2] < heights[3] == heights[4]
    assert pixels(drawn(39)) != pixels(drawn(40))


@sampled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", [0, 3])
def test_table_of_a_game_forfeited_within_a_round_is_its_score_history(game: str, actions: int) -> None:
    rules = GAMES[game].of(GAMES[game].presets[0])
    played = Game(rules, min(rules.seats_played()), Deals.numbered(3))
    names = samples.NAMES[: played.seats]
    for _ in range(actions):
        played.play(played.to_act[0], played.view(played.to_act[0]).legal[0])
    played.play(0, Action(FORFEIT))
    view = played.view(None)
    assert view.winners == (1,)
    assert render.draw_table(view, names, "Ada left", look=HOUSE) == render.draw_scores(
        view, names, "Ada left", look=HOUSE
    )
    assert_standard_png(render.draw_hand(played.view(0), names, look=HOUSE))
    render.replay_gif([view], repeat(names), look=HOUSE)


def test_winner_and_goal_are_shown() -> None:
    changes: list[dict[str, Any]] = [{}, {"winners": (1,)}, {"target": 8500}, {"rounds": 4}]
    views = [replace(samples.played(3), **change) for change in changes]
    assert len({render.draw_scores(view, samples.NAMES[:2], look=HOUSE) for view in views}) == 4
