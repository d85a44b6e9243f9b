"""Opening a table, and the press that opens it in a thread where the channel already has one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self, get_args

from bot.context import Context, context_of
from bot.host.model.server_settings import ServerSettings
from bot.host.model.stored_types import Player
from bot.host.model.terms import MatchLength, Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.presses.handler import Handler
from bot.presses.table_link import answer_with_link
from bot.presses.threads import offer_thread, open_in_thread
from bot.replies import Interaction, acknowledge
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
        """A table of a game with a server's usual settings."""
        preset = preset or settings.preset_of(game)
        return cls(game or game_with(preset), preset, 0, 0, settings.terms, practice=False)

    @classmethod
    def read(cls, press: Press) -> Self:
        """The request that a press carries. Refuses ``outdated`` if it is malformed."""
        try:
            game, preset, seats, deals, access, pace, turn, late, match, level, aggression, practice = press.arguments
            form = {"access": access, "pace": pace, "turn": int(turn), "late": late, "match": _LENGTHS[int(match)]}
            form |= {"computers": LEVELS[int(level)], "aggression": int(aggression)}
            return cls(game, preset, int(seats), int(deals), Terms.model_validate(form), practice == "1")
        except (ValueError, IndexError) as wrong:
            raise Refusal("outdated") from wrong


async def open_table(
    context: Context, interaction: Interaction, player: Player, request: TableRequest, channel: int
) -> TableState:
    """Opens a table in a channel of this server. Refuses as :meth:`bot.host.lobby.lobby.Lobby.open`."""
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
    """Opens a table in this channel, or offers a thread if the channel already has one."""
    context = context_of(interaction)
    player = await context.player()
    try:
        state = await open_table(context, interaction, player, request, interaction.channel_id or 0)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, request.what)
        return
    await answer_with_link(interaction, context, state, "done-opened")
    await context.seated(state, player)


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Opens the table in a new thread."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player, request = await context.player(), TableRequest.read(press)

    async def open_there(channel_id: int) -> TableState:
        return await open_table(context, interaction, player, request, channel_id)

    called = context.texts.called(request.game, request.preset)
    state = await open_in_thread(interaction, called, open_there, "done-opened")
    if state:
        await context.seated(state, player)


HANDLERS: Mapping[str, Handler] = {THREAD: _handle}
