"""The public message of a table: the lobby, the game, the ended game, an exhibition, or the tutorial's guided round."""

from __future__ import annotations

from typing import NamedTuple

from discord import ButtonStyle, ui

from bot.host.model.series import FASTEST, Exhibition
from bot.host.records.statistics import NO_CHANGES, RatingChanges
from bot.host.table.state import TableState
from bot.table.messages.absence import (
    away_buttons,
    away_lines,
    closing_buttons,
    closing_line,
    moving_buttons,
    moving_line,
    outcome_lines,
    panel_button,
    pausing_buttons,
    pausing_line,
    time_line,
)
from bot.table.messages.choices import choice_label
from bot.table.messages.endings import (
    end_buttons,
    is_over,
    look_back_buttons,
    match_line,
    replay_buttons,
    result_alt,
    result_lines,
    result_title,
)
from bot.table.messages.feature_buttons import fair_deal_button, fingerprint_line, unranked_line
from bot.table.messages.lobby import lobby_alt, lobby_selects, lobby_text, lobby_title, open_table_buttons
from bot.table.messages.reactions import reactions_line
from bot.table.messages.taking_back import taking_back_buttons, taking_back_line
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import FELT, Control, Layout, Picture, button, clip, container, gallery, phone_rows, rows
from bot.ui.custom_ids import Press
from bot.ui.names import computer_labels, labelled_people, people, plain_people
from data.store import Status
from engine.study.contract import LEARNER
from engine.types import Action, Seat
from engine.view import View

_TEXT = 3000
"""The most characters of the longest text, well below the 4000 for all texts in a message."""


class Film(NamedTuple):
    """A short film of a big move, and its alt text."""

    picture: Picture
    alt: str


def table_message(
    texts: Texts,
    state: TableState,
    picture: Picture | None,
    *,
    film: Film | None = None,
    hand: Picture | None = None,
    followed: bool = False,
    changes: RatingChanges = NO_CHANGES,
) -> ui.LayoutView:
    """Return the public message of a table. It is made from the public view alone, so it reveals no secret.

    ``film`` is shown below the table's picture. In an exhibition ``hand`` is the open hand. ``followed`` says whether
    the next game of a match or exhibition has begun. ``changes`` are those of ratings, which the picture shows.
    """
    texts, view = texts.of(state.game), state.view(None)
    box = container(FELT, ui.TextDisplay(table_heading(texts, state, view)))
    if picture:
        box.add_item(table_gallery(texts, state, picture, changes))
    if film:
        box.add_item(gallery(film.picture, film.alt))
    if hand and (seat := open_hand_seat(state)) is not None:
        box.add_item(open_hand_gallery(texts, state, seat, hand))
    if text := _text(texts, state, view, changes, described=picture is None):
        box.add_item(ui.TextDisplay(clip(text, _TEXT)))
    controls = (
        exhibition_buttons(texts, state, state.exhibition, followed=followed)
        if state.exhibition
        else _buttons(texts, state, view, followed=followed)
    )
    laid_out = rows(controls) if view else [*phone_rows(controls), *lobby_selects(texts, state)]
    for row in laid_out:
        box.add_item(row)
    return Layout(box)


def table_gallery(
    texts: Texts, state: TableState, picture: Picture, changes: RatingChanges = NO_CHANGES
) -> ui.MediaGallery[ui.LayoutView]:
    """Return a table's picture, with its content in words as alt text."""
    view, seen = state.view(None), plain_people(state, texts)
    if view and is_over(view):
        return gallery(picture, result_alt(texts, state, view, changes))
    computers = computer_labels(state, texts)
    alt = sentences.table_alt(texts, view, seen, computers) if view else lobby_alt(texts, state)
    return gallery(picture, alt)


def table_heading(texts: Texts, state: TableState, view: View | None) -> str:
    """Return the heading of a table's message: the game, or its result."""
    if view is None:
        return "### " + lobby_title(texts, state)
    if is_over(view):
        return "### " + result_title(texts, state, view, people(state, texts))
    return "### " + texts.say("table-title", called=texts.called(state.game, state.preset), round=view.round)


