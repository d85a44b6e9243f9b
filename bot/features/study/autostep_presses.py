"""Presses on the autostep panel, which has the computer play in a player's place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.features.study.autostep_messages import AutostepMessages
from bot.features.study.autostep_panel import becomes_practice_message, stop_message
from bot.host.autosteps import AutostepSpec
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.table.messages.absence import giving_up_message
from bot.ui.components import text_message
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player
from engine.players import LEVELS

_WORDS = ("begin", "run", "pause", "step", "slower", "faster", "stop", "keep", "return")


async def start_autostep(
    interaction: Interaction, context: Context, state: TableState, level: str, *, to_practice: bool = False
) -> None:
    """Start an autostep run; ask first if that makes the table a practice table."""
    context.need_showable(state)
    player = await context.player()
    try:
        await context.host.autosteps.start(state.id, player, level, to_practice=to_practice)
    except Refusal as refusal:
        await edit(interaction, _question(context, state, level, refusal))
        return
    context.services.feature(AutostepMessages).show(interaction, state.id, player)


def _question(context: Context, state: TableState, level: str, refusal: Refusal) -> ui.LayoutView:
    """Return the question that a refusal asks. Raises the refusal if it asks nothing."""
    match refusal.note.code:
        case "becomes-practice":
            return becomes_practice_message(context.texts, state, level, refusal.note)
        case "practice-gives-up":
            return giving_up_message(context.texts, state, refusal.note)
    raise refusal


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the presses of this module."""
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
        context.services.feature(AutostepMessages).show(interaction, state.id, player)


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
    """Ask whether to keep the computer's moves; on the answer, keep or undo them."""
    autosteps, word = context.host.autosteps, press.word.removeprefix("auto-")
    context.services.feature(AutostepMessages).leave(state.id, player)
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
    """Return the run and the speed that a press names. Refuses ``outdated`` if it is malformed."""
    with reading():
        level, began, speed = map(number, press.arguments)
        return AutostepSpec(player.id, LEVELS[level], began), speed


HANDLERS: Mapping[str, Handler] = dict.fromkeys((f"auto-{word}" for word in _WORDS), _handle)
