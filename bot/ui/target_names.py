"""The name of an action's target: given by the game where it depends on the table, or else by its own text."""

from __future__ import annotations

from bot.texts import NOBODY, People, Texts
from engine.types import Action
from engine.view import View


def target_name(texts: Texts, view: View, target: str, people: People = NOBODY) -> str:
    """Return a target in words. The texts are the game's; ``people`` are those it may name."""
    called = view.called(target)
    return texts.note("target", called, people) if called else texts.target(target)


def action_name(texts: Texts, view: View, action: Action, people: People = NOBODY) -> str:
    """Return an action in words: its verb, cards and target."""
    does, cards = texts.say(f"verb-{action.kind}"), texts.cards(action.cards)
    if not action.target:
        return f"{does} {cards}".rstrip()
    onto = target_name(texts, view, action.target, people)
    return texts.say("action-onto", does=does, what=cards, count=len(action.cards), onto=onto)
