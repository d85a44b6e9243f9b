"""The smallest game of `docs/adding-a-game.md` can be played, stored and imagined, and the page shows it as it is."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.presentation import presentation_of
from engine.types import Action, IllegalAction
from tests.engine.smallest_game import SmallestRules

ROOT = Path(__file__).parents[2]


def test_the_page_shows_the_game_as_it_is() -> None:
    [shown] = re.findall(r"```python\n(.*?)```", (ROOT / "docs/adding-a-game.md").read_text("utf-8"), re.S)
    source = (ROOT / "tests/engine/smallest_game.py").read_text("utf-8")
    assert shown == source[source.index("from __future__") :]


@pytest.mark.parametrize("seats", SmallestRules.seat_counts)
def test_whole_games_are_played_and_replayed(seats: int) -> None:
    game, chance = Game(SmallestRules.of("smallest"), seats, Deals.numbered(1)), random.Random(1)
    while game.to_act:
        seat = chance.choice(game.to_act)
        view = game.view(seat)
        if not game.round.over:
            guess = game.rules.imagine(view, chance)
            assert guess.view(seat, view.context) == view
            assert sorted(guess.cards()) == sorted(game.round.cards())
            assert [each.action for each in presentation_of(view).choices(view, "show")] == [*view.legal]
        game.play(seat, chance.choice(game.legal(seat)))
    assert game.winners
    assert Game.replay(game.record).view(0) == game.view(0)


def test_other_actions_are_refused() -> None:
    game = Game(SmallestRules.of("smallest"), 2, Deals.numbered(1))
    [seat] = game.to_act
    for who, action in ((1 - seat, game.legal(seat)[0]), (seat, Action("show")), (seat, Action("draw"))):
        with pytest.raises(IllegalAction):
            game.play(who, action)
