"""Explains what can be done where players draw and discard (feature A1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.cards import Card
from engine.kit.discard_view import DiscardView
from engine.round import Round
from engine.study.explanation import Explanation
from engine.types import Action, IllegalAction, Note


def explained(
    view: DiscardView, *, barred: Card | None, tried: Iterable[Action], world: Callable[[], Round]
) -> Iterator[Explanation]:
    """Yield what each kind of action can do, by its best choice, and why actions that might be ``tried`` are refused.

    ``barred`` is the card that cannot be discarded; ``world`` makes a round in which refusals are found out.
    """
    for kind in dict.fromkeys(action.kind for action in view.legal):
        choices = view.choices(kind)
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
