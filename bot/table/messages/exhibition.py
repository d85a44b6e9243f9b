"""Exhibitions, where computers play each other: the state of the series, and the buttons that control it."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.series import FASTEST, Exhibition
from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.table.messages.endings import look_back_buttons
from bot.table.messages.feature_buttons import fair_deal_button
from bot.texts import Texts
from bot.ui.controls import Control, button
from bot.ui.custom_ids import Press
from bot.ui.layout import gallery
from bot.ui.names import labelled_people, plain_people
from bot.ui.uploads import Picture
from engine.types import Seat


def exhibition_lines(texts: Texts, state: TableState) -> list[str]:
    """Return the match, a series' standings including this game so far, and the pace; empty where people play."""
    exhibition, series, view = state.exhibition, state.series, state.view(None)
    if exhibition is None or series is None or view is None:
        return []
    seated = labelled_people(state, texts)
    so_far = series.after(view.totals, view.winners)
    lines = [texts.say("exhibition", live=state.live, number=series.number, games=series.games)]
    if series.games > 1:
        lines += [
            texts.say("exhibition-side", seated, side=side, wins=wins, points=points)
            for side, (wins, points) in enumerate(zip(so_far.wins, so_far.points, strict=True))
        ]
    if state.live:
        rate, how = exhibition.rate, "runs" if exhibition.running else "waits"
        lines.append(texts.say(f"exhibition-{how}", steps=rate.steps, seconds=rate.seconds))
    return lines


def exhibition_buttons(texts: Texts, state: TableState, exhibition: Exhibition, *, followed: bool) -> list[Control]:
    """Return the buttons that control an exhibition; after a game those that look back on it.

    The one that starts the next game comes first, unless that has ``followed``.
    """

    def control(word: str, *, disabled: bool = False) -> Control:
        style = ButtonStyle.primary if word in ("run", "pause", "next") else ButtonStyle.secondary
        press = Press.at(state, f"watch-{word}")
        return button(press, texts.say(f"button-watch-{word}"), style, disabled=disabled)

    if state.live:
        return [
            control("pause" if exhibition.running else "run"),
            control("step", disabled=exhibition.running),
            control("slower", disabled=exhibition.speed == 0),
            control("faster", disabled=exhibition.speed == FASTEST),
            control("stop"),
        ]
    ends = followed or state.series is None or state.series.is_last or state.status is not Status.FINISHED
    reveal = [fair_deal_button(texts, state)] if state.revealed else []
    return [*([] if ends else [control("next")]), *look_back_buttons(texts, state), *reveal]


def open_hand_seat(state: TableState) -> Seat | None:
    """Return the seat whose hand is shown: the one to play, if hands are open."""
    view = state.view(None)
    if not (state.exhibition and state.exhibition.open_hands and state.live and view) or view.phase == "scored":
        return None
    return next(iter(view.to_act), None)


def open_hand_gallery(texts: Texts, state: TableState, seat: Seat, picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
    """Return the picture of an open hand."""
    cards = state.views[seat].hand
    alt = texts.say("replay-hand", plain_people(state, texts), seat=seat, cards=cards, count=len(cards))
    return gallery(picture, alt)
