"""The study of Piquet: explanations and reasons, card tracking, lessons, and the guided round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from engine.cards import Card, rank, suit
from engine.piquet.declarations import KINDS, everything, total_from
from engine.piquet.exchanges import kept_and_lost
from engine.piquet.options import HAND
from engine.piquet.presentation import declarations
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.piquet.view import PiquetView, laid_out
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, is_turn
from engine.study.kit.tricks import TRICK_PAGES, explain_playing, move, playing, recall, refused
from engine.types import Action, Note, Value

_NAMED = 2
"""The most sequences or sets of a hand that a hint names."""
_COVERED = ("aim", "exchange", "declare", "answer", "lead", "follow", "told")
"""The lessons that a guided round makes superfluous."""


def explain(view: PiquetView) -> tuple[Explanation, ...]:
    """Explain which actions the seat to act may take in this phase, and why others are refused."""
    return tuple(_explain(view))


def _explain(view: PiquetView) -> Iterator[Explanation]:
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


def reasons(view: PiquetView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    match action.kind:
        case "exchange":
            return tuple(_exchanging(view, action))
        case "declare":
            return (_declaring(view, action),)
        case "play":
            return tuple(_playing(view, action))
    return (Note(f"hint-{action.kind}"),)


def _exchanging(view: PiquetView, action: Action) -> Iterator[Note]:
    """Yield the groups kept and broken up, and how many cards are drawn."""
    kept, _ = kept_and_lost(view.hand, action.cards)
    for kind in KINDS:
        for group in kept[kind][:_NAMED]:
            yield Note(f"hint-keeps-{kind}", _group(group))
    for kind, claim in kept_and_lost(view.hand, action.cards)[1].items():
        for group in claim[:_NAMED]:
            yield Note(f"hint-breaks-{kind}", _group(group))
    most = view.bounds[1]
    yield Note("hint-draws", {"count": len(action.cards), "all": len(action.cards) == most, "most": most})


def _group(group: Sequence[Card]) -> dict[str, Value]:
    """Return a point, sequence or set as the values of a note: its cards, their suit and their rank."""
    return {"cards": tuple(group), "suit": suit(group[0]), "rank": rank(group[0]), "count": len(group)}


def _declaring(view: PiquetView, action: Action) -> Note:
    """Return the worth of the declaration, or why nothing is declared."""
    kind = view.open_class
    if action.target == "everything":
        points = total_from(kind, view.hand)
        return Note("hint-everything" if points else "hint-everything-poor", {"points": points})
    if action.target == "nothing":
        return Note("hint-sink" if everything(kind, view.hand) else "hint-nothing", {"target": kind})
    return Note("hint-claims", {"target": kind, "cards": action.cards})


def _playing(view: PiquetView, action: Action) -> Iterator[Note]:
    """Yield the effect of the card, and how many more tricks make a majority."""
    yield from playing(view, action.cards[0])
    won = view.won_by(view.own_seat)
    lost = view.won_by(view.other)
    yield Note("hint-tricks", {"count": won, "lost": lost, "needed": max(0, HAND // 2 + 1 - won)})


_LESSONS: Lessons[PiquetView] = {
    "aim": lambda view, happened: True,
    "exchange": lambda view, happened: is_turn(view, "exchange"),
    "look": lambda view, happened: is_turn(view, "look"),
    "declare": lambda view, happened: is_turn(view, "declare", "answer"),
    "answer": lambda view, happened: "good" in happened or "not-good" in happened or "equal" in happened,
    "lead": lambda view, happened: is_turn(view, "lead"),
    "follow": lambda view, happened: is_turn(view, "follow"),
    "told": lambda view, happened: view.told,
    "pique": lambda view, happened: "pique" in happened or "repique" in happened or view.told,
    "scored": lambda view, happened: "round-scored" in happened,
    "rubicon": lambda view, happened: "round-scored" in happened and view.rules.partie != "to-target",
}


_ROUND = GuidedRound.parse(
    1630,
    """
    0 exchange 7C 8D 9D JH JS, 1 exchange JC 7D 8H
    0 declare -> everything, 1 declare -> everything, 0 play AC, 1 play 10C
    0 play KC, 1 play 7S
    0 play QC, 1 play 8S
    0 play KD, 1 play AD
    1 play AH, 0 play 7H
    1 play AS, 0 play QS
    1 play KH, 0 play QH
    1 play 10H, 0 play 8C
    1 play 10S, 0 play KS
    """,
)
_ROUNDS = {"piquet": _ROUND, "cent": _ROUND}


def _guided_lesson(view: PiquetView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of the guided round; ``again`` if the learner has played one of its kind before."""
    code, values = action.kind, dict[str, Value](cards=action.cards, target=view.open_class or "")
    values["low_cards_count"] = view.rules.low_cards_count
    if action.kind == "play":
        code = move(view, action.cards[0])
        code = f"{code}-again" if again and code == "lead" else code
    return Note(f"piquet-{code}", values)


def _recall(view: PiquetView) -> tuple[Note, ...]:
    """Return the cards seen and played, and the declarations."""
    return (*recall(view), *declarations(view))


STUDY = Study[PiquetView](
    explain=explain,
    reasons=reasons,
    pages={**TRICK_PAGES, "recall": _recall},
    lessons=_LESSONS,
    lesson_values=lambda view: {
        "role": "elder" if view.seat == view.elder else "younger",
        "least": view.bounds[0],
        "most": view.bounds[1],
    },
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
