"""What the cards that a person selects can mean: new melds, cards laid off on the table, or both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.kit.discard_worlds import round_from_view
from engine.kit.laid_melds import JOKER_OF, LOW, fitting, spelling
from engine.kit.laying_round import LayingRound
from engine.kit.laying_view import LayingView
from engine.kit.table_melds import arranged, exchanged, read, without
from engine.types import Action, Choice, IllegalAction, Note


def meanings(
    view: LayingView,
    action: Action,
    *,
    in_order: bool,
    round_type: type[LayingRound],
    label: Callable[[Any, Action], Note],
) -> tuple[Choice, ...]:
    """Return the legal meanings of a selection, called by ``label``; see :meth:`engine.rules.Rules.meanings`.

    Typed in the order of a run, jokers stand where they were typed.
    """
    plain = Choice(action, Note(action.kind, {"cards": action.cards, "onto": action.target}))
    if action.kind != "meld" or action.target or view.phase != "meld" or view.seat not in view.to_act:
        return (plain,)
    world, found = round_from_view(view, round_type), dict[Action, None]()
    for meant in _candidates(view, action):
        try:
            world.check(view.seat, meant)
            found[meant] = None
        except IllegalAction:
            continue
        if len(meant.parts) > 1:
            break
    typed = [meld for meld in read(action.cards) if meld.cards == action.cards]
    if in_order and typed and (as_typed := Action("meld", typed[0].cards, spelling(typed[0]))) in found:
        found = {as_typed: None}
    return tuple(Choice(meant, label(view, meant)) for meant in found) or (plain,)


def _candidates(view: LayingView, action: Action) -> Iterator[Action]:
    """Yield one new meld, then cards laid off together or a joker taken, then several melds and the rest laid off."""
    cards = action.cards
    for meld in read(cards):
        yield Action("meld", meld.cards, spelling(meld))
    for meld in dict.fromkeys(laid.meld for laid in view.table):
        ways = [way for way in read((*meld.cards, *cards)) if meld.spelt in way.spelt]
        yield from (Action("meld", cards, target) for target in (meld.spelt, LOW + meld.spelt)[: len(ways)])
        if len(cards) == 1 and exchanged(meld, cards[0]):
            yield Action("meld", cards, JOKER_OF + meld.spelt)
    melds = arranged(cards, view.rules.worth)
    parts = [Action("meld", meld.cards, meld.spelt) for meld in melds]
    for card in without(cards, [card for meld in melds for card in meld.cards]):
        if not (targets := fitting(view.table, card)):
            return
        parts.append(Action("meld", (card,), targets[0]))
    if len(parts) > 1:
        yield Action.joined(parts)
