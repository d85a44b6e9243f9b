"""What the pickers offer: a few good choices a rank, each one press (T7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.canasta.kinds import KIND, KIND_OF_RANK, POINTS, is_wild
from engine.canasta.melds import CANASTA, MELD
from engine.cards import rank
from engine.game import Action, Choice, Note

if TYPE_CHECKING:
    from engine.canasta.view import CanastaView, Meld

LIMIT = 25
"""The most choices a picker shows."""


def choices(view: CanastaView, kind: str) -> tuple[Choice, ...]:
    """The choices for a kind of action, best first; at most :data:`LIMIT`."""
    offered = {"meld": _melds, "discard": _discards, "take": _takes}.get(kind)
    if offered is None:
        return tuple(Choice(action, Note(kind)) for action in view.legal if action.kind == kind)
    return tuple(offered(view))[:LIMIT]


def _melds(view: CanastaView) -> list[Choice]:
    """For each rank: a canasta, all naturals, three, and one wild card more; ranks that matter most first."""
    mine = _mine(view)
    ranks: dict[str, list[Action]] = {}
    for action in view.legal:
        if action.kind == "meld":
            ranks.setdefault(action.target, []).append(action)
    found: list[tuple[int, Choice]] = []
    for name, actions in ranks.items():
        found += _of_rank(view, name, actions, mine.get(name))
    found.sort(key=lambda entry: -entry[0])
    return [choice for _, choice in found]


def _of_rank(
    view: CanastaView, name: str, actions: list[Action], meld: Meld | None
) -> list[tuple[int, Choice]]:
    """The choices of one rank, with what each is worth in the order."""
    laid = len(meld.cards) if meld else 0
    picked: dict[Action, tuple[int, str]] = {}

    def pick(candidates: list[Action], code: str, worth: int) -> None:
        for action in candidates[:1]:
            picked.setdefault(action, (worth, code))

    pure = sorted((a for a in actions if not _wild(a)), key=lambda a: -len(a.cards))
    points = POINTS[KIND_OF_RANK[name]]
    to_canasta = [a for a in actions if laid < CANASTA <= laid + len(a.cards)]
    pick(sorted(to_canasta, key=lambda a: (_cost(a), len(a.cards))), "meld-canasta", 3000 + points)
    pick(pure, "meld-all", 2000 + points + len(pure[0].cards) if pure else 0)
    if not meld:
        three = [a for a in actions if len(a.cards) == MELD]
        pick(sorted(three, key=_cost), "meld-three", 1000 + points)
    wild_only = [a for a in actions if len(_wild(a)) == len(a.cards)]
    pick(sorted((a for a in wild_only if len(a.cards) == 1), key=_cost), "meld-wild", 500 + laid)
    pick(
        sorted((a for a in wild_only if len(a.cards) == 1), key=_cost, reverse=True), "meld-wild", 400 + laid
    )
    fullest = sorted((a for a in actions if _wild(a)), key=lambda a: (-len(a.cards), _cost(a)))
    pick(fullest, "meld-most", 100 + points)
    return [
        (worth, Choice(action, Note(code, {"cards": action.cards, "rank": name}), name))
        for action, (worth, code) in picked.items()
    ]


def _discards(view: CanastaView) -> list[Choice]:
    """One of each kind: lone cards of little use first, wild cards last."""
    held = Counter(rank(card) for card in view.hand)
    actions = [action for action in view.legal if action.kind == "discard"]
    actions.sort(key=lambda a: (is_wild(a.cards[0]), held[rank(a.cards[0])], POINTS[KIND[a.cards[0]]]))
    return [
        Choice(
            action,
            Note("discard-card", {"card": action.cards[0], "held": held[rank(action.cards[0])]}),
            rank(action.cards[0]),
        )
        for action in actions
    ]


def _takes(view: CanastaView) -> list[Choice]:
    """Each way to use the upcard: without wild cards first; the plain taking of it last."""
    upcard = view.upcard
    if upcard is None:
        return []
    ways = [action for action in view.legal if action.kind == "take" and action.target]
    ways.sort(key=lambda a: (_cost(a), len(a.cards)))
    offered = [
        Choice(
            action,
            Note(
                "take-with" if action.cards else "take-onto",
                {"cards": (upcard, *action.cards), "rank": rank(upcard)},
            ),
            rank(upcard),
        )
        for action in ways[: LIMIT - 1]
    ]
    plain = [action for action in view.legal if action.kind == "take" and not action.target]
    return offered + [Choice(action, Note("take-only", {"card": upcard}), rank(upcard)) for action in plain]


def _mine(view: CanastaView) -> dict[str, Meld]:
    if view.seat is None:
        return {}
    return {meld.rank: meld for meld in view.melds[view.sides[view.seat]]}


def _wild(action: Action) -> list[str]:
    return [card for card in action.cards if is_wild(card)]


def _cost(action: Action) -> tuple[int, int]:
    """Wild cards spent, jokers dearer than twos."""
    wild = _wild(action)
    return len(wild), sum(POINTS[KIND[card]] for card in wild)
