"""Numbered deals, compared between tables, and fair deals: how secret cards are committed to, revealed and checked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui

from bot import limits
from bot.features.scores import player_names, scores_message
from bot.host.model.settings import Preferences
from bot.host.records.deals import LARGEST, Attempt, Comparison, DealCheck, best_of, check_file, is_day
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import TABLE, need_server, preset_choices
from bot.table.context import Context, context_of
from bot.table.presses import TablePress, on_table
from bot.texts import Texts
from bot.ui.commands import localized
from bot.ui.components import Picture, Upload, button, clip, rows
from bot.ui.custom_ids import Press, number, reading
from bot.ui.game_names import find_preset
from bot.ui.names import escaped, isolated
from bot.ui.permissions import may_see
from bot.ui.replies import Handler, Interaction, acknowledge, edit, send_file, tell
from bot.ui.sentences import deal_check_lines
from data.store import Status
from engine.deal import Noted
from engine.types import Side
from render import Row

_COLUMNS = 6
"""The most rounds with a column each. For longer games the number of rounds is shown."""
_SHOWN = 10
"""The most people of a comparison."""
_WORDS = 60
"""The most characters of a player's seed in the answer."""


def comparison_title(texts: Texts, compared: Comparison) -> str:
    """Return the deal's number and rules."""
    rules = compared.rules
    called = texts.called(rules.game, rules.preset)
    return texts.say("deal-title", number=compared.deals, called=called, changed=len(rules.changed()))


def comparison_message(texts: Texts, compared: Comparison, side: Side, picture: Picture | None) -> ui.LayoutView:
    """Return the results with one side's cards of a numbered deal, best first, with buttons to the other sides."""
    attempts = compared.sides[side]
    lines = [_attempt_line(texts, place, attempt) for place, attempt in enumerate(attempts[:_SHOWN], 1)]
    title = comparison_title(texts, compared)
    message = scores_message(
        title, [f"**{side_seats(texts, compared, side)}**", *lines], *([(picture, title)] if picture else [])
    )
    others = [
        button(
            Press(compared.table_id, 0, f"compare.{other}"),
            side_seats(texts, compared, other),
            ButtonStyle.primary if other == side else ButtonStyle.secondary,
            disabled=other == side or not compared.sides[other],
        )
        for other in range(len(compared.sides))
    ]
    for row in rows(others):
        message.add_item(row)
    return message


def side_seats(texts: Texts, compared: Comparison, side: Side) -> str:
    """Return the seats of a side, in words."""
    sides = compared.rules.sides(compared.seat_count)
    seats = [str(seat + 1) for seat, its in enumerate(sides) if its == side]
    return texts.say("deal-seats", count=len(seats), seats=texts.joined(seats))


def comparison_rows(
    texts: Texts, compared: Comparison, side: Side, player: int
) -> tuple[list[str], list[Row], Row | None]:
    """Return the picture's column titles and rows, and the row of ``player`` even if it is not among them."""
    attempts = compared.sides[side]
    most = max((len(attempt.rounds) for attempt in attempts), default=0)
    by_round = most <= _COLUMNS
    columns = [texts.say("deal-round", round=number + 1) for number in range(most)]
    found, own = [], None
    for rank, attempt in enumerate(attempts, 1):
        points: list[int | str] = [*attempt.rounds, *("" for _ in range(most - len(attempt.rounds)))]
        figures = (*(points if by_round else [len(attempt.rounds)]), attempt.total)
        name = isolated(player_names(texts, attempt.participants))
        found.append(Row(name, figures, rank if attempt.over else None, detail=_marks(texts, attempt)))
        if own is None and any(sitter.player == player for sitter in attempt.participants):
            own = found[-1]
    return [*(columns if by_round else [texts.say("deal-rounds")]), texts.say("deal-total")], found[:_SHOWN], own


def _attempt_line(texts: Texts, place: int, attempt: Attempt) -> str:
    return texts.say(
        "deal-attempt",
        place=place,
        players=escaped(player_names(texts, attempt.participants)),
        total=attempt.total,
        rounds=texts.listed(texts.say("setting-number", number=points) for points in attempt.rounds),
        marked=int(bool(_marks(texts, attempt))),
        marks=_marks(texts, attempt),
    )


