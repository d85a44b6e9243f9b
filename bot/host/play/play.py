"""The game itself: what players may choose, their actions, and the turns of computers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.host.core import Core
from bot.host.model.competition import Competition
from bot.host.model.settings import DEFAULT_PREFERENCES, EVERY, Preferences
from bot.host.play.computers import Chooser, Computers
from bot.host.refusals import Refusal
from bot.host.table.running_game import Moment
from bot.host.table.session import Session, Turn
from bot.host.table.state import TableState
from data.store import Conflict, Player, Status
from engine.presentation import presentation_of
from engine.types import ASKED, DOCTOR, LOOK, REWIND, SWAP, UNDO, Action, Choice, Note, Seat
from engine.view import View

_PRACTICE = (REWIND, SWAP, DOCTOR, LOOK)
"""Kinds of action that only practice tables allow. Other use cases ask first, and then play them."""

Decide: TypeAlias = Callable[[TableState], Action | None]
"""Chooses an action from a snapshot, or None to play nothing. May raise a refusal."""

Advice: TypeAlias = Callable[[str, Seat, Moment, Action], str]
"""The level of the hint that an action of a seat was taken from: see :meth:`bot.host.practice.Study.advice`."""


class Play:
    """Actions at running tables."""

    def __init__(self, core: Core, thinker: Chooser, advice: Advice) -> None:
        self._core = core
        self._advice = advice
        self.computers = Computers(thinker, self._look, self._play_computer)
        core.on_computers_turn = self.computers.wake

    async def act(self, table_id: str, player: Player, action: Action, *, revision: int | None = None) -> TableState:
        """Play an action for a player, chosen at this ``revision`` of the table (None: whatever it is).

        Raises :class:`IllegalAction` if it is against the rules. Refuses ``not-running``, ``not-seated``,
        ``stale`` (what the player chooses from has changed since), ``not-your-turn``, ``no-practice``, ``daily-over``,
        ``daily-updating``.
        """
        return await self._core.commit(self._act(table_id, player, action, revision))

    async def decide(self, table_id: str, player: Player, decide: Decide, *, revision: int | None = None) -> TableState:
        """Play the action that ``decide`` chooses, if any; otherwise like :meth:`act`.

        The table is loaded once, and stays locked between the choice and the action.
        """
        return await self._core.commit(self._decide(table_id, player, decide, revision))

    async def undo(self, table_id: str, player: Player, scope: str, *, revision: int | None = None) -> TableState:
        """Take back the last ``action`` or the whole ``turn``; otherwise like :meth:`act`."""
        return await self.act(table_id, player, Action(UNDO, target=scope), revision=revision)

    async def _act(self, table_id: str, player: Player, action: Action, revision: int | None) -> TableState:
        return await self._decide(table_id, player, lambda state: action, revision)

    async def _decide(self, table_id: str, player: Player, decide: Decide, revision: int | None) -> TableState:
        chosen_at: int | None = None
        while True:
            async with self._core.tables.hold(table_id, *Competition) as session:
                self._need_day(session)
                if session.daily and not await self._core.decides_daily(session.daily):
                    raise Refusal("daily-updating")
                if chosen_at is not None:
                    session.require_revision(chosen_at, session.seat_of(player))
                state = session.state()
                action = decide(state)
                if action is None:
                    return state
                try:
                    return await self._play(session, player, action, revision)
                except Conflict:
                    # Another process was quicker. That matters only if it changed this player's choices.
                    chosen_at = state.revision

    async def _play(self, session: Session, player: Player, action: Action, revision: int | None) -> TableState:
        session.require_status(Status.RUNNING)
        seat = session.seat_of(player)
        session.require_revision(revision, seat)
        if action.kind in _PRACTICE and not session.row.practice:
            raise Refusal("no-practice")
        if action.kind == UNDO and action.target == ASKED:
            raise Refusal("stale")  # only :class:`bot.host.play.taking_back.TakingBack` plays it
        to_act = session.game.to_act if session.game else ()
        takes_back = action.kind == UNDO and session.game and session.game.round.undo_scopes(seat)
        if to_act and seat not in to_act and not takes_back:
            raise Refusal("not-your-turn", seat=tuple(map(str, to_act)))
        advice = self._advice(session.id, seat, Moment(session.moment(seat), session.turn_number), action)
        return await self._core.play(session, seat, action, advice=advice)

    def _need_day(self, session: Session) -> None:
        """Refuse ``daily-over`` at a deal of the day that has ended."""
        if session.daily and not self._is_open(session):
            raise Refusal("daily-over", finished=session.row.status is Status.FINISHED)

    def _is_open(self, session: Session) -> bool:
        """Return whether a deal of the day is still played."""
        running = session.row.status is Status.RUNNING
        return running and session.daily is not None and self._core.clock() < session.daily.ends_at

    async def _look(self, table_id: str) -> Turn | None:
        return await self._core.commit(self._computer_turn(table_id))

    async def _computer_turn(self, table_id: str) -> Turn | None:
        async with self._core.tables.hold(table_id, *Competition) as session:
            if session.daily and not (self._is_open(session) and await self._core.decides_daily(session.daily)):
                return None
            return session.turn() if self._core.duty.has(session.row.guild_id) else None

    async def _play_computer(self, table_id: str, turn: Turn, action: Action) -> None:
        await self._core.commit(self._computer_act(table_id, turn, action))

    async def _computer_act(self, table_id: str, turn: Turn, action: Action) -> None:
        async with self._core.tables.hold(table_id, *Competition) as session:
            self._need_day(session)
            seat = session.computer_to_act()
            session.require_revision(turn.revision, turn.seat)
            if seat is None or seat.seat != turn.seat:
                raise Refusal("stale")
            await self._core.play_chosen(session, turn, action)


def choices_of(view: View, kind: str, preferences: Preferences = DEFAULT_PREFERENCES) -> Sequence[Choice]:
    """Return the choices for a kind of action: those that the game suggests, or else every legal action of the kind.

    Players who prefer to play step by step (``at_once`` off) get only the bare action, where there is one.
    """
    found = presentation_of(view).choices(view, kind) or tuple(
        Choice(action, Note(f"verb-{kind}")) for action in view.legal if action.kind == kind
    )
    bare = [] if preferences.at_once else [choice for choice in found if choice.action == Action(kind)]
    return bare or found


def choices_at(state: TableState, view: View, kind: str) -> Sequence[Choice]:
    """Return the choices for a kind of action as the player prefers, without advice at a deal of the day."""
    return unadvised(state, view, kind, choices_of(view, kind, state.preferences_of(view.seat)))


def unadvised(state: TableState, view: View, kind: str, found: Sequence[Choice]) -> Sequence[Choice]:
    """Return choices, without advice at a deal of the day.

    There, cards that can be composed have to be picked, and other choices come in the order of the hand.
    """
    if not state.daily or kind not in presentation_of(view).advised:
        return found
    if view.composition(kind):
        return ()
    return sorted(found, key=lambda choice: [view.hand.index(card) for card in choice.action.cards])


def shortlist_of(state: TableState, seat: Seat) -> Sequence[Choice]:
    """Return the actions that have buttons in a hand, as the player prefers; empty if the seat is not to act."""
    view = state.view(seat)
    if view is None or seat not in view.to_act:
        return ()
    presentation = state.rules.presentation
    offered = presentation.shortlist(view)
    if state.daily:
        offered = [choice for choice in offered if choice.action.kind not in presentation.advised]
    if state.preferences_of(seat).at_once:
        return offered
    bare = {action.kind for action in view.legal if action == Action(action.kind)}
    return [
        choice for choice in offered if choice.action.kind not in bare or choice.action == Action(choice.action.kind)
    ]


def all_listed(state: TableState, seat: Seat, kind: str, shortlist: Sequence[Choice]) -> bool:
    """Return whether every choice for a kind of action has a button of its own in a hand with this ``shortlist``.

    Actions composed of several cards are never listed in full.
    """
    view = state.view(seat)
    choices = choices_of(view, kind, state.preferences_of(seat)) if view and not view.composition(kind) else ()
    return bool(choices) and {choice.action for choice in choices} <= {choice.action for choice in shortlist}


def usual_action(state: TableState, seat: Seat, kind: str) -> Action | None:
    """Return the action that a verb plays without a question; None if the player has to choose.

    If there is none, return the bare kind, which the rules refuse with the reason.
    """
    view = state.view(seat)
    choices = choices_of(view, kind, state.preferences_of(seat)) if view else ()
    if not choices:
        return Action(kind)
    ruled = any(verb.kind == kind and verb.at_once for verb in state.verbs)
    first = choices[0].action
    return first if ruled or (len(choices) == 1 and not first.cards) else None


def needs_confirmation(state: TableState, seat: Seat, action: Action) -> bool:
    """Return whether the player wants to be asked before this action. Illegal actions are not asked about."""
    view, wanted = state.view(seat), state.preferences_of(seat).ask
    if not (wanted and view and any(legal.kind == action.kind for legal in view.legal)):
        return False
    if Counter(action.cards) - Counter(view.hand):
        return False
    gives_card = any(verb.kind == action.kind and verb.cards == "one" for verb in state.verbs)
    cautions = state.rules.presentation.cautions(view, action)
    return (EVERY in wanted and gives_card) or any(note.code in wanted for note in cautions)
