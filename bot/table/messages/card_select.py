"""The select for picking cards one by one, and the meanings of a selection."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from discord import ButtonStyle, ui

from bot import limits
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.controls import Control, button, rows, select
from bot.ui.custom_ids import Press, action_key
from bot.ui.looks import shown_hand
from engine.cards import Card
from engine.types import Action, Choice, Composition
from engine.view import View

Places = tuple[int, ...]
"""Positions in ``view.hand``. Unlike the order of a picture they do not depend on preferences."""


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
    apart = view.apart(card)
    return f"{texts.cards((card,))} {texts.note('apart', apart)}" if apart else texts.cards((card,))


def _use(texts: Texts, view: View, card: Card) -> str:
    """Return the uses of a card in the hand."""
    return "; ".join(texts.note("use", note) for note in view.uses(card))


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
