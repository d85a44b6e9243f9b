"""Opening a table: ``/play``, ``/table new``, and the press that opens it in a thread where needed.

``/play`` also plays a card, in the games that have this kind of action: the typed text names either a game or a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, Self, TypeAlias, get_args

from discord import app_commands

from bot import limits
from bot.host.lobby.new_table import with_terms
from bot.host.model.settings import ServerSettings
from bot.host.model.setup import MatchLength, Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import TABLE, answer_with_link, game_choices, known_choices, need_server, preset_choices
from bot.table.context import Context, context_of
from bot.table.play_commands import START, play, suggest, typed_cards
from bot.table.threads import offer_thread, open_in_thread
from bot.table.typed_actions import begins_with_card, seat_counts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized, localized_setting
from bot.ui.custom_ids import Press, number, reading
from bot.ui.game_names import Known, find_game, game_and_preset, is_name, known_games, matching
from bot.ui.replies import Handler, Interaction, acknowledge, offer, reader_texts
from data.store import Player
from engine.games import GAMES, game_with
from engine.players import LEVELS

THREAD = "thread"
"""The word of the press that opens the table in a thread."""
_LENGTHS = get_args(MatchLength)
Choice: TypeAlias = app_commands.Choice[str]
_SEATS = sorted({count for rules in GAMES.values() for count in rules.seat_counts})


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

    state = await open_in_thread(interaction, (request.game, request.preset), open_there, "done-opened")
    if state:
        await context.seated(state, player)


HANDLERS: Mapping[str, Handler] = {THREAD: _handle}


@app_commands.command(name=START, description=localized("command-play"))
@app_commands.describe(what=localized("argument-play"))
async def _play(interaction: Interaction, what: str) -> None:
    texts = reader_texts(interaction)
    if begins_with_card(texts, what) and not is_name(texts, what):
        await play(interaction, START, what)
        return
    await acknowledge(interaction)
    try:
        known = find_game(texts, what)
    except Refusal as refusal:
        raise Refusal("neither-card-nor-game", **refusal.note.values) from refusal
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    await start_usual(interaction, known)


@_play.autocomplete("what")
async def _suggested(interaction: Interaction, typed: str) -> list[Choice]:
    """Return cards that can be played now, then games."""
    texts = reader_texts(interaction)
    games = known_choices(matching(known_games(texts), texts, typed))
    return [*await offer(suggest(interaction, START, typed_cards(START, typed))), *games][: limits.CHOICES]


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/play``."""
    allow_direct_messages(_play)
    yield _play


def _term(name: str) -> list[app_commands.Choice[str]]:
    """Return the choices for a term."""
    values = get_args(Terms.model_fields[name].annotation)
    return [app_commands.Choice(name=localized_setting(name, value), value=value) for value in values]


@TABLE.command(name="new", description=localized("command-table-new"))
@app_commands.describe(
    game=localized("argument-game"),
    preset=localized("argument-preset"),
    seats=localized("argument-seats"),
    open_to=localized("argument-open_to"),
    pace=localized("argument-pace"),
    turn=localized("argument-turn"),
    late=localized("argument-late"),
    match=localized("argument-match"),
    computers=localized("argument-computers"),
    aggression=localized("argument-aggression"),
    practice=localized("argument-practice"),
    deals=localized("argument-deals"),
)
@app_commands.choices(open_to=_term("access"), pace=_term("pace"), late=_term("late"), computers=_term("computers"))
@app_commands.choices(match=_term("match"))
async def new(
    interaction: Interaction,
    *,
    game: str = "",
    preset: str = "",
    seats: app_commands.Range[int, _SEATS[0], _SEATS[-1]] | None = None,
    open_to: str | None = None,
    pace: str | None = None,
    turn: app_commands.Range[int, 1] | None = None,
    late: str | None = None,
    match: str | None = None,
    computers: str | None = None,
    aggression: app_commands.Range[int, 0, 100] | None = None,
    practice: bool = False,
    deals: app_commands.Range[int, 1, 100] | None = None,
) -> None:
    """Open a table in this channel, or offer a thread if the channel already has one."""
    need_server(interaction)
    await acknowledge(interaction)
    context = context_of(interaction)
    context.need_showable()
    given = {"access": open_to, "pace": pace, "turn": turn, "late": late, "match": match}
    given |= {"computers": computers, "aggression": aggression}
    usual = await context.need_opener()
    terms = with_terms(usual.terms, {name: value for name, value in given.items() if value is not None})
    game, preset = game_and_preset(context.texts, game, preset)
    preset = preset or usual.preset_of(game, seats or 0)
    request = TableRequest(game or game_with(preset), preset, seats or 0, deals or 0, terms, practice)
    await open_here(interaction, request)


async def start_usual(interaction: Interaction, known: Known) -> None:
    """Open a table for a game with the server's usual settings, as ``/table new`` does."""
    context = context_of(interaction)
    context.need_showable()
    usual = await context.need_opener()
    await open_here(interaction, TableRequest.usual(usual, known.game, known.preset))


new.autocomplete("game")(game_choices)
new.autocomplete("preset")(preset_choices)


@new.autocomplete("seats")
async def _seat_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the numbers of seats that the chosen preset allows."""
    game, preset = (str(getattr(interaction.namespace, name, None) or "") for name in ("game", "preset"))
    with suppress(Refusal):
        game, preset = game_and_preset(reader_texts(interaction), game, preset)
    return [app_commands.Choice(name=str(count), value=count) for count in seat_counts(game, preset)]
