"""Autosteps: the computer plays in a player's place and tells its reasons, controlled from a private message."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.host.autosteps import AutostepRun, AutostepSpec
from bot.host.host import Host
from bot.host.model.series import FASTEST
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.table.context import Context, context_of
from bot.table.delivery import presenter
from bot.table.delivery.painter import Painter
from bot.table.delivery.requests import ShownMessage, fingerprint
from bot.table.delivery.workers import Workers
from bot.table.messages.absence import giving_up_message
from bot.table.messages.feature_buttons import advised
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, Picture, button, clip, container, gallery, rows, text_message
from bot.ui.custom_ids import Press, number, reading
from bot.ui.languages import player_texts, seat_texts
from bot.ui.names import names, people
from bot.ui.replies import Handler, Interaction, acknowledge, edit, fill
from data.store import Player, Status
from engine.players import LEVELS
from engine.types import Note, Seat

_log = logging.getLogger(__name__)
_TEXT = 3000
_TOKEN_LIFE = limits.TOKEN_LIFE - 60.0
"""Seconds after the last press during which a message is kept up to date."""
_END = 2.0
"""Seconds that running work may take during shutdown."""
_WORDS = ("begin", "run", "pause", "step", "slower", "faster", "stop", "keep", "return")


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


class _Panel:
    """One such message, edited with the token of the last press on it."""

    def __init__(self, player: Player, interaction: discord.Interaction[Any], until: float) -> None:
        self.player = player
        self.interaction = interaction
        self.until = until
        self.next = 0.0
        """When it may be edited again; at once after a press."""
        self.left = asyncio.Event()
        """Set when it shows something else or another press takes over."""
        self.shown = ShownMessage()


class AutostepMessages(FeatureService):
    """Shows each player the autosteps played for them."""

    def __init__(self, host: Host, painter: Painter, *, clock: Callable[[], float] = time.time) -> None:
        self._host, self._painter, self._clock = host, painter, clock
        self._panels: dict[tuple[str, int], _Panel] = {}
        """By table and player."""
        self._workers = Workers("presenter autostep", self._show)

    def changed(self, change: Change) -> None:
        """Update the messages about a table; a change listener of the host."""
        self.poke(change.table_id)

    def poke(self, table_id: str) -> None:
        """Update the messages about a table soon."""
        for key in self._panels:
            if key[0] == table_id:
                self._workers.poke(key)

    def show(self, interaction: discord.Interaction[Any], table_id: str, player: Player) -> None:
        """Use the message of an interaction to show a player their autosteps."""
        key = (table_id, player.id)
        self.leave(table_id, player)
        self._panels[key] = _Panel(player, interaction, self._clock() + _TOKEN_LIFE)
        fill(interaction)
        self._workers.poke(key)

    def leave(self, table_id: str, player: Player) -> None:
        """Stop updating a player's message."""
        if panel := self._panels.pop((table_id, player.id), None):
            panel.left.set()

    async def stop(self) -> None:
        """Stop the worker; work that takes too long is cancelled."""
        await self._workers.stop(_END)

    async def _show(self, key: tuple[str, int]) -> None:
        panel = self._panels.get(key)
        if panel is None:
            return
        if (left := panel.next - self._clock()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(panel.left.wait(), left)
        if self._clock() >= panel.until and not self._pause(key, panel):
            self.leave(key[0], panel.player)
            return
        message, pictures = await self._message(key, panel)
        shown = fingerprint(message, pictures)
        if self._panels.get(key) is not panel or shown == panel.shown.fingerprint:
            return
        attachments = panel.shown.files(pictures)
        try:
            edited = await panel.interaction.edit_original_response(view=message, attachments=attachments)
        except discord.HTTPException as error:
            # The player dismissed it, or its token expired: a press shows it again.
            _log.info("table %s: a player's steps cannot be shown: %s %s", key[0], error.status, error.code)
            if self._panels.get(key) is panel:  # a press may have brought a newer one meanwhile
                del self._panels[key]
                self._pause(key, panel)
            return
        panel.shown.note(shown, pictures, edited)
        panel.next = self._clock() + presenter.STEADY
        if self._host.autosteps.run_of(key[0], panel.player) is None:
            self.leave(key[0], panel.player)

    def _pause(self, key: tuple[str, int], panel: _Panel) -> bool:
        """Pause the autosteps, since nobody can see them; return whether they were running."""
        run = self._host.autosteps.run_of(key[0], panel.player)
        if not (run and run.pacing.running):
            return False
        self._host.autosteps.pause(key[0], panel.player)
        return True

    async def _message(self, key: tuple[str, int], panel: _Panel) -> tuple[ui.LayoutView, list[Picture]]:
        """Return the message as it should be now; a short note once the autosteps are over."""
        state = await self._state(key[0])
        run = self._host.autosteps.run_of(key[0], panel.player)
        seat = state.seat_of(panel.player.id) if state and state.status is Status.RUNNING else None
        if state is None or run is None or seat is None:
            self._host.autosteps.end(key[0], panel.player)
            return text_message(player_texts(panel.player).say("autostep-over")), []
        texts = seat_texts(state, seat).of(state.game)
        picture = await self._painter.hand(
            state.views[seat], names(state, texts), texts=texts, preferences=state.preferences_of(seat)
        )
        return autostep_message(texts, state, seat, run, picture), [picture] if picture else []

    async def _state(self, table_id: str) -> TableState | None:
        try:
            return await self._host.state(table_id)
        except Refusal:
            return None


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> AutostepMessages:
    """Return the service of a bot."""
    made = AutostepMessages(services.host, services.painter, clock=clock)
    services.host.autosteps.on_pacing_change.append(made.poke)
    return made


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
