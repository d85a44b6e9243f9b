"""Blunders in games of tricks without points on cards: German Whist, Euchre and, in the play, Écarté.

Every trick counts the same here, so a high card that wins nothing is wasted.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Card, rank
from engine.kit.trick_view import TrickView
from engine.kit.tricks import bowers
from tests.bench.blunder_rules.decision import Decision, Rule


def winner_thrown_under(decision: Decision) -> bool:
    """Lose the highest card left of a suit in a trick, although a lower one of the suit was as good to lose.

    Another player may hold a card between the two.
    """
    view, action = decision.view, decision.action
    if action.kind != "play" or not view.trick or view.wins(action.cards[0]):
        return False
    [card] = action.cards
    return not _higher(view, card) and any(
        not view.wins(other.cards[0]) and _hidden_between(view, other.cards[0], card)
        for other in decision.instead("play")
    )


def won_too_dearly(decision: Decision) -> bool:
    """Win a trick as its last player with a higher card than needed, although another may hold a card between the two.

    Cards of the same suit are compared.
    """
    view, action = decision.view, decision.action
    if action.kind != "play" or not is_last(view) or not view.wins(action.cards[0]):
        return False
    return any(
        view.wins(other.cards[0]) and _hidden_between(view, other.cards[0], action.cards[0])
        for other in decision.instead("play")
    )


def partner_trumped(decision: Decision) -> bool:
    """Trump a trick that the partner has won, as its last player and with a trump that is not the highest left.

    A plain card could have been played, and was not the highest left of its suit.
    """
    view, action = decision.view, decision.action
    if action.kind != "play" or not is_last(view) or view.sides[view.holder] != view.sides[view.seat]:
        return False
    [card] = action.cards
    if view.order.suit[card] != view.trump or view.order.suit[view.trick[0]] == view.trump or not _higher(view, card):
        return False
    plain = [other.cards[0] for other in decision.instead("play") if view.order.suit[other.cards[0]] != view.trump]
    return any(_higher(view, other) for other in plain)


def three_trumps_passed(decision: Decision) -> bool:
    """Pass with the two bowers and ace of a suit that could be made trumps: three sure tricks."""
    view, action = decision.view, decision.action
    if action.kind != "pass" or view.phase not in ("order", "name") or view.rules.best_bower != "none":
        return False
    suits = [other.target[:1] or view.offered for other in view.legal if other.kind == "name"]
    suits += [view.offered for other in view.legal if other.kind == "order"]
    return any({*bowers(letter), f"A{letter}"} <= {*view.hand} for letter in suits)


def bower_given(decision: Decision) -> bool:
    """Order the opposing dealer to take up a bower or an ace, with fewer than three trumps and no bower."""
    view, action = decision.view, decision.action
    if action.kind != "order" or view.sides[view.dealer] == view.sides[view.seat] or not view.rules.upcard_taken:
        return False
    order = view.rules.order(view.offered)
    trumps = [card for card in view.hand if order.suit[card] == view.offered]
    return rank(view.upcard) in ("J", "A") and len(trumps) < 3 and not {*trumps} & {*bowers(view.offered)}


def is_last(view: TrickView) -> bool:
    """Return whether the seat to act plays the last card of a trick."""
    return bool(view.trick) and len(view.trick) + 1 == len(view.trick_seats(view.leader))


def _higher(view: TrickView, card: Card) -> bool:
    """Return whether another player may hold a higher card of a card's suit, or one has just been played."""
    order = view.order
    left = (*view.theirs(), *view.hand)
    return any(order.suit[one] == order.suit[card] and order.strength[one] > order.strength[card] for one in left)


def _hidden_between(view: TrickView, low: Card, high: Card) -> bool:
    """Return whether two cards are of one suit, and another player may hold one between them."""
    order = view.order
    return any(
        order.suit[low] == order.suit[one] == order.suit[high]
        and order.strength[low] < order.strength[one] < order.strength[high]
        for one in view.theirs()
    )


PLAY: Mapping[str, Rule] = {"winner thrown under": winner_thrown_under, "won too dearly": won_too_dearly}
"""The rules of every game, by name; all that German Whist needs."""
EUCHRE: Mapping[str, Rule] = {
    **PLAY,
    "partner trumped": partner_trumped,
    "three trumps passed": three_trumps_passed,
    "bower given": bower_given,
}
"""By name."""
