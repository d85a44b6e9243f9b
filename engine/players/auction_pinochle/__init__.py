"""The six computer players of auction Pinochle and Binokel.

The eager player bids its own melds and aces, and looks at one trick; the intermediate player also names and buries by
what a hand reaches (``hands``). The advanced player bids by that, with the help of widow or partner, but looks at one
trick. Expert and master sample the hidden cards (``worlds``) and look how each choice ends (``search``) if everybody
bids and plays by good habits (``habits``, ``tricks``). They bid alike; the expert plays by these habits.
"""

from engine.auction_pinochle.melds import worth
from engine.auction_pinochle.round import AuctionView
from engine.auction_pinochle.state import CONCEDE, CONTRACTS, PASS
from engine.cards import rank
from engine.players.auction_pinochle import habits
from engine.players.auction_pinochle.search import Search
from engine.players.kit.tricks import cheapest
from engine.players.policy import PolicyContext, ladder
from engine.types import Action

_TRICKS, _ACE = 100, 12
"""The points of tricks that an eager player hopes for, and those of each ace."""
_EVERY_OTHER = 0.5
_PLAY = ("lead", "follow")


def carefree(view: AuctionView, context: PolicyContext) -> Action:
    """Do anything, but bid no more than the lowest, every other time, concede nothing, and announce no Durch."""
    if view.phase == "bid":
        # The random stream is the same for all bids of an auction, and each shall be a choice of its own.
        chances = [context.rng.random() for _ in range(len(view.calls) + 1)]
        wants = PASS not in view.legal or chances[-1] < _EVERY_OTHER
        return view.legal[0] if wants else PASS
    return context.rng.choice([action for action in view.legal if action.target not in CONTRACTS and action != CONCEDE])


def eager(view: AuctionView, context: PolicyContext) -> Action:
    """Bid what its melds and aces are worth, name the suit with most melds, and win each trick as cheaply as it can."""
    if view.contract:
        # Somebody better may have announced it, in whose place this one plays: one careless card would lose it.
        return habits.choose(view, context)
    if view.phase in _PLAY:
        return cheapest(view, context)
    melds = worth(view.rules, view.hand)
    match view.phase:
        case "bid":
            aces = sum(rank(card) == "A" for card in view.hand)
            most = max(melds.values()) + (_TRICKS + _ACE * aces) * view.rules.unit // 10
            bid = view.legal[0]
            return bid if PASS not in view.legal or int(bid.target or 0) <= most else PASS
        case "name":
            suits = [action for action in view.legal if action.target in melds]
            return max(suits or view.legal, key=lambda action: (melds.get(action.target, 0), action.target))
        case _:
            return next(action for action in view.legal if action != CONCEDE)


def intermediate(view: AuctionView, context: PolicyContext) -> Action:
    """Bid and play like the eager player, but name the suit and bury by what the hand reaches."""
    return (eager if view.phase == "bid" or view.phase in _PLAY else habits.choose)(view, context)


def advanced(view: AuctionView, context: PolicyContext) -> Action:
    """Bid by what a hand reaches, and win each trick as cheaply as it can."""
    return (eager if view.phase in _PLAY else habits.choose)(view, context)


LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=intermediate,
    advanced=advanced,
    expert=Search(before=120, playing=0).choose,
    master=Search(before=120, playing=600).choose,
)
