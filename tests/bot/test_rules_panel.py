"""The rules panel: everybody reads it, and the host changes it until the start."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.custom_ids import Press
from engine import options
from engine.canasta.rules import CanastaRules
from engine.games import GAMES
from playground import CannotDo, Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.panels import choose, enter, panel
from tests.bot.playing import all_agree, command, met_before, press, said, started, whispered
from tests.examples import SOAK, in_soak_too


def selects(message: dict[str, Any]) -> list[str]:
    return [part["placeholder"] for part in parts(message, 3)]


async def editing(room: Room, preset: str = "classic") -> None:
    await command(room, room.ada, "table new", preset=preset)
    await press(room, room.ada, room.post(), "Rules")


async def test_everybody_can_read_the_rules_by_group(room: Room) -> None:
    await command(room, room.ada, "table new", preset="modern")
    use = await press(room, room.ben, room.post(room.ben), "Rules")
    assert "Canasta (Modern American): Game" in said(use) and "Target score: 8,500" in said(use)
    assert selects(panel(room, room.ben)) == ["More options"], "who is not the host only reads"
    await choose(room, room.ben, "More options", "opening")
    assert "125 below 3,000, 155 below 5,000" in words(panel(room, room.ben))
    assert "Target" not in words(panel(room, room.ben))


async def test_rules_of_a_running_table_are_read_only(room: Room) -> None:
    await started(room)
    use = await command(room, room.ada, "table rules")
    assert "Target score: 5,000" in said(use)
    assert selects(panel(room, room.ada)) == ["More options"]


async def test_host_changes_a_listed_option_and_everybody_sees_it(room: Room) -> None:
    await met_before(room)
    await editing(room)
    await press(room, room.ben, room.post(), "Join")
    await choose(room, room.ada, "More options", "pile")
    await choose(room, room.ada, "Change an option", "frozen_at_first")
    await choose(room, room.ada, "Pile frozen at the start", "yes")
    changed = "Pile frozen at the start: **yes** (usually no)"
    for message in (panel(room, room.ada), room.post(), room.hand(room.ada), room.hand(room.ben)):
        assert changed in words(message)
    assert (await room.table()).rules.changed() == ("frozen_at_first",)
    assert "Change an option" in selects(panel(room, room.ada))


async def test_option_that_is_not_in_the_games_rules_is_marked_where_it_is_changed(room: Room) -> None:
    await editing(room, "pinochle")
    await choose(room, room.ada, "More options", "melds")
    await choose(room, room.ada, "Change an option", "grand")
    labels = [one["label"] for part in parts(panel(room, room.ada), 3) for one in part["options"]]
    assert "yes (not in the rules of Pinochle)" in labels and "no" in labels
    await choose(room, room.ada, "Grand pinochle", "yes")
    assert "Grand pinochle: **yes** (usually no) (not in the rules of Pinochle)" in words(panel(room, room.ada))
    await choose(room, room.ada, "Change an option", "roundhouse")
    await choose(room, room.ada, "Roundhouse", "yes")
    assert "Roundhouse: **yes** (usually no)\n" in words(panel(room, room.ada)) + "\n"


async def test_choosing_several_melds_turns_score_differences_on(room: Room) -> None:
    await editing(room, "binokel")
    await choose(room, room.ada, "More options", "melds")
    await choose(room, room.ada, "Change an option", "several_melds")
    await choose(room, room.ada, "Several melds in a turn", "yes")
    assert (await room.table()).rules.changed() == ("several_melds", "score_differences")


async def test_option_takes_several_values_or_none(room: Room) -> None:
    await editing(room)
    for chosen in (["red-three"], [], ["red-three", "wild"]):
        await choose(room, room.ada, "More options", "pile")
        await choose(room, room.ada, "Change an option", "frozen_by")
        await choose(room, room.ada, "What freezes the pile", *chosen)
        rules = (await room.table()).rules
        assert isinstance(rules, CanastaRules) and set(rules.frozen_by) == set(chosen)
    assert rules.changed() == ()


async def test_number_is_entered_in_a_form_that_shows_the_current_value(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, "Change an option", "target")
    use = await room.ada.click(panel(room, room.ada), label="Enter another value")
    assert use.modal and "'value': '5000'" in str(use.modal)
    await room.ada.submit(use.modal, {"text": "3000"})
    await room.quiet()
    assert "Target score: **3,000** (usually 5,000)" in words(room.post())
    assert (await room.table()).rules.target == 3000


async def test_invalid_value_is_refused_and_explained(room: Room) -> None:
    await editing(room)
    for option, text, why in (
        ("target", "many", 'Target score can\'t be "many".'),
        ("target", "0", 'Target score can\'t be "0".'),
        ("rounds", "99", "can't be 99. Pick a number from 0 to 20"),
    ):
        await choose(room, room.ada, "Change an option", option)
        assert why in said(await enter(room, room.ada, text))
    assert (await room.table()).rules.changed() == ()


async def test_contradiction_names_both_options(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, "More options", "melds")
    await choose(room, room.ada, "Change an option", "wild_melds_first")
    use = await choose(room, room.ada, "Wild meld must be finished first", "yes")
    assert '"Wild meld must be finished first" and "Melds of wild cards" don\'t go together' in said(use)
    assert (await room.table()).rules.changed() == ()


async def test_preset_can_be_changed_and_restored(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, "Switch to another preset", "partners")
    state = await room.table()
    assert (state.preset, state.seat_count) == ("partners", 4)
    assert "Canasta (Classic for partners): waiting for players" in words(
        room.post()
    ) and "Team 1: Ada and an open seat" in words(room.post())
    await choose(room, room.ada, "Change the number of seats", "6")
    await choose(room, room.ada, "Change an option", "target")
    await enter(room, room.ada, "700")
    await press(room, room.ada, panel(room, room.ada), "Reset to the preset")
    state = await room.table()
    assert (state.rules.changed(), state.seat_count) == ((), 6)


async def test_nothing_changes_once_the_game_has_begun(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, "Change an option", "target")
    shown = panel(room, room.ada)
    await press(room, room.ada, room.post(), "Start")
    use = await room.ada.click(shown, label="Enter another value")
    assert use.modal
    use = await room.ada.submit(use.modal, {"text": "3000"})
    await room.quiet()
    assert "has started" in said(use)
    assert (await room.table()).rules.target == 5000


def another(option: options.Option, now: Any) -> list[str]:
    """Another value of an option, as chosen or typed."""
    if option.kind == "words":
        return [] if now else [option.values[0]]
    if option.listed:
        return [next(value for value in option.values if value != options.written(now))]
    return [str(now + 1)] if option.kind == "number" else {"numbers": ["2, 3"], "pairs": ["2: 12"]}[option.kind]


@in_soak_too
@pytest.mark.parametrize("game", GAMES)
async def test_every_option_can_be_changed_or_is_refused_in_words(room: Room, game: str) -> None:
    """Sets options to another value through the panel, then back to the preset's: all of them in the soak."""
    await command(room, room.ada, "table new", game=game)
    await press(room, room.ada, room.post(), "Rules")
    usual = (await room.table()).rules
    changed, refused = [], []
    for group, its in options.groups(GAMES[game]).items():
        for option in its if SOAK else its[::3]:
            await room.ada.choose(panel(room, room.ada), [group], placeholder="More options")
            await room.quiet()
            await choose(room, room.ada, "Change an option", option.name)
            wanted = another(option, getattr(usual, option.name))
            state = await room.table()
            if option.listed:
                custom_id = Press(state.id, 0, f"set.{option.name}").custom_id
                use = await room.ada.choose(panel(room, room.ada), wanted, custom_id=custom_id)
                await room.quiet()
            else:
                use = await enter(room, room.ada, wanted[0])
            if option.name in (await room.table()).rules.changed():
                changed.append(option.name)
                await press(room, room.ada, panel(room, room.ada), "Reset to the preset")
            else:
                refused.append(option.name)
                assert "don't go together" in said(use) or "can't be played with" in said(use), (option.name, said(use))
    assert len(changed) > len(refused)
    assert not room.playground.invalid_requests


