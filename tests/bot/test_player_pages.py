"""The pages of the documentation site for players in other languages."""

from __future__ import annotations

import re

import pytest

from bot.registry import slash_commands
from bot.texts import FALLBACK, load_texts, locales
from docs.player_pages import player_pages
from engine.games import GAMES


@pytest.mark.soak
@pytest.mark.parametrize("language", [each for each in locales() if each != FALLBACK])
def test_each_language_has_the_commands_and_the_help_of_every_game(language: str) -> None:
    texts, pages = load_texts(language), {path: content for path, _, content in player_pages(language)}
    commands = pages.pop(f"{language}/commands")
    named = set(re.findall(r"^- `/([a-z-]+)", commands, re.MULTILINE))
    assert named == {command.name for command in slash_commands()}
    assert texts.say("command-help") in commands
    for game, rules in GAMES.items():
        content = pages.pop(f"{language}/{game}")
        assert f"## {texts.say('chapter-strategy')}" in content
        for preset in rules.presets[1:]:
            assert f"## {texts.called(game, preset)}" in content
    assert not pages
