"""A match through Discord: agreed in the lobby, shown beside every score, and continued with one press."""

from __future__ import annotations

from functools import partial

import pytest

from bot.table.messages.endings import drawn_highlights
from bot.texts import load_texts
from engine.types import FORFEIT, Action
from playground import Person
from tests.bot.conftest import Room, buttons, shown_table, words
from tests.bot.panels import choose, panel
from tests.bot.playing import all_agree, command, press, said, whispered
from tests.texts import says, text


async def rubber(room: Room) -> None:
    """Let Ada and Ben start a match, best of three."""
    await command(room, room.ada, "table new", match="best-of-3")
    await press(room, room.ben, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))


async def loses(room: Room, seat: int) -> None:
    """End the channel's game by having a seat forfeit it, as when its time is up."""
    core = room.bot.services.host._core
    async with core.tables.hold((await room.table()).id) as session:
        await core.play(session, seat, Action(FORFEIT))
    await room.quiet()


async def drawn(room: Room) -> tuple[str, str]:
    """Return what the picture of the game that has just ended says about the match."""
    state = await room.bot.services.host.state(shown_table(room.post()))
    first = drawn_highlights(load_texts(game=state.game), state)[0]
    assert first.title == text("match-drawn", length=text("option-match-best-of-3"))
    return first.detail, first.figure


def is_folded(person: Person) -> bool:
    """Return whether the finished game's hand is one line: the match's standing, and then the points."""
    return "1 : 0. Ada " in words(person.dms()[0])


async def test_a_match_is_played_by_one_press_a_game(room: Room) -> None:
    await command(room, room.ada, "table new", match="best-of-3")
    assert says(words(room.post()), "terms-match", length=text("option-match-best-of-3"))
    await press(room, room.ben, room.post(), text("button-join"))
    assert text("button-agree") in buttons(room.post()), "a match is no matter of course"
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    assert says(words(room.post()), "match-game", length=text("option-match-best-of-3"), number=1)
    await loses(room, 1)
    ended = room.post()
    assert "**Ada** leads the match 1 : 0." in words(ended) and buttons(ended)[0] == text("button-next-game")
    assert text("button-rematch") not in buttons(ended)
    use = await press(room, room.ben, ended, text("button-next-game"))
    assert says(said(use), "done-next-game")
    assert "Game 2 of the match (best of three). **Ada** leads the match 1 : 0." in words(room.post())
    assert (await room.table()).status == "running" and text("button-hand") in buttons(room.post())
    [before] = [each for each in room.ada.sees(room.channel) if each["id"] == ended["id"]]
    assert text("button-next-game") not in buttons(before), "it has begun"
    for person in (room.ada, room.ben):
        await room.playground.until(partial(is_folded, person))
        folded, hand = person.dms()
        assert says(words(folded), "match-leads", games="1 : 0")
        assert "leads" not in words(hand) and hand["components"], "everybody has new cards"
    await loses(room, 0)
    assert says(words(room.post()), "match-even", games="1 : 1")
    assert await drawn(room) == (text("match-drawn-even"), "1 : 1")
    await press(room, room.ada, room.post(), text("button-next-game"))
    await loses(room, 0)
    assert "**Ben** won the match 2 : 1!" in words(room.post())
    assert await drawn(room) == ("won by Ben", "2 : 1")
    assert buttons(room.post())[0] == text("button-rematch")
    scores = said(await command(room, room.ada, "scores games", user=room.ben))
    assert scores.count(text("scores-match-won", games="2 : 1")) == 1
    assert says(said(await command(room, room.ben, "stats show")), "stats-matches", matches=1, won=1)


async def test_a_pressed_button_leads_to_the_game_that_has_begun(room: Room) -> None:
    await rubber(room)
    await loses(room, 1)
    ended = room.post()
    await press(room, room.ada, ended, text("button-next-game"))
    running = await room.table()
    use = await press(room, room.ben, ended, text("button-next-game"), race=True)
    assert says(said(use), "done-next-game") and (await room.table()).id == running.id


@pytest.mark.soak
async def test_a_match_goes_on_after_a_pause_between_two_games(room: Room) -> None:
    await rubber(room)
    await loses(room, 1)
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    [choice] = await room.ben.autocomplete(elsewhere, "table resume", focused="table")
    use = await command(room, room.ben, "table resume", channel=elsewhere, table=choice["value"])
    assert says(said(use), "done-next-game")
    assert buttons(room.post())[0] != text("button-next-game"), "it has begun elsewhere"


async def test_a_busy_channel_offers_a_thread(room: Room) -> None:
    await rubber(room)
    await loses(room, 1)
    ended = room.post()
    cyd = room.playground.add_person("Cyd")
    await command(room, cyd, "table new")
    use = await press(room, room.ada, ended, text("button-next-game"))
    assert says(said(use), "thread-channel-busy")
    [*_, offer] = whispered(room, room.ada)
    await press(room, room.ada, offer, text("button-thread"))
    assert says(words(whispered(room, room.ada)[-1]), "done-next-game")


async def test_match_is_an_option_of_the_rules_panel(room: Room) -> None:
    await command(room, room.ada, "table new")
    await press(room, room.ada, room.post(), text("button-rules"))
    await choose(room, room.ada, text("rules-groups"), "terms")
    assert says(words(panel(room, room.ada)), "help-option", option="match", set=text("option-match-single"))
    await choose(room, room.ada, text("rules-options"), "match")
    await choose(room, room.ada, text("option-match"), "best-of-7")
    assert says(
        words(panel(room, room.ada)),
        "help-option-changed",
        option="match",
        set=text("option-match-best-of-7"),
        usual=text("option-match-single"),
    )
    assert says(words(room.post()), "terms-match", length=text("option-match-best-of-7"))


@pytest.mark.soak
async def test_typing_finds_a_table_that_the_list_to_resume_has_no_room_for(room: Room) -> None:
    await command(room, room.ada, "table new", game="Pinochle")
    oldest = (await room.table()).id
    for number in range(26):
        await command(room, room.ada, "table pause")
        room.channel = room.playground.add_channel(room.guild, f"table-{number + 2}")
        await command(room, room.ada, "table new")
    listed = await room.ada.autocomplete(room.channel, "table resume", focused="table")
    assert len(listed) == 25 and oldest not in [each["value"] for each in listed]
    for typed in ("pinochle", oldest):
        found = await room.ada.autocomplete(room.channel, "table resume", focused="table", value=typed)
        assert [each["value"] for each in found] == [oldest]
