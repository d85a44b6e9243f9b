"""The message of a replay: a step of a round in pictures and words, and the ways on, back and to other eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot import limits
from bot.host.records.playback import ACTOR_VIEWPOINT, MOVES, PUBLIC_VIEWPOINT, Frame, PlaybackRound
from bot.host.records.replays import Replay
from bot.host.table.state import TableState
from bot.messages import sentences
from bot.messages.controls import Control, button, clip, rows, select
from bot.messages.custom_ids import Press
from bot.messages.layout import INK, Layout, container, gallery
from bot.messages.names import people, plain
from bot.messages.uploads import Picture
from bot.texts import People, Texts

_LINES = 8
"""The most events of a step that are told."""
_BACKWARD = ("first", "turn-back", "back")
_AROUND = 12
"""How many rounds before and after the one that is shown can be chosen."""


class Spot(NamedTuple):
    """Where a replay stands: at which step of a round, and with whose eyes."""

    playing: PlaybackRound
    step: int
    eyes: str


def eyes_of(state: TableState) -> list[str]:
    """The eyes through which a game can be seen."""
    return [PUBLIC_VIEWPOINT, ACTOR_VIEWPOINT, *map(str, range(state.seat_count))]


def told(say: Texts, frame: Frame, seated: People) -> list[str]:
    """What was done last, a line each."""
    return [say.event(event, seated) for event in frame.events[-_LINES:]]


def title(say: Texts, state: TableState, playing: PlaybackRound) -> str:
    """Which round of which game."""
    return say.say("film-title", called=say.called(state.game, state.preset), round=playing.number, table=state.id)


def replay_message(
    say: Texts, replay: Replay, spot: Spot, frame: Frame, pictures: Sequence[Picture], *, may_play: bool
) -> ui.LayoutView:
    """A step of a round, as some eyes see it; ``may_play`` says whether its cards may be played again."""
    state, (playing, step, eyes) = replay.state, spot
    rounds = [*replay.rounds.values()]
    seated, unmarked = people(state, say), plain(state, say)
    box = container(INK)
    where = say.say("film-step", step=step, last=playing.last, turn=frame.table.turn)
    box.add_item(ui.TextDisplay(f"### {title(say, state, playing)}\n-# {where}"))
    # Each in a gallery of its own: side by side they would be too small to read.
    for picture, alt in zip(pictures, _alts(say, frame, unmarked), strict=False):
        box.add_item(gallery(picture, alt))
    lines = told(say, frame, seated) or [say.say("film-dealt")]
    if not pictures:
        lines += _alts(say, frame, seated)
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, lines)), limits.CONTENT)))

    def press(word: str) -> Press:
        return Press(state.id, step, f"film-{word}.{playing.number}.{eyes}")

    if len(rounds) > 1:
        near = [each for each in rounds if abs(each.number - playing.number) <= _AROUND]
        choices = [(say.say("film-round", round=each.number), str(each.number)) for each in near]
        box.add_item(
            ui.ActionRow(select(press("round"), say.say("film-rounds"), choices, chosen=(str(playing.number),)))
        )
    named = [(_eyes(say, each, unmarked), each) for each in eyes_of(state)]
    box.add_item(ui.ActionRow(select(press("eyes"), say.say("film-eyes"), named, chosen=(eyes,))))
    ways: list[Control] = [
        button(
            press(way),
            say.say(f"film-{way}"),
            disabled=step == 0 if way in _BACKWARD else step >= playing.last,
        )
        for way in MOVES
    ]
    more = [button(press("gif"), say.say("film-gif")), button(press("record"), say.say("film-record"))]
    if may_play:
        more.append(button(Press(state.id, state.revision, "replay"), say.say("film-play")))
    for row in (*rows(ways[:5]), *rows([*ways[5:], *more])):
        box.add_item(row)
    return Layout(box)


def gif_message(say: Texts, heading: str, picture: Picture, alt: str) -> ui.LayoutView:
    """A replay that moves."""
    message = Layout(ui.TextDisplay(f"### {heading}"))
    message.add_item(gallery(picture, alt))
    return message


def _eyes(say: Texts, eyes: str, seated: People) -> str:
    return say.say("film-eyes-seat", seated, seat=int(eyes)) if eyes.isdecimal() else say.say(f"film-eyes-{eyes}")


def _alts(say: Texts, frame: Frame, seated: People) -> list[str]:
    """The pictures in words: the table, and the hand."""
    found = [sentences.alt(say, frame.table, seated)]
    if frame.hand and frame.hand.seat is not None:
        cards = frame.hand.hand
        found.append(say.say("film-hand", seated, seat=frame.hand.seat, cards=cards, count=len(cards)))
    return found
