"""Sets up rounds of German Whist with chosen cards; the rest is filled in pack order, so with the lowest first."""

from __future__ import annotations

from typing import Any

from engine.cards import Card, pack
from engine.german_whist.rules import HAND, GermanWhistRound, GermanWhistRules
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

CONTEXT = GameContext(1, (0, 0), (), ())


def deal(
    mine: str = "", theirs: str = "", *, turned: str = "2H", stock: str = "", dealer: int = 1, **options: Any
) -> GermanWhistRound:
    """Return a round in which the seats hold these cards; ``stock`` lies under the card ``turned`` up. Seat 0 leads."""
    rules = GermanWhistRules(preset="german-whist").with_changes(options)
    hands = [[*parse(mine)], [*parse(theirs)]]
    top = [*parse(turned), *parse(stock)]
    left = [card for card in pack() if card not in {*hands[0], *hands[1], *top}]
    for hand in hands:
        while len(hand) < HAND:
            hand.append(left.pop(0))
    cards: list[Card] = [card for pair in zip(hands[1 - dealer], hands[dealer], strict=True) for card in pair]
    return rules.deal(
        Deal(seats=2, number=1, dealer=dealer, totals=(0, 0), target=rules.target, cards=(*cards, *top, *left))
    )


def endgame(
    mine: str, theirs: str, *, trump: str = "H", tricks: tuple[int, int] = (0, 0), **options: Any
) -> GermanWhistRound:
    """Return phase two with these hands and ``tricks`` of it already won; seat 0 is to lead."""
    played = deal(**options)
    state = played.state
    state.hands, state.trump = [sorted(parse(each), key=state.place) for each in (mine, theirs)], trump
    state.stock, state.upturned, state.phase_two = [], None, True
    for seat, count in enumerate(tricks):
        for _ in range(count):
            state.trick = [*parse("2C 3C")]
            state.leader = 1 - seat
            played._take_trick()
    state.leader = 0
    state.next(0, "lead")
    return played


def play(played: GermanWhistRound, cards: str) -> list[Event]:
    """Play cards for the player to act."""
    return [event for card in parse(cards) for event in played.play(played.to_act[0], Action("play", (card,)))]


def refusal(played: GermanWhistRound, card: str) -> IllegalAction:
    """Return the refusal of a card, after checking that the round has not changed."""
    before = [played.view(seat, CONTEXT) for seat in (None, 0, 1)]
    try:
        play(played, card)
    except IllegalAction as refused:
        assert [played.view(seat, CONTEXT) for seat in (None, 0, 1)] == before
        return refused
    raise AssertionError(f"{card} is legal")
