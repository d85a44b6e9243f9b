"""The choices of the player to act: the game's shortlist, the select of cards, the question before some actions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot import limits
from bot.host.play.play import all_listed, choices_at
from bot.host.table.state import TableState
from bot.texts import NOBODY, People, Texts
from bot.ui.components import Control, button, fit_a_phone, rows, select, shown_hand
from bot.ui.custom_ids import Press, action_key
from bot.ui.names import plain_people
from bot.ui.sentences import action_name, target_name
from engine.cards import Card
from engine.presentation import presentation_of
from engine.types import UNDO, Action, Choice, Composition, Seat, Verb
from engine.view import View

_SPELT_OUT = 4
"""The most choices without cards that get buttons of their own beside the kinds of action."""
_AROUND = 10
"""The components of a hand beside its buttons, at most: box, texts, pictures and the row for direct messages."""
Places = tuple[int, ...]
"""Positions in ``view.hand``. Unlike the order of a picture they do not depend on preferences."""


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
        its = _offers_in_picture_order(state, view, [choice for choice in offered if choice.action.kind == kind])
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
    choices = choices_at(state, view, kind)
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
        if presentation_of(view).called(view, target):
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


def _offers_in_picture_order(state: TableState, view: View, offered: Sequence[Choice]) -> list[Choice]:
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


def card_rows(
    texts: Texts, state: TableState, view: View, kind: str, picked: Collection[int]
) -> list[ui.ActionRow[Any]]:
    """Return a select of the hand in the order of its picture, in which ``picked`` are selected.

    A hand that one select cannot hold gets several. Choosing in one of these only marks the cards; a button plays them.
    If the game sets the number of cards, no other number can be played.
    """
    order = in_picture_order(state, view)
    composed = view.composition(kind)
    fewest, most = composed or (1, len(order))
    if len(order) < fewest:
        return []
    count = -(-len(order) // limits.SELECT_OPTIONS)
    size = -(-len(order) // count) if count else 0
    halves = [order[start : start + size] for start in range(0, len(order), size)] if count else []
    found: list[ui.ActionRow[Any]] = []
    for number, half in enumerate(halves):
        others = _mask(place for place in picked if place not in half)
        press = Press.at(state, f"cards.{kind}.{number if count > 1 else 'all'}.{others}")
        options = [(card_label(texts, view, view.hand[place]), f"{place}.{view.hand[place]}") for place in half]
        chosen = {f"{place}.{view.hand[place]}" for place in picked}
        if count > 1:
            hint = texts.say("pick-cards-of", number=number + 1, count=count)
        else:
            hint = _count_to_pick(texts, composed) if composed else texts.say("pick-cards")
        least = 0 if count > 1 else fewest
        uses = {value: _use(texts, view, view.hand[place]) for place, (_, value) in zip(half, options, strict=True)}
        many = min(most, len(half))
        found.append(ui.ActionRow(select(press, hint, options, least=least, most=many, chosen=chosen, about=uses)))
    if count > 1 and fewest <= len(picked) <= most:
        does = Press.at(state, f"picked.{kind}.{_mask(picked)}")
        label = texts.say("pick-play", does=texts.say(f"verb-{kind}"), count=len(picked))
        found += rows([button(does, label, ButtonStyle.primary)])
    return found


def _count_to_pick(texts: Texts, composed: Composition) -> str:
    least, most = composed
    return texts.say("pick-number", count=most) if least == most else texts.say("pick-between", least=least, most=most)


def meaning_buttons(
    state: TableState, kind: str, picked: Collection[int], labelled: Iterable[tuple[Choice, str]]
) -> list[Control]:
    """Return a button for each meaning of the selected cards, with its label."""
    return [
        button(
            Press.at(state, f"picked.{kind}.{_mask(picked)}.{action_key(choice.action)}"),
            label,
            ButtonStyle.secondary if number else ButtonStyle.primary,
        )
        for number, (choice, label) in enumerate(labelled)
    ]


def card_label(texts: Texts, view: View, card: Card) -> str:
    """Return a card, with a note that distinguishes it from an equal one in the hand."""
    apart = presentation_of(view).apart(view, card)
    return f"{texts.cards((card,))} {texts.note('apart', apart)}" if apart else texts.cards((card,))


def _use(texts: Texts, view: View, card: Card) -> str:
    """Return the uses of a card in the hand."""
    return texts.apart(texts.note("use", note) for note in presentation_of(view).uses(view, card))


def in_picture_order(state: TableState, view: View) -> Places:
    """Return the positions of the cards of a hand in the order of its picture."""
    left = list(enumerate(view.hand))
    order = []
    for card in shown_hand(view, state.preferences_of(view.seat)):
        found = next(pair for pair in left if pair[1] == card)
        left.remove(found)
        order.append(found[0])
    return (*order, *(place for place, _ in left))


def selection(view: View, kind: str, picked: Iterable[int]) -> Action:
    """Return the action that names the cards at these positions; positions that do not exist are left out."""
    return Action(kind, tuple(view.hand[place] for place in picked if place < len(view.hand)))


def places(view: View, action: Action) -> Places:
    """Return the positions in the hand of the cards that an action names."""
    left: list[Card | None] = list(view.hand)
    found = []
    for card in action.cards:
        if card in left:
            found.append(left.index(card))
            left[found[-1]] = None
    return tuple(sorted(found))


def key_with_places(view: View, action: Action) -> str:
    """Return the value of a button that plays an action: its key and its cards' positions, as it may not be listed."""
    found = places(view, action)
    return f"{action_key(action)}.{_mask(found)}" if found else action_key(action)


def places_of(values: Iterable[str], mask: str) -> Places:
    """Return the positions chosen in a select, with those that its custom id carries."""
    chosen = {int(place) for value in values if (place := value.partition(".")[0]).isdecimal() and len(place) < 4}
    return tuple(sorted(chosen | set(_unmasked(mask))))


def _mask(places: Iterable[int]) -> str:
    """Return positions as a hexadecimal number with their bits set."""
    return f"{sum(1 << place for place in set(places)):x}"


def _unmasked(mask: str) -> Iterator[int]:
    try:
        bits = int(mask or "0", 16)
    except ValueError:
        return
    yield from (place for place in range(bits.bit_length()) if bits >> place & 1)


def question_lines(texts: Texts, view: View, action: Action, people: People) -> list[str]:
    """Return the question whether to do it, and the reasons to think twice."""
    presentation = presentation_of(view)
    target = action.target if presentation.called(view, action.target) else ""
    named = action_name(texts, view, action._replace(target=target), people)
    title = texts.say("confirm", does=named)
    return ["### " + title, *(texts.note("caution", note, people) for note in presentation.cautions(view, action))]


def confirm_rows(texts: Texts, state: TableState, view: View, action: Action) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the buttons "Do it" and "Back"."""
    does = Press.at(state, f"sure.{action.kind}.{key_with_places(view, action)}")
    back = Press.at(state, "back")
    return rows([button(does, texts.say("button-sure"), ButtonStyle.primary), button(back, texts.say("button-back"))])
