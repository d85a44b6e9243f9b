"""Every game's pictures can be drawn throughout a round, and show nothing that is hidden."""

from __future__ import annotations

import random

import pytest

import render
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import Action
from tests.examples import in_soak_too, more
from tests.kit.properties import random_round
from tests.render.images import LARGEST, assert_standard_png
from tests.render.looks import HOUSE

STRIDE = 40 // more(1, 10)
NAMES = ("Ada", "Ben", "Cy", "Di", "Ed", "Flo")


@in_soak_too
@pytest.mark.parametrize(("game", "preset"), [(game, its) for game, rules in GAMES.items() for its in rules.presets])
def test_pictures_throughout_a_round(game: str, preset: str) -> None:
    chance = random.Random(preset)
    rules = GAMES[game].of(preset)
    played = Game(rules, rules.seats_played()[0], Deals.numbered(11))
    names = NAMES[: played.seats]
    for seat, _ in random_round(played, chance, STRIDE):
        assert_standard_png(render.draw_table(played.view(None), names, "a note", look=HOUSE), LARGEST)
        view = played.view(seat)
        hand = render.draw_hand(view, names, "a title", marked=view.legal[0].cards, look=HOUSE)
        assert_standard_png(hand, LARGEST)
        world = rules.imagine(view, chance).view(seat, view.context)
        assert render.draw_hand(world, names, "a title", marked=view.legal[0].cards, look=HOUSE) == hand
        assert sorted(render.hand_order(view, look=HOUSE)) == sorted(view.hand)
    over = played.view(0)
    for picture in (
        render.draw_table(over, names, look=HOUSE),
        render.draw_hand(over, names, look=HOUSE),
        render.draw_scores(over, names, look=HOUSE),
    ):
        assert_standard_png(picture, LARGEST)
    if played.between_rounds:
        played.play(0, Action("deal"))
        assert render.draw_table(played.view(None), names, look=HOUSE)
