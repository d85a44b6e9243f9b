"""``/scores``: a table's game round by round, and lists of games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate

import discord
from discord import app_commands, ui

from bot.host.records.listings import GameScore, Participant
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.table.messages.endings import match_line, score_of, sheet_alt
from bot.texts import People, Texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import FELT, Layout, Picture, clip, container, gallery
from bot.ui.custom_ids import Press
from bot.ui.names import escaped, names, people, plain_people, visible
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player
from engine.view import View

_TEXT = 3500


def scores_message(title: str, lines: Iterable[str], *pictures: tuple[Picture, str]) -> ui.LayoutView:
    """Return a page of scores: pictures with alt texts, followed by lines."""
    box = container(FELT, ui.TextDisplay("### " + title))
    for picture, alt in pictures:
        box.add_item(gallery(picture, alt))
    if said := "\n".join(filter(None, lines)):
        box.add_item(ui.TextDisplay(clip(said, _TEXT)))
    return Layout(box)


def round_lines(texts: Texts, view: View, people: People) -> list[str]:
    """Return a game round by round: each side's points and running total."""
    points = [[sum(line.points for line in lines) for lines in score] for score in view.scores]
    totals = list(accumulate(points, lambda total, gained: [one + two for one, two in zip(total, gained, strict=True)]))
    return [
        texts.say(
            "scores-round",
            round=number,
            sides=texts.apart(
                texts.say("scores-side", people, side=side, points=gained, total=total)
                for side, (gained, total) in enumerate(zip(made, stood, strict=True))
            ),
        )
        for number, (made, stood) in enumerate(zip(points, totals, strict=True), 1)
    ]


def game_lines(texts: Texts, games: Sequence[GameScore]) -> list[str]:
    """Return the games one per line, newest first."""
    return [
        texts.say(
            "scores-game",
            date=f"<t:{int(game.at)}:d>",
            called=texts.called(game.game, game.preset),
            sides=texts.apart(
                texts.say(
                    "scores-game-won" if side.won else "scores-game-side",
                    players=escaped(player_names(texts, side.participants)),
                    points=side.points,
                )
                for side in game.sides
            )
            + _match_end(texts, game),
        )
        for game in games
    ]


def _match_end(texts: Texts, game: GameScore) -> str:
    """Return the result of the match that this game ended; empty if it ended none."""
    games = [side.match_games for side in game.sides if side.match_games is not None]
    return f" ({texts.say('scores-match-won', games=score_of(games))})" if games else ""


def player_names(texts: Texts, seated: Sequence[Participant]) -> str:
    """Return the names of a side's players, not escaped."""
    return texts.joined(
        [
            texts.say("computer", level=sitter.computer)
            if sitter.player is None
            else visible(sitter.name) or (f"#{sitter.player}" if sitter.name else texts.say("name-forgotten"))
            for sitter in seated
        ]
    )


async def show_rounds(interaction: Interaction, context: Context, state: TableState) -> None:
    """Show a game round by round to the person who asked. Refuses ``nothing-scored``."""
    view = state.view(None)
    if view is None or not view.scores:
        raise Refusal("nothing-scored")
    texts, seat = context.texts, state.seat_of((await context.player()).id)
    called, preferences = names(state, texts), state.preferences_of(seat)
    plain = plain_people(state, texts)
    drawing, alts = [], []
    ended = bool(view.winners and view.settled)
    if len(view.scores) > 1 or not ended:
        drawing.append(context.painter.scores(view, called, texts=texts, preferences=preferences))
        alts.append("\n".join(round_lines(texts, view, plain)))
    if ended:
        # The table shows the winner by then, so the last round's score sheet belongs here.
        drawing.append(context.painter.table(view, called, texts=texts, preferences=preferences))
        alts.append(sheet_alt(texts, view, plain))
    drawn = [(picture, alt) for picture, alt in zip(await asyncio.gather(*drawing), alts, strict=True) if picture]
    seated = people(state, texts)
    lines = [*([] if drawn else round_lines(texts, view, seated)), match_line(texts, state, seated)]
    title = texts.say("scores-rounds", called=texts.called(state.game, state.preset))
    await edit(interaction, scores_message(title, lines, *drawn), [picture for picture, _ in drawn])


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    await show_rounds(interaction, context, await context.table(press.table))


HANDLERS: Mapping[str, Handler] = {"scores": _handle}


@app_commands.command(name="rounds", description=localized("command-scores-rounds"))
async def _rounds(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await _table(interaction, context, player)
    await show_rounds(interaction, context, state)


@app_commands.command(name="games", description=localized("command-scores-games"))
@app_commands.describe(user=localized("argument-scores-user"))
async def _games(interaction: Interaction, user: discord.User | None = None) -> None:
    await acknowledge(interaction)
    context, guild = context_of(interaction), interaction.guild_id
    asker = await context.player()
    whose, seated = asker, list[int]()
    table = await context.table_in_channel() if user is None else None
    if table and table.seat_of(asker.id) is not None:
        context.at(table)
        seated = [row.player for row in table.seats if row.player is not None]
    # In direct messages nobody sees the games of others, which may be from servers that they are not in.
    if user and guild is not None:
        known = await context.host.people.find(user.id)
        if known is None:
            raise Refusal("no-games-of", player=visible(user.display_name))
        whose = known
    together = len(seated) > 1
    games = await context.host.history.games(guild, seated if together else [whose.id], only=together)
    if table and together:
        title = context.texts.say("scores-together", players=context.texts.joined(people(table, context.texts).names))
    else:
        title = context.texts.say("scores-games", player=escaped(visible(whose.name)))
    lines = game_lines(context.texts, games) or [context.texts.say("scores-none")]
    await edit(interaction, scores_message(title, lines))


async def _table(interaction: Interaction, context: Context, player: Player) -> TableState:
    """Return the table that the command refers to, or else the player's last one."""
    try:
        return await context.table_here(player)
    except Refusal:
        mine = await context.host.listings.newest(guild_id=interaction.guild_id, player=player)
        if mine is None:
            raise
        return await context.host.state(mine.id)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/scores``."""
    scores = app_commands.Group(name="scores", description=localized("command-scores"))
    scores.add_command(_rounds)
    scores.add_command(_games)
    allow_direct_messages(scores)
    yield scores
