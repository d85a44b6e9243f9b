"""A player's private hand: its picture, and below it the actions and their choices."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot.host.play.play import choices_at, shortlist_of
from bot.host.records.statistics import NO_CHANGES, RatingChanges
from bot.host.table.state import TableState
from bot.table.messages.absence import autopilot_off_buttons, panel_button, return_button, time_line
from bot.table.messages.choices import (
    card_rows,
    choice_label,
    confirm_rows,
    meaning_buttons,
    question_lines,
    selection,
    shortlist_items,
    verb_buttons,
)
from bot.table.messages.endings import again_buttons, is_over, match_line, replay_buttons, result_lines, result_title
from bot.table.messages.feature_buttons import (
    fair_deal_button,
    hint_lines,
    how_to_play_button,
    open_hand_lines,
    practice_buttons,
    practice_line,
    rewind_buttons,
)
from bot.table.messages.lobby import lobby_buttons
from bot.table.messages.matches import match_rule_lines
from bot.table.messages.table import table_gallery
from bot.table.messages.taking_back import taking_back_buttons, taking_back_line
from bot.table.messages.waiting import Elsewhere, add_elsewhere
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.components import FELT, Control, Layout, Picture, button, clip, container, gallery, phone_rows, rows
from bot.ui.custom_ids import Press, action_key
from bot.ui.names import people, plain_people
from engine.cards import Card
from engine.study import Hint
from engine.types import DEAL, UNDO, Action, Choice, Seat
from engine.view import View

PAGE = 21
"""Choices on a page, which leaves room for the buttons below: one for each pair in a hand of seven cards."""
_PAGE_ABOVE_CARDS = 15
"""Choices on a page that also has the selects of cards."""
_TEXT = 2000
_GROUPS = 4
"""The most groups of choices that get rows of their own: suits do, ranks do not."""


class Mode(NamedTuple):
    """The content of a hand below its picture: a page of choices of a kind of action, or the action ``asked`` about.

    It ends when the table changes after ``revision``. ``picked`` are the selected cards, as positions in the hand, with
    their ``meanings`` if the player is asked for one, or a ``note`` on why they were refused. A ``hint`` is shown with
    its reasons; then ``asked`` is its action.
    """

    kind: str
    page: int
    revision: int
    asked: Action | None = None
    picked: tuple[int, ...] = ()
    meanings: tuple[Choice, ...] = ()
    note: str = ""
    hint: Hint | None = None

    def marked(self, view: View) -> tuple[Card, ...]:
        """Return the cards highlighted in the picture: those of the hint, or the picked ones."""
        return self.hint.action.cards if self.hint else selection(view, self.kind, self.picked).cards


def hand_message(
    texts: Texts,
    state: TableState,
    seat: Seat,
    picture: Picture | None,
    *,
    where: str,
    table: Picture | None = None,
    mode: Mode | None = None,
    note: str = "",
    offer_direct: bool = False,
    elsewhere: Elsewhere | None = None,
    changes: RatingChanges = NO_CHANGES,
) -> ui.LayoutView:
    """Return the message for one player.

    ``where`` names server and channel, ``note`` is shown below all other text. ``table`` is the table's picture for a
    player who does not see its channel, and for everybody once a round or the game is over; ``changes`` are those of
    ratings, which it shows then. ``offer_direct`` adds a button that tries direct messages again, ``elsewhere`` a link
    to another table that waits for the player.
    """
    texts, view = texts.of(state.game), state.view(seat)
    seated = people(state, texts)
    box = container(FELT, ui.TextDisplay(where))
    if table:
        box.add_item(table_gallery(texts, state, table, changes))
    if view and picture:
        alt = sentences.hand_alt(texts, state, seat)
        box.add_item(gallery(picture, alt))
    asked = mode if mode and state.unchanged_since(mode.revision, seat) and _may_act(state, seat, view) else None
    only = _only_picker(state, seat, view)
    asked = None if asked == only else asked
    picker = asked or only
    if view is None:
        lines = _lines_before_deal(texts, state, seat, seated, note)
    elif is_over(view):
        title = [f"### {result_title(texts, state, view, seated)}"] if view.winners and table is None else []
        lines = [*title, *result_lines(texts, state, view, seated, described=table is None, changes=changes), note]
    else:
        lines = _lines_in_play(texts, state, view, note, drawn=picture is not None)
    if picker and picker.hint:
        lines = [*hint_lines(texts, state, seat, picker.hint), note]
    elif view and picker:
        lines += _question(texts, state, view, picker, seated)
    if said := "\n".join(filter(None, lines)):
        box.add_item(ui.TextDisplay(clip(said, _TEXT)))
    for row in _rows(texts, state, seat, picker, back=asked is not None):
        box.add_item(row)
    if offer_direct:
        again = button(Press.at(state, "direct"), texts.say("button-direct"))
        box.add_item(ui.ActionRow(again))
    if elsewhere:
        add_elsewhere(texts, box, elsewhere)
    return Layout(box)


def _lines_before_deal(texts: Texts, state: TableState, seat: Seat, seated: People, note: str) -> list[str]:
    lines = [_seat_line(texts, state, seat) if state.live else sentences.ended_line(texts, state), note]
    if state.tournament:
        lines.append(sentences.partners_line(texts, state, seated))
        if state.live:
            lines += match_rule_lines(texts, state, state.tournament)
            lines += sentences.gathering_lines(texts, state, seated)
        return lines
    if state.gathers and state.consent_carries:  # everybody knows the rules from the game before
        lines += [sentences.partners_line(texts, state, seated), practice_line(texts, state)]
        return [*lines, *sentences.gathering_lines(texts, state, seated)]
    lines += [sentences.partners_line(texts, state, seated), *sentences.changed_rule_lines(texts, state.rules)]
    if not state.live:
        return lines
    return [
        *lines,
        *sentences.term_lines(texts, state),
        practice_line(texts, state),
        *(sentences.gathering_lines(texts, state, seated) if state.gathers else ()),
        "" if state.gathers else sentences.waiting_line(texts, state, seated),
        *sentences.agreement_lines(texts, state, seated),
    ]


def _seat_line(texts: Texts, state: TableState, seat: Seat) -> str:
    """Return what an open table waits for from a seat's player."""
    if not state.gathers:
        return texts.say("hand-waiting")
    if seat not in state.undecided:
        return texts.say("rematch-hand-in")
    sides = state.rules.sides(state.seat_count)
    partners = len(set(sides)) < len(sides)
    return texts.say("rematch-hand-missing" if partners else "rematch-hand-missing-alone")


