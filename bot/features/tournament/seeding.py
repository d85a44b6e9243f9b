"""The page on which an organiser puts the entries of a tournament in the order of their seeds, before it starts."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

from discord import ButtonStyle, ui

from bot import limits
from bot.features.tournament.names import entry_name, tournament_name
from bot.features.tournament.organisers import need_organiser, seen_tournament
from bot.host.refusals import Refusal
from bot.host.tournaments.decisions import need_before_start
from bot.host.tournaments.tournament import TournamentState
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.components import INK, Control, Layout, button, clip, container, phone_rows, select, text_form
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit

ORGANISE = "torg"
"""The word of the presses of the organiser's panel. What to do follows, and for whom."""
SEEDS = "tseeds"
"""The word of the presses of this page. What to do follows, and for whom."""
_PAGE = limits.SELECT_OPTIONS
_LONGEST = 1000
"""The most characters of a typed order: 128 places take 400."""
_DIGITS = 9


def seeds_button(texts: Texts, state: TournamentState) -> Control:
    """Return the button that opens the page."""
    return button(_press(state, "page.0"), texts.say("button-seeds"))


def _press(state: TournamentState, what: str) -> Press:
    return Press(state.tournament.id, 0, f"{SEEDS}.{what}")


def seeds_message(texts: Texts, state: TournamentState, *, page: int = 0, note: str = "") -> ui.LayoutView:
    """Return the page: the order, a list of those to move, and a button to type it as a whole."""
    tournament, order = state.tournament, state.tournament.seed_order
    pages = max(1, -(-len(order) // _PAGE))
    first = page % pages * _PAGE
    lines = [f"### {texts.say('seeds-title', name=tournament_name(tournament.config.name))}"]
    lines.append(note or texts.say("seeds-means"))
    lines += [
        texts.say(
            "seeds-line",
            place=place,
            name=entry_name(texts, state, entry),
            drawn="no" if entry in tournament.order else "yes",
        )
        for place, entry in enumerate(order[first : first + _PAGE], first + 1)
    ]
    box = container(INK, ui.TextDisplay(clip("\n".join(lines), limits.COMPONENTS_TEXT)))
    if order:
        options = [
            (
                texts.say("tournament-rung", place=place, name=entry_name(texts, state, entry, plain=True)),
                str(entry),
            )
            for place, entry in enumerate(order[first : first + _PAGE], first + 1)
        ]
        box.add_item(ui.ActionRow(select(_press(state, "move"), texts.say("seeds-move"), options)))
    buttons = [button(Press(tournament.id, 0, f"{ORGANISE}.back"), texts.say("button-back"))]
    if order:
        buttons.insert(0, button(_press(state, "type"), texts.say("button-seeds-type"), ButtonStyle.primary))
    if pages > 1:
        turn = _press(state, f"page.{(page + 1) % pages}")
        buttons.insert(0, button(turn, texts.say("organise-page", page=page % pages + 1, pages=pages)))
    for row in phone_rows(buttons):
        box.add_item(row)
    return Layout(box)


def _place_form(texts: Texts, state: TournamentState, entry: int) -> ui.Modal:
    """Ask for the place of an entry."""
    order = state.tournament.seed_order
    return text_form(
        _press(state, f"place.{entry}"),
        entry_name(texts, state, entry, plain=True),
        texts.say("seeds-place"),
        texts.say("seeds-place-hint", count=len(order)),
        str(order.index(entry) + 1),
        most=4,
        required=True,
    )


def _order_form(texts: Texts, state: TournamentState) -> ui.Modal:
    """Ask for the whole order, by the places of now."""
    order = state.tournament.seed_order
    return text_form(
        _press(state, f"order.{_mark(order)}"),
        texts.say("button-seeds-type"),
        texts.say("seeds-order"),
        texts.say("seeds-order-hint"),
        " ".join(str(place) for place in range(1, len(order) + 1)),
        most=_LONGEST,
        required=True,
    )


def typed_order(order: Sequence[int], typed: str) -> list[int]:
    """Return an order by the places that were typed, the first one first. Places that are left out follow as they are.

    Refuses ``seeds-unknown`` for a place that there is not, ``seeds-twice``, and ``seeds-none`` if no place was typed.

    >>> typed_order([10, 20, 30, 40], "3, 1")
    [30, 10, 20, 40]
    """
    places = _typed_places(typed)
    for place in places:
        if not 1 <= place <= len(order):
            raise Refusal("seeds-unknown", place=place, count=len(order))
        if places.count(place) > 1:
            raise Refusal("seeds-twice", place=place)
    named = [order[place - 1] for place in places]
    return [*named, *(entry for entry in order if entry not in named)]


def _typed_places(typed: str) -> list[int]:
    """Return the numbers in a text. Refuses ``seeds-none``."""
    places = [int(found[:_DIGITS]) for found in re.findall("[0-9]+", typed)]
    if not places:
        raise Refusal("seeds-none")
    return places


def _mark(order: Sequence[int]) -> str:
    """Return the length and a hash of an order, for a form that is about this order."""
    return f"{len(order)}.{hashlib.sha256(repr([*order]).encode()).hexdigest()[:12]}"


async def _press_seeds(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    what, *more = press.arguments or [""]
    if what in _FORMS:
        await _ask(interaction, press.table, what, values)
        return
    await acknowledge(interaction, anew=False)
    state = await _state(interaction, press.table)
    with reading():
        if what in _TYPED:
            page, state, note = await _TYPED[what](interaction, state, more, values[0])
        else:
            page, note = number(more[0]) if more else 0, ""
    await edit(interaction, seeds_message(context_of(interaction).texts, state, page=page, note=note))


async def _state(interaction: Interaction, tournament_id: str) -> TournamentState:
    """Return the tournament for one of its organisers."""
    context = context_of(interaction)
    state = await seen_tournament(context, tournament_id)
    await need_organiser(context, state.tournament)
    return state


async def _ask(interaction: Interaction, tournament_id: str, what: str, values: Sequence[str]) -> None:
    """Open a form. It cannot be deferred, so nothing slow comes before it."""
    state, texts = await _state(interaction, tournament_id), context_of(interaction).texts
    need_before_start(state.tournament)
    with reading():
        form = _order_form(texts, state) if what == "type" else _place_form(texts, state, number(values[0]))
    await interaction.response.send_modal(form)


Done = tuple[int, TournamentState, str]
"""The page to show, the tournament, and what was done."""


async def _place(interaction: Interaction, state: TournamentState, more: Sequence[str], typed: str) -> Done:
    context, entry, place = context_of(interaction), number(more[0]), _typed_places(typed)[0]
    after = await context.host.tournaments.place_seed(state.tournament.id, await context.player(), entry, place)
    at = after.tournament.seed_order.index(entry)
    name = entry_name(context.texts, after, entry)
    return at // _PAGE, after, context.texts.say("done-seeds-place", name=name, place=at + 1)


async def _order(interaction: Interaction, state: TournamentState, more: Sequence[str], typed: str) -> Done:
    context = context_of(interaction)
    seen = state.tournament.seed_order[: number(more[0])]
    if _mark(seen) != ".".join(more):
        raise Refusal("seeds-changed")
    order = typed_order(seen, typed)
    after = await context.host.tournaments.reseed(state.tournament.id, await context.player(), order, seen=seen)
    return 0, after, context.texts.say("done-seeds-order")


_FORMS = ("move", "type")
_TYPED: Mapping[str, Callable[[Interaction, TournamentState, Sequence[str], str], Awaitable[Done]]] = {
    "place": _place,
    "order": _order,
}
HANDLERS: Mapping[str, Handler] = {SEEDS: _press_seeds}
