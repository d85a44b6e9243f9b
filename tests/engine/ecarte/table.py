"""Sets up rounds of Écarté with chosen cards; the rest is filled in pack order, so with the clubs first."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card
from engine.ecarte.options import HAND
from engine.ecarte.round import EcarteRound
from engine.ecarte.rules import EcarteRules
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

TOP = "KH QH JH AH KS"
"""A vole with hearts as trump."""
LOW = "7C 8C 9C 7D 8D"


def deal(
    mine: str = "",
    theirs: str = "",
    *,
    turned: str = "7H",
    stock: str = "",
    totals: tuple[int, int] = (0, 0),
    preset: str = "free-ecarte",
    **options: Any,
) -> EcarteRound:
    """Return a round in which the seats hold these cards; seat 1 deals."""
    rules = EcarteRules.of(preset).with_changes(options)
    hands = [[*parse(mine)], [*parse(theirs)]]
    top = [*parse(turned), *parse(stock)]
    left = [card for card in rules.pack(2) if card not in {*hands[0], *hands[1], *top}]
    for hand in hands:
        while len(hand) < HAND:
            hand.append(left.pop(0))
    cards: list[Card] = [*hands[0][:3], *hands[1][:3], *hands[0][3:], *hands[1][3:], *top, *left]
    return rules.deal(Deal(seats=2, number=1, dealer=1, totals=totals, target=rules.target, cards=tuple(cards)))


def context(totals: tuple[int, int] = (0, 0)) -> GameContext:
    """Return the context of a game's first round."""
    return GameContext(1, totals, (), ())


def do(played: EcarteRound, *steps: str) -> list[Event]:
    """Perform steps for the player to act: ``propose``, ``exchange 7C 8C``, or cards to play."""
    events: list[Event] = []
    for step in steps:
        kind, *rest = step.split()
        if kind == "exchange":
            actions = [Action(kind, parse(" ".join(rest)))]
        elif kind.islower():
            actions = [Action(kind)]
        else:
            actions = [Action("play", (card,)) for card in parse(step)]
        for action in actions:
            events += played.play(played.to_act[0], action)
    return events


def refused(played: EcarteRound, step: str) -> str:
    """Return the code with which a step is refused, after checking that the round has not changed."""
    before = [played.view(seat, context()) for seat in (None, 0, 1)]
    with pytest.raises(IllegalAction) as refusal:
        do(played, step)
    assert [played.view(seat, context()) for seat in (None, 0, 1)] == before
    return refusal.value.note.code


def play_out(played: EcarteRound) -> list[Event]:
    """Play every player's last legal card to the end; return the events of the last play."""
    told: list[Event] = []
    while not played.over:
        told = do(played, [action for action in played.legal(played.to_act[0]) if action.kind == "play"][-1].cards[0])
    return told


def points(played: EcarteRound) -> tuple[int, ...]:
    """Return the points of each side."""
    return tuple(sum(line.points for line in lines) for lines in played.score())
