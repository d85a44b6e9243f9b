"""The message of a board: a picture of some rows and of the asker's own, words beside it, and the ways to others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.stored_types import ALL, PEOPLE, Extreme, HighScore, Player
from bot.host.records.boards import BOARDS, PAGE_SIZE, PERIODS, Board, BoardQuery, RatedRow
from bot.host.records.boards import BoardRow as Found
from bot.messages.controls import Control, button, clip, select
from bot.messages.custom_ids import Press
from bot.messages.layout import INK, Layout, container, gallery
from bot.messages.names import isolated, literal, visible
from bot.messages.uploads import Picture
from bot.texts import Texts
from engine.games import GAMES
from engine.players import LEVELS
from render import Row

_SEASONS = 20
"""How many seasons that are over can be chosen."""
_HERE, _ALL = "here", "all"
_COLUMNS = {
    "league": (("played", "won", "lost", "for", "against", "average"), 1),
    "rating": (("rating", "uncertainty", "games"), 0),
    "scores": (("for", "against", "margin"), 2),
    "fame": (("record",), 0),
}
"""The columns of each board, and by which of them it goes."""


class Sheet(NamedTuple):
    """A board in words and figures: see :func:`render.draw_board`."""

    title: str
    subtitle: str
    columns: Sequence[str]
    rows: Sequence[Row]
    own: Row | None
    by: int
    note: str = ""


def written(query: BoardQuery) -> tuple[str, str]:
    """A board as the custom ids of its message say it: what stands in the place of a table, and what of a press."""
    where = _ALL if query.everywhere else _HERE
    return f"{query.game}.{query.preset}.{query.against}", f"{query.board}.{query.period}.{where}"


def query_of(press: Press) -> BoardQuery | None:
    """The board that a press on its message means; nothing for one that there is not."""
    match press.table.split("."), press.arguments:
        case [game, preset, against], [board, period, where]:
            query = BoardQuery(game, board, preset, against, period, where == _ALL)
            return query if known(query) else None
    return None


def known(query: BoardQuery) -> bool:
    """Whether there is such a board; which seasons there are is for the host to say."""
    return (
        query.game in GAMES
        and query.preset in ("", *GAMES[query.game].presets)
        and query.against in (ALL, PEOPLE, *LEVELS)
        and query.board in BOARDS
        and (query.period in PERIODS or query.period.isdecimal())
    )


def called(say: Texts, players: Mapping[int, Player], number: int) -> str:
    """The name of a player, plain; of one who was forgotten that they were one."""
    player = players.get(number)
    return (visible(player.name) if player else "") or say.say("name-forgotten")


def day(at: float) -> str:
    """A date, as everybody reads it."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"


def game_called(say: Texts, game: str, preset: str) -> str:
    """What a game is called, with its preset or with all of them."""
    return say.called(game, preset) if preset else say.say(f"game-{game}")


def sheet(say: Texts, board: Board) -> Sheet:
    """A board in words and figures."""
    query = board.query
    columns, by = _COLUMNS[query.board]
    rows = [_row(say, board, row) for row in board.rows]
    own = None
    if board.own:
        own = rows[list(board.rows).index(board.own)] if board.own in board.rows else _row(say, board, board.own)
    return Sheet(
        say.say(f"board-{query.board}"),
        " · ".join(
            (
                say.say("board-everywhere" if query.everywhere else "board-here"),
                game_called(say, query.game, query.preset),
                _against(say, query.against),
                _period(say, query.period),
            )
        ),
        [say.say(f"column-{column}") for column in columns],
        rows,
        own,
        by,
        _which(say, board),
    )


def board_message(say: Texts, board: Board, told: Sheet, picture: Picture | None, *, in_server: bool) -> ui.LayoutView:
    """The message of a board; ``in_server`` it may be the server's or everybody's."""
    box = container(INK)
    lines = [f"### {told.title}", f"-# {told.subtitle}", _standing(say, board, told)]
    if picture is None:
        lines += [_told(say, told, row, literal) for row in _shown(told)]
        if not told.rows and not board.waiting:
            lines.append(say.say("board-empty"))
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, lines)), limits.CONTENT)))
    if picture:
        box.add_item(gallery(picture, _alt(say, board, told)))
    for chooser in _choosers(say, board):
        box.add_item(ui.ActionRow(chooser))
    if ways := _ways(say, board, in_server):
        box.add_item(ui.ActionRow(*ways))
    return Layout(box)


def _shown(told: Sheet) -> list[Row]:
    """The rows that a picture of it has."""
    return [*told.rows, *([told.own] if told.own and all(row is not told.own for row in told.rows) else [])]


def _row(say: Texts, board: Board, row: Found, *, brief: bool = False) -> Row:
    """A row; ``brief`` for one whose detail says no more than who it is."""

    def together(players: Sequence[int]) -> str:
        return " & ".join(called(say, board.players, number) for number in players)

    match row:
        case Extreme():
            message = f"most-{row.feat}" if row.feat else f"fame-{row.kind}"
            detail = together(row.players) if brief else f"{day(row.at)} · {together(row.players)}"
            return Row(say.say(message), (row.value,), detail=detail)
        case HighScore():
            preset = say.called(board.query.game, row.preset)
            met = say.say("board-met", level=row.level) if row.level else say.say("against-people")
            detail = "" if brief else f"{preset} · {met} · {day(row.at)}"
            return Row(together(row.players), (row.points, row.against, row.margin), row.rank, detail)
        case RatedRow():
            name = say.say("computer", level=row.level, number=0) if row.player is None else together((row.player,))
            figures = (f"{row.rating.shown:.1f}", f"{row.rating.sigma:.1f}", row.rating.games)
            mark = say.say("rating-provisional") if row.rating.provisional else ""
            return Row(name, _minus(figures), row.rank, mark=mark)
    counted = (row.games, row.won, row.lost, row.points, row.against, round(row.average))
    return Row(together((row.player,)), counted, row.rank)


