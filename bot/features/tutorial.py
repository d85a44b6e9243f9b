"""``/tutorial``: a practice table in a private thread, where rules are explained as they come up.

Each rule is explained once, when it first matters. The table is then reposted below the lesson: on a phone a few
sentences would push its buttons out of sight.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress

import discord
from discord import app_commands

from bot import limits
from bot.host.host import Host
from bot.host.model.settings import TutorialProgress
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.table.commands import game_choices, preset_choices
from bot.table.context import Context, context_of
from bot.table.delivery.presenter import Presenter
from bot.table.delivery.requests import best_effort, nonce
from bot.table.delivery.workers import Workers
from bot.table.presses import TablePress, on_table
from bot.table.services import FeatureService, Services
from bot.table.threads import PRIVATE_THREADS, create_private_thread
from bot.ui.commands import AnyCommand, localized
from bot.ui.components import clip
from bot.ui.game_names import game_and_preset
from bot.ui.languages import table_texts
from bot.ui.names import people
from bot.ui.replies import Handler, Interaction, acknowledge, tell
from data.store import Player, Status
from engine import study
from engine.games import GAMES, game_with
from engine.rules import Rules
from engine.study import guided_round
from engine.study.contract import DONE, LEARNER
from engine.types import Action, Seat

_log = logging.getLogger(__name__)
_BEGINNINGS = frozenset({"started", "resumed"})
_ENDED = (Status.FINISHED, Status.CLOSED)
_AT_ONCE = 4
"""The most lessons in one message. The others follow when they matter again."""
_END = 2.0
"""Seconds that running work may take during shutdown."""
_INVITED = Terms(access="invited")


class TutorialMessages(FeatureService):
    """Sends the lessons at the tables of learners."""

    def __init__(self, client: discord.Client, host: Host, presenter: Presenter) -> None:
        self._client, self._host, self._presenter = client, host, presenter
        self._taught: set[str] = set()
        """The known tables of learners."""
        self._workers = Workers("lessons", self._teach)

    def changed(self, change: Change) -> None:
        """Send the lessons that a change calls for; a change listener of the host."""
        if not self._host.duty.has(change.state.guild_id):
            return
        if change.table_id in self._taught or any(event.kind in _BEGINNINGS for event in change.events):
            self._workers.poke(change.table_id)

    def brought_back(self, state: TableState) -> None:
        """Check after a start whether a table is a learner's."""
        if state.practice and state.alone:
            self._workers.poke(state.id)

    async def stop(self) -> None:
        """Stop the worker; work that takes too long is cancelled."""
        await self._workers.stop(_END)

    async def _teach(self, table_id: str) -> None:
        try:
            state = await self._host.state(table_id)
        except Refusal:
            return
        learner = await self._learner(state)
        if learner is None:
            self._taught.discard(table_id)
            return
        self._taught.add(table_id)
        if state.guided:
            return
        learning = TutorialProgress.read(learner.settings)
        told, lines = self._due(state, learner, learning.lessons)
        over = state.status in _ENDED
        if not (lines or over):
            return
        # Stored first: a lost lesson can be looked up, a repeated one is a nuisance.
        after = TutorialProgress(
            tutorial="" if over else table_id, lessons=tuple(dict.fromkeys((*learning.lessons, *told)))
        )
        await self._host.people.save(learner, after)
        if over:
            lines.append(table_texts(state).say("tutorial-over"))
        if await self._tell(state, "\n\n".join(lines)) and not over:
            self._presenter.follow(table_id)

    def _due(self, state: TableState, learner: Player, known: Collection[str]) -> tuple[list[str], list[str]]:
        """Return the codes of the lessons that count as given from now on, and their texts."""
        seat = state.seat_of(learner.id)
        texts = table_texts(state).of(state.game)
        view, called = state.view(seat), people(state, texts)
        if view is None:
            return [], []
        if state.guide and state.guide.lesson.code not in known:
            lesson = state.guide.lesson
            return [lesson.code, *study.covered_lessons(state.game)], [texts.note("guide", lesson, called)]
        notes = study.lessons(view, [event.seen_by(seat) for event in state.recent])
        notes = tuple(note for note in notes if note.code not in known)[:_AT_ONCE]
        return [note.code for note in notes], [texts.note("lesson", note, called) for note in notes]

    async def _learner(self, state: TableState) -> Player | None:
        """Return the learner whose tutorial this table is, or None."""
        if not (state.practice and state.alone):
            return None
        seated = [row.player for row in state.seats if row.player is not None]
        players = await self._host.people.by_number(seated)
        return next(
            (each for each in players.values() if TutorialProgress.read(each.settings).tutorial == state.id), None
        )

    async def _tell(self, state: TableState, lesson: str) -> bool:
        """Post the lesson in the table's channel; false if that fails."""
        channel = self._client.get_partial_messageable(state.channel_id)
        try:
            await channel.send(
                clip(lesson, limits.CONTENT), nonce=nonce("lesson", state.id, str(state.revision), lesson)
            )
        except discord.HTTPException as error:
            _log.info("table %s: a lesson could not be sent: %s %s", state.id, error.status, error.code)
            return False
        return True


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> TutorialMessages:
    """Return the service of a bot."""
    return TutorialMessages(client, services.host, services.presenter)


