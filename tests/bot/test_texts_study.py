"""Whatever is explained, hinted and known is said in words."""

from __future__ import annotations

import logging
import random

import pytest

from bot.texts import People, texts
from engine import study
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES

SAY = texts()
PEOPLE = People(("Ada", "Bo", "Cy", "Di", "Ed", "Flo"), (0, 1, 2, 3, 4, 5))
PLAYED = [("canasta", preset) for preset in ("classic", "modern", "samba")]
PLAYED += [("pinochle", preset) for preset in ("pinochle", "bezique")]


@pytest.mark.parametrize(("name", "preset"), PLAYED)
def test_the_study_of_a_round_can_be_told(name: str, preset: str, caplog: pytest.LogCaptureFixture) -> None:
    rules = GAMES[name].of(preset)
    game = Game(rules, 2, Deals.numbered(8))
    chooser = random.Random(3)
    told: set[str] = set()
    happened = game.round.opening
    with caplog.at_level(logging.ERROR):
        while not game.round.over:
            seat = game.to_act[0]
            if chooser.random() < 0.2:
                view = game.view(seat)
                for each in study.explain(view):
                    told.add(SAY.note("fact" if each.may else "refusal", each.note, PEOPLE))
                for page in study.pages(name):
                    told |= {SAY.note("fact", note, PEOPLE) for note in study.page(view, page)}
                told |= {SAY.note("fact", note, PEOPLE) for page in rules.pages for note in view.page(page)}
                for action in view.legal:
                    hint = study.hint(view, action)
                    told |= {SAY.note("fact", note, PEOPLE) for note in (hint.what, *hint.reasons)}
                    told |= {SAY.note("caution", note, PEOPLE) for note in view.cautions(action)}
            its = game.view(seat)
            told |= {SAY.note("lesson", note, PEOPLE) for note in study.lessons(its, happened)}
            lively = [each for each in game.legal(seat) if each.kind in ("meld", "take", "exchange")]
            happened = game.play(seat, chooser.choice(lively or game.legal(seat)))
    assert not caplog.records
    assert not [text for text in told if "{" in text or not text.strip()]
