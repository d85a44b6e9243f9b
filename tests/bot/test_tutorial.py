"""The tutorial: a practice table where each rule is explained once, when it comes up."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.settings import TutorialProgress
from bot.host.table.state import TableState
from data.store import Status
from engine.players import INTERMEDIATE, choose
from engine.types import Action
from playground import Channel
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, met_before, press, said
from tests.examples import sampled
from tests.texts import says, text


def aside(room: Room) -> Channel:
    """Return the thread of Ada's tutorial."""
    return [channel for channel in room.ada.channels() if channel.is_thread][-1]


def lessons(room: Room, thread: Channel) -> list[str]:
    """Return the lessons that Ada was shown, by paragraph, after the introduction to using a table."""
    told = [message["content"] for message in room.ada.sees(thread) if message["content"] and not message["flags"] & 64]
    assert says(told[0], "tutorial-guided")
    return "\n\n".join(told[1:]).split("\n\n") if told[1:] else []


async def there(room: Room, thread: Channel) -> TableState:
    state = await room.bot.services.host.table_in_channel(thread.id)
    assert state
    return state


def table_post(room: Room, thread: Channel) -> dict[str, Any]:
    """Return the table's message in Ada's tutorial."""
    return [message for message in room.ada.sees(thread) if message["components"] and not message["flags"] & 64][-1]


async def leave_guide(room: Room, thread: Channel) -> None:
    """Play something other than what the guided round suggests."""
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    while (state := await there(room, thread)).guided:
        assert state.guide and state.guide.action
        others = [action for action in state.views[0].legal if action != state.guide.action]
        await services.host.play.act(state.id, ada, (others or [state.guide.action])[-1])
        await room.quiet()


@pytest.mark.parametrize(
    ("preset", "fewest"),
    [
        *(pytest.param(preset, 10, id=preset) for preset in ("classic", "partners", "pinochle", "bezique")),
        pytest.param("german-whist", 10, id="german-whist"),
        pytest.param("euchre", 6, id="euchre", marks=pytest.mark.soak),
        pytest.param("free-ecarte", 10, id="free-ecarte", marks=pytest.mark.soak),
        *(pytest.param(preset, 10, id=preset, marks=pytest.mark.soak) for preset in ("piquet", "cent")),
        *(
            pytest.param(preset, 5, id=preset, marks=pytest.mark.soak)
            for preset in ("cribbage", "hoyle-five", "seven", "three-handed", "four-handed", "lowball")
        ),
    ],
)
async def test_guided_round_lights_one_button_for_each_step(room: Room, preset: str, fewest: int) -> None:
    await command(room, room.ada, "tutorial", preset=preset)
    thread, presses = aside(room), 0
    while (state := await there(room, thread)).guided:
        post = table_post(room, thread)
        lit, off = buttons(post)
        presses += 1
        assert f"Step {presses} of {state.guide and state.guide.last}" in words(post) and off == text("guide-off")
        assert not room.ada.dms(), "her cards are shown at the table"
        await press(room, room.ada, post, lit)
    assert fewest <= presses <= 14 and state.guide and state.guide.finished
    assert "From here on you play freely" in lessons(room, thread)[-1]
    assert len(room.ada.dms()) == 1
    guided = lessons(room, thread)
    await command(room, room.ada, "undo", channel=thread)
    assert not any(text.startswith("Start your turn by") for text in lessons(room, thread)[len(guided) :])


async def test_guided_round_survives_a_restart_and_can_be_left(room: Room) -> None:
    await met_before(room, room.ada)
    await command(room, room.ada, "tutorial")
    thread = aside(room)
    await press(room, room.ada, table_post(room, thread), text("verb-draw"))
    assert not room.ada.dms(), "nor is she told there that she has a seat"
    old = table_post(room, thread)
    await room.stop()
    await room.start()
    await room.quiet()
    await press(room, room.ada, old, buttons(old)[0])
    assert says(words(table_post(room, thread)), "guide-step", last=12, number=3)
    use = await press(room, room.ada, old, buttons(old)[0], race=True)
    assert says(said(use), "refusal-stale")
    use = await press(room, room.ada, table_post(room, thread), text("guide-off"))
    assert "Your hand" in str(use.response)
    await leave_guide(room, thread)
    assert text("button-hand") in buttons(table_post(room, thread)) and len(lessons(room, thread)) > 1


