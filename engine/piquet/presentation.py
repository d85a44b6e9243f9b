"""How Piquet presents itself: choices, cautions, facts and pages, and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card, suit
from engine.highlights import Course, best_round
from engine.kit import trick_presentation
from engine.kit.trick_presentation import LIMIT, playable
from engine.piquet.declarations import KINDS, cards_of, everything, read, total, total_from, value
from engine.piquet.exchanges import kept_and_lost, lost_cards
from engine.piquet.view import PiquetView
from engine.presentation import Presentation, as_selected
from engine.types import Action, Choice, Event, Line, Note, Value

_SHOWN = 3
"""The most exchanges, and ways to declare, with a button of their own."""


def choices(view: PiquetView, kind: str) -> tuple[Choice, ...]:
    """Return the actions of a kind, best first, each with what it means."""
    if kind == "play":
        return playable(view, kind)
    label = {"exchange": _exchange, "declare": _declare}.get(kind, _plain)
    actions = [action for action in view.legal if action.kind == kind]
    if kind == "declare" and len(actions) > LIMIT:
        actions[LIMIT - 1 :] = actions[-1:]  # The last one is to declare nothing.
    return tuple(Choice(action, label(view, action)) for action in actions[:LIMIT])


def shortlist(view: PiquetView) -> tuple[Choice, ...]:
    """Return what has a button of its own: a few exchanges or declarations, and each card to play."""
    declare = choices(view, "declare")
    few = declare if len(declare) <= _SHOWN + 2 else (*declare[: _SHOWN + 1], declare[-1])
    found = (*choices(view, "blanche"), *choices(view, "exchange")[:_SHOWN], *few)
    return (*found, *choices(view, "peek"), *choices(view, "leave"), *choices(view, "name"), *choices(view, "play"))


def meanings(view: PiquetView, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
    """Return the meanings of selected cards; that of an exchange says what it keeps and gives up."""
    if action.kind == "exchange":
        return (Choice(action, _exchange(view, action)),)
    return as_selected(view, action, in_order=in_order)


def _plain(view: PiquetView, action: Action) -> Note:
    if action.kind == "name":
        return Note("name", {"suit": action.target})
    return Note(action.kind, {"count": int(action.target or 0)})


def _exchange(view: PiquetView, action: Action) -> Note:
    """Return a note of the cards, and the points of declarations that stay and go."""
    kept, lost = kept_and_lost(view.hand, action.cards)
    stays = sum(total(kind, claim) for kind, claim in kept.items())
    held = total_from(KINDS[0], view.hand)
    gone = cards_of(tuple(group for claim in lost.values() for group in claim))
    values: dict[str, Value] = {"cards": action.cards, "count": len(action.cards), "points": stays}
    return Note("exchange", {**values, "lost": max(0, held - stays), "gone": gone})


def uses(view: PiquetView, card: Card) -> tuple[Note, ...]:
    """Return the declarations that a card of the hand belongs to."""
    groups = ((kind, group) for kind in KINDS for group in everything(kind, view.hand) if card in group)
    return tuple(Note(kind, {"cards": group, "count": len(group)}) for kind, group in groups)


def _declare(view: PiquetView, action: Action) -> Note:
    """Return what is declared: everything, a claim in its words, or nothing, which calls the other's good."""
    kind = view.open_class
    said = view.declared[KINDS.index(kind)].spoken[view.elder].number if kind else 0
    if action.target == "everything":
        return Note("declare-everything", {"points": total_from(kind, view.hand)})
    if action.target == "nothing":
        code = "declare-good" if view.seat == view.dealer and said else "declare-nothing"
        return Note(code, {"target": kind})
    claim = read(kind, action.cards, view.hand)
    number, making = value(kind, claim)
    values: dict[str, Value] = {"cards": action.cards, "count": number, "making": making, "suit": suit(claim[0][0])}
    return Note(f"declare-{kind}", {**values, "points": total(kind, claim)})


def facts(view: PiquetView) -> tuple[Note, ...]:
    """Return the deal, whose turn it is, the talon, what was declared, the trick, the sides, and the seat's hand."""
    deal, *others = trick_presentation.facts(view)
    deal = deal._replace(values={**deal.values, "ends": view.rules.ends})
    return (deal, *others, *_talon(view), *declarations(view))


