"""The buttons of a tournament's post for everybody: join, leave, check in, my match, standings, challenge, proof."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence

from discord import ButtonStyle, ui

from bot import limits
from bot.features.lobby.new_table import TableRequest, open_here
from bot.features.replay import show_replay
from bot.features.tournament.names import entry_name, shown_moment, tournament_name
from bot.features.tournament.organisers import need_organiser, seen_tournament
from bot.features.tournament.panel import organiser_message
from bot.features.tournament.pictures import bracket_page, standings_page
from bot.features.tournament.post_message import (
    TOURNAMENT,
    listed_matches,
    match_line,
    matches_lines,
    tournament_press,
)
from bot.host.refusals import Refusal
from bot.host.tournaments.tournament import Entry, Match, TournamentState
from bot.table.context import Context, context_of
from bot.texts import Texts
from bot.ui.components import INK, Layout, Upload, button, clip, container, gallery, select, user_select
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit, send_file, show, tell

_LINES = 40
"""The matches of a page of all matches."""
_FILE = "tournament.json"


async def _join(interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]) -> None:
    tournament, player = state.tournament, await context.player()
    if tournament.config.pairs:
        entry = tournament.entry_of(player.id)
        if entry is not None and entry.waiting_partner == player.id:
            await context.host.tournaments.accept(tournament.id, player)
            await tell(interaction, context.texts.say("done-tournament-accepted", name=_name(state)))
            return
        await show(interaction, _partner_message(context.texts, state))
        return
    await context.host.tournaments.join(tournament.id, player)
    await tell(interaction, context.texts.say("done-tournament-joined", name=_name(state), phase=tournament.phase))


def _partner_message(texts: Texts, state: TournamentState) -> ui.LayoutView:
    """Ask with whom somebody wants to play."""
    who = user_select(tournament_press(state.tournament.id, "partner"), texts.say("tournament-ask-partner"))
    text = ui.TextDisplay[ui.LayoutView](texts.say("tournament-partner-means"))
    return Layout(container(INK, text, ui.ActionRow(who)))


async def _partner(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    with reading():
        [account] = values
        user = await interaction.client.fetch_user(int(account))
    if user.bot:
        raise Refusal("tournament-no-partner")
    partner = await context.player_of(user)
    await context.host.tournaments.join(state.tournament.id, await context.player(), partner)
    said = context.texts.say("done-tournament-asked", partner=f"<@{user.id}>", name=_name(state))
    await tell(interaction, said)


async def _leave(interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]) -> None:
    """Leave before the start at once; afterwards ask first, because there is no way back."""
    tournament, player = state.tournament, await context.player()
    entry = _own(state, player.id)
    if entry.seed:
        press = tournament_press(tournament.id, "leave-now")
        box = container(INK, ui.TextDisplay(context.texts.say("tournament-leave-means", name=_name(state))))
        box.add_item(ui.ActionRow(button(press, context.texts.say("button-tournament-leave"), ButtonStyle.danger)))
        await show(interaction, Layout(box))
        return
    await _leave_now(interaction, context, state, ())


async def _leave_now(
    interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]
) -> None:
    await context.host.tournaments.leave(state.tournament.id, await context.player())
    await tell(interaction, context.texts.say("done-tournament-left", name=_name(state)))


async def _check(interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]) -> None:
    await context.host.tournaments.check_in(state.tournament.id, await context.player())
    starts = state.tournament.starts_at or 0.0
    await tell(interaction, context.texts.say("done-tournament-here", starts=shown_moment(starts)))


async def _match(interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]) -> None:
    """Say where somebody's match is, and what they have to do."""
    entry, tournament = _own(state, (await context.player()).id), state.tournament
    match = tournament.match_of(entry.number)
    if match is not None:
        there = f"<#{match.channel_id}>" if match.channel_id else "none"
        opponent = entry_name(context.texts, state, match.opponent(entry.number) or 0)
        said = context.texts.say(
            "tournament-your-match", opponent=opponent, there=there, ends=shown_moment(match.ends_at)
        )
        await tell(interaction, said)
        return
    if any(each.record.how == "bye" and entry.number in each.entries for each in tournament.round_matches):
        await show(interaction, _bye_message(context.texts, state))
        return
    raise Refusal("tournament-no-match-now", phase=tournament.phase)


