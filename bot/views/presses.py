"""What each button and select does. Every press is acknowledged before any work."""

from __future__ import annotations

import io
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import discord

from bot.answers import fill, tell
from bot.desk import Desk, desk, need_turn, seat_of
from bot.host import Refusal, TableState
from bot.views.hand import Mode, choosable, offered, only
from bot.views.ids import Press
from engine.game import UNDO, Action

Interaction: TypeAlias = discord.Interaction[Any]
Doing: TypeAlias = Callable[[Interaction, Desk, TableState, Press, Sequence[str]], Awaitable[None]]


async def handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    doing = _DOINGS.get(press.word)
    if press.word in _PRIVATE_ANSWERS:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()
    if doing is None:
        raise Refusal("stale")
    here = desk(interaction)
    state = await here.table(interaction, press.table)
    try:
        await doing(interaction, here, state, press, values)
    except Refusal as refusal:
        if refusal.note.code == "stale":
            await _freshen(interaction, here, state)
        raise


async def _freshen(interaction: Interaction, here: Desk, state: TableState) -> None:
    """Shows the newest state in whatever message the old button stands."""
    here.presenter.poke(state.id)
    player = await here.player(interaction.user)
    seat = state.seat_of(player.id)
    if seat is not None and _is_private(interaction):
        await here.hands.turn_to(interaction, state, seat, None)


async def _join(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    here.need_showable(interaction, state)
    player = await here.player(interaction.user)
    await here.seated(interaction, await here.host.join(state.id, player), player)


async def _leave(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    here.need_showable(interaction, state)
    await here.host.leave(state.id, await here.player(interaction.user))
    await tell(interaction, here.say.say("done-left"))


async def _start(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    here.need_showable(interaction, state)
    await here.host.start(state.id, await here.player(interaction.user))


async def _hand(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    seat = seat_of(state, await here.player(interaction.user))
    await here.hands.whisper(interaction, state, seat)


async def _direct(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    player = await here.player(interaction.user)
    seat = seat_of(state, player)
    await here.store.set_dm(player.id, closed=False)
    opened = await here.hands.refresh_direct(state, seat)
    await tell(interaction, here.say.say("dm-open" if opened else "dm-closed"))


async def _verb(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    kind, *scope = press.arguments
    player = await here.player(interaction.user)
    seat = seat_of(state, player)
    if kind == UNDO:
        wanted = scope[0] if scope else "action"
        after = await here.undo(interaction, state, player, wanted, revision=press.revision)
    else:
        action = only(state.view(seat), kind)
        after = await here.act(interaction, state, player, action, revision=press.revision)
    if _is_private(interaction):
        await here.hands.turn_to(interaction, after, seat, None)
    else:
        await here.hands.after_public_press(interaction, after, seat)


async def _ask(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    """A public verb that names cards: done at once where there is nothing to choose, else asked in private."""
    kind = press.arguments[0]
    player = await here.player(interaction.user)
    seat = seat_of(state, player)
    if press.revision != state.revision:
        raise Refusal("stale")
    need_turn(state, seat)
    here.need_showable(interaction, state)
    if choosable(state.view(seat), kind):
        await here.hands.whisper(interaction, state, seat, mode=Mode(kind, 0, state.revision))
        return
    action = only(state.view(seat), kind)
    after = await here.act(interaction, state, player, action, revision=press.revision)
    await here.hands.whisper(interaction, after, seat)


async def _show(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    """A verb of a private hand that names cards, or another page of its choices."""
    kind, *page = press.arguments
    player = await here.player(interaction.user)
    seat = seat_of(state, player)
    if press.revision != state.revision:
        raise Refusal("stale")
    need_turn(state, seat)
    if page or choosable(state.view(seat), kind):
        number = int(page[0]) if page else 0
        await here.hands.turn_to(interaction, state, seat, Mode(kind, number, state.revision))
        return
    action = only(state.view(seat), kind)
    after = await here.act(interaction, state, player, action, revision=press.revision)
    await here.hands.turn_to(interaction, after, seat, None)


async def _back(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    seat = seat_of(state, await here.player(interaction.user))
    await here.hands.turn_to(interaction, state, seat, None)


async def _do(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    """One choice of a picker."""
    kind, name = press.arguments
    player = await here.player(interaction.user)
    seat = seat_of(state, player)
    view = state.view(seat)
    action = offered(view, kind, name) if view and press.revision == state.revision else None
    if action is None:
        raise Refusal("stale")
    after = await here.act(interaction, state, player, action, revision=press.revision)
    await here.hands.turn_to(interaction, after, seat, None)


async def _cards(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    """Cards that the player picked one by one."""
    player = await here.player(interaction.user)
    seat = seat_of(state, player)
    cards = tuple(value.partition(".")[2] for value in values)
    after = await here.act(interaction, state, player, Action(press.arguments[0], cards), revision=press.revision)
    await here.hands.turn_to(interaction, after, seat, None)


async def _reveal(interaction: Interaction, here: Desk, state: TableState, press: Press, values: Sequence[str]) -> None:
    """What is needed to check the deals of the finished rounds, as a file."""
    revealed = json.dumps(await here.host.reveal(state.id), indent=1).encode()
    file = discord.File(io.BytesIO(revealed), f"deal-{state.id}.json")
    fill(interaction)
    await interaction.edit_original_response(content=here.say.say("reveal-how"), attachments=[file])


def _is_private(interaction: Interaction) -> bool:
    message = interaction.message
    return interaction.guild_id is None or bool(message and message.flags.ephemeral)


_PRIVATE_ANSWERS = frozenset({"ask", "hand", "reveal"})
"""The presses on public messages that are answered with a private message."""

_DOINGS: dict[str, Doing] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "hand": _hand,
    "direct": _direct,
    "verb": _verb,
    "ask": _ask,
    "show": _show,
    "back": _back,
    "do": _do,
    "cards": _cards,
    "reveal": _reveal,
}
