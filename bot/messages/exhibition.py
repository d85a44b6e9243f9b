"""What a table shows where computers play each other: how the series stands, and the buttons that lead it."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
from bot.host.play.pacing import SPEEDS, Pacing
from bot.host.table.state import TableState
from bot.messages.controls import Control, button
from bot.messages.custom_ids import Press
from bot.messages.layout import gallery
from bot.messages.names import plain
from bot.messages.uploads import Picture
from bot.texts import People, Texts
from engine.types import Seat

WATCHED = 8
"""The most steps that are told: at every pace the buttons stay where they are, and near the pictures."""


def exhibition_lines(say: Texts, state: TableState, pacing: Pacing | None, seated: People) -> list[str]:
    """What is played, how the series stands with this game so far, and how it goes on; nothing where people play."""
    shown, view = state.exhibition, state.view(None)
    if shown is None or view is None:
        return []
    so_far = shown.after(view.totals, view.winners)
    live = "yes" if state.live else "no"
    lines = [say.say("exhibition", live=live, number=shown.number, games=shown.games)]
    lines += [
        say.say("exhibition-side", seated, side=side, wins=wins, points=points)
        for side, (wins, points) in enumerate(zip(so_far.wins, so_far.points, strict=True))
    ]
    if state.live:
        rate, how = (pacing or Pacing()).rate, "runs" if pacing and pacing.running else "waits"
        lines.append(say.say(f"exhibition-{how}", steps=rate.steps, seconds=rate.seconds))
    return lines


def exhibition_buttons(say: Texts, state: TableState, pacing: Pacing | None, *, followed: bool) -> list[Control]:
    """What leads an exhibition, and after a game what begins the next, until it has begun."""

    def lead(word: str, *, disabled: bool = False) -> Control:
        style = ButtonStyle.primary if word in ("run", "pause", "next") else ButtonStyle.secondary
        press = Press(state.id, state.revision, f"watch-{word}")
        return button(press, say.say(f"button-watch-{word}"), style, disabled=disabled)

    pacing = pacing or Pacing()
    if state.live:
        return [
            lead("pause" if pacing.running else "run"),
            lead("step", disabled=pacing.running),
            lead("slower", disabled=pacing.speed == 0),
            lead("faster", disabled=pacing.speed == len(SPEEDS) - 1),
            lead("stop"),
        ]
    reveal = [button(Press(state.id, state.revision, "reveal"), say.say("button-reveal"))] if state.revealed else []
    ends = followed or state.exhibition is None or state.exhibition.is_last or state.status is not Status.FINISHED
    return reveal if ends else [*reveal, lead("next")]


def shown_hand(state: TableState) -> Seat | None:
    """Whose hand is shown: that of who is to play, where hands are open."""
    view = state.view(None)
    if not (state.exhibition and state.exhibition.open_hands and state.live and view) or view.phase == "scored":
        return None
    return next(iter(view.to_act), None)


def hand_gallery(say: Texts, state: TableState, seat: Seat, picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
    """An open hand, with its cards in words."""
    cards = state.views[seat].hand
    alt = say.say("film-hand", plain(state, say), seat=seat, cards=cards, count=len(cards))
    return gallery(picture, alt)
