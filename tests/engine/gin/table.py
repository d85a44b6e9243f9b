"""Sets up rounds of Gin Rummy with chosen cards; the rest of a hand is filled with cards that make no meld."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.gin.round import GinRound
from engine.gin.rules import GinRules
from engine.kit.sets_and_runs import BIT, mask_of
from engine.rules import Deal
from engine.score import RoundScore, ScoreLine
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

CONTEXT = GameContext(1, (0, 0), (), ())
FILLERS = parse("KH KD QC QH 10D 10S 8H 8C 6S 6D 4C 4H 2S 2D"), parse("KC KS JH JD 9H 9C 7S 7D 5C 5H 3S 3D AC")
"""By seat, cards that make no meld with each other, the highest first."""


def deal(
    *hands: str,
    up: str = "9S",
    stock: str = "",
    dealer: int = 1,
    preset: str = "standard",
    scores: tuple[RoundScore, ...] = (),
    left: int | None = None,
    **options: Any,
) -> GinRound:
    """Return a round in which the seats hold these cards, with ``up`` turned up and ``stock`` on top, first card first.

    Seat 0 begins, unless it is the ``dealer``. ``left`` cards stay in the stock.
    """
    rules = GinRules.of(preset).with_changes(options)
    rules.check(2)
    given = [list(parse(hand)) for hand in (*hands, "", "")[:2]]
    on_top = [*parse(up), *parse(stock)]
    named = {card for hand in (*given, on_top) for card in hand}
    for held, fillers in zip(given, FILLERS, strict=True):
        held.extend([card for card in fillers if card not in named][: rules.hand_size - len(held)])
        assert len(held) == rules.hand_size, "name more of its cards"
    order = [given[1 - dealer], given[dealer]]
    dealt = [card for pair in zip(*order, strict=True) for card in pair]
    rest = [card for card in BIT if card not in {*dealt, *on_top}]
    cards = (*dealt, *on_top, *rest)
    totals, target = (0, 0), rules.target
    round_ = GinRound(
        rules, Deal(seats=2, number=1, dealer=dealer, cards=cards, totals=totals, target=target, scores=scores)
    )
    if left is not None:
        del round_.stock[: len(round_.stock) - left]
    return round_


def play(round_: GinRound, *steps: str) -> list[Event]:
    """Play actions for the seat to act: ``"draw"``, ``"discard KH"``; a target follows ``>``."""
    events: list[Event] = []
    for step in steps:
        events += round_.play(round_.to_act[0], parsed(step))
    return events


def parsed(step: str) -> Action:
    """Return an action from its text."""
    kind, _, rest = step.partition(" ")
    cards, _, target = rest.partition(">")
    return Action(kind, parse(cards), target.strip())


def refusal(round_: GinRound, step: str) -> str:
    """Return the code of an action's refusal, after checking that the round has not changed."""
    before = snapshot(round_)
    try:
        round_.play(round_.to_act[0], parsed(step))
    except IllegalAction as refused:
        assert snapshot(round_) == before, "a refused action changes nothing"
        return refused.note.code
    raise AssertionError(f"{step} is legal")


def snapshot(round_: GinRound) -> object:
    """Return the whole state as text."""
    return repr({name: value for name, value in vars(round_).items() if name != "ways"})


def hand(round_: GinRound, seat: int) -> tuple[Card, ...]:
    """Return a seat's cards."""
    return tuple(round_.hands[seat])


def lines(round_: GinRound, side: int) -> dict[str, int]:
    """Return the points of a side's score lines by their codes."""
    return {line.code: line.points for line in round_.score()[side]}


def won(side: int, points: int, *more: ScoreLine) -> RoundScore:
    """Return a round that a side has won."""
    lines = (ScoreLine("deadwood", points), *more)
    return (lines, ()) if side == 0 else ((), lines)


def kinds(round_: GinRound) -> set[str]:
    """Return the kinds of the legal actions."""
    return {action.kind for action in round_.legal(round_.to_act[0])}


def deadwood(round_: GinRound, cards: str) -> int:
    """Return the least deadwood of cards by the round's rules."""
    return round_.rules.melds.deadwood(mask_of(parse(cards)))
