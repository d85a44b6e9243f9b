"""Plays as a person would, by buttons and commands."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.host.table.state import TableState
from bot.ui.custom_ids import Press
from data.store import ActionRow
from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import Action, Seat
from playground import Channel, Interaction, Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.texts import text


def deals_with(kind: str, *before: Action) -> int:
    """Return the first numbered deals in which seat 0 can do a kind of action after the given ones."""
    for number in range(1, 101):
        game = Game(GAMES["canasta"].of("classic"), 2, Deals.numbered(number))
        for action in before:
            game.play(0, action)
        if any(action.kind == kind for action in game.legal(0)):
            return number
    raise AssertionError(kind)


async def press(
    room: Room, who: Person, message: dict[str, Any] | None, label: str, *, race: bool = False
) -> Interaction:
    """Press a button of a message, which must be there, and return when its effects are shown."""
    assert message
    use = await who.click(message, label=label, race=race)
    await room.quiet()
    return use


async def command(room: Room, who: Person, path: str, /, channel: Any = None, **values: Any) -> Interaction:
    """Send a command, and return when its effects are shown."""
    use = await who.slash(channel or room.channel, path, **values)
    await use.finished()
    await room.quiet()
    return use


async def started(room: Room, *others: Person) -> None:
    """Let Ada open a table, the others join, and her start it."""
    await command(room, room.ada, "table new")
    for other in others:
        await press(room, other, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-start"))


async def closed(room: Room, who: Person, answer: str = "") -> Interaction:
    """Close the channel's table, and answer the question about the cost: **Close it** or **Give up**."""
    use = await command(room, who, "table close")
    questions = (text("button-close-free"), text("button-give-up"))
    asked = [label for label in buttons(use.response or {}) if label in questions]
    assert not answer or asked == [answer]
    if asked:
        await press(room, who, use.response or {}, asked[0])
    return use


async def met_before(room: Room, *people: Person) -> None:
    """Store players to whom the bot has sent direct messages before: they also get those of a lobby."""
    store = room.bot.services.store
    for person in people or (room.ada, room.ben):
        player = await store.player(person.id, person.name)
        await store.set_dm(player.id, channel=person.dm_channel.id)


async def all_agree(room: Room) -> None:
    """Let everybody at the channel's table agree to its rules."""
    services, state = room.bot.services, await room.table()
    players = await services.store.players([state.seats[seat].player or 0 for seat in state.undecided])
    for player in players.values():
        await services.host.agreement.agree(state.id, player, state.setup.digest)
    await room.quiet()


def whispered(room: Room, who: Person) -> list[dict[str, Any]]:
    """Return the ephemeral messages of a person in the channel, oldest first."""
    return [message for message in who.sees(room.channel) if message["flags"] & 64]


def said(use: Interaction) -> str:
    """Return the text of all messages that answer an interaction."""
    return "\n".join(words(message) for message in use.messages)


def answer_to(use: Interaction) -> dict[str, Any]:
    """Return the message that answers an interaction; there must be one."""
    assert use.response is not None
    return use.response


def components_of(message: ui.LayoutView) -> list[dict[str, Any]]:
    """Return the components of a message as the bot sends them."""
    components: list[dict[str, Any]] = message.to_components()  # type: ignore[no-untyped-call]
    return components


def plays(message: dict[str, Any], kind: str) -> list[str]:
    """Return the labels of the buttons that play an action of a kind at once."""
    return [
        part["label"]
        for part in parts(message, 2)
        if (found := Press.read(part.get("custom_id", ""))) and found.what.startswith(f"do.{kind}.")
    ]


def asks(message: dict[str, Any], kind: str) -> list[str]:
    """Return the labels of the buttons that lead to the choices of a kind of action."""
    return [
        part["label"]
        for part in parts(message, 2)
        if (found := Press.read(part.get("custom_id", ""))) and found.what.split(".")[:2] == ["show", kind]
    ]


async def play_any(room: Room, who: Person, message: dict[str, Any], kinds: Sequence[str]) -> str:
    """Play the first of some kinds of action that has a button below a hand, in one or two presses; return it."""
    kind = next((kind for kind in kinds if plays(message, kind)), "")
    if not kind:
        kind = next(kind for kind in kinds if asks(message, kind))
        await press(room, who, message, asks(message, kind)[0])
        message = next(each for each in [*who.dms(), *who.sees(room.channel)] if each["id"] == message["id"])
    await play_first(room, who, kind, message)
    return kind


async def play_first(room: Room, who: Person, kind: str, message: dict[str, Any] | None = None) -> Interaction:
    """Press the first button that plays an action of a kind, by default on the hand in the direct messages."""
    message = message or room.hand(who)
    return await press(room, who, message, plays(message, kind)[0])


async def turn_by_buttons(room: Room, who: Person) -> int:
    """Play one turn from the hand in the direct messages: draw, meld what is offered, and discard.

    Return the number of presses.
    """
    presses = 0
    turn = (await room.table()).views[-1].turn
    while (view := (await room.table()).views[0]).turn == turn and view.phase not in ("scored", "won"):
        hand = room.hand(who)
        kind = next((kind for kind in ("draw", "meld", "discard") if plays(hand, kind)), "")
        if kind:
            await play_first(room, who, kind)
        else:
            others = (text("button-sure"), text("verb-pass"), text("verb-end", of="canasta"))
            await press(room, who, hand, next(label for label in others if label in buttons(hand)))
        presses += 1
    return presses


async def stored_game(room: Room, table: str) -> Game:
    """Return the game of a table as it is stored, to be played on past the bot."""
    store, state = room.bot.services.store, await room.bot.services.host.state(table)
    row = await store.table(table)
    dealt = Deals(row.seed, row.id, tuple(seat.seed for seat in row.seats))
    game = Game(state.rules, state.seat_count, Deals.numbered(row.deals) if row.deals else dealt)
    for each in await store.actions(table):
        game.play(each.seat, Action.from_json(each.action))
    return game


async def store_actions(room: Room, table: str, actions: Sequence[tuple[Seat, Action]], after: int) -> None:
    """Store actions past the bot, as another process would. It shows them with the next one that it plays itself."""
    store, now = room.bot.services.store, room.clock()
    rows = (ActionRow(after + place, seat, action.to_json(), now) for place, (seat, action) in enumerate(actions, 1))
    await asyncio.gather(*(store.append(table, row) for row in rows))


async def play_round(room: Room, *, but: int = 0) -> str:
    """Play a round of the channel's table with computers' choices, except its last ``but`` actions; return its id."""
    state = await room.table()
    game = await stored_game(room, state.id)
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, players.choose(game.view(seat), "beginner", b"seed"))
    await store_actions(room, state.id, game.actions[state.revision : len(game.actions) - but], state.revision)
    await room.quiet()
    return state.id


def mover(room: Room, state: TableState) -> tuple[Person, Person]:
    """Return the player to move, and the other one."""
    view = state.view(None)
    assert view
    return (room.ada, room.ben) if view.to_act == (0,) else (room.ben, room.ada)


def reminders(room: Room, channel: Channel | None = None) -> list[dict[str, Any]]:
    return [m for m in room.ada.sees(channel or room.channel) if m["mentions"] and not m["flags"] & 64]
