"""Parsing what players type, and suggestions while they type."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.commands.play import verbs
from bot.commands.typed import parse_action, suggest_cards, suggest_targets
from bot.host.play.choices import choices_of
from bot.host.refusals import Refusal
from bot.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES, CUSTOM_ID
from bot.messages.custom_ids import Press, action_key
from bot.messages.hand import PAGE
from bot.presses.keyed_actions import chosen_action
from bot.texts import load_texts
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES, game_with
from engine.types import Action
from engine.view import View

TEXTS = load_texts()


def views(number: int, turns: int = 12, preset: str = "classic") -> list[View]:
    """The views of the player to move in a numbered deal, when each plays the middle legal action."""
    rules = GAMES[game_with(preset)].of(preset)
    game = Game(rules, rules.seats_played()[0], Deals.numbered(number))
    seen = []
    while len(seen) < turns and not game.round.over:
        seat = game.to_act[0]
        seen.append(game.view(seat))
        legal = game.legal(seat)
        game.play(seat, legal[len(legal) // 2])
    return seen


PRESETS = [preset for rules in GAMES.values() for preset in rules.presets]


@pytest.mark.parametrize("view", views(2) + [view for preset in PRESETS for view in views(1, 20, preset)])
def test_every_suggestion_parses_to_a_legal_action(view: View) -> None:
    for kind in {action.kind for action in view.legal}:
        suggestions = suggest_cards(TEXTS, view, kind, "")
        assert len(suggestions) <= CHOICES
        for name, value in suggestions:
            assert 1 <= len(name) <= CHOICE_NAME and 1 <= len(value) <= CHOICE_VALUE
            action = parse_action(TEXTS, view, kind, value)
            assert action in (*view.legal, *(choice.action for choice in choices_of(view, kind)))


@pytest.mark.parametrize("view", views(4) + views(3, 30, "binokel"))
def test_every_choice_and_offer_is_found_by_its_key(view: View) -> None:
    rules = GAMES[view.game].of(view.preset)
    for kind in {action.kind for action in view.legal}:
        for choice in (*choices_of(view, kind), *(each for each in rules.offers(view) if each.action.kind == kind)):
            assert chosen_action(rules, view, kind, action_key(choice.action)) == choice.action
            press = Press("abcdefghij", 12345, f"do.{kind}.{action_key(choice.action)}")
            assert len(press.custom_id) <= CUSTOM_ID
            assert Press.read(press.custom_id) == press
    assert chosen_action(rules, view, "draw", "0123456789ab") is None


def test_typing_narrows_the_suggestions() -> None:
    view = next(view for view in views(1) if view.phase == "meld")
    every = suggest_cards(TEXTS, view, "discard", "")
    card = every[0][1]
    assert card in [value for _, value in suggest_cards(TEXTS, view, "discard", card.lower())]
    assert suggest_cards(TEXTS, view, "discard", "no such card") == []


def test_cards_and_targets_are_parsed_as_people_write_them() -> None:
    view = next(view for view in views(1) if view.phase == "meld")
    assert parse_action(TEXTS, view, "meld", "kh k♠, joker", "") == Action("meld", ("KH", "KS", "JK"))
    targeted = replace(view, legal=(Action("meld", ("2D",), "K"),))
    for onto in ("K", "k", "kings", "Kings "):
        assert parse_action(TEXTS, targeted, "meld", "2D", onto) == Action("meld", ("2D",), "K")
    assert parse_action(TEXTS, targeted, "meld", "2D > K") == Action("meld", ("2D",), "K")
    assert suggest_targets(TEXTS, targeted, "meld", "ki", "2D") == [("kings", "K")]
    with pytest.raises(Refusal) as refusal:
        parse_action(TEXTS, view, "meld", "KH nonsense")
    assert refusal.value.note.values == {"word": "nonsense"}
    with pytest.raises(Refusal) as refusal:
        parse_action(TEXTS, view, "meld", "#0123456789ab")
    assert refusal.value.note.code == "stale"


def test_every_game_has_its_commands_and_all_have_deal_and_undo() -> None:
    kinds = {verb.kind: verb for verb in verbs()}
    assert {"deal", "undo"} <= set(kinds)
    for rules in GAMES.values():
        assert {verb.kind for verb in rules.verbs} <= set(kinds)


def test_foreign_custom_ids_are_ignored() -> None:
    assert Press.read("cr:a:b:c") is None
    assert Press.read("other") is None
    assert PAGE % 5 == 0
