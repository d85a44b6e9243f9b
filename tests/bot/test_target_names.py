"""The target of an action is named by the view if its name depends on the table, and never by a raw code."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import pytest

from bot.table.messages.choices import choice_label, question_lines
from bot.table.typed_actions import parse_action, suggest_cards, suggest_targets
from bot.texts import NOBODY, People, Texts, load_texts
from bot.ui.sentences import target_name
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.presentation import Presentation, presentation_of
from engine.types import Action, Choice, Note
from tests.examples import sampled
from tests.host.highest import Highest, HighestView
from tests.text_files import add_texts

TEXTS = """
game-highest = Highest
verb-lay = Lay off
target-run = the run { $cards }
target-new = a new meld
choice-lays = { $cards } to { $onto }
target-run-of = { $seat }'s run { $cards }
"""
LAY, NEW = Action("lay", ("7H",), "0"), Action("lay", ("7H", "7S", "7C"), "new")
BENS = Action("lay", ("7H",), "1")


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldsView(HighestView):
    """A view of a game whose melds are numbered."""


def called(view: MeldsView, target: str) -> Note | None:
    run = ("4H", "5H", "6H")
    return {"0": Note("run", {"cards": run}), "1": Note("run-of", {"cards": run, "seat": 1})}.get(target)


class MeldsRules(Highest):
    presentation: ClassVar = Presentation[MeldsView](called=called)


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    add_texts(monkeypatch, tmp_path, {"en/highest/table.ftl": TEXTS})
    return load_texts(game="highest")


@pytest.fixture
def view() -> MeldsView:
    seen = Game(MeldsRules(), 2, Deals.numbered(1)).view(1)
    fields = {name: getattr(seen, name) for name in seen.__dataclass_fields__}
    return MeldsView(**{**fields, "hand": ("7H", "7S", "7C"), "legal": (LAY, NEW)})


def test_targets_are_suggested_by_their_names(texts: Texts, view: MeldsView) -> None:
    every = [("the run 4♥ 5♥ 6♥", "0"), ("a new meld", "new")]
    assert suggest_targets(texts, view, "lay", "", "") == every
    assert suggest_targets(texts, view, "lay", "run", "7H") == every[:1]
    named = [name for name, _ in suggest_cards(texts, view, "lay", "")]
    assert named == ["Lay off 7♥ onto the run 4♥ 5♥ 6♥", "Lay off 7♥ 7♠ 7♣ onto a new meld"]


def test_a_typed_name_means_its_target(texts: Texts, view: MeldsView) -> None:
    assert parse_action(texts, view, "lay", "7H", "The run 4♥ 5♥ 6♥") == LAY
    assert parse_action(texts, view, "lay", "7H", "0") == LAY


def test_choices_and_questions_name_the_target(texts: Texts, view: MeldsView) -> None:
    labels = [choice_label(texts, view, choice) for choice in presentation_of(view).choices(view, "lay")]
    assert labels == ["Lay off 7♥ onto the run 4♥ 5♥ 6♥", "Lay off 7♥ 7♠ 7♣ onto a new meld"]
    assert question_lines(texts, view, LAY, NOBODY) == ["### Lay off 7♥ onto the run 4♥ 5♥ 6♥?"]
    assert question_lines(texts, view, Action("lay", (), "0"), NOBODY) == ["### Lay off: the run 4♥ 5♥ 6♥?"]


def test_a_target_may_name_a_player(texts: Texts, view: MeldsView) -> None:
    """The engine gives the seat, and the bot names its player: in lists, on buttons, in questions and when typed."""
    people = People(("Ada", "Ben"))
    of_ben = "Ben's run 4♥ 5♥ 6♥"
    view = replace(view, legal=(BENS,))
    assert suggest_targets(texts, view, "lay", "ben", "", people=people) == [(of_ben, "1")]
    assert [name for name, _ in suggest_cards(texts, view, "lay", "", people)] == [f"Lay off 7♥ onto {of_ben}"]
    assert [choice_label(texts, view, each, people) for each in presentation_of(view).choices(view, "lay")] == [
        f"Lay off 7♥ onto {of_ben}"
    ]
    assert question_lines(texts, view, BENS, people) == [f"### Lay off 7♥ onto {of_ben}?"]
    told = Choice(BENS, Note("lays", {"cards": BENS.cards, "onto": BENS.target}))
    assert choice_label(texts, view, told, people) == f"7♥ to {of_ben}"
    assert parse_action(texts, view, "lay", "7H", of_ben.lower(), people=people) == BENS


@sampled
@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game, its in GAMES.items() for preset in its.presets])
def test_every_target_of_a_legal_action_has_a_name(game: str, preset: str) -> None:
    rules, chance, texts = GAMES[game].of(preset), random.Random(preset), load_texts(game=game)
    played = Game(rules, rules.seats_played()[0], Deals.numbered(1))
    while not played.round.over:
        seat = played.to_act[0]
        view = played.view(seat)
        for action in view.legal:
            target = action.target
            told = action.kind == "bid" or any(texts.has(f"{family}-{target}") for family in ("target", "rank"))
            assert not target or told or target_name(texts, view, target) != target
        played.play(seat, chance.choice(view.legal))
