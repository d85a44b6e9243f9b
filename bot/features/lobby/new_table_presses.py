"""Opening a table, and the press that opens it in a thread where the channel already has one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self, get_args

from bot.host.model.settings import ServerSettings
from bot.host.model.setup import MatchLength, Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import answer_with_link
from bot.table.context import Context, context_of
from bot.table.threads import offer_thread, open_in_thread
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge
from data.store import Player
from engine.games import game_with
from engine.players import LEVELS

THREAD = "thread"
"""The word of the press."""
_LENGTHS = get_args(MatchLength)


class TableRequest(NamedTuple):
    """The settings of a table to open. 0 seats or deals mean the default."""

    game: str
    preset: str
    seats: int
    deals: int
    terms: Terms
    practice: bool

    @property
    def what(self) -> str:
        """The request as the words of a press."""
        terms = self.terms
        timing = (terms.access, terms.pace, terms.turn, terms.late, _LENGTHS.index(terms.match))
        computers = (LEVELS.index(terms.computers), terms.aggression)
        parts = (self.game, self.preset, self.seats, self.deals, *timing, *computers, int(self.practice))
        return ".".join(map(str, (THREAD, *parts)))

    @classmethod
    def usual(cls, settings: ServerSettings, game: str, preset: str = "") -> Self:
        """Return a table of a game with a server's usual settings."""
        preset = preset or settings.preset_of(game)
        return cls(game or game_with(preset), preset, 0, 0, settings.terms, practice=False)

    @classmethod
    def read(cls, press: Press) -> Self:
        """Return the request that a press carries. Refuses ``outdated`` if it is malformed."""
        with reading():
            game, preset, seats, deals, access, pace, turn, late, match, level, aggression, practice = press.arguments
            form = {
                "access": access,
                "pace": pace,
                "turn": number(turn),
                "late": late,
                "match": _LENGTHS[number(match)],
            }
            form |= {"computers": LEVELS[number(level)], "aggression": number(aggression)}
            return cls(game, preset, number(seats), number(deals), Terms.model_validate(form), practice == "1")


async def open_table(
    context: Context, interaction: Interaction, player: Player, request: TableRequest, channel: int
) -> TableState:
    """Open a table in a channel of this server. Refuses as :meth:`bot.host.lobby.lobby.Lobby.open`."""
    return await context.host.lobby.open(
        guild_id=interaction.guild_id or 0,
        channel_id=channel,
        host=player,
        game=request.game,
        preset=request.preset,
        seats=request.seats or None,
        deals=request.deals or None,
        terms=request.terms,
        practice=request.practice,
    )


async def open_here(interaction: Interaction, request: TableRequest) -> None:
    """Open a table in this channel, or offer a thread if the channel already has one."""
    context = context_of(interaction)
    player = await context.player()
    try:
        async with context.room_for_table():
            state = await open_table(context, interaction, player, request, interaction.channel_id or 0)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, request.what)
        return
    await answer_with_link(interaction, context, state, "done-opened")
    await context.seated(state, player)


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Open the table in a new thread."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player, request = await context.player(), TableRequest.read(press)
    await context.need_opener()

    async def open_there(channel_id: int) -> TableState:
        return await open_table(context, interaction, player, request, channel_id)

    called = context.texts.called(request.game, request.preset)
    state = await open_in_thread(interaction, called, open_there, "done-opened")
    if state:
        await context.seated(state, player)


HANDLERS: Mapping[str, Handler] = {THREAD: _handle}
