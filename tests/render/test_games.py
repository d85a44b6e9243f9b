"""Every game's pictures can be drawn throughout a round, and show nothing that is hidden."""

from __future__ import annotations

import random

import pytest

import render
from bot.host.model.settings import Preferences
from bot.ui.components import LOOKS as BOT_LOOKS
from bot.ui.components import look_of
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import Action
from tests.examples import in_soak_too, more, sampled
from tests.kit.properties import random_round
from tests.render.images import LARGEST, assert_standard_png
from tests.render.looks import HOUSE

LOOKS = [
    look_of(Preferences.model_validate({name: value}), "en") for name, values in BOT_LOOKS.items() for value in values
]
STRIDE = 40 // more(1, 10)
NAMES = ("Ada", "Ben", "Cy", "Di", "Ed", "Flo")


@sampled
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


@sampled
@pytest.mark.parametrize("game", GAMES)
def test_every_look_draws_every_game(game: str) -> None:
    at_home = GAMES[game].of(GAMES[game].presets[0]).presentation.german_suited
    rules = GAMES[game].of(next(iter(at_home), GAMES[game].presets[0]))
    played = Game(rules, rules.seats_played()[0], Deals.numbered(11))
    names = NAMES[: played.seats]
    seat, _ = next(random_round(played, random.Random(game), STRIDE))
    for look in LOOKS:
        assert_standard_png(render.draw_table(played.view(None), names, look=look), LARGEST, look)
        assert_standard_png(render.draw_hand(played.view(seat), names, look=look), LARGEST, look)
