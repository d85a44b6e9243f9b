"""``/tournament new``: a private panel of choices that already fit together, and the button that announces it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, tzinfo

import discord
from discord import ButtonStyle, app_commands, ui

from bot.features.daily.zones import shown_zone
from bot.features.tournament.calendar import may_create_events
from bot.features.tournament.draft import (
    ANSWERS,
    CHECK_INS,
    COLON,
    ENDINGS,
    LENGTHS,
    MOST,
    NAME_LENGTH,
    ROUNDS,
    SEEDINGS,
    TIMES,
    TURNS,
    Draft,
    presets,
    read_start,
    starts,
)
from bot.features.tournament.names import duration, match_length, rounds_chosen, shown_moment, tournament_name
from bot.features.tournament.organisers import need_organiser
from bot.features.tournament.posts import TournamentPosts
from bot.host.daily.schedule import zone
from bot.host.refusals import Refusal
from bot.host.tournaments.formats import FORMATS
from bot.table.commands import need_server
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.components import INK, Control, Layout, button, container, select
from bot.ui.custom_ids import Press, reading
from bot.ui.game_names import GameOption, GameSelect, game_and_preset, game_selects
from bot.ui.names import visible
from bot.ui.permissions import missing
from bot.ui.replies import Handler, Interaction, acknowledge, edit, show

DRAFT = "tdraft"
"""The word of the panel's presses. A field, the choices so far and the name follow."""
_FIELDS = ("format", "length", "turn", "time", "start")
_MORE = ("pairs", "most", "rounds", "answer", "seeding", "check_in", "ending", "weekly")


def draft_message(texts: Texts, draft: Draft, name: str, zone_name: str, now: float, *, more: bool) -> ui.LayoutView:
    """Return the panel: the usual choices, or with ``more`` those that rarely need a change."""
    lines = [f"### {tournament_name(name)}", texts.say("tournament-draft")]
    lines.append(texts.say("tournament-draft-zone", zone=shown_zone(zone_name)))
    box = container(INK, ui.TextDisplay("\n".join(lines)))
    for control in _more(texts, draft, name) if more else _usual(texts, draft, name, zone_name, now):
        box.add_item(ui.ActionRow(control))
    box.add_item(
        ui.ActionRow(
            button(_press("open", draft, name), texts.say("button-tournament-open"), ButtonStyle.success),
            button(_press("back" if more else "more", draft, name), texts.say(f"button-{'back' if more else 'more'}")),
        )
    )
    return Layout(box)


def _usual(texts: Texts, draft: Draft, name: str, zone_name: str, now: float) -> list[Control]:
    known = presets()
    options = [
        GameOption(game, texts.of(game).called(game, preset), str(number))
        for number, (game, preset) in enumerate(known)
    ]
    which = GameSelect(_press("preset", draft, name), _press("game", draft, name), texts.say("tournament-set-game"))
    return [
        *game_selects(texts, which, options, str(draft.preset)),
        _choice(texts, draft, name, "format", [texts.say(f"tournament-format-{key}") for key in FORMATS]),
        _choice(
            texts, draft, name, "length", [_length(texts, draft, number, zone_name) for number in range(len(LENGTHS))]
        ),
        _choice(texts, draft, name, "turn", [duration(texts, _seconds(each)) for each in TURNS]),
        _choice(texts, draft, name, "time", [duration(texts, each) for each in TIMES]),
        _starts(texts, draft, name, zone_name, now),
    ]


def _more(texts: Texts, draft: Draft, name: str) -> list[Control]:
    checks = [
        texts.say("tournament-check-in", time=duration(texts, each)) if each else texts.say("tournament-no-check-in")
        for each in CHECK_INS
    ]
    found = [
        _choice(texts, draft, name, "pairs", [texts.say("tournament-singles"), texts.say("tournament-pairs")]),
        _choice(texts, draft, name, "most", [texts.say("tournament-most", count=each) for each in MOST]),
    ]
    if len(draft.rounds_offered) > 1:
        offered = [rounds_chosen(texts, ROUNDS[number]) for number in draft.rounds_offered]
        found.append(_choice(texts, draft, name, "rounds", offered))
    if draft.is_endless:
        answers = [duration(texts, days * 86400) for days in ANSWERS]
        found.append(_choice(texts, draft, name, "answer", answers))
    found.append(_choice(texts, draft, name, "seeding", [texts.say(f"tournament-seeding-{each}") for each in SEEDINGS]))
    if draft.start:
        found.append(_choice(texts, draft, name, "check_in", checks))
        if not draft.is_endless:
            repeats = [texts.say("tournament-once"), texts.say("tournament-weekly")]
            found.append(_choice(texts, draft, name, "weekly", repeats))
    key = [*FORMATS][draft.format]
    if key == "swiss":
        ends = [texts.say("tournament-cut", count=each) if each else texts.say("tournament-no-cut") for each in ENDINGS]
        found.append(_choice(texts, draft, name, "ending", ends))
    elif key == "knockout":
        ends = [texts.say("tournament-no-third"), texts.say("tournament-third")]
        found.append(_choice(texts, draft, name, "ending", ends))
    return found


