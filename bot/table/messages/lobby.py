"""The public message of a table before its first deal, and the private panels for agreeing on its rules."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.setup import Setup
from bot.host.table.state import Offer, TableState
from bot.table.messages.absence import away_buttons
from bot.table.messages.endings import match_length
from bot.table.messages.feature_buttons import fair_deal_button, how_to_play_button, practice_line
from bot.table.messages.matches import match_picture_lines, match_rule_lines, match_title
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, button, clip, container, rows, select
from bot.ui.custom_ids import Press
from bot.ui.game_names import games_to_choose
from bot.ui.names import names, people, plain_people
from data.store import Status
from engine.players import LEVELS
from engine.types import Seat
from render import LobbySeat

SETUP = "setup"
"""The first word of the presses of the selects; the second one says which."""
COUNT, WITH = "count", "with"
"""The values of the select of teams: a number of seats, or the seat of the host's partner."""
_TEXT = 3600


def lobby_title(texts: Texts, state: TableState) -> str:
    """Return the heading: the game, and whether the table waits for players; or the match of a tournament."""
    if state.tournament:
        return match_title(texts, state, state.tournament)
    called = texts.called(state.game, state.preset)
    return (
        texts.say("rematch-title", called=called)
        if state.gathers
        else texts.say("lobby-title", called=called, status=state.status)
    )


def lobby_seats(texts: Texts, state: TableState) -> list[LobbySeat]:
    """Return the seats of the picture."""
    return [_seat(texts, state, seat, name) for seat, name in enumerate(plain_people(state, texts).names)]


def lobby_lines(texts: Texts, state: TableState) -> list[str]:
    """Return the picture's lines about the rules, at most three."""
    if state.tournament:
        return match_picture_lines(texts, state, state.tournament, match_length(texts, state))
    lines = [texts.of(state.game).note("goal", state.rules.goal)]
    if length := match_length(texts, state):
        lines.append(texts.say("lobby-match", length=length))
    if state.terms.pace != "none":
        lines.append(texts.say("lobby-pace", turn=sentences.setting(texts, "turn", state.setup.options()["turn"])))
    elif changed := len(state.rules.changed()):
        lines.append(texts.say("lobby-changed", count=changed))
    elif state.deals:
        lines.append(texts.say("lobby-deals", number=state.deals))
    return lines


def lobby_alt(texts: Texts, state: TableState) -> str:
    """Return the picture in words."""
    return "\n".join(filter(None, _seating(texts, state, plain_people(state, texts))))


def lobby_text(texts: Texts, state: TableState, *, described: bool) -> list[str]:
    """Return the lines below the picture: the conditions of Start, the rules, and the rankings the game counts for.

    ``described`` adds who is seated and the teams, where there is no picture.
    """
    seated = people(state, texts)
    lines = _seating(texts, state, seated) if described else []
    lines += start_lines(texts, state, seated) if state.live else [sentences.ended_line(texts, state)]
    if state.gathering and not state.live:
        return lines  # nobody plays there any more
    if state.tournament:
        return [*lines, *match_rule_lines(texts, state, state.tournament), counts_line(texts, state)]
    if not (state.gathers and state.consent_carries):  # everybody knows them from the game before
        lines += sentences.changed_rule_lines(texts, state.rules)
        level_shown = state.status is Status.OPEN and not state.full
        lines += sentences.term_lines(texts, state, level_shown=level_shown)
    lines += sentences.agreement_lines(texts, state, seated)
    return [*lines, practice_line(texts, state) or counts_line(texts, state)]


def start_lines(texts: Texts, state: TableState, seated: People) -> list[str]:
    """Return lines on who can start the game, or who has to agree first."""
    if state.gathers:
        return sentences.gathering_lines(texts, state, seated)
    if waiting := sentences.waiting_line(texts, state, seated):
        return [waiting]
    return [texts.say("lobby-start", host=sentences.host_name(texts, state, seated))]


def counts_line(texts: Texts, state: TableState) -> str:
    """Return a line on the rankings the game counts for; none if it is a friendly one, which its terms say."""
    if state.friendly:
        return ""
    if state.fixed_rounds:
        return texts.say("match-table-counts")
    if not state.counts:
        return texts.say("lobby-counts-not")
    called = texts.called(state.game, state.preset)
    return texts.say("lobby-counts-changed" if state.setup.changed_rules else "lobby-counts", called=called)


