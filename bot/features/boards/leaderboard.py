"""Leaderboards: ``/leaderboard``, a public message with a picture, and the presses that turn to other boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from discord import ButtonStyle, app_commands, ui

from bot import limits
from bot.host.model.settings import Preferences
from bot.host.records.boards import BOARDS, DAILY_PERIODS, PAGE_SIZE, PERIODS, Asked, Board, BoardQuery, RatedRow
from bot.host.records.boards import BoardRow as Found
from bot.host.refusals import Refusal
from bot.table.commands import game_choices, preset_choices
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import INK, Control, Layout, Picture, button, clip, container, gallery, select
from bot.ui.custom_ids import Press
from bot.ui.game_names import GameOption, GameSelect, find_game, game_and_preset, game_selects
from bot.ui.names import date, escaped, isolated, visible
from bot.ui.permissions import Place, missing_to_post
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import ALL, PEOPLE, DailyStanding, Extreme, HighScore, PairStanding, Player
from engine.games import GAMES, game_with
from engine.players import LEVELS
from render import Row, Word

_SEASONS = 20
"""The most past seasons in the select."""
_HERE, _ALL = "here", "all"
_CHANGED = "+"
"""The suffix of the preset on a board for changed rules."""
_COLUMNS = {
    "league": (("played", "won", "lost", "for", "against", "average"), 1),
    "rating": (("rating", "uncertainty", "games"), 0),
    "scores": (("for", "against", "margin"), 2),
    "fame": (("record",), 0),
    "pairs": (("played", "won", "lost", "share"), 3),
    "daily": (("mean", "days", "won", "streak"), 0),
}
"""Each board's columns, and the index of the one it is sorted by."""
_CHANGES = ("board", "game", "games", "against", "period", "rules", "where", "filters")
"""What the presses on a board change."""
_OPEN = "open"
"""In the custom ids of a board whose filters are shown."""
Choice: TypeAlias = app_commands.Choice[str]
_BOARDS = [Choice(name=localized(f"board-{board}"), value=board) for board in BOARDS]
_AGAINST = [
    *(Choice(name=localized(f"against-{against}"), value=against) for against in (ALL, PEOPLE)),
    *(Choice(name=localized("board-met", level=level), value=level) for level in LEVELS),
]
_PERIODS = [Choice(name=localized(f"period-{period}"), value=period) for period in PERIODS]


class BoardTable(NamedTuple):
    """A board as text and figures, for :func:`render.draw_board`."""

    title: str
    subtitle: str
    columns: Sequence[str]
    rows: Sequence[Row]
    own: Row | None
    by: int
    note: str = ""


def custom_id_parts(query: BoardQuery, *, filters: bool = False) -> tuple[str, str]:
    """Return a board in the custom ids of its message: the table part, and the arguments of the press.

    ``filters`` says that they are shown.
    """
    where = _ALL if query.everywhere else _HERE
    preset = query.preset + _CHANGED * query.changed_rules
    game = "" if query.preset else query.game  # a preset tells its game, and both may be too long
    return (
        f"{game}.{preset}.{query.against}",
        f"{query.board}.{query.period}.{where}{f'.{_OPEN}' if filters else ''}",
    )


def query_of(press: Press) -> BoardQuery | None:
    """Return the board that a press on its message asks for; None if it does not exist."""
    match press.table.split("."), press.arguments:
        case [game, preset, against], [board, period, where, *_]:
            name, changed = preset.removesuffix(_CHANGED), preset.endswith(_CHANGED)
            query = BoardQuery(game or game_with(name), board, name, against, period, where == _ALL, changed)
            return query if query.exists else None
    return None


def player_name(texts: Texts, players: Mapping[int, Player], number: int) -> str:
    """Return a player's name without markup, or the words for an erased player."""
    player = players.get(number)
    return (visible(player.name) if player else "") or texts.say("name-forgotten")


def game_name(texts: Texts, game: str, preset: str) -> str:
    """Return the name of a game, or of one of its presets."""
    return texts.called(game, preset) if preset else texts.say(f"game-{game}")


