"""Blunders in Écarté, in calls, exchanges and the play."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

from engine.cards import Card, rank, suit
from engine.ecarte.options import HAND, SEATS
from engine.ecarte.round import EcarteRound, EcarteView
from engine.ecarte.rules import EcarteRules
from engine.players import ADVANCED, MASTER, Level, choose
from engine.players.ecarte.planning import is_learnt, rated
from engine.players.kit.sampling import lead, likeliest
from engine.round import copied
from engine.rules import Deal
from engine.types import Action
from tests.bench.blunder_rules.decision import Decision, Rule
from tests.bench.blunder_rules.tricks import PLAY
from tests.narrowing import narrowed

_DEALS = (30, 60, 100, 200, 400, 800, 3000)
"""The sampled deals after which a call is judged: the last of these, or fewer if they leave no doubt."""
_TRIES = 1000
"""The most deals that are tried to find one in which the other would have done what it did; a few mostly suffice."""
_CLEAR = 0.3
"""The points of a clear gain."""
_CLEARED, _CONVICTED = 2, 3
"""The standard errors by which a call must be better than a blunder to be no longer judged, and a blunder worse.

A look at few deals would else find blunders where there are none, as it is repeated, and most calls are sound.
"""
_FIRST = 3
"""The cards that each player is dealt first, before the others."""


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

    In these deals the other would have called and exchanged as it did, and masters play them on. Where masters search,
    which takes long, advanced players do.
    """
    view, action = decision.view, decision.action
    if action.kind not in ("stand", "refuse") or view.phase not in ("propose", "answer"):
        return False
    new = Action("propose" if action.kind == "stand" else "accept")
    rng, gains = random.Random("early"), list[float]()
    for deals in _DEALS:
        while len(gains) < deals:
            world, _ = likeliest(lambda: dealt_again(decision, rng), lambda dealt: dealt[1], _TRIES)
            gains.append(_played_on(view, world, new) - _played_on(view, world, action))
        ahead, error = fmean(gains) - _CLEAR, stdev(gains) / sqrt(deals)
        if ahead < -_CLEARED * error or ahead > _CONVICTED * error:
            break
    return fmean(gains) >= _CLEAR


def dealt_again(decision: Decision, rng: random.Random) -> tuple[EcarteRound, int]:
    """Return a round up to a call with the hidden cards dealt again, and how much speaks against it.

    The seat gets the cards that it got. The other makes the calls that it made and exchanges as many cards; it speaks
    against a deal where a good player would not have done so.
    """
    views: list[EcarteView] = [*(view for view, _ in decision.earlier), decision.view]
    seat, played, doubts = decision.view.own_seat, _dealt(views, decision.earlier, rng), 0
    for number, view in enumerate(views):
        while played.to_act[0] != seat:
            seen = played.view(1 - seat, view.context)
            action, known = choose(seen, _level(seen), "before"), _known(seen, view)
            if action not in known:
                doubts += 1
                action = next(each.action for each in rated(seen) if each.action in known)
            played.play(1 - seat, action)
        if number < len(decision.earlier):
            played.play(seat, decision.earlier[number][1])
    return played, doubts


def _known(seen: EcarteView, later: EcarteView) -> list[Action]:
    """Return the actions of the seat to act after which a later view of the other player can have come about."""
    if seen.phase != "exchange":
        return [action for action in seen.legal if action.kind in ("propose", "accept")]
    laid = later.laid_counts[seen.own_seat] - seen.laid_counts[seen.own_seat]
    return [action for action in seen.legal if len(action.cards) == laid]


def _dealt(
    views: Sequence[EcarteView], earlier: Sequence[tuple[EcarteView, Action]], rng: random.Random
) -> EcarteRound:
    """Deal a round again in which a seat gets the cards that it had in these views, and draws them as it did."""
    first, seat, place = views[0], views[0].own_seat, 0
    assert first.upturned is not None
    drawn: dict[int, Card] = {}
    for (before, action), after in zip(earlier, views[1:], strict=True):
        new = {*after.hand} - ({*before.hand} - {*action.cards})
        drawn |= dict(enumerate(new, place))
        place += sum(after.laid_counts) - sum(before.laid_counts)
    hidden = sorted({*first.rules.pack(SEATS)} - {*first.hand, first.upturned, *drawn.values()})
    rng.shuffle(hidden)
    other, hidden = hidden[:HAND], hidden[HAND:]
    stock = [drawn.get(number) or hidden.pop() for number in range(len(drawn) + len(hidden))]
    elder, dealer = (first.hand, other) if seat == first.elder else (other, first.hand)
    cards = (*elder[:_FIRST], *dealer[:_FIRST], *elder[_FIRST:], *dealer[_FIRST:], first.upturned, *stock)
    deal = Deal(
        seats=SEATS, number=first.round, dealer=first.dealer, totals=first.totals, target=first.target, cards=cards
    )
    return narrowed(first.rules, EcarteRules).deal(deal)


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


ECARTE: Mapping[str, Rule] = {
    **PLAY,
    "king kept silent": king_kept_silent,
    "trump exchanged": trump_exchanged,
    "played too early": played_too_early,
}
"""By name."""
