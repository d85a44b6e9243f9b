"""``/replay``: a finished round step by step. Each custom id holds the position, so replays survive a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from discord import app_commands, ui

from bot import limits
from bot.host.model.settings import Preferences
from bot.host.records.listings import PreviousGame
from bot.host.records.replays import (
    ACTOR_VIEWPOINT,
    ALL_VIEWPOINT,
    MOVES,
    PUBLIC_VIEWPOINT,
    Frame,
    PlaybackRound,
    Replay,
)
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import choices
from bot.table.context import Context, context_of
from bot.table.messages.endings import is_over, sheet_alt
from bot.table.messages.feature_buttons import open_hand_lines
from bot.table.messages.reactions import counted_reactions
from bot.table.messages.watching import OPEN_HANDS
from bot.table.typed_actions import suggest_games
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import INK, Control, Layout, Picture, Upload, button, clip, container, gallery, rows, select
from bot.ui.custom_ids import Press, number
from bot.ui.names import names_then, people, plain_people
from bot.ui.permissions import channels_seen, may_see
from bot.ui.replies import Handler, Interaction, acknowledge, edit, offer, reader_texts, send_file
from data.store import Player, Status
from engine import record
from engine.rules import Rules

_LINES = 8
"""The most lines about a step."""
_BACKWARD = ("first", "turn-back", "back")
_AROUND = 12
"""How many rounds before and after the shown one the select offers."""
_PRIVATE_ANSWERS = ("film-gif", "film-record")
Choice: TypeAlias = app_commands.Choice[str]


class Position(NamedTuple):
    """A step of a round, seen from a viewpoint (one of :attr:`Replay.viewpoints`)."""

    playing: PlaybackRound
    step: int
    viewpoint: str


def event_lines(texts: Texts, rules: Rules, frame: Frame, seated: People) -> list[str]:
    """Return the lines of a step."""
    return sentences.log_lines(texts, rules, frame.events, seated)[-_LINES:]


def replay_title(texts: Texts, state: TableState, playing: PlaybackRound) -> str:
    """Return the title of a replay: game, preset, round and table."""
    return texts.say("replay-title", called=texts.called(state.game, state.preset), round=playing.number)


def replay_message(
    texts: Texts, replay: Replay, position: Position, frame: Frame, pictures: Sequence[Picture], *, may_play: bool
) -> ui.LayoutView:
    """Return a step of a round. ``may_play`` adds the button to play its cards again."""
    state, (playing, step, viewpoint) = replay.state, position
    rounds = [*replay.rounds.values()]
    seated, unmarked = (each(state, texts).then(frame.seated) for each in (people, plain_people))
    box = container(INK)
    where = texts.say("replay-step", step=step, last=playing.last, turn=frame.table.turn)
    box.add_item(ui.TextDisplay(f"### {replay_title(texts, state, playing)}\n-# {where}"))
    for picture, alt in zip(pictures, frame_alts(texts, frame, unmarked), strict=False):
        box.add_item(gallery(picture, alt))
    lines = event_lines(texts, state.rules, frame, seated) or [texts.say("replay-dealt")]
    if not pictures:
        lines += frame_alts(texts, frame, seated)
    if counts := replay.reactions.get(playing.start + step) if step else None:
        lines.append(texts.say("replay-reactions", reactions=counted_reactions(counts)))
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, lines)), limits.CONTENT)))

    def press(word: str) -> Press:
        return Press(state.id, step, f"film-{word}.{playing.number}.{viewpoint}")

    if len(rounds) > 1:
        near = [each for each in rounds if abs(each.number - playing.number) <= _AROUND]
        choices = [(texts.say("replay-round", round=each.number), str(each.number)) for each in near]
        rounds_select = select(press("round"), texts.say("replay-rounds"), choices, chosen=(str(playing.number),))
        box.add_item(ui.ActionRow(rounds_select))
    if replay.open:
        named = [(_viewpoint_name(texts, each, unmarked), each) for each in replay.viewpoints]
        box.add_item(ui.ActionRow(select(press("eyes"), texts.say("replay-viewpoint"), named, chosen=(viewpoint,))))
    moves: list[Control] = [
        button(
            press(move),
            texts.say(f"replay-{move}"),
            disabled=step == 0 if move in _BACKWARD else step >= playing.last,
        )
        for move in MOVES
    ]
    more = [button(press("gif"), texts.say("replay-gif"))]
    if replay.open:
        more.append(button(press("record"), texts.say("replay-record")))
    if may_play:
        more.append(button(Press.at(state, "replay"), texts.say("replay-play")))
    turns = [move for move, name in zip(moves, MOVES, strict=True) if name.startswith("turn")]
    steps = [move for move in moves if move not in turns]
    for row in (*rows(steps), *rows(turns), *rows(more)):
        box.add_item(row)
    return Layout(box)


def gif_message(heading: str, picture: Picture, alt: str) -> ui.LayoutView:
    """Return a replay as an animated picture."""
    message = Layout(ui.TextDisplay(f"### {heading}"))
    message.add_item(gallery(picture, alt))
    return message


def _viewpoint_name(texts: Texts, viewpoint: str, seated: People) -> str:
    if viewpoint.isdecimal():
        return texts.say("replay-viewpoint-seat", seated, seat=int(viewpoint))
    return texts.say(f"replay-viewpoint-{viewpoint}")


def frame_alts(texts: Texts, frame: Frame, seated: People) -> list[str]:
    """Return the alt texts of the table's picture, and of that of the hands."""
    over = is_over(frame.table) and frame.table.settled
    found = [sheet_alt(texts, frame.table, seated) if over else sentences.table_alt(texts, frame.table, seated)]
    if frame.hand and frame.hand.seat is not None:
        cards = frame.hand.hand
        hand = texts.say("replay-hand", seated, seat=frame.hand.seat, cards=cards, count=len(cards))
        found.append("\n".join([hand, *open_hand_lines(texts, frame.hand, seated)]))
    return found


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    context = context_of(interaction)
    replay = await _load_replay(interaction, context, press.table)
    match press.arguments:
        case [chosen_round, viewpoint] if viewpoint in replay.viewpoints:
            playing = _playing(replay, number(chosen_round))
        case [_, _]:
            replay.need_open()
            raise Refusal("outdated")
        case _:
            raise Refusal("outdated")
    chosen = next(iter(values), "")
    match press.word.removeprefix("film-"):
        case "gif":
            await _show_gif(interaction, context, replay, playing, viewpoint)
        case "record":
            replay.need_open()
            await _send_record(interaction, context, replay)
        case "round":
            await _show(interaction, context, replay, Position(_playing(replay, number(chosen)), 0, viewpoint))
        case "eyes" if chosen in replay.viewpoints:
            await _show(interaction, context, replay, Position(playing, playing.step(press.revision, ""), chosen))
        case move:
            await _show(interaction, context, replay, Position(playing, playing.step(press.revision, move), viewpoint))


