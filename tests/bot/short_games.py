"""Short games played to their end, by buttons or past Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.host.play.play import needs_confirmation
from bot.host.table.state import TableState
from bot.ui.custom_ids import Press, action_key
from data.store import Status
from engine import players
from engine.canasta.rules import CanastaRules
from engine.types import Action
from engine.view import View
from playground import Person
from tests.bot.conftest import Room, buttons, parts
from tests.bot.playing import all_agree, command, press, store_actions, stored_game
from tests.texts import text

SHORT = {"target": 100}
"""A target that most rounds reach."""


async def opened(room: Room, preset: str, *others: Person, seats: int | None = None) -> TableState:
    """Open a short game at Ada's table with these people, without starting it."""
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
        await press(room, other, room.post(), text("button-join"))
    await all_agree(room)
    return state


async def press_action(room: Room, who: Person, view: View, action: Action) -> None:
    """Play an action by the buttons of a private hand, or by command if no button offers it.

    Confirms it if the player is to be asked.
    """
    table = await room.table()
    hand = asking = room.hand(who)

    def find(what: str) -> str | None:
        custom_id = Press(table.id, table.revision, what).custom_id
        return custom_id if any(part.get("custom_id") == custom_id for part in parts(room.hand(who), 2)) else None

    if direct := find(f"verb.{action.kind}") or find(f"do.{action.kind}.{action_key(action)}"):
        await who.click(hand, custom_id=direct)
    else:
        await who.click(hand, custom_id=find(f"show.{action.kind}.0") or find(f"show.{action.kind}"))
        await room.quiet()
        while not (offered := find(f"do.{action.kind}.{action_key(action)}")) and text("button-more") in buttons(
            room.hand(who)
        ):
            await press(room, who, room.hand(who), text("button-more"))
        if offered:
            await who.click(room.hand(who), custom_id=offered)
        elif (await room.table()).revision == table.revision:
            use = await command(room, who, action.kind, cards=" ".join(action.cards), onto=action.target)
            asking = use.response or hand
    await room.quiet()
    if needs_confirmation(table, view.seat or 0, action):
        assert (await room.table()).revision == table.revision
        await press(room, who, room.hand(who) if asking is hand else asking, text("button-sure"))
    assert (await room.bot.services.host.state(table.id)).revision > table.revision


def never(view: View) -> bool:
    return False


def scored(view: View) -> bool:
    """Return whether the round has been scored."""
    return view.phase in ("scored", "won")


async def play_on(room: Room, table: str, people: dict[int, Person], until: Callable[[Any], bool] = never) -> None:
    """Play for ``people`` (by seat) with the computer's choices, until ``until`` holds or the game ends.

    ``until`` gets the view of the player to move. Actions are played by the buttons of their hands.
    """
    host = room.bot.services.host
    while (state := await host.state(table)).status is Status.RUNNING:
        seat = next(seat for seat in state.views[-1].to_act if seat in people)
        view = state.views[seat]
        if until(view):
            return
        action = players.choose(view, players.ADVANCED, b"") if len(view.legal) > 1 else view.legal[0]
        await press_action(room, people[seat], view, action)


async def hurry(room: Room, table: str, until: Callable[[Any], bool]) -> View:
    """Play for all, mostly past the bot, with the computer's choices, until ``until`` holds for a person to move.

    Return that view, or the public one if the game ends before. The bot plays the last action of a person, so that what
    it shows is up to date.
    """
    host, store = room.bot.services.host, room.bot.services.store
    while (state := await host.state(table)).status is Status.RUNNING:
        game, after = await stored_game(room, table), state.revision
        seated = {seat for seat, row in enumerate(state.seats) if row.player}
        while len(game.actions) == after or not game.round.over:
            seat = next((seat for seat in game.to_act if seat in seated), game.to_act[0])
            view = game.view(seat)
            if seat in seated and until(view):
                break
            game.play(seat, players.choose(view, players.ADVANCED, b"") if len(view.legal) > 1 else view.legal[0])
        own = [place for place in range(after, len(game.actions)) if game.actions[place][0] in seated]
        if not own:
            await room.quiet()
            return (await host.state(table)).views[seat]
        await store_actions(room, table, game.actions[after : own[-1]], after)
        seat, action = game.actions[own[-1]]
        player = (await store.players([state.seats[seat].player or 0])).popitem()[1]
        await host.play.act(table, player, action)
        await room.quiet()
    return state.views[-1]