def open_table_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the buttons of an open table."""
    if state.gathers:
        return _gathering_buttons(texts, state)
    style = ButtonStyle.secondary if state.full else ButtonStyle.success
    return [
        button(Press.at(state, f"join.{state.setup.digest}"), texts.say("button-join"), style),
        button(Press.at(state, "start"), texts.say("button-start"), ButtonStyle.primary),
        *([agree_button(texts, state)] if state.undecided else []),
        *([button(Press.at(state, "offers"), texts.say("button-offers"))] if pending_offers(state) else []),
        button(Press.at(state, "seats"), texts.say("button-seats")),
        how_to_play_button(texts, state),
        button(Press.at(state, "rules"), texts.say("button-rules")),
        button(Press.at(state, "leave"), texts.say("button-leave")),
        *away_buttons(texts, state),
        *([] if state.deals else [fair_deal_button(texts, state)]),
    ]


def _gathering_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the buttons of an open table where people gather; nobody else may do anything there in a tournament."""
    found = [in_button(texts, state)] if state.undecided else []
    if state.tournament:
        rules = button(Press.at(state, "rules"), texts.say("button-rules"))
        return [*found, how_to_play_button(texts, state), rules, fair_deal_button(texts, state)]
    if any(row.player is None for row in state.seats) and state.gathering and state.gathering.open:
        join = Press.at(state, f"join.{state.setup.digest}")
        found.append(button(join, texts.say("button-join"), ButtonStyle.success))
    if not state.undecided:
        found.append(button(Press.at(state, "start"), texts.say("button-start"), ButtonStyle.primary))
    elif state.may_drop:
        found += _buttons_without_missing(texts, state)
    return [
        *found,
        button(Press.at(state, "seats"), texts.say("button-seats")),
        *([button(Press.at(state, "offers"), texts.say("button-offers"))] if pending_offers(state) else []),
        button(Press.at(state, "rules"), texts.say("button-rules")),
        button(Press.at(state, "leave"), texts.say("button-leave")),
        *away_buttons(texts, state),
        fair_deal_button(texts, state),
    ]


def in_button(texts: Texts, state: TableState) -> Control:
    """Return the button of somebody whose seat is held; it agrees to rules that have changed since the game before."""
    if not state.consent_carries:
        return agree_button(texts, state)
    return button(Press.at(state, f"in.{state.setup.digest}"), texts.say("button-in"), ButtonStyle.success)


def _buttons_without_missing(texts: Texts, state: TableState) -> list[Control]:
    """Return the buttons with which those who are in go on without those who are missing."""
    missing = [plain_people(state, texts).seat(seat) for seat in state.undecided]
    return [
        button(Press.at(state, word), texts.say(f"button-{word}", count=len(missing), player=missing[0]))
        for word in ("go-without", "open-seats")
    ]


