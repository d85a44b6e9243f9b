"""An evening of four friends: three games in a row, one press for each person between two of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import pytest_asyncio

from bot.host.table.state import TableState
from data.store import Status
from playground import Person
from tests.bot import short_games
from tests.bot.conftest import Room, buttons, shown_table, words
from tests.bot.evening_games import begun, evening, lost, over, text_of
from tests.bot.playing import all_agree, command, press, whispered
from tests.texts import says, text


@pytest_asyncio.fixture
async def four(room: Room) -> list[Person]:
    """Return Ada, Ben, Chloé, who takes no direct messages, and Dmitri."""
    chloe = room.playground.add_person("Chloé")
    chloe.close_dms()
    return [room.ada, room.ben, chloe, room.playground.add_person("Dmitri")]


@pytest.mark.soak
async def test_euchre_then_canasta_then_cribbage_with_one_press_each_between_games(
    room: Room, four: list[Person]
) -> None:
    ada, ben, chloe, dmitri = four
    first = await seated(room, four, game="Euchre", match="best-of-3")
    await press(room, chloe, room.post(chloe), text("button-hand"))
    await played(room, first)
    for _ in range(2):
        if text("button-next-game") in buttons(room.post()):
            await press(room, ben, room.post(), text("button-next-game"))  # one press for all of them
            await all_have_hands(room, four)
            await played(room, await room.table())
    await one_press_each(room, four, text("button-rematch"))
    await lost(room, (await room.table()).id, seat=1)

    partners = await seated(room, four, game="Canasta", preset="partners")
    assert says(words(evening(room)), "evening-running", players="Ada, Ben, Chloé and Dmitri")
    await lost(room, partners.id, seat=1)
    shown = evening(room)
    assert buttons(shown) == [text(f"button-evening-{each}") for each in ("again", "rotate", "other")]
    for person in four:
        await press(room, person, evening(room), text("button-evening-rotate"))
    await all_have_hands(room, four)
    await lost(room, (await room.table()).id, seat=1)

    three = [ada, chloe, dmitri]
    await seated(room, three, game="Cribbage", preset="three-handed")
    thread = room.playground.add_thread(room.channel, "a second table")
    second = await begun(room, ben, room.playground.add_person("Eve"), channel=thread)
    for players in ("Ada, Chloé and Dmitri", "Ben and Eve"):
        assert says(words(evening(room)), "evening-running", players=players)
    await lost(room, second.id)
    await lost(room, (await room.table()).id, seat=2)
    for person in three:
        await press(room, person, evening(room), text("button-evening-again"))
    await all_have_hands(room, three)
    await lost(room, (await room.table()).id, seat=2)

    lines, games = text_of(evening(room)), len(await room.bot.services.store.evening_tables(1))
    assert text("evening-score", games=games) in lines
    assert [line for line in lines if line.endswith(f"of {games - 1} · Ada")], "in all but that in the thread"
    await over(room)
    assert says(words(evening(room)), "evening-over", games=games)


async def seated(room: Room, people: Sequence[Person], **options: str) -> TableState:
    """Let people begin a game at a new table by commands and buttons, and return it."""
    await command(room, people[0], "table new", **options)
    for person in people[1:]:
        await press(room, person, room.post(person), text("button-join"))
    await all_agree(room)
    await press(room, people[0], room.post(), text("button-start"))
    return await room.table()


async def played(room: Room, state: TableState) -> None:
    """Play a game to its end with computers' choices, round by round."""
    while (await room.bot.services.host.state(state.id)).status is Status.RUNNING:
        await short_games.hurry(room, state.id, short_games.never)


async def one_press_each(room: Room, people: Sequence[Person], label: str) -> None:
    """Let people press a button of the ended game, once each: then the next one is dealt, and all have their hands."""
    ended = room.post()
    for person in people:
        assert text("button-hand") not in buttons(room.post()), "not dealt yet"
        await press(room, person, ended, label)
    await all_have_hands(room, people)


async def all_have_hands(room: Room, people: Sequence[Person]) -> None:
    """Check that the game is running and everybody sees their hand: the second player in a private answer."""
    state = await room.table()
    assert state.status is Status.RUNNING
    for person in people:
        hands = person.dms() or [each for each in whispered(room, person) if buttons(each)]
        assert shown_table(hands[-1]) == state.id, person.name
