"""The choices of a seat: a few good ones of each rank for pickers (feature T7), and the shortlist for buttons.

The shortlist has ways to take the pile, the best melds, ways to open, and each discard. Melds of several ranks are one
action (:attr:`engine.types.Action.parts`), so one press can open. It is tried in a round rebuilt from the view before
it is offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.canasta.from_view import round_from_view
from engine.canasta.melds import CANASTA, KIND, MELD, NATURALS, POINTS, family, is_wild
from engine.canasta.selection import Plan, laid_out, plans
from engine.canasta.state import DRAWING, MELDING
from engine.canasta.view import CanastaView, Meld
from engine.cards import SUITS, Card, rank
from engine.types import Action, Choice, IllegalAction, Note, Value

LIMIT = 25
"""The most choices in a picker."""
_MELDS = ("meld-canasta", "meld-all", "meld-one", "meld-three", "meld-wild", "meld-most")
"""The labels of melds, best first."""
_OFFERED = 3
"""The most melds that are offered."""
_TRIED = 5
"""The number of plans tried for one offer."""


def choices(view: CanastaView, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, best first; at most :data:`LIMIT`."""
    offer = {"meld": _melds, "discard": _discards, "take": _takes, "answer": _answers}.get(kind)
    actions = [action for action in view.legal if action.kind == kind]
    if offer is None:
        return tuple(Choice(action, Note(kind)) for action in actions)
    return tuple(offer(view, actions))[:LIMIT]


def _melds(view: CanastaView, actions: list[Action]) -> list[Choice]:
    """Return the likely melds of each rank, sorted by label and then by points."""
    by_rank: dict[str, list[Action]] = {}
    for action in actions:
        by_rank.setdefault(action.target, []).append(action)
    offered = [choice for name, its in by_rank.items() for choice in _of_rank(view, name, its)]
    return _fair(
        sorted(offered, key=lambda choice: (_MELDS.index(choice.label.code), -view.worth(choice.action.cards)))
    )


def _fair(offered: list[Choice]) -> list[Choice]:
    """Return as many choices as a picker shows, in order, with every rank and if possible every meld among them."""
    groups = [choice.group for choice in offered]
    ranks = [family(group) for group in groups]
    first_of_rank = [ranks.index(rank) == at for at, rank in enumerate(ranks)]
    first_of_meld = [groups.index(group) == at for at, group in enumerate(groups)]
    order = sorted(range(len(offered)), key=lambda at: (not first_of_rank[at], not first_of_meld[at], at))
    return [offered[at] for at in sorted(order[:LIMIT])]


def meant(melds: Iterable[Meld], target: str) -> Meld | None:
    """Return the meld that a target means: the one with this name, or the smallest of the rank."""
    named = [meld for meld in melds if target in (meld.name or meld.rank, meld.rank)]
    return min(named, key=lambda meld: len(meld.cards), default=None)


