"""Presses, from discord.py to the application, and the steps that handlers of presses on a table share."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Self, TypeAlias

from discord import ui

from bot.host.play.play import needs_confirmation
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of, need_turn, seat_of
from bot.table.messages.hand import Mode
from bot.ui.custom_ids import TEMPLATE, Press
from bot.ui.replies import Handler, Interaction, acknowledge, answer
from engine.types import Action, Seat
from engine.view import View

_Item: TypeAlias = ui.Button[Any] | ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]
_OUTDATED = frozenset({"stale", "not-running", "not-open", "paused"})
"""Refusals which mean that the pressed message is out of date."""
Choose: TypeAlias = Callable[[TableState, Seat], Action | Mode | None]
"""The meaning of a press given this snapshot: an action, choices to show instead, or None to show the hand."""


def press_item(handle: Handler) -> type[ui.DynamicItem[Any]]:
    """Return the class of pressed buttons and selects, recognized by custom id alone; ``handle`` handles the press."""

    class PressItem(ui.DynamicItem[_Item], template=TEMPLATE):
        @classmethod
        async def from_custom_id(cls, _interaction: Interaction, item: ui.Item[Any], _match: re.Match[str], /) -> Self:
            assert isinstance(item, ui.Button | ui.Select | ui.ChannelSelect | ui.RoleSelect | ui.UserSelect)
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            press = Press.read(self.custom_id)
            assert press is not None
            values: list[str] = []
            if isinstance(self.item, ui.Select):
                values = self.item.values
            elif isinstance(self.item, ui.ChannelSelect | ui.RoleSelect | ui.UserSelect):
                values = [str(chosen.id) for chosen in self.item.values]
            await answer(interaction, handle(interaction, press, values))

    return PressItem


def entered(components: Iterable[Any]) -> list[str]:
    """Return the texts entered in a modal, from the components that Discord sends back."""
    found = []
    for part in components:
        inner = part.get("components") or [part.get("component", part)]
        found += [str(item["value"]) for item in inner if "value" in item]
    return found


class TablePress:
    """A press on a table's message. It is answered by an edit of the message or by a new private one."""

    def __init__(self, context: Context, press: Press, values: Sequence[str], *, answers_anew: bool) -> None:
        self.context = context
        self.interaction = context.interaction
        self.press = press
        self.values = values
        self._edits = not answers_anew

    @property
    def is_private(self) -> bool:
        """Whether only the user sees the pressed message."""
        message = self.interaction.message
        return self.interaction.guild_id is None or bool(message and message.flags.ephemeral)

    @property
    def is_edited(self) -> bool:
        """Whether the answer is an edit of a pressed message that only the user sees."""
        return self._edits and self.is_private

    async def table(self) -> TableState:
        """Return the table's snapshot."""
        player = await self.context.player()
        state = await self.context.table(self.press.table)
        self._continue_message(state, player.id)
        return state

    async def seat(self) -> tuple[TableState, Seat]:
        """Return the table's snapshot and the user's seat. Refuses ``not-seated``."""
        player, state = await self.context.player(), await self.table()
        return state, seat_of(state, player)

    def view_to_choose(self, state: TableState, seat: Seat) -> View:
        """Return the view to choose from. Refuses ``stale``, ``not-your-turn``."""
        if not state.unchanged_since(self.press.revision, seat):
            raise Refusal("stale")
        need_turn(state, seat)
        view = state.view(seat)
        assert view is not None
        return view

    async def play(self, choose: Choose, *, sure: bool = False, stays: str = "") -> None:
        """Play the action that the press means, in one use case, and show the hand.

        Asks the player first if their preferences say so, unless they are ``sure``. Afterwards the choices of the kind
        ``stays`` are shown again, if one of it is still legal.
        """
        player = await self.context.player()
        mode: Mode | None = None

        def decide(state: TableState) -> Action | None:
            nonlocal mode
            self.context.at(state)
            self._continue_message(state, player.id)
            seat = seat_of(state, player)
            chosen = choose(state, seat)
            current = state.unchanged_since(self.press.revision, seat)
            if isinstance(chosen, Action) and not sure and current and needs_confirmation(state, seat, chosen):
                chosen = Mode(chosen.kind, 0, self.press.revision, chosen)
            self.context.need_showable(state)
            if isinstance(chosen, Mode):
                mode = chosen
                return None
            if stays and self.is_edited:
                # Set in advance, so that the message is not shown without the choices in between.
                self.context.hands.pressed(self.interaction, state, seat).mode = Mode(stays, 0, state.revision + 1)
            return chosen

        state = await self.context.host.play.decide(self.press.table, player, decide, revision=self.press.revision)
        seat = seat_of(state, player)
        view = state.view(seat)
        if mode is None and view and any(action.kind == stays for action in view.legal):
            mode = Mode(stays, 0, state.revision)
        played = state.revision > self.press.revision
        answered = played and mode is None and self.is_edited and state.computers_turn
        # The presenter shows the hand with the computers' answer: one drawn now would be replaced at once.
        if not (answered and self.context.hands.leave_to_next_change(self.interaction, state, seat)):
            await self.show(state, seat, mode)

    async def show(self, state: TableState, seat: Seat, mode: Mode | None = None) -> None:
        """Show the hand in the pressed message if that is to be edited, otherwise in a private answer if needed."""
        hands = self.context.hands
        if self.is_edited:
            await hands.show_in_place(self.interaction, state, seat, mode)
        elif mode or not self._edits:
            await hands.show_privately(self.interaction, state, seat, mode=mode)
        else:
            await hands.show_after_public_press(self.interaction, state, seat)

    async def refresh(self) -> None:
        """Write a message that is out of date, and the table's, again, whatever they are believed to show."""
        state, player = await self.context.table(self.press.table), await self.context.player()
        self.context.presenter.rewrite(state.id, player.id)
        seat = state.seat_of(player.id)
        if seat is not None and self.is_edited:
            self.context.hands.pressed(self.interaction, state, seat).distrust()
            await self.context.hands.show_in_place(self.interaction, state, seat, None)

    def _continue_message(self, state: TableState, player_id: int) -> None:
        """Edit the message with the token of this press from now on: edits through a channel are rate-limited."""
        seat = state.seat_of(player_id)
        if self._edits and not self.is_private:
            self.context.posts.pressed(state.id, self.interaction)
        elif self._edits and seat is not None:
            self.context.hands.pressed(self.interaction, state, seat)


def on_table(work: Callable[[TablePress], Awaitable[None]], *, answers_anew: bool = False) -> Handler:
    """Return a handler that acknowledges a press on a table's message and then runs ``work``.

    The answer is an edit of the message, or a new private message if ``answers_anew``.
    """

    async def handler(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        await acknowledge(interaction, anew=answers_anew)
        context = context_of(interaction)
        pressed = TablePress(context, press, values, answers_anew=answers_anew)
        try:
            await work(pressed)
        except Refusal as refusal:
            if refusal.note.code in _OUTDATED:
                await pressed.refresh()
            raise
        finally:
            if interaction.message and not pressed.is_private:
                await context.posts.delete_outdated(press.table, interaction.message)

    return handler
