"""The buttons of a hand whose player is to act: the game's shortlist, each card, and ways to the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot import limits
from bot.host.play.play import all_listed, choices_of
from bot.host.table.state import TableState
from bot.table.messages.card_select import card_rows
from bot.texts import NOBODY, People, Texts
from bot.ui.controls import Control, button, fit_a_phone, rows, select
from bot.ui.custom_ids import Press, action_key
from bot.ui.looks import shown_hand
from bot.ui.names import plain_people
from bot.ui.target_names import action_name, target_name
from engine.types import UNDO, Choice, Seat, Verb
from engine.view import View

_SPELT_OUT = 4
"""The most choices without cards that get buttons of their own beside the kinds of action."""
_AROUND = 10
"""The components of a hand beside its buttons, at most: box, texts, pictures and the row for direct messages."""


def shortlist_items(
    texts: Texts, state: TableState, view: View, offered: Sequence[Choice], more: Sequence[Control]
) -> list[ui.Item[Any]]:
    """Return the controls of a hand with a shortlist: actions, then cards in the picture's order, then the rest.

    Cards of a composed action can be picked at once. ``more`` are buttons that do not play.
    """
    assert view.seat is not None
    single = {verb.kind for verb in state.verbs if verb.cards == "one"}
    actions = [_offer_button(texts, state, view, choice) for choice in offered if choice.action.kind not in single]
    if actions:
        actions[0].style = ButtonStyle.primary  # type: ignore[union-attr]
    others: list[Control] = []
    selects: list[ui.ActionRow[Any]] = []
    kinds = {choice.action.kind for choice in offered}
    for kind in view.verbs:
        if kind in kinds and view.composition(kind):
            selects += card_rows(texts, state, view, kind, ())
        elif kind in kinds:
            others += _rest_button(texts, state, view.seat, kind, offered)
        elif kind == UNDO:
            others.append(button(Press.at(state, "verb.undo"), texts.say("verb-undo")))
            if "turn" in view.undo:
                others.append(button(Press.at(state, "verb.undo.turn"), texts.say("verb-undo-turn")))
        elif any(action.kind == kind for action in view.legal):
            actions += verb_buttons(texts, state, view, kind, ButtonStyle.secondary)
    all_others = [*others, *more]
    last = rows(all_others) if fit_a_phone(all_others) else [*rows(others), *rows(more)]
    first = [*rows(actions), *selects]
    heading = _heading(texts, *kinds - single) if len(kinds - single) == 1 else []
    used = _AROUND + len(heading) + sum(1 + len(row.children) for row in (*first, *last))
    cards: list[ui.Item[Any]] = []
    for kind in (kind for kind in view.verbs if kind in kinds & single):
        its = _in_picture_order(state, view, [choice for choice in offered if choice.action.kind == kind])
        cards += [*_heading(texts, kind), *_card_rows(texts, state, view, its, limits.COMPONENTS - used)]
    if not cards and not selects and fit_a_phone([*actions, *all_others]):
        return [*heading, *rows([*actions, *all_others])]
    return [*heading, *first, *cards, *last]


def _heading(texts: Texts, kind: str) -> list[ui.Item[Any]]:
    """Return the line above the offers of a kind, where the game has one."""
    return [ui.TextDisplay(texts.say(f"heading-{kind}"))] if texts.has(f"heading-{kind}") else []


def verb_buttons(texts: Texts, state: TableState, view: View, kind: str, style: ButtonStyle) -> list[Control]:
    """Return the button of a kind of action, or one for each choice where there are few and none names cards."""
    verb = next((verb for verb in state.verbs if verb.kind == kind), Verb(kind))
    choices = choices_of(view, kind, state.preferences_of(view.seat))
    if verb.takes_arguments and verb.cards == "none" and 0 < len(choices) <= _SPELT_OUT:
        seated = plain_people(state, texts)
        labels = [(action_key(choice.action), choice_label(texts, view, choice, seated)) for choice in choices]
        return [button(Press.at(state, f"do.{kind}.{key}"), called, style) for key, called in labels]
    press = Press.at(state, f"{'show' if verb.takes_arguments else 'verb'}.{kind}")
    idle = kind != UNDO and not any(action.kind == kind for action in view.legal)
    return [button(press, texts.say(f"verb-{kind}"), style, disabled=idle)]


def choice_label(texts: Texts, view: View, choice: Choice, people: People = NOBODY) -> str:
    """Return the label of a choice on a button or in a list: the game's own, or else action and cards."""
    label, target = choice.label, choice.action.target
    if texts.has(f"choice-{label.code}"):
        if view.called(target):
            label = label._replace(values={**label.values, "onto": target_name(texts, view, target, people)})
        return texts.note("choice", label, people)
    return action_name(texts, view, choice.action, people)


def offer_label(texts: Texts, view: View, choice: Choice, people: People = NOBODY) -> str:
    """Return the short label of an action on its button."""
    if texts.has(f"label-{choice.label.code}"):
        return texts.note("label", choice.label, people)
    return choice_label(texts, view, choice, people)


def _offer_button(texts: Texts, state: TableState, view: View, choice: Choice) -> Control:
    what = f"do.{choice.action.kind}.{action_key(choice.action)}"
    return button(Press.at(state, what), offer_label(texts, view, choice, plain_people(state, texts)))


def _rest_button(texts: Texts, state: TableState, seat: Seat, kind: str, offered: Sequence[Choice]) -> list[Control]:
    """Return the button that leads to choices of a kind not offered."""
    if all_listed(state, seat, kind, offered):
        return []
    message = f"more-{kind}" if texts.has(f"more-{kind}") else f"verb-{kind}"
    return [button(Press.at(state, f"show.{kind}.0"), texts.say(message))]


def _in_picture_order(state: TableState, view: View, offered: Sequence[Choice]) -> list[Choice]:
    """Return the offers of single cards in the order of the player's picture, rare ones last."""
    shown = shown_hand(view, state.preferences_of(view.seat))
    places = {card: place for place, card in reversed([*enumerate(shown)])}
    return sorted(offered, key=lambda choice: (choice.rare, places.get(choice.action.cards[0], len(shown))))


def _card_rows(texts: Texts, state: TableState, view: View, offered: Sequence[Choice], room: int) -> list[ui.Item[Any]]:
    """Return a button for each card, or lists where there is no ``room`` for that many components."""
    if len(offered) + -(-len(offered) // limits.ROW_BUTTONS) <= room:
        return [*rows([_offer_button(texts, state, view, choice) for choice in offered])]
    lists, seated = [], plain_people(state, texts)
    for start in range(0, len(offered), limits.SELECT_OPTIONS):
        part = offered[start : start + limits.SELECT_OPTIONS]
        options = [(offer_label(texts, view, choice, seated), action_key(choice.action)) for choice in part]
        kind = part[0].action.kind
        press = Press.at(state, f"card.{kind}.{start}")
        lists.append(ui.ActionRow(select(press, texts.say(f"ask-{kind}"), options)))
    return [*lists]