def _choice(texts: Texts, draft: Draft, name: str, field: str, labels: Sequence[str]) -> Control:
    hint = texts.say(f"tournament-set-{field}")
    options = [
        (texts.say("tournament-choice", what=hint, choice=label), str(number)) for number, label in enumerate(labels)
    ]
    return select(_press(field, draft, name), hint, options, chosen=(str(getattr(draft, field)),))


def _length(texts: Texts, draft: Draft, number: int, zone_name: str) -> str:
    """Return a length of a match, for the draft's game."""
    return match_length(texts, draft._replace(length=number).fitted().config("-", zone_name))


def _starts(texts: Texts, draft: Draft, name: str, zone_name: str, now: float) -> Control:
    there = zone(zone_name)
    hint = texts.say("tournament-set-start")
    options = []
    for start in starts(now, there, draft.start):
        label = _moment(texts, start * 60, there) if start else texts.say("tournament-by-hand")
        options.append((texts.say("tournament-choice", what=hint, choice=label), str(start)))
    return select(_press("start", draft, name), hint, options, chosen=(str(draft.start),))


def _moment(texts: Texts, at: float, there: tzinfo) -> str:
    """Return a moment in the server's zone, with its day of the week."""
    moment = datetime.fromtimestamp(at, there)
    return texts.say(
        "tournament-moment", weekday=moment.isoweekday(), date=f"{moment:%Y-%m-%d}", time=f"{moment:%H:%M}"
    )


def _seconds(turn: tuple[str, int]) -> int:
    pace, count = turn
    return count * (3600 if pace == "post" else 1)


def _press(field: str, draft: Draft, name: str) -> Press:
    return Press.of_no_table(f"{DRAFT}.{field}.{draft.text}.{name}")


async def new_tournament(interaction: Interaction, name: str, game: str, preset: str, start: str) -> None:
    """Show the panel for a new tournament in this channel."""
    await acknowledge(interaction)
    need_server(interaction)
    context = context_of(interaction)
    await need_organiser(context)
    shown = visible(name)[:NAME_LENGTH].replace(":", COLON)
    if not shown:
        raise Refusal("tournament-no-name")
    draft = Draft.of(*game_and_preset(context.texts, game, preset))
    zone_name, now = await _zone(interaction), interaction.created_at.timestamp()
    if start:
        draft = draft._replace(start=read_start(start, now, zone(zone_name))).fitted()
    await show(interaction, draft_message(context.texts, draft, shown, zone_name, now, more=False))


async def _press_draft(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Change a choice of the panel, or announce the tournament."""
    await acknowledge(interaction, anew=False)
    need_server(interaction)
    context = context_of(interaction)
    await need_organiser(context)
    zone_name, now = await _zone(interaction), interaction.created_at.timestamp()
    with reading():
        _, field, code, name = press.what.split(".", 3)
        draft = Draft.read(code)
        if field in (*_FIELDS, *_MORE, "preset", "game"):
            draft = draft._replace(**{"preset" if field == "game" else field: int(values[0])}).checked().fitted()
    if field == "open":
        await _announce(interaction, draft, name, zone_name)
        return
    more = field in _MORE or field == "more"
    await edit(interaction, draft_message(context.texts, draft, name, zone_name, now, more=more))


async def _announce(interaction: Interaction, draft: Draft, name: str, zone_name: str) -> None:
    """Announce the tournament in this channel, once however often the button is pressed."""
    context = context_of(interaction)
    await context.need_opener()
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("no-threads-here")
    if lacking := missing(interaction.app_permissions, in_thread=False):
        raise Refusal("bot-may-not", permission=lacking)
    assert interaction.guild_id and interaction.channel_id and interaction.message
    if not context.services.deduplicator.begin(interaction.message.id):
        return
    try:
        config = draft.config(name, zone_name)
        state = await context.host.tournaments.new(
            interaction.guild_id, interaction.channel_id, await context.player(), config
        )
    except BaseException:
        context.services.deduplicator.give_up(interaction.message.id)
        raise
    posts = context.services.feature(TournamentPosts)
    await posts.settled(state.tournament.id)
    starts_at = shown_moment(config.starts_at, "f") if config.starts_at else ""
    said = [context.texts.say("done-tournament-new", name=tournament_name(name), starts=starts_at or "hand")]
    if config.starts_at and not may_create_events(interaction.client, state.tournament):
        said.append(context.texts.say("tournament-no-event"))
    await edit(interaction, Layout(container(INK, ui.TextDisplay("\n".join(said)))))


async def _zone(interaction: Interaction) -> str:
    """Return the time zone of the server."""
    assert interaction.guild_id
    return (await context_of(interaction).host.servers.settings(interaction.guild_id)).daily_zone


HANDLERS: Mapping[str, Handler] = {DRAFT: _press_draft}
NAME = app_commands.Range[str, 1, NAME_LENGTH]
