"""Sets up rounds of Rubicon Bezique with chosen cards; the rest is filled with the lowest cards first."""

from __future__ import annotations

from typing import Any

from engine.cards import Card, face, rank
from engine.kit.pinochle_cards import RANKS
from engine.rubicon.options import cards_of
from engine.rubicon.round import RubiconRound
from engine.rubicon.rules import RubiconBeziqueRules
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

CONTEXT = GameContext(1, (0, 0), (), ())


def deal(
    mine: str = "", theirs: str = "", *, stock: str = "", preset: str = "rubicon", dealer: int = 1, **options: Any
) -> RubiconRound:
    """Return a round in which the seats hold these cards, and ``stock`` lies on top. Seat 0 leads, unless it deals."""
    rules = RubiconBeziqueRules.of(preset).with_changes(options)
    rules.check(2)
    left = sorted(cards_of(rules.packs), key=lambda card: RANKS.index(rank(card)))

    def pick(cards: str) -> list[Card]:
        picked = []
        for card in parse(cards):
            found = card if card in left else next(one for one in left if face(one) == face(card))
            left.remove(found)
            picked.append(found)
        return picked

    hands = [pick(mine), pick(theirs)]
    top = pick(stock)
    for hand in hands:
        while len(hand) < rules.hand_size:
            hand.append(left.pop(0))
    order = [hands[1 - dealer], hands[dealer]]
    cards = [card for at in range(0, rules.hand_size, 3) for hand in order for card in hand[at : at + 3]]
    return rules.deal(
        Deal(seats=2, number=1, dealer=dealer, totals=(0, 0), target=rules.target, cards=(*cards, *top, *left))
    )


def melding(mine: str, **options: Any) -> RubiconRound:
    """Return a round in which seat 0 holds these cards, and has won a trick that took none of them."""
    played = deal(mine, **options)
    played.state.next(0, "melding")
    played.state.blanche = ["", ""]
    return played


def trick(played: RubiconRound, card: str = "") -> None:
    """Let seat 0 draw, lead a card, by default its lowest plain one, and win the trick."""
    played.play(0, Action("draw"))
    lead = parse(card)[0] if card else min(played.state.hands[0], key=lambda one: RANKS.index(rank(one)))
    played.play(0, Action("play", (lead,)))
    order = played.order
    losing = next(a for a in played.legal(1) if not order.beats(a.cards[0], played.state.trick[0]))
    played.play(1, losing)
    assert played.to_act == (0,)


def play(played: RubiconRound, *steps: str) -> list[Event]:
    """Play actions for the seat to act: ``"play KH"``, ``"meld QH KH"``, ``"draw"``; a target follows ``>``."""
    events: list[Event] = []
    for step in steps:
        kind, _, rest = step.partition(" ")
        cards, _, target = rest.partition(">")
        events += played.play(played.to_act[0], Action(kind, parse(cards), target.strip()))
    return events


def melds(played: RubiconRound) -> set[str]:
    """Return the names of the melds that the seat to act can make."""
    return {action.target for action in played.legal(played.to_act[0]) if action.kind == "meld"}


def refusal(played: RubiconRound, step: str) -> IllegalAction:
    """Return the refusal of an action, after checking that the round has not changed."""
    before = [played.view(seat, CONTEXT) for seat in (None, 0, 1)]
    try:
        play(played, step)
    except IllegalAction as refused:
        assert [played.view(seat, CONTEXT) for seat in (None, 0, 1)] == before
        return refused
    raise AssertionError(f"{step} is legal")
