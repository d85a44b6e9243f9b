"""Replays: a step of a round in pictures and words, with controls to move and to change the viewpoint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot import limits
from bot.host.records.replays import ACTOR_VIEWPOINT, MOVES, PUBLIC_VIEWPOINT, Frame, PlaybackRound, Replay
from bot.host.table.state import TableState
from bot.table.messages.endings import is_over, sheet_alt
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, Picture, button, clip, container, gallery, rows, select
from bot.ui.custom_ids import Press
from bot.ui.names import people, plain_people
from engine.rules import Rules

_LINES = 8
"""The most lines about a step."""
_BACKWARD = ("first", "turn-back", "back")
_AROUND = 12
"""How many rounds before and after the shown one the select offers."""


class Position(NamedTuple):
    """A step of a round, seen from a viewpoint (one of :func:`viewpoints`)."""

    playing: PlaybackRound
    step: int
    viewpoint: str


def viewpoints(state: TableState) -> list[str]:
    """Return the viewpoints of a replay: the table, open hands, and each seat."""
    return [PUBLIC_VIEWPOINT, ACTOR_VIEWPOINT, *map(str, range(state.seat_count))]


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
    seated, unmarked = people(state, texts), plain_people(state, texts)
    box = container(INK)
    where = texts.say("replay-step", step=step, last=playing.last, turn=frame.table.turn)
    box.add_item(ui.TextDisplay(f"### {replay_title(texts, state, playing)}\n-# {where}"))
    for picture, alt in zip(pictures, _alts(texts, frame, unmarked), strict=False):
        box.add_item(gallery(picture, alt))
    lines = event_lines(texts, state.rules, frame, seated) or [texts.say("replay-dealt")]
    if not pictures:
        lines += _alts(texts, frame, seated)
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, lines)), limits.CONTENT)))

    def press(word: str) -> Press:
        return Press(state.id, step, f"film-{word}.{playing.number}.{viewpoint}")

    if len(rounds) > 1:
        near = [each for each in rounds if abs(each.number - playing.number) <= _AROUND]
        choices = [(texts.say("replay-round", round=each.number), str(each.number)) for each in near]
        rounds_select = select(press("round"), texts.say("replay-rounds"), choices, chosen=(str(playing.number),))
        box.add_item(ui.ActionRow(rounds_select))
    named = [(_viewpoint_name(texts, each, unmarked), each) for each in viewpoints(state)]
    box.add_item(ui.ActionRow(select(press("eyes"), texts.say("replay-viewpoint"), named, chosen=(viewpoint,))))
    moves: list[Control] = [
        button(
            press(move),
            texts.say(f"replay-{move}"),
            disabled=step == 0 if move in _BACKWARD else step >= playing.last,
        )
        for move in MOVES
    ]
    more = [button(press("gif"), texts.say("replay-gif")), button(press("record"), texts.say("replay-record"))]
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


def _alts(texts: Texts, frame: Frame, seated: People) -> list[str]:
    """Return the alt texts of the table's and the hand's picture."""
    over = is_over(frame.table) and frame.table.settled
    found = [sheet_alt(texts, frame.table, seated) if over else sentences.table_alt(texts, frame.table, seated)]
    if frame.hand and frame.hand.seat is not None:
        cards = frame.hand.hand
        found.append(texts.say("replay-hand", seated, seat=frame.hand.seat, cards=cards, count=len(cards)))
    return found
