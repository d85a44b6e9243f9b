"""The cost of a press: how often it holds its table, queries the store and draws."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.host.model.competition import Competition
from bot.host.table.cache import Tables
from bot.table.delivery import presenter
from bot.ui.custom_ids import Press
from data.sqlite import connection, writer
from data.store.database import Row, Values
from engine.types import Action
from tests.bot.conftest import Room, parts
from tests.bot.playing import command, deals_with, play_first, press, started
from tests.texts import text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

READ = ("SELECT", "WITH")


class Costs:
    """The bot's work since counting began."""

    def __init__(self) -> None:
        self.holds = 0
        self.reads: list[str] = []
        self.drawn: Counter[str] = Counter()
        self.may_draw = asyncio.Event()
        """Drawing begins but does not end until this is set."""
        self.may_draw.set()


async def counted(room: Room, monkeypatch: pytest.MonkeyPatch) -> Costs:
    """Count what the room's bot does from now on, without its clocks, which look at other things every second."""
    costs, services = Costs(), room.bot.services
    await services.host.clocks.stop()
    await room.quiet()
    hold, draw, fetch = Tables.hold, services.painter.draw, writer.fetch

    @asynccontextmanager
    async def counted_hold(self: Tables, table_id: str, *also: Competition) -> AsyncIterator[Any]:
        costs.holds += 1
        async with hold(self, table_id, *also) as session:
            yield session

    async def counted_draw(name: str, drawing: Any) -> Any:
        costs.drawn[name] += 1
        await costs.may_draw.wait()
        return await draw(name, drawing)

    def counted_fetch(connection: sqlite3.Connection, sql: str, values: Values) -> list[Row]:
        if sql.lstrip().upper().startswith(READ):
            costs.reads.append(sql)
        return fetch(connection, sql, values)

    monkeypatch.setattr(Tables, "hold", counted_hold)
    monkeypatch.setattr(services.painter, "draw", counted_draw)
    for module in (connection, writer):
        monkeypatch.setattr(module, "fetch", counted_fetch)
    return costs


async def test_a_choice_in_a_direct_message_is_one_use_case(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(room, room.ben)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    costs = await counted(room, monkeypatch)
    await play_first(room, room.ada, "discard")
    assert costs.holds <= 1
    assert len(costs.reads) <= 6, "\n".join(costs.reads)
    assert costs.drawn == {"table.png": 1, "hand.png": 2}, "the table and each hand once"


async def test_a_press_on_the_table_is_one_use_case(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(room, room.ben)
    costs = await counted(room, monkeypatch)
    await press(room, room.ada, room.post(), text("verb-draw"))
    assert costs.holds <= 1
    assert len(costs.reads) <= 6, "\n".join(costs.reads)
    assert costs.drawn == {"table.png": 1, "hand.png": 2}


async def test_melding_a_selection_draws_the_hand_once_and_shows_the_picker_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await command(room, room.ada, "table new", deals=deals_with("meld", Action("draw")))
    await press(room, room.ada, room.post(), text("button-start"))
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    await press(room, room.ada, room.hand(room.ada), text("more-meld"))
    meld = next(action for action in (await room.table()).views[0].legal if action.kind == "meld")
    left = list(meld.cards)
    [select] = parts(room.hand(room.ada), 3)
    chosen = [each["value"] for each in select["options"] if taken(left, each["value"].partition(".")[2])]
    costs = await counted(room, monkeypatch)
    await room.ada.choose(room.hand(room.ada), chosen)
    await room.quiet()
    assert (await room.table()).revision == 2 and costs.holds <= 2
    assert costs.drawn == {"table.png": 1, "hand.png": 1}
    melds = any(action.kind == "meld" for action in (await room.table()).views[0].legal)
    assert bool(parts(room.hand(room.ada), 3)) == melds


def taken(left: list[str], card: str) -> bool:
    """Take a card out of a list, if it is there."""
    if card not in left:
        return False
    left.remove(card)
    return True


async def test_turning_to_the_choices_draws_nothing_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await command(room, room.ada, "table new", deals=deals_with("meld", Action("draw")))
    await press(room, room.ada, room.post(), text("button-start"))
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    costs = await counted(room, monkeypatch)
    await press(room, room.ada, room.hand(room.ada), text("more-meld"))
    assert costs.holds <= 1
    assert len(costs.reads) <= 4, "\n".join(costs.reads)
    assert costs.drawn == {}


async def test_computers_turn_is_drawn_together_with_the_move_before_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenter, "_STEPS", 10.0)  # the machine may be busy
    await started(room)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    costs = await counted(room, monkeypatch)
    await play_first(room, room.ada, "discard")
    assert costs.drawn == {"table.png": 1, "hand.png": 1}


async def test_private_answer_shares_the_picture_of_the_direct_message(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(room, room.ben)
    costs = await counted(room, monkeypatch)
    await press(room, room.ada, room.post(), text("button-hand"))
    assert costs.drawn == {}


async def test_pictures_that_are_overtaken_while_they_wait_are_not_drawn(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(room, room.ben)
    costs, state = await counted(room, monkeypatch), await room.table()
    play, players = room.bot.services.host.play, state.players
    costs.may_draw.clear()
    changes = 4
    for _ in range(changes):
        seat = state.views[-1].to_act[0]
        action = next(action for action in state.views[seat].legal if action.kind in ("draw", "discard"))
        player = players[seat]
        assert player
        state = await play.act(state.id, player, action)
        await asyncio.sleep(0.01)
    begun = costs.drawn.total()
    costs.may_draw.set()
    await room.quiet()
    assert begun == 2, "as many as there are threads"
    assert costs.drawn.total() <= begun + 3, "the newest table and hands"
    for message in (room.post(), room.hand(room.ada)):
        assert {press.revision for part in parts(message, 2) if (press := Press.read(part["custom_id"]))} == {changes}
