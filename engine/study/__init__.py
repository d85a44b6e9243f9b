"""Help for learners: which actions are legal and why, hints, lessons, and what can be deduced about hidden cards.

Registered by game. Everything is derived from a view, so it reveals nothing that the player could not have seen and
remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.players.policy import Lead
from engine.rules import Rules
from engine.study import (
    auction_pinochle,
    canasta,
    cribbage,
    ecarte,
    euchre,
    german_whist,
    gin,
    pinochle,
    piquet,
    rubicon,
    rummy500,
)
from engine.study.contract import DONE, LEARNER, Explanation, GuidedRound, GuideStep, Hint, NextBest, Study
from engine.types import Action, Event, Note, Seat, Value
from engine.view import View

__all__ = [
    "Explanation",
    "GuideStep",
    "GuidedRound",
    "Hint",
    "NextBest",
    "covered_lessons",
    "explain",
    "guide_step",
    "guided_round",
    "hint",
    "lessons",
    "page",
    "pages",
]

_STUDIES: dict[str, Study[Any]] = {
    "canasta": canasta.STUDY,
    "auction-pinochle": auction_pinochle.STUDY,
    "pinochle": pinochle.STUDY,
    "gin": gin.STUDY,
    "rummy500": rummy500.STUDY,
    "german-whist": german_whist.STUDY,
    "cribbage": cribbage.STUDY,
    "ecarte": ecarte.STUDY,
    "euchre": euchre.STUDY,
    "piquet": piquet.STUDY,
    "rubicon": rubicon.STUDY,
}

_OF_PLAY = frozenset({"opening", "analyze", "predict"})
"""The pages that make sense only during a round."""
_BOTH = "both"
"""The page that combines ``recall`` and ``deduce``."""


def explain(view: View) -> tuple[Explanation, ...]:
    """Explain kind by kind what ``view.seat`` may do now, and why other actions are refused (feature A1).

    >>> from engine.deal import Deals
    >>> from engine.game import Game
    >>> from engine.games import GAMES
    >>> game = Game(GAMES["canasta"].of("classic"), seats=2, deals=Deals.numbered(1))
    >>> [(each.kind, each.allowed) for each in explain(game.view(0))]
    [('draw', True), ('take', False)]
    """
    if view.seat is None:
        return ()
    if view.over:
        return (Explanation("", False, Note("game-over")),)
    if not view.legal:
        # Between rounds a seat has no action only when no deal is left.
        waits = Note("not-your-turn", {"seat": tuple(map(str, view.to_act))}) if view.to_act else Note("round-over")
        return (Explanation("", False, waits),)
    if view.phase == "scored":
        return (Explanation("deal", True, Note("may-deal", {"round": view.round + 1})),)
    return _STUDIES[view.game].explain(view)


def hint(view: View, action: Action, lead: Lead | None = None) -> Hint:
    """Describe an action that a good player has chosen for this view, with the reasons for it (feature A2).

    ``lead`` is how far it is ahead of another action, if they were compared. One that would round to nothing is left
    out.

    >>> from engine import players
    >>> from engine.deal import Deals
    >>> from engine.game import Game
    >>> from engine.games import GAMES
    >>> view = Game(GAMES["pinochle"].of("pinochle"), seats=2, deals=Deals.numbered(1)).view(0)
    >>> action = players.choose(view, players.EXPERT, seed="any")
    >>> hint(view, action).what.code
    'do-play'
    """
    reasons = _STUDIES[view.game].reasons(view, action) if view.phase != "scored" else ()
    return Hint(action, _named(view, action), reasons, _next_best(view, lead) if lead else None)


def _named(view: View, action: Action) -> Note:
    values: dict[str, Value] = {"cards": action.cards, "count": len(action.cards), "rank": action.target}
    return Note(f"do-{action.kind}", {**values, **_STUDIES[view.game].details(view, action)})


def _next_best(view: View, lead: Lead) -> NextBest | None:
    value = lead.value
    if lead.deals is not None:
        value = round(value if lead.unit == "points" else 100 * value, 1)
    return NextBest(lead.other, _named(view, lead.other), value, lead.unit, lead.deals) if value > 0 else None


def pages(game: str) -> tuple[str, ...]:
    """Return the names of a game's pages about the cards: ``distribution``, ``recall``, ``deduce``, ``both`` ..."""
    return (*_STUDIES[game].pages, _BOTH)


def page(view: View, name: str) -> tuple[Note, ...]:
    """Return one of :func:`pages`, one fact per note; empty for the public view."""
    by_name = _STUDIES[view.game].pages
    if view.seat is None:
        return ()
    if view.settled and name in _OF_PLAY:
        return (Note("round-over", {"round": view.round}),)
    return by_name["recall"](view) + by_name["deduce"](view) if name == _BOTH else by_name[name](view)


def lessons(view: View, events: Iterable[Event] = ()) -> tuple[Note, ...]:
    """Return the rules that matter now, after ``events``, in the order to teach them (feature A4).

    A rule is returned whenever it matters: the caller shows each, by its code, only once.
    """
    if view.seat is None:
        return ()
    study = _STUDIES[view.game]
    happened = frozenset(event.kind for event in events)
    values = {**view.rules.options(), **study.lesson_values(view)}
    return tuple(
        Note(f"{view.game}-{code}", values) for code, matters in study.lessons.items() if matters(view, happened)
    )


def guided_round(rules: Rules, seats: int | None = None) -> GuidedRound | None:
    """Return the guided round of a preset, or None. It fits only the preset's own rules and usual number of seats.

    >>> from engine.games import GAMES
    >>> guided_round(GAMES["canasta"].of("classic")).actions[0]
    (0, Action(kind='draw', cards=(), target=''))
    """
    usual = next(iter(rules.seats_played()), rules.seat_counts[0])
    fits = seats in (None, usual) and not rules.changed()
    return _STUDIES[rules.game].guided_rounds.get(rules.preset) if fits else None


def guide_step(view: View, guided: GuidedRound, played: Sequence[tuple[Seat, Action]]) -> GuideStep | None:
    """Return the learner's step in a game with these actions; ``view`` is the learner's.

    None if the game has left the guided round.
    """
    count = sum(seat == LEARNER for seat, _ in guided.actions)
    if guided.is_finished(played):
        return GuideStep(count, count, None, _done(view), finished=True)
    move = guided.next_move(played)
    if move is None:
        return None
    own = [action.kind for seat, action in played if seat == LEARNER]
    seat, action = move
    if seat != LEARNER:
        return GuideStep(len(own), count, None, Note("others"))
    lesson = _STUDIES[view.game].guided_lesson(view, action, again=action.kind in own)
    return GuideStep(len(own) + 1, count, action, lesson)


def _done(view: View) -> Note:
    """Return the note for a learner who has played a guided round to its end."""
    return Note(f"{view.game}-{DONE}", {**view.rules.options(), "target": view.target})


def covered_lessons(game: str) -> tuple[str, ...]:
    """Return the codes of the :func:`lessons` that a guided round of a game makes superfluous."""
    return tuple(f"{game}-{code}" for code in _STUDIES[game].covered)