def _marks(texts: Texts, attempt: Attempt) -> str:
    marks = {"practice": attempt.practice, "again": attempt.repeated, "unfinished": not attempt.over}
    return texts.listed(texts.say(f"deal-mark-{mark}") for mark, given in marks.items() if given)


def reveal_file(table_id: str, revealed: Mapping[str, Any]) -> Upload:
    """Return the file of a table's revealed deals."""
    return Upload.of(f"deal-{table_id}.json", json.dumps(revealed, indent=1).encode())


def fair_deal_lines(texts: Texts, state: TableState) -> list[str]:
    """Return the table's id, and its commitment with instructions."""
    return [texts.say("fair-deal-title", table=state.id), *sealed_lines(texts, state)]


def sealed_lines(texts: Texts, state: TableState) -> list[str]:
    """Return the commitment to the cards that are still secret; nothing once all of them are known."""
    view = state.view(None)
    if state.status in (Status.FINISHED, Status.CLOSED) and state.begun:
        return []
    round_ = 1 if view is None else view.round + (view.phase == "scored")
    # A round that was dealt again is committed under the number of its deal.
    noted = state.committed_deal if state.committed_deal != round_ else 0
    sealed = texts.say("fair-deal-sealed", round=round_, noted=noted, commitment=state.commitment)
    if view:
        return [sealed]
    return [sealed, texts.say("match-table-sealed" if state.fixed_rounds else "fair-deal-before")]


