"""A game of every preset of Canasta through Discord, played by the buttons of the private hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.host.table.state import TableState
from bot.messages.custom_ids import Press, action_key
from bot.playground import Person
from data.store import Status
from engine import players
from engine.canasta.rules import CanastaRules
from engine.types import Action
from engine.view import View
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import all_agree, command, press

SHORT = {"target": 100}
"""A target that most rounds reach."""


async def opened(room: Room, preset: str, *others: Person, seats: int | None = None) -> TableState:
    """A table of Ada's with these people, waiting to be started; its game is short."""
    assert room.bot
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    short = {"rounds": 1} if CanastaRules.of(preset).rounds else SHORT
    state = await room.bot.services.host.lobby.open(
        guild_id=room.guild.id,
        channel_id=room.channel.id,
        host=ada,
        game="canasta",
        preset=preset,
        seats=seats,
        deals=1,
        options=short,
    )
    await room.quiet()
    for other in others:
        await press(room, other, room.post(), "Join")
    await all_agree(room)
    return state


async def press_action(room: Room, who: Person, view: View, action: Action) -> None:
    """Does an action by the buttons of somebody's private hand; what no button offers, by command."""
    assert room.bot
    table = await room.table()
    hand = room.hand(who)

    def find(what: str) -> str | None:
        custom_id = Press(table.id, table.revision, what).custom_id
        return custom_id if any(part.get("custom_id") == custom_id for part in parts(room.hand(who), 2)) else None

    if direct := find(f"verb.{action.kind}") or find(f"do.{action.kind}.{action_key(action)}"):
        await who.click(hand, custom_id=direct)
    else:
        await who.click(hand, custom_id=find(f"show.{action.kind}"))
        await room.quiet()
        while not (offered := find(f"do.{action.kind}.{action_key(action)}")) and "More" in buttons(room.hand(who)):
            await press(room, who, room.hand(who), "More")
        if offered:
            await who.click(room.hand(who), custom_id=offered)
        elif (await room.table()).revision == table.revision:
            await command(room, who, action.kind, cards=" ".join(action.cards), onto=action.target)
    await room.quiet()
    assert (await room.bot.services.host.state(table.id)).revision > table.revision


def never(view: View) -> bool:
    return False


async def play_on(room: Room, table: str, people: dict[int, Person], until: Callable[[View], bool] = never) -> None:
    """Plays for these people by their buttons, with the computer's choices, until the game is won or ``until`` holds.

    ``people`` are by seat; ``until`` is given the view of whoever is to act.
    """
    assert room.bot
    host = room.bot.services.host
    while (state := await host.state(table)).status is Status.RUNNING:
        seat = next(seat for seat in state.views[-1].to_act if seat in people)
        view = state.views[seat]
        if until(view):
            return
        action = players.choose(view, players.ADVANCED, b"") if len(view.legal) > 1 else view.legal[0]
        await press_action(room, people[seat], view, action)


async def hurry(room: Room, table: str, until: Callable[[View], bool]) -> View:
    """Plays for all people, as the computer would and past Discord, until the view of who is to act is as wanted.

    A game may be won before that: then what is returned is what all can see.
    """
    assert room.bot
    host, store = room.bot.services.host, room.bot.services.store
    while (state := await host.state(table)).status is Status.RUNNING:
        seat = next(seat for seat in state.views[-1].to_act if state.seats[seat].player)
        view = state.views[seat]
        if until(view):
            await room.quiet()
            return view
        number = state.seats[seat].player or 0
        player = (await store.players([number]))[number]
        await host.play.act(table, player, players.choose(view, players.ADVANCED, b""))
        if any(row.computer for row in state.seats):
            await room.quiet()
    await room.quiet()
    return state.views[-1]


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("preset", CanastaRules.presets)
async def test_game_by_buttons(room: Room, preset: str, whole: bool) -> None:
    table = (await opened(room, preset)).id
    await press(room, room.ada, room.post(), "Start")
    if not whole:  # the first turns and the end by buttons, what lies between past Discord
        await play_on(room, table, {0: room.ada}, until=lambda view: view.turn > 8)
        await hurry(room, table, until=lambda view: len(view.hand) < 4 or view.stock < 8)
    await play_on(room, table, {0: room.ada})
    assert "won the game" in words(room.post())
    assert not room.playground.invalid_requests
