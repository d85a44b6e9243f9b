"""The expert and the master: they sample the hidden cards, and look how each choice ends.

Sampled cards agree with what was said, shown and played: a player who has bid has a hand for it, who has passed has
none, nobody holds more melds than were laid out, and who could not follow, trump or beat a card has no such card. All
choices are tried in the same deals, which are played on by good habits, the auction too. The usual choice stands unless
another is better with some confidence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from engine.auction_pinochle.round import AuctionRound, AuctionView
from engine.auction_pinochle.state import CONTRACTS, AuctionState
from engine.cards import face
from engine.kit.trick_round import PLAYING
from engine.players.auction_pinochle import habits, hands
from engine.players.auction_pinochle.tricks import NUMBERS, Table
from engine.players.auction_pinochle.worlds import PlayedWorlds, Worlds, scored
from engine.players.kit.sampling import best_action
from engine.players.policy import PolicyContext
from engine.round import copied
from engine.types import Action


class Search:
    """Chooses with at most ``before`` evaluations a decision before the first trick, and ``playing`` from then on.

    Without any it plays by habits. There are fewer while many cards are left to be played. Another choice replaces the
    usual one if it is ahead by ``standard_errors``.
    """

    def __init__(self, before: int, playing: int, *, standard_errors: float = 1.0) -> None:
        self.before = before
        self.playing = playing
        self.standard_errors = standard_errors

    def choose(self, view: AuctionView, context: PolicyContext) -> Action:
        """Return the player's action."""
        usual = habits.choose(view, context)
        candidates = [usual, *_others(view, usual)]
        if len(candidates) == 1 or usual.target in CONTRACTS:
            return usual
        playing = view.phase in PLAYING
        most, cards = (self.playing, 0) if playing else (self.before, 24)
        if not most:
            return usual
        cards += sum(view.hand_counts)
        budget = max(2 * len(candidates), min(most, most * _FULL // max(1, cards)))
        errors = self.standard_errors * (_TO_PASS if view.phase == "bid" and usual.kind == "bid" else 1)
        if playing:
            played = PlayedWorlds(view, context.rng)
            return best_action(
                candidates,
                played.sample,
                lambda deal, action: _lead(view, played.points(deal, action.cards[0])),
                context,
                budget=budget,
                standard_errors=errors,
            )
        return best_action(
            candidates,
            Worlds(view, context.rng).sample,
            lambda world, action: outcome(view, world, action),
            context,
            budget=budget,
            standard_errors=errors,
        )


_TO_PASS = 2.5
"""How many times as sure a player must be to pass with a hand that is usually bid: others do not play as sampled."""
_FULL = 28
"""The number of cards left from which on a search has its whole budget."""


def _others(view: AuctionView, usual: Action) -> Iterator[Action]:
    """Yield the choices worth a look besides the usual one."""
    match view.phase:
        case "lead" | "follow":
            yield from _cards(view, usual)
        case "bid":
            yield from _bids(view, usual)
        case "name":
            reached = hands.reaches(view.rules, view.hand, bought=True)
            likely = sorted(reached, key=reached.__getitem__, reverse=True)[:2]
            named = (Action("name", target=trump) for trump in likely)
            conceding = (action for action in view.legal if action.kind == "concede")
            yield from (action for action in (*named, *conceding) if action != usual)
        case "bury" | "give":
            yield from (action for action in view.legal if action.kind == view.phase and not _same(action, usual))
        case "melding":
            yield from (action for action in view.legal if action != usual)


def _same(action: Action, other: Action) -> bool:
    return sorted(map(face, action.cards)) == sorted(map(face, other.cards))


def _bids(view: AuctionView, usual: Action) -> Iterator[Action]:
    """Yield a pass or the next bid, whichever is not usual, unless the bid is far from what the hand reaches."""
    lowest = next(view.next_bids(), 0)
    if usual.kind == "bid":
        yield from (action for action in view.legal if action.kind == "pass")
    elif lowest and habits.limit(view, view.own_seat, view.hand) > lowest - hands.spread(view.rules):
        yield Action("bid", target=str(lowest))


def _cards(view: AuctionView, usual: Action) -> Iterator[Action]:
    """Yield the cards to play: of neighbours, which win and lose alike, the highest and the lowest in points only.

    Of a suit's cards that the last player loses to an opponent, only those with fewest points are worth a look.
    """
    cards = sorted((NUMBERS[action.cards[0]], action) for action in view.legal if action.kind == "play")
    between = {NUMBERS[card] for card in (*view.theirs(), *view.trick)}
    worth, feeds = view.rules.points_in, _feeds(view)
    fewest: dict[int, int] = {}
    last: int | None = None
    points = -1
    for number, action in cards:
        gap = last is None or number >> 3 != last >> 3 or any(one in between for one in range(last + 1, number + 1))
        known, last, points = points, number, worth(action.cards)
        if feeds and not view.wins(action.cards[0]) and points > fewest.setdefault(number >> 3, points):
            continue
        if (gap or points != known) and action != usual:
            yield action


def _feeds(view: AuctionView) -> bool:
    """Return whether the points of a card that does not win go to an opponent for sure."""
    if view.contract or len(view.trick) + 1 < len(view.sides):
        return False
    sides, seat = {view.sides[view.holder], view.sides[view.own_seat]}, view.bidder
    assert seat is not None
    return len(sides) > 1 and view.sides[seat] in sides


def outcome(view: AuctionView, world: AuctionState, action: Action) -> float:
    """Return the points that an action brings the seat's side in a deal, less the mean of the others."""
    seat = view.own_seat
    played = AuctionRound(view.rules, copied(world), view.target)
    played.play(seat, action)
    state = played.state
    while state.phase not in (*PLAYING, "over"):
        acting = state.seat
        played.play(acting, habits.before_play(state, state.hands[acting]))
    return _lead(view, scored(state, Table.of_state(state).play_out() if state.phase != "over" else state.tricks))


def _lead(view: AuctionView, points: Sequence[int]) -> float:
    own = view.sides[view.own_seat]
    return points[own] - fmean(gained for side, gained in enumerate(points) if side != own)