def _of_rank(view: CanastaView, name: str, actions: list[Action]) -> Iterator[Choice]:
    """Yield the choices of one rank: a canasta, all naturals, one or three cards, a wild card, as many as possible."""
    meld = None if view.seat is None else meant(view.melds[view.sides[view.seat]], name)
    laid = len(meld.cards) if meld else 0
    cheapest = sorted(actions, key=lambda action: (_cost(action), -len(action.cards)))
    pure = [action for action in cheapest if not wild_cards(action)]
    ones = [action for action in cheapest if len(action.cards) == 1]
    wild_ones = [action for action in ones if wild_cards(action)]
    offers = [
        ("meld-canasta", [action for action in cheapest if laid < CANASTA <= laid + len(action.cards)]),
        ("meld-one", [action for action in ones if not wild_cards(action)]),
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
        gain = view.worth(action.cards) + bonus(view, action)
        values: dict[str, Value] = {"cards": action.cards, "rank": name, "wilds": len(wild_cards(action))}
        yield Choice(action, Note(label, {**values, "points": gain}), name)


def _discards(view: CanastaView, actions: list[Action]) -> Iterator[Choice]:
    """Yield each discard that is listed: single and cheap ones first, wild cards last."""
    held = Counter(rank(card) for card in view.hand)

    def use(action: Action) -> tuple[bool, int, int]:
        card = action.cards[0]
        return is_wild(card), held[rank(card)], POINTS[KIND[card]]

    for action in sorted(actions, key=use):
        card = action.cards[0]
        count = 1 if view.rules.sequences and KIND[card] in NATURALS else held[rank(card)]
        yield Choice(
            action, Note("discard-card", {"card": card, "face": rank(card), "held": count}), rank(card), is_wild(card)
        )


def fewest_and_most(ways: Sequence[Action]) -> list[Action]:
    """Return the way to meld the upcard with the fewest cards, and the one with most natural cards.

    The first is the rule by which the pile is taken (feature T8): no wild card where natural ones suffice, twos rather
    than jokers, and as few cards as possible, so onto a meld if the upcard alone is enough.
    """
    if not ways:
        return []
    fewest = min(ways, key=lambda action: (_cost(action), len(action.cards)))
    natural = [action for action in ways if not wild_cards(action)]
    return list(dict.fromkeys((fewest, max(natural, key=lambda action: len(action.cards), default=fewest))))


def _takes(view: CanastaView, actions: list[Action]) -> Iterator[Choice]:
    """Yield at most three ways to take the pile: those of :func:`fewest_and_most`, and to choose the cards after it."""
    upcard = view.upcard
    if upcard is None:
        return
    for action in fewest_and_most([action for action in actions if action.target]):
        label = "take-with" if action.cards else "take-onto"
        yield Choice(
            action,
            Note(label, {"cards": action.cards, "rank": action.target, "short": family(action.target)}),
            action.target,
        )
    for action in actions:
        if not action.target:
            yield Choice(action, Note("take-only", {"card": upcard}), rank(upcard))


def _answers(view: CanastaView, actions: list[Action]) -> Iterator[Choice]:
    """Yield yes and no."""
    for action in actions:
        yield Choice(action, Note("answer-yes" if action.target == "yes" else "answer-no"))


def wild_cards(action: Action) -> list[Card]:
    """Return the wild cards that an action names."""
    return [card for card in action.cards if is_wild(card)]


def bonus(view: CanastaView, action: Action) -> int:
    """Return the bonus of the canasta that a meld completes; 0 if it completes none."""
    laid = meant(view.melds[view.sides[view.seat]], action.target) if view.seat is not None else None
    before = len(laid.cards) if laid else 0
    if before >= CANASTA or before + len(action.cards) < CANASTA:
        return 0
    rules = view.rules
    if family(action.target) in SUITS:
        return rules.sequence_canasta
    wilds = len(wild_cards(action)) + (laid.wilds if laid else 0)
    if wilds == before + len(action.cards):
        return rules.wild_canasta
    return rules.mixed_canasta if wilds else rules.natural_canasta


def _cost(action: Action) -> tuple[int, int]:
    """Return the wild cards that an action uses: their number and points."""
    wild = wild_cards(action)
    return len(wild), sum(POINTS[KIND[card]] for card in wild)


# the shortlist


def shortlist(view: CanastaView) -> tuple[Choice, ...]:
    """Return the shortlist of ``view.seat``; nothing unless it is to draw or to meld."""
    if view.phase == DRAWING:
        draws = (Choice(action, Note("draw")) for action in view.legal if action.kind == "draw")
        return (*draws, *choices(view, "take"))
    return (*_best_melds(view), *choices(view, "discard")) if view.phase == MELDING else ()


def _best_melds(view: CanastaView) -> list[Choice]:
    legal = [action for action in view.legal if action.kind == "meld"]
    if not legal or view.seat is None:
        return []
    if view.upcard_due is not None:
        return [_meld(view, action) for action in fewest_and_most(legal)]
    opened = view.opened[view.sides[view.seat]]
    if opened:
        return [*_best(view, legal)][:_OFFERED]
    # Without enough points, a side may open in another way, such as with a canasta.
    return [*_openings(view)] or [_meld(view, choice.action) for choice in choices(view, "meld")[:_OFFERED]]


def _openings(view: CanastaView) -> Iterator[Choice]:
    """Yield the cheapest way to complete the initial meld, one without wild cards, and the one with most points."""
    assert view.seat is not None
    needs = view.minimums[view.sides[view.seat]] - view.opening_points
    enough = [plan for plan in plans(view) if plan.points >= needs]
    pure = [plan for plan in enough if not plan.jokers + plan.twos]
    offered: set[frozenset[Action]] = set()
    for found in (
        sorted(enough, key=lambda plan: plan.cost),
        sorted(pure, key=lambda plan: (-plan.points, plan.cards)),
        sorted(enough, key=lambda plan: (-plan.points, plan.cards)),
    ):
        plan = next((plan for plan in found[:_TRIED] if _is_legal(view, laid_out(view, plan))), None)
        if plan and frozenset(plan.melds) not in offered:
            offered.add(frozenset(plan.melds))
            yield _opening(view, plan)


def _opening(view: CanastaView, plan: Plan) -> Choice:
    values: dict[str, Value] = {
        "points": view.opening_points + plan.points,
        "short": _names(plan.melds),
        "wilds": plan.jokers + plan.twos,
    }
    return Choice(laid_out(view, plan), Note("open", values))


def _best(view: CanastaView, legal: Sequence[Action]) -> Iterator[Choice]:
    """Yield all natural cards at once, the best canasta, and melds of natural cards, those with most points first."""
    canastas = [action for action in legal if bonus(view, action)]
    # Of two ways to the same canasta, the one with fewer wild cards.
    canastas.sort(key=lambda action: (len(wild_cards(action)) - bonus(view, action), -len(action.cards)))
    natural: dict[str, Action] = {}
    for action in legal:
        name = family(action.target)
        if wild_cards(action) or action.target.endswith("+") or name == "3":
            continue
        if name not in natural or len(action.cards) > len(natural[name].cards):
            natural[name] = action
    ranks = {name: action for name, action in natural.items() if name not in SUITS}
    best = canastas[0] if canastas else None
    if best and family(best.target) not in SUITS:
        ranks = {**ranks, family(best.target): best}
    every = Action.joined([*ranks.values()]) if len(ranks) > 1 else None
    if every and _is_legal(view, every):
        yield Choice(every, Note("meld", _values(view, [*ranks.values()])))
    if best:
        yield _meld(view, best)
    single = [action for action in natural.values() if action != best]
    yield from (_meld(view, action) for action in sorted(single, key=lambda action: -_gain(view, action)))


def _meld(view: CanastaView, action: Action) -> Choice:
    """Return the offer of a single meld."""
    return Choice(action, Note("canasta" if bonus(view, action) else "meld", _values(view, [action])))


def _values(view: CanastaView, melds: Sequence[Action]) -> dict[str, Value]:
    """Return the values of a label: the ranks, the points and the number of wild cards of melds."""
    gain = sum(_gain(view, meld) for meld in melds)
    return {"short": _names(melds), "points": gain, "wilds": sum(len(wild_cards(meld)) for meld in melds)}


def _gain(view: CanastaView, action: Action) -> int:
    """Return the points of a meld's cards and of the canasta that it completes."""
    return view.worth(action.cards) + bonus(view, action)


def _names(melds: Iterable[Action]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(family(meld.target) for meld in melds))


def _is_legal(view: CanastaView, action: Action) -> bool:
    """Return whether the rules allow these melds now, and the initial meld is complete after them."""
    assert view.seat is not None
    if view.has_foot and len(action.cards) >= len(view.hand):
        return False  # the foot cannot be foreseen
    trial = round_from_view(view)
    try:
        trial.play(view.seat, action)
    except IllegalAction:
        return False
    return trial.opened[view.sides[view.seat]]
