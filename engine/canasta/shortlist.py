"""The actions with a button of their own: ways to take the pile, the best melds, ways to open, and each discard.

Melds of several ranks are one action (:attr:`engine.types.Action.parts`), so one press can open. It is tried
in a round rebuilt from the view before it is offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.canasta.choices import bonus, choices, family, fewest_and_most, points, wild_cards
from engine.canasta.from_view import round_from_view
from engine.canasta.selection import Plan, laid_out, plans
from engine.canasta.state import DRAWING, MELDING
from engine.canasta.view import CanastaView
from engine.cards import SUITS
from engine.types import Action, Choice, IllegalAction, Note, Value

MOST = 3
"""The most melds that are offered."""
_TRIED = 5
"""How many plans are tried for one offer."""


def shortlist(view: CanastaView) -> tuple[Choice, ...]:
    """Return the shortlist of ``view.seat``; nothing unless it is to draw or to meld."""
    if view.phase == DRAWING:
        draws = (Choice(action, Note("draw")) for action in view.legal if action.kind == "draw")
        return (*draws, *choices(view, "take"))
    return (*_melds(view), *choices(view, "discard")) if view.phase == MELDING else ()


def _melds(view: CanastaView) -> list[Choice]:
    legal = [action for action in view.legal if action.kind == "meld"]
    if not legal or view.seat is None:
        return []
    if view.upcard_due is not None:
        return [_meld(view, action) for action in fewest_and_most(legal)]
    opened = view.opened[view.sides[view.seat]]
    if opened:
        return [*_best(view, legal)][:MOST]
    # Without enough points, a side may open in another way, such as with a canasta.
    return [*_openings(view)] or [_meld(view, choice.action) for choice in choices(view, "meld")[:MOST]]


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
    return points(view, action.cards) + bonus(view, action)


def _names(melds: Iterable[Action]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(family(meld.target) for meld in melds))


def _is_legal(view: CanastaView, action: Action) -> bool:
    """Whether the rules allow these melds now, and the initial meld is complete after them."""
    assert view.seat is not None
    if view.has_foot and len(action.cards) >= len(view.hand):
        return False  # the foot cannot be foreseen
    trial = round_from_view(view)
    try:
        trial.play(view.seat, action)
    except IllegalAction:
        return False
    return trial.opened[view.sides[view.seat]]
