"""The message of a replay: a step of a round in pictures and words, and the ways on, back and to other eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot import limits
from bot.host import OPEN, TABLE, WAYS, Playing, Scene, TableState, Watched
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

    playing: Playing
    step: int
    eyes: str


def eyes_of(state: TableState) -> list[str]:
    """The eyes through which a game can be seen."""
    return [TABLE, OPEN, *map(str, range(state.seat_count))]


def told(say: Texts, scene: Scene, seated: People) -> list[str]:
    """What was done last, a line each."""
    return [say.event(event, seated) for event in scene.events[-_LINES:]]


def title(say: Texts, state: TableState, playing: Playing) -> str:
    """Which round of which game."""
    return say.say("film-title", called=say.called(state.game, state.preset), round=playing.round, table=state.id)


def replay_message(
    say: Texts, watched: Watched, spot: Spot, scene: Scene, pictures: Sequence[Picture], *, may_play: bool
) -> ui.LayoutView:
    """A step of a round, as some eyes see it; ``may_play`` says whether its cards may be played again."""
    state, (playing, step, eyes) = watched.state, spot
    playings = [*watched.playings.values()]
    seated, unmarked = people(state, say), plain(state, say)
    box = container(INK)
    where = say.say("film-step", step=step, last=playing.last, turn=scene.table.turn)
    box.add_item(ui.TextDisplay(f"### {title(say, state, playing)}\n-# {where}"))
    # Each in a gallery of its own: side by side they would be too small to read.
    for picture, alt in zip(pictures, _alts(say, scene, unmarked), strict=False):
        box.add_item(gallery(picture, alt))
    lines = told(say, scene, seated) or [say.say("film-dealt")]
    if not pictures:
        lines += _alts(say, scene, seated)
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, lines)), limits.CONTENT)))

    def press(word: str) -> Press:
        return Press(state.id, step, f"film-{word}.{playing.round}.{eyes}")

    if len(playings) > 1:
        near = [each for each in playings if abs(each.round - playing.round) <= _AROUND]
        rounds = [(say.say("film-round", round=each.round), str(each.round)) for each in near]
        box.add_item(ui.ActionRow(select(press("round"), say.say("film-rounds"), rounds, chosen=(str(playing.round),))))
    named = [(_eyes(say, each, unmarked), each) for each in eyes_of(state)]
    box.add_item(ui.ActionRow(select(press("eyes"), say.say("film-eyes"), named, chosen=(eyes,))))
    ways: list[Control] = [
        button(
            press(way),
            say.say(f"film-{way}"),
            disabled=step == 0 if way in _BACKWARD else step >= playing.last,
        )
        for way in WAYS
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


def _alts(say: Texts, scene: Scene, seated: People) -> list[str]:
    """The pictures in words: the table, and the hand."""
    found = [sentences.alt(say, scene.table, seated)]
    if scene.hand and scene.hand.seat is not None:
        cards = scene.hand.hand
        found.append(say.say("film-hand", seated, seat=scene.hand.seat, cards=cards, count=len(cards)))
    return found
