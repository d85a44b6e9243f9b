"""A rematch through Discord: one press a person, wherever they press, and everybody keeps seat and partner."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.gathering import DROPPED_AFTER, ENDS_AFTER
from bot.host.model.settings import ServerSettings
from bot.host.table.state import TableState
from engine.types import FORFEIT, Action
from playground import Person
from tests.bot.conftest import Room, buttons, shown_table, words
from tests.bot.playing import all_agree, command, met_before, press, reminders, said, started, whispered
from tests.texts import says, text


async def euchre(room: Room, people: list[Person], **options: Any) -> TableState:
    """Let four people begin a game of Euchre, and return its table."""
    await command(room, people[0], "table new", game="Euchre", **options)
    for person in people[1:]:
        await press(room, person, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, people[0], room.post(), text("button-start"))
    return await room.table()


async def ends(room: Room, seat: int = 0) -> dict[str, Any]:
    """End the channel's game by having a seat forfeit it; return its message."""
    core = room.bot.services.host._core
    async with core.tables.hold((await room.table()).id) as session:
        await core.play(session, seat, Action(FORFEIT))
    await room.quiet()
    return room.post()


def partners(state: TableState) -> set[frozenset[str]]:
    return {frozenset(state.names[seat] for seat in (first, first + 2)) for first in (0, 1)}


def hand(person: Person) -> dict[str, Any]:
    """Return the last direct message to a person."""
    return person.dms()[-1]


async def test_one_press_each_leads_from_game_to_game(room: Room, four: list[Person]) -> None:
    before = await euchre(room, four)
    ended = await ends(room)
    presses = 0
    for person in four:
        assert buttons(ended)[0] == text("button-rematch")
        use = await press(room, person, ended, text("button-rematch"))
        presses += 1
        if presses < len(four):
            assert says(said(use), "done-rematch-waits")
            assert not (await room.table()).begun
    state = await room.table()
    assert says(said(use), "done-rematch-dealt") and presses == len(four)
    assert state.begun and partners(state) == partners(before)
    assert not reminders(room), "nobody is called"
    for person in four:
        *_, folded, dealt = person.dms()
        assert not buttons(folded) and shown_table(dealt) == state.id


async def test_the_post_says_who_is_in_and_who_is_missing(room: Room, four: list[Person]) -> None:
    await euchre(room, four)
    ended = await ends(room)
    await press(room, four[1], ended, text("button-rematch"))
    post = room.post()
    assert says(words(post), "rematch-waits", players="Chloe, Dmitri and Ada", **{"in": "Ben"})
    assert buttons(post)[0] == text("button-in") and text("button-start") not in buttons(post)
    assert text("button-join") not in buttons(post), "every seat is held"
    await press(room, room.ada, post, text("button-in"))
    assert says(words(room.post()), "rematch-waits", players="Chloe and Dmitri", **{"in": "Ben and Ada"})


@pytest.mark.soak
async def test_every_copy_of_the_button_means_the_same(room: Room, four: list[Person]) -> None:
    await euchre(room, four)
    ended = await ends(room)
    ada, ben, chloe, dmitri = four
    assert buttons(hand(chloe))[0] == text("button-rematch"), "the hand is no dead end"
    await press(room, chloe, hand(chloe), text("button-rematch"))
    assert says(words(hand(chloe)), "rematch-hand-in")
    assert says(words(hand(dmitri)), "rematch-hand-missing") and buttons(hand(dmitri))[0] == text("button-in")
    await press(room, dmitri, hand(dmitri), text("button-in"))
    await press(room, ada, ended, text("button-rematch"))
    use = await press(room, ada, ended, text("button-rematch"))
    assert says(said(use), "done-rematch-waits", players="Ben", count=1), "pressed twice"
    await press(room, ben, room.post(), text("button-in"))
    state = await room.table()
    assert state.begun and [shown_table(hand(person)) for person in four] == [state.id] * 4
    use = await press(room, ben, ended, text("button-rematch"))
    assert says(said(use), "done-rematch-dealt") and (await room.table()).id == state.id


@pytest.mark.soak
async def test_an_outsider_waits_until_a_seat_is_opened(room: Room) -> None:
    await started(room, room.ben)
    ended = await ends(room)
    carl = room.playground.add_person("Carl")
    await press(room, room.ada, ended, text("button-rematch"))
    use = await command(room, carl, "table join")
    assert says(said(use), "full-table", players="Ada and Ben")
    assert text("button-go-without", count=1, player="Ben") not in buttons(room.post())
    room.clock.ahead += DROPPED_AFTER
    await room.tick()
    assert says(words(room.post()), "rematch-drop", players="Ben")
    await room.stop()
    await room.start()
    await room.quiet()
    room.clock.ahead += DROPPED_AFTER
    await room.tick()
    await press(room, room.ada, room.post(), text("button-open-seats", count=1, player="Ben"))
    assert says(words(room.post()), "rematch-open")
    await press(room, carl, room.post(), text("button-join"))
    assert (await room.table()).begun, "everybody is in"
    assert says(said(await press(room, room.ben, ended, text("button-rematch"))), "refusal-rematch-began")


