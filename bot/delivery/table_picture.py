"""The picture of a table."""

from __future__ import annotations

from bot.delivery.painter import Painter
from bot.host.model.preferences import Preferences
from bot.host.table.state import TableState
from bot.messages.names import names, plain_people, seat_labels
from bot.messages.table import lobby_lines, lobby_title
from bot.messages.uploads import Picture
from bot.texts import Texts
from engine.types import Seat


async def table_picture(
    painter: Painter, texts: Texts, state: TableState, preferences: Preferences, *, seat: Seat | None = None
) -> Picture | None:
    """The public picture of a table, in the style of these preferences; for a ``seat``, with its side nearest."""
    view = state.view(seat)
    if view is None:
        return await painter.lobby(
            names(state, texts), lobby_title(texts, state), lobby_lines(texts, state), preferences=preferences
        )
    told = state.recent[-1:] if view.phase not in ("scored", "won") else ()
    note = "".join(texts.event(event.seen_by(None), plain_people(state, texts)) for event in told)
    news = [event.seen_by(None) for event in state.news]
    return await painter.table(view, seat_labels(state, texts), note, news=news, preferences=preferences)