def board_table(texts: Texts, board: Board) -> BoardTable:
    """Return a board as text and figures."""
    query = board.query
    columns, by = _COLUMNS[query.board]
    rows = [_row(texts, board, row) for row in board.rows]
    own = None
    if board.own:
        own = rows[list(board.rows).index(board.own)] if board.own in board.rows else _row(texts, board, board.own)
    games = [
        game_name(texts, query.game, query.preset),
        *([texts.say("board-changed-rules")] if query.changed_rules else []),
        _against(texts, query.against),
    ]
    return BoardTable(
        texts.say(f"board-{query.board}"),
        " · ".join(
            (
                texts.say("board-everywhere" if query.everywhere else "board-here"),
                *([] if query.board == "daily" else games),
                _period(texts, query.period),
            )
        ),
        [texts.say(f"column-{column}") for column in columns],
        rows,
        own,
        by,
        _row_range(texts, board),
    )


def board_message(
    texts: Texts,
    board: Board,
    table: BoardTable,
    picture: Picture | None,
    *,
    in_server: bool,
    filters: bool = False,
) -> ui.LayoutView:
    """Return the message of a board: below it, the select of boards and a row of buttons.

    ``in_server`` adds the switch between this server and everywhere, ``filters`` the selects of game, opponents and
    period.
    """
    box = container(INK)
    lines = [_own_rank(texts, board, table), _other_line(texts, board)]
    if picture is None:
        title, *rest = board_in_words(texts, board, table)
        lines = [title, *lines, *rest]
    else:
        box.add_item(gallery(picture, board_alt(texts, board, table)))
    if said := "\n".join(filter(None, lines)):
        box.add_item(ui.TextDisplay(clip(said, limits.CONTENT)))
    for chooser in _selects(texts, board, filters=filters):
        box.add_item(ui.ActionRow(chooser))
    box.add_item(ui.ActionRow(*_buttons(texts, board, in_server, filters=filters)))
    return Layout(box)


def board_in_words(texts: Texts, board: Board, table: BoardTable) -> list[str]:
    """Return a board without its picture: the title, and a line for each row, or one that says that there is none."""
    lines = [f"### {table.title}\n-# {table.subtitle}"]
    lines += [_row_text(texts, table, row, escaped) for row in _picture_rows(table)]
    return lines if table.rows or board.waiting else [*lines, _empty(texts, board)]


def _empty(texts: Texts, board: Board) -> str:
    """Return a line for a board without rows."""
    if board.query.board == "pairs":
        return texts.say("board-no-pairs", least=board.least)
    if board.query.board == "daily":
        return texts.say("board-no-daily", least=board.least)
    return texts.say("board-empty")


def _other_line(texts: Texts, board: Board) -> str:
    """Return a line about a board on which the asker has more games; empty if there is none."""
    if board.other is None:
        return ""
    its, games = board.other
    return texts.say("board-other", game=its.game, changed=its.changed_rules, games=games)


def _picture_rows(table: BoardTable) -> list[Row]:
    """Return the rows in the picture: the page, and the asker's own row if it is elsewhere."""
    return [*table.rows, *([table.own] if table.own and all(row is not table.own for row in table.rows) else [])]