@sampled
@pytest.mark.parametrize(
    ("preset", "aim"),
    [("", "Collect cards of the same rank"), ("binokel", "Win tricks"), ("german-whist", "A round has two halves")],
)
async def test_tutorial_is_played_to_its_end(room: Room, preset: str, aim: str) -> None:
    use = await command(room, room.ada, "tutorial", **({"preset": preset} if preset else {}))
    assert says(said(use), "done-tutorial")
    thread = aside(room)
    assert (await there(room, thread)).preset == preset or not preset
    assert thread not in room.ben.channels() and f"/{thread.id}." in said(use)
    state = await there(room, thread)
    assert state.practice and state.alone and state.status is Status.RUNNING
    await leave_guide(room, thread)
    first = lessons(room, thread)
    assert first[0].startswith(aim) and len(first) <= 8, "no more at once than somebody reads"
    use = await command(room, room.ada, "assist hint", channel=thread)
    await press(room, room.ada, use.response or {}, text("button-sure"))
    await room.stop()
    await room.start()
    await room.quiet()
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    while (state := await there(room, thread)).views[-1].phase != "scored":
        if 0 in state.views[0].to_act:
            await services.host.play.act(state.id, ada, choose(state.views[0], INTERMEDIATE, b"seed"))
        await room.quiet()
    told = lessons(room, thread)
    assert told[: len(first)] == first and len(told) > 8
    assert len(set(told)) == len(told), "each once, over a restart too"
    assert any(text.startswith("The round is scored") for text in told)
    assert room.ada.sees(thread)[-1]["components"], "the table stands below what was told"

    await services.host.play.act(state.id, ada, Action("forfeit"))
    await room.quiet()
    assert lessons(room, thread)[-1].startswith(text("tutorial-over"))
    learning = TutorialProgress.read((await services.store.player(room.ada.id, "Ada")).settings)
    assert not learning.tutorial and len(learning.lessons) == len(told)


async def test_tutorial_exists_for_every_preset(room: Room) -> None:
    offered = await room.ada.autocomplete(room.channel, "tutorial", focused="preset", value="samba", game="canasta")
    assert [each["value"] for each in offered] == ["samba"]
    for wrong in ({"preset": "bridge"}, {"game": "pinochle", "preset": "samba"}):
        assert says(said(await command(room, room.ada, "tutorial", **wrong)), "refusal-unknown-preset")
    assert not [channel for channel in room.ada.channels() if channel.is_thread], "no thread is begun in vain"
    await command(room, room.ada, "tutorial", preset="partners")
    state = await there(room, aside(room))
    assert state.preset == "partners" and state.seat_count == 4 and state.alone and lessons(room, aside(room)) == []


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["classic", "partners", "bezique"])
async def test_tutorial_ends_won_or_lost(room: Room, preset: str) -> None:
    await command(room, room.ada, "tutorial", preset=preset)
    thread, services = aside(room), room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    table = (await there(room, thread)).id
    while (state := await services.host.state(table)).status is Status.RUNNING:
        if 0 in state.views[0].to_act:
            await services.host.play.act(table, ada, choose(state.views[0], INTERMEDIATE, b"seed"))
        else:
            await room.quiet()
    await room.quiet()
    told = lessons(room, thread)
    assert state.status is Status.FINISHED and len(set(told)) == len(told)
    assert told[-1].startswith(text("tutorial-over"))


@pytest.mark.soak
async def test_one_tutorial_at_a_time_and_again_repeats_all_lessons(room: Room) -> None:
    await command(room, room.ada, "tutorial")
    thread = aside(room)
    await leave_guide(room, thread)
    first = lessons(room, thread)
    assert says(said(await command(room, room.ada, "tutorial")), "tutorial-goes-on")
    uses = [await room.ben.slash(room.channel, "tutorial") for _ in range(2)]
    for use in uses:
        await use.finished()
    assert len([channel for channel in room.ben.channels() if channel.is_thread]) == 1, "however fast it is asked for"
    assert says("".join(map(said, uses)), "tutorial-goes-on")
    await command(room, room.ada, "table close", channel=thread)
    assert lessons(room, thread)[-1].startswith("The game is over")
    await command(room, room.ada, "tutorial")
    await leave_guide(room, aside(room))
    assert aside(room) is not thread and not set(lessons(room, aside(room))) & set(first), "told before"
    await command(room, room.ada, "table close", channel=aside(room))
    await command(room, room.ada, "tutorial", again=True)
    await leave_guide(room, aside(room))
    assert lessons(room, aside(room))[0] == first[0]


async def test_paused_tutorial_goes_on_after_a_restart(room: Room) -> None:
    await command(room, room.ada, "tutorial")
    thread = aside(room)
    await leave_guide(room, thread)
    first = lessons(room, thread)
    await command(room, room.ada, "table pause", channel=thread)
    await room.stop()
    await room.start()
    await room.quiet()
    use = await command(room, room.ada, "table resume", channel=thread)
    assert says(said(use), "done-resumed") or not said(use), said(use)
    while len(lessons(room, thread)) == len(first):
        use = await command(room, room.ada, "assist hint", channel=thread)
        await press(room, room.ada, use.response or {}, text("button-sure"))
    assert len(set(lessons(room, thread))) == len(lessons(room, thread))


async def test_tutorial_needs_the_permission_to_create_threads(room: Room) -> None:
    room.playground.set_permissions(room.channel, deny=["create_private_threads"])
    use = await command(room, room.ada, "tutorial")
    assert says(said(use), "permission-create_private_threads")
    assert not [channel for channel in room.ada.channels() if channel.is_thread]
    assert (
        room.bot
        and not TutorialProgress.read((await room.bot.services.store.player(room.ada.id, "Ada")).settings).tutorial
    )
    assert not words(use.response or {}).startswith("### ")