def _text(texts: Texts, state: TableState, view: View | None, changes: RatingChanges, *, described: bool) -> str:
    seated = people(state, texts)
    if view is None:
        lines = lobby_text(texts, state, described=described)
    elif is_over(view):
        lines = result_lines(texts, state, view, seated, described=described, changes=changes)
    else:
        lines = [sentences.table_alt(texts, view, seated)] if described else []
        lines.append(sentences.recent_events(texts, state, seated, None))
        lines.append(reactions_line(texts, state, seated))
        lines += outcome_lines(texts, state, seated)
        if described or not state.live:  # the picture says who is to act
            lines.append(sentences.standing_line(texts, state, view, seated))
        lines += [time_line(texts, state), match_line(texts, state, seated)]
        if state.live and state.terms.hints and state.between_people:
            lines.append("-# " + texts.say("terms-hints"))
    early = (line(texts, state, seated) for line in (taking_back_line, closing_line, pausing_line, moving_line))
    lines += [*away_lines(texts, state, seated), *early]
    if view is not None and not view.winners:
        lines.append(unranked_line(texts, state))
    lines += exhibition_lines(texts, state)
    if view is None and state.live and state.deals is None:
        lines.append(fingerprint_line(texts, state))
    return "\n".join(filter(None, lines))


def _resume_button(texts: Texts, state: TableState) -> list[Control]:
    """Return the button that resumes a paused table in its channel."""
    if state.status is not Status.PAUSED or not state.resumable:
        return []
    return [button(Press.at(state, "resume"), texts.say("button-resume"), ButtonStyle.primary)]


def _buttons(texts: Texts, state: TableState, view: View | None, *, followed: bool) -> list[Control]:
    if not state.live:
        reveal = [fair_deal_button(texts, state)] if state.revealed else []
        return [*_resume_button(texts, state), *end_buttons(texts, state, followed=followed), *reveal]
    if view is None:
        return [*open_table_buttons(texts, state), *moving_buttons(texts, state)]
    asks = {verb.kind for verb in state.verbs if verb.takes_arguments}
    # While only computers are to act, nobody can press a verb.
    verbs = view.verbs if any(state.seats[seat].player is not None for seat in view.to_act) else ()
    controls = [
        button(
            Press.at(state, f"{'ask' if kind in asks else 'verb'}.{kind}"),
            texts.say(f"verb-{kind}"),
            ButtonStyle.secondary if number else ButtonStyle.primary,
        )
        for number, kind in enumerate(verbs)
    ]
    if not is_over(view):
        controls.append(button(Press.at(state, "hand"), texts.say("button-hand"), ButtonStyle.success))
    controls += [*taking_back_buttons(texts, state), *away_buttons(texts, state)]
    controls += [*closing_buttons(texts, state), *pausing_buttons(texts, state)]
    controls += moving_buttons(texts, state)
    if view.phase == "scored":
        controls += [*replay_buttons(texts, state), *([] if state.sealed else [fair_deal_button(texts, state)])]
    return [*controls, panel_button(texts, state)]


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


def guide_message(texts: Texts, state: TableState, table: Picture, hand: Picture) -> ui.LayoutView:
    """Return the message of a tutorial's table while the learner is being guided, in place of the usual one.

    The learner is alone at the table, so it may show their cards.
    """
    step, view = state.guide, state.views[LEARNER]
    assert step is not None
    called = texts.called(state.game, state.preset)
    box = container(FELT, ui.TextDisplay("### " + texts.say("tutorial-name", called=called)))
    box.add_item(table_gallery(texts, state, table))
    cards = texts.say("replay-hand", plain_people(state, texts), seat=LEARNER, cards=view.hand, count=len(view.hand))
    box.add_item(gallery(hand, cards))
    lesson = texts.note("guide", step.lesson, people(state, texts))
    if step.action:
        lesson = texts.say("guide-step", number=step.number, last=step.last) + "\n" + lesson
    box.add_item(ui.TextDisplay(lesson))
    for row in rows(_guided_buttons(texts, state, view, step.action)):
        box.add_item(row)
    return Layout(box)


def _guided_buttons(texts: Texts, state: TableState, view: View, action: Action | None) -> list[Control]:
    if action is None:
        return []
    choices = state.rules.presentation.choices(view, action.kind)
    chosen = (choice for choice in choices if choice.action == action and action.cards)
    labels = (choice_label(texts, view, choice, plain_people(state, texts)) for choice in chosen)
    label = next(labels, texts.say(f"verb-{action.kind}"))
    return [
        button(Press.at(state, "guide"), label, ButtonStyle.success),
        button(Press.at(state, "hand"), texts.say("guide-off")),
    ]
