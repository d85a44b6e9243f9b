"""Every game has a text for everything that happens in it."""

from __future__ import annotations

import logging
import re

import pytest

from engine.games import GAMES
from tests.kit.texts import everything_said

WRONG = re.compile(r"[{\N{FIRST STRONG ISOLATE}]|: ?\.|\b1 (?:points|cards|tricks|rounds|games)\b")
PRESETS = [(game, preset) for game, rules in GAMES.items() for preset in rules.presets]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_everything_in_a_game_has_a_text(game: str, preset: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        said = everything_said(GAMES[game].of(preset), rounds=1, stride=11)
    assert not caplog.records
    assert not [text for text in said if WRONG.search(text)]
    assert len(said) > 100
