"""The practice action ``look``: recorded, but without effect on the game."""

from __future__ import annotations

import pytest

from engine.deal import Deals
from engine.game import Game, seats_looking, with_hands
from engine.games import GAMES
from engine.types import LOOK, Action, Event, IllegalAction

SETUPS = (("canasta", "classic", 2), ("canasta", "partners", 4), ("pinochle", "pinochle", 2))


@pytest.mark.parametrize(("name", "preset", "seats"), SETUPS)
def test_looking_shows_the_other_hands_without_changing_the_game(name: str, preset: str, seats: int) -> None:
    game = Game(GAMES[name].of(preset), seats, Deals.numbered(3))
    views = [game.view(seat) for seat in range(seats)]
    waiting = next(seat for seat in range(seats) if seat not in game.to_act)
    assert game.play(waiting, Action(LOOK, target="once")) == (Event("looked", waiting, target="once"),)
    assert not seats_looking(game) and game.practised
    game.play(waiting, Action(LOOK, target="on"))
    assert seats_looking(game) == {waiting}
    assert [game.view(seat) for seat in range(seats)] == views, "looking changes no view"
    seen = with_hands(views, waiting)
    assert seen.hands == tuple(() if seat == waiting else views[seat].hand for seat in range(seats))
    assert seats_looking(Game.replay(game.record)) == {waiting}
    game.play(waiting, Action(LOOK, target="off"))
    assert not seats_looking(game)


def test_unknown_ways_to_look_are_refused() -> None:
    game = Game(GAMES["canasta"].of("classic"), 2, Deals.numbered(3))
    for action in (Action(LOOK), Action(LOOK, target="twice"), Action(LOOK, ("AS",), "on")):
        with pytest.raises(IllegalAction) as refusal:
            game.play(0, action)
        assert refusal.value.note.code == "no-such-look"
    assert not game.actions
