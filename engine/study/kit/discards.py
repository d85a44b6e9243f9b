"""Help for games of drawing and discarding: the legal actions, and the known places of cards (features A1, A7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.cards import Card
from engine.kit.discard_round import DiscardView
from engine.kit.table_melds import ORDER
from engine.presentation import presentation_of
from engine.round import Round
from engine.study.contract import Explanation
from engine.study.kit.seen_hands import own_hand, recalled, sure, theirs
from engine.types import Action, IllegalAction, Note


def lead(rated: Sequence[tuple[Action, float]], action: Action, *, upcard: Card = "", won: int = 0) -> Iterator[Note]:
    """Yield by how many points a player rates an action above the next best, if it rates that action best.

    ``rated`` are its actions with their values, the best first.
    ``won`` is what winning the round counts besides its points. A lead of less than half a point says nothing.
    """
    others = [each for each in rated if each[0] != action]
    if not others or rated[0][0] != action:
        return
    (_, best), (other, value) = rated[0], others[0]
    if points := round(best - value):
        cards = other.cards or ((upcard,) if other.kind == "take" else ())
        yield Note("hint-gains", {"points": points, "how": other.kind, "cards": cards, "won": won})


def explained(
    view: DiscardView, *, barred: Card | None, tried: Iterable[Action], world: Callable[[], Round]
) -> Iterator[Explanation]:
    """Yield the effect of each kind of action, by its best choice, and why actions that might be ``tried`` are refused.

    ``barred`` is the card that cannot be discarded; ``world`` makes a round in which refusals are found out.
    """
    for kind in dict.fromkeys(action.kind for action in view.legal):
        choices = presentation_of(view).choices(view, kind)
        best, values = choices[0], {**choices[0].label.values}
        values["cards"] = tuple({each.action.cards[0]: 0 for each in choices if each.action.cards})
        if kind in ("discard", "meld"):
            values["cards"] = best.action.cards
        if kind == "discard":
            values |= {"barred": bool(barred), "card": barred or ""}
        yield Explanation(kind, True, Note(f"may-{kind}", values))
    if view.undo:
        yield Explanation("undo", True, Note("may-undo"))
    for action in tried:
        try:
            world().play(view.to_act[0], action)
        except IllegalAction as refusal:
            yield Explanation(action.kind, False, refusal.note)


def distribution(view: DiscardView) -> tuple[Note, ...]:
    """Return where every card is, as far as the seat can tell."""
    notes = own_hand(view)
    if view.pile:
        notes.append(Note("place-pile", {"count": len(view.pile), "cards": view.pile}))
    return (*notes, *theirs(view), *deduce(view))


def recall(view: DiscardView) -> tuple[Note, ...]:
    """Return the cards seen of each hand, and those that the others have discarded and left lying."""
    return recalled(
        view, [*_said(view, "recall-discards", view.discards), *_said(view, "recall-refused", view.refused)]
    )


def deduce(view: DiscardView) -> tuple[Note, ...]:
    """Return the cards whose place the seat does not know, and how many of them each place holds."""
    left = view.unplaced()
    hidden = [
        Note("unseen-hand", {"seat": seat, "count": view.hand_counts[seat] - len(view.known[seat])})
        for seat in view.others
    ]
    return (
        Note("unseen-cards", {"count": len(left), "suits": left}),
        Note("unseen-stock", {"count": view.stock}),
        *hidden,
    )


def predict(view: DiscardView) -> tuple[Note, ...]:
    """Return the cards that the others certainly hold, and which cards they showed no use for."""
    notes = sure(view)
    for seat in view.others:
        left = view.refused[seat] if view.refused else ()
        if useless := {*view.discards[seat], *left}:
            notes.append(Note("predict-useless", {"seat": seat, "cards": _sorted(useless)}))
    return tuple(notes) or tuple(Note("predict-nothing", {"seat": seat}) for seat in view.others)


def _said(view: DiscardView, code: str, by_seat: Iterable[tuple[Card, ...]]) -> list[Note]:
    return [
        Note(code, {"seat": seat, "count": len(cards), "cards": cards})
        for seat, cards in enumerate(by_seat)
        if cards and seat != view.seat
    ]


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


def analyze(view: DiscardView) -> tuple[Note, ...]:
    """Return the use of each card of the hand."""
    return presentation_of(view).page(view, "hand")


DISCARD_PAGES = {
    "analyze": analyze,
    "distribution": distribution,
    "recall": recall,
    "deduce": deduce,
    "predict": predict,
}
"""The pages about the cards, by name."""
