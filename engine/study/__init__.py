"""Help for learners: which actions are legal and why, hints, lessons, and what can be deduced about hidden cards.

Registered by game. Everything is derived from a view, so it reveals nothing that the player could not have seen and
remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from engine.rules import Rules
from engine.study import canasta, cribbage, ecarte, euchre, german_whist, gin, pinochle, piquet, rummy500
from engine.study.explanation import Explanation, Hint
from engine.study.guide import DONE, LEARNER, GuidedRound, GuideStep
from engine.types import Action, Event, Note, Seat, Value
from engine.view import View

__all__ = [
    "Explanation",
    "GuideStep",
    "GuidedRound",
    "Hint",
    "covered_lessons",
    "explain",
    "guide_step",
    "guided_round",
    "hint",
    "lessons",
    "page",
    "pages",
]

Page: TypeAlias = Callable[[Any], tuple[Note, ...]]


class Guide(Protocol):
    """The guided rounds of a game by preset, their lessons, and the other lessons that they make superfluous."""

    @property
    def ROUNDS(self) -> Mapping[str, GuidedRound]: ...

    @property
    def COVERED(self) -> Collection[str]: ...

    def lesson(self, view: Any, action: Action, *, again: bool) -> Note: ...


class Study(Protocol):
    """What the package of each game has; see the functions of the same names below."""

    @property
    def PAGES(self) -> Mapping[str, Page]: ...

    @property
    def guide(self) -> Guide: ...

    def explain(self, view: Any) -> tuple[Explanation, ...]: ...

    def reasons(self, view: Any, action: Action) -> tuple[Note, ...]: ...

    def lessons(self, view: Any, happened: Collection[str]) -> tuple[Note, ...]: ...


_STUDIES: dict[str, Study] = {
    "canasta": canasta,
    "pinochle": pinochle,
    "gin": gin,
    "rummy500": rummy500,
    "german-whist": german_whist,
    "cribbage": cribbage,
    "ecarte": ecarte,
    "euchre": euchre,
    "piquet": piquet,
}

_DETAILS: dict[str, Callable[[Any, Action], Mapping[str, Value]]] = {"rummy500": rummy500.details}
"""By game, the values that the text for a hint's action needs besides its cards and target."""

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


def hint(view: View, action: Action) -> Hint:
    """Describe an action that a good player has chosen for this view, with the reasons for it (feature A2).

    >>> from engine import players
    >>> from engine.deal import Deals
    >>> from engine.game import Game
    >>> from engine.games import GAMES
    >>> view = Game(GAMES["pinochle"].of("pinochle"), seats=2, deals=Deals.numbered(1)).view(0)
    >>> action = players.choose(view, players.EXPERT, seed="any")
    >>> hint(view, action).what.code
    'do-play'
    """
    values: dict[str, Value] = {"cards": action.cards, "count": len(action.cards), "rank": action.target}
    details = _DETAILS[view.game](view, action) if view.game in _DETAILS else {}
    what = Note(f"do-{action.kind}", {**values, **details})
    return Hint(action, what, _STUDIES[view.game].reasons(view, action) if view.phase != "scored" else ())


def pages(game: str) -> tuple[str, ...]:
    """Return the names of a game's pages about the cards: ``distribution``, ``recall``, ``deduce``, ``both`` ..."""
    return (*_STUDIES[game].PAGES, _BOTH)


def page(view: View, name: str) -> tuple[Note, ...]:
    """Return one of :func:`pages`, one fact per note; empty for the public view."""
    by_name = _STUDIES[view.game].PAGES
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
    return _STUDIES[view.game].lessons(view, frozenset(event.kind for event in events))


def guided_round(rules: Rules, seats: int | None = None) -> GuidedRound | None:
    """Return the guided round of a preset, or None. It fits only the preset's own rules and usual number of seats.

    >>> from engine.games import GAMES
    >>> guided_round(GAMES["canasta"].of("classic")).actions[0]
    (0, Action(kind='draw', cards=(), target=''))
    """
    usual = next(iter(rules.seats_played()), rules.seat_counts[0])
    fits = seats in (None, usual) and not rules.changed()
    return _STUDIES[rules.game].guide.ROUNDS.get(rules.preset) if fits else None


def guide_step(view: View, guided: GuidedRound, played: Sequence[tuple[Seat, Action]]) -> GuideStep | None:
    """Return the learner's step in a game with these actions; ``view`` is the learner's.

    None if the game has left the guided round.
    """
    guide = _STUDIES[view.game].guide
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
    return GuideStep(len(own) + 1, count, action, guide.lesson(view, action, again=action.kind in own))


def _done(view: View) -> Note:
    """Return what to tell a learner who has played a guided round to its end."""
    return Note(f"{view.game}-{DONE}", {**view.rules.options(), "target": view.target})


def covered_lessons(game: str) -> tuple[str, ...]:
    """Return the codes of the :func:`lessons` that a guided round of a game makes superfluous."""
    return tuple(f"{game}-{code}" for code in _STUDIES[game].guide.COVERED)
