"""The rematch: opened from an ended game or the room of the evening, gathered at its table, and played without some."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import discord

from bot.features.lobby.agreement import ask_to_agree
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.table.context import Context, context_of, seat_of
from bot.table.delivery.workers import Workers
from bot.table.presses import TablePress, on_table
from bot.table.services import FeatureService, Services
from bot.table.threads import offer_thread, open_in_thread
from bot.texts import Texts
from bot.ui.custom_ids import Press
from bot.ui.names import people
from bot.ui.replies import Handler, Interaction, acknowledge, tell
from bot.ui.sentences import host_name
from data.store import Player, Status

REMATCH, ROTATE = "anew", "rotate"
"""The words of presses on an ended game: a rematch with the same partners, or with the next ones."""
_REMATCH_IN_THREAD, _ROTATE_IN_THREAD = "thread-anew", "thread-rotate"
_IN, _WITHOUT, _OPEN = "in", "go-without", "open-seats"
"""The words of presses on a table where people gather."""
_END = 2.0
"""Seconds that running work may take during shutdown."""
_LEADING = ("gathers-otherwise", "rematch-began")
"""Refusals that lead to the rematch."""
_NOT_FROM_HERE = ("channel-busy", "may-not-post", "resume-there")
"""Refusals in direct messages that a press in the channel may avoid."""


async def _handle_ended(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Say that the user of a button at an ended game is in for a rematch."""
    await acknowledge(interaction, anew=not is_private(interaction))
    context = context_of(interaction)
    await rematch(interaction, await context.table(press.table), rotate=press.word == ROTATE)


async def rematch(interaction: Interaction, before: TableState, *, rotate: bool = False) -> None:
    """Say that the user is in for the rematch of an ended game, and show them its table or their hand.

    If nobody has opened it yet, it is opened in this channel, or in the game's own for somebody in their direct
    messages. With ``rotate`` everybody gets the next partner. A gathering that has ended stands for the game before it.
    The interaction must have been acknowledged.
    """
    context = context_of(interaction)
    player = await context.player()
    if before.gathering and before.gathering.after and not before.begun:
        rotate = before.gathering.rotated
        before = await context.table(before.gathering.after)
    if (latest := await context.host.rematches.latest(before.id, player)) != before.id:
        before = await context.table(latest)
    try:
        state = await _say_in(context, before, player, rotate=rotate)
    except Refusal as refusal:
        if refusal.note.code in _LEADING:
            found = await context.host.rematches.following(before.id)
            link = context.posts.link(found or before)
            raise Refusal(refusal.note.code, **{**refusal.note.values, "link": link}) from refusal
        need_here(interaction, refusal, context.posts.link(before))
        await offer_thread(interaction, refusal, _ROTATE_IN_THREAD if rotate else _REMATCH_IN_THREAD, before.id)
        return
    await show_game_after(interaction, state, player)


