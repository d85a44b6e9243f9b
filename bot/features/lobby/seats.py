"""Presses in the lobby: setting the table up, joining, leaving and starting; the private panel of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot import limits
from bot.features.lobby.agreement import ask_to_agree
from bot.features.lobby.full_table import offer_to_tell
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import context_of, seat_of
from bot.table.messages.lobby import COUNT, SETUP, WITH
from bot.table.presses import TablePress, on_table
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, container, select
from bot.ui.custom_ids import Press, number, reading
from bot.ui.names import people
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player, Status
from engine.games import GAMES
from engine.players import LEVELS
from engine.types import Seat

LEVEL, USUAL = "level", "usual"
"""The word of presses that choose a computer's level, and the value that means the table's level."""
SIT, SWAP, FREE = "sit", "swap", "free"
"""The words of presses that take an empty seat, swap two seats, and free somebody's seat."""
_OPEN = "seats"
"""The word of the button that opens the panel of seats."""


def seats_message(
    texts: Texts, state: TableState, player: int | None = None, *, picked: Seat | None = None
) -> ui.LayoutView:
    """Return the panel of seats and partners for ``player``.

    At an open table everybody can take an empty seat. The host can also swap two seats, free one, and set the level of
    the computer at the ``picked`` seat.
    """
    box = container(INK)
    named = _seat_lines(texts, state, people(state, texts).names)
    lines = ["### " + texts.say("seats-title"), *named, sentences.partners_line(texts, state, people(state, texts))]
    box.add_item(ui.TextDisplay("\n".join(filter(None, lines))))
    if state.status is Status.OPEN and player is not None:
        for control in _controls(texts, state, player, picked):
            box.add_item(ui.ActionRow(control))
    return Layout(box)


def _controls(texts: Texts, state: TableState, player: int, picked: Seat | None) -> list[Control]:
    called = list(enumerate(_seat_lines(texts, state, state.names)))
    seats = [(line, str(seat)) for seat, line in called]
    empty = [(line, str(seat)) for seat, line in called if state.seats[seat].player is None]
    others = [(line, str(seat)) for seat, line in called if state.seats[seat].player not in (None, player)]

    def chooser(what: str, label: str, options: Sequence[tuple[str, str]], count: int = 1) -> Control:
        offered = options[: limits.SELECT_OPTIONS]
        return select(Press.at(state, what), texts.say(label), offered, least=count, most=count)

    found = []
    if empty:
        found.append(chooser(SIT, "seats-sit" if state.seat_of(player) is None else "seats-move", empty))
    if player != state.host:
        return found
    found.append(chooser(SWAP, "seats-swap", seats, count=2))
    if others:
        found.append(chooser(FREE, "seats-free", others))
    return [*found, *(_level_selects(texts, state, empty, picked) if empty else [])]


def _level_selects(
    texts: Texts, state: TableState, empty: Sequence[tuple[str, str]], picked: Seat | None
) -> list[Control]:
    """Return a select of the empty seats, and one of the computer's levels at the picked seat."""
    chosen = () if picked is None else (str(picked),)
    found = [select(Press.at(state, LEVEL), texts.say("seats-level"), empty[: limits.SELECT_OPTIONS], chosen=chosen)]
    if picked is not None and state.seats[picked].player is None:
        usual = texts.say("seats-level-usual", level=state.terms.computers)
        named = [(usual, USUAL), *((texts.setting("computers", level), level) for level in LEVELS)]
        own = dict(state.terms.levels).get(picked, USUAL)
        label = texts.say("seats-level-of", number=picked + 1)
        found.append(select(Press.at(state, f"{LEVEL}.{picked}"), label, named, chosen=(own,)))
    return found


def _seat_lines(texts: Texts, state: TableState, names: Sequence[str]) -> list[str]:
    free = [texts.say("seat-computer", level=state.terms.level_of(seat)) for seat in range(state.seat_count)]
    return [
        texts.say("seats-seat", number=seat + 1, player=name or (free[seat] if state.live else texts.say("seat-free")))
        for seat, name in enumerate(names)
    ]


async def _join(pressed: TablePress) -> None:
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    player = await context.player()
    shown = next(iter(pressed.press.arguments), None)
    try:
        state = await context.host.lobby.join(state.id, player, guild_id=pressed.interaction.guild_id, shown=shown)
    except Refusal as refusal:
        await offer_to_tell(pressed.interaction, refusal, state)
        return
    await ask_to_agree(pressed.interaction, state, player)
    await context.seated(state, player)


