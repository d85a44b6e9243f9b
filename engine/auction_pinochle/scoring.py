"""How a round ends, and what each side scores for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.auction_pinochle.melds import total
from engine.auction_pinochle.options import SAVE, AuctionPinochleOptions
from engine.auction_pinochle.state import DURCH, UNTENDURCH, AuctionState
from engine.cards import rank
from engine.kit.tricks import Trick
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Side

_COUNTERS = frozenset(("A", "10", "K"))
DURCH_POINTS = 1000
_ROUNDED_UP = 5
"""The points in tricks that are rounded up to ten."""
_ABGEHEN = 10
"""What conceding gives an opposing side, for each player at the table."""
_UNITS = ((290, 2), (340, 3), (390, 5), (440, 10), (490, 15), (540, 20), (590, 25))
_MOST_UNITS = 30


class Result(NamedTuple):
    """How a round has ended: a code, and what the bidder's side has reached.

    The codes are ``redealt``, ``no-marriage``, ``conceded``, ``made``, ``set``; for a Durch or Untendurch ``durch``,
    ``untendurch``, ``durch-lost`` and ``untendurch-lost``; and none before the end.
    """

    code: str = ""
    reached: int = 0


def result(state: AuctionState) -> Result:
    """Return how a round has ended."""
    if state.phase != "over":
        return Result()
    if state.bidder is None:
        return Result("redealt")
    if state.conceded:
        return Result("conceded")
    if state.contract:
        return Result(state.contract if not contract_lost(state) else f"{state.contract}-lost")
    if not state.trump:
        return Result("no-marriage")
    rules, side = state.rules, state.side
    points = taken(state, side)
    reached = kept(state, side) + (rounded(rules, points) if rules.contract == "rounded" else points)
    made = reached >= state.bid and saved(state, side)
    return Result("made" if made else "set", reached)


def unplayed(state: AuctionState) -> bool:
    """Return whether the bidder's melds alone reach the bid, where such a deal is not played.

    In the first edition that was so even if they needed a trick to count.
    """
    worth = kept if state.rules.edition > 1 else AuctionState.melds_worth
    return state.rules.in_units and worth(state, state.side) >= state.bid


def contract_lost(state: AuctionState) -> bool:
    """Return whether a trick has been lost in a Durch, or won in an Untendurch."""
    return any((state.sides[trick.winner] == state.side) == (state.contract == UNTENDURCH) for trick in state.tricks)


def score(state: AuctionState) -> RoundScore:
    """Return the score lines by side: before the end the melds and tricks that count so far, without buried cards."""
    sides = range(max(state.sides) + 1)
    code, _ = result(state)
    if not code:
        playing = state.bidder is not None and not (state.rules.in_units or state.contract)
        return tuple(_counted(state, side) if playing else () for side in sides)
    if code == "redealt":
        return tuple(() for _ in sides)
    if state.rules.in_units:
        return tuple((_paid(state, code, side),) for side in sides)
    return tuple(_final(state, code, side) for side in sides)


def _final(state: AuctionState, code: str, side: Side) -> tuple[ScoreLine, ...]:
    """Return what a side scores at the end of a round, except where deals are paid in units."""
    rules = state.rules
    if side == state.side:
        if code == "made":
            return _counted(state, side, buried=True)
        lost = -DURCH_POINTS * (2 if rules.durch_lost == "twice" else 1)
        announced = {DURCH: DURCH_POINTS, UNTENDURCH: DURCH_POINTS, "durch-lost": lost, "untendurch-lost": lost}
        paid = -state.bid * (2 if code == "set" and rules.binokel else 1)
        return (ScoreLine(code, announced.get(code, paid)),)
    if code in ("made", "set"):
        return _counted(state, side)
    return tuple(_against_conceding(state, side)) if code == "conceded" else ()


def _against_conceding(state: AuctionState, side: Side) -> Iterable[ScoreLine]:
    """Yield an opposing side's melds, which need no trick here, and in Binokel what conceding gives it."""
    yield from _melds(state, side)
    if state.rules.binokel:
        given = {"ten": _ABGEHEN * state.seats, "half": state.bid // 2, "nothing": 0}[state.rules.abgehen]
        yield from (ScoreLine("abgehen", given),) if given else ()


def _counted(state: AuctionState, side: Side, *, buried: bool = False) -> tuple[ScoreLine, ...]:
    """Return a side's melds, if they are kept, and its tricks."""
    if not saved(state, side):
        return ()
    won = _won(state, side)
    points = rounded(state.rules, taken(state, side, buried=buried))
    tricks = (ScoreLine("tricks", points, len(won)),) if won or points else ()
    return (*(_melds(state, side) if keeps(state, side) else ()), *tricks)


def _melds(state: AuctionState, side: Side) -> tuple[ScoreLine, ...]:
    melds = [meld for its, of in zip(state.melds, state.sides, strict=True) if of == side for meld in its]
    return (ScoreLine("melds", total(melds), len(melds)),) if melds else ()


def _paid(state: AuctionState, code: str, side: Side) -> ScoreLine:
    """Return the units that a side receives or pays."""
    units = units_for(state.rules, state.bid)
    if code != "conceded" and state.trump == "S" and state.rules.spades_double:
        units *= 2
    if code == "set":
        units *= 2
    if code != "made":
        units = -units
    others = max(state.sides)
    return ScoreLine(code, units * others) if side == state.side else ScoreLine(f"{code}-by-bidder", -units)


def rates(rules: AuctionPinochleOptions) -> list[tuple[int, int]]:
    """Return the highest bids for each number of units. In the first edition bids by tens were taken as they are."""
    return [(rules.scaled(most) if rules.edition > 1 else most, units) for most, units in _UNITS]


def units_for(rules: AuctionPinochleOptions, bid: int) -> int:
    """Return the units that each opponent pays for a bid.

    >>> rules = AuctionPinochleOptions.of("auction")
    >>> units_for(rules, 300), units_for(rules, 390), units_for(rules, 600)
    (3, 5, 30)
    """
    return next((units for most, units in rates(rules) if bid <= most), _MOST_UNITS)


def _won(state: AuctionState, side: Side) -> list[Trick]:
    return [trick for trick in state.tricks if state.sides[trick.winner] == side]


def taken(state: AuctionState, side: Side, *, buried: bool = True) -> int:
    """Return the points of a side's tricks, with those of the buried cards."""
    points = sum(trick.points for trick in _won(state, side))
    if buried and state.bidder is not None and side == state.side:
        points += state.rules.points_in(tuple(state.laid[state.bidder]))
    return points


def rounded(rules: AuctionPinochleOptions, points: int) -> int:
    """Return points of tricks as they are scored: in Binokel to tens, five up.

    >>> rounded(AuctionPinochleOptions.of("binokel-three"), 86), rounded(AuctionPinochleOptions(), 86)
    (90, 86)
    """
    return (points + _ROUNDED_UP) // 10 * 10 if rules.binokel else points


def keeps(state: AuctionState, side: Side) -> bool:
    """Return whether a side has won what its melds need to count."""
    match state.rules.keep_meld:
        case "trick":
            return bool(_won(state, side))
        case "counter":
            return any(rank(card) in _COUNTERS for trick in _won(state, side) for card in trick.cards)
        case _:
            return True


def kept(state: AuctionState, side: Side) -> int:
    """Return the points of a side's melds that count."""
    return state.melds_worth(side) if keeps(state, side) else 0


def saved(state: AuctionState, side: Side) -> bool:
    """Return whether a side has the points in tricks without which it scores nothing, where that is a rule."""
    return taken(state, side) >= _to_score(state.rules)


def _to_score(rules: AuctionPinochleOptions) -> int:
    return SAVE * rules.unit if rules.keep_meld == "save" else 0


def needed(state: AuctionState) -> int:
    """Return the points in tricks that the bidder's side needs to make the bid, with those of the buried cards."""
    up = _ROUNDED_UP if state.rules.contract == "rounded" else 0
    return max(state.bid - state.melds_worth(state.side) - up, _to_score(state.rules))


def feats(state: AuctionState) -> tuple[dict[str, int], ...]:
    """Return by side the bids made and set, the highest bid made, and the best melds of a hand."""
    code, _ = result(state)
    found = []
    for side in range(max(state.sides) + 1):
        bids = state.bidder is not None and side == state.side
        made = bids and code in ("made", DURCH, UNTENDURCH)
        melds = [total(its) for its, of in zip(state.melds, state.sides, strict=True) if of == side]
        done = {
            "bids-made": int(made),
            "bids-set": int(bids and bool(code) and not made),
            "best-bid": state.bid if made else 0,
            "best-melds": max(melds),
            "durch": int(made and code == DURCH),
        }
        found.append(achieved(done))
    return tuple(found)
