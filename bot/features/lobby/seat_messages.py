"""The private panel of seats: who sits where, and the controls to change it before the start."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot import limits
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, container, select
from bot.ui.custom_ids import Press
from bot.ui.names import people
from data.store import Status
from engine.players import LEVELS
from engine.types import Seat

LEVEL, USUAL = "level", "usual"
"""The word of presses that choose a computer's level, and the value that means the table's level."""
SIT, SWAP, FREE = "sit", "swap", "free"
"""The words of presses that take an empty seat, swap two seats, and free somebody's seat."""


def seats_message(
    texts: Texts, state: TableState, player: int | None = None, *, picked: Seat | None = None
) -> ui.LayoutView:
    """Return the panel of seats and partners for ``player``.

    At an open table everybody can take an empty seat. The host can also swap two seats, free one, and set the level of
    the computer at the ``picked`` seat.
    """
    box = container(INK)
    named = _seat_lines(texts, state, people(state, texts).names)
    lines = ["### " + texts.say("seats-title"), *named, sentences.partners_line(texts, state, people(state, texts))]
    box.add_item(ui.TextDisplay("\n".join(filter(None, lines))))
    if state.status is Status.OPEN and player is not None:
        for control in _controls(texts, state, player, picked):
            box.add_item(ui.ActionRow(control))
    return Layout(box)


def _controls(texts: Texts, state: TableState, player: int, picked: Seat | None) -> list[Control]:
    called = list(enumerate(_seat_lines(texts, state, state.names)))
    seats = [(line, str(seat)) for seat, line in called]
    empty = [(line, str(seat)) for seat, line in called if state.seats[seat].player is None]
    others = [(line, str(seat)) for seat, line in called if state.seats[seat].player not in (None, player)]

    def chooser(what: str, label: str, options: Sequence[tuple[str, str]], count: int = 1) -> Control:
        offered = options[: limits.SELECT_OPTIONS]
        return select(Press.at(state, what), texts.say(label), offered, least=count, most=count)

    found = []
    if empty:
        found.append(chooser(SIT, "seats-sit" if state.seat_of(player) is None else "seats-move", empty))
    if player != state.host:
        return found
    found.append(chooser(SWAP, "seats-swap", seats, count=2))
    if others:
        found.append(chooser(FREE, "seats-free", others))
    return [*found, *(_level_selects(texts, state, empty, picked) if empty else [])]


def _level_selects(
    texts: Texts, state: TableState, empty: Sequence[tuple[str, str]], picked: Seat | None
) -> list[Control]:
    """Return a select of the empty seats, and one of the computer's levels at the picked seat."""
    chosen = () if picked is None else (str(picked),)
    found = [select(Press.at(state, LEVEL), texts.say("seats-level"), empty[: limits.SELECT_OPTIONS], chosen=chosen)]
    if picked is not None and state.seats[picked].player is None:
        usual = texts.say("seats-level-usual", level=state.terms.computers)
        named = [(usual, USUAL), *((texts.setting("computers", level), level) for level in LEVELS)]
        own = dict(state.terms.levels).get(picked, USUAL)
        label = texts.say("seats-level-of", number=picked + 1)
        found.append(select(Press.at(state, f"{LEVEL}.{picked}"), label, named, chosen=(own,)))
    return found


def _seat_lines(texts: Texts, state: TableState, names: Sequence[str]) -> list[str]:
    free = [texts.say("seat-computer", level=state.terms.level_of(seat)) for seat in range(state.seat_count)]
    return [
        texts.say("seats-seat", number=seat + 1, player=name or (free[seat] if state.live else texts.say("seat-free")))
        for seat, name in enumerate(names)
    ]
