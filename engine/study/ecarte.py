"""The study of Écarté: explanations and reasons, card tracking, lessons, and the guided round."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ecarte.presentation import agreed
from engine.ecarte.round import EcarteRound, EcarteView, laid_out
from engine.players.ecarte.planning import WIN, is_learnt, rated, rated_call
from engine.players.ecarte.simple import gain
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, can, is_turn
from engine.study.kit.seen_hands import recalled
from engine.study.kit.tricks import (
    TRICK_PAGES,
    exchanging,
    explain_playing,
    move,
    playing,
    recall_played,
    refused,
)
from engine.types import Action, Note, Value

_COVERED = ("aim", "ranks", "propose", "exchange", "follow")
"""The lessons that a guided round makes superfluous."""
_WON = Note("hint-won-counts", {"points": WIN})
"""What the master's figures count besides points."""


def explain(view: EcarteView) -> tuple[Explanation, ...]:
    """Explain which actions the seat to act may take, and why others are refused."""
    return tuple(_explain(view))


def _explain(view: EcarteView) -> Iterator[Explanation]:
    played = EcarteRound(view.rules, laid_out(view), view.target)
    kinds = {action.kind for action in view.legal}
    for kind in view.verbs:
        if kind == "play":
            continue
        if kind in kinds:
            values: dict[str, Value] = {"count": view.most, "limited": view.most < len(view.hand)}
            yield Explanation(kind, True, Note(f"may-{kind}", {**values, "card": f"K{view.trump}"}))
        else:
            yield from refused(view, played, kind, Action(kind))
    yield from explain_playing(view, played)


def reasons(view: EcarteView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action, and its lead over the next best where the master rates actions."""
    return tuple(_reasons(view, action))


def _reasons(view: EcarteView, action: Action) -> Iterator[Note]:
    if action.kind == "king":
        yield Note("hint-king-wins" if view.phase == "turned" else "hint-king")
    elif view.phase in ("propose", "answer"):
        yield from _call(view, at_once=action.kind in ("stand", "refuse"))
    else:
        if action.kind == "play":
            yield from playing(view, action.cards[0])
        else:
            yield exchanging(view, action) if action.cards else Note("hint-keep-all")
        if is_learnt(view.rules):
            yield from _lead(view, action)


def _call(view: EcarteView, *, at_once: bool) -> Iterator[Note]:
    """Yield by how many points playing at once gains more than new cards, or less."""
    learnt = is_learnt(view.rules)
    gains, too_dear = rated_call(view) if learnt else (gain(view, view.hand, view.phase), False)
    points = round(abs(gains), 1)
    what = "hint-play-at-once" if gains > 0 else "hint-new-cards"
    code = "hint-call-even" if not points else what if (gains > 0) == at_once else f"{what}-usually"
    yield Note("hint-at-once-costs" if too_dear else code, {"points": points})
    if learnt and points and not too_dear:
        yield _WON


def _lead(view: EcarteView, action: Action) -> Iterator[Note]:
    """Yield by how many points the master rates an action above the next best, if it rates that action best."""
    best, *others = rated(view)
    if others and best.action == action and (points := round(best.value - others[0].value, 1)):
        kind, cards, _ = others[0].action
        yield Note("hint-gains", {"points": points, "how": kind, "cards": cards})
        yield _WON


def _recall(view: EcarteView) -> tuple[Note, ...]:
    """Return the agreements, exchanges and announcements, and the cards played."""
    return recalled(view, [*agreed(view), *recall_played(view)])


_LESSONS: Lessons[EcarteView] = {
    "aim": lambda view, happened: True,
    "ranks": lambda view, happened: True,
    "propose": lambda view, happened: is_turn(view, "propose"),
    "answer": lambda view, happened: is_turn(view, "answer"),
    "exchange": lambda view, happened: is_turn(view, "exchange"),
    "king": lambda view, happened: can(view, "king"),
    "follow": lambda view, happened: is_turn(view, "follow"),
    "scored": lambda view, happened: "round-scored" in happened,
}


_ROUND = GuidedRound.parse(
    1143,
    """
    0 propose, 1 accept, 0 exchange 8C 8H 10D AD, 1 exchange 8D AH JD
    0 propose, 1 accept, 0 exchange 9D 10C JH, 1 exchange 7H QC
    0 stand, 0 king
    0 play KH, 1 play 10H
    0 play KS, 1 play 7S
    0 play 9S, 1 play AS
    1 play KC, 0 play 7C
    1 play 7D, 0 play 8S
    """,
)
_ROUNDS = {"free-ecarte": _ROUND, "french-ecarte": _ROUND}


def _guided_lesson(view: EcarteView, action: Action, *, again: bool) -> Note:
    """Return why to take an action of the guided round."""
    code = move(view, action.cards[0]) if action.kind == "play" else action.kind
    values: dict[str, Value] = {"cards": action.cards, "card": view.upturned or "", "suit": view.trump}
    return Note(f"ecarte-{code}", values)


STUDY = Study[EcarteView](
    explain=explain,
    reasons=reasons,
    pages={**TRICK_PAGES, "recall": _recall},
    lessons=_LESSONS,
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