async def _compare(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    with reading():
        [side] = map(number, press.arguments)
    state = await context.table(press.table)
    await compare_deal(interaction, context, state.deals or 0, table_id=state.id, side=side)


async def compare_deal(
    interaction: Interaction,
    context: Context,
    number: int,
    *,
    preset: str = "",
    table_id: str = "",
    side: Side | None = None,
) -> None:
    """Compare how one side's cards of a numbered deal were played in this server; by default the asker's side."""
    player = await context.player()
    compared = await context.host.deal_comparisons.compare(
        interaction.guild_id or 0, number, preset=preset, table_id=table_id, viewer=player.id
    )
    if side is None or side >= len(compared.sides) or not compared.sides[side]:
        first = next(number for number, attempts in enumerate(compared.sides) if attempts)
        side = best_of(compared, player.id) or first
    columns, board, own = comparison_rows(context.texts, compared, side, player.id)
    title, subtitle = comparison_title(context.texts, compared), side_seats(context.texts, compared, side)
    preferences = Preferences.read(player.settings)
    picture = await context.painter.board(
        title, columns, board, own, texts=context.texts, subtitle=subtitle, by=len(columns) - 1, preferences=preferences
    )
    await edit(interaction, comparison_message(context.texts, compared, side, picture), [picture] if picture else [])


async def _show_proof(pressed: TablePress) -> None:
    """Tell anybody who can see the table its commitment, and send the secrets of the finished rounds as a file.

    Onlookers may have to wait for the file until the game is over: it tells all hands.
    """
    context, state = pressed.context, await pressed.table()
    lines = fair_deal_lines(context.texts, state)
    if not state.revealed:
        await tell(pressed.interaction, "\n".join(lines))
        return
    known = await context.host.people.find(pressed.interaction.user.id)
    if not state.opens_hands_to(known.id if known else None):
        await tell(pressed.interaction, "\n".join([*lines, context.texts.say("reveal-later")]))
        return
    file = reveal_file(state.id, await context.host.reveal(state.id))
    lines.append(context.texts.say("reveal-how", file=file.name))
    await send_file(pressed.interaction, "\n".join(lines), file)


@TABLE.command(name="deal", description=localized("command-table-deal"))
@app_commands.describe(number=localized("argument-deal-number"), preset=localized("argument-deal-preset"))
async def deal(interaction: Interaction, number: app_commands.Range[int, 1, 100], preset: str = "") -> None:
    """Compare how a numbered deal was played in this server."""
    need_server(interaction)
    await acknowledge(interaction)
    context = context_of(interaction)
    preset = find_preset(context.texts, preset).preset if preset else ""
    await compare_deal(interaction, context, number, preset=preset)


deal.autocomplete("preset")(preset_choices)


@TABLE.command(name="verify", description=localized("command-table-verify"))
@app_commands.describe(
    table=localized("argument-verify-table"),
    file=localized("argument-verify-file"),
    commitment=localized("argument-verify-commitment"),
    day=localized("argument-verify-day"),
)
async def verify(
    interaction: Interaction,
    table: str = "",
    file: discord.Attachment | None = None,
    commitment: str = "",
    day: str = "",
) -> None:
    """Check the finished deals of a table, of a file or of a day. Before these are over, show the commitment."""
    await acknowledge(interaction)
    context = context_of(interaction)
    noted, is_open = _parse_commitment(commitment), True
    sealed: list[str] = []
    of_day: Upload | None = None
    if file:
        written = await _read(file)
    elif day:
        sealed_day = await context.host.days.sealed(day.strip())
        if sealed_day.revealed is None:
            said = {"day": sealed_day.day, "commitment": sealed_day.commitment}
            await tell(interaction, context.texts.say("verify-day-sealed", **said))
            return
        of_day = reveal_file(sealed_day.day, sealed_day.revealed)
        written = of_day.data
    else:
        state = await _chosen_table(interaction, context, table.strip())
        if not state.revealed:
            await tell(interaction, "\n".join(fair_deal_lines(context.texts, state)))
            return
        sealed, is_open = sealed_lines(context.texts, state), state.opens_hands_to((await context.player()).id)
        written = reveal_file(state.id, await context.host.reveal(state.id)).data
    # In a thread: it takes up to a second, and a malicious file tries to make it longer.
    found = await asyncio.to_thread(check_file, written, noted)
    lines = deal_check_lines(context.texts, found)
    if not found.problems:
        lines += [
            # With these words and the seal of the next round, onlookers could deal a finished one again.
            _contribution_lines(context.texts, found) if is_open else "",
            context.texts.say("verify-proves" if noted else "verify-claims"),
        ]
        lines.append(context.texts.say("verify-day-how" if is_day(found.revealed) else "verify-cannot"))
    answer = clip("\n".join(filter(None, [*lines, *sealed])), limits.CONTENT)
    if of_day:
        await send_file(interaction, answer, of_day)
    else:
        await tell(interaction, answer)


def _parse_commitment(commitment: str) -> Noted | None:
    try:
        return Noted.parse(commitment) if commitment.strip() else None
    except ValueError as wrong:
        raise Refusal("no-commitment") from wrong


async def _read(file: discord.Attachment) -> bytes:
    if file.size > LARGEST:
        raise Refusal("file-too-large")
    return await file.read()


async def _chosen_table(interaction: Interaction, context: Context, table_id: str) -> TableState:
    """Return the named table, or else the channel's or the player's last one."""
    player = await context.player()
    if not table_id:
        if state := await context.table_in_channel():
            return state
        mine = await context.host.listings.newest(player=player)
        if mine is None:
            raise Refusal("no-table-here")
        table_id = mine.id
    state = await context.table(table_id)
    if state.seat_of(player.id) is None and not (
        interaction.guild_id == state.guild_id and await may_see(interaction, state.channel_id)
    ):
        raise Refusal("no-table")
    return state


def _contribution_lines(texts: Texts, found: DealCheck) -> str:
    """Return the seeds that the players contributed to the shuffle."""
    brought = [escaped(clip(words, _WORDS)) for words in found.revealed.get("players", ())]
    listed = [
        texts.say("verify-brought-seat", number=seat + 1, words=words) for seat, words in enumerate(brought) if words
    ]
    return texts.say("verify-brought", listed=texts.apart(listed)) if listed else ""


HANDLERS: Mapping[str, Handler] = {"compare": _compare, "reveal": on_table(_show_proof, answers_anew=True)}