def _row(texts: Texts, board: Board, row: Found, *, brief: bool = False) -> Row:
    """Return a row of the picture. ``brief`` leaves out dates, presets and opponents."""

    def together(players: Sequence[int]) -> str:
        return " & ".join(player_name(texts, board.players, number) for number in players)

    match row:
        case Extreme():
            message = f"most-{row.feat}" if row.feat else f"fame-{row.kind}"
            detail = together(row.players) if brief else f"{date(row.at)} · {together(row.players)}"
            return Row(texts.of(board.query.game).say(message), (row.value,), detail=detail)
        case HighScore():
            preset = texts.say(f"preset-{row.preset}")
            met = texts.say("board-met", level=row.level) if row.level else texts.say("against-people")
            detail = "" if brief else Word(f"{preset} · {met} · {date(row.at)}", f"{preset} · {met}")
            times = texts.say("board-times", times=row.times) if row.times > 1 else ""
            return Row(together(row.players), (row.points, row.against, row.margin), row.rank, detail, times)
        case RatedRow():
            name = texts.say("computer", level=row.level) if row.player is None else together((row.player,))
            figures = (texts.decimal(row.rating.shown), texts.decimal(row.rating.sigma), row.rating.games)
            mark = texts.say("rating-provisional") if row.rating.provisional else ""
            return Row(name, figures, row.rank, mark=mark)
        case PairStanding():
            share = texts.say("board-share", percent=round(100 * row.ratio))
            return Row(together(row.players), (row.games, row.won, row.lost, share), row.rank)
        case DailyStanding():
            mean = texts.say("board-mean", percent=row.mean)
            return Row(together((row.player,)), (mean, row.days, row.wins, row.streak), row.rank)
    counted = (row.games, row.won, row.lost, row.points, row.against, round(row.average))
    return Row(together((row.player,)), counted, row.rank)


def _with_minus_signs(figures: tuple[int | str, ...]) -> tuple[int | str, ...]:
    return tuple(figure.replace("-", "\N{MINUS SIGN}") if isinstance(figure, str) else figure for figure in figures)


def board_alt(texts: Texts, board: Board, table: BoardTable) -> str:
    """Return the picture's alt text: which board it is, and its rows; only the rows if there is no room for both."""
    rows = _rows_alt(texts, board, table, limits.MEDIA_DESCRIPTION)
    whole = f"{table.title} ({table.subtitle}). {rows}"
    return whole if len(whole) <= limits.MEDIA_DESCRIPTION else rows


def _rows_alt(texts: Texts, board: Board, table: BoardTable, most: int) -> str:
    """Return all rows in words. Rows that are too long are cut to one figure and a clipped detail."""

    def described(rows: Sequence[Row], columns: Sequence[str] = table.columns) -> str:
        return " ".join(_row_text(texts, table._replace(columns=columns), row, isolated) for row in rows)

    one = slice(table.by, table.by + 1)
    if len(whole := described(_picture_rows(table))) <= most:
        return whole or _empty(texts, board)
    apart = [board.own] if board.own and board.own not in board.rows else []
    short = [_row(texts, board, row, brief=True) for row in [*board.rows, *apart]]
    if len(brief := described(short)) <= most:
        return brief
    column = table.columns[one]
    bare = [replace(row, figures=row.figures[one], detail="") for row in short]
    room = (most - len(described(bare, column))) // len(bare) - len(" ()")
    details = [clip(row.detail, room) if room > 0 else "" for row in short]
    cut = [replace(row, detail=detail) for row, detail in zip(bare, details, strict=True)]
    return clip(described(cut, column), most)


def _row_text(texts: Texts, table: BoardTable, row: Row, spelt: Callable[[str], str]) -> str:
    """Return a row in words; ``spelt`` escapes names."""
    pairs = zip(table.columns, row.figures, strict=True)
    figures = texts.listed(texts.say("board-figure", column=column, figure=figure) for column, figure in pairs)
    name = " ".join(filter(None, (spelt(row.name), row.detail and f"({spelt(row.detail)})", row.mark)))
    return texts.say("board-row", rank=row.rank or 0, name=name, figures=figures)


def _own_rank(texts: Texts, board: Board, table: BoardTable) -> str:
    """Return the asker's rank, on boards that rank people."""
    if board.query.board == "fame":
        return ""
    if board.waiting:
        return uncounted_line(texts, board.waiting)
    if board.own is None or table.own is None or table.own.rank is None:
        if board.query.board == "pairs" and not board.hidden:
            return texts.say("board-no-pair-of-yours", least=board.least) if table.rows else ""
        if board.query.board == "daily" and not board.hidden:
            return texts.say("board-no-days-of-yours", least=board.least) if table.rows else ""
        return texts.say("board-hidden" if board.hidden else "board-not-on")
    return texts.say("board-own", rank=table.own.rank, total=board.total, kind=board.query.board)


