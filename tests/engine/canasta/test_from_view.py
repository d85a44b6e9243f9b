"""A round rebuilt from a view has the same legal actions as the real one."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from engine.canasta.from_view import round_from_view, round_to_meld
from engine.game import Game

from .random_games import games


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(games())
def test_rebuilt_round_has_the_legal_actions_of_the_view(game: Game):
    if game.round.over:
        return
    for seat in range(game.seats):
        view = game.view(seat)
        seen = round_from_view(view)
        assert tuple(seen.legal(seat)) == view.legal
        assert round_to_meld(view).hands[seat] or not view.hand
