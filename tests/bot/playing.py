"""Plays as a person would, by buttons and commands."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.playground import Channel, Interaction, Person
from data.store import ActionRow
from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import Action, Seat
from tests.bot.conftest import Room, buttons, parts, words


def deals_with(kind: str, *before: Action) -> int:
    """The first numbered deals in which seat 0 can do a kind of action after the given ones."""
    for number in range(1, 101):
        game = Game(GAMES["canasta"].of("classic"), 2, Deals.numbered(number))
        for action in before:
            game.play(0, action)
        if any(action.kind == kind for action in game.legal(0)):
            return number
    raise AssertionError(kind)


async def press(room: Room, who: Person, message: dict[str, Any], label: str, *, race: bool = False) -> Interaction:
    """Presses a button, and returns when its effects are shown."""
    use = await who.click(message, label=label, race=race)
    await room.quiet()
    return use


async def command(room: Room, who: Person, path: str, /, channel: Any = None, **values: Any) -> Interaction:
    """Sends a command, and returns when its effects are shown."""
    use = await who.slash(channel or room.channel, path, **values)
    await use.finished()
    await room.quiet()
    return use


async def started(room: Room, *others: Person) -> None:
    """Ada opens a table, the others join, and she starts it."""
    await command(room, room.ada, "table new")
    for other in others:
        await press(room, other, room.post(), "Join")
    await press(room, room.ada, room.post(), "Start")


async def met_before(room: Room, *people: Person) -> None:
    """Stores players to whom the bot has sent direct messages before: they also get those of a lobby."""
    assert room.bot
    store = room.bot.services.store
    for person in people or (room.ada, room.ben):
        player = await store.player(person.id, person.name)
        await store.set_dm(player.id, channel=person.dm_channel.id)


async def all_agree(room: Room) -> None:
    """Lets everybody at the channel's table agree to its rules."""
    assert room.bot
    services, state = room.bot.services, await room.table()
    players = await services.store.players([state.seats[seat].player or 0 for seat in state.undecided])
    for player in players.values():
        await services.host.agreement.agree(state.id, player, state.setup.digest)
    await room.quiet()


def whispered(room: Room, who: Person) -> list[dict[str, Any]]:
    """The ephemeral messages of a person in the channel, oldest first."""
    return [message for message in who.sees(room.channel) if message["flags"] & 64]


def said(use: Interaction) -> str:
    """The text of all messages that answer an interaction."""
    return "\n".join(words(message) for message in use.messages)


def plays(message: dict[str, Any], kind: str) -> list[str]:
    """The labels of the buttons that play an action of a kind at once."""
    return [
        part["label"]
        for part in parts(message, 2)
        if (found := Press.read(part["custom_id"])) and found.what.startswith(f"do.{kind}.")
    ]


def asks(message: dict[str, Any], kind: str) -> list[str]:
    """The labels of the buttons that lead to the choices of a kind of action."""
    return [
        part["label"]
        for part in parts(message, 2)
        if (found := Press.read(part["custom_id"])) and found.what.split(".")[:2] == ["show", kind]
    ]


async def play_any(room: Room, who: Person, message: dict[str, Any], kinds: Sequence[str]) -> str:
    """Plays the first of some kinds of action that has a button below a hand, in one or two presses; returns it."""
    kind = next((kind for kind in kinds if plays(message, kind)), "")
    if not kind:
        kind = next(kind for kind in kinds if asks(message, kind))
        await press(room, who, message, asks(message, kind)[0])
        message = next(each for each in [*who.dms(), *who.sees(room.channel)] if each["id"] == message["id"])
    await play_first(room, who, kind, message)
    return kind


async def play_first(room: Room, who: Person, kind: str, message: dict[str, Any] | None = None) -> Interaction:
    """Presses the first button that plays an action of a kind, by default on the hand in the direct messages."""
    message = message or room.hand(who)
    return await press(room, who, message, plays(message, kind)[0])


async def turn_by_buttons(room: Room, who: Person) -> int:
    """Plays one turn from the hand in the direct messages: draws, melds what is offered, and discards.

    Returns the number of presses.
    """
    presses = 0
    turn = (await room.table()).views[-1].turn
    while (view := (await room.table()).views[0]).turn == turn and view.phase not in ("scored", "won"):
        hand = room.hand(who)
        kind = next((kind for kind in ("draw", "meld", "discard") if plays(hand, kind)), "")
        if kind:
            await play_first(room, who, kind)
        else:
            await press(room, who, hand, next(label for label in ("Pass", "End the round") if label in buttons(hand)))
        presses += 1
    return presses


async def stored_game(room: Room, table: str) -> Game:
    """The game of a table as it is stored, to be played on past the bot."""
    assert room.bot
    store, state = room.bot.services.store, await room.bot.services.host.state(table)
    row = await store.table(table)
    dealt = Deals(row.seed, row.id, tuple(seat.seed for seat in row.seats))
    game = Game(state.rules, state.seat_count, Deals.numbered(row.deals) if row.deals else dealt)
    for each in await store.actions(table):
        game.play(each.seat, Action.from_json(each.action))
    return game


async def store_actions(room: Room, table: str, actions: Sequence[tuple[Seat, Action]], after: int) -> None:
    """Stores actions past the bot, as another process would. It shows them with the next one that it plays itself."""
    assert room.bot
    store, now = room.bot.services.store, room.clock()
    rows = (ActionRow(after + place, seat, action.to_json(), now) for place, (seat, action) in enumerate(actions, 1))
    await asyncio.gather(*(store.append(table, row) for row in rows))


async def play_round(room: Room, *, but: int = 0) -> str:
    """Plays a round of the channel's table with computers' choices, except its last ``but`` actions; returns its id."""
    state = await room.table()
    game = await stored_game(room, state.id)
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, players.choose(game.view(seat), "beginner", b"seed"))
    await store_actions(room, state.id, game.actions[state.revision : len(game.actions) - but], state.revision)
    await room.quiet()
    return state.id


def mover(room: Room, state: TableState) -> tuple[Person, Person]:
    """The player to move, and the other one."""
    view = state.view(None)
    assert view
    return (room.ada, room.ben) if view.to_act == (0,) else (room.ben, room.ada)


def reminders(room: Room, channel: Channel | None = None) -> list[dict[str, Any]]:
    return [m for m in room.ada.sees(channel or room.channel) if m["mentions"] and not m["flags"] & 64]
