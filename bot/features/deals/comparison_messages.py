"""The comparison of how a numbered deal was played at several tables."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.features.scores.messages import player_names, scores_message
from bot.host.records.deals import Attempt, Comparison
from bot.texts import Texts
from bot.ui.components import Picture, button, rows
from bot.ui.custom_ids import Press
from bot.ui.names import escaped, isolated
from engine.types import Side
from render import MAX_ROWS, Row

_COLUMNS = 6
"""The most rounds with a column each. For longer games the number of rounds is shown."""


def comparison_title(texts: Texts, compared: Comparison) -> str:
    """Return the deal's number and rules."""
    rules = compared.rules
    called = texts.called(rules.game, rules.preset)
    return texts.say("deal-title", number=compared.deals, called=called, changed=len(rules.changed()))


def comparison_message(texts: Texts, compared: Comparison, side: Side, picture: Picture | None) -> ui.LayoutView:
    """Return the results with one side's cards of a numbered deal, best first, with buttons to the other sides."""
    attempts = compared.sides[side]
    lines = [_attempt_line(texts, place, attempt) for place, attempt in enumerate(attempts[:MAX_ROWS], 1)]
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
    return texts.say("deal-seats", count=len(seats), seats=", ".join(seats))


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
    return [*(columns if by_round else [texts.say("deal-rounds")]), texts.say("deal-total")], found[:MAX_ROWS], own


def _attempt_line(texts: Texts, place: int, attempt: Attempt) -> str:
    return texts.say(
        "deal-attempt",
        place=place,
        players=escaped(player_names(texts, attempt.participants)),
        total=attempt.total,
        rounds=", ".join(texts.say("setting-number", number=points) for points in attempt.rounds),
        marked=int(bool(_marks(texts, attempt))),
        marks=_marks(texts, attempt),
    )


def _marks(texts: Texts, attempt: Attempt) -> str:
    marks = {"practice": attempt.practice, "again": attempt.repeated, "unfinished": not attempt.over}
    return ", ".join(texts.say(f"deal-mark-{mark}") for mark, given in marks.items() if given)
