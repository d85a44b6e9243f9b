"""The public message of a table before its first deal: its seats, its rules, and what is still missing."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.table.messages.absence import away_buttons
from bot.table.messages.agreement import agree_button, pending_offers
from bot.table.messages.feature_buttons import fair_deal_button, how_to_play_button, practice_line
from bot.table.messages.match import match_length
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.controls import Control, button, select
from bot.ui.custom_ids import Press
from bot.ui.game_selects import games_to_choose
from bot.ui.names import people, plain_people
from engine.players import LEVELS
from engine.types import Seat
from render import LobbySeat

SETUP = "setup"
"""The first word of the presses of the selects; the second one says which."""
COUNT, WITH = "count", "with"
"""The values of the select of teams: a number of seats, or the seat of the host's partner."""


def lobby_title(texts: Texts, state: TableState) -> str:
    """Return the heading: the game, and whether the table waits for players."""
    return texts.say("lobby-title", called=texts.called(state.game, state.preset), status=state.status)


def lobby_seats(texts: Texts, state: TableState) -> list[LobbySeat]:
    """Return the seats of the picture."""
    return [_seat(texts, state, seat, name) for seat, name in enumerate(plain_people(state, texts).names)]


def lobby_lines(texts: Texts, state: TableState) -> list[str]:
    """Return the picture's lines about the rules, at most two."""
    goal, length = texts.of(state.game).note("goal", state.rules.goal), match_length(texts, state)
    rest: list[str] = []
    if state.terms.pace != "none":
        rest.append(texts.say("lobby-pace", turn=sentences.setting(texts, "turn", state.setup.options()["turn"])))
    elif changed := len(state.rules.changed()):
        rest.append(texts.say("lobby-changed", count=changed))
    elif state.deals:
        rest.append(texts.say("lobby-deals", number=state.deals))
    if length and not rest:
        return [goal, texts.say("lobby-match-alone", length=length)]
    return [texts.say("lobby-match", goal=goal, length=length) if length else goal, *rest]


def lobby_alt(texts: Texts, state: TableState) -> str:
    """Return the picture in words."""
    return "\n".join(filter(None, _seating(texts, state, plain_people(state, texts))))


def lobby_text(texts: Texts, state: TableState, *, described: bool) -> list[str]:
    """Return the lines below the picture: the conditions of Start, the rules, and the rankings the game counts for.

    ``described`` adds who is seated and the teams, where there is no picture.
    """
    seated = people(state, texts)
    lines = _seating(texts, state, seated) if described else []
    lines.append(start_line(texts, state, seated) if state.live else sentences.ended_line(texts, state))
    lines += sentences.changed_rule_lines(texts, state.rules)
    level_shown = state.status is Status.OPEN and not state.full
    lines += sentences.term_lines(texts, state, level_shown=level_shown)
    lines += sentences.agreement_lines(texts, state, seated)
    return [*lines, practice_line(texts, state) or counts_line(texts, state)]


def start_line(texts: Texts, state: TableState, seated: People) -> str:
    """Return a line on who can start the game, or who has to agree first."""
    if waiting := sentences.waiting_line(texts, state, seated):
        return waiting
    return texts.say("lobby-start", host=sentences.host_name(texts, state, seated))


def counts_line(texts: Texts, state: TableState) -> str:
    """Return a line on the rankings the game counts for."""
    if not state.counts:
        return texts.say("lobby-counts-not")
    called = texts.called(state.game, state.preset)
    return texts.say("lobby-counts-changed" if state.setup.changed_rules else "lobby-counts", called=called)


def open_table_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the buttons of an open table."""
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


def lobby_selects(texts: Texts, state: TableState) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the selects with which the host sets up an open table: game, preset, teams, and level of the computers."""
    if state.status is not Status.OPEN:
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
        if seat in dict(state.terms.levels):
            level = texts.say("lobby-seat-level", level=state.terms.level_of(seat))
            return LobbySeat("computer", texts.say("lobby-seat-computer"), level)
        return LobbySeat("open", texts.say("lobby-seat-open"), texts.say("lobby-seat-joins") if state.live else "")
    if row.player == state.host:
        return LobbySeat("person", name, mark=texts.say("lobby-seat-host"))
    if not state.live:
        return LobbySeat("person", name)
    return LobbySeat("person", name, texts.say("lobby-seat-asked" if seat in state.undecided else "lobby-seat-ready"))


def _seating(texts: Texts, state: TableState, seated: People) -> list[str]:
    names = [name for name in seated.names if name]
    told = texts.say("lobby-seated", players=", ".join(names), taken=len(names), seats=state.seat_count)
    return [told, sentences.partners_line(texts, state, seated)]