def uncounted_line(texts: Texts, waiting: int) -> str:
    """Return a line with the number of games not counted yet."""
    return texts.say("board-waiting", games=waiting)


def _row_range(texts: Texts, board: Board) -> str:
    """Return a line on which rows are shown, if not all."""
    if board.total <= len(board.rows):
        return ""
    return texts.say("board-rows", first=board.first + 1, last=board.first + len(board.rows), total=board.total)


def _against(texts: Texts, against: str) -> str:
    return texts.say(f"against-{against}") if against in (ALL, PEOPLE) else texts.say("board-met", level=against)


def _period(texts: Texts, period: str) -> str:
    return texts.say("period-numbered", number=int(period)) if period.isdecimal() else texts.say(f"period-{period}")


def _selects(texts: Texts, board: Board, *, filters: bool) -> list[Control]:
    query = board.query
    table, rest = custom_id_parts(query, filters=filters)

    def press(which: str) -> Press:
        return Press(table, 0, f"board-{which}.{rest}")

    def chooser(which: str, options: Sequence[tuple[str, str]], chosen: str) -> Control:
        return select(press(which), texts.say(f"choose-{which}"), options, chosen=(chosen,))

    boards = chooser("board", [(texts.say(f"board-{each}"), each) for each in BOARDS], query.board)
    if not filters:
        return [boards]
    games: list[GameOption] = []
    for game, rules in GAMES.items():
        games.append(GameOption(game, texts.say("board-all-of", game=game), f"{game}."))
        games += [GameOption(game, texts.called(game, preset), f"{game}.{preset}") for preset in rules.presets]
    which = GameSelect(press("game"), press("games"), texts.say("choose-game"))
    periods = [*(DAILY_PERIODS if query.board == "daily" else PERIODS)]
    if board.seasons:
        periods += [str(season.number) for season in reversed(board.seasons[:-1])][:_SEASONS]
    else:
        periods.remove("season")
    period = query.period if query.period in periods else PERIODS[-1]
    spans = chooser("period", [(_period(texts, each), each) for each in periods], period)
    if query.board == "daily":
        return [boards, spans]
    return [
        boards,
        *game_selects(texts, which, games, f"{query.game}.{query.preset}"),
        chooser("against", [(_against(texts, each), each) for each in (ALL, PEOPLE, *LEVELS)], query.against),
        spans,
    ]


def _buttons(texts: Texts, board: Board, in_server: bool, *, filters: bool) -> list[Control]:
    """Return the buttons: refresh, other rows, the switch of servers, the filters, and with these that of the rules."""
    query, first = board.query, board.first
    table, rest = custom_id_parts(query, filters=filters)
    found = []
    if board.waiting:
        found.append(button(Press(table, first, f"board.{rest}"), texts.say("button-look"), ButtonStyle.primary))
    if first > 0 and not filters:
        found.append(button(Press(table, max(0, first - PAGE_SIZE), f"board.{rest}"), texts.say("button-previous")))
    if first + len(board.rows) < board.total and not filters:
        found.append(button(Press(table, first + PAGE_SIZE, f"board.{rest}"), texts.say("button-more")))
    if filters and query.board != "daily":
        rules = texts.say("button-preset-rules" if query.changed_rules else "button-changed-rules")
        found.append(button(Press(table, 0, f"board-rules.{rest}"), rules))
    if in_server:
        press = Press(table, 0, f"board-where.{rest}")
        found.append(button(press, texts.say("board-here" if query.everywhere else "board-everywhere")))
    label = texts.say("button-fewer-filters" if filters else "button-filters")
    return [*found, button(Press(table, first, f"board-filters.{rest}"), label)]


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Show another board: in the same message if it is the person's own, else privately."""
    await acknowledge(interaction, anew=not _is_own(interaction))
    query = query_of(press)
    filters = (_OPEN in press.arguments) != (press.word == "board-filters")
    if query is not None and press.word not in ("board", "board-filters"):
        query = _with_change(query, press.word.removeprefix("board-"), next(iter(values), ""))
    if query is None or not query.exists:
        raise Refusal("outdated")
    await show_board(interaction, query, press.revision, filters=filters)


