"""The computer players of Canasta: the six levels, and safeguards against obvious blunders that most of them have.

* ``simple``: the carefree player and the beginner.
* ``planning``: looks one turn ahead: which cards to meld, whether to take the pile, and what to discard. It rates
  positions (``evaluation``) by features of the view (``features``). Intermediate and advanced players overlook some.
* ``search``: the master follows heuristic weights (``weights``) that were tuned by self-play, and may discard by
  learned values (``discards``). It samples worlds (``worlds``) and plays them out by the policy (``rollout``).

A policy with safeguards does not end its turn while a wild card in the hand could close a canasta, does not discard a
joker that could be melded, and while it holds a safe card does not give away a large pile to a meld, or to a pair that
the next player is known to hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from engine.canasta.legality.taking import PAIR
from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, NAMES, NATURALS, WILD_JOKER, family, is_wild
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.players.canasta import features, planning, simple
from engine.players.canasta.evaluation import HASTY, SHORT_SIGHTED
from engine.players.canasta.features import BOTH
from engine.players.canasta.search import Search
from engine.players.policy import Policy, PolicyContext, ladder
from engine.types import Action

LARGE_PILE = 7
"""The size of a pile, with the discard, that is not given away."""


def careful(policy: Policy) -> Policy:
    """Return a policy that reviews how ``policy`` ends its turns, and that spoils no natural canasta it needs."""

    def choose(view: CanastaView, context: PolicyContext) -> Action:
        spoiling = [meld for meld in closing_melds(view) if wanted_natural(view, meld)]
        kept = tuple(action for action in view.legal if action not in spoiling)
        action = policy(replace(view, legal=kept) if spoiling and kept else view, context)
        if action.kind not in ("discard", "pass"):
            return action
        return better_meld(view, action) or safer_discard(view, action, context) or action

    return choose


def better_meld(view: CanastaView, ending: Action) -> Action | None:
    """Return a meld that must not be missed before the turn ends with this action, or ``None``."""
    wild = ending.kind == "discard" and is_wild(ending.cards[0])
    closing = [meld for meld in closing_melds(view) if wild or len(meld.cards) == 1]
    closing = [meld for meld in closing if wild or not wanted_natural(view, meld)]
    if closing:
        return min(closing, key=lambda meld: (wanted_natural(view, meld), len(meld.cards), -_jokers(meld.cards)))
    melds = [action for action in view.legal if action.kind == "meld"]
    if view.has_foot and ending.kind == "discard" and len(view.hand) > 1:
        emptying = [meld for meld in melds if len(view.hand) - len(meld.cards) <= 1]
        if emptying:
            return max(emptying, key=lambda meld: len(meld.cards))
    if wild and KIND[ending.cards[0]] == WILD_JOKER and not any(_plain(view, joker=False)):
        return max((meld for meld in melds if _jokers(meld.cards)), key=lambda meld: len(meld.cards), default=None)
    return None


def closing_melds(view: CanastaView) -> Iterator[Action]:
    """Yield the melds that close a canasta with wild cards only and leave two cards, or a foot to take up."""
    assert view.seat is not None
    laid = {meld.name or meld.rank: len(meld.cards) for meld in view.melds[view.sides[view.seat]]}
    for action in view.legal:
        if action.kind == "meld" and action.cards and all(map(is_wild, action.cards)):
            size, left = laid.get(action.target, 0), len(view.hand) - len(action.cards)
            if size < CANASTA <= size + len(action.cards) and (left > 1 or view.has_foot):
                yield action


def wanted_natural(view: CanastaView, meld: Action) -> bool:
    """Return whether wild cards would spoil a natural meld, and natural canastas are needed to go out."""
    assert view.seat is not None
    if view.rules.canasta_kinds != "two-natural-two-mixed":
        return False
    mine = view.melds[view.sides[view.seat]]
    pure = any((one.name or one.rank) == meld.target and not one.wilds for one in mine)
    return pure and sum(one.canasta == "natural" for one in mine) < BOTH


def safer_discard(view: CanastaView, ending: Action, context: PolicyContext) -> Action | None:
    """Return a safer discard than this one if there is one, or ``None``."""
    if ending.kind != "discard":
        return None
    card = ending.cards[0]
    if KIND[card] == WILD_JOKER:
        others = [action.cards[0] for action in _plain(view, joker=False)]
        return planning.cheapest_discard(view, others, context) if others else None
    given = can_be_laid_off(view, card)
    if len(view.pile) + 1 < LARGE_PILE or not (given or known(view, card) >= PAIR):
        return None
    others = [action.cards[0] for action in _plain(view) if not can_be_laid_off(view, action.cards[0])]
    safe = [other for other in others if not known(view, other)] or (others if given else [])
    return planning.cheapest_discard(view, safe, context) if safe else None


def known(view: CanastaView, card: Card) -> int:
    """Return how many cards of this card's rank the next opponent is known to hold, if its side has opened."""
    assert view.seat is not None
    after = (view.seat + 1) % len(view.sides)
    if not view.known or not view.opened[view.sides[after]] or KIND[card] not in NATURALS:
        return 0
    return sum(KIND[held] == KIND[card] for held in view.known[after])


def can_be_laid_off(view: CanastaView, card: Card) -> bool:
    """Return whether the next opponent could take the pile by laying this discard onto a meld."""
    assert view.seat is not None
    theirs = view.sides[(view.seat + 1) % len(view.sides)]
    if not view.opened[theirs] or "meld" not in view.rules.take_unfrozen or view.frozen or view.rules.frozen_always:
        return False
    if KIND[card] not in NATURALS:
        return False
    grows = view.rules.upcard_onto_canasta == "yes"
    return features.fits(view, theirs, card) or any(
        family(meld.name or meld.rank) == NAMES[KIND[card]] and (grows or not meld.canasta)
        for meld in view.melds[theirs]
        if not meld.sequence
    )


def _plain(view: CanastaView, *, joker: bool | None = None) -> Iterator[Action]:
    """Yield the discards of natural cards and black threes; with ``joker=False`` all but jokers."""
    for action in view.legal:
        if action.kind == "discard" and (
            KIND[action.cards[0]] != WILD_JOKER if joker is False else KIND[action.cards[0]] <= BLACK_THREE
        ):
            yield action


def _jokers(cards: Iterable[Card]) -> int:
    return sum(KIND[card] == WILD_JOKER for card in cards)


_LADDER = ladder(
    carefree=simple.carefree,
    eager=simple.beginner,
    intermediate=planning.looking(SHORT_SIGHTED),
    advanced=planning.looking(HASTY),
    expert=planning.choose,
    master=Search(budget=1000).choose,
    careless=0,
)
_UNCAREFUL = ("carefree", "beginner")
LEVELS: Mapping[str, Policy] = {
    level: policy if level in _UNCAREFUL else careful(policy) for level, policy in _LADDER.items()
}
