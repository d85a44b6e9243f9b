"""The words of the games' pictures fit in every language: none is cut, leaves the picture or covers another."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import render
from bot.texts import locales
from bot.ui.picture_words import PictureWords
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import Action
from engine.view import View
from render import Look, Word
from render.kit import text
from render.kit.canvas import Canvas
from render.kit.palette import TEXT
from render.kit.text import Style
from tests.examples import sampled
from tests.kit.properties import random_round
from tests.render.fitting import watched

NAMES = ("Ada", "Ben", "Cy", "Di", "Ed", "Flo")
PRESETS = [
    pytest.param(game, preset, marks=() if preset == rules.presets[0] else pytest.mark.soak)
    for game, rules in GAMES.items()
    for preset in rules.presets
]


def moments(game: str, preset: str) -> Iterator[View]:
    """Yield views of a round in which there is something new to do, and of its end."""
    rules = GAMES[game].of(preset)
    played = Game(rules, rules.seats_played()[-1], Deals.numbered(7))
    seen = set()
    for seat, _ in random_round(played, random.Random(preset), 1):
        view = played.view(seat)
        kinds = (view.phase, frozenset(action.kind for action in view.legal))
        if kinds not in seen:
            seen.add(kinds)
            yield from (view, played.view(None), played.view((seat + 1) % played.seats))
    yield from (played.view(0), played.view(None))
    if played.between_rounds:
        played.play(0, Action("deal"))
        yield played.view(None)


def draw(view: View, look: Look) -> None:
    """Draw a hand, or for the public a table and the scores."""
    names = NAMES[: len(view.sides)]
    if view.seat is None:
        render.draw_table(view, names, look=look)
        render.draw_scores(view, names, look=look)
    else:
        render.draw_hand(view, names, look=look)


@sampled
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_words_of_a_game_fit(game: str, preset: str) -> None:
    views = list(moments(game, preset))
    faults = []
    for language in locales():
        with watched() as found:
            for view in views:
                draw(view, Look(say=PictureWords(language)))
        faults += [f"{language}: {fault}" for fault in found.faults]
    assert not faults, "\n".join(faults)


def test_word_takes_its_short_form_only_where_there_is_no_room() -> None:
    style, word = Style(30, 800), Word("IZQUIERDO", "IZQ.")
    room = text.width("IZQUIERDO", style)
    with watched() as found:
        assert text.fitted(word, style, room).width == room
        short = text.fitted(word, style, room // 2).width
    assert short == text.width("IZQ.", style) and not found.faults


def test_cut_and_covering_words_are_found() -> None:
    canvas, style = Canvas(200, 60, look=Look(say=PictureWords())), Style(30, 800)
    with watched() as found:
        canvas.write("far too long for it", 0, 30, style, TEXT, width=60)
        canvas.write("beside", 20, 30, style, TEXT)
        canvas.write("beyond", 180, 30, style, TEXT)
    assert [fault.split(":")[0] for fault in found.faults][:2] == ["cut", "outside"]
    assert any(fault.startswith("covered") for fault in found.faults)
