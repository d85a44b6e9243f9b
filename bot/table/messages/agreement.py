"""The private panels for agreeing on the rules, and for the offers of other rules."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.setup import Setup
from bot.host.model.stored_types import Status
from bot.host.table.state import Offer, TableState
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.controls import Control, button, clip, rows, select
from bot.ui.custom_ids import Press
from bot.ui.layout import INK, Layout, container
from bot.ui.names import names, people
from engine.types import Seat

_TEXT = 3600


def agreement_message(texts: Texts, state: TableState, seat: Seat, before: str = "") -> ui.LayoutView:
    """Return the table's rules as differences from those that the seat agreed to, or else from the preset.

    ``before`` is the setup that the seat had agreed to until now, if it has just agreed to another.
    """
    row, agreed = state.seats[seat], state.agreed[seat]
    is_open, is_host = state.status is Status.OPEN, row.player == state.host
    earlier = Setup.from_text(before if agreed else row.agreed)
    if earlier is None or earlier.text == state.setup.text:
        lines = sentences.difference_lines(texts, state.setup, state.setup.preset_defaults, "help-option-changed")
        message = "agreement-usual" if lines else "agreement-plain"
    else:
        lines = sentences.difference_lines(texts, state.setup, earlier, "agreement-option")
        message = "agreement-changed"
    head = texts.say("agreement-title", called=texts.called(state.game, state.preset), seats=state.seat_count)
    lines = ["### " + head, texts.say(message), *lines]
    offer = offer_of(state, row.player or 0)
    if offer and offer.stage == "declined" and offer.setup.text != state.setup.text:
        lines.append(texts.say("agreement-was-declined"))
    elif offer and offer.setup.text != state.setup.text:
        lines += ["", texts.say(f"offer-is-{offer.stage}")]
        lines += sentences.difference_lines(texts, offer.setup, state.setup, "offer-option")
    if is_open:
        lines += ["", texts.say("agreement-host" if is_host else "agreement-given" if agreed else "agreement-asked")]
    controls = []
    if is_open and not is_host:
        controls = _agreement_buttons(texts, state, agreed=agreed, offers=offer is not None)
    return _message("\n".join(lines), controls)


def offers_message(texts: Texts, state: TableState, player: int | None, *, answers: bool) -> ui.LayoutView:
    """Return an offer as differences from the table's rules: that of ``player``, or else the first.

    ``answers`` adds the host's buttons.
    """
    standing = pending_offers(state)
    if not standing:
        return _message(texts.say("offers-none"), [])
    offer = next((offer for offer in standing if offer.player == player), standing[0])
    lines = ["### " + texts.say("offers-title", player=people(state, texts).seat(offer.seat))]
    lines += sentences.difference_lines(texts, offer.setup, state.setup, "offer-option")
    controls: list[Control] = []
    if answers:
        which = f"{offer.player}.{offer.setup.digest}"
        controls.append(button(Press.at(state, f"take.{which}"), texts.say("button-accept"), ButtonStyle.success))
        controls.append(button(Press.at(state, f"decline.{which}"), texts.say("button-decline"), ButtonStyle.danger))
    message = _message("\n".join(lines), controls)
    if len(standing) > 1:
        named = [(names(state, texts)[each.seat], str(each.player)) for each in standing][: limits.SELECT_OPTIONS]
        chooser = select(Press.at(state, "offered"), texts.say("offers-others"), named, chosen=(str(offer.player),))
        message.add_item(ui.ActionRow(chooser))
    return message


def pending_offers(state: TableState) -> list[Offer]:
    """Return the offers that await the host's answer."""
    return [offer for offer in state.offers if offer.stage == "sent" and offer.setup.text != state.setup.text]


def lobby_buttons(texts: Texts, state: TableState, seat: Seat) -> list[Control]:
    """Return the buttons of an open table in a player's direct message."""
    if state.status is not Status.OPEN:
        return []
    row, found = state.seats[seat], []
    if seat in state.undecided:
        found.append(agree_button(texts, state))
    if row.player == state.host and pending_offers(state):
        found.append(button(Press.at(state, "offers"), texts.say("button-offers"), ButtonStyle.primary))
    if row.guild_id is not None:
        # Players from another server do not see the table's channel.
        found.append(button(Press.at(state, "rules"), texts.say("button-rules")))
        found.append(button(Press.at(state, "leave"), texts.say("button-leave")))
    return found


def agree_button(texts: Texts, state: TableState) -> Control:
    """Return a button below a message that shows the setup.

    It agrees at once, or shows the rules that do not fit there.
    """
    digest = f".{state.setup.digest}" if sentences.shows_all_changes(state.rules) else ""
    return button(Press.at(state, f"agree{digest}"), texts.say("button-agree"), ButtonStyle.success)


def _agreement_buttons(texts: Texts, state: TableState, *, agreed: bool, offers: bool) -> list[Control]:
    found = []
    if not agreed:
        agree = Press.at(state, f"agreed.{state.setup.digest}")
        found.append(button(agree, texts.say("button-agree"), ButtonStyle.success))
    found.append(button(Press.at(state, "offer"), texts.say("button-offer-again" if offers else "button-offer")))
    if offers:
        found.append(button(Press.at(state, "withdraw"), texts.say("button-withdraw")))
    found.append(button(Press.at(state, "quit"), texts.say("button-leave")))
    return found


def _message(text: str, controls: list[Control]) -> ui.LayoutView:
    box = container(INK, ui.TextDisplay(clip(text, _TEXT)))
    for row in rows(controls):
        box.add_item(row)
    return Layout(box)


def offer_of(state: TableState, player: int) -> Offer | None:
    """Return a player's offer, sent or not."""
    return next((offer for offer in state.offers if offer.player == player), None)
