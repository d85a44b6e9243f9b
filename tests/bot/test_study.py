"""Hints and study pages: private, made from the asker's own view, with buttons that work after a restart."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.model.setup import Terms
from bot.host.practice import Study
from bot.texts import load_texts
from engine import study
from engine.games import GAMES
from engine.players.policy import Lead
from engine.presentation import presentation_of
from tests.bot.computers import Quick, Stubborn
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.panels import choose
from tests.bot.playing import all_agree, closed, command, press, said, started
from tests.bot.recorded_states import TABLES, states, with_other_secrets
from tests.examples import sampled
from tests.texts import says, text


@sampled
@pytest.mark.parametrize(("game", "page"), [("canasta", "assist opening"), ("pinochle", "explore analyze")])
async def test_every_study_page_is_shown_at_three_stages_of_a_game(room: Room, game: str, page: str) -> None:
    await command(room, room.ada, "table new", game=game, deals=3)
    assert says(said(await command(room, room.ada, "assist explain")), "refusal-not-running")
    room.bot.services.host.study = Study(Quick())
    await press(room, room.ada, room.post(), text("button-start"))
    asked = ["assist explain", page, *(f"explore {name}" for name in study.pages(game) if name != "opening")]
    told: list[tuple[str, ...]] = []
    for moment in range(3):
        before = (await room.table()).revision
        told.append(tuple([said(await command(room, room.ada, path)) for path in asked]))
        assert all("### " in page and not says(page, "fault-unexpected") for page in told[-1]), told[-1]
        use = await command(room, room.ada, "assist hint")
        assert use.response and parts(use.response, 12) and buttons(use.response) == [text("button-sure")], said(use)
        assert (await room.table()).revision == before, "advice plays nothing"
        await press(room, room.ada, use.response, text("button-sure"))
        assert (await room.table()).revision > before
        if moment == 1:
            while (await room.table()).views[-1].turn < 4:
                await press(
                    room, room.ada, (await command(room, room.ada, "assist hint")).response or {}, text("button-sure")
                )
    assert len(set(told)) == 3
    seen = "".join(words(message) for message in room.ben.sees(room.channel))
    assert says("".join(told[0]), "study-title", about="distribution")
    assert not says(seen, "study-title", about="distribution")


async def started_with_hints(room: Room) -> None:
    """Let Ada and Ben agree to hints in the lobby, and begin."""
    await command(room, room.ada, "table new")
    await press(room, room.ada, room.post(), text("button-rules"))
    for placeholder, value in (
        (text("rules-groups"), "terms"),
        (text("rules-options"), "hints"),
        (text("option-hints"), "yes"),
    ):
        await choose(room, room.ada, placeholder, value)
    await press(room, room.ben, room.post(), text("button-join"))
    assert says(words(room.post()), "lobby-start-waits", players="Ben") and says(words(room.post()), "terms-hints")
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))


async def test_no_hints_between_people_unless_all_agreed(room: Room) -> None:
    await started(room, room.ben)
    mover = (room.ada, room.ben)[(await room.table()).views[-1].to_act[0]]
    assert says(said(await command(room, mover, "assist hint")), "refusal-hints-off")
    refused = await press(room, mover, room.hand(mover), text("button-hint"))
    assert says(said(refused), "refusal-hints-off")
    assert text("button-sure") not in buttons(room.hand(mover)) and not says(words(room.post()), "terms-hints")


async def test_table_shows_that_everybody_agreed_to_hints(room: Room) -> None:
    room.bot.services.host.study._thinker = Quick()
    await started_with_hints(room)
    assert says(words(room.post()), "terms-hints")
    mover = (room.ada, room.ben)[(await room.table()).views[-1].to_act[0]]
    await press(room, mover, room.hand(mover), text("button-hint"))
    assert text("button-sure") in buttons(room.hand(mover))


@sampled
@pytest.mark.parametrize("by_hand", [False, True])
async def test_decision_taken_from_a_hint_is_the_masters(room: Room, by_hand: bool) -> None:
    """The hint is followed by its button, or by hand."""
    await started(room)
    services = room.bot.services
    services.host.study._thinker = Quick()
    ada = await services.store.player(room.ada.id, "Ada")
    for _ in range(2):
        state = await room.table()
        hand = room.hand(room.ada)
        await press(room, room.ada, hand, text("button-hint"))
        assert says(words(room.hand(room.ada)), "hint-counts")
        if by_hand:
            hint = await services.host.study.hint(state, 0)
            await services.host.play.act(state.id, ada, hint.action)
            await room.quiet()
        else:
            await press(room, room.ada, room.hand(room.ada), text("button-sure"))
    state = await room.table()
    assert state.computer_actions[0] == 2 and state.decided_by[0] == "master"
    stored = [row for row in await services.store.actions(state.id) if row.advice]
    assert [(row.seat, row.advice, row.computer) for row in stored] == [(0, "master", "")] * 2
    told = (await services.store.personal_data(ada.id))["actions"]
    assert [each["hint"] for each in told].count("master") == 2
    # After a restart, it is known from what is stored.
    await room.stop()
    await room.start()
    assert (await room.table()).decided_by[0] == "master"


async def test_hint_that_was_not_taken_changes_nothing(room: Room) -> None:
    await started(room)
    room.bot.services.host.study._thinker = Quick()
    services, state = room.bot.services, await room.table()
    ada = await services.store.player(room.ada.id, "Ada")
    await press(room, room.ada, room.hand(room.ada), text("button-hint"))
    hint = await services.host.study.hint(state, 0)
    other = next(action for action in state.views[0].legal if action != hint.action)
    await services.host.play.act(state.id, ada, other)
    await room.quiet()
    assert (await room.table()).computer_actions[0] == 0


@pytest.mark.soak
async def test_hint_button_works_after_a_restart_but_not_when_outdated(room: Room) -> None:
    await started_with_hints(room)
    state = await room.table()
    mover, other = (room.ada, room.ben) if state.views[-1].to_act == (0,) else (room.ben, room.ada)
    assert says(said(await command(room, other, "assist hint")), "refusal-not-your-turn")
    assert says(said(await command(room, other, "assist explain")), "refusal-not-your-turn")
    assert says(said(await command(room, other, "explore distribution")), "study-title", about="distribution")
    carl = room.playground.add_person("Carl")
    for path in ("assist hint", "assist explain", "explore recall"):
        assert says(said(await command(room, carl, path)), "refusal-not-seated")

    hinted = (await command(room, mover, "assist hint")).response or {}
    again = (await command(room, mover, "assist hint")).response or {}
    assert words(again) == words(hinted)
    direct = await command(room, mover, "assist hint", channel=mover.dm_channel)
    assert words(hinted).splitlines()[0] in said(direct), "the same in direct messages"
    assert text("button-hint") not in buttons(room.hand(other))
    await press(room, mover, room.hand(mover), text("button-hint"))
    assert words(hinted).splitlines()[0] in words(room.hand(mover)), "and in the hand, by its button"
    await room.stop()
    await room.start()
    await press(room, mover, hinted, text("button-sure"))
    assert (await room.table()).revision == 1
    assert hinted["id"] not in {each["id"] for each in mover.sees(room.channel)}, "the hand stands elsewhere"
    assert text("button-sure") not in buttons(room.hand(mover))
    use = await press(room, mover, again, text("button-sure"), race=True)
    assert says(said(use), "refusal-stale") and (await room.table()).revision == 1


async def test_page_missing_in_a_game_is_refused_with_the_available_ones(room: Room) -> None:
    await command(room, room.ada, "table new", game="pinochle")
    await press(room, room.ada, room.post(), text("button-start"))
    use = said(await command(room, room.ada, "assist opening"))
    assert says(use, "refusal-not-in-this-game") and "`/explore analyze`" in use and "opening" not in use


async def test_hint_includes_the_cautions_that_the_player_wants(room: Room) -> None:
    await started(room)
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    cautions = [code for rules in GAMES.values() for code in rules.presentation.caution_codes]
    await services.store.set_settings(ada.id, {"ask": cautions})
    for _ in range(30):
        state = await room.table()
        view = state.views[0]
        if view.to_act == (0,) and (
            risky := next((each for each in view.legal if presentation_of(view).cautions(view, each)), None)
        ):
            break
        await services.host.play.act(state.id, ada, view.legal[0])
        await room.quiet()
    assert risky
    services.host.study = Study(Stubborn(risky))
    use = await command(room, room.ada, "assist hint")
    assert load_texts().of(view.game).note("caution", presentation_of(view).cautions(view, risky)[0]) in said(use)


async def test_hint_says_how_far_it_is_ahead_of_the_next_best(room: Room) -> None:
    await started(room)
    services, view = room.bot.services, (await room.table()).views[0]
    first, other = view.legal[:2]
    services.host.study = Study(Stubborn(first, Lead(first, other, 0.031, "chances", 25)))
    use = await command(room, room.ada, "assist hint")
    assert says(said(use), "hint-lead", deals=25, unit="chances", lead=3.1)
    services.host.study = Study(Stubborn(first, Lead(first, other, 12, "points", None)))
    use = await command(room, room.ada, "assist hint")
    assert says(said(use), "hint-solved", unit="points", lead=12) and not says(said(use), "hint-lead")
    services.host.study = Study(Stubborn(first))
    assert not says(said(await command(room, room.ada, "assist hint")), "hint-lead")


@pytest.mark.parametrize(("game", "preset"), TABLES)
async def test_hints_do_not_depend_on_hidden_cards(tmp_path: Path, game: str, preset: str) -> None:
    for state in (await states(tmp_path, 12, game, preset))[::4]:
        seat = state.views[-1].to_act[0]
        other = with_other_secrets(state, seat)
        hinted = [replace(each, terms=Terms(hints=True)) for each in (state, other)]
        first, second = [await Study(Quick()).hint(each, seat) for each in hinted]
        assert first == second


async def test_hint_and_its_action_happen_in_the_message_of_the_hand(room: Room) -> None:
    await started(room)
    hand = room.hand(room.ada)
    await press(room, room.ada, hand, text("button-hint"))
    assert room.hand(room.ada)["id"] == hand["id"]
    assert buttons(room.hand(room.ada)) == [
        text("button-sure"),
        text("button-back"),
    ]
    await press(room, room.ada, room.hand(room.ada), text("button-back"))
    assert text("button-hint") in buttons(room.hand(room.ada))
    await press(room, room.ada, room.hand(room.ada), text("button-hint"))
    await press(room, room.ada, room.hand(room.ada), text("button-sure"))
    assert (await room.table()).revision and text("button-sure") not in buttons(room.hand(room.ada))
    assert len(room.ada.dms()) == 1, "no second hand is left behind"
    await press(room, room.ada, room.hand(room.ada), text("button-hint"))
    await closed(room, room.ada)
    assert "closed" in words(room.hand(room.ada)) and buttons(room.hand(room.ada)) == [text("button-anew")]


async def test_hint_by_command_becomes_the_hand_where_direct_messages_are_closed(room: Room) -> None:
    room.ada.close_dms()
    await started(room)
    hinted = (await command(room, room.ada, "assist hint")).response or {}
    assert buttons(hinted)[:2] == [text("button-sure"), text("button-back")]
    await press(room, room.ada, hinted, text("button-sure"))
    assert (await room.table()).revision
    shown = next(each for each in room.ada.sees(room.channel) if each["id"] == hinted["id"])
    assert text("button-hint") in buttons(shown) and text("button-sure") not in buttons(shown)
