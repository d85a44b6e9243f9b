"""Autostep: the computer's moves in a player's place with their reasons, and the buttons that control it."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.autosteps import AutostepRun, AutostepSpec
from bot.host.model.series import FASTEST
from bot.host.table.state import TableState
from bot.table.messages.feature_buttons import advised
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, Picture, button, clip, container, gallery, rows
from bot.ui.custom_ids import Press
from bot.ui.names import people
from engine.players import LEVELS
from engine.types import Note, Seat

_TEXT = 3000


def press_words(word: str, spec: AutostepSpec, speed: int) -> str:
    """Return the words of a press on an autostep button. They hold all that a restarted bot needs to continue."""
    return ".".join(map(str, (word, LEVELS.index(spec.level), spec.start_revision, speed)))


def autostep_message(
    texts: Texts, state: TableState, seat: Seat, run: AutostepRun, picture: Picture | None
) -> ui.LayoutView:
    """Return the computer's last move in a player's place with its reasons, the pace, and the player's hand."""
    view, seated = state.views[seat], people(state, texts)
    box = container(INK, ui.TextDisplay("### " + texts.say("autostep-title", level=run.spec.level)))
    if picture:
        alt = sentences.hand_alt(texts, state, seat)
        box.add_item(gallery(picture, alt))
    lines = []
    if run.hint and run.view:
        lines += [f"**{advised(texts, run.view, run.hint, seated)}**"]
        lines += [f"- {texts.note('fact', note, seated)}" for note in run.hint.reasons]
    lines.append(sentences.recent_events(texts, state, seated, seat))
    if picture is None:
        lines.append(sentences.standing_line(texts, state, view, seated))
    rate = run.pacing.rate
    lines.append(
        texts.say("autostep-runs" if run.pacing.running else "autostep-waits", steps=rate.steps, seconds=rate.seconds)
    )
    if picture is None:
        lines.append(sentences.hand_line(texts, state, view))
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, lines)), _TEXT)))
    for row in rows(_buttons(texts, state, seat, run)):
        box.add_item(row)
    return Layout(box)


def _buttons(texts: Texts, state: TableState, seat: Seat, run: AutostepRun) -> list[Control]:
    view = state.views[seat]

    def control(word: str, *, disabled: bool = False) -> Control:
        press = Press.at(state, press_words(f"auto-{word}", run.spec, run.pacing.speed))
        style = ButtonStyle.primary if word in ("run", "pause") else ButtonStyle.secondary
        return button(press, texts.say(f"button-auto-{word}"), style, disabled=disabled)

    return [
        control("pause" if run.pacing.running else "run"),
        control("step", disabled=run.pacing.running or seat not in view.to_act),
        control("slower", disabled=run.pacing.speed == 0),
        control("faster", disabled=run.pacing.speed == FASTEST),
        control("stop"),
    ]


def stop_message(texts: Texts, state: TableState, spec: AutostepSpec, speed: int) -> ui.LayoutView:
    """Ask whether to keep the computer's moves or to go back to where they began."""
    message = Layout(ui.TextDisplay(texts.say("autostep-stopping")))
    labels = {"keep": "button-auto-keep", "return": "button-auto-return", "pause": "button-back"}
    buttons: list[Control] = [
        button(Press.at(state, press_words(f"auto-{word}", spec, speed)), texts.say(label))
        for word, label in labels.items()
    ]
    for row in rows(buttons):
        message.add_item(row)
    return message


def becomes_practice_message(texts: Texts, state: TableState, level: str, why: Note) -> ui.LayoutView:
    """Say that autostep makes the table a practice table, and ask whether to continue."""
    message = Layout(ui.TextDisplay(texts.say("autostep-becomes", **why.values)))
    begin = Press.at(state, f"auto-begin.{level}")
    message.add_item(ui.ActionRow(button(begin, texts.say("button-auto-begin"), ButtonStyle.primary)))
    return message