async def show_replay(interaction: Interaction, table_id: str, number: int | None, *, all_hands: bool = False) -> None:
    """Show the start of a round, by default the last one, to the person who asked.

    The hands are open once the game is over, or with ``all_hands`` before, which refuses ``hands-hidden``.
    """
    context = context_of(interaction)
    replay = await _load_replay(interaction, context, table_id)
    viewpoint = ACTOR_VIEWPOINT if replay.playback.ended else PUBLIC_VIEWPOINT
    if all_hands:
        replay.need_open()
        viewpoint = ALL_VIEWPOINT
    await _show(interaction, context, replay, Position(_playing(replay, number or max(replay.rounds)), 0, viewpoint))


async def _open(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Show the last finished round of a table."""
    await acknowledge(interaction)
    await show_replay(interaction, press.table, None, all_hands=press.word == OPEN_HANDS)


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
    called = names_then(state, context.texts, frame.seated)
    note = next(reversed(event_lines(context.texts, state.rules, frame, plain_people(state, context.texts))), "")
    drawing = [
        context.painter.table(
            frame.table, called, note, texts=context.texts, news=frame.events, preferences=preferences
        )
    ]
    if frame.hand:
        drawing.append(
            context.painter.hand(frame.hand, called, note, texts=context.texts, preferences=preferences, watched=True)
        )
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
    called = [names_then(state, context.texts, frame.seated) for frame in film]
    hands = viewpoint != PUBLIC_VIEWPOINT
    picture = await context.painter.replay(
        views, called, notes, texts=context.texts, hands=hands, preferences=preferences
    )
    if picture is None:
        raise Refusal("no-gif")
    heading = replay_title(context.texts, state, playing)
    players = context.texts.joined(seated.names)
    alt = context.texts.say("replay-gif-alt", title=heading, players=players, steps=playing.last)
    await edit(interaction, gif_message(heading, picture, alt), [picture])


async def _send_record(interaction: Interaction, context: Context, replay: Replay) -> None:
    written = await asyncio.to_thread(record.write, replay.playback.record)
    file = Upload.of(f"game-{replay.state.id}.json", json.dumps(written).encode())
    how = context.texts.say("replay-record-how", file=file.name)
    await send_file(interaction, how, file)


HANDLERS: Mapping[str, Handler] = {
    **dict.fromkeys(("film", OPEN_HANDS), _open),
    **dict.fromkeys(("film-round", "film-eyes", *(f"film-{move}" for move in MOVES), *_PRIVATE_ANSWERS), _handle),
}


@app_commands.command(name="replay", description=localized("command-replay"))
@app_commands.describe(table=localized("argument-replay-table"), round_=localized("argument-replay-round"))
@app_commands.rename(round_="round")
async def replay(interaction: Interaction, table: str = "", round_: app_commands.Range[int, 1] | None = None) -> None:
    """Show a round of a game, by default the last one of this channel, or else of those that the person may see."""
    await acknowledge(interaction)
    if wanted := table.strip():
        await show_replay(interaction, wanted, round_)
        return
    context = context_of(interaction)
    here = await context.host.replays.games_in(interaction.channel_id or 0, await context.player())
    others = [] if here else await _games(interaction)
    for past in (*here, *others):
        try:
            await show_replay(interaction, past.id, round_)
            return
        except Refusal as refusal:
            if refusal.note.code not in ("no-round-over", "moves-not-kept", "damaged"):
                raise
    raise Refusal("no-round-over")


@replay.autocomplete("table")
async def _table_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Return the games that the person may see replays of."""
    return await offer(_game_choices(interaction, typed))


async def _game_choices(interaction: Interaction, typed: str) -> list[Choice]:
    return choices(suggest_games(reader_texts(interaction), await _games(interaction), typed))


async def _games(interaction: Interaction) -> list[PreviousGame]:
    """Return the newest games that the person may see replays of."""
    context = context_of(interaction)
    player = await context.player()
    games = await context.host.replays.games(player, interaction.guild_id)
    asked = {past.channel_id for past in games if not past.seated}
    seen = await channels_seen(interaction, asked)
    return [past for past in games if past.seated or past.channel_id in seen]


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/replay``."""
    allow_direct_messages(replay)
    yield replay