def _lines_in_play(texts: Texts, state: TableState, view: View, note: str, *, drawn: bool) -> list[str]:
    """Return the facts missing in the picture; all of them without one (unless ``drawn``)."""
    seat, seated = view.seat, people(state, texts)
    assert seat is not None
    shows_turn = drawn and state.live
    return [
        "" if drawn else sentences.hand_line(texts, state, view),
        sentences.recent_events(texts, state, seated, seat),
        "" if shows_turn else sentences.standing_line(texts, state, view, seated),
        time_line(texts, state),
        taking_back_line(texts, state, seated, seat),
        note,
        texts.say("away-hand") if state.live and state.seats[seat].autopilot else "",
        *open_hand_lines(texts, view, seated),
        *([] if drawn else sentences.warning_lines(texts, view, seated)),
    ]


def _question(texts: Texts, state: TableState, view: View, mode: Mode, seated: People) -> list[str]:
    """Return the question to the player, and why a selection was refused."""
    lines: list[str] = []
    if mode.asked:
        lines = question_lines(texts, view, mode.asked, seated)
    elif len(mode.meanings) > 1:
        lines = ["### " + texts.say("pick-meaning", does=texts.say(f"verb-{mode.kind}"))]
    elif texts.has(f"ask-{mode.kind}"):
        lines = ["### " + texts.say(f"ask-{mode.kind}")]
        if texts.has(f"figures-{mode.kind}") and not state.daily:
            lines.append("-# " + texts.say(f"figures-{mode.kind}"))
    return [*lines, texts.say("pick-refused", reason=mode.note) if mode.note else ""]


