"""``/assist autoplay``: exhibitions, where computers play each other, and the presses that control them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self, TypeAlias

from discord import app_commands

from bot.host.exhibitions import GAMES_AT_MOST
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import answer_with_link, game_choices, preset_choices
from bot.table.context import Context, context_of
from bot.table.threads import offer_thread, open_in_thread
from bot.ui.commands import level_choices, localized
from bot.ui.custom_ids import Press, number, reading
from bot.ui.game_names import game_and_preset
from bot.ui.replies import Handler, Interaction, acknowledge
from data.store import Player
from engine.games import GAMES, game_with
from engine.players import LEVELS

SHOW = "thread-watch"
"""The word of the press that opens an exhibition in a thread."""
_WORDS = ("run", "pause", "step", "slower", "faster", "stop", "next")
"""What the presses on an exhibition do."""
Command: TypeAlias = app_commands.Command[Any, ..., None]
_LEVELS = level_choices()
_SEATS = sorted({count for rules in GAMES.values() for count in rules.seat_counts})
_SIDES = ("first", "second", "third", "fourth", "fifth", "sixth")


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


async def _handle_show(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Open the exhibition in a new thread."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    request = ExhibitionRequest.read(press)
    await context.need_opener()

    async def open_there(channel_id: int) -> TableState:
        return await _open(context, interaction, request, channel_id)

    await open_in_thread(interaction, (request.game, request.preset), open_there, "done-exhibition")


async def _handle_control(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the presses that control an exhibition."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    context.need_showable(state)
    context.posts.pressed(state.id, interaction)
    try:
        await _control(interaction, context, state, player, press)
    finally:
        if interaction.message:
            await context.posts.delete_outdated(state.id, interaction.message)


async def _control(interaction: Interaction, context: Context, state: TableState, player: Player, press: Press) -> None:
    exhibitions = context.host.exhibitions
    may_manage = interaction.guild_id == state.guild_id and interaction.permissions.manage_guild
    match press.word.removeprefix("watch-"):
        case "run":
            await exhibitions.control(state.id, player, may_manage=may_manage, running=True)
        case "pause":
            await exhibitions.control(state.id, player, may_manage=may_manage, running=False)
        case "slower":
            await exhibitions.control(state.id, player, may_manage=may_manage, by=-1)
        case "faster":
            await exhibitions.control(state.id, player, may_manage=may_manage, by=1)
        case "step":
            await exhibitions.step(state.id, player, press.revision, may_manage=may_manage)
        case "stop":
            await context.host.lifecycle.close(state.id, player, may_manage=may_manage)
        case _:
            await exhibitions.begin_next_game(state.id, player, may_manage=may_manage)


async def _autoplay(
    interaction: Interaction,
    *,
    game: str = "",
    preset: str = "",
    seats: app_commands.Range[int, _SEATS[0], _SEATS[-1]] | None = None,
    first: str = "",
    second: str = "",
    third: str = "",
    fourth: str = "",
    fifth: str = "",
    sixth: str = "",
    games: app_commands.Range[int, 1, GAMES_AT_MOST] = 1,
    open_hands: bool = False,
) -> None:
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    await acknowledge(interaction)
    context = context_of(interaction)
    context.need_showable()
    usual = await context.need_opener()
    game, preset = game_and_preset(context.texts, game, preset)
    preset = preset or usual.preset_of(game, seats or 0)
    chosen = tuple(level or usual.terms.computers for level in (first, second, third, fourth, fifth, sixth))
    request = ExhibitionRequest(game or game_with(preset), preset, seats or 0, chosen, games, open_hands)
    await show_here(interaction, request)


def autoplay() -> Command:
    """Build the command."""
    asked = ("game", "preset", "seats", "games", "open_hands")
    described = {name: localized(f"argument-{name}") for name in asked}
    described |= {side: localized("argument-side", number=number) for number, side in enumerate(_SIDES, 1)}
    callback = app_commands.describe(**described)(_autoplay)
    callback = app_commands.choices(**dict.fromkeys(_SIDES, _LEVELS))(callback)
    said = localized("command-assist-autoplay")
    command: Command = app_commands.Command(name="autoplay", description=said, callback=callback)
    command.autocomplete("game")(game_choices)
    command.autocomplete("preset")(preset_choices)
    return command


HANDLERS: Mapping[str, Handler] = {
    SHOW: _handle_show,
    **dict.fromkeys((f"watch-{word}" for word in _WORDS), _handle_control),
}