def lobby_selects(texts: Texts, state: TableState) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the selects with which the host sets up an open table: game, preset, teams, and level of the computers."""
    if state.status is not Status.OPEN or state.gathers:
        return []

    def chooser(which: str, options: Sequence[tuple[str, str]], chosen: str) -> ui.ActionRow[ui.LayoutView]:
        press = Press.at(state, f"{SETUP}.{which}")
        return ui.ActionRow(select(press, texts.say(f"lobby-choose-{which}"), options, chosen=(chosen,)))

    rows = []
    offered = games_to_choose(texts)
    games = [(texts.say("lobby-game", game=known.name), f"{known.game}.{known.preset}") for known in offered]
    listed = {known.preset for known in offered if known.game == state.game}
    own_game = state.preset in listed
    rows.append(chooser("game", games, f"{state.game}.{state.preset if own_game else ''}"))
    others = [preset for preset in state.rules.presets if preset not in listed]
    if not own_game and len(others) > 1:
        presets = [(texts.say("lobby-preset", preset=texts.say(f"preset-{preset}")), preset) for preset in others]
        rows.append(chooser("preset", presets, state.preset))
    teams, chosen = _teams(texts, state)
    if len(teams) > 1:
        rows.append(chooser("teams", teams, chosen))
    if not state.full:
        levels = [(texts.say("lobby-level", level=texts.setting("computers", level)), level) for level in LEVELS]
        rows.append(chooser("level", levels, state.terms.computers))
    return rows


def _teams(texts: Texts, state: TableState) -> tuple[list[tuple[str, str]], str]:
    """Return the seat counts to choose from, the present one replaced by possible partners, and the chosen value."""
    seated = plain_people(state, texts)
    found, chosen = [], f"{COUNT}.{state.seat_count}"
    for count in state.rules.seats_played():
        sides = state.rules.sides(count)
        partners = _partner_seats(state) if count == state.seat_count else []
        if not partners:
            teams = len(set(sides)) if len(set(sides)) < count else 0
            found.append((texts.say("lobby-count", count=count, teams=teams), f"{COUNT}.{count}"))
            continue
        host = state.seat_of(state.host)
        for seat in partners:
            name = seated.seat(seat) or texts.say("seat-free")
            found.append((texts.say("lobby-with", count=count, partner=name), f"{WITH}.{seat}"))
            if host is not None and sides[seat] == sides[host] and not chosen.startswith(WITH):
                chosen = f"{WITH}.{seat}"
    return found, chosen


def _partner_seats(state: TableState) -> list[Seat]:
    """Return the seats that the host can choose a partner from: those of other people, and the first empty one.

    None without partnerships, or while the host is alone.
    """
    sides, own = state.rules.sides(state.seat_count), state.seat_of(state.host)
    others = [row.seat for row in state.seats if row.player is not None and row.seat != own]
    if own is None or not others or len(set(sides)) == len(sides):
        return []
    empty = [row.seat for row in state.seats if row.player is None]
    together = [seat for seat in empty if sides[seat] == sides[own]]
    return [*others, *(together or empty)[:1]]


def _seat(texts: Texts, state: TableState, seat: Seat, name: str) -> LobbySeat:
    row = state.seats[seat]
    if row.player is None:
        if state.tournament or seat in dict(state.terms.levels):
            level = texts.say("lobby-seat-level", level=state.terms.level_of(seat))
            return LobbySeat("computer", texts.say("lobby-seat-computer"), level)
        return LobbySeat("open", texts.say("lobby-seat-open"), texts.say("lobby-seat-joins") if state.live else "")
    if row.player == state.host and not state.tournament:
        return LobbySeat("person", name, mark=texts.say("lobby-seat-host"))
    if not state.live:
        return LobbySeat("person", name)
    if state.gathers:
        return LobbySeat(
            "person", name, texts.say("rematch-seat-missing" if seat in state.undecided else "rematch-seat-in")
        )
    return LobbySeat("person", name, texts.say("lobby-seat-asked" if seat in state.undecided else "lobby-seat-ready"))


def _seating(texts: Texts, state: TableState, seated: People) -> list[str]:
    names = [name for name in seated.names if name]
    told = texts.say("lobby-seated", players=texts.joined(names), taken=len(names), seats=state.seat_count)
    return [told, sentences.partners_line(texts, state, seated)]


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


def offers_message(
    texts: Texts, state: TableState, player: int | None, *, answers: bool, answered: str = ""
) -> ui.LayoutView:
    """Return an offer as differences from the table's rules: that of ``player``, or else the first.

    ``answers`` adds the host's buttons. ``answered`` states the outcome of the previous offer.
    """
    standing = pending_offers(state)
    if not standing:
        return _message(answered or texts.say("offers-none"), [])
    offer = next((offer for offer in standing if offer.player == player), standing[0])
    lines = [answered] if answered else []
    lines += ["### " + texts.say("offers-title", player=people(state, texts).seat(offer.seat))]
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
        found.append(in_button(texts, state) if state.gathers else agree_button(texts, state))
    if state.gathers and seat not in state.undecided and state.undecided and state.may_drop:
        found += _buttons_without_missing(texts, state)
    if row.player == state.host and pending_offers(state):
        found.append(button(Press.at(state, "offers"), texts.say("button-offers"), ButtonStyle.primary))
    if row.guild_id is not None:
        # Players from another server do not see the table's channel.
        found.append(button(Press.at(state, "rules"), texts.say("button-rules")))
    missing = state.gathers and not state.tournament and seat in state.undecided
    if row.guild_id is not None or missing:
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
