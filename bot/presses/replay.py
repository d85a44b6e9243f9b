"""Replays as people step through them: each press says where it stands, so they outlive a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence

import discord

from bot.context import Context, context_of
from bot.host import TABLE, WAYS, Player, Playing, Refusal, Status, TableState, Watched
from bot.host.model.preferences import Preferences
from bot.messages.custom_ids import Press
from bot.messages.names import names, plain
from bot.messages.replay import Spot, eyes_of, gif_message, replay_message, title, told
from bot.messages.uploads import Upload
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge, fill
from engine import record

_PRIVATE_ANSWERS = ("film-gif", "film-record")


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    context = context_of(interaction)
    watched = await _watched(interaction, context, press.table)
    match press.arguments:
        case [number, eyes] if number.isdecimal() and eyes in eyes_of(watched.state):
            playing = _playing(watched, int(number))
        case _:
            raise Refusal("stale")
    chosen = next(iter(values), "")
    match press.word.removeprefix("film-"):
        case "gif":
            await _show_gif(interaction, context, watched, playing, eyes)
        case "record":
            await _give_record(interaction, context, watched)
        case "round" if chosen.isdecimal():
            await _show(interaction, context, watched, Spot(_playing(watched, int(chosen)), 0, eyes))
        case "eyes" if chosen in eyes_of(watched.state):
            await _show(interaction, context, watched, Spot(playing, playing.step(press.revision, ""), chosen))
        case way:
            await _show(interaction, context, watched, Spot(playing, playing.step(press.revision, way), eyes))


async def show_replay(interaction: Interaction, table_id: str, number: int | None) -> None:
    """Shows the beginning of a round, or of the last one, to whoever asked alone."""
    context = context_of(interaction)
    watched = await _watched(interaction, context, table_id)
    await _show(interaction, context, watched, Spot(_playing(watched, number or max(watched.playings)), 0, TABLE))


async def _watched(interaction: Interaction, context: Context, table_id: str) -> Watched:
    player = await context.player()
    watched = await context.host.replays.watch(table_id, player, interaction.guild_id)
    if not _sat(watched.state, player) and not sees_channel(interaction, watched.state.channel_id):
        raise Refusal("no-table")
    return watched


def sees_channel(interaction: Interaction, channel_id: int) -> bool:
    """Whether a person may see a channel of the server that they ask in; one that is gone hides nothing."""
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    if channel is None or not isinstance(interaction.user, discord.Member):
        return True
    allowed = channel.permissions_for(interaction.user)
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)


def _playing(watched: Watched, number: int) -> Playing:
    playing = watched.playings.get(number)
    if playing is None:
        raise Refusal("no-such-round", round=number)
    return playing


async def _show(interaction: Interaction, context: Context, watched: Watched, spot: Spot) -> None:
    """Shows a step: the table, and the hand that the eyes see."""
    state, player = watched.state, await context.player()
    preferences = Preferences.of(player.settings)
    scene = await asyncio.to_thread(watched.tape.scene, *spot)
    called = names(state, context.say)
    note = next(reversed(told(context.say, scene, plain(state, context.say))), "")
    drawing = [context.painter.table(scene.table, called, note, news=scene.events, preferences=preferences)]
    if scene.hand:
        drawing.append(context.painter.hand(scene.hand, called, note, preferences=preferences, watched=True))
    pictures = await asyncio.gather(*drawing)
    drawn = [picture for picture in pictures if picture] if all(pictures) else []
    may_play = _may_play(state, player)
    message = replay_message(context.say, watched, spot, scene, drawn, may_play=may_play)
    fill(interaction)
    files = [picture.file() for picture in drawn]
    await interaction.edit_original_response(view=message, attachments=files)


def _may_play(state: TableState, player: Player) -> bool:
    """Whether somebody may play the cards of a table again."""
    return _sat(state, player) and (state.status is Status.FINISHED or (state.status is Status.CLOSED and state.alone))


def _sat(state: TableState, player: Player) -> bool:
    return any(player.id in (row.player, row.former) for row in state.seats)


async def _show_gif(interaction: Interaction, context: Context, watched: Watched, playing: Playing, eyes: str) -> None:
    state, seated = watched.state, plain(watched.state, context.say)
    film = await asyncio.to_thread(watched.tape.film, playing, eyes)
    views = [scene.hand if scene.hand else scene.table for scene in film]
    notes = [" ".join(told(context.say, scene, seated)[-1:]) for scene in film]
    preferences = Preferences.of((await context.player()).settings)
    picture = await context.painter.replay(
        views, names(state, context.say), notes, hands=eyes != TABLE, preferences=preferences
    )
    if picture is None:
        raise Refusal("no-gif")
    heading = title(context.say, state, playing)
    alt = context.say.say("film-gif-alt", title=heading, players=", ".join(seated.names), steps=playing.last)
    fill(interaction)
    await interaction.edit_original_response(
        view=gif_message(context.say, heading, picture, alt), attachments=[picture.file()]
    )


async def _give_record(interaction: Interaction, context: Context, watched: Watched) -> None:
    written = await asyncio.to_thread(record.write, watched.tape.record)
    file = Upload.of(f"game-{watched.state.id}.json", json.dumps(written).encode())
    fill(interaction)
    how = context.say.say("film-record-how", file=file.name)
    await interaction.edit_original_response(content=how, attachments=[file.file()])


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("film-round", "film-eyes", *(f"film-{way}" for way in WAYS), *_PRIVATE_ANSWERS), _handle
)
