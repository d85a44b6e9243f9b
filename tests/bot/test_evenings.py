"""The room of an evening: one message of a channel where people play one game after another."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.host.evenings import GAP
from bot.host.model.setup import Terms
from bot.host.table.state import TableState
from bot.limits import Code
from bot.table.delivery import workers
from data.store import RESULT, Act, EveningRow
from tests.bot.conftest import Room, buttons, shown_table, words
from tests.bot.evening_games import begun, evening, evenings, game, lost, moves, over, text_of
from tests.bot.playing import answer_to, command, press, said, whispered
from tests.examples import sampled
from tests.texts import says, text

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


# When it appears


async def test_room_appears_with_the_second_game_without_a_notification(room: Room) -> None:
    await game(room)
    assert not evenings(room), "one game is no evening"
    state = await begun(room)
    shown = evening(room)
    assert shown["flags"] & SILENT and not shown["mentions"]
    assert says(words(shown), "evening-title") and says(words(shown), "evening-running", players="Ada and Ben")
    assert room.bot.services.posts.link(await room.bot.services.host.state(state.id)) in words(shown)
    assert buttons(shown) == [text("button-evening-other")], "a game is on"


@sampled
@pytest.mark.parametrize("options", [{"practice": True}, {"deals": 3}], ids=["practice", "numbered deal"])
async def test_games_that_do_not_count_make_no_evening(room: Room, options: dict[str, Any]) -> None:
    await game(room)
    await begun(room, **options)
    assert not evenings(room)


@pytest.mark.soak
async def test_friendly_games_are_part_of_an_evening(room: Room) -> None:
    await game(room)
    await game(room, terms=Terms(ranked=False))
    assert text("evening-score", games=2) in text_of(evening(room))


@pytest.mark.soak
async def test_one_person_with_computers_makes_no_evening(room: Room) -> None:
    for _ in range(3):
        await game(room, room.ada, seats=2)
    assert not evenings(room)
    await begun(room, room.ben, seats=2)
    assert says(words(evening(room)), "evening-here", people="Ada", busy=True), "now there are two"


@pytest.mark.soak
async def test_game_in_a_thread_counts_to_its_channel(room: Room) -> None:
    thread = room.playground.add_thread(room.channel, "a second table")
    await game(room)
    state = await begun(room, channel=thread)
    assert not evenings(room, thread)
    link = room.bot.services.posts.link(await room.bot.services.host.state(state.id))
    assert str(thread.id) in link and link in words(evening(room))
    assert text("button-evening-again") in buttons(evening(room)), "the channel itself is free"


async def test_exhibitions_are_no_games_of_an_evening(room: Room) -> None:
    await game(room)
    await command(room, room.ada, "assist autoplay")
    assert not evenings(room)


# What it shows


async def test_score_is_counted_by_person_and_best_first(room: Room) -> None:
    await game(room, loser=0)
    await game(room, loser=0)
    cyd = room.playground.add_person("Cyd")
    await game(room, room.ada, cyd, loser=1)
    lines = text_of(evening(room))
    assert text("evening-score", games=3) in lines
    won = [("Ben", 2, 2), ("Ada", 1, 3), ("Cyd", 0, 1)]
    assert lines[-3:] == [text("evening-won", who=who, won=won, played=played) for who, won, played in won]


@pytest.mark.soak
async def test_partners_are_counted_as_pairs(room: Room) -> None:
    cyd, dan = room.playground.add_person("Cyd"), room.playground.add_person("Dan")
    await game(room, room.ada, room.ben, cyd, dan, preset="partners", loser=1)
    await game(room, room.ada, cyd, room.ben, dan, preset="partners", loser=1)
    lines = text_of(evening(room))
    pairs = lines[lines.index(text("evening-pairs")) + 1 :]
    told = {text("evening-won", who=who, won=1, played=1) for who in ("Ada and Ben", "Ada and Cyd")}
    told |= {text("evening-won", who=who, won=0, played=1) for who in ("Ben and Dan", "Cyd and Dan")}
    assert set(pairs) == told and "**1**" in pairs[0] and "**0**" in pairs[-1]


@pytest.mark.soak
async def test_computers_are_in_no_list(room: Room) -> None:
    await game(room, room.ada, room.ben, seats=4, preset="partners")
    await game(room, room.ada, room.ben, seats=4, preset="partners")
    shown = words(evening(room))
    assert not says(shown, "evening-pairs") and "🤖" not in shown
    assert shown.count(" of 2 · ") == 2


async def test_annulled_games_and_results_that_moderators_removed_do_not_count(room: Room) -> None:
    first = await game(room, loser=0)
    await game(room, loser=1)
    store = room.bot.services.store
    boss = await store.player(room.playground.add_person("Eve").id, "Eve")
    await store.moderate(Act(room.guild.id, RESULT, room.clock(), boss.id, "farmed", table_id=first.id))
    third = await begun(room)
    assert text("evening-score", games=1) in text_of(evening(room))
    await room.bot.services.host.moderation.annul(third.id, boss, "two windows")
    await room.quiet()
    assert text("evening-score", games=1) in text_of(evening(room))


@pytest.mark.soak
async def test_moderators_change_the_room_at_once(room: Room) -> None:
    first = await game(room, loser=0)
    await game(room, loser=1)
    boss = room.playground.people.act_as(room.playground.world.owner)

    def shown() -> list[str]:
        return text_of(evening(room))

    await command(room, boss, "moderate remove", table=first.id, reason="farmed")
    assert text("evening-score", games=1) in shown()
    [removed] = await room.bot.services.store.acts(room.guild.id)
    await command(room, boss, "moderate lift", entry=str(removed.id))
    assert text("evening-score", games=2) in shown()
    await command(room, boss, "moderate remove", user=room.ben, reason="farmed")
    assert "Ben" not in "".join(line for line in shown() if " of 2 · " in line)
    third = await begun(room)
    assert says("\n".join(shown()), "evening-running")
    mod = await room.bot.services.store.player(boss.id, "Boss")
    await room.bot.services.host.moderation.annul(third.id, mod, "two windows")
    await room.quiet()
    assert text("evening-quiet") in shown() and text("evening-score", games=2) in shown()


async def test_people_who_look_in_are_named_but_not_stored(room: Room) -> None:
    await game(room)
    state = await begun(room)
    eve, stranger = room.playground.add_person("Eve"), room.playground.add_person("Fay")
    await room.bot.services.store.player(eve.id, eve.name)  # she has used the bot before
    for person in (eve, stranger):
        await press(room, person, room.post(), text("button-hand"))
    assert "Eve" not in words(evening(room)), "no message is edited for that"
    await lost(room, state.id)
    assert says(words(evening(room)), "evening-here", people="Ada, Ben and Eve", busy=False)


async def test_those_who_hide_or_are_forgotten_are_not_named(room: Room) -> None:
    await game(room)
    await game(room, room.ada, room.playground.add_person("Cyd"))
    assert "Ben" in words(evening(room))
    use = await command(room, room.ben, "privacy boards")
    await press(room, room.ben, use.response, text("button-hide"))
    assert "Ben" not in words(evening(room)) and "Ada" in words(evening(room))
    await over(room)
    assert "Ada" in words(evening(room))
    room.clock.ahead += 60  # Discord takes few edits of old messages in a short time
    use = await command(room, room.ada, "privacy forget")
    await press(room, room.ada, use.response, text("button-forget"))
    assert "Ada" not in words(evening(room)), "also when it is folded up"


@pytest.mark.soak
async def test_eight_people_with_long_names_fit(room: Room) -> None:
    guests = [room.playground.add_person(f"{name}-Alexandra von Hohenstein*") for name in ("Max", "Eva", "Tim", "Ida")]
    others = [room.playground.add_person(f"{name}_Alexandra_von_Hohenstein") for name in ("Jan", "Lea", "Kai")]
    await game(room, *guests, preset="partners")
    await game(room, room.ada, *others, preset="partners")
    shown = evening(room)
    assert len([line for line in text_of(shown) if " of 1 · " in line]) == 12
    assert sum(map(len, text_of(shown))) < 1500 and "Hohenstein\\*" in words(shown)


async def test_link_follows_the_table(room: Room) -> None:
    await game(room)
    state = await begun(room)
    posts = room.bot.services.posts
    before = posts.link(state)
    posts.bury(state.id)
    await moves(room, state.id)
    link = posts.link(await room.bot.services.host.state(state.id))
    assert link != before and link in words(evening(room))


# The next game


async def test_the_next_game_is_one_press_for_each_person(room: Room) -> None:
    await game(room)
    ended = await game(room, loser=0)
    shown = evening(room)
    assert says(words(shown), "evening-quiet") and says(words(shown), "evening-here", busy=False, people="Ada and Ben")
    again = text("button-evening-again")
    assert buttons(shown) == [again, text("button-evening-other")]
    await press(room, room.ben, shown, again)
    assert again in buttons(evening(room)), "Ada is not in yet"
    await press(room, room.ada, evening(room), again)
    state = await room.table()
    assert state.id != ended.id and state.status == "running"
    assert buttons(evening(room)) == [text("button-evening-other")]


async def test_others_cannot_take_the_next_game_over(room: Room) -> None:
    await game(room)
    await game(room)
    eve = room.playground.add_person("Eve")
    use = await press(room, eve, evening(room), text("button-evening-again"))
    assert says(said(use), "refusal-not-seated")


async def test_again_means_the_channels_game_or_else_the_last_one_of_who_presses(room: Room) -> None:
    """A second table in a thread ends last."""
    cyd, eve = room.playground.add_person("Cyd"), room.playground.add_person("Eve")
    await game(room)
    await game(room)
    await game(room, cyd, eve, channel=room.playground.add_thread(room.channel, "a second table"))
    for person in (room.ada, room.ben):
        await press(room, person, evening(room), text("button-evening-again"))
    state = await room.table()
    assert state.status == "running" and {*state.names} >= {"Ada", "Ben"}
    await lost(room, state.id)
    for person in (cyd, eve):
        await press(room, person, evening(room), text("button-evening-again"))
    state = await room.table()
    assert state.status == "running" and {*state.names} >= {"Cyd", "Eve"}, "in the channel, which is free"


async def test_forged_presses_lead_to_no_other_evening(room: Room) -> None:
    state = await game(room)
    await game(room)
    elsewhere = await room.bot.services.store.join_evening(state.id, room.guild.id + 1, 7, room.clock())
    [own, _] = await room.bot.services.host.evenings.open()
    for number, refusal in ((elsewhere.id, "refusal-outdated"), (99, "refusal-no-game-tonight")):
        shown = json.dumps(evening(room)).replace(f"again.{own.id}", f"again.{number}")
        use = await press(room, room.ada, json.loads(shown), text("button-evening-again"), race=True)
        assert says(said(use), refusal)


@pytest.mark.soak
async def test_partners_rotate_from_the_room(room: Room) -> None:
    four = (room.ada, room.ben, room.playground.add_person("Cyd"), room.playground.add_person("Dan"))
    before = await game(room, *four, preset="partners")
    await game(room, *four, preset="partners")
    for person in four:
        await press(room, person, evening(room), text("button-evening-rotate"))
    state = await room.table()
    assert state.status == "running"
    assert _partners(state) != _partners(before)


def _partners(state: TableState) -> set[frozenset[str]]:
    return {frozenset((state.names[seat], state.names[seat + 2])) for seat in (0, 1)}


@pytest.mark.soak
async def test_a_match_goes_on_from_the_room(room: Room) -> None:
    await game(room)
    await command(room, room.ada, "table new", match="best-of-3")
    await press(room, room.ben, room.post(), text("button-join"))
    host = room.bot.services.host
    ben = await room.bot.services.store.player(room.ben.id, "Ben")
    await host.agreement.agree((await room.table()).id, ben, (await room.table()).setup.digest)
    await press(room, room.ada, room.post(), text("button-start"))
    await lost(room, (await room.table()).id)
    assert buttons(evening(room))[0] == text("button-next-game")
    await press(room, room.ben, evening(room), text("button-next-game"))
    state = await room.table()
    assert state.match and state.match.number == 2


async def test_another_game_opens_a_table_as_the_start_message_does(room: Room) -> None:
    await game(room)
    await game(room)
    before = shown_table(room.post())
    use = await press(room, room.ben, evening(room), text("button-evening-other"))
    assert use.response and use.response["flags"] & 64
    await press(room, room.ben, use.response, buttons(use.response)[0])
    assert shown_table(room.post()) != before and (await room.table()).status == "open"


# Its end


@pytest.mark.soak
async def test_evening_folds_up_when_nobody_has_played_for_two_hours(room: Room) -> None:
    await game(room)
    await game(room)
    room.clock.ahead += GAP - 60
    await room.tick()
    assert buttons(evening(room))
    room.clock.ahead += 120
    await room.tick()
    folded = evening(room)
    assert not buttons(folded) and says(words(folded), "evening-over", games=2)
    assert says(words(folded), "evening-best", winners="Ada", won=2, count=1)
    await game(room)
    assert len(evenings(room)) == 1, "the next evening has one game"
    await begun(room)
    assert len(evenings(room)) == 2 and " of 1 · Ada" in words(evenings(room)[-1])


@pytest.mark.soak
async def test_of_equal_wins_those_in_fewer_games_won_most_as_on_the_card(room: Room) -> None:
    cyd = room.playground.add_person("Cyd")
    await game(room, loser=1)
    await game(room, room.ada, cyd, loser=0)
    await over(room)
    folded = words(evening(room))
    assert says(folded, "evening-best", winners="Cyd", won=1, count=1) and "Ada" not in folded


@pytest.mark.soak
async def test_evening_on_which_all_won_as_much_has_no_winner(room: Room) -> None:
    await game(room, loser=1)
    await game(room, loser=0)
    await over(room)
    assert not any(name in words(evening(room)) for name in ("Ada", "Ben"))


@pytest.mark.soak
async def test_evening_lasts_while_a_game_is_played_slowly(room: Room) -> None:
    await game(room)
    state = await begun(room)
    for _ in range(3):
        room.clock.ahead += GAP - 60
        await moves(room, state.id)
        await room.tick()
    assert buttons(evening(room))
    await over(room)
    assert not buttons(evening(room)), "nobody moved"
    await moves(room, state.id)
    assert len(evenings(room)) == 1, "a game that goes on is the first of the next evening"


# Its message


@pytest.mark.soak
async def test_buried_room_moves_below_when_a_game_ends(room: Room) -> None:
    await game(room)
    state = await begun(room)
    before = evening(room)
    for number in range(2):
        await room.ben.say(room.channel, f"chat {number}")
    await moves(room, state.id)
    assert evening(room)["id"] == before["id"]
    await lost(room, state.id)
    after = evening(room)
    assert after["id"] != before["id"] and after["flags"] & SILENT
    assert room.ada.sees(room.channel)[-1]["id"] == after["id"]
    await begun(room)
    assert evening(room)["id"] == after["id"]


@pytest.mark.soak
async def test_old_room_that_takes_no_edits_is_sent_anew_when_a_game_ends(room: Room) -> None:
    await game(room)
    await game(room)
    before = evening(room)
    edit = f"PATCH /channels/*/messages/{before['id']}"
    room.playground.faults.add(edit, status=400, code=Code.OLD_MESSAGE_EDITS)
    state = await begun(room)
    assert evening(room)["id"] == before["id"] and text("button-evening-again") in buttons(evening(room))
    room.playground.faults.add(edit, status=400, code=Code.OLD_MESSAGE_EDITS)
    await lost(room, state.id)
    assert evening(room)["id"] != before["id"]


async def test_deleted_room_does_not_come_back(room: Room) -> None:
    await game(room)
    state = await begun(room)
    room.playground.delete_message(evening(room))
    await lost(room, state.id)
    await game(room)
    assert not evenings(room)
    await over(room)
    await game(room)
    await begun(room)
    assert evening(room), "the next evening has one again"


async def test_channel_that_is_closed_to_the_bot_shows_it_later(room: Room) -> None:
    thread = room.playground.add_thread(room.channel, "a quiet place")
    room.playground.set_permissions(room.channel, deny=["send_messages"])
    await game(room, channel=thread)
    await game(room, channel=thread)
    assert not evenings(room) and not evenings(room, thread)
    room.playground.set_permissions(room.channel)
    room.clock.ahead += 301
    await begun(room, channel=thread)
    assert evening(room)


@pytest.mark.soak
async def test_deleted_channel_ends_its_evening_without_a_fault(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_RETRIES", (0.0,))
    await game(room)
    await game(room)
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    room.playground.delete_channel(room.channel)
    await room.quiet()
    await begun(room, channel=elsewhere)
    room.clock.ahead += GAP + 1
    await room.tick()
    assert await room.bot.services.host.evenings.open() == []
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_room_is_edited_after_a_restart(room: Room) -> None:
    await game(room)
    state = await begun(room)
    before = evening(room)
    await room.stop()
    await room.start()
    await room.quiet()
    await lost(room, state.id)
    assert evening(room)["id"] == before["id"] and text("button-evening-again") in buttons(evening(room))


@pytest.mark.soak
async def test_room_that_was_sent_but_not_stored_is_found(room: Room) -> None:
    await game(room)
    state = await begun(room)
    before = evening(room)
    await room.stop()
    with closing(sqlite3.connect(room.path)) as db, db:
        db.execute("UPDATE evenings SET message_id = NULL, message_at = 0")
    await room.start()
    await room.quiet()
    await lost(room, state.id)
    assert evening(room)["id"] == before["id"]
    [row] = await room.bot.services.host.evenings.open()
    assert row.message_id == int(before["id"])


@pytest.mark.soak
async def test_room_that_another_process_sends_too_is_deleted(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has handed its server's tables to another one may still be sending."""
    shared, store = room.bot.services.host.evenings, room.bot.services.store
    number_post = shared.number_post

    async def with_another(row: EveningRow) -> int:
        monkeypatch.setattr(shared, "number_post", number_post)
        number = await number_post(row)
        await store.next_evening_post(row.id)
        return number

    monkeypatch.setattr(shared, "number_post", with_another)
    await game(room)
    state = await begun(room)
    assert not evenings(room), "the other process shows it"
    await lost(room, state.id)
    assert evening(room)


