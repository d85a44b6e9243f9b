"""The choices that the pickers offer: a few good ones for each rank (feature T7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.canasta.kinds import KIND, POINTS, is_wild
from engine.canasta.melds import CANASTA, MELD
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card, rank
from engine.types import Action, Choice, Note

LIMIT = 25
"""The most choices in a picker."""
_MELDS = ("meld-canasta", "meld-all", "meld-one", "meld-three", "meld-wild", "meld-most")
"""The labels of melds, best first."""


def choices(view: CanastaView, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, best first; at most :data:`LIMIT`."""
    offer = {"meld": _melds, "discard": _discards, "take": _takes, "answer": _answers}.get(kind)
    actions = [action for action in view.legal if action.kind == kind]
    if offer is None:
        return tuple(Choice(action, Note(kind)) for action in actions)
    return tuple(offer(view, actions))[:LIMIT]


def _melds(view: CanastaView, actions: list[Action]) -> list[Choice]:
    """Return the likely melds of each rank, sorted by label and then by points."""
    mine = () if view.seat is None else view.melds[view.sides[view.seat]]
    by_rank: dict[str, list[Action]] = {}
    for action in actions:
        by_rank.setdefault(action.target, []).append(action)
    offered = [choice for name, its in by_rank.items() for choice in _of_rank(name, its, _meant(mine, name))]
    return _fair(sorted(offered, key=lambda choice: (_MELDS.index(choice.label.code), -_points(choice.action.cards))))


def _fair(offered: list[Choice]) -> list[Choice]:
    """Return as many choices as a picker shows, in order, with every rank and if possible every meld among them."""
    groups = [choice.group for choice in offered]
    ranks = [family(group) for group in groups]
    first_of_rank = [ranks.index(rank) == at for at, rank in enumerate(ranks)]
    first_of_meld = [groups.index(group) == at for at, group in enumerate(groups)]
    order = sorted(range(len(offered)), key=lambda at: (not first_of_rank[at], not first_of_meld[at], at))
    return [offered[at] for at in sorted(order[:LIMIT])]


def _meant(melds: Iterable[Meld], target: str) -> Meld | None:
    """Return the meld that a target means: the one with this name, or the smallest of the rank."""
    named = [meld for meld in melds if target in (meld.name or meld.rank, meld.rank)]
    return min(named, key=lambda meld: len(meld.cards), default=None)


def family(target: str) -> str:
    """Return the rank, or the suit of a sequence, in an action's target: ``K`` for ``K-2`` and ``K+``."""
    return target.partition("-")[0].rstrip("+")


def _of_rank(name: str, actions: list[Action], meld: Meld | None) -> Iterator[Choice]:
    """Yield the choices of one rank: a canasta, all naturals, one or three cards, a wild card, as many as possible."""
    laid = len(meld.cards) if meld else 0
    cheapest = sorted(actions, key=lambda action: (_cost(action), -len(action.cards)))
    pure = [action for action in cheapest if not _wild(action)]
    ones = [action for action in cheapest if len(action.cards) == 1]
    wild_ones = [action for action in ones if _wild(action)]
    offers = [
        ("meld-canasta", [action for action in cheapest if laid < CANASTA <= laid + len(action.cards)]),
        ("meld-one", [action for action in ones if not _wild(action)]),
        ("meld-all", pure),
        ("meld-three", [action for action in cheapest if not laid and len(action.cards) == MELD]),
        ("meld-wild", wild_ones),
        ("meld-wild", wild_ones[::-1]),
        ("meld-most", sorted(cheapest, key=lambda action: -len(action.cards))),
    ]
    picked: dict[Action, str] = {}
    for label, candidates in offers:
        if candidates:
            picked.setdefault(candidates[0], label)
    for action, label in picked.items():
        yield Choice(action, Note(label, {"cards": action.cards, "rank": name, "wilds": len(_wild(action))}), name)


def _discards(view: CanastaView, actions: list[Action]) -> Iterator[Choice]:
    """Yield one card of each kind: single and cheap ones first, wild cards last."""
    held = Counter(rank(card) for card in view.hand)

    def use(action: Action) -> tuple[bool, int, int]:
        card = action.cards[0]
        return is_wild(card), held[rank(card)], POINTS[KIND[card]]

    for action in sorted(actions, key=use):
        card = action.cards[0]
        yield Choice(action, Note("discard-card", {"card": card, "held": held[rank(card)]}), rank(card))


def _takes(view: CanastaView, actions: list[Action]) -> Iterator[Choice]:
    """Yield each way to use the upcard, those with fewer wild cards first, and last the upcard alone."""
    upcard = view.upcard
    if upcard is None:
        return
    ways = [action for action in actions if action.target]
    for action in sorted(ways, key=lambda action: (_cost(action), len(action.cards)))[: LIMIT - 1]:
        label = "take-with" if action.cards else "take-onto"
        yield Choice(action, Note(label, {"cards": (upcard, *action.cards), "rank": action.target}), action.target)
    for action in actions:
        if not action.target:
            yield Choice(action, Note("take-only", {"card": upcard}), rank(upcard))


def _answers(view: CanastaView, actions: list[Action]) -> Iterator[Choice]:
    """Yield yes and no."""
    for action in actions:
        yield Choice(action, Note("answer-yes" if action.target == "yes" else "answer-no"))


def _wild(action: Action) -> list[Card]:
    return [card for card in action.cards if is_wild(card)]


def _cost(action: Action) -> tuple[int, int]:
    """Return the wild cards that an action uses: their number and points."""
    wild = _wild(action)
    return len(wild), _points(wild)


def _points(cards: Iterable[Card]) -> int:
    return sum(POINTS[KIND[card]] for card in cards)