async def test_those_who_are_in_play_on_without_the_missing(room: Room, four: list[Person]) -> None:
    await met_before(room, *four)
    await euchre(room, four)
    ended = await ends(room)
    for person in four[:3]:
        await press(room, person, ended, text("button-rematch"))
    room.clock.ahead += DROPPED_AFTER
    await room.tick()
    await press(room, four[2], hand(four[2]), text("button-go-without", count=1, player="Dmitri"))
    state = await room.table()
    assert state.begun and sum(bool(row.computer) for row in state.seats) == 1
    assert says(words(hand(four[3])), "done-dropped")


@pytest.mark.soak
async def test_nobody_is_asked_twice_about_the_same_house_rules(room: Room, four: list[Person]) -> None:
    await euchre(room, four, match="best-of-3")
    await ends(room)
    await press(room, room.ben, room.post(), text("button-next-game"))
    ended = await ends(room)
    while text("button-next-game") in buttons(ended):
        await press(room, room.ben, ended, text("button-next-game"))
        ended = await ends(room)
    for person in four:
        await press(room, person, ended, text("button-rematch"))
    state = await room.table()
    assert state.begun and state.match and state.match.number == 1, "another match, by the same terms"


async def test_alone_against_computers_one_press_deals(room: Room) -> None:
    await started(room)
    ended = await ends(room)
    use = await press(room, room.ada, ended, text("button-rematch"))
    assert says(said(use), "done-rematch-dealt") and (await room.table()).begun
    await ends(room)
    await press(room, room.ada, hand(room.ada), text("button-rematch"))
    state = await room.table()
    assert state.begun and shown_table(hand(room.ada)) == state.id


async def test_a_button_of_an_older_game_leads_on_from_the_latest(room: Room) -> None:
    await started(room, room.ben)
    first = await ends(room)
    for person in (room.ada, room.ben):
        await press(room, person, first, text("button-rematch"))
    second = await ends(room)
    await press(room, room.ada, second, text("button-rematch"))
    await press(room, room.ben, first, text("button-rematch"))
    assert (await room.table()).begun


async def test_a_busy_channel_offers_a_thread(room: Room) -> None:
    await started(room, room.ben)
    ended = await ends(room)
    await command(room, room.playground.add_person("Carl"), "table new")
    assert says(said(await press(room, room.ada, hand(room.ada), text("button-rematch"))), "refusal-press-there")
    use = await press(room, room.ada, ended, text("button-rematch"))
    assert says(said(use), "thread-channel-busy")
    [*_, offer] = whispered(room, room.ada)
    await press(room, room.ada, offer, text("button-thread"))
    assert says(words(whispered(room, room.ada)[-1]), "done-rematch-opened")
    use = await press(room, room.ben, ended, text("button-rematch"))
    assert says(said(use), "done-rematch-dealt"), "in the thread"


@pytest.mark.soak
async def test_the_new_hand_takes_the_place_of_a_private_result(room: Room) -> None:
    for person in (room.ada, room.ben):
        person.close_dms()
    await started(room, room.ben)
    await press(room, room.ben, room.post(), text("button-hand"))
    ended = await ends(room)
    [*_, result] = whispered(room, room.ben)
    assert buttons(result)[0] == text("button-rematch")
    await press(room, room.ada, ended, text("button-rematch"))
    await press(room, room.ben, result, text("button-rematch"))
    state = await room.table()
    assert state.begun
    for person in (room.ada, room.ben):
        hands = [message for message in whispered(room, person) if buttons(message)]
        assert [shown_table(message) for message in hands] == [state.id]


