"""``/practice``: changing hands and looking at them at practice tables, by command or on a panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from discord import ButtonStyle, app_commands, ui

from bot import limits
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import choices
from bot.table.context import Context, context_of, seat_of
from bot.table.messages.absence import giving_up_message
from bot.table.messages.feature_buttons import PRACTICE, open_hand_lines
from bot.table.typed_actions import cards_in
from bot.texts import Texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import INK, Layout, Picture, button, container, gallery, rows, text_form
from bot.ui.custom_ids import Press
from bot.ui.names import names, people, plain_people
from bot.ui.replies import Handler, Interaction, acknowledge, edit, offer
from data.store import Player
from engine.cards import Card, face
from engine.types import LOOKS, Note, Seat
from engine.view import View


def becomes_practice_message(texts: Texts, state: TableState, why: Note) -> ui.LayoutView:
    """Ask whether to make the table a practice table."""
    box = container(INK, ui.TextDisplay(texts.say("practice-becomes", **why.values)))
    box.add_item(ui.ActionRow(button(_press(state, "begin"), texts.say("button-practice-begin"), ButtonStyle.danger)))
    return Layout(box)


def practice_message(texts: Texts, state: TableState, seat: Seat, told: str = "") -> ui.LayoutView:
    """Return the panel; ``told`` reports the last step."""
    looks = "off" if state.views[seat].hands else "on"
    box = container(INK, ui.TextDisplay("\n\n".join(filter(None, (texts.say("practice-panel"), told)))))
    buttons = [
        button(_press(state, action), texts.say(f"button-practice-{action}"))
        for action in ("swap", "doctor", looks, "once")
    ]
    for row in rows(buttons):
        box.add_item(row)
    return Layout(box)


def doctor_form(texts: Texts, press: Press) -> ui.Modal:
    """Return a form for the card to give away and the card wanted instead."""
    entered = press._replace(what=f"{PRACTICE}.doctored")
    title, label, hint = "button-practice-doctor", "practice-doctor-label", "practice-doctor-hint"
    return text_form(entered, texts.say(title), texts.say(label), texts.say(hint), "")


def peek_message(texts: Texts, state: TableState, view: View, picture: Picture | None) -> ui.LayoutView:
    """Return the other hands, shown once."""
    lines = [texts.say("practice-peeked"), *open_hand_lines(texts, view, people(state, texts))]
    box = container(INK, ui.TextDisplay("\n".join(lines)))
    if picture:
        alt = "\n".join(open_hand_lines(texts, view, plain_people(state, texts)))
        box.add_item(gallery(picture, alt))
    return Layout(box)


def _press(state: TableState, *action: str) -> Press:
    return Press.at(state, ".".join((PRACTICE, *action)))


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    action = next(iter(press.arguments), "")
    if action == "doctor":
        await interaction.response.send_modal(doctor_form(context_of(interaction).texts, press))
        return
    await acknowledge(interaction, anew=action in ("", "once"))
    context = context_of(interaction)
    state = await context.table(press.table)
    player = await context.player()
    told = ""
    if action == "begin":
        if await ask_for_practice(interaction, context, state, player, to_practice=True):
            return
        state = await context.table(press.table)
    elif await ask_for_practice(interaction, context, state, player):
        return
    elif action == "once":
        await peek(interaction, context, state, player)
        return
    elif action:
        try:
            state = await arrange(context, state, player, action, typed=" ".join(values), revision=press.revision)
        except Refusal as refusal:
            if refusal.note.code == "stale":
                await _show(interaction, context, state, player)
            raise
        told = context.texts.say(f"practice-done-{'doctor' if action == 'doctored' else action}")
    await _show(interaction, context, state, player, told)


async def ask_for_practice(
    interaction: Interaction, context: Context, state: TableState, player: Player, *, to_practice: bool = False
) -> bool:
    """Ask a player alone with computers whether to make the table a practice table, unless it is one.

    ``to_practice`` is their consent: then it asks only if that gives the game up.
    Return whether it asked. Refuses ``not-seated``, ``not-running``, ``paused``, ``no-practice``.
    """
    try:
        await context.host.arranging.start(state.id, player, to_practice=to_practice)
    except Refusal as refusal:
        match refusal.note.code:
            case "becomes-practice":
                await edit(interaction, becomes_practice_message(context.texts, state, refusal.note))
            case "practice-gives-up":
                await edit(interaction, giving_up_message(context.texts, state, refusal.note))
            case _:
                raise
        return True
    return False


async def arrange(
    context: Context,
    state: TableState,
    player: Player,
    action: str,
    *,
    typed: str = "",
    revision: int | None = None,
) -> TableState:
    """Swap hands, exchange a card, or show or hide the other hands."""
    context.need_showable(state)
    arranging = context.host.arranging
    if action == "swap":
        return await arranging.swap(state.id, player, revision=revision)
    if action == "doctored":
        return await arranging.doctor(state.id, player, cards_in(context.texts, typed), revision=revision)
    if action not in LOOKS:
        raise Refusal("stale")
    await arranging.look(state.id, player, action)
    return await context.host.state(state.id)


async def _show(interaction: Interaction, context: Context, state: TableState, player: Player, told: str = "") -> None:
    await edit(interaction, practice_message(context.texts, state, seat_of(state, player), told))


async def peek(interaction: Interaction, context: Context, state: TableState, player: Player) -> None:
    """Show the other hands once, privately."""
    context.need_showable(state)
    view = await context.host.arranging.look(state.id, player, "once")
    picture = await context.painter.hand(
        view, names(state, context.texts), texts=context.texts, preferences=state.preferences_of(view.seat)
    )
    await edit(interaction, peek_message(context.texts, state, view, picture), [picture] if picture else [])


HANDLERS: Mapping[str, Handler] = {PRACTICE: _handle}


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
