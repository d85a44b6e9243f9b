"""Sets up rounds of Euchre with chosen cards; the rest is filled in pack order, so with the clubs first."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.euchre.options import HAND
from engine.euchre.round import EuchreRound
from engine.euchre.rules import EuchreRules
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse


def deal(
    *hands: str, turned: str = "9H", stock: str = "", dealer: int = 3, preset: str = "euchre", **options: Any
) -> EuchreRound:
    """Return a round in which the seats hold these cards. Seat 0 is left of the dealer, unless another one deals."""
    rules = EuchreRules.of(preset).with_changes(options)
    seats = rules.seats_played()[0]
    dealer = min(dealer, seats - 1)
    dealt = [[*parse(hand)] for hand in hands] + [[] for _ in range(seats - len(hands))]
    top = [*parse(turned), *parse(stock)]
    left = [card for card in rules.pack(seats) if card not in {*top, *(card for hand in dealt for card in hand)}]
    for hand in dealt:
        while len(hand) < HAND:
            hand.append(left.pop(0))
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    cards: list[Card] = [card for seat in order for card in dealt[seat][:3]]
    cards += [card for seat in order for card in dealt[seat][3:]]
    return rules.deal(
        Deal(
            seats=seats,
            number=1,
            dealer=dealer,
            totals=(0,) * (max(rules.sides(seats)) + 1),
            target=rules.target,
            cards=(*cards, *top, *left),
        )
    )


def context(played: EuchreRound) -> GameContext:
    """Return the context of a game's first round."""
    return GameContext(1, (0,) * (max(played.state.sides) + 1), (), ())


def do(played: EuchreRound, *steps: str) -> list[Event]:
    """Perform steps for the player to act: ``pass``, ``order alone``, ``name H``, ``discard 9C``, or cards to play.

    ``discard`` without a card discards the lowest one.
    """
    events: list[Event] = []
    for step in steps:
        kind, *rest = step.split()
        if kind in ("order", "name"):
            actions = [Action(kind, target=rest[0] if rest else "")]
        elif kind in ("pass", "defend", "throw-in"):
            actions = [Action(kind)]
        elif kind in ("discard", "exchange", "farmers-hand"):
            actions = [Action(kind, parse(" ".join(rest)) or played.legal(played.to_act[0])[0].cards)]
        else:
            actions = [Action("play", (card,)) for card in parse(step)]
        for action in actions:
            events += played.play(played.to_act[0], action)
    return events


def refused(played: EuchreRound, step: str) -> IllegalAction:
    """Return the refusal of a step, after checking that the round has not changed."""
    seats = (None, *range(played.state.seats))
    before = [played.view(seat, context(played)) for seat in seats]
    try:
        do(played, step)
    except IllegalAction as refusal:
        assert [played.view(seat, context(played)) for seat in seats] == before
        return refusal
    raise AssertionError(f"{step} is legal")


def points(played: EuchreRound) -> tuple[int, ...]:
    """Return the points of each side."""
    return tuple(sum(line.points for line in lines) for lines in played.score())
