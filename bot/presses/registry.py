"""What each button and select does. Every press is acknowledged before any work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.context import Context, context_of, need_turn, seat_of
from bot.host import Refusal, TableState
from bot.messages import confirmation
from bot.messages.custom_ids import NO_TABLE, Press
from bot.messages.deal_file import reveal_file
from bot.messages.hand import Mode, choosable, offered, only
from bot.messages.help import Topic, help_message
from bot.presses import (
    absence,
    agreement,
    autostep,
    boards,
    exhibition,
    play_again,
    practice,
    preferences,
    privacy,
    replay,
    rules,
    server,
    stats,
    table_new,
)
from bot.presses.agreement import ask
from bot.presses.handler import Handler, Interaction
from bot.presses.hint import give_hint
from bot.replies import acknowledge, fill, tell
from engine.types import UNDO, Action, Seat
from engine.view import View


async def handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    if panel := HANDLERS.get(press.word):
        await panel(interaction, press, values)
        return
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    if press.word == "help":
        await _help(interaction, press, values)
        return
    doing = _DOINGS.get(press.word)
    if doing is None:
        raise Refusal("stale")
    context = context_of(interaction)
    state = await context.table(press.table)
    pressed = Pressed(interaction, context, state, press, values)
    seat = await pressed.seat_if_any()
    if pressed.edits and not pressed.is_private:
        context.posts.pressed(state.id, interaction)
    elif pressed.edits and seat is not None:
        context.hands.pressed(interaction, state, seat)
    try:
        await doing(pressed)
    except Refusal as refusal:
        if refusal.note.code in _OUTDATED:
            await pressed.freshen()
        raise
    finally:
        if interaction.message and not pressed.is_private:
            await context.posts.tidy(state.id, interaction.message)


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press on a table's component: by whom, on what, and the table as it stood then."""

    interaction: Interaction
    context: Context
    state: TableState
    press: Press
    values: Sequence[str]

    @property
    def is_private(self) -> bool:
        """Whether only this person sees the message."""
        message = self.interaction.message
        return self.interaction.guild_id is None or bool(message and message.flags.ephemeral)

    @property
    def edits(self) -> bool:
        """Whether what follows is an edit of the message itself, and not an answer of its own."""
        return self.press.word not in _PRIVATE_ANSWERS

    async def seat_if_any(self) -> Seat | None:
        """Where this person sits, if they do."""
        return self.state.seat_of((await self.context.player()).id)

    async def seat(self) -> Seat:
        """Where this person sits. Refuses ``not-seated``."""
        return seat_of(self.state, await self.context.player())

    async def view_to_choose(self) -> tuple[Seat, View]:
        """The view that this person is to choose from. Refuses ``not-seated``, ``stale``, ``not-your-turn``."""
        seat = await self.seat()
        if not self.state.is_at(self.press.revision):
            raise Refusal("stale")
        need_turn(self.state, seat)
        view = self.state.view(seat)
        assert view is not None
        return seat, view

    async def act(self, seat: Seat, action: Action, *, sure: bool = False) -> None:
        """Plays an action as chosen at the revision that the component names, and shows the hand.

        Unless the player is ``sure``, they are asked before what they want to be asked about.
        """
        state, revision = self.state, self.press.revision
        if not sure and state.is_at(revision) and confirmation.must_ask(state, seat, action):
            self.context.need_showable(state)
            await self.show(state, seat, Mode(action.kind, 0, revision, action))
            return
        player = await self.context.player()
        await self.show(await self.context.act(state, player, action, revision=revision), seat)

    async def show(self, state: TableState, seat: Seat, mode: Mode | None = None) -> None:
        """Shows the hand where the press came from, if that is private; else for this person alone, if needed."""
        hands = self.context.hands
        if self.is_private:
            await hands.turn_to(self.interaction, state, seat, mode)
        elif mode or not self.edits:
            await hands.whisper(self.interaction, state, seat, mode=mode)
        else:
            await hands.after_public_press(self.interaction, state, seat)

    async def freshen(self) -> None:
        """Shows the newest state in whatever message the old component stands."""
        self.context.presenter.poke(self.state.id)
        seat = await self.seat_if_any()
        if seat is not None and self.is_private and self.edits:
            await self.context.hands.turn_to(self.interaction, self.state, seat, None)


