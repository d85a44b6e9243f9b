"""Replays as people step through them: each press says where it stands, so they outlive a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence

import discord

from bot.context import Context, context_of
from bot.host.model.preferences import Preferences
from bot.host.model.stored_types import Player, Status
from bot.host.records.playback import MOVES, PUBLIC_VIEWPOINT, PlaybackRound
from bot.host.records.replays import Replay
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
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
    replay = await _load_replay(interaction, context, press.table)
    match press.arguments:
        case [number, eyes] if number.isdecimal() and eyes in eyes_of(replay.state):
            playing = _playing(replay, int(number))
        case _:
            raise Refusal("stale")
    chosen = next(iter(values), "")
    match press.word.removeprefix("film-"):
        case "gif":
            await _show_gif(interaction, context, replay, playing, eyes)
        case "record":
            await _give_record(interaction, context, replay)
        case "round" if chosen.isdecimal():
            await _show(interaction, context, replay, Spot(_playing(replay, int(chosen)), 0, eyes))
        case "eyes" if chosen in eyes_of(replay.state):
            await _show(interaction, context, replay, Spot(playing, playing.step(press.revision, ""), chosen))
        case way:
            await _show(interaction, context, replay, Spot(playing, playing.step(press.revision, way), eyes))


async def show_replay(interaction: Interaction, table_id: str, number: int | None) -> None:
    """Shows the beginning of a round, or of the last one, to whoever asked alone."""
    context = context_of(interaction)
    replay = await _load_replay(interaction, context, table_id)
    await _show(interaction, context, replay, Spot(_playing(replay, number or max(replay.rounds)), 0, PUBLIC_VIEWPOINT))


async def _load_replay(interaction: Interaction, context: Context, table_id: str) -> Replay:
    player = await context.player()
    replay = await context.host.replays.watch(table_id, player, interaction.guild_id)
    if not _sat(replay.state, player) and not sees_channel(interaction, replay.state.channel_id):
        raise Refusal("no-table")
    return replay


def sees_channel(interaction: Interaction, channel_id: int) -> bool:
    """Whether a person may see a channel of the server that they ask in; one that is gone hides nothing."""
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    if channel is None or not isinstance(interaction.user, discord.Member):
        return True
    allowed = channel.permissions_for(interaction.user)
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)


def _playing(replay: Replay, number: int) -> PlaybackRound:
    playing = replay.rounds.get(number)
    if playing is None:
        raise Refusal("no-such-round", round=number)
    return playing


async def _show(interaction: Interaction, context: Context, replay: Replay, spot: Spot) -> None:
    """Shows a step: the table, and the hand that the eyes see."""
    state, player = replay.state, await context.player()
    preferences = Preferences.read(player.settings)
    frame = await asyncio.to_thread(replay.playback.frame, *spot)
    called = names(state, context.say)
    note = next(reversed(told(context.say, frame, plain(state, context.say))), "")
    drawing = [context.painter.table(frame.table, called, note, news=frame.events, preferences=preferences)]
    if frame.hand:
        drawing.append(context.painter.hand(frame.hand, called, note, preferences=preferences, watched=True))
    pictures = await asyncio.gather(*drawing)
    drawn = [picture for picture in pictures if picture] if all(pictures) else []
    may_play = _may_play(state, player)
    message = replay_message(context.say, replay, spot, frame, drawn, may_play=may_play)
    fill(interaction)
    files = [picture.file() for picture in drawn]
    await interaction.edit_original_response(view=message, attachments=files)


def _may_play(state: TableState, player: Player) -> bool:
    """Whether somebody may play the cards of a table again."""
    return _sat(state, player) and (state.status is Status.FINISHED or (state.status is Status.CLOSED and state.alone))


def _sat(state: TableState, player: Player) -> bool:
    return any(player.id in (row.player, row.former) for row in state.seats)


async def _show_gif(
    interaction: Interaction, context: Context, replay: Replay, playing: PlaybackRound, eyes: str
) -> None:
    state, seated = replay.state, plain(replay.state, context.say)
    film = await asyncio.to_thread(replay.playback.frames, playing, eyes)
    views = [frame.hand if frame.hand else frame.table for frame in film]
    notes = [" ".join(told(context.say, frame, seated)[-1:]) for frame in film]
    preferences = Preferences.read((await context.player()).settings)
    picture = await context.painter.replay(
        views, names(state, context.say), notes, hands=eyes != PUBLIC_VIEWPOINT, preferences=preferences
    )
    if picture is None:
        raise Refusal("no-gif")
    heading = title(context.say, state, playing)
    alt = context.say.say("film-gif-alt", title=heading, players=", ".join(seated.names), steps=playing.last)
    fill(interaction)
    await interaction.edit_original_response(
        view=gif_message(context.say, heading, picture, alt), attachments=[picture.file()]
    )


async def _give_record(interaction: Interaction, context: Context, replay: Replay) -> None:
    written = await asyncio.to_thread(record.write, replay.playback.record)
    file = Upload.of(f"game-{replay.state.id}.json", json.dumps(written).encode())
    fill(interaction)
    how = context.say.say("film-record-how", file=file.name)
    await interaction.edit_original_response(content=how, attachments=[file.file()])


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("film-round", "film-eyes", *(f"film-{way}" for way in MOVES), *_PRIVATE_ANSWERS), _handle
)