@pytest.mark.soak
async def test_room_that_missed_a_change_is_shown_after_a_restart(room: Room) -> None:
    await game(room)
    state = await begun(room)
    room.bot.services.host.on_change.clear()
    await lost(room, state.id)
    assert text("button-evening-again") not in buttons(evening(room))
    await room.stop()
    await room.start()
    await room.tick()
    assert text("button-evening-again") in buttons(evening(room))


async def test_game_that_becomes_practice_leaves_the_evening(room: Room) -> None:
    await game(room)
    await game(room)
    await begun(room, room.ada, seats=2)
    assert says(words(evening(room)), "evening-running")
    await command(room, room.ada, "table restart", what="round")
    await press(room, room.ada, whispered(room, room.ada)[-1], text("button-rewind-round"))
    assert says(words(evening(room)), "evening-quiet")


@pytest.mark.soak
async def test_evening_that_ended_during_a_downtime_is_folded_up_after_it(room: Room) -> None:
    await game(room)
    await game(room)
    await room.stop()
    room.clock.ahead += 3 * GAP
    await room.start()
    await room.tick()
    assert not buttons(evening(room))


@pytest.mark.soak
async def test_another_game_is_first_one_for_as_many(room: Room) -> None:
    people = [room.ada, room.ben, room.playground.add_person("Cyd"), room.playground.add_person("Dan")]
    for _ in range(2):
        await game(room, *people, preset="partners")
    use = await press(room, room.ada, evening(room), text("button-evening-other"))
    offered = buttons(answer_to(use))
    assert text("game-euchre") in offered and text("game-german-whist") not in offered
    await press(room, room.ada, answer_to(use), text("game-canasta"))
    state = await room.table()
    assert (state.preset, state.seat_count) == ("partners", 4)
