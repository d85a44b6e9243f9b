"""The organiser's panel of a tournament: start, pause, more time, decisions; what cannot be undone is asked once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from discord import ButtonStyle, ui

from bot import limits
from bot.features.tournament.names import duration, entry_name, tournament_name
from bot.features.tournament.organisers import need_organiser, seen_tournament
from bot.features.tournament.seeding import ORGANISE, seeds_button
from bot.host.refusals import Refusal
from bot.host.tournaments.tournament import BEFORE, Match, TournamentState
from bot.table.context import Context, context_of
from bot.texts import Texts
from bot.ui.components import INK, Control, Layout, button, container, phone_rows, select, user_select
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player

_EXTENSIONS = (15 * 60, 3600, 86400)
"""By how many seconds a round can be extended."""
_ASKED = ("end", "unpair", "drop")
"""What is asked once more before it is done."""
_DRAW = "draw"


def organiser_message(texts: Texts, state: TournamentState, note: str = "", *, page: int = 0) -> ui.LayoutView:
    """Return the panel. ``note`` says what was just done; ``page`` is that of the lists of entries and decisions."""
    tournament = state.tournament
    lines = [f"### {texts.say('tournament-organise', name=tournament_name(tournament.config.name))}"]
    lines.append(note or texts.say("tournament-organise-means", phase=tournament.phase))
    box = container(INK, ui.TextDisplay("\n".join(lines)))
    selects, pages = _selects(texts, state, page)
    for control in selects:
        box.add_item(ui.ActionRow(control))
    buttons = _buttons(texts, state)
    if pages > 1:
        following = _press(state, f"page.{(page + 1) % pages}")
        buttons.insert(0, button(following, texts.say("organise-page", page=page % pages + 1, pages=pages)))
    if tournament.phase in BEFORE and tournament.config.seeding == "hand":
        buttons.insert(0, seeds_button(texts, state))
    if buttons:
        for row in phone_rows(buttons):
            box.add_item(row)
    return Layout(box)


def _press(state: TournamentState, what: str) -> Press:
    return Press(state.tournament.id, 0, f"{ORGANISE}.{what}")


def _buttons(texts: Texts, state: TournamentState) -> list[Control]:
    tournament = state.tournament
    if tournament.ended:
        return []
    if tournament.phase in BEFORE:
        words = [("start", ButtonStyle.success), ("end", ButtonStyle.danger)]
    else:
        words = [("resume" if tournament.phase == "paused" else "pause", ButtonStyle.secondary)]
        if not tournament.is_ladder and not tournament.round_over:
            words.append(("unpair", ButtonStyle.secondary))
        words.append(("end", ButtonStyle.danger))
    return [button(_press(state, what), texts.say(f"button-organise-{what}"), style) for what, style in words]


def _selects(texts: Texts, state: TournamentState, page: int) -> tuple[list[Control], int]:
    """Return the selects with a page of their options, and the number of pages."""
    tournament = state.tournament
    if tournament.ended:
        return [], 1
    found: list[Control] = []
    entries = [(entry_name(texts, state, each.number, plain=True), str(each.number)) for each in tournament.active]
    decisions = [option for match in tournament.open_matches for option in _outcomes(texts, state, match)]
    size = limits.SELECT_OPTIONS
    pages = max(1, -(-max(len(entries), len(decisions)) // size))
    first = page % pages * size
    entries, decisions = entries[first : first + size], decisions[first : first + size]
    if tournament.phase not in BEFORE:
        if tournament.open_matches:
            longer = [(texts.say("organise-extend-by", time=duration(texts, each)), str(each)) for each in _EXTENSIONS]
            found.append(select(_press(state, "extend"), texts.say("organise-extend"), longer))
        if decisions:
            found.append(select(_press(state, "decide"), texts.say("organise-decide"), decisions))
    if entries:
        found.append(select(_press(state, "drop"), texts.say("organise-drop"), entries))
        found.append(select(_press(state, "replace"), texts.say("organise-replace"), entries))
    return found, pages


def _outcomes(texts: Texts, state: TournamentState, match: Match) -> list[tuple[str, str]]:
    """Return the decisions that an organiser can make about a match: label and value."""
    found = []
    for entry in match.entries:
        other = match.opponent(entry)
        if other is not None:
            names = [entry_name(texts, state, each, plain=True) for each in (entry, other)]
            found.append((texts.say("organise-wins", winner=names[0], other=names[1]), f"{match.number}-{entry}"))
    if len(found) > 1 and state.tournament.allows_draw(match):
        names = [entry_name(texts, state, each, plain=True) for each in match.entries]
        found.append((texts.say("organise-draw", first=names[0], second=names[1]), f"{match.number}-{_DRAW}"))
    return found


def _ask_message(texts: Texts, state: TournamentState, what: str, about: str) -> ui.LayoutView:
    """Ask once whether to do what cannot be undone."""
    name = entry_name(texts, state, number(about)) if about else ""
    box = container(INK, ui.TextDisplay(texts.say(f"organise-{what}-means", name=name, phase=state.tournament.phase)))
    box.add_item(
        ui.ActionRow(
            button(_press(state, f"sure-{what}.{about}"), texts.say(f"button-organise-{what}"), ButtonStyle.danger),
            button(_press(state, "back"), texts.say("button-back")),
        )
    )
    return Layout(box)


def _new_player_message(texts: Texts, state: TournamentState, entry: int, old: int) -> ui.LayoutView:
    """Ask who comes in for a player."""
    who = user_select(_press(state, f"new.{entry}.{old}"), texts.say("organise-new"))
    name = entry_name(texts, state, entry)
    text = ui.TextDisplay[ui.LayoutView](texts.say("organise-replace-means", name=name))
    return Layout(container(INK, text, ui.ActionRow(who)))


Act = Callable[[Context, TournamentState, Player, Sequence[str]], Awaitable[TournamentState]]


async def _start(context: Context, state: TournamentState, player: Player, _values: Sequence[str]) -> TournamentState:
    return await context.host.tournaments.start(state.tournament.id, player)


async def _pause(context: Context, state: TournamentState, player: Player, _values: Sequence[str]) -> TournamentState:
    return await context.host.tournaments.pause(state.tournament.id, player)


async def _resume(context: Context, state: TournamentState, player: Player, _values: Sequence[str]) -> TournamentState:
    return await context.host.tournaments.resume(state.tournament.id, player)


async def _unpair(context: Context, state: TournamentState, player: Player, _values: Sequence[str]) -> TournamentState:
    return await context.host.tournaments.unpair(state.tournament.id, player)


async def _end(context: Context, state: TournamentState, player: Player, _values: Sequence[str]) -> TournamentState:
    return await context.host.tournaments.end(state.tournament.id, player)


async def _extend(context: Context, state: TournamentState, player: Player, values: Sequence[str]) -> TournamentState:
    return await context.host.tournaments.extend(state.tournament.id, player, float(number(values[0])))


async def _drop(context: Context, state: TournamentState, player: Player, values: Sequence[str]) -> TournamentState:
    return await context.host.tournaments.drop(state.tournament.id, player, number(values[0]))


async def _decide(context: Context, state: TournamentState, player: Player, values: Sequence[str]) -> TournamentState:
    match, _, winner = values[0].partition("-")
    won = None if winner == _DRAW else number(winner)
    return await context.host.tournaments.decide(state.tournament.id, player, number(match), won)


async def _new(context: Context, state: TournamentState, player: Player, values: Sequence[str]) -> TournamentState:
    account, entry, old = values
    user = await context.interaction.client.fetch_user(int(account))
    if user.bot:
        raise Refusal("tournament-no-partner")
    person = await context.player_of(user)
    return await context.host.tournaments.replace(state.tournament.id, player, number(entry), number(old), person)


_ACTS: Mapping[str, Act] = {
    "start": _start,
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "decide": _decide,
    "new": _new,
    "sure-unpair": _unpair,
    "sure-end": _end,
    "sure-drop": _drop,
}


async def _press_panel(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    state = await seen_tournament(context, press.table)
    await need_organiser(context, state.tournament)
    what, *more = press.arguments or [""]
    texts, given = context.texts, [*values, *more]
    if what in _ASKED:
        await edit(interaction, _ask_message(texts, state, what, given[0] if given else ""))
    elif what == "replace":
        await _ask_for_replacement(interaction, state, given)
    elif what in _ACTS:
        with reading():
            after = await _ACTS[what](context, state, await context.player(), given)
        await edit(interaction, organiser_message(texts, after, texts.say(f"done-organise-{what}")))
    else:
        page = number(given[0]) if what == "page" and given else 0
        await edit(interaction, organiser_message(texts, state, page=page))


async def _ask_for_replacement(interaction: Interaction, state: TournamentState, given: Sequence[str]) -> None:
    """Ask who comes in for an entry's player; of a pair first for whom."""
    texts = context_of(interaction).texts
    with reading():
        entry = state.tournament.entry(number(given[0]))
    if entry is None:
        raise Refusal("tournament-no-entry")
    if len(given) > 1 or len(entry.players) == 1:
        old = number(given[1]) if len(given) > 1 else entry.players[0]
        await edit(interaction, _new_player_message(texts, state, entry.number, old))
        return
    box = container(INK, ui.TextDisplay(texts.say("organise-whom")))
    box.add_item(
        ui.ActionRow(
            *(
                button(_press(state, f"replace.{entry.number}.{player}"), state.names.get(player, "?"))
                for player in entry.players
            )
        )
    )
    await edit(interaction, Layout(box))


HANDLERS: Mapping[str, Handler] = {ORGANISE: _press_panel}
