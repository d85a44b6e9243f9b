"""Sets up rounds of Piquet with chosen cards. Seat 0 is elder; the rest is filled in pack order."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.piquet.options import HAND
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.rules import Deal
from engine.score import points_of
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

CONTEXT = GameContext(1, (0, 0), (), ())
ELDER, YOUNGER = 0, 1


def deal(
    elder: str = "", younger: str = "", *, talon: str = "", number: int = 1, preset: str = "piquet", **options: Any
) -> PiquetRound:
    """Return a round before the exchange in which the players hold these cards, and the talon begins with these."""
    rules = PiquetRules.of(preset).with_changes(options)
    hands = [[*parse(elder)], [*parse(younger)]]
    top = [*parse(talon)]
    left = [card for card in rules.pack(2) if card not in {*hands[0], *hands[1], *top}]
    for hand in hands:
        while len(hand) < HAND:
            hand.append(left.pop(0))
    cards: list[Card] = []
    for place in range(0, HAND, 2):
        cards += [*hands[0][place : place + 2], *hands[1][place : place + 2]]
    return rules.deal(Deal(seats=2, number=number, dealer=1, totals=(0, 0), target=100, cards=(*cards, *top, *left)))


def declaring(elder: str, younger: str, **options: Any) -> PiquetRound:
    """Return a round with these hands after the exchange, elder to declare; any other cards were discarded."""
    wanted = [set(parse(elder)), set(parse(younger))]
    played = deal(**options)
    state = played.state
    left = [card for card in played.rules.pack(2) if card not in wanted[0] | wanted[1]]
    state.hands = [sorted(hand, key=state.place) for hand in wanted]
    state.laid = [left[:5], left[5:]]
    state.exchanged, state.stock, state.blanche = [5, 3], [], ["", ""]
    [*played._begin_declaring()]
    return played


def exchange(played: PiquetRound, cards: str = "") -> tuple[Event, ...]:
    """Exchange cards for the player to act."""
    return played.play(played.to_act[0], Action("exchange", parse(cards)))


def declare(played: PiquetRound, *words: str) -> list[Event]:
    """Declare for the player to act: a word such as ``everything``, or cards."""
    events: list[Event] = []
    for word in words:
        action = Action("declare", target=word) if word.islower() else Action("declare", parse(word))
        events += played.play(played.to_act[0], action)
    return events


def declare_all(played: PiquetRound) -> list[Event]:
    """Have both players declare everything."""
    return declare(played, "everything", "everything")


def play(played: PiquetRound, cards: str) -> list[Event]:
    """Play cards for the player to act."""
    return [event for card in parse(cards) for event in played.play(played.to_act[0], Action("play", (card,)))]


def finish(played: PiquetRound) -> list[Event]:
    """Play the rest of the round, always the first legal card."""
    events: list[Event] = []
    while not played.over:
        seat = played.to_act[0]
        events += played.play(seat, played.legal(seat)[0])
    return events


def said(events: list[Event]) -> list[tuple[str, int]]:
    """Return the kinds of events and their numbers."""
    return [(event.kind, event.points) for event in events]


def scores(played: PiquetRound) -> list[int]:
    """Return the points of elder and younger so far."""
    return points_of(played.score())


def lines(played: PiquetRound, seat: int) -> dict[str, int]:
    """Return a seat's points by line."""
    return {line.code: line.points for line in played.score()[seat]}


def refusal(played: PiquetRound, action: Action, seat: int | None = None) -> IllegalAction:
    """Return the refusal of an action, after checking that the round has not changed."""
    before = [played.view(each, CONTEXT) for each in (None, 0, 1)]
    try:
        played.play(played.to_act[0] if seat is None else seat, action)
    except IllegalAction as refused:
        assert [played.view(each, CONTEXT) for each in (None, 0, 1)] == before
        return refused
    raise AssertionError(f"{action} is legal")
