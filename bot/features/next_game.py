"""The next game: the same cards again, continued matches, and resumed tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.features.rematch import is_private, need_here, show_game_after
from bot.host.records.listings import PreviousGame
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import TABLE, answer_with_link, choices, need_server, table_here
from bot.table.context import Context, context_of
from bot.table.play_presses import rewind
from bot.table.threads import offer_thread, open_in_thread
from bot.table.typed_actions import suggest_games
from bot.ui.commands import localized
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge, offer, reader_texts, tell

_CARDS = "replay"
_NEXT_HERE, _NEXT_IN_THREAD = "next-game", "thread-next"
_RESUME_HERE, _RESUME_IN_THREAD = "resume", "thread-resume"
_WHAT = [app_commands.Choice(name=localized(f"restart-{scope}"), value=scope) for scope in ("round", "game", "deal")]


async def _handle_same_cards(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Open a table with the same cards."""
    await acknowledge(interaction)
    context = context_of(interaction)
    await replay_cards(interaction, context, await context.table(press.table))


async def replay_cards(interaction: Interaction, context: Context, state: TableState) -> None:
    """Open a table in this channel that plays the cards of an ended game again."""
    context.need_showable()
    await context.need_opener()
    player = await context.player()
    async with context.room_for_table():
        opened = await context.host.play_again.same_cards(state.id, player, **_place(interaction))
    await answer_with_link(interaction, context, opened, f"done-replayed-{state.status}")
    await context.seated(opened, player)


def _place(interaction: Interaction) -> dict[str, int]:
    return {"guild_id": interaction.guild_id or 0, "channel_id": interaction.channel_id or 0}


async def next_game_here(interaction: Interaction, before: TableState) -> None:
    """Start the next game of a match in this channel, or offer a thread if the channel already has a table."""
    context = context_of(interaction)
    try:
        if interaction.guild_id is None:
            await context.go_to(before)
        context.need_showable()
        await context.need_place_for(before)
        async with context.room_for_table(counts=context.comes_from_elsewhere(before)):
            state = await _begin_next_game(context, before, context.place.channel_id)
    except Refusal as refusal:
        need_here(interaction, refusal, context.posts.link(before))
        await offer_thread(interaction, refusal, _NEXT_IN_THREAD, before.id)
        return
    await show_game_after(interaction, state, await context.player())


async def _begin_next_game(context: Context, before: TableState, channel_id: int) -> TableState:
    gone = await context.need_shared(before)
    player, guild_id = await context.player(), context.place.guild_id
    state = await context.host.matches.begin_next_game(
        before.id, player, guild_id=guild_id, channel_id=channel_id, without=gone
    )
    # Its button has done its work.
    await context.presenter.redraw(before.id)
    return state


async def _handle_next_game(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Begin the next game of a match in this channel, or in a new thread."""
    await acknowledge(interaction, anew=press.word == _NEXT_HERE and not is_private(interaction))
    context = context_of(interaction)
    before = await context.table(press.table)
    if press.word == _NEXT_HERE:
        await next_game_here(interaction, before)
        return

    async def begin(channel_id: int) -> TableState:
        return await _begin_next_game(context, before, channel_id)

    await context.need_place_for(before)
    counts = context.comes_from_elsewhere(before)
    state = await open_in_thread(interaction, (before.game, before.preset), begin, "done-next-game", counts=counts)
    if state:
        await context.seated(state, await context.player())


async def resume_there(interaction: Interaction, table: str) -> None:
    """Resume a table in its own channel, for a player in their direct messages."""
    context = context_of(interaction)
    before = await context.table(table)
    if before.seat_of((await context.player()).id) is None:
        raise Refusal("not-seated")
    await context.go_to(before)
    context.need_showable()
    await resume_here(interaction, table)


async def resume_here(interaction: Interaction, table: str) -> None:
    """Resume a table in this channel, or offer a thread if the channel already has one.

    Between two games of a match, start the next one.
    """
    context = context_of(interaction)
    before = await context.table(table)
    if before.match_goes_on:
        await next_game_here(interaction, before)
        return
    await context.need_place_for(before)
    try:
        async with context.room_for_table(counts=not before.live or context.comes_from_elsewhere(before)):
            state = await _resume(context, table, context.place.channel_id)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, _RESUME_IN_THREAD, table)
        return
    if state.channel_id != context.place.channel_id:
        await tell(interaction, context.texts.say("done-move-asked"))
        return
    await answer_with_link(interaction, context, state, "done-resumed")


async def _resume(context: Context, table: str, channel_id: int) -> TableState:
    before = await context.table(table)
    gone = await context.need_shared(before)
    player, guild_id = await context.player(), context.place.guild_id
    state = await context.host.lifecycle.resume(table, player, guild_id=guild_id, channel_id=channel_id, without=gone)
    await context.taken_over(before, state)
    return state


async def _handle_resuming(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Resume the table in this channel, or in a new thread."""
    await acknowledge(interaction, anew=press.word == _RESUME_HERE)
    context = context_of(interaction)
    if press.word == _RESUME_HERE:
        context.need_showable()
        await resume_here(interaction, press.table)
        return
    before = await context.table(press.table)

    async def resume(channel_id: int) -> TableState:
        return await _resume(context, press.table, channel_id)

    await context.need_place_for(before)
    counts = not before.live or context.comes_from_elsewhere(before)
    await open_in_thread(interaction, (before.game, before.preset), resume, "done-resumed", counts=counts)


@TABLE.command(name="restart", description=localized("command-table-restart"))
@app_commands.describe(what=localized("argument-restart"))
@app_commands.choices(what=_WHAT)
async def restart(interaction: Interaction, what: str) -> None:
    """Restart the round or the game, or deal the round again."""
    context, state = await table_here(interaction)
    await rewind(interaction, context, state, what)


@TABLE.command(name="replay", description=localized("command-table-replay"))
@app_commands.describe(table=localized("argument-replay"))
async def replay_(interaction: Interaction, table: str = "") -> None:
    """Play the cards of an ended game again in this channel."""
    need_server(interaction)
    await acknowledge(interaction)
    context = context_of(interaction)
    wanted = table.strip() or next((past.id for past in await _ended(interaction)), "")
    if not wanted:
        raise Refusal("no-game-over")
    await replay_cards(interaction, context, await context.table(wanted))


@replay_.autocomplete("table")
async def _table_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the ended games whose cards the player may play again."""
    return await offer(_game_choices(interaction, typed))


async def _game_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices(suggest_games(reader_texts(interaction), await _ended(interaction), typed))


async def _ended(interaction: Interaction) -> list[PreviousGame]:
    """Return the games that the player may play again, newest first."""
    context = context_of(interaction)
    return await context.host.play_again.finished_games(await context.player())


HANDLERS: Mapping[str, Handler] = {
    _CARDS: _handle_same_cards,
    **dict.fromkeys((_NEXT_HERE, _NEXT_IN_THREAD), _handle_next_game),
    **dict.fromkeys((_RESUME_HERE, _RESUME_IN_THREAD), _handle_resuming),
}
