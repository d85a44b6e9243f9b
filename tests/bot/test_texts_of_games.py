"""Every game has a text for everything that happens in it."""

from __future__ import annotations

import logging
import re

import pytest

from bot.texts import People, load_texts
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.players import INTERMEDIATE, choose
from tests.examples import sampled
from tests.kit.texts import advice, everything_said

WRONG = re.compile(r"[{\N{FIRST STRONG ISOLATE}]|: ?\.|(?<![.\d])1 (?:points|cards|tricks|rounds|games)\b")
PRESETS = [(game, preset) for game, rules in GAMES.items() for preset in rules.presets]


@sampled
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_everything_in_a_game_has_a_text(game: str, preset: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        said = everything_said(GAMES[game].of(preset), rounds=1, stride=11)
    assert not caplog.records
    assert not [text for text in said if WRONG.search(text)]
    assert len(said) > 100


@pytest.mark.parametrize("game", ["cribbage", "ecarte", "euchre", "piquet", "rummy500"])
def test_a_hint_says_which_of_the_legal_actions_it_means(game: str) -> None:
    """In these games no two legal actions do the same."""
    rules, texts = GAMES[game].of(GAMES[game].presets[0]), load_texts(game=game)
    seats = rules.seats_played()[0]
    played = Game(rules, seats, Deals.numbered(3))
    while not played.winners and len(played.actions) < 60:
        view = played.view(played.to_act[0])
        told = advice(texts, view, People(("Ada", "Bo", "Cy", "Di")[:seats], rules.sides(seats)))
        assert len({*told}) == len(told)
        played.play(played.to_act[0], choose(view, INTERMEDIATE, b""))
