"""Presses on the autostep panel, which has the computer play in a player's place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.model.stored_types import Player
from bot.host.practice.autosteps import AutostepSpec
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.autostep import becomes_practice_message, stop_message
from bot.messages.custom_ids import Press
from bot.messages.layout import text_message
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit
from engine.players import LEVELS

_WORDS = ("begin", "run", "pause", "step", "slower", "faster", "stop", "keep", "return")


async def start_autostep(
    interaction: Interaction, context: Context, state: TableState, level: str, *, to_practice: bool = False
) -> None:
    """Starts an autostep run; asks first if that makes the table a practice table."""
    context.need_showable(state)
    player = await context.player()
    try:
        await context.host.autosteps.start(state.id, player, level, to_practice=to_practice)
    except Refusal as refusal:
        if refusal.note.code != "becomes-practice":
            raise
        await edit(interaction, becomes_practice_message(context.texts, state, level))
        return
    context.autostep_messages.show(interaction, state.id, player)


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handles the presses of this module."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    word = press.word.removeprefix("auto-")
    if word == "begin":
        await start_autostep(interaction, context, state, next(iter(press.arguments), ""), to_practice=True)
        return
    spec, speed = _read_spec(press, player)
    if word in ("stop", "keep", "return"):
        await _stop(interaction, context, state, player, spec, speed=speed, press=press)
        return
    autosteps = context.host.autosteps
    try:
        await autosteps.restore(state.id, player, spec, speed)
        match word:
            case "run":
                autosteps.run(state.id, player)
            case "pause":
                autosteps.pause(state.id, player)
            case "step":
                context.need_showable(state)
                await autosteps.step(state.id, player, press.revision)
            case _:
                autosteps.change_speed(state.id, player, 1 if word == "faster" else -1)
    finally:
        context.autostep_messages.show(interaction, state.id, player)


async def _stop(
    interaction: Interaction,
    context: Context,
    state: TableState,
    player: Player,
    spec: AutostepSpec,
    *,
    speed: int,
    press: Press,
) -> None:
    """Asks whether to keep the computer's moves, or keeps or undoes them."""
    autosteps, word = context.host.autosteps, press.word.removeprefix("auto-")
    context.autostep_messages.leave(state.id, player)
    if autosteps.run_of(state.id, player):
        autosteps.pause(state.id, player)
    if word == "return" and state.unchanged_since(press.revision):
        context.need_showable(state)
        if state.revision != spec.start_revision:
            await context.host.rewinds.rewind(state.id, player, str(spec.start_revision), revision=press.revision)
            await context.presenter.settled(state.id)
    elif word != "keep":
        if word == "stop" or autosteps.run_of(state.id, player):
            await edit(interaction, stop_message(context.texts, state, spec, speed))
        if word == "return":
            raise Refusal("stale")
        return
    autosteps.end(state.id, player)
    await edit(interaction, text_message(context.texts.say(f"done-autostep-{word}")))


def _read_spec(press: Press, player: Player) -> tuple[AutostepSpec, int]:
    """The run and the speed that a press names. Refuses ``stale`` if it is malformed."""
    try:
        level, began, speed = map(int, press.arguments)
        return AutostepSpec(player.id, LEVELS[level], began), speed
    except (ValueError, IndexError) as wrong:
        raise Refusal("stale") from wrong


HANDLERS: Mapping[str, Handler] = dict.fromkeys((f"auto-{word}" for word in _WORDS), _handle)