async def _leave(pressed: TablePress) -> None:
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    await context.leave(state, await context.player())


async def _start(pressed: TablePress) -> None:
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    player = await context.player()
    state = await context.host.lobby.start(state.id, player)
    await context.hands.show_after_public_press(pressed.interaction, state, seat_of(state, player))


async def _set_up(pressed: TablePress) -> None:
    """Change what the table plays by one of the host's selects."""
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    player, lobby = await context.player(), context.host.lobby
    with reading():
        [which], [value] = pressed.press.arguments, pressed.values
    match which, value.partition("."):
        case "game", (game, _, preset) if game in GAMES:
            rules = GAMES[game]
            preset = preset or next((each for each in rules.presets if each not in rules.own_games), rules.presets[0])
            await lobby.amend(state.id, player, game=game, preset=preset)
        case "preset", _ if value in state.rules.presets:
            await lobby.amend(state.id, player, preset=value)
        case "level", _:
            await lobby.amend(state.id, player, terms={"computers": value})
        case "teams", (word, _, count) if word == COUNT:
            await lobby.amend(state.id, player, seats=number(count))
        case "teams", (word, _, guest) if word == WITH:
            await lobby.partner(state.id, player, number(guest))
        case _:
            raise Refusal("stale")


async def _handle_panel(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses on the panel of seats, and show it as it is then."""
    await acknowledge(interaction, anew=press.word == _OPEN)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    context.need_showable(state)
    argument, first = next(iter(press.arguments), ""), next(iter(values), "")
    picked: Seat | None = None
    try:
        match press.word:
            case "sit":
                state = await _sit(interaction, state, player, number(first))
            case "swap":
                with reading():
                    one, other = map(number, values)
                state = await context.host.lobby.swap(state.id, player, one, other)
            case "free":
                state = await _free(interaction, state, player, number(first))
            case "level" if argument:
                picked = _empty_seat(state, argument)
                level = "" if first == USUAL else first
                terms: Mapping[str, Any] = {"levels": state.terms.with_level(picked, level)}
                state = await context.host.lobby.amend(state.id, player, terms=terms)
            case "level":
                picked = _empty_seat(state, first)
    except Refusal:
        if press.word != _OPEN:
            await show_seats(interaction, await context.table(press.table), player)
        raise
    await show_seats(interaction, state, player, picked)
    if press.word == SIT:
        await ask_to_agree(interaction, state, player)


async def show_seats(interaction: Interaction, state: TableState, player: Player, picked: Seat | None = None) -> None:
    """Show who sits where, with the controls of this player."""
    await edit(interaction, seats_message(context_of(interaction).texts, state, player.id, picked=picked))


async def _sit(interaction: Interaction, state: TableState, player: Player, seat: Seat) -> TableState:
    """Take an empty seat, or move there."""
    context = context_of(interaction)
    if state.seat_of(player.id) is not None:
        return await context.host.lobby.move(state.id, player, seat)
    state = await context.host.lobby.join(state.id, player, seat=seat, guild_id=interaction.guild_id)
    await context.seated(state, player)
    return state


async def _free(interaction: Interaction, state: TableState, player: Player, seat: Seat) -> TableState:
    """Free the seat of somebody else."""
    context, guest = context_of(interaction), state.players[seat] if seat < state.seat_count else None
    if guest is None:
        raise Refusal("stale")
    after = await context.host.agreement.remove(state.id, player, guest)
    await context.gone(state, after, guest, "done-freed")
    return after


def _empty_seat(state: TableState, written: str) -> Seat:
    """Return the empty seat that a control names. Refuses ``no-such-seat`` if it is gone, ``stale`` if it is taken."""
    if (seat := number(written)) >= state.seat_count:
        raise Refusal("no-such-seat")
    if state.seats[seat].player is not None:
        raise Refusal("stale")
    return seat


HANDLERS: Mapping[str, Handler] = {
    "join": on_table(_join),
    "leave": on_table(_leave),
    "start": on_table(_start),
    SETUP: on_table(_set_up),
    **dict.fromkeys((_OPEN, SIT, SWAP, FREE, LEVEL), _handle_panel),
}
