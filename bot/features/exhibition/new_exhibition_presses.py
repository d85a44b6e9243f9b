"""Opening an exhibition, here or in a thread where the channel already has a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import answer_with_link
from bot.table.context import Context, context_of
from bot.table.threads import offer_thread, open_in_thread
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge
from engine.players import LEVELS

SHOW = "thread-watch"
"""The word of the press."""


class ExhibitionRequest(NamedTuple):
    """The settings of an exhibition to open. 0 seats mean the default; ``levels`` go by side."""

    game: str
    preset: str
    seats: int
    levels: tuple[str, ...]
    games: int
    open_hands: bool

    @property
    def what(self) -> str:
        """The request as the words of a press."""
        levels = "".join(str(LEVELS.index(level)) for level in self.levels)
        parts = (self.game, self.preset, self.seats, levels, self.games, int(self.open_hands))
        return ".".join(map(str, (SHOW, *parts)))

    @classmethod
    def read(cls, press: Press) -> Self:
        """Return the request that a press carries. Refuses ``outdated`` if it is malformed."""
        with reading():
            game, preset, seats, levels, games, hands = press.arguments
            return cls(
                game, preset, number(seats), tuple(LEVELS[number(each)] for each in levels), number(games), hands == "1"
            )


async def show_here(interaction: Interaction, request: ExhibitionRequest) -> None:
    """Open an exhibition in this channel, or offer a thread if the channel already has a table."""
    context = context_of(interaction)
    try:
        async with context.room_for_table():
            state = await _open(context, interaction, request, interaction.channel_id or 0)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, request.what)
        return
    await answer_with_link(interaction, context, state, "done-exhibition")


async def _open(context: Context, interaction: Interaction, request: ExhibitionRequest, channel_id: int) -> TableState:
    return await context.host.exhibitions.open(
        guild_id=interaction.guild_id or 0,
        channel_id=channel_id,
        host=await context.player(),
        game=request.game,
        preset=request.preset,
        seats=request.seats or None,
        levels=request.levels,
        games=request.games,
        open_hands=request.open_hands,
    )


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Open the exhibition in a new thread."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    request = ExhibitionRequest.read(press)
    await context.need_opener()

    async def open_there(channel_id: int) -> TableState:
        return await _open(context, interaction, request, channel_id)

    called = context.texts.called(request.game, request.preset)
    await open_in_thread(interaction, called, open_there, "done-exhibition")


HANDLERS: Mapping[str, Handler] = {SHOW: _handle}
