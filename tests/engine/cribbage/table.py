"""Sets up rounds of Cribbage with chosen cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import pack
from engine.cribbage.round import CribbageRound
from engine.cribbage.rules import CribbageRules
from engine.cribbage.view import CribbageView
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.rules import Deal
from engine.score import RoundScore
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

CONTEXT = GameContext(1, (0, 0), (), ())


def deal(
    *hands: str,
    starter: str = "",
    preset: str = "cribbage",
    totals: tuple[int, ...] = (),
    number: int = 1,
    to_crib: str = "",
    scores: tuple[RoundScore, ...] = (),
    **options: Any,
) -> CribbageRound:
    """Return a round in which the seats hold these cards, from the dealer's left on: the last hand is the dealer's.

    The last seat deals. Hands that are too short are filled up with other cards.
    """
    rules = CribbageRules.of(preset).with_changes(options)
    shape = rules.shape
    rules.check(shape.seats)
    given = [[*parse(hand)] for hand in (*hands, *[""] * shape.seats)[: shape.seats]]
    fixed = [*parse(to_crib), *parse(starter)]
    left = [card for card in pack() if card not in {*fixed, *(card for hand in given for card in hand)}]
    for hand in given:
        while len(hand) < shape.dealt:
            hand.append(left.pop())
    dealt = [card for row in zip(*given, strict=True) for card in row]
    extra = parse(to_crib) or tuple(left.pop() for _ in range(shape.to_crib))
    return CribbageRound(
        rules,
        Deal(
            seats=shape.seats,
            number=number,
            dealer=shape.seats - 1,
            cards=(*dealt, *extra, *parse(starter), *reversed(left)),
            totals=totals or (0,) * (max(rules.sides(shape.seats)) + 1),
            target=rules.target,
            scores=scores,
        ),
    )


def lay(round_: CribbageRound, *cards: str) -> list[Event]:
    """Discard each seat's cards to the crib, from the dealer's left on."""
    events: list[Event] = []
    for seat, its in zip(round_.order, cards, strict=True):
        events += round_.play(seat, Action("crib", parse(its)))
    return events


def play(round_: CribbageRound, cards: str) -> list[Event]:
    """Play cards, each for the player to act."""
    events: list[Event] = []
    for card in parse(cards):
        events += round_.play(round_.to_act[0], Action("play", (card,)))
    return events


def act(round_: CribbageRound, *steps: str) -> list[Event]:
    """Act for the seat to act: ``"show"``, ``"count 8"``, ``"pass"``."""
    events: list[Event] = []
    for step in steps:
        kind, _, target = step.partition(" ")
        events += round_.play(round_.to_act[0], Action(kind, target=target))
    return events


def play_out(round_: CribbageRound) -> None:
    """Play the first legal card until the show."""
    while round_.phase == "play":
        round_.play(round_.to_act[0], round_.legal(round_.to_act[0])[0])


def told(events: list[Event]) -> list[tuple[str, int, int]]:
    """Return the kind, seat and points of everything that happened besides cards being played."""
    return [(event.kind, event.seat, event.points) for event in events if event.kind != "played"]


def refusal(round_: CribbageRound, action: Action, seat: int | None = None) -> str:
    """Return the code of an action's refusal."""
    try:
        round_.copy().play(round_.to_act[0] if seat is None else seat, action)
    except IllegalAction as refused:
        return refused.note.code
    raise AssertionError(f"{action} is legal")


def gained(round_: CribbageRound) -> tuple[int, ...]:
    """Return the points that each side has pegged in this round."""
    return round_.standing()


def holding(hand: str, *, preset: str = "cribbage", dealer: int = 0) -> CribbageView:
    """Return seat 0's view with a hand, before anything is discarded to the crib."""
    view: Any = Game(GAMES["cribbage"].of(preset), 2, Deals.numbered(1)).view(0)
    cards = parse(hand)
    laid = view.rules.shape.laid
    ways = tuple(Action("crib", (a, b)) for at, a in enumerate(cards) for b in cards[at + 1 :]) if laid == 2 else ()
    found = replace(view, hand=cards, legal=ways, dealer=dealer)
    assert isinstance(found, CribbageView)
    return found
