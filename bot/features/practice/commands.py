"""``/practice``: changing hands and looking at them, at practice tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from discord import app_commands

from bot import limits
from bot.features.practice.presses import arrange, ask_for_practice, peek
from bot.table.commands import choices
from bot.table.context import context_of, seat_of
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.replies import Interaction, acknowledge, offer
from engine.cards import Card, face


async def _arrange(interaction: Interaction, way: str, typed: str = "") -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    if await ask_for_practice(interaction, context, state, player):
        return
    after = await arrange(context, state, player, way, typed=typed)
    await context.hands.show_privately(interaction, after, seat_of(after, player))


async def _peek(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    if not await ask_for_practice(interaction, context, state, player):
        await peek(interaction, context, state, player)


@app_commands.describe(card=localized("argument-mine"), wanted=localized("argument-wanted"))
async def _doctor(interaction: Interaction, card: str, wanted: str) -> None:
    await _arrange(interaction, "doctored", f"{card} {wanted}")


async def _own_cards(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the cards in the player's hand."""
    return await offer(_card_suggestions(interaction, typed, own=True))


async def _wanted_cards(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return all cards of the game, because leaving one out would reveal where it is."""
    return await offer(_card_suggestions(interaction, typed, own=False))


async def _card_suggestions(interaction: Interaction, typed: str, *, own: bool) -> list[app_commands.Choice[str]]:
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    view = state.view(seat_of(state, player))
    cards: tuple[Card, ...] = view.hand if own and view else () if own else state.rules.pack(state.seat_count)
    named = [(context.texts.cards((card,)), card) for card in dict.fromkeys(map(face, cards))]
    found = [pair for pair in named if typed.strip().casefold() in " ".join(pair).casefold()]
    return choices(found[: limits.CHOICES])


def _callback(way: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await _arrange(interaction, way)

    return callback


def _command(name: str, callback: Callable[..., Any]) -> app_commands.Command[Any, ..., None]:
    return app_commands.Command(name=name, description=localized(f"command-practice-{name}"), callback=callback)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/practice``."""
    group = app_commands.Group(name="practice", description=localized("command-practice"))
    for name, way in (("swap", "swap"), ("show", "on"), ("hide", "off")):
        group.add_command(_command(name, _callback(way)))
    doctor = _command("doctor", _doctor)
    doctor.autocomplete("card")(_own_cards)
    doctor.autocomplete("wanted")(_wanted_cards)
    group.add_command(doctor)
    group.add_command(_command("peek", _peek))
    allow_direct_messages(group)
    yield group
