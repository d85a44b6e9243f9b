"""The tutorial's guided round: the table, the learner's cards, and one lit button for the next step."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.table.state import TableState
from bot.table.messages.shortlist import choice_label
from bot.table.messages.table import table_gallery
from bot.texts import Texts
from bot.ui.controls import Control, button, rows
from bot.ui.custom_ids import Press
from bot.ui.layout import FELT, Layout, container, gallery
from bot.ui.names import people, plain_people
from bot.ui.uploads import Picture
from engine.study.contract import LEARNER
from engine.types import Action
from engine.view import View


def guide_message(texts: Texts, state: TableState, table: Picture, hand: Picture) -> ui.LayoutView:
    """Return the message of a tutorial's table while the learner is being guided, in place of the usual one.

    The learner is alone at the table, so it may show their cards.
    """
    step, view = state.guide, state.views[LEARNER]
    assert step is not None
    called = texts.called(state.game, state.preset)
    box = container(FELT, ui.TextDisplay("### " + texts.say("tutorial-name", called=called)))
    box.add_item(table_gallery(texts, state, table))
    cards = texts.say("replay-hand", plain_people(state, texts), seat=LEARNER, cards=view.hand, count=len(view.hand))
    box.add_item(gallery(hand, cards))
    lesson = texts.note("guide", step.lesson, people(state, texts))
    if step.action:
        lesson = texts.say("guide-step", number=step.number, last=step.last) + "\n" + lesson
    box.add_item(ui.TextDisplay(lesson))
    for row in rows(_buttons(texts, state, view, step.action)):
        box.add_item(row)
    return Layout(box)


def _buttons(texts: Texts, state: TableState, view: View, action: Action | None) -> list[Control]:
    if action is None:
        return []
    chosen = (choice for choice in view.choices(action.kind) if choice.action == action and action.cards)
    labels = (choice_label(texts, view, choice, plain_people(state, texts)) for choice in chosen)
    label = next(labels, texts.say(f"verb-{action.kind}"))
    return [
        button(Press.at(state, "guide"), label, ButtonStyle.success),
        button(Press.at(state, "hand"), texts.say("guide-off")),
    ]
