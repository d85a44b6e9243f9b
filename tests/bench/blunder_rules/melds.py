"""Blunders in games of tricks and melds: the families of Pinochle and Bezique, for two or more players."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Card, rank, suit
from engine.pinochle.options import order
from tests.bench.blunder_rules.decision import Decision, Rule
from tests.bench.blunder_rules.tricks import is_last


def meld_forgone(decision: Decision) -> bool:
    """Skip a scoring meld after the last trick before the stock runs out, when it can be made for the last time."""
    view, action = decision.view, decision.action
    if view.phase != "melding" or action.kind != "draw" or view.stock > 1:
        return False
    return any(
        other.kind == "meld" and any(meld.points > 0 and set(meld.cards) == set(other.cards) for meld in view.meldable)
        for other in view.legal
    )


def counter_thrown_away(decision: Decision) -> bool:
    """Lose a plain ace or ten, although a plain card below the jack could have been played and lost instead."""
    view, action = decision.view, decision.action
    if action.kind != "play" or not view.trick or view.phase_two or view.rules.phase_one_tricks == "no":
        return False

    def loses(card: Card) -> bool:
        return suit(card) != view.trump and not order(view.trump).beats(card, view.trick[0])

    card = action.cards[0]
    if rank(card) not in ("A", "10") or not loses(card):
        return False
    return any(
        other.kind == "play" and rank(other.cards[0]) in ("7", "8", "9") and loses(other.cards[0])
        for other in view.legal
    )


def brisque_thrown_away(decision: Decision) -> bool:
    """Lose a plain ace or ten, although a plain card below the jack that is in no meld could have been lost instead."""
    view, action = decision.view, decision.action
    if action.kind != "play" or not view.trick or rank(action.cards[0]) not in ("A", "10"):
        return False
    if suit(action.cards[0]) == view.trump or view.wins(action.cards[0]):
        return False
    low = [other.cards[0] for other in decision.instead("play") if rank(other.cards[0]) in ("7", "8", "9")]
    return any(suit(card) != view.trump and not view.wins(card) and not view.meld_names(card) for card in low)


def opponents_fed(decision: Decision) -> bool:
    """Lose a card to an opponent who has won the trick, although one with fewer points could have been lost.

    Both are plain and of one suit. Where three play alone, the two who defend are no opponents.
    """
    view, action = decision.view, decision.action
    if action.kind != "play" or view.contract or not is_last(view) or view.sides[view.holder] == view.sides[view.seat]:
        return False
    if view.sides[view.bidder] not in (view.sides[view.holder], view.sides[view.seat]):
        return False
    [card] = action.cards
    if view.wins(card) or suit(card) == view.trump:
        return False
    points = view.rules.points_in
    return any(
        not view.wins(other.cards[0]) and suit(other.cards[0]) == suit(card) and points(other.cards) < points((card,))
        for other in decision.instead("play")
    )


def partner_trumped(decision: Decision) -> bool:
    """Win a trick that the partner has won anyway, as its last player, with a trump on plain cards.

    A plain card could have been played.
    """
    view, action = decision.view, decision.action
    if action.kind != "play" or view.contract or not is_last(view) or view.sides[view.holder] != view.sides[view.seat]:
        return False
    if suit(action.cards[0]) != view.trump or view.trump in map(suit, view.trick):
        return False
    return any(suit(other.cards[0]) != view.trump for other in decision.instead("play"))


PINOCHLE: Mapping[str, Rule] = {"meld forgone": meld_forgone, "counter thrown away": counter_thrown_away}
RUBICON: Mapping[str, Rule] = {"meld forgone": meld_forgone, "brisque thrown away": brisque_thrown_away}
AUCTION: Mapping[str, Rule] = {"opponents fed": opponents_fed, "partner trumped": partner_trumped}
"""By name."""
