"""Explains the legal actions and the refusals (feature A1), and gives the reasons for an action (feature A2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.canasta.from_view import round_from_view
from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, KIND_OF_RANK, NAMES, NATURALS, TWO, family, is_wild
from engine.canasta.presentation import PRESENTATION, near_out
from engine.canasta.round import CanastaRound
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.study.canasta.pages import unplaced
from engine.study.contract import Explanation
from engine.types import Action, IllegalAction, Note, Value

_WAYS_SHOWN = 3
"""The most ways to take the pile that are listed."""
_SET = 3


def explain(view: CanastaView) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat to act may do, and why other actions are refused."""
    if view.asking is not None:
        return (Explanation("answer", True, Note("may-answer", {"seat": view.asking})),)
    state = round_from_view(view)
    explanations = [*(_before_drawing if view.phase == "draw" else _after_drawing)(view, state)]
    if view.undo:
        explanations.append(Explanation("undo", True, Note("may-undo")))
    return tuple(explanations)


def _before_drawing(view: CanastaView, state: CanastaRound) -> Iterator[Explanation]:
    kinds = {action.kind for action in view.legal}
    if "draw" in kinds:
        code = "may-draw" if view.stock else "may-turn-over"
        yield Explanation("draw", True, Note(code, {"count": view.rules.cards_drawn, "points": view.penalty_due}))
    else:
        yield Explanation("draw", False, Note("stock-empty"))
    ways = [choice.action for choice in PRESENTATION.choices(view, "take") if choice.action.target]
    for way in ways[:_WAYS_SHOWN]:
        values: dict[str, Value] = {"count": _taken(view), "card": view.upcard or ""}
        code = "may-take" if way.cards else "may-take-onto"
        yield Explanation("take", True, Note(code, {**values, "cards": way.cards, "rank": way.target}))
    if not ways:
        yield from _refused(state, "take", [Action("take")])
    if "end" in kinds:
        yield Explanation("end", True, Note("may-end"))


def _after_drawing(view: CanastaView, state: CanastaRound) -> Iterator[Explanation]:
    if view.upcard_due:
        yield Explanation("meld", True, Note("must-meld-upcard", {"card": view.upcard_due}))
        yield Explanation("discard", False, Note("upcard-first", {"card": view.upcard_due}))
        return
    yield from _melding(view, state)
    yield from _discarding(view, state)
    for kind in ("pass", "ask", "special"):
        if any(action.kind == kind for action in view.legal):
            yield Explanation(kind, True, Note(f"may-{kind}"))
        elif kind == "ask" and view.rules.ask_to_go_out and state.partner() is not None:
            yield from _refused(state, kind, [Action(kind)])


def _melding(view: CanastaView, state: CanastaRound) -> Iterator[Explanation]:
    assert view.seat is not None
    ranks = tuple(dict.fromkeys(family(action.target) for action in view.legal if action.kind == "meld"))
    side = view.sides[view.seat]
    if ranks:
        values: dict[str, Value] = {"rank": ranks, "needs": view.minimums[side], "reach": view.opening_reach}
        yield Explanation("meld", True, Note("may-meld" if view.opened[side] else "may-open", values))
        return
    sets = [cards for cards in state.hands[view.seat][: len(NATURALS)] if cards]
    tried = [Action("meld", cards, NAMES[KIND[cards[0]]]) for cards in sorted(sets, key=len, reverse=True)]
    laid = {meld.rank for meld in view.melds[side] if view.rules.canasta_grows or not meld.canasta}
    tried = [action for action in tried if len(action.cards) >= _SET or action.target in laid]
    yield from _refused(state, "meld", tried) if tried else [Explanation("meld", False, Note("nothing-to-meld"))]


def _discarding(view: CanastaView, state: CanastaRound) -> Iterator[Explanation]:
    assert view.seat is not None
    allowed = [action.cards[0] for action in view.legal if action.kind == "discard"]
    if allowed:
        yield Explanation("discard", True, Note(_last_card(view) if len(view.hand) == 1 else "may-discard"))
    kinds = {KIND[card] for card in allowed}
    others = {KIND[card]: card for card in view.hand if KIND[card] not in kinds}
    yield from _refused(state, "discard", [Action("discard", (card,)) for card in others.values()])


def _refused(state: CanastaRound, kind: str, tried: list[Action]) -> Iterator[Explanation]:
    """Yield the reason why the rules refuse the first of these actions that is illegal."""
    for action in tried:
        try:
            state.copy().play(state.seat, action)
        except IllegalAction as refusal:
            yield Explanation(kind, False, refusal.note)
            return


