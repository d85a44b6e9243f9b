"""Builds the view of a seat from the state of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card, face
from engine.kit.spoken_view import Speaker
from engine.kit.trick_observation import observed
from engine.pinochle import cautions, choices, facts, legality, pages, scoring
from engine.pinochle.melds import Found
from engine.pinochle.state import State
from engine.pinochle.view import Meld, PinochleView
from engine.types import Note, Seat
from engine.view import GameContext

SPEAKER = Speaker(
    facts=facts.facts,
    choices=choices.choices,
    cautions=cautions.cautions,
    warnings=facts.warnings,
    pages=pages.PAGES,
)
"""What puts views of these games into words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedView(PinochleView):
    """A view that describes itself in notes and choices."""

    speaker: ClassVar[Speaker] = SPEAKER

    def alike(self, card: Card, other: Card) -> bool:
        """Whether two cards are equal, and while melds can still be made, have been in the same melds."""
        if card == other:
            return True
        return face(card) == face(other) and (self.phase_two or self._history(card) == self._history(other))

    def apart(self, card: Card) -> Note | None:
        """Return where a card is, if the hand has an equal one that has been in other melds."""
        if all(self.alike(card, other) for other in self.hand if face(other) == face(card)):
            return None
        melds = self._history(card)
        return Note("melded", {"target": melds}) if melds else Note("hand")

    def _history(self, card: Card) -> tuple[str, ...]:
        """Return the names of the melds on the mat that a card of the hand is in."""
        mine = () if self.seat is None else self.melds[self.seat]
        return tuple(meld.name for meld in mine if card in meld.cards)


def view_of(state: State, seat: Seat | None, context: GameContext) -> PinochleView:
    """Return what a seat may know of a round; ``None`` for the public view."""
    rules = state.rules
    sides = rules.sides(len(state.hands))
    return ObservedView(
        **observed(state, rules, seat, context),
        verbs=legality.public_verbs(state),
        legal=tuple(legality.legal_actions(state)) if seat in state.to_act else (),
        target=state.target,
        melds=tuple(_on_the_mat(state, side) for side in sides),
        mat=tuple(tuple(card for card in state.hands[side] if card in state.shown[side]) for side in sides),
        standing=tuple(scoring.counted(state, side) for side in sides),
        trick_points=tuple(scoring.trick_points(state, side) for side in sides),
        lines=scoring.score(state, over=not state.to_act),
        melded=state.melded,
        any_meld=state.any_meld,
        meldable=() if seat is None or state.phase_two else tuple(map(_meld, _in_hand(state, seat))),
        undo=() if seat is None else legality.undo_scopes(state, seat),
    )


def _meld(found: Found) -> Meld:
    return Meld(found.pattern.type, found.pattern.name, found.cards, found.points)


def _in_hand(state: State, seat: Seat) -> list[Found]:
    """Return the scoring melds in a hand, each with the cards that score most (Pinochle guide 7.7.1)."""
    best: dict[tuple[str, tuple[Card, ...]], Found] = {}
    for found in state.found(seat):
        if found.points:
            best.setdefault((found.pattern.type, found.pattern.faces), found)
    return list(best.values())


def _on_the_mat(state: State, side: int) -> tuple[Meld, ...]:
    left = ((found, tuple(card for card in found.cards if card in state.shown[side])) for found in state.melds[side])
    return tuple(_meld(found)._replace(cards=cards) for found, cards in left if cards)
