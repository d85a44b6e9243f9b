"""Puts a view of Rummy 500 into notes and choices: pickers, the table in words, and the pages of ``/view``."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import JOKER
from engine.kit import discard_view
from engine.kit.discard_view import listed
from engine.kit.table_melds import extended, read
from engine.rummy500.state import JOKER_OF, LOW, new_meld, place_of
from engine.rummy500.view import Rummy500View
from engine.types import Action, Choice, Note, Value
from engine.view import Speaker

CAUTIONS = ("discard-fits", "discard-melded", "hold-melds")
"""The codes of the notes of :func:`cautions`."""


def cautions(view: Rummy500View, action: Action) -> Iterator[Note]:
    """Yield what the player may lose by a discard: a card that fits the table, or that belongs to a meld."""
    if action.kind != "discard" or len(action.cards) != 1:
        return
    [card] = action.cards
    fits = next((laid.meld for laid in view.table if extended(laid.meld, card)), None)
    if fits and view.opened[view.sides[view.seat or 0]]:
        yield Note("discard-fits", {"card": card, "melds": (" ".join(fits.cards),)})
    elif any(card in meld for meld in view.melds) and card not in view.loose:
        yield Note("discard-melded", {"card": card})
    elif view.melds and len(view.hand) > 2 and view.stock < len(view.sides):
        yield Note("hold-melds", {"melds": listed(view.melds)})


def choices(view: Rummy500View, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, best first; melding begins with all melds of the hand at once."""
    actions = [action for action in view.legal if action.kind == kind]
    if kind == "meld" and actions and (every := _all_at_once(view)):
        actions.insert(0, every)
    found = [
        Choice(action, label(view, action), rare=kind == "discard" and JOKER in action.cards) for action in actions
    ]
    if kind in ("meld", "claim"):
        found.sort(key=lambda choice: -int(str(choice.label.values["points"])))
    return tuple(found)


def _all_at_once(view: Rummy500View) -> Action | None:
    """Return the action that lays down all melds of the hand, if they are several and that is legal."""
    melds = [read(meld) for meld in view.melds]
    bound = view.owed or not view.opened[view.sides[view.seat or 0]]
    left = len(view.hand) - sum(map(len, view.melds)) - view.rules.last_discard
    if len(melds) < 2 or bound or left < 0:
        return None
    return Action.joined([Action("meld", ways[0].cards, ways[0].spelt) for ways in melds])


def label(view: Rummy500View, action: Action) -> Note:
    """Return the label of a choice, with the points that melding brings."""
    values: dict[str, Value] = {"card": next(iter(action.cards), view.upcard or ""), "cards": action.cards}
    if action.kind == "take":
        depth = view.depth(action)
        return Note("take-more" if depth > 1 else "take", {**values, "count": depth - 1})
    if action.kind not in ("meld", "claim"):
        return Note(action.kind, values)
    points, melds = view.gain(action), [part.cards for part in action.parts]
    if len(melds) == 1 and (at := place_of(view.table, action.target)) is not None:
        place = {LOW: "low", JOKER_OF: "joker"}.get(action.target[:1], "on")
        code = f"claim-{place}" if action.kind == "claim" else f"lay-off-{place}"
        return Note(code, {**values, "points": points, "melds": listed((view.table[at].meld.cards,))})
    if len(melds) == 1:
        melds = [new_meld(action).cards]
    return Note("meld", {"melds": listed(melds), "count": len(melds), "points": points})


def facts(view: Rummy500View) -> Iterator[Note]:
    """Yield the round, whose turn it is, stock and pile, melds, points, how the round ended, and the seat's hand."""
    yield from discard_view.turn(view, {})
    if not view.settled:
        yield from discard_view.middle(view, "pile")
        if view.owed:
            yield Note("owed", {"seat": view.to_act[0], "card": view.owed})
        if view.claimable:
            yield Note("claimable", {"card": view.upcard or ""})
    yield from _melds(view)
    if view.settled:
        yield Note("ended-out", {"seat": view.goer}) if view.goer is not None else Note("ended-stock")
    yield from _points(view)
    yield from _hand(view)


def _melds(view: Rummy500View) -> Iterator[Note]:
    if view.table:
        yield Note("on-table", {"melds": listed(laid.meld.cards for laid in view.table)})
    else:
        yield Note("no-melds")


def _points(view: Rummy500View) -> Iterator[Note]:
    for side, total in enumerate(view.totals):
        code = "total" if view.settled else "standing"
        yield Note(code, {"side": side, "points": total if view.settled else view.laid_points[side], "total": total})


def _hand(view: Rummy500View) -> Iterator[Note]:
    if view.seat is not None and not view.settled:
        held = sum(map(view.rules.points, view.hand))
        yield from discard_view.own_hand(view, {"points": held})
        if view.fitting:
            yield Note("fitting", {"cards": view.fitting, "count": len(view.fitting)})


def _melds_page(view: Rummy500View) -> Iterator[Note]:
    """Yield each meld on the table, and which of its cards everybody has laid down."""
    yield from () if view.table else _melds(view)
    for laid in view.table:
        yield Note("meld-run" if laid.meld.low else "meld-set", {"melds": listed((laid.meld.cards,))})
        for seat in dict.fromkeys(laid.by):
            cards = tuple(card for card, by in zip(laid.meld.cards, laid.by, strict=True) if by == seat)
            yield Note("laid-by", {"seat": seat, "cards": cards})


def _points_page(view: Rummy500View) -> Iterator[Note]:
    yield from discard_view.scored(view)
    yield from _points(view)


SPEAKER = Speaker(
    facts=facts,
    choices=choices,
    cautions=cautions,
    pages={"melds": _melds_page, "hand": _hand, "points": _points_page},
)
"""What puts views of the game into words; the page ``hand`` is empty in the public view."""