def folded_message(texts: Texts, state: TableState, where: str) -> ui.LayoutView:
    """Return one line about an ended game, which replaces the hand when the player's next game begins."""
    view, seated = state.view(None), people(state, texts)
    if view and view.winners:
        scores = [texts.say("hand-score", seated, side=side, points=points) for side, points in enumerate(view.totals)]
        told = (
            sentences.standing_line(texts, state, view, seated),
            match_line(texts, state, seated),
            texts.listed(scores),  # the last, as no full stop ends it
        )
        result = " ".join(filter(None, told))
    else:
        result = sentences.ended_line(texts, state)
    link = ""
    if state.message_id:
        link = f"https://discord.com/channels/{state.guild_id}/{state.message_channel}/{state.message_id}"
    return Layout(ui.TextDisplay(f"-# {where}: {result} {link}".rstrip()))


def farewell_message(texts: Texts, state: TableState, where: str, told: str, *, may_return: bool) -> ui.LayoutView:
    """Return the message that replaces a lost seat's hand. ``may_return`` adds a button to get it back."""
    box = container(FELT, ui.TextDisplay(where))
    box.add_item(ui.TextDisplay(texts.say(told, counts=state.counts, table=state.id, back="button")))
    if may_return:
        box.add_item(ui.ActionRow(return_button(texts, state)))
    return Layout(box)


def _rows(
    texts: Texts, state: TableState, seat: Seat, picker: Mode | None, *, back: bool
) -> Sequence[ui.Item[ui.LayoutView]]:
    """Return the controls below the texts; ``back`` adds a way back from a question."""
    view = state.view(seat)
    more = [*autopilot_off_buttons(texts, state, seat), *([] if back else _extra_buttons(texts, state, seat, view))]
    if view is None:
        fair_deal = [fair_deal_button(texts, state)] if state.live and not state.deals else []
        return phone_rows([*lobby_buttons(texts, state, seat), *fair_deal, *more])
    offered = () if back or not state.live else shortlist_of(state, seat)
    if offered:
        return shortlist_items(texts, state, view, offered, more)
    return (*_controls(texts, state, seat, view, picker, back=back), *rows(more))


def _extra_buttons(texts: Texts, state: TableState, seat: Seat, view: View | None) -> list[Control]:
    """Return the buttons for taking back, hint, going back, and practice."""
    if state.daily:
        return [how_to_play_button(texts, state)] if state.live else []
    plays = view is not None and _may_act(state, seat, view) and DEAL not in view.verbs
    hint = [button(Press.at(state, "hint"), texts.say("button-hint"))] if plays and not state.competition else []
    film = replay_buttons(texts, state) if view and is_over(view) else []
    explains = [how_to_play_button(texts, state)] if state.live and not film else []
    panel = [panel_button(texts, state)] if view and state.live else []
    return [
        *taking_back_buttons(texts, state, seat),
        *hint,
        *explains,
        *again_buttons(texts, state),
        *film,
        *rewind_buttons(texts, state),
        *practice_buttons(texts, state),
        *panel,
    ]


def _may_act(state: TableState, seat: Seat, view: View | None) -> bool:
    return state.live and view is not None and seat in view.to_act


def _only_picker(state: TableState, seat: Seat, view: View | None) -> Mode | None:
    """Return the picker shown below the hand from the start if the only choice is to pick cards for one action."""
    if view is None or not _may_act(state, seat, view) or view.undo:
        return None
    kinds = {action.kind for action in view.legal}
    picks = [verb.kind for verb in state.verbs if verb.kind in kinds and verb.cards == "some"]
    alone = len(kinds) == len(picks) == 1 and not shortlist_of(state, seat)
    return Mode(picks[0], 0, state.revision) if alone else None


