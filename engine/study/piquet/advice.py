"""Explains what may be done and why not the rest, and gives the reasons for an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engine.piquet.declarations import KINDS, cards_of, everything, total_from
from engine.piquet.exchanges import kept_and_lost, lost_cards
from engine.piquet.imagine import laid_out
from engine.piquet.options import HAND
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.piquet.view import PiquetData
from engine.study.explanation import Explanation
from engine.study.kit.trick_advice import explain_playing, playing, refused
from engine.types import Action, Note, Value


def explain(view: PiquetData) -> tuple[Explanation, ...]:
    """Explain what the seat to act may do in this phase, and why it may not do anything else."""
    return tuple(_explain(view))


def _explain(view: PiquetData) -> Iterator[Explanation]:
    played = PiquetRound(cast(PiquetRules, view.rules), laid_out(view), view.target)
    if view.phase in ("lead", "follow"):
        yield from explain_playing(view, played)
        return
    for kind in dict.fromkeys(action.kind for action in view.legal):
        values: dict[str, Value] = {"least": view.bounds[0], "most": view.bounds[1]}
        code = "may-answer" if view.phase == "answer" else f"may-{kind}"
        if view.open_class:
            values["target"] = view.open_class
        yield Explanation(kind, True, Note(code, values))
    yield from refused(view, played, "play", Action("play", view.hand[:1]))


def reasons(view: PiquetData, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    match action.kind:
        case "exchange":
            return tuple(_exchanging(view, action))
        case "declare":
            return (_declaring(view, action),)
        case "play":
            return tuple(_playing(view, action))
    return (Note(f"hint-{action.kind}"),)


def _exchanging(view: PiquetData, action: Action) -> Iterator[Note]:
    """Yield what is kept, what is given up, and how many cards are drawn."""
    kept, _ = kept_and_lost(view.hand, action.cards)
    for kind in KINDS:
        if kept[kind]:
            yield Note("hint-keeps", {"target": kind, "cards": cards_of(kept[kind])})
    for kind, cards in lost_cards(view.hand, action.cards).items():
        yield Note("hint-gives-up", {"target": kind, "cards": cards})
    yield Note("hint-draws", {"count": len(action.cards), "most": view.bounds[1]})


def _declaring(view: PiquetData, action: Action) -> Note:
    """What the declaration is worth, or why nothing is declared."""
    kind = view.open_class
    if action.target == "everything":
        return Note("hint-everything", {"points": total_from(kind, view.hand)})
    if action.target == "nothing":
        return Note("hint-sink" if everything(kind, view.hand) else "hint-nothing", {"target": kind})
    return Note("hint-claims", {"target": kind, "cards": action.cards})


def _playing(view: PiquetData, action: Action) -> Iterator[Note]:
    """Yield what the card does, and how far the majority of tricks is."""
    yield from playing(view, action.cards[0])
    won = view.won_by(view.own_seat)
    lost = view.won_by(view.other)
    yield Note("hint-tricks", {"count": won, "lost": lost, "needed": max(0, HAND // 2 + 1 - won)})