async def show_board(interaction: Interaction, query: BoardQuery, first: int = 0, *, filters: bool = False) -> None:
    """Show a board from row ``first`` on, as the answer to the interaction."""
    context = context_of(interaction)
    player = await context.player()
    board = await context.host.boards.page(query, interaction.guild_id, player, first)
    table = board_table(context.texts, board)
    picture = None
    if table.rows or not board.waiting:
        picture = await context.painter.board(
            table.title,
            table.columns,
            table.rows,
            table.own,
            texts=context.texts,
            subtitle=table.subtitle,
            note=table.note,
            by=table.by,
            preferences=Preferences.read(player.settings),
        )
    in_server = interaction.guild_id is not None
    message = board_message(context.texts, board, table, picture, in_server=in_server, filters=filters)
    await edit(interaction, message, [picture] if picture else [])


def _with_change(query: BoardQuery, which: str, value: str) -> BoardQuery | None:
    match which:
        case "game" | "games":
            game, _, preset = value.partition(".")
            return replace(query, game=game, preset=preset)
        case "where":
            # Seasons belong to a server.
            period = "season" if query.period.isdecimal() or query.everywhere else query.period
            return replace(query, everywhere=not query.everywhere, period=period)
        case "rules":
            return replace(query, changed_rules=not query.changed_rules)
        case "board":
            return replace(query, board=value)
        case "against":
            return replace(query, against=value)
        case "period":
            return replace(query, period=value)
    return None


def _is_own(interaction: Interaction) -> bool:
    """Return whether the message answers a command of this person, or is visible to them alone."""
    message = interaction.message
    if message is None:
        return False
    by = message.interaction_metadata
    return message.flags.ephemeral or (by is not None and by.user.id == interaction.user.id)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("board", *(f"board-{which}" for which in _CHANGES)), _handle)


@app_commands.command(name="leaderboard", description=localized("command-leaderboard"))
@app_commands.describe(
    board=localized("argument-board"),
    game=localized("argument-board-game"),
    preset=localized("argument-board-preset"),
    against=localized("argument-board-against"),
    period=localized("argument-board-period"),
    everywhere=localized("argument-board-everywhere"),
)
@app_commands.choices(board=_BOARDS, against=_AGAINST, period=_PERIODS)
async def leaderboard(
    interaction: Interaction,
    *,
    board: str = BOARDS[0],
    game: str = "",
    preset: str = "",
    against: str = ALL,
    period: str = "",
    everywhere: bool | None = None,
) -> None:
    """Show a board: publicly, or only to those who may not write in this channel."""
    silent = interaction.guild_id is not None and bool(missing_to_post(Place.of(interaction)))
    await acknowledge(interaction, private=silent)
    texts = context_of(interaction).texts
    if game and not preset and find_game(texts, game).is_whole_game:
        game = find_game(texts, game).game
    else:
        game, preset = game_and_preset(texts, game, preset)
    usual = "" if game or preset else await _game_here(interaction)
    context = context_of(interaction)
    asked = Asked(board, game or (game_with(preset) if preset else ""), preset, against, period, everywhere, usual)
    query = await context.host.boards.opening(asked, interaction.guild_id, await context.player())
    if not query.exists:
        raise Refusal("no-such-board", preset=preset)
    await show_board(interaction, query)


async def _game_here(interaction: Interaction) -> str:
    """Return the game of the channel's newest table, or else the server's default game; empty for none."""
    if interaction.guild_id is None:
        return ""
    context = context_of(interaction)
    played = await context.host.listings.newest(channel_id=interaction.channel_id) if interaction.channel_id else None
    return played.game if played else game_with((await context.host.servers.settings(interaction.guild_id)).preset)


leaderboard.autocomplete("game")(game_choices)
leaderboard.autocomplete("preset")(preset_choices)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/leaderboard``."""
    allow_direct_messages(leaderboard)
    yield leaderboard
