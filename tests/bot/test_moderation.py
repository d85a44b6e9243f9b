"""Moderators: annulled games, removed results and blocked people, all of it recorded and most of it lifted again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.daily.result import RESULT
from bot.host.model.settings import ServerSettings
from data.store import Status
from playground import CannotDo, Channel, Interaction, Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.daily_attempts import attempted, press_daily
from tests.bot.panels import turn_to
from tests.bot.playing import command, press, said, started, whispered
from tests.bot.seasons import played
from tests.examples import sampled
from tests.texts import says, text


@pytest.fixture
def mod(room: Room) -> Person:
    """Add a moderator of all tables, by a role with a permission."""
    person = room.playground.add_person("Mo")
    room.playground.add_role(room.guild, "Moderators", person, permissions=["manage_channels"])
    return person


@pytest.fixture
def boss(room: Room) -> Person:
    """Return the owner of the server."""
    return room.playground.people.act_as(room.playground.world.owner)


def newest(room: Room, who: Person) -> dict[str, Any]:
    return [message for message in whispered(room, who) if message["components"]][-1]


async def annul(room: Room, who: Person, reason: str) -> Interaction:
    """Annul the channel's game, as far as the moderator may."""
    use = await command(room, who, "table close")
    form = await who.click(use.messages[-1], label=text("button-annul"))
    assert form.modal
    done = await who.submit(form.modal, {"text": reason})
    await done.finished()
    await room.quiet()
    return done


async def with_record_channel(room: Room) -> Channel:
    channel = room.playground.add_channel(room.guild, "mod-log")
    servers = room.bot.services.host.servers
    settings = await servers.settings(room.guild.id)
    await servers.save(room.guild.id, settings.model_copy(update={"record": channel.id}))
    return channel


def told(room: Room, channel: Channel) -> list[str]:
    return [message["content"] for message in room.ada.sees(channel)]


async def test_moderator_annuls_a_game_for_a_reason_that_everybody_sees(room: Room, mod: Person) -> None:
    log = await with_record_channel(room)
    await started(room, room.ben)
    table = await room.table()
    question = said(await command(room, mod, "table close"))
    assert says(question, "annul-means")
    assert (await room.table()).id == table.id, "it is asked for a reason first"
    await annul(room, mod, "They play in *two* windows")
    state = await room.bot.services.host.state(table.id)
    assert (state.status, state.annulled) == (Status.CLOSED, "They play in *two* windows")
    assert says(words(room.post()), "standing-annulled") and "two" in words(room.post())
    assert text("button-fair-deal") in buttons(room.post()), "its cards are shown"
    assert says(words(room.hand(room.ben)), "standing-annulled")
    assert says(said(await command(room, room.ada, "table resume", table=table.id)), "refusal-game-closed")
    [line] = told(room, log)
    assert says(line, "record-annul", moderator=mod.mention, table=table.id)
    assert says(said(await command(room, mod, "moderate record")), "record-annul")
    await room.stop()
    await room.start()
    assert (await room.bot.services.host.state(table.id)).annulled


async def test_nobody_annuls_their_own_game(room: Room, mod: Person) -> None:
    await started(room, mod)
    use = await command(room, mod, "table close")
    assert not says(said(use), "button-panel-annul"), "their consent is asked for like anybody's"
    await command(room, mod, "table leave")
    refused = said(await command(room, mod, "table close"))
    assert says(refused, "refusal-plays-here"), "nor by leaving it first"
    assert (await room.table()).status is Status.RUNNING


async def test_people_who_do_not_moderate_annul_nothing(room: Room, mod: Person) -> None:
    await started(room, room.ben)
    use = await command(room, mod, "table close")
    form = await mod.click(use.messages[-1], label=text("button-annul"))
    assert form.modal
    room.guild.roles.clear()
    done = await mod.submit(form.modal, {"text": "I was a moderator a moment ago"})
    await done.finished()
    await room.quiet()
    assert (await room.table()).status is Status.RUNNING
    cy = room.playground.add_person("Cy")
    assert says(said(await command(room, cy, "table close")), "refusal-not-host", seat="Ada", seated="yes")
    uses: dict[str, dict[str, Any]] = {
        "block": {"user": room.ada, "reason": "x"},
        "remove": {"table": "x", "reason": "x"},
        "lift": {"entry": "1"},
    }
    for path, given in uses.items():
        assert says(said(await command(room, cy, f"moderate {path}", **given)), "refusal-not-moderator"), path


async def test_a_paused_game_can_be_annulled_too(room: Room, mod: Person) -> None:
    await started(room)
    table = await room.table()
    await command(room, room.ada, "table pause")
    use = await command(room, mod, "table close", table=table.id)
    form = await mod.click(use.messages[-1], label=text("button-annul"))
    assert form.modal
    await (await mod.submit(form.modal, {"text": "why"})).finished()
    await room.quiet()
    assert (await room.bot.services.host.state(table.id)).annulled == "why"


