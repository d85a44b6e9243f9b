"""Presses on replays. Each custom id holds the position, so replays survive a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence

from bot.features.replay.messages import Position, event_lines, gif_message, replay_message, replay_title, viewpoints
from bot.host.model.settings import Preferences
from bot.host.records.replays import ACTOR_VIEWPOINT, MOVES, PUBLIC_VIEWPOINT, PlaybackRound, Replay
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.ui.components import Upload
from bot.ui.custom_ids import Press, number
from bot.ui.names import names, plain_people
from bot.ui.permissions import may_see
from bot.ui.replies import Handler, Interaction, acknowledge, edit, send_file
from data.store import Player, Status
from engine import record

_PRIVATE_ANSWERS = ("film-gif", "film-record")


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    context = context_of(interaction)
    replay = await _load_replay(interaction, context, press.table)
    match press.arguments:
        case [chosen_round, viewpoint] if viewpoint in viewpoints(replay.state):
            playing = _playing(replay, number(chosen_round))
        case _:
            raise Refusal("outdated")
    chosen = next(iter(values), "")
    match press.word.removeprefix("film-"):
        case "gif":
            await _show_gif(interaction, context, replay, playing, viewpoint)
        case "record":
            await _send_record(interaction, context, replay)
        case "round":
            await _show(interaction, context, replay, Position(_playing(replay, number(chosen)), 0, viewpoint))
        case "eyes" if chosen in viewpoints(replay.state):
            await _show(interaction, context, replay, Position(playing, playing.step(press.revision, ""), chosen))
        case move:
            await _show(interaction, context, replay, Position(playing, playing.step(press.revision, move), viewpoint))


async def show_replay(interaction: Interaction, table_id: str, number: int | None) -> None:
    """Show the start of a round, by default the last one, to the person who asked.

    The hands are open once the game is over.
    """
    context = context_of(interaction)
    replay = await _load_replay(interaction, context, table_id)
    viewpoint = ACTOR_VIEWPOINT if replay.playback.ended else PUBLIC_VIEWPOINT
    await _show(interaction, context, replay, Position(_playing(replay, number or max(replay.rounds)), 0, viewpoint))


async def _open(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Show the last finished round of a table."""
    await acknowledge(interaction)
    await show_replay(interaction, press.table, None)


async def _load_replay(interaction: Interaction, context: Context, table_id: str) -> Replay:
    player = await context.player()
    replay = await context.host.replays.watch(table_id, player, interaction.guild_id)
    context.about(replay.state.game)
    if not _has_sat(replay.state, player) and not await may_see(interaction, replay.state.channel_id):
        raise Refusal("no-table")
    return replay


def _playing(replay: Replay, number: int) -> PlaybackRound:
    playing = replay.rounds.get(number)
    if playing is None:
        raise Refusal("no-such-round", round=number)
    return playing


async def _show(interaction: Interaction, context: Context, replay: Replay, position: Position) -> None:
    """Show a step: the table, and the hand that the viewpoint sees."""
    state, player = replay.state, await context.player()
    preferences = Preferences.read(player.settings)
    frame = await asyncio.to_thread(replay.playback.frame, *position)
    called = names(state, context.texts)
    note = next(reversed(event_lines(context.texts, state.rules, frame, plain_people(state, context.texts))), "")
    drawing = [context.painter.table(frame.table, called, note, news=frame.events, preferences=preferences)]
    if frame.hand:
        drawing.append(context.painter.hand(frame.hand, called, note, preferences=preferences, watched=True))
    pictures = await asyncio.gather(*drawing)
    drawn = [picture for picture in pictures if picture] if all(pictures) else []
    may_play = _may_replay_cards(state, player)
    message = replay_message(context.texts, replay, position, frame, drawn, may_play=may_play)
    await edit(interaction, message, drawn)


def _may_replay_cards(state: TableState, player: Player) -> bool:
    """Return whether a player may play the cards of a table again."""
    return _has_sat(state, player) and (
        state.status is Status.FINISHED or (state.status is Status.CLOSED and state.alone)
    )


def _has_sat(state: TableState, player: Player) -> bool:
    return any(player.id in (row.player, row.former) for row in state.seats)


async def _show_gif(
    interaction: Interaction, context: Context, replay: Replay, playing: PlaybackRound, viewpoint: str
) -> None:
    state, seated = replay.state, plain_people(replay.state, context.texts)
    film = await asyncio.to_thread(replay.playback.frames, playing, viewpoint)
    views = [frame.hand if frame.hand else frame.table for frame in film]
    notes = [" ".join(event_lines(context.texts, state.rules, frame, seated)[-1:]) for frame in film]
    preferences = Preferences.read((await context.player()).settings)
    picture = await context.painter.replay(
        views, names(state, context.texts), notes, hands=viewpoint != PUBLIC_VIEWPOINT, preferences=preferences
    )
    if picture is None:
        raise Refusal("no-gif")
    heading = replay_title(context.texts, state, playing)
    alt = context.texts.say("replay-gif-alt", title=heading, players=", ".join(seated.names), steps=playing.last)
    await edit(interaction, gif_message(heading, picture, alt), [picture])


async def _send_record(interaction: Interaction, context: Context, replay: Replay) -> None:
    written = await asyncio.to_thread(record.write, replay.playback.record)
    file = Upload.of(f"game-{replay.state.id}.json", json.dumps(written).encode())
    how = context.texts.say("replay-record-how", file=file.name)
    await send_file(interaction, how, file)


HANDLERS: Mapping[str, Handler] = {
    "film": _open,
    **dict.fromkeys(("film-round", "film-eyes", *(f"film-{move}" for move in MOVES), *_PRIVATE_ANSWERS), _handle),
}