async def test_panel_works_after_a_restart(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, "Change an option", "target")
    use = await room.ada.click(panel(room, room.ada), label="Enter another value")
    await room.stop()
    await room.start()
    assert use.modal
    await room.ada.submit(use.modal, {"text": "3000"})
    await room.quiet()
    assert (await room.table()).rules.target == 3000
    await choose(room, room.ada, "More options", "deal")
    assert "Cards dealt to each player: 15" in words(panel(room, room.ada))


async def test_preset_offers_its_numbers_of_seats(room: Room) -> None:
    offered = await room.ada.autocomplete(room.channel, "table new", focused="seats", value="", preset="partners")
    assert [choice["value"] for choice in offered] == [4, 6]
    use = await command(room, room.ada, "table new", preset="partners", seats=3)
    assert "can't be played with 3 seats" in said(use)
    await command(room, room.ada, "table new", preset="three")
    assert (await room.table()).seat_count == 3
    assert "Seats" in buttons(room.post())


async def test_each_computer_can_have_its_own_level(room: Room) -> None:
    await command(room, room.ada, "table new", preset="partners", computers="beginner")
    await press(room, room.ben, room.post(), "Join")
    await all_agree(room)
    await press(room, room.ada, room.post(), "Seats")
    assert words(panel(room, room.ada)).count("an open seat (computer: beginner)") == 2
    free = "Set a computer's level, seat by seat"
    for seat, level in ((2, "master"), (3, "expert"), (3, "usual"), (2, "expert")):
        await choose(room, room.ada, free, str(seat))
        await choose(room, room.ada, f"The computer in seat {seat + 1}", level)
    state = await room.table()
    assert state.terms.levels == ((2, "expert"),) and state.undecided == (1,), "Ben is asked again"
    assert "their own level: seat 3: expert" in words(room.post())
    stale = panel(room, room.ada)
    with pytest.raises(CannotDo):
        await room.ada.choose(stale, ["0"], placeholder=free)
    eve, flo = room.playground.add_person("Eve"), room.playground.add_person("Flo")
    for who in (eve, flo):
        await press(room, who, room.post(who), "Join")
    assert (await room.table()).names == ("Ada", "Ben", "Flo", "Eve"), "a seat with its own computer is taken last"
    assert "their own level" not in words(room.post()), "of no seat that is taken"
    use = await room.ada.choose(stale, ["master"], placeholder="The computer in seat 3")
    await room.quiet()
    assert "out of date" in said(use) and (await room.table()).terms.levels == ((2, "expert"),)
    for who in (eve, flo):
        await press(room, who, room.post(who), "Leave")
    assert "their own level: seat 3: expert" in words(room.post())
    await press(room, room.ben, room.post(room.ben), "Seats")
    seats = panel_of(room, room.ben)
    assert "computer: expert" in words(seats) and len(selects(seats)) == 1, "others only move"
    await all_agree(room)
    await room.stop()
    await room.start()
    await press(room, room.ada, room.post(), "Start")
    assert [row.computer for row in (await room.table()).seats] == ["", "", "expert", "beginner"]
    use = await room.ada.choose(stale, ["0", "1"], placeholder="Swap two seats")
    await room.quiet()
    assert "has started" in said(use)


async def test_lobby_closes_when_its_host_leaves_and_says_so(room: Room) -> None:
    await command(room, room.ada, "table new", preset="samba", seats=4)
    await press(room, room.ben, room.post(), "Join")
    empty = "can start the game"
    assert empty in words(room.post())
    assert "closed for everyone" in said(await press(room, room.ada, room.post(), "Leave"))
    [post] = [message for message in room.ada.sees(room.channel) if not message["flags"] & 64]
    assert "table closed" in words(post) and empty not in words(post) and "waiting for players" not in words(post)
    assert "with `/table resume`." in words(post), "there was no round to be dealt anew"


def panel_of(room: Room, who: Person) -> dict[str, Any]:
    """The newest seats panel."""
    return [message for message in whispered(room, who) if "Who sits where" in words(message)][-1]