def _talon(view: PiquetView) -> Iterator[Note]:
    for seat, number in enumerate(view.exchanged):
        if number is not None:
            yield Note("exchanged", {"seat": seat, "count": number})
    yield Note("talon", {"count": view.stock})
    if view.laid:
        yield Note("discarded", {"cards": view.laid})
    if view.in_talon:
        yield Note("in-talon", {"cards": view.in_talon, "count": len(view.in_talon)})
    if view.given:
        yield Note("given", {"cards": view.given, "seat": view.other})
    for seat, hand in enumerate(view.blanche_hands):
        if hand:
            yield Note("blanche-hand", {"seat": seat, "cards": hand})


def declarations(view: PiquetView) -> tuple[Note, ...]:
    """Return what was said in each class, and what it scores."""
    return tuple(_said(view))


def _said(view: PiquetView) -> Iterator[Note]:
    for kind, its in zip(KINDS, view.declared, strict=True):
        if its.spoken[view.elder].number:
            said = its.spoken[view.elder]
            values: dict[str, Value] = {"seat": view.elder, "count": said.number, "points": said.making}
            yield Note(f"said-{kind}", {**values, "answer": its.answer or "open"})
        for seat, said in enumerate(its.spoken):
            cards = cards_of(said.groups)
            if said.points or said.suit or cards:
                values = {"seat": seat, "count": said.number, "suit": said.suit, "cards": cards}
                yield Note(f"shown-{kind}", {**values, "points": said.points})


def _declarations_page(view: PiquetView) -> tuple[Note, ...]:
    return declarations(view) or (Note("nothing-said"),)


CAUTIONS = ("play-dearer", "exchange-few", "exchange-breaks", "declare-less")
"""The codes of the notes of :func:`cautions`."""


def cautions(view: PiquetView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste by an action."""
    if view.seat is None:
        return ()
    if action.kind == "exchange" and view.phase == "exchange":
        return tuple(_exchanging(view, action))
    if action.kind == "declare":
        declares_less = view.open_class and (action.cards or action.target == "nothing")
        return tuple(_declaring(view, action)) if declares_less else ()
    return trick_presentation.cautions(view, action)


def _exchanging(view: PiquetView, action: Action) -> Iterator[Note]:
    """Yield that more cards could be exchanged, and which declarations the discards break up."""
    most = view.bounds[1]
    if len(action.cards) < most:
        yield Note("exchange-few", {"count": len(action.cards), "most": most})
    for kind, cards in lost_cards(view.hand, action.cards).items():
        if kind != "point":
            yield Note("exchange-breaks", {"target": kind, "cards": cards})


def _declaring(view: PiquetView, action: Action) -> Iterator[Note]:
    """Yield what the hand holds and would not be declared."""
    kind = view.open_class
    whole = everything(kind, view.hand)
    missing = tuple(card for card in cards_of(whole) if card not in action.cards)
    least = view.declared[KINDS.index(kind)].spoken[view.elder].number
    if missing and len(whole[0]) >= (least if view.seat == view.dealer else 0):
        yield Note("declare-less", {"target": kind, "cards": missing, "points": total(kind, whole)})


def called(view: PiquetView, target: str) -> Note | None:
    """Return how many cards elder will exchange after announcing carte blanche."""
    return Note("blanche", {"count": int(target)}) if target.isdigit() else None


_WITHIN_A_TRICK = ("scored-point", "scored-sequence", "scored-set", "pique", "repique")
"""Younger's answers after elder's first lead, and the points that a led card may earn."""


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each trick, and every line of the dialogue."""
    return trick_presentation.summary(events, within=_WITHIN_A_TRICK)


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best deal; piques and repiques are part of it."""
    return tuple(best_round(course))


PRESENTATION = Presentation[PiquetView](
    pages={
        "table": facts,
        "declarations": _declarations_page,
        "tricks": trick_presentation.tricks,
        "points": trick_presentation.points,
    },
    choices=choices,
    advised=("exchange",),
    shortlist=shortlist,
    meanings=meanings,
    called=called,
    cautions=cautions,
    caution_codes=CAUTIONS,
    uses=uses,
    lull=trick_presentation.lull,
    routine=("declare",),
    summary=summary,
    highlights=highlights,
)
"""Presents the game."""
