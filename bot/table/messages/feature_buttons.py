"""Features shown by tables and hands: lines, hints, and the buttons that lead to each; how far to go back."""

from __future__ import annotations

from discord import ui

from bot.host.giving_up import FREE_ENDINGS, Ending
from bot.host.table.state import TableState
from bot.texts import People, Texts
from bot.ui.components import Control, Layout, button, rows
from bot.ui.custom_ids import Press
from bot.ui.names import people
from bot.ui.sentences import target_name
from engine.study import Hint, NextBest
from engine.types import REWINDS, Seat
from engine.view import View

PRACTICE = "practice"
"""The word of the presses of the practice panel."""
_FINGERPRINT = 8
"""The digits of a commitment that the lobby shows."""


def practice_line(texts: Texts, state: TableState) -> str:
    """Say that the table is for practice, and which table's cards it replays."""
    lines = [texts.say("practice")] if state.practice and not state.exhibition else []
    if state.cards_of:
        lines.append(texts.say("practice-cards", table=state.cards_of))
    return " ".join(lines)


def unranked_line(texts: Texts, state: TableState) -> str:
    """Say in a few words why a game is not ranked; nothing if it is, or if its message says it anyway."""
    if state.friendly:
        return texts.say("friendly-short", open=state.open_hands)
    return texts.say("practice-short") if state.practice and not state.exhibition else ""


def practice_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the button to the panel: at practice tables, and where a player alone with computers can make it one."""
    return [button(Press.at(state, PRACTICE), texts.say("button-practice"))] if state.may_practise else []


def open_hand_lines(texts: Texts, view: View, seated: People) -> list[str]:
    """Return the other hands that a player sees, one per line."""
    return [
        texts.say("practice-holds", seated, seat=seat, cards=hand, count=len(hand))
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
    ]


def fair_deal_button(texts: Texts, state: TableState) -> Control:
    """Return the button that shows the commitment and hands out the file of the finished deals, privately."""
    return button(Press.at(state, "reveal"), texts.say("button-fair-deal"))


def fingerprint_line(texts: Texts, state: TableState) -> str:
    """Return the start of the commitment, for the lobby."""
    return texts.say("fair-deal-fingerprint", fingerprint=state.commitment[:_FINGERPRINT])


def how_to_play_button(texts: Texts, state: TableState) -> Control:
    """Return the button that explains the table's game in a few lines."""
    return button(Press.at(state, "howto"), texts.say("button-how-to-play"))


def hint_lines(texts: Texts, state: TableState, seat: Seat, hint: Hint) -> list[str]:
    """Return a hint with its reasons. The button below asks for no confirmation, so the cautions are given here."""
    view, seated = state.views[seat], people(state, texts)
    wanted = state.preferences_of(seat).ask
    cautions = state.rules.presentation.cautions(view, hint.action)
    return [
        "### " + advised(texts, view, hint, seated),
        *(f"- {texts.note('fact', note, seated)}" for note in hint.reasons),
        *([f"- {_lead(texts, view, hint.next_best, seated)}"] if hint.next_best else []),
        *(texts.note("caution", note, seated) for note in cautions if note.code in wanted),
        *([texts.say("hint-counts")] if state.counts else []),
    ]


def _lead(texts: Texts, view: View, other: NextBest, seated: People) -> str:
    """Return how far a hint is ahead of another action."""
    values = {"unit": other.unit, "lead": other.lead, "other": advised(texts, view, other, seated)}
    if other.deals is None:
        return texts.say("hint-solved", **values)
    return texts.say("hint-lead", deals=other.deals, **values)


def advised(texts: Texts, view: View, hint: Hint | NextBest, seated: People) -> str:
    """Return the action of a hint in words; ``view`` is the one that it was given for."""
    what = hint.what
    if hint.action.target:
        what = what._replace(values={**what.values, "onto": target_name(texts, view, hint.action.target, seated)})
    return texts.note("fact", what, seated)


def rewind_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the button to go back: at practice tables, and where a player alone with computers can make it one."""
    return [button(Press.at(state, "again"), texts.say("button-again"))] if state.may_practise else []


def rewind_message(texts: Texts, state: TableState, ending: Ending, *scopes: str) -> ui.LayoutView:
    """Ask how far to go back, to any point or only to ``scopes``, and state the cost."""
    cost = {"cost": ending.cost.word, "number": ending.number, "most": FREE_ENDINGS}
    message = Layout(ui.TextDisplay(texts.say("again-choose" if state.practice else "again-becomes", **cost)))
    buttons = [
        button(Press.at(state, f"rewind.{scope}"), texts.say(f"button-rewind-{scope}")) for scope in scopes or REWINDS
    ]
    for row in rows(buttons):
        message.add_item(row)
    return message
