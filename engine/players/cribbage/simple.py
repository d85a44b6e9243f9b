"""The simple policies: one does anything, two look at their own points, one also at the chances it leaves to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.cards import Card
from engine.cribbage import counting
from engine.cribbage.counting import FIFTEEN, LIMIT, PLACE, WORTH, Keeping, counted, keepings, of_ranks
from engine.cribbage.view import CribbageView
from engine.players.policy import PolicyContext
from engine.types import Action

TENS = 4 / 13
"""How many of all cards count ten."""
_LEADS = (0.5, 0.6, 0.7, 0.8, -2.5, 0.2, 0.3, 0.2, 0.0, -0.2, -0.2, -0.2, -0.2)
"""How good a lead each rank is, in points, by its place: low ones are safe, a five makes a fifteen likely."""
_FEW = 7
"""How often in a hundred shows carefree players count wrong."""


def at_random(view: CribbageView, context: PolicyContext) -> Action:
    """Do anything, and count by guessing low."""
    return showing(view, context, careless=40) or context.rng.choice(view.legal)


def own_points(view: CribbageView, context: PolicyContext) -> Action:
    """Keep the cards with most fifteens and pairs, and play what scores most now."""
    sign = view.rules.sign
    if view.phase == "crib":
        return max(view.legal, key=lambda action: (sign * _kept(view, action.cards), context.rng.random()))
    if view.phase == "play":
        return max(view.legal, key=lambda action: (sign * gain(view, action.cards[0]), context.rng.random()))
    return showing(view, context, careless=_FEW) or view.legal[0]


def best_hand(view: CribbageView, context: PolicyContext) -> Action:
    """Keep the best hand on average without regard to the crib, and play what scores most now."""
    if view.phase == "crib":
        kept = keepings(view.hand, view.rules.shape.laid, view.unseen())
        return Action("crib", max(kept, key=lambda each: view.rules.sign * each.average).laid)
    return own_points(view, context)


def careful(view: CribbageView, context: PolicyContext) -> Action:
    """Keep the best hand on average with an eye on the crib, and play with an eye on the answer."""
    if view.phase == "crib":
        return Action("crib", laid_carefully(view))
    if view.phase == "play":
        series = tuple(PLACE[card] for _, card in view.series)
        hand = tuple(PLACE[card] for card in view.hand)

        def worth(card: Card) -> float:
            return view.rules.sign * (worth_of_play(series, hand, PLACE[card]) + flush(view, card))

        return max(view.legal, key=lambda action: worth(action.cards[0]))
    return showing(view, context, careless=0) or view.legal[0]


def _kept(view: CribbageView, laid: Sequence[Card]) -> int:
    """Return the points of the kept cards; runs are overlooked."""
    kept = [card for card in view.hand if card not in laid]
    return sum(each.points for each in of_ranks(kept) if each.code != "run")


def gain(view: CribbageView, card: Card) -> int:
    """Return the points that a card pegs at once."""
    return sum(points for _, points in _scored(view, card))


def flush(view: CribbageView, card: Card) -> int:
    """Return the points that a card pegs at once for a flush, where flushes score in the play."""
    return sum(points for code, points in _scored(view, card) if code == "flush")


def _scored(view: CribbageView, card: Card) -> Iterator[tuple[str, int]]:
    return counting.scored([*(played for _, played in view.series), card], flush=view.rules.play_flush)


def laid_carefully(view: CribbageView) -> tuple[Card, ...]:
    """Return the discards to the crib by the average of the hand, and roughly by their worth in the crib."""
    sign, crib_sign = view.rules.sign, 1 if view.owns_crib else -1

    def worth(each: Keeping) -> float:
        return sign * (each.average + crib_sign * rough_crib([PLACE[card] for card in each.laid]))

    return max(keepings(view.hand, view.rules.shape.laid, view.unseen()), key=worth).laid


def rough_crib(laid: Sequence[int]) -> float:
    """Estimate the points that discards add to a crib, given the places of their ranks."""
    fives = 1.4 * sum(place == FIFTEEN // 3 - 1 for place in laid)
    if len(laid) < 2:
        return fives
    low, high = sorted(laid)[:2]
    together = 2.4 * (low == high) + 2.0 * (WORTH[low] + WORTH[high] == FIFTEEN) + 0.8 * (high - low == 1)
    return fives + together + 0.4 * (high - low == 2) + 0.4 * (WORTH[low] + WORTH[high] == FIFTEEN // 3)


def worth_of_play(series: tuple[int, ...], hand: tuple[int, ...], place: int) -> float:
    """Estimate the worth of playing a card: its points, less those that the next player is likely to make.

    All are given by the places of their ranks.
    """
    return _worth_of_play(series, place, hand.count(place))


@lru_cache(maxsize=1 << 15)
def _worth_of_play(series: tuple[int, ...], place: int, held: int) -> float:
    """Return the worth of playing one of ``held`` cards of a rank."""
    after = (*series, place)
    count = sum(map(WORTH.__getitem__, after))
    value = float(counting.series_points(after))
    for goal in (FIFTEEN, LIMIT):
        needed = goal - count
        if 1 <= needed <= 10:
            value -= 2 * (TENS if needed == 10 else 1 / 13)
    if not series:
        return value + _LEADS[place] + 0.6 * (held > 1 and WORTH[place] < 10)
    if count + WORTH[place] <= LIMIT:
        value -= 2 / 13 * (1 - (held - 1) * 0.8)
    if abs(place - series[-1]) in (1, 2) and count < LIMIT - 5:
        value -= 0.4
    # High cards first: the low ones are wanted when the count is high.
    return value + 0.02 * WORTH[place]


def showing(view: CribbageView, context: PolicyContext, *, careless: int) -> Action | None:
    """Return the action in the show; ``None`` elsewhere. It overlooks something in ``careless`` of a hundred shows."""
    if view.phase == "show" or view.starter is None:
        return view.legal[0] if view.phase == "show" else None
    if view.phase not in ("count", "claim"):
        return None
    points = sum(each.points for each in counted(view.open, view.starter, crib=view.showing[1]))
    overlooks = context.rng.random() * 100 < careless
    if view.phase == "count":
        return Action("count", target=str(max(0, points - 2 * overlooks)))
    left = points - view.counted - view.claimed
    return Action("claim", target=str(left)) if left > 0 and not overlooks else Action("pass")