async def _help(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Another page of the help, in the same message. A table that is gone is no longer what it is about."""
    context = context_of(interaction)
    try:
        rules = None if press.table == NO_TABLE else (await context.host.state(press.table)).rules
    except Refusal:
        rules = None
    topic = Topic.read(values[0], rules, press.table) if values else None
    if topic is None:
        raise Refusal("stale")
    await interaction.edit_original_response(view=help_message(context.say, topic))


async def _join(pressed: Pressed) -> None:
    context = pressed.context
    context.need_showable(pressed.state)
    player = await context.player()
    shown = next(iter(pressed.press.arguments), None)
    state = await context.host.lobby.join(pressed.state.id, player, guild_id=pressed.interaction.guild_id, shown=shown)
    await ask(pressed.interaction, state, player)
    await context.seated(state, player)


async def _leave(pressed: Pressed) -> None:
    context = pressed.context
    context.need_showable(pressed.state)
    await context.leave(pressed.state, await context.player())


async def _start(pressed: Pressed) -> None:
    context = pressed.context
    context.need_showable(pressed.state)
    await context.host.lobby.start(pressed.state.id, await context.player())


async def _hand(pressed: Pressed) -> None:
    await pressed.context.hands.whisper(pressed.interaction, pressed.state, await pressed.seat())


async def _hint(pressed: Pressed) -> None:
    await give_hint(pressed.interaction, pressed.context, pressed.state, await pressed.seat())


async def _direct(pressed: Pressed) -> None:
    """Tries closed direct messages again."""
    context, seat = pressed.context, await pressed.seat()
    opened = await context.hands.try_direct(pressed.state, seat)
    await tell(pressed.interaction, context.say.say("dm-open" if opened else "dm-closed"))


async def _verb(pressed: Pressed) -> None:
    """A kind of action that names no cards."""
    kind, *scope = pressed.press.arguments
    seat = await pressed.seat()
    if kind == UNDO:
        context, revision = pressed.context, pressed.press.revision
        player = await context.player()
        wanted = scope[0] if scope else "action"
        after = await context.undo(pressed.state, player, wanted, revision=revision)
        await pressed.show(after, seat)
    else:
        await pressed.act(seat, only(pressed.state.view(seat), kind, pressed.state.preferences_of(seat)))


async def _ask(pressed: Pressed) -> None:
    """A kind of action that names cards: done at once where there is nothing to choose, else asked in private."""
    kind, *page = pressed.press.arguments
    seat, view = await pressed.view_to_choose()
    preferences = pressed.state.preferences_of(seat)
    if page or choosable(view, kind, preferences):
        pressed.context.need_showable(pressed.state)
        mode = Mode(kind, int(page[0]) if page else 0, pressed.state.revision)
        await pressed.show(pressed.state, seat, mode)
    else:
        await pressed.act(seat, only(view, kind, preferences))


async def _back(pressed: Pressed) -> None:
    await pressed.show(pressed.state, await pressed.seat())


async def _do(pressed: Pressed) -> None:
    """One choice of a picker."""
    kind, name = pressed.press.arguments
    seat, view = await pressed.view_to_choose()
    action = offered(view, kind, name)
    if action is None:
        raise Refusal("stale")
    await pressed.act(seat, action)


async def _sure(pressed: Pressed) -> None:
    """What the player was asked about, and wants to do."""
    kind, name = pressed.press.arguments
    seat, view = await pressed.view_to_choose()
    action = confirmation.confirmed(view, kind, name)
    if action is None:
        raise Refusal("stale")
    await pressed.act(seat, action, sure=True)


async def _cards(pressed: Pressed) -> None:
    """Cards that the player picked one by one."""
    seat = await pressed.seat()
    cards = tuple(value.partition(".")[2] for value in pressed.values)
    await pressed.act(seat, Action(pressed.press.arguments[0], cards))


async def _reveal(pressed: Pressed) -> None:
    """What is needed to check the deals of the finished rounds, as a file."""
    file = reveal_file(pressed.state.id, await pressed.context.host.reveal(pressed.state.id))
    fill(pressed.interaction)
    how = pressed.context.say.say("reveal-how", file=file.name)
    await pressed.interaction.edit_original_response(content=how, attachments=[file.file()])


_MODULES = (
    absence,
    agreement,
    autostep,
    boards,
    exhibition,
    play_again,
    practice,
    preferences,
    privacy,
    replay,
    rules,
    server,
    stats,
    table_new,
)


def _merged(maps: Iterable[Mapping[str, Handler]]) -> dict[str, Handler]:
    """The handlers of all modules by word. Raises ``ValueError`` where two modules handle the same word."""
    merged: dict[str, Handler] = {}
    for handlers in maps:
        if twice := merged.keys() & handlers.keys():
            raise ValueError(f"two handlers for {sorted(twice)}")
        merged |= handlers
    return merged


HANDLERS = _merged(module.HANDLERS for module in _MODULES)
"""The handlers of the panels that have a module of their own, by word."""
_OUTDATED = frozenset({"stale", "not-running", "not-open", "paused"})
"""The refusals that say that the message no longer shows how the table stands."""
_PRIVATE_ANSWERS = frozenset({"ask", "hand", "hint", "reveal"})
"""The presses that are answered with a private message of its own."""

_DOINGS: dict[str, Callable[[Pressed], Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "hand": _hand,
    "hint": _hint,
    "direct": _direct,
    "verb": _verb,
    "ask": _ask,
    "show": _ask,
    "back": _back,
    "do": _do,
    "sure": _sure,
    "cards": _cards,
    "reveal": _reveal,
}
"""What each word of a press does. ``ask`` stands on public messages, ``show`` on private ones."""
