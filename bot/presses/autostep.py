"""What the controls of :mod:`bot.messages.autostep` do: the computer plays in somebody's place, as they lead it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.model.stored_types import Player
from bot.host.practice.autosteps import AutostepSpec
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.autostep import becoming_message, stopping_message
from bot.messages.custom_ids import Press
from bot.messages.layout import text_message
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge, fill
from engine.players import LEVELS

_WORDS = ("begin", "run", "pause", "step", "slower", "faster", "stop", "keep", "return")


async def autostep(
    interaction: Interaction, context: Context, state: TableState, level: str, *, to_practice: bool = False
) -> None:
    """Has the computer be ready to play for a player; where that makes a practice table, it is asked first."""
    context.need_showable(state)
    player = await context.player()
    try:
        await context.host.autosteps.start(state.id, player, level, to_practice=to_practice)
    except Refusal as refusal:
        if refusal.note.code != "becomes-practice":
            raise
        fill(interaction)
        await interaction.edit_original_response(view=becoming_message(context.say, state, level))
        return
    context.autostep_messages.show(interaction, state.id, player)


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    word = press.word.removeprefix("auto-")
    if word == "begin":
        await autostep(interaction, context, state, next(iter(press.arguments), ""), to_practice=True)
        return
    spec, speed = _read(press, player)
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
    """Asks what is to become of what the computer did, and does that."""
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
            fill(interaction)
            await interaction.edit_original_response(view=stopping_message(context.say, state, spec, speed))
        if word == "return":
            raise Refusal("stale")
        return
    autosteps.end(state.id, player)
    fill(interaction)
    await interaction.edit_original_response(view=text_message(context.say.say(f"done-autostep-{word}")))


def _read(press: Press, player: Player) -> tuple[AutostepSpec, int]:
    """What a press says of how a player is played for. Refuses ``stale`` where it says nothing that there is."""
    try:
        level, began, speed = map(int, press.arguments)
        return AutostepSpec(player.id, LEVELS[level], began), speed
    except (ValueError, IndexError) as wrong:
        raise Refusal("stale") from wrong


HANDLERS: Mapping[str, Handler] = dict.fromkeys((f"auto-{word}" for word in _WORDS), _handle)