async def _guide(pressed: TablePress) -> None:
    """Play the action that the guided round suggests."""

    def choose(state: TableState, seat: Seat) -> Action:
        pressed.view_to_choose(state, seat)
        if state.guide is None or state.guide.action is None:
            raise Refusal("stale")
        return state.guide.action

    await pressed.play(choose, sure=True)


HANDLERS: Mapping[str, Handler] = {"guide": on_table(_guide)}


@app_commands.command(name="tutorial", description=localized("command-tutorial"))
@app_commands.describe(
    game=localized("argument-game"), preset=localized("argument-preset"), again=localized("argument-again")
)
@app_commands.guild_only()
async def _tutorial(interaction: Interaction, game: str = "", preset: str = "", *, again: bool = False) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    async with context.services.user_lock(interaction.user.id):
        player = await context.player()
        if table := await _unfinished(context, TutorialProgress.read(player.settings)):
            await tell(interaction, context.texts.say("tutorial-goes-on", link=context.posts.link(table)))
            return
        await context.need_opener()
        game, preset = game_and_preset(context.texts, game, preset)
        game = game or game_with(preset)
        rules = GAMES[game].of(preset or GAMES[game].presets[0])
        called = context.texts.called(game, rules.preset) if preset else context.texts.say(f"game-{game}")
        async with context.room_for_table(new_thread=PRIVATE_THREADS):
            thread = await create_private_thread(interaction, context.texts.say("tutorial-name", called=called))
            try:
                await thread.add_user(interaction.user)
                state = await _open(context, thread, player, rules, again=again)
            except BaseException:
                await best_effort(thread.edit(archived=True))
                raise
    await context.presenter.settled(state.id)
    await tell(interaction, context.texts.say("done-tutorial", link=thread.jump_url))
    if not state.guided:
        await context.seated(state, player)


_tutorial.autocomplete("game")(game_choices)
_tutorial.autocomplete("preset")(preset_choices)


async def _unfinished(context: Context, progress: TutorialProgress) -> TableState | None:
    """Return the table of a tutorial that a player has not finished."""
    if progress.tutorial:
        with suppress(Refusal):
            state = await context.host.state(progress.tutorial)
            return state if state.live else None
    return None


async def _open(context: Context, thread: discord.Thread, player: Player, rules: Rules, *, again: bool) -> TableState:
    """Open the tutorial's table in its thread, and deal."""
    guided = guided_round(rules)
    begins = context.texts.say("tutorial-begins")
    if guided:
        begins = context.texts.say("tutorial-guided", count=sum(seat == LEARNER for seat, _ in guided.actions))
    await thread.send(begins)
    state = await context.host.lobby.open(
        guild_id=thread.guild.id,
        channel_id=thread.id,
        host=player,
        game=rules.game,
        preset=rules.preset,
        terms=_INVITED,
        practice=True,
        deals=guided.deal if guided else None,
    )
    lessons = TutorialProgress.read(player.settings).lessons
    lessons = tuple(code for code in lessons if not (again or code == f"{rules.game}-{DONE}"))
    await context.host.people.save(player, TutorialProgress(tutorial=state.id, lessons=lessons))
    return await context.host.lobby.start(state.id, player)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/tutorial``."""
    yield _tutorial
