"""A round rebuilt from a view has the same legal actions as the real one, and with any hidden cards the same view."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from engine.canasta.from_view import round_from_view, round_to_meld
from engine.game import Game
from tests.examples import examples

from .random_games import games
from .table import canasta_view

few = examples(15)


@few
@given(games())
def test_rebuilt_round_has_the_legal_actions_of_the_view(game: Game) -> None:
    if game.round.over:
        return
    for seat in range(game.seats):
        view = canasta_view(game, seat)
        seen = round_from_view(view)
        assert tuple(seen.legal(seat)) == view.legal
        assert round_to_meld(view).hands[seat] or not view.hand


@few
@given(games(), st.randoms(use_true_random=False))
def test_imagined_round_looks_the_same_under_any_options(game: Game, chance: random.Random) -> None:
    if game.round.over:
        return
    for seat in range(game.seats):
        view = game.view(seat)
        assert game.rules.imagine(view, chance).view(seat, view.context) == view