async def test_the_table_button_annuls_for_a_moderator(room: Room, mod: Person) -> None:
    await started(room, room.ben)
    await press(room, mod, room.post(), text("button-table"))
    assert buttons(newest(room, mod)) == [
        text("button-watch-pause"),
        text("button-panel-annul"),
        text("button-watching"),
        text("button-rules"),
    ]
    await press(room, mod, newest(room, mod), text("button-panel-annul"))
    assert buttons(newest(room, mod)) == [text("button-annul")]


async def board(room: Room, **values: Any) -> str:
    return said(await command(room, room.ben, "leaderboard", game="canasta", **values))


@sampled
@pytest.mark.parametrize("kind", ["league", "rating", "scores", "fame"])
async def test_removed_result_is_off_every_board_of_this_server_until_it_is_lifted(
    room: Room, mod: Person, kind: str
) -> None:
    cy = room.playground.add_person("Cy")
    await played(room, [room.ada, room.ben], [5000, 100])
    farmed = await played(room, [cy, room.ben], [9000, 100])
    before, everywhere = await board(room, board=kind), await board(room, board=kind, everywhere=True)
    assert "Cy" in before
    assert says(
        said(await command(room, mod, "moderate remove", table=farmed, reason="farmed wins")), "done-result-removed"
    )
    after = await board(room, board=kind)
    assert "Cy" not in after and "Ada" in after
    assert await board(room, board=kind, everywhere=True) == everywhere, "other boards are not this server's"
    [entry] = await mod.autocomplete(room.channel, "moderate lift", focused="entry")
    assert farmed in entry["name"] and "farmed wins" in entry["name"]
    await command(room, mod, "moderate lift", entry=entry["value"])
    assert await board(room, board=kind) == before
    assert says(said(await command(room, mod, "moderate lift", entry=entry["value"])), "refusal-no-such-act")


async def test_results_of_one_person_are_removed_and_their_own_statistics_stay(room: Room, mod: Person) -> None:
    await played(room, [room.ada, room.ben], [5000, 100])
    assert says(said(await command(room, mod, "moderate remove", user=mod, reason="x")), "refusal-yourself-moderated")
    await command(room, mod, "moderate remove", user=room.ada, reason="an alt")
    assert "Ada" not in await board(room) and "Ben" in await board(room), "the others keep theirs"
    assert "Ada" not in await board(room, board="rating")
    assert "Ada" in await board(room, everywhere=True)
    await played(room, [room.ada, room.ben], [5000, 100])
    assert "Ada" in await board(room), "later games count"


async def test_own_results_are_not_removed_by_those_who_played(room: Room, mod: Person) -> None:
    lost = await played(room, [room.ada, mod], [5000, 100])
    assert says(said(await command(room, mod, "moderate remove", table=lost, reason="x")), "refusal-plays-here")
    assert says(said(await command(room, mod, "moderate remove", table="nonsense", reason="x")), "refusal-no-table")
    assert says(said(await command(room, mod, "moderate remove", reason="x")), "refusal-table-or-user")


async def test_own_results_are_not_put_back_by_those_who_played(room: Room, mod: Person) -> None:
    """Otherwise a moderator who won by an alt could lift what another moderator decided about it."""
    judge = room.playground.add_person("Judge")
    room.playground.add_role(room.guild, "Judges", judge, permissions=["manage_channels"])
    farmed = await played(room, [mod, room.ada], [5000, 100])
    await command(room, judge, "moderate remove", table=farmed, reason="an alt")
    [entry] = await mod.autocomplete(room.channel, "moderate lift", focused="entry")
    refused = said(await command(room, mod, "moderate lift", entry=entry["value"]))
    assert says(refused, "refusal-plays-here") and "Mo" not in await board(room)
    await command(room, judge, "moderate lift", entry=entry["value"])
    assert "Mo" in await board(room)


async def test_blocked_person_opens_and_joins_no_table_here_until_it_is_lifted(room: Room, mod: Person) -> None:
    other = room.playground.add_channel(room.guild, "other")
    await command(room, room.ben, "table new")
    await command(room, room.ada, "table new", channel=other)
    assert says(said(await command(room, mod, "moderate block", user=room.ben, reason="rude")), "done-blocked")
    assert not await room.bot.services.host.table_in_channel(room.channel.id), "their open table is closed"
    for path, values in {"table new": {}, "play": {"what": "euchre"}, "tutorial": {}, "assist autoplay": {}}.items():
        assert says(said(await command(room, room.ben, path, **values)), "refusal-blocked"), path
    assert says(said(await command(room, room.ben, "table join", channel=other)), "refusal-blocked")
    table = await room.bot.services.host.table_in_channel(other.id)
    assert table and table.seats[1].player is None
    await command(room, room.ben, "privacy forget")
    if text("button-forget") in buttons(newest(room, room.ben)):
        await press(room, room.ben, newest(room, room.ben), text("button-forget"))
    assert says(said(await command(room, room.ben, "table join", channel=other)), "refusal-blocked"), (
        "nor as somebody new"
    )
    assert says(said(await command(room, mod, "moderate block", user=room.ben, reason="again")), "refusal-in-force")
    elsewhere = room.playground.add_channel(room.playground.add_guild("Another club"), "there")
    assert says(said(await command(room, room.ben, "table new", channel=elsewhere)), "done-opened"), (
        "only in this server"
    )
    [entry] = await mod.autocomplete(room.channel, "moderate lift", focused="entry")
    await command(room, mod, "moderate lift", entry=entry["value"])
    assert says(said(await command(room, room.ben, "table new")), "done-opened")