def _bye_message(texts: Texts, state: TournamentState) -> ui.LayoutView:
    press = tournament_press(state.tournament.id, "computer")
    box = container(INK, ui.TextDisplay(texts.say("tournament-bye-means")))
    box.add_item(ui.ActionRow(button(press, texts.say("button-tournament-computer"))))
    return Layout(box)


async def _computer(interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]) -> None:
    """Open an ordinary table against a computer for somebody who sits out."""
    setup = await context.host.tournaments.bye_setup(state.tournament.id, await context.player())
    await context.need_opener()
    rules = setup.rules
    request = TableRequest(rules.game, rules.preset, setup.seat_count, 0, setup.terms, practice=False)
    await open_here(interaction, request)


async def _standings(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    await show_page(interaction, context, state, "standings", values)


async def _bracket(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    await show_page(interaction, context, state, "bracket", values)


async def show_page(
    interaction: Interaction, context: Context, state: TournamentState, what: str, values: Sequence[str]
) -> None:
    """Show a page of the standings or of the bracket privately; further pages replace it."""
    with reading():
        at = number(values[0]) if values else 0
    entry = state.tournament.entry_of((await context.player()).id)
    reader = entry.number if entry else None
    draw = standings_page if what == "standings" else bracket_page
    page = await draw(context.painter, context.texts, state, at, reader)
    if page is None:
        raise Refusal("tournament-no-bracket")
    box = container(INK)
    if page.picture:
        box.add_item(gallery(page.picture, page.alt))
    else:
        box.add_item(ui.TextDisplay(clip(page.alt, limits.CONTENT)))
    for row in _turning(context.texts, state, what, at, page.pages):
        box.add_item(row)
    await edit(interaction, Layout(box), [page.picture] if page.picture else [])


async def _matches(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    """Show the matches of the round, a page at a time, and those whose replay may be opened."""
    with reading():
        at = number(values[0]) if values else 0
    texts, tournament = context.texts, state.tournament
    pages = max(1, -(-len(listed_matches(state)) // _LINES))
    lines = matches_lines(texts, state, _LINES, at * _LINES) or [texts.say("tournament-no-matches")]
    box = container(INK, ui.TextDisplay(clip("\n".join(lines), limits.CONTENT)))
    if replays := _replayable(state):
        options = [(_plain(match_line(texts, state, each)), each.table_id) for each in replays]
        press = tournament_press(tournament.id, "replay")
        box.add_item(ui.ActionRow(select(press, texts.say("tournament-replays"), options)))
    for row in _turning(texts, state, "matches", at, pages):
        box.add_item(row)
    await edit(interaction, Layout(box), [])


def _replayable(state: TournamentState) -> list[Match]:
    """Return the latest matches that were played and may be seen."""
    tournament = state.tournament
    played = [each for each in tournament.matches if each.record.over and each.table_id and not tournament.hides(each)]
    return played[-limits.SELECT_OPTIONS :][::-1]


def _plain(line: str) -> str:
    """Return a line without Markdown, for the label of an option."""
    return line.replace("**", "").replace("\\", "").replace("\u200b", "")


async def _replay(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    with reading():
        [table_id] = values
    if table_id not in {each.table_id for each in _replayable(state)}:
        raise Refusal("outdated")
    await show_replay(interaction, table_id, None)


def _turning(texts: Texts, state: TournamentState, what: str, at: int, pages: int) -> list[ui.ActionRow[ui.LayoutView]]:
    if pages < 2:
        return []
    options = [(texts.say("tournament-page", page=page + 1, pages=pages), str(page)) for page in range(pages)]
    press = tournament_press(state.tournament.id, f"{what}-page")
    return [ui.ActionRow(select(press, texts.say("tournament-pages"), options[:25], chosen=(str(at),)))]


async def _challenge(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    """Show whom somebody may challenge, or the challenge that they have to answer."""
    texts, tournament, player = context.texts, state.tournament, await context.player()
    entry = _own(state, player.id)
    open_match = tournament.match_of(entry.number)
    if open_match is not None:
        if not open_match.accepted and open_match.record.sides[1] == entry.number:
            await show(interaction, _answer_message(texts, state, open_match))
            return
        raise Refusal("tournament-busy")
    options = [
        (_plain(entry_name(texts, state, each, plain=True)), str(each))
        for each in tournament.format.challengeable(tournament.field, entry.number)
        if tournament.match_of(each) is None
    ]
    if not options:
        raise Refusal("tournament-nobody-above")
    box = container(INK, ui.TextDisplay(texts.say("tournament-challenge-means", days=tournament.config.answer_days)))
    press = tournament_press(tournament.id, "challenged")
    box.add_item(ui.ActionRow(select(press, texts.say("tournament-ask-challenge"), options)))
    await show(interaction, Layout(box))


async def _challenged(
    interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]
) -> None:
    with reading():
        [chosen] = values
        entry = number(chosen)
    after = await context.host.tournaments.challenge(state.tournament.id, await context.player(), entry)
    own = after.tournament.entry_of((await context.player()).id)
    match = after.tournament.match_of(own.number) if own else None
    ends = shown_moment(match.ends_at) if match else ""
    said = context.texts.say("done-tournament-challenged", name=entry_name(context.texts, after, entry), ends=ends)
    await tell(interaction, said)


def _answer_message(texts: Texts, state: TournamentState, match: Match) -> ui.LayoutView:
    challenger = entry_name(texts, state, match.record.sides[0])
    box = container(
        INK, ui.TextDisplay(texts.say("tournament-answer", name=challenger, ends=shown_moment(match.ends_at)))
    )
    box.add_item(
        ui.ActionRow(
            button(
                tournament_press(state.tournament.id, f"accept.{match.number}"),
                texts.say("button-tournament-accept"),
                ButtonStyle.success,
            ),
            button(
                tournament_press(state.tournament.id, f"decline.{match.number}"),
                texts.say("button-tournament-decline"),
                ButtonStyle.danger,
            ),
        )
    )
    return Layout(box)


async def _answer(
    interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str], *, accept: bool
) -> None:
    with reading():
        match = number(values[0])
    await context.host.tournaments.answer(state.tournament.id, await context.player(), match, accept=accept)
    await tell(interaction, context.texts.say("done-tournament-answered", accepted=accept))


async def _accept(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    await _answer(interaction, context, state, values, accept=True)


async def _decline(interaction: Interaction, context: Context, state: TournamentState, values: Sequence[str]) -> None:
    await _answer(interaction, context, state, values, accept=False)


async def _proof(interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]) -> None:
    """Show the commitment, and once it is over the file with the secret and everything that follows from it."""
    tournament = state.tournament
    said = context.texts.say("tournament-proof", commitment=tournament.commitment, over=tournament.ended)
    if not tournament.ended:
        await tell(interaction, said)
        return
    revealed = await context.host.tournaments.proof(tournament.id)
    data = json.dumps(revealed, indent=1, ensure_ascii=False).encode()
    await send_file(interaction, said, Upload.of(_FILE, data))


async def _organise(interaction: Interaction, context: Context, state: TournamentState, _values: Sequence[str]) -> None:
    await need_organiser(context, state.tournament)
    await show(interaction, organiser_message(context.texts, state))


def _own(state: TournamentState, player: int) -> Entry:
    """Return the entry of a player. Refuses ``tournament-not-in``."""
    entry = state.tournament.entry_of(player)
    if entry is None or entry.out:
        raise Refusal("tournament-not-in")
    return entry


def _name(state: TournamentState) -> str:
    return tournament_name(state.tournament.config.name)


Action = Callable[[Interaction, Context, TournamentState, Sequence[str]], Awaitable[None]]
_ACTIONS: Mapping[str, Action] = {
    "join": _join,
    "partner": _partner,
    "leave": _leave,
    "leave-now": _leave_now,
    "check": _check,
    "match": _match,
    "computer": _computer,
    "standings": _standings,
    "standings-page": _standings,
    "bracket": _bracket,
    "bracket-page": _bracket,
    "matches": _matches,
    "matches-page": _matches,
    "replay": _replay,
    "challenge": _challenge,
    "challenged": _challenged,
    "accept": _accept,
    "decline": _decline,
    "proof": _proof,
    "organise": _organise,
}
_IN_PLACE = (
    "standings-page",
    "bracket-page",
    "matches-page",
    "leave-now",
    "partner",
    "challenged",
    "accept",
    "decline",
)
"""What is pressed in a private answer and replaces it."""


async def _press(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    what = next(iter(press.arguments), "")
    await acknowledge(interaction, anew=what not in _IN_PLACE, replaced=what in _IN_PLACE)
    context = context_of(interaction)
    if what not in _ACTIONS:
        raise Refusal("outdated")
    state = await seen_tournament(context, press.table)
    await _ACTIONS[what](interaction, context, state, values or press.arguments[1:])


HANDLERS: Mapping[str, Handler] = {TOURNAMENT: _press}
