"""How games of tricks and melds present themselves: facts, pages, choices, cautions and the best meld of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from engine.cards import Card, face, suit
from engine.highlights import first_best, of_cards
from engine.kit import trick_presentation
from engine.kit.meld_round import Meld, MeldView
from engine.score import ScoreLine
from engine.types import Action, Choice, Note, Side, Value


def facts(view: MeldView) -> tuple[Note, ...]:
    """Return the facts of every game of tricks, the melds on the mat, and the best meld in hand."""

    def melds(side: Side) -> Iterator[Note]:
        return (Note("meld-shown", {"side": side, **_values(meld)}) for meld in view.melds[side])

    best = [Note("meldable", _values(meld)) for meld in view.meldable[:1]]
    return (*trick_presentation.facts(view, melds), *best)


def _values(meld: Meld) -> dict[str, Value]:
    return {"target": meld.name, "cards": meld.cards, "points": meld.points}


def melds_page(view: MeldView) -> list[Note]:
    """Return the melds of both sides on the mat."""
    notes = [
        Note("meld-laid", {"side": side, **_values(meld)}) for side, laid in enumerate(view.melds) for meld in laid
    ]
    return notes or [Note("no-melds")]


def hand_page(
    view: MeldView, meldable: Collection[Card], short: Collection[Card], more: Iterable[Meld] = ()
) -> list[Note]:
    """Return the possible melds, then the cards that are meldable, one card short of a meld, or free to discard.

    ``more`` are melds besides :attr:`engine.kit.meld_round.MeldView.meldable`. Pinochle guide 7.7.1.
    """
    if view.seat is None:
        return []
    if view.phase_two:
        return [Note("melds-are-over")]
    notes = [Note("could-meld", _values(meld)) for meld in (*view.meldable, *more)]
    for code, cards in (
        ("meldable-cards", [card for card in view.hand if card in meldable]),
        ("holdable-cards", [card for card in view.hand if card in short and card not in meldable]),
        ("discardable-cards", [card for card in view.hand if card not in meldable and card not in short]),
    ):
        if cards:
            notes.append(Note(code, {"count": len(cards), "cards": tuple(cards)}))
    return notes


def plays(view: MeldView) -> Iterator[Choice]:
    """Yield the cards by suit, trumps last, labelled if on the mat or part of a meld still to be made."""
    mine = view.mat[view.seat] if view.seat is not None else ()
    meldable = {face(card) for meld in view.meldable for card in meld.cards}
    actions = [action for action in view.legal if action.kind == "play"]
    actions.sort(key=lambda action: suit(action.cards[0]) == view.trump)
    for action in actions:
        card = action.cards[0]
        code = "play-melded" if card in mine else "play-meldable" if face(card) in meldable else "play-card"
        values: dict[str, Value] = {"card": card}
        if card in mine and view.seat is not None:
            # Equal cards from different melds fit into different further melds.
            values["twin"] = sum(face(other) == face(card) for other in view.hand) > 1
            values["target"] = tuple(dict.fromkeys(view.meld_names(card)))
        yield Choice(action, Note(code, values), suit(card))


def meld_choices(view: MeldView) -> Iterator[Choice]:
    """Yield one choice per scoring meld: the cards that score most and show least (Pinochle guide 2.14)."""
    points = {(meld.name, _faces(meld.cards)): meld.points for meld in view.meldable}
    offered = set()
    for action in view.legal:
        key = action.target, _faces(action.cards)
        if action.kind != "meld" or key in offered or key not in points:
            continue
        offered.add(key)
        suits = {suit(card) for card in action.cards}
        pip = suits.pop() if len(suits) == 1 else ""
        values: dict[str, Value] = {"target": action.target, "cards": action.cards, "points": points[key]}
        yield Choice(action, Note("meld-for", {**values, "pip": pip}), action.target)


def _faces(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(map(face, cards))


V = TypeVar("V", bound=MeldView)


def choices_of(offered: Mapping[str, Callable[[V], Iterable[Choice]]]) -> Callable[[V, str], tuple[Choice, ...]]:
    """Return the function that yields the choices for a kind of action, as many as fit.

    They are what ``offered`` yields for it, or the legal actions of a kind that is not in it.
    """

    def choices(view: V, kind: str) -> tuple[Choice, ...]:
        if kind not in offered:
            return tuple(Choice(action, Note(kind)) for action in view.legal if action.kind == kind)
        return tuple(offered[kind](view))[: trick_presentation.LIMIT]

    return choices


def cautions(
    view: V,
    action: Action,
    drawing: Callable[[V], Iterable[Note]],
    playing: Callable[[V, Card], Iterable[Note]],
) -> tuple[Note, ...]:
    """Return what the player may lose by drawing, or by playing a card, while melds can be made."""
    if view.seat is None or view.phase_two:
        return ()
    if action.kind == "draw":
        return tuple(drawing(view))
    return tuple(playing(view, action.cards[0])) if action.kind == "play" and len(action.cards) == 1 else ()


def before_the_draw(view: MeldView) -> Iterator[Note]:
    """Yield the most valuable meld that could still be made in this turn."""
    legal = {action.cards for action in view.legal if action.kind == "meld"}
    best = next((meld for meld in view.meldable if meld.cards in legal), None)
    if best:
        yield Note("draw-unmelded", _values(best))


def meldable_caution(card: Card, best: Meld | None) -> Iterator[Note]:
    """Yield the most valuable meld that a card to be played could be in."""
    if best:
        yield Note("play-meldable", {"card": card, **_values(best)})


def apart(view: MeldView, card: Card) -> Note | None:
    """Return where a card is, if the hand has an equal one that has been in other melds."""
    if all(view.alike(card, other) for other in view.hand if face(other) == face(card)):
        return None
    names = view.meld_names(card)
    return Note("melded", {"target": names}) if names else Note("hand")


def best_meld(lines: Sequence[Sequence[Sequence[ScoreLine]]], without: Collection[str] = ()) -> Iterator[Note]:
    """Yield the meld that scored most, of the lines by round and side; lines of the codes ``without`` are none."""
    found = [
        (line, side, number)
        for number, sides in enumerate(lines, 1)
        for side, its in enumerate(sides)
        for line in its
        if line.code not in without and line.points > 0
    ]
    best = first_best(found, lambda each: each[0].points)
    if best:
        line, side, number = best
        yield of_cards("best-meld", side, line.cards, line.points, number, target=line.code)
