"""An onlooker's private message: the table, the last moves and the score, from the public view alone."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot import limits
from bot.host.records.statistics import NO_CHANGES, RatingChanges
from bot.host.table.state import TableState
from bot.table.messages.absence import WATCH, outcome_lines
from bot.table.messages.endings import is_over, match_line, replay_button, result_lines, totals_line
from bot.table.messages.reactions import reaction_buttons, reaction_line, reactions_line
from bot.table.messages.table import table_gallery, table_heading
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import FELT, Control, Layout, Picture, button, clip, container, phone_rows
from bot.ui.custom_ids import Press
from bot.ui.names import people
from data.store import Status
from engine.view import View

REACT_WATCHING = "watch-react"
"""The word of the presses that react to a move; the place of the reaction follows."""
OPEN_HANDS = "film-open"
"""The word of the press that shows all hands of the last finished round, if everybody has agreed to that."""
_OVER = (Status.FINISHED, Status.CLOSED)


def is_done(state: TableState) -> bool:
    """Return whether there is nothing more to watch at a table."""
    return state.status in _OVER


def watching_message(
    texts: Texts,
    state: TableState,
    picture: Picture | None,
    *,
    until: int,
    expired: bool = False,
    reacts: int | None = None,
    changes: RatingChanges = NO_CHANGES,
) -> ui.LayoutView:
    """Return a begun table as an onlooker sees it, kept up to date ``until`` a time, or ``expired``.

    It is made from the public view alone, so it reveals no secret. ``reacts`` is the number of a person who may
    react to the last move. ``changes`` are those of ratings.
    """
    texts, view = texts.of(state.game), state.view(None)
    assert view is not None
    box = container(FELT, ui.TextDisplay(table_heading(texts, state, view)))
    if picture:
        box.add_item(table_gallery(texts, state, picture, changes))
    lines = _lines(texts, state, view, changes, described=picture is None)
    if not is_done(state):
        lines.append("-# " + texts.say("watching-stopped" if expired else "watching", until=f"<t:{until}:t>"))
    if told := "\n".join(filter(None, lines)):
        box.add_item(ui.TextDisplay(clip(told, limits.CONTENT)))
    for row in phone_rows(_buttons(texts, state, view, expired=expired)):
        box.add_item(row)
    if reacts is not None:
        box.add_item(ui.TextDisplay(reaction_line(texts, state, people(state, texts))))
        box.add_item(ui.ActionRow(*reaction_buttons(state, reacts, REACT_WATCHING)))
    return Layout(box)


def _lines(texts: Texts, state: TableState, view: View, changes: RatingChanges, *, described: bool) -> list[str]:
    seated = people(state, texts)
    if is_over(view):
        return result_lines(texts, state, view, seated, described=described, changes=changes)
    return [
        sentences.table_alt(texts, view, seated) if described else "",
        sentences.recent_events(texts, state, seated, None),
        reactions_line(texts, state, seated),
        *outcome_lines(texts, state, seated),
        sentences.standing_line(texts, state, view, seated),
        texts.say("watching-score", totals=totals_line(texts, view, seated)),
        match_line(texts, state, seated),
    ]


def _buttons(texts: Texts, state: TableState, view: View, *, expired: bool) -> list[Control]:
    """Return what an onlooker can press. After the game there is nothing."""
    if is_done(state):
        return []
    style = ButtonStyle.primary if expired else ButtonStyle.secondary
    label = texts.say("button-watching-on" if expired else "button-watching-refresh")
    return [
        button(Press.at(state, WATCH), label, style),
        *([_last_round_button(texts, state)] if view.scores else []),
        button(Press.at(state, "rules"), texts.say("button-rules")),
    ]


def _last_round_button(texts: Texts, state: TableState) -> Control:
    """Return the button that shows the last finished round: with all hands if everybody has agreed to it."""
    if not state.opens_hands_to(None):
        return replay_button(texts, state)
    return button(Press.at(state, OPEN_HANDS), texts.say("button-open-hands"))