def _controls(
    texts: Texts, state: TableState, seat: Seat, view: View, mode: Mode | None, *, back: bool
) -> list[ui.ActionRow[ui.LayoutView]]:
    if not _may_act(state, seat, view):
        undo = button(Press.at(state, f"verb.{UNDO}"), texts.say(f"verb-{UNDO}"))
        return rows([undo]) if state.live and view.undo else []
    if mode and mode.asked:
        return confirm_rows(texts, state, view, mode.asked)
    if mode:
        return _picker(texts, state, view, mode, back=back)
    legal = {action.kind for action in view.legal}
    first = next((kind for kind in view.verbs if kind in legal), "")
    verbs: list[Control] = []
    for kind in view.verbs:
        style = ButtonStyle.primary if kind == first else ButtonStyle.secondary
        verbs += verb_buttons(texts, state, view, kind, style)
    if UNDO in view.verbs and "turn" in view.undo:
        verbs.append(button(Press.at(state, f"verb.{UNDO}.turn"), texts.say("verb-undo-turn")))
    return rows(verbs)


def _picker(
    texts: Texts, state: TableState, view: View, mode: Mode, *, back: bool
) -> list[ui.ActionRow[ui.LayoutView]]:
    choices, seated = choices_at(state, view, mode.kind), plain_people(state, texts)
    picks = any(verb.kind == mode.kind and verb.cards == "some" for verb in state.verbs)
    listed = _are_all(choices, view)
    picks = picks and not (listed and len(choices) <= PAGE)
    size = _PAGE_ABOVE_CARDS if picks else PAGE
    last = max(0, (len(choices) - 1) // size)
    page = min(mode.page, last)
    shown = choices[page * size : (page + 1) * size]
    buttons = [
        button(
            Press.at(state, f"do.{mode.kind}.{action_key(choice.action)}"),
            choice_label(texts, view, choice, seated),
            ButtonStyle.secondary if number or page or listed else ButtonStyle.primary,
        )
        for number, choice in enumerate(shown)
    ]
    groups = _grouped(shown, buttons)
    found = phone_rows(buttons) if len(groups) == 1 else [row for group in groups for row in rows(group)]
    if mode.meanings:
        labelled = ((choice, choice_label(texts, view, choice, seated)) for choice in mode.meanings)
        found, page, last = rows(meaning_buttons(state, mode.kind, mode.picked, labelled)), 0, 0
    if picks and view.hand:
        found += card_rows(texts, state, view, mode.kind, mode.picked)
    paging: list[Control] = [button(Press.at(state, "back"), texts.say("button-back"))] if back else []
    if page > 0:
        paging.append(button(Press.at(state, f"show.{mode.kind}.{page - 1}"), texts.say("button-previous")))
    if page < last:
        paging.append(button(Press.at(state, f"show.{mode.kind}.{page + 1}"), texts.say("button-more")))
    return [*found, *rows(paging)]


def _are_all(choices: Sequence[Choice], view: View) -> bool:
    """Return whether no other cards of the hand can be combined. Then there is nothing to pick beside them, and the
    first is not suggested.
    """
    picked = {choice.action.cards for choice in choices}
    sizes = {len(cards) for cards in picked}
    return len(sizes) == 1 and len(picked) == comb(len(view.hand), *sizes)


def _grouped(choices: Sequence[Choice], buttons: Sequence[Control]) -> list[Sequence[Control]]:
    """Return the buttons by group, each group to start a new row; all in one where there are many groups."""
    groups: dict[str, list[Control]] = {}
    for choice, its in zip(choices, buttons, strict=True):
        groups.setdefault(choice.group, []).append(its)
    return list(groups.values()) if len(groups) <= min(_GROUPS, len(choices) - 1) else [buttons]