@pytest.mark.soak
async def test_the_next_game_of_a_match_takes_the_place_of_a_private_result(room: Room) -> None:
    room.ben.close_dms()
    await command(room, room.ada, "table new", match="best-of-3")
    await press(room, room.ben, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    await press(room, room.ben, room.post(), text("button-hand"))
    await ends(room)
    assert buttons(hand(room.ada))[0] == text("button-next-game")
    await press(room, room.ada, hand(room.ada), text("button-next-game"))
    state = await room.table()
    hands = [each for each in whispered(room, room.ben) if text("button-direct") in buttons(each)]
    assert [shown_table(message) for message in hands] == [state.id], "although Ben pressed nothing"
    assert shown_table(hand(room.ada)) == state.id


@pytest.mark.soak
async def test_who_has_left_the_server_holds_nothing_up(room: Room, four: list[Person]) -> None:
    await euchre(room, four)
    ended = await ends(room)
    four[3].leave(room.guild)
    for person in four[:3]:
        await press(room, person, ended, text("button-rematch"))
    state = await room.table()
    assert state.begun and sum(bool(row.computer) for row in state.seats) == 1


@pytest.mark.soak
async def test_leaving_hands_the_gathering_on(room: Room, four: list[Person]) -> None:
    await euchre(room, four)
    ended = await ends(room)
    await press(room, room.ada, ended, text("button-rematch"))
    await press(room, room.ben, ended, text("button-rematch"))
    await press(room, room.ada, room.post(), text("button-leave"))
    state = await room.table()
    assert state.host == next(row.player for row in state.seats if state.names[row.seat] == "Ben")
    assert text("button-join") in buttons(room.post())
    for person in (room.ada, *four[2:]):
        await press(room, person, ended, text("button-rematch"))
    assert (await room.table()).begun, "Ada changed her mind"


async def test_who_may_open_no_table_cannot_do_it_from_direct_messages(room: Room) -> None:
    await started(room, room.ben)
    await ends(room)
    role = room.playground.add_role(room.guild, "Dealers", room.ben)
    await room.quiet()
    services = room.bot.services
    await services.host.servers.save(room.guild.id, ServerSettings(openers=(role.id,)))
    use = await press(room, room.ada, hand(room.ada), text("button-rematch"))
    assert says(said(use), "refusal-press-there")
    use = await press(room, room.ada, room.post(), text("button-rematch"))
    assert says(said(use), "refusal-not-an-opener", roles=f"<@&{role.id}>")
    await press(room, room.ben, room.post(), text("button-rematch"))
    await press(room, room.ada, hand(room.ada), text("button-in"))
    assert (await room.table()).begun, "to be in, nobody needs the role"


async def test_who_no_longer_sees_the_channel_or_is_blocked_has_no_held_seat(room: Room, four: list[Person]) -> None:
    await euchre(room, four)
    ended = await ends(room)
    services = room.bot.services
    ben, dmitri = [await services.store.player(person.id, person.name) for person in (room.ben, four[3])]
    room.playground.set_permissions(room.channel, deny=["view_channel"], person=four[2])
    await services.host.moderation.block(room.guild.id, dmitri, ben, "cheats")
    await press(room, room.ada, ended, text("button-rematch"))
    assert [row.player is None for row in (await room.table()).seats].count(True) == 2
    assert says(said(await press(room, four[3], ended, text("button-rematch"))), "refusal-blocked")
    await press(room, room.ben, ended, text("button-rematch"))
    assert (await room.table()).begun


async def test_a_word_given_long_ago_deals_no_cards(room: Room, four: list[Person]) -> None:
    await met_before(room, *four)
    await euchre(room, four)
    ended = await ends(room)
    for person in four[:3]:
        await press(room, person, ended, text("button-rematch"))
    first = (await room.table()).id
    post = room.post()
    assert says(words(post), "rematch-until")
    room.clock.ahead += ENDS_AFTER - 5
    await room.tick()
    assert buttons(room.post())[0] == text("button-in")
    await room.stop()
    await room.start()
    await room.quiet()
    room.clock.ahead += ENDS_AFTER
    await room.tick()
    over = room.post()
    assert says(words(over), "rematch-ended") and buttons(over) == [text("button-rematch")]
    assert says(words(hand(four[0])), "rematch-ended") and buttons(hand(four[0]))[0] == text("button-rematch")
    use = await press(room, four[3], ended, text("button-rematch"))
    assert says(said(use), "done-rematch-waits", players="Ben, Chloe and Ada", count=3), "who was in is asked again"
    state = await room.table()
    assert state.id != first and not state.begun
    assert says(said(await command(room, room.ada, "table resume", table=first)), "refusal-rematch-over")
    await press(room, room.ada, over, text("button-rematch"))
    for person in four[1:3]:
        await press(room, person, hand(person), text("button-in"))
    assert (await room.table()).begun


@pytest.mark.soak
async def test_an_opened_seat_has_its_time(room: Room) -> None:
    await started(room, room.ben)
    ended = await ends(room)
    await press(room, room.ada, ended, text("button-rematch"))
    room.clock.ahead += ENDS_AFTER - 60
    await room.tick()
    await press(room, room.ada, room.post(), text("button-open-seats", count=1, player="Ben"))
    room.clock.ahead += ENDS_AFTER - 60
    await room.tick()
    assert (await room.table()).live
    room.clock.ahead += 120
    await room.tick()
    assert says(words(room.post()), "rematch-ended")


async def test_rematch_gives_the_first_place_away_once_it_is_dealt(room: Room) -> None:
    await started(room, room.ben)
    ended = await ends(room)
    for person in (room.ada, room.ben):
        await press(room, person, ended, text("button-rematch"))
    await room.quiet()
    [old] = [each for each in room.ada.sees(room.channel) if each["id"] == ended["id"]]
    assert buttons(old)[0] != text("button-rematch") and buttons(old)[-1] != text("button-film")
    assert text("button-rematch") in buttons(old), "from here it still leads to the latest"
