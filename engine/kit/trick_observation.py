"""A view of a game of tricks that describes itself; and what every such view takes from a state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.kit import trick_facts
from engine.kit.shown import around, put_back
from engine.kit.spoken_view import Speaker
from engine.kit.trick_cautions import cautions
from engine.kit.trick_options import TrickOptions
from engine.kit.trick_round import TrickRound
from engine.kit.trick_state import TrickState
from engine.kit.trick_view import TrickView
from engine.kit.trick_worlds import lay_out
from engine.types import Choice, Note, Seat
from engine.view import GameContext

LIMIT = 25
"""The most choices that a picker can show."""


def playable(view: TrickView, kind: str) -> tuple[Choice, ...]:
    """Return the cards that can be played, by suit, trumps last."""
    order = view.order
    actions = sorted(
        (action for action in view.legal if action.kind == kind and action.cards),
        key=lambda action: order.suit[action.cards[0]] == order.trump,
    )
    return tuple(
        Choice(action, Note("play-card", {"card": action.cards[0]}), order.suit[action.cards[0]])
        for action in actions[:LIMIT]
    )


SPEAKER = Speaker(facts=trick_facts.facts, choices=playable, cautions=cautions, pages=trick_facts.PAGES)
"""What puts views of games into words in which cards are only played, one by one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedTrickView(TrickView):
    """A view of a game in which every trick is worth the same; a game may speak through functions of its own."""

    speaker: ClassVar[Speaker] = SPEAKER


def observed(state: TrickState, rules: TrickOptions, seat: Seat | None, context: GameContext) -> dict[str, Any]:
    """Return the fields of a :class:`TrickView` that follow from the state and the game around it.

    The game adds the others: ``verbs``, ``legal``, ``target``, the points, and its own.
    """
    drawn = None if seat is None else state.drawn[seat]
    return {
        **around(rules, seat, context),
        "sides": rules.sides(len(state.hands)),
        "turn": min(len(state.tricks) + 1, len(state.tricks) + len(state.hands[state.leader]) + len(state.trick)),
        "dealer": state.dealer,
        "to_act": state.to_act,
        "phase": state.phase,
        "hand": () if seat is None else tuple(state.hands[seat]),
        "phase_two": state.phase_two,
        "trump": state.trump,
        "upturned": state.upturned,
        "stock": len(state.stock),
        "leader": state.leader,
        "trick": tuple(state.trick),
        "tricks": tuple(state.tricks),
        "hand_counts": tuple(map(len, state.hands)),
        "drawn": (drawn,) if drawn else (),
        "laid": () if seat is None else tuple(state.laid[seat]),
        "laid_counts": tuple(map(len, state.laid)),
        "out": state.out,
        "known": tuple(tuple(sorted(cards, key=state.place)) for cards in state.known),
    }


def seen_round(played: TrickRound, seat: Seat | None, context: GameContext) -> dict[str, Any]:
    """Return the fields of a :class:`TrickView` that follow from a round and the game around it: all but ``verbs``."""
    state, rules = played.state, played.rules
    sides = rules.sides(len(state.hands))
    points = [0] * (max(sides) + 1)
    for trick in state.tricks:
        points[sides[trick.winner]] += trick.points
    return {
        **observed(state, rules, seat, context),
        "legal": () if seat is None else tuple(played.legal(seat)),
        "target": played.target,
        "standing": played.standing(),
        "trick_points": tuple(points),
        "lines": played.score(),
    }


def lay_out_all(state: TrickState, view: TrickView, names: Iterable[str]) -> None:
    """Do :func:`engine.kit.trick_worlds.lay_out`, and put back what the view :func:`shows <engine.kit.shown.shown>`."""
    lay_out(state, view)
    put_back(state, view, names)