def is_private(interaction: Interaction) -> bool:
    """Return whether the pressed message is seen by its user only."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


def need_here(interaction: Interaction, refusal: Refusal, link: str) -> None:
    """Refuse ``press-there`` instead if a press in the channel, to which the ``link`` leads, may help more."""
    if interaction.guild_id is None and refusal.note.code in _NOT_FROM_HERE:
        raise Refusal("press-there", link=link) from refusal


async def _say_in(context: Context, before: TableState, player: Player, *, rotate: bool) -> TableState:
    rematches = context.host.rematches
    if await rematches.following(before.id):
        return await rematches.play_again(before.id, player, rotate=rotate)
    if context.interaction.guild_id is None:
        await context.go_to(before)
    context.need_showable()
    async with context.room_for_table():
        return await _open(context, before, player, context.place.channel_id, rotate=rotate)


async def _open(context: Context, before: TableState, player: Player, channel_id: int, *, rotate: bool) -> TableState:
    settings = await context.need_opener()
    if context.interaction.guild_id is None and settings.openers:
        raise Refusal("resume-there")
    without, guild_id = await context.left_out(before), context.place.guild_id
    return await context.host.rematches.play_again(
        before.id, player, guild_id=guild_id, channel_id=channel_id, without=without, rotate=rotate
    )


async def _handle_thread(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Open the rematch in a new thread."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    before, player = await context.table(press.table), await context.player()
    rotate = press.word == _ROTATE_IN_THREAD

    async def opening(channel_id: int) -> TableState:
        return await _open(context, before, player, channel_id, rotate=rotate)

    if state := await open_in_thread(interaction, (before.game, before.preset), opening, "done-rematch-opened"):
        await context.hands.expect_hand(interaction, state, seat_of(state, player))


async def show_game_after(interaction: Interaction, state: TableState, player: Player) -> None:
    """Show their hand to a player who pressed a button of the previous game, or say where it will be.

    A pressed private answer gives way to it.
    """
    context = context_of(interaction)
    seat, hands = seat_of(context.at(state), player), context.hands
    await context.presenter.settled(state.id)
    if is_private(interaction) and interaction.guild_id is not None:
        await hands.show_in_place(interaction, state, seat, None)
    elif not await hands.refresh_direct(state, seat) and state.begun and state.preferences_of(seat).where == "direct":
        await hands.show_privately(interaction, state, seat, note=context.texts.say("dm-closed"))
    elif interaction.guild_id is not None:
        await tell(interaction, _told(context, state, seat))
        await hands.expect_hand(interaction, state, seat)
    if state.status is Status.OPEN:
        await ask_to_agree(interaction, state, player)


def _told(context: Context, state: TableState, seat: int) -> str:
    """Return where the rematch is, and who is still missing."""
    if trouble := context.posts.trouble(state.id):
        return context.texts.say(f"fault-{trouble}")
    texts: Texts = context.texts
    seated, link = people(state, texts), context.posts.link(state)
    if state.status is not Status.OPEN:
        return texts.say("done-next-game" if state.series else "done-rematch-dealt", link=link)
    if seat in state.undecided:
        return texts.say("done-rematch-asks", link=link)
    missing = [seated.seat(each) for each in state.undecided]
    if missing:
        return texts.say("done-rematch-waits", players=texts.joined(missing), count=len(missing), link=link)
    return texts.say("done-rematch-open", host=host_name(texts, state, seated), link=link)


async def _come_in(pressed: TablePress) -> None:
    """Say "I'm in" at the table of a rematch or of a match."""
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    gathering = state.gathering
    if gathering is None or (state.gathers and pressed.press.arguments != [state.setup.digest]):
        raise Refusal("stale")
    player = await context.player()
    if state.tournament and state.seat_of(player.id) is None:
        raise Refusal("tournament-seat")
    if state.gathers and state.seat_of(player.id) is not None:
        state = await context.host.agreement.agree(state.id, player, state.setup.digest)
    elif not state.tournament:
        state = await context.host.rematches.play_again(gathering.after, player, rotate=gathering.rotated)
    await _show_hand(pressed, state, player)


async def _show_hand(pressed: TablePress, state: TableState, player: Player) -> None:
    seat = seat_of(state, player)
    if pressed.is_private or state.begun:
        await pressed.show(state, seat)
    else:
        await pressed.context.hands.expect_hand(pressed.interaction, state, seat)


async def _go_without(pressed: TablePress) -> None:
    """Deal without those who are missing."""
    state = await _drop(pressed, deal=True)
    await _show_hand(pressed, state, await pressed.context.player())


async def _open_seats(pressed: TablePress) -> None:
    """Open the seats of those who are missing."""
    await _drop(pressed, deal=False)


async def _drop(pressed: TablePress, *, deal: bool) -> TableState:
    """Drop those who are missing, and tell them."""
    context, before = pressed.context, await pressed.table()
    context.need_showable(before)
    player, rematches = await context.player(), context.host.rematches
    after = await (rematches.go_without if deal else rematches.open_seats)(before.id, player)
    for seat in before.undecided:
        if (missing := before.players[seat]) is not None:
            await context.gone(before, after, missing, "done-dropped")
    return after


class Followed(FeatureService):
    """Moves **Rematch** to the end of an ended game's buttons once its rematch has been dealt."""

    def __init__(self, services: Services) -> None:
        self._workers = Workers("presenter followed", services.presenter.redraw)

    def changed(self, change: Change) -> None:
        """Redraw the game before a rematch that has been dealt."""
        gathering = change.state.gathering
        if gathering and gathering.after and any(event.kind == "started" for event in change.events):
            self._workers.poke(gathering.after)

    async def stop(self) -> None:
        """Stop the worker; work that takes too long is cancelled."""
        await self._workers.stop(_END)


def service(_client: discord.Client, services: Services, _clock: Callable[[], float]) -> Followed:
    """Return the service of a bot."""
    return Followed(services)


HANDLERS: Mapping[str, Handler] = {
    **dict.fromkeys((REMATCH, ROTATE), _handle_ended),
    **dict.fromkeys((_REMATCH_IN_THREAD, _ROTATE_IN_THREAD), _handle_thread),
    _IN: on_table(_come_in),
    _WITHOUT: on_table(_go_without),
    _OPEN: on_table(_open_seats),
}