def _minus(figures: tuple[int | str, ...]) -> tuple[int | str, ...]:
    return tuple(figure.replace("-", "\N{MINUS SIGN}") if isinstance(figure, str) else figure for figure in figures)


def _alt(say: Texts, board: Board, told: Sheet) -> str:
    """A board's picture in words. Where not all of it fits, every row is told in short, and then with one figure alone
    and what there is room for of its detail.
    """

    def described(rows: Sequence[Row], columns: Sequence[str] = told.columns) -> str:
        return " ".join(_told(say, told._replace(columns=columns), row, isolated) for row in rows)

    most, one = limits.MEDIA_DESCRIPTION, slice(told.by, told.by + 1)
    if len(whole := described(_shown(told))) <= most:
        return whole or say.say("board-empty")
    apart = [board.own] if board.own and board.own not in board.rows else []
    short = [_row(say, board, row, brief=True) for row in [*board.rows, *apart]]
    if len(brief := described(short)) <= most:
        return brief
    column = told.columns[one]
    bare = [replace(row, figures=row.figures[one], detail="") for row in short]
    room = (most - len(described(bare, column))) // len(bare) - len(" ()")
    details = [clip(row.detail, room) if room > 0 else "" for row in short]
    cut = [replace(row, detail=detail) for row, detail in zip(bare, details, strict=True)]
    return clip(described(cut, column), most)


def _told(say: Texts, told: Sheet, row: Row, spelt: Callable[[str], str]) -> str:
    """A row as a sentence."""
    pairs = zip(told.columns, row.figures, strict=True)
    figures = ", ".join(say.say("board-figure", column=column, figure=figure) for column, figure in pairs)
    name = " ".join(filter(None, (spelt(row.name), row.detail and f"({spelt(row.detail)})", row.mark)))
    return say.say("board-row", rank=row.rank or 0, name=name, figures=figures)


def _standing(say: Texts, board: Board, told: Sheet) -> str:
    """Where the asker stands on a board that ranks people, once all games are counted."""
    if board.query.board == "fame":
        return ""
    if board.waiting:
        return uncounted_line(say, board.waiting)
    if board.own is None or told.own is None or told.own.rank is None:
        return say.say("board-not-on")
    return say.say("board-own", rank=told.own.rank, total=board.total, kind=board.query.board)


def uncounted_line(say: Texts, waiting: int) -> str:
    """That so many games are not counted yet in what is shown."""
    return say.say("board-waiting", games=waiting)


def _which(say: Texts, board: Board) -> str:
    """Which of a board's rows are shown, where that is not all."""
    if board.total <= len(board.rows):
        return ""
    return say.say("board-rows", first=board.first + 1, last=board.first + len(board.rows), total=board.total)


def _against(say: Texts, against: str) -> str:
    return say.say(f"against-{against}") if against in (ALL, PEOPLE) else say.say("board-met", level=against)


def _period(say: Texts, period: str) -> str:
    return say.say("period-numbered", number=int(period)) if period.isdecimal() else say.say(f"period-{period}")


def _choosers(say: Texts, board: Board) -> list[Control]:
    query = board.query
    table, rest = written(query)

    def chooser(which: str, options: Sequence[tuple[str, str]], chosen: str) -> Control:
        press = Press(table, 0, f"board-{which}.{rest}")
        return select(press, say.say(f"choose-{which}"), options[: limits.SELECT_OPTIONS], chosen=(chosen,))

    games = [
        (game_called(say, game, preset), f"{game}.{preset}")
        for game, rules in GAMES.items()
        for preset in ("", *rules.presets)
    ]
    periods = [*PERIODS]
    if board.seasons:
        periods += [str(season.number) for season in reversed(board.seasons[:-1])][:_SEASONS]
    else:
        periods.remove("season")
    period = query.period if query.period in periods else PERIODS[-1]
    return [
        chooser("board", [(say.say(f"board-{each}"), each) for each in BOARDS], query.board),
        chooser("game", games, f"{query.game}.{query.preset}"),
        chooser("against", [(_against(say, each), each) for each in (ALL, PEOPLE, *LEVELS)], query.against),
        chooser("period", [(_period(say, each), each) for each in periods], period),
    ]


def _ways(say: Texts, board: Board, in_server: bool) -> list[Control]:
    """To what is counted by now, to the rows before and after, and from the server's board to everywhere and back."""
    query, first = board.query, board.first
    table, rest = written(query)
    found = []
    if board.waiting:
        found.append(button(Press(table, first, f"board.{rest}"), say.say("button-look"), ButtonStyle.primary))
    if first > 0:
        found.append(button(Press(table, max(0, first - PAGE_SIZE), f"board.{rest}"), say.say("button-previous")))
    if first + len(board.rows) < board.total:
        found.append(button(Press(table, first + PAGE_SIZE, f"board.{rest}"), say.say("button-more")))
    if in_server:
        press = Press(table, 0, f"board-where.{rest}")
        found.append(button(press, say.say("board-here" if query.everywhere else "board-everywhere")))
    return found