def reasons(view: CanastaView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    reasons_for = _REASONS.get(action.kind)
    return tuple(reasons_for(view, action)) if reasons_for else (Note(f"hint-{action.kind}"),)


def _draw(view: CanastaView, action: Action) -> Iterator[Note]:
    if any(other.kind == "take" for other in view.legal):
        values: dict[str, Value] = {"drawn": min(view.rules.cards_drawn, view.stock)}
        yield Note("hint-draw-rather", {**values, "count": _taken(view)})
    else:
        yield Note("hint-draw")


def _taken(view: CanastaView) -> int:
    """Return how many cards taking the pile brings."""
    return min(view.pile_taken or len(view.pile), len(view.pile))


def _answer(view: CanastaView, action: Action) -> Iterator[Note]:
    points = sum(view.rules.card_points[KIND[card]] for card in view.hand)
    yield Note("hint-answer", {"points": points, "yes": action.target == "yes"})


def _take(view: CanastaView, action: Action) -> Iterator[Note]:
    pile = view.pile[-view.pile_taken :] if view.pile_taken else view.pile
    points = sum(view.rules.card_points[KIND[card]] for card in pile)
    yield Note("hint-take", {"count": len(pile), "points": points})
    if action.target and view.upcard:
        yield from _meld(view, action._replace(cards=(*action.cards, view.upcard)))


def _meld(view: CanastaView, action: Action) -> Iterator[Note]:
    yield from tuple(_melding_for(view, action)) or (Note("hint-meld-held"),)


def _melding_for(view: CanastaView, action: Action) -> Iterator[Note]:
    assert view.seat is not None
    side = view.sides[view.seat]
    rank = family(action.target)
    laid = next((meld for meld in view.melds[side] if action.target in (meld.name or meld.rank, meld.rank)), None)
    before = len(laid.cards) if laid else 0
    after = before + len(action.cards)
    if before < CANASTA <= after:
        yield Note("hint-meld-canasta", {"rank": rank})
    elif after < CANASTA and rank in KIND_OF_RANK and KIND_OF_RANK[rank] != BLACK_THREE:
        code = "hint-meld-adds" if laid else "hint-meld-new"
        yield Note(code, {"rank": rank, "count": CANASTA - after})
    if not view.opened[side]:
        values = {"needs": view.minimums[side], "reach": view.opening_reach}
        yield Note("hint-meld-opens", {**values, "complete": _opens(view, action, after)})
    if action.kind == "meld" and len(view.hand) - len(action.cards) <= 1:
        yield from _using_up(view, view.canastas[side] + (before < CANASTA <= after))
    if any(near_out(view, seat) for seat, its in enumerate(view.sides) if its != side):
        yield Note("hint-hurry")


def _opens(view: CanastaView, action: Action, size: int) -> bool:
    """Return whether an action that makes a meld of ``size`` cards is sure to complete the initial meld.

    Unsure, and so no, where the upcard takes part and does not simply count (guide 2.7).
    """
    rules, upcard = view.rules, action.kind == "take" or view.upcard_due is not None
    natural = not any(map(is_wild, action.cards))
    if size >= CANASTA and (rules.opens_anyway == "canasta" or (rules.opens_anyway == "natural-canasta" and natural)):
        return True
    if rules.opens_anyway == "natural-canasta-in-hand" and natural and not upcard and len(action.cards) >= CANASTA:
        return True
    points = sum(rules.card_points[KIND[card]] for card in action.cards)
    counts = not upcard or rules.upcard_counts == "yes"
    return counts and view.opening_points + points >= view.minimums[view.sides[view.seat or 0]]


def _using_up(view: CanastaView, canastas: int) -> Iterator[Note]:
    """Yield the effect of playing the last card, for a side with this many canastas."""
    if view.has_foot:
        yield Note("hint-foot")
    elif canastas >= view.canastas_to_go_out:
        yield Note("hint-goes-out")


def _last_card(view: CanastaView) -> str:
    """Return the code for the effect of discarding the last card."""
    assert view.seat is not None
    if view.has_foot:
        return "may-take-up-foot"
    goes_out = view.canastas[view.sides[view.seat]] >= view.canastas_to_go_out
    return "may-go-out" if goes_out else "may-discard-last"


def _discard(view: CanastaView, action: Action) -> Iterator[Note]:
    assert view.seat is not None
    card = action.cards[0]
    if len(view.hand) == 1:
        canastas = view.canastas[view.sides[view.seat]]
        yield from tuple(_using_up(view, canastas)) or (Note("hint-discard-last", {"card": card}),)
        return
    following = (view.seat + 1) % len(view.sides)
    least = Note("hint-discard-least", {"seat": following, "card": card})
    yield from tuple(_discard_reasons(view, card, following)) or (least,)


def _discard_reasons(view: CanastaView, card: Card, following: int) -> Iterator[Note]:
    kind = KIND[card]
    if kind == BLACK_THREE:
        yield Note("hint-discard-blocks", {"seat": following})
    elif kind >= TWO:
        freezes = "wild" in view.rules.frozen_by and not view.frozen
        yield Note("hint-discard-freezes" if freezes else "hint-discard-wild", {"how": view.rules.take_frozen})
    elif kind in NATURALS and not _is_doubtful(view, card):
        yield from _safety(view, kind, following)
        if sum(KIND[other] == kind for other in view.hand) == 1:
            yield Note("hint-discard-lone", {"card": card})


def _is_doubtful(view: CanastaView, card: Card) -> bool:
    """Return whether a discard helps the next player, or could be melded."""
    doubts = {note.code for note in PRESENTATION.cautions(view, Action("discard", (card,)))}
    return not doubts.isdisjoint(("discard-onto-meld", "discard-meldable"))


def _safety(view: CanastaView, kind: int, following: int) -> Iterator[Note]:
    """Yield the reasons why the next player is unlikely to take the pile with a card of this kind."""
    known = sum(KIND[other] == kind for other in view.known[following])
    if unplaced(view)[kind] + known < 2:
        yield Note("hint-discard-safe", {"rank": NAMES[kind], "seat": following})
    elif any(KIND[other] == kind for other in view.discards[following]):
        yield Note("hint-discard-theirs", {"rank": NAMES[kind], "seat": following})


_REASONS: dict[str, Callable[[CanastaView, Action], Iterator[Note]]] = {
    "draw": _draw,
    "take": _take,
    "meld": _meld,
    "discard": _discard,
    "answer": _answer,
}
"""Yields the reasons for each kind of action; other kinds have a fixed reason."""
