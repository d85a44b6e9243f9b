"""``/tutorial``: a practice table in a private thread, where rules are explained as they come up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import discord
from discord import app_commands

from bot import limits
from bot.host.model.settings import TutorialProgress
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import game_choices, preset_choices
from bot.table.context import Context, context_of
from bot.table.delivery.requests import best_effort
from bot.table.threads import PRIVATE_THREADS, thread_parent
from bot.ui.commands import AnyCommand, localized
from bot.ui.components import clip
from bot.ui.game_names import game_and_preset
from bot.ui.permissions import missing
from bot.ui.replies import Interaction, acknowledge, tell
from data.store import Player
from engine.games import GAMES, game_with
from engine.rules import Rules
from engine.study import guided_round
from engine.study.contract import DONE, LEARNER

_INVITED = Terms(access="invited")


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
            thread = await _create_thread(interaction, context.texts.say("tutorial-name", called=called))
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


async def _create_thread(interaction: Interaction, name: str) -> discord.Thread:
    """Create a private thread. Refuses ``no-threads-here``, ``bot-may-not``."""
    parent = thread_parent(interaction)
    if parent is None:
        raise Refusal("no-threads-here")
    permissions = interaction.app_permissions
    begin = () if permissions.create_private_threads else ("create_private_threads",)
    if lacking := (*begin, *missing(permissions, in_thread=True)):
        raise Refusal("bot-may-not", permission=lacking)
    return await parent.create_thread(
        name=clip(name, limits.CHANNEL_NAME), type=discord.ChannelType.private_thread, invitable=False
    )


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/tutorial``."""
    yield _tutorial