async def test_blocked_person_brings_no_table_from_elsewhere_either(room: Room, mod: Person) -> None:
    """They bring neither a table of another server, nor one here that they put aside before it began."""
    await command(room, room.ben, "table new")
    put_aside = await room.table()
    await command(room, room.ben, "table pause")
    elsewhere = room.playground.add_channel(room.playground.add_guild("Another club"), "there")
    await command(room, room.ben, "table new", channel=elsewhere)
    await command(room, room.ben, "table start", channel=elsewhere)
    moved = await room.bot.services.host.table_in_channel(elsewhere.id)
    assert moved and moved.status is Status.RUNNING
    await command(room, mod, "moderate block", user=room.ben, reason="rude")
    for table in (put_aside.id, moved.id):
        assert says(said(await command(room, room.ben, "table resume", table=table)), "refusal-blocked")
    assert not await room.bot.services.host.table_in_channel(room.channel.id)


async def test_game_under_way_goes_on_for_a_blocked_person(room: Room, mod: Person) -> None:
    await started(room, room.ben)
    await command(room, mod, "moderate block", user=room.ben, reason="rude")
    assert (await room.table()).seats[1].player is not None
    await command(room, room.ada, "table pause")
    assert says(said(await command(room, room.ben, "table resume")), "done-resumed"), "its result is owed"


async def test_owner_sees_the_record_chooses_its_channel_and_lifts(room: Room, mod: Person, boss: Person) -> None:
    log = room.playground.add_channel(room.guild, "mod-log")
    for number in range(7):
        person = room.playground.add_person(f"P{number}")
        await command(room, mod, "moderate block", user=person, reason=f"reason {number}")
    await command(room, boss, "server")
    await turn_to(room, boss, newest(room, boss), "moderation")
    assert "reason 6" in words(newest(room, boss)) and "reason 1" not in words(newest(room, boss))
    await press(room, boss, newest(room, boss), text("button-older"))
    assert "reason 1" in words(newest(room, boss)) and "reason 6" not in words(newest(room, boss))
    await boss.choose(newest(room, boss), [str(log.id)], custom_id="cr:-:0:serve.record")
    await room.quiet()
    assert says(words(newest(room, boss)), "record-there", channel=f"<#{log.id}>")
    [*_, oldest] = await room.bot.services.store.acts(room.guild.id)
    await boss.choose(newest(room, boss), [str(oldest.id)], custom_id="cr:-:0:record-lift")
    await room.quiet()
    assert says(told(room, log)[-1], "record-lifted")
    await press(room, boss, newest(room, boss), text("button-older"))
    assert says(words(newest(room, boss)), "record-lifted") and "~~" in words(newest(room, boss))
    with pytest.raises(CannotDo):
        await command(room, mod, "server")


def test_settings_from_before_have_no_channel_for_the_record() -> None:
    assert ServerSettings.read({"preset": ""}).record is None


async def test_moderator_takes_a_result_of_a_deal_of_the_day_off_the_server(room: Room, mod: Person) -> None:
    for who, score in ((room.ada, 57), (room.ben, 12)):
        await attempted(room, who, score)
    refused = await command(room, room.ben, "moderate daily", user=room.ada, game="gin", reason="I want to win")
    assert says(said(refused), "refusal-not-moderator")
    none = await command(room, mod, "moderate daily", user=room.ada, game="cribbage", reason="looked")
    assert says(said(none), "refusal-no-daily-result")
    await command(room, mod, "moderate daily", user=room.ada, game="gin", reason="looked with a second account")
    shown = said(await press_daily(room, room.ben, RESULT))
    assert "Ada" not in shown
    assert says(shown, "daily-better", percent=0, closed=False), "everywhere it still counts"
    assert says(
        said(await command(room, mod, "moderate record")), "record-result", reason="looked with a second account"
    )
    [act] = (await room.bot.services.host.moderation.page(room.guild.id)).in_force
    await command(room, mod, "moderate lift", entry=str(act.id))
    assert "Ada" in said(await press_daily(room, room.ben, RESULT))
