"""Blunders in games of tricks without points on cards: German Whist, Euchre and Écarté.

Every trick counts the same here, so a high card that wins nothing is wasted.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import sqrt
from statistics import fmean, stdev

from engine.cards import Card, rank, suit
from engine.ecarte.round import EcarteRound, EcarteView
from engine.kit.trick_view import TrickView
from engine.kit.tricks import bowers
from engine.players import ADVANCED, MASTER, Level, choose
from engine.players.ecarte.planning import is_learnt
from engine.players.kit.sampling import lead, likeliest
from engine.round import copied
from engine.types import Action
from tests.bench.blunder_rules.decision import Decision, Rule

_DEALS = (30, 60, 100, 200, 400, 800)
"""The sampled deals after which a call of Écarté is judged: the last of these, or fewer if they leave no doubt.

After 200 deals, one in twenty calls that lose a tenth of a point would still look like a blunder.
"""
_TRIES = 30
"""The deals among which one is sought in which the other would have called as it did."""
_CLEAR = 0.3
"""The points of a clear gain in Écarté."""


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


def king_kept_silent(decision: Decision) -> bool:
    """Play a card without announcing the king of trumps, which scores a point."""
    return decision.action.kind == "play" and any(other.kind == "king" for other in decision.view.legal)


def trump_exchanged(decision: Decision) -> bool:
    """Exchange a trump, and keep a plain card below the king."""
    view, action = decision.view, decision.action
    if action.kind != "exchange" or view.trump not in map(suit, action.cards):
        return False
    return any(suit(card) != view.trump and rank(card) != "K" for card in {*view.hand} - {*action.cards})


def played_too_early(decision: Decision) -> bool:
    """Play without an exchange, although one gains 0.3 points or more in likely deals.

    In these deals the other has called as a master would, and masters play them on. Where masters search, which takes
    long, advanced players do.
    """
    view, action = decision.view, decision.action
    if action.kind not in ("stand", "refuse") or view.phase not in ("propose", "answer"):
        return False
    new = Action("propose" if action.kind == "stand" else "accept")
    rng, gains = random.Random("early"), list[float]()
    for deals in _DEALS:
        while len(gains) < deals:
            world = likeliest(lambda: view.rules.imagine(view, rng), lambda each: _doubted(view, each), _TRIES)
            gains.append(_played_on(view, world, new) - _played_on(view, world, action))
        if abs(fmean(gains) - _CLEAR) > 2 * stdev(gains) / sqrt(deals):
            break
    return fmean(gains) >= _CLEAR


def _doubted(view: EcarteView, world: EcarteRound) -> bool:
    """Return whether a good player with the other's hand would not have proposed an exchange."""
    if view.phase == "propose":
        return False
    before = EcarteRound(view.rules, copied(world.state), view.target)
    before.state.next(view.other, "propose")
    return choose(before.view(view.other, view.context), _level(view), "before").kind == "stand"


def _played_on(view: EcarteView, world: EcarteRound, action: Action) -> float:
    """Return the points that an action brings the seat in a deal that good players play on, less those of the other."""
    played = EcarteRound(view.rules, copied(world.state), view.target)
    played.play(view.own_seat, action)
    while not played.over:
        [seat] = played.to_act
        played.play(seat, choose(played.view(seat, view.context), _level(view), "on"))
    return lead(view, [sum(line.points for line in lines) for lines in played.score()])


def _level(view: EcarteView) -> Level:
    """Return the best level that needs no search."""
    return MASTER if is_learnt(view.rules) else ADVANCED


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


_PLAY: Mapping[str, Rule] = {"winner thrown under": winner_thrown_under, "won too dearly": won_too_dearly}
GERMAN_WHIST = _PLAY
EUCHRE: Mapping[str, Rule] = {
    **_PLAY,
    "partner trumped": partner_trumped,
    "three trumps passed": three_trumps_passed,
    "bower given": bower_given,
}
ECARTE: Mapping[str, Rule] = {
    **_PLAY,
    "king kept silent": king_kept_silent,
    "trump exchanged": trump_exchanged,
    "played too early": played_too_early,
}
"""By name."""
