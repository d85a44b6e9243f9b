"""Laying away by the average of the hand over all starters, of the crib over what others may lay, and by the play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, rank
from engine.cribbage.counting import PLACE, rank_points
from engine.cribbage.expected import keepings
from engine.cribbage.view import CribbageView
from engine.players.cribbage.play_out import PlayOut
from engine.players.cribbage.race import Race, gains
from engine.players.cribbage.worlds import World, places
from engine.players.cribbage.worlds import worlds as deals

_WORLDS = 60
"""In how many deals the crib is looked at."""
_WORSE = 5.0
"""Ways whose hand is worse than the best by more points than this are not looked at: no crib makes up for it."""
_FINALISTS = 4
"""How many ways are played out."""
_NOBS = 0.25
"""What a jack is worth in the crib, for his nobs."""


class Way(NamedTuple):
    """A way to lay away, and how good the averages of the hand and of the crib are."""

    laid: tuple[Card, ...]
    kept: tuple[Card, ...]
    value: float


def chosen(view: CribbageView, rng: random.Random, *, worlds: int, races: bool) -> tuple[Card, ...]:
    """Return what to lay away: of the best few ways, the one that does best in the play too.

    With ``races`` and near the end of the game, the chance to win decides.
    """
    sampled = [*deals(view, max(_WORLDS, worlds), rng)]
    race, finalists = Race.of(view), ways(view, sampled)[:_FINALISTS]
    close = races and race.is_close([front for _, front in view.pegs])

    def value(way: Way) -> float:
        kept, laid = places(way.kept), places(way.laid)
        total = 0.0
        for world in sampled[:worlds]:
            hands = [*world.hands]
            hands[view.seat or 0] = kept
            if close:
                shown = gains(view, world._replace(kept=tuple(hands)), laid)
                out = PlayOut(view, lambda pegs, shown=shown: race.after_show(pegs, shown), looks=False)  # type: ignore[misc]
            else:
                out = PlayOut(view, race.lead, looks=False)
            total += out.whole(hands)
        average = total / min(worlds, len(sampled))
        return average if close else average + way.value

    return max(finalists, key=value).laid


def ways(view: CribbageView, sampled: Sequence[World]) -> list[Way]:
    """Return the ways to lay away that may be good, the best by hand and crib first."""
    sign, crib_sign = view.rules.sign, 1 if view.owns_crib else -1
    unseen = view.unseen()
    found = keepings(view.hand, view.rules.shape.laid, unseen)
    best = max(sign * each.average for each in found)
    starters = Counter(PLACE[card] for card in unseen)
    rated = []
    for each in found:
        if sign * each.average >= best - _WORSE:
            crib = _crib_average(places(each.laid), [world.others_laid for world in sampled], starters)
            crib += _NOBS * sum(rank(card) == "J" for card in each.laid)
            rated.append(Way(each.laid, each.kept, sign * (each.average + crib_sign * crib)))
    return sorted(rated, key=lambda way: -way.value)


def _crib_average(laid: Sequence[int], others: Sequence[Sequence[int]], starters: Counter[int]) -> float:
    total = weight = 0
    for theirs in others:
        cards = [*laid, *theirs]
        for place, count in starters.items():
            left = count - theirs.count(place)
            if left > 0:
                total += left * rank_points(tuple(sorted([*cards, place])))
                weight += left
    return total / max(1, weight)
