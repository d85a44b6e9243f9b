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
from tests.examples import SOAK, in_soak_too, sampled
from tests.texts import says, text

CLASHES = tuple(f"refusal-{code}" for code in ("options-clash", "seats-not-played", "not-in-this-preset", "not-a-step"))
"""Why a value of an option is refused beside the others."""


def selects(message: dict[str, Any]) -> list[str]:
    return [part["placeholder"] for part in parts(message, 3)]


async def editing(room: Room, preset: str = "classic") -> None:
    await command(room, room.ada, "table new", preset=preset)
    await press(room, room.ada, room.post(), text("button-rules"))


async def test_everybody_can_read_the_rules_by_group(room: Room) -> None:
    await command(room, room.ada, "table new", preset="modern")
    use = await press(room, room.ben, room.post(room.ben), text("button-rules"))
    assert says(said(use), "rules-title", called="Canasta (Modern American)", group="game")
    assert says(said(use), "help-option", option="target", set="8,500")
    assert selects(panel(room, room.ben)) == [text("rules-groups")], "who is not the host only reads"
    await choose(room, room.ben, text("rules-groups"), "opening")
    assert says(words(panel(room, room.ben)), "help-option", set="125 below 3,000, 155 below 5,000")
    assert "Target" not in words(panel(room, room.ben))


async def test_rules_of_a_running_table_are_read_only(room: Room) -> None:
    await started(room)
    use = await command(room, room.ada, "table rules")
    assert says(said(use), "help-option", option="target", set="5,000")
    assert selects(panel(room, room.ada)) == [text("rules-groups")]


async def test_host_changes_a_listed_option_and_everybody_sees_it(room: Room) -> None:
    await met_before(room)
    await editing(room)
    await press(room, room.ben, room.post(), text("button-join"))
    await choose(room, room.ada, text("rules-groups"), "pile")
    await choose(room, room.ada, text("rules-options"), "frozen_at_first")
    await choose(room, room.ada, text("option-frozen_at_first", of="canasta"), "yes")
    option = text("option-frozen_at_first", of="canasta")
    for message in (panel(room, room.ada), room.post(), room.hand(room.ada), room.hand(room.ben)):
        assert says(words(message), "help-option-changed", option=option, set="yes", usual="no")
    assert (await room.table()).rules.changed() == ("frozen_at_first",)
    assert text("rules-options") in selects(panel(room, room.ada))


async def test_option_that_is_not_in_the_games_rules_is_marked_where_it_is_changed(room: Room) -> None:
    await editing(room, "pinochle")
    await choose(room, room.ada, text("rules-groups"), "melds")
    await choose(room, room.ada, text("rules-options"), "grand")
    labels = [one["label"] for part in parts(panel(room, room.ada), 3) for one in part["options"]]
    assert text("rules-nonstandard", called="Pinochle", text="yes") in labels and "no" in labels
    await choose(room, room.ada, text("option-grand", of="pinochle"), "yes")
    assert "Grand pinochle: **yes** (usually no) (not in the rules of Pinochle)" in words(panel(room, room.ada))
    await choose(room, room.ada, text("rules-options"), "roundhouse")
    await choose(room, room.ada, text("option-roundhouse", of="pinochle"), "yes")
    assert "Roundhouse: **yes** (usually no)\n" in words(panel(room, room.ada)) + "\n"


async def test_options_that_change_nothing_are_neither_offered_nor_explained(room: Room) -> None:
    await editing(room, "auction")

    def offered() -> set[str]:
        [found] = [part for part in parts(panel(room, room.ada), 3) if part["placeholder"] == text("rules-options")]
        return {one["value"] for one in found["options"]}

    assert {"target", "finish", "deals"} & offered() == {"deals"}
    await choose(room, room.ada, text("rules-options"), "deals")
    await choose(room, room.ada, text("option-deals", of="auction-pinochle"), "0")
    assert {"target", "finish", "deals"} <= offered()
    use = await command(room, room.ben, "help", preset="partnership-pinochle", page="options")
    told = said(use)
    assert text("option-pass_cards", of="auction-pinochle") in told
    assert text("option-durch_lost", of="auction-pinochle") not in told


async def test_choosing_several_melds_turns_score_differences_on(room: Room) -> None:
    await editing(room, "binokel")
    await choose(room, room.ada, text("rules-groups"), "melds")
    await choose(room, room.ada, text("rules-options"), "several_melds")
    await choose(room, room.ada, text("option-several_melds", of="pinochle"), "yes")
    assert (await room.table()).rules.changed() == ("several_melds", "score_differences")


async def test_option_takes_several_values_or_none(room: Room) -> None:
    await editing(room)
    for chosen in (["red-three"], [], ["red-three", "wild"]):
        await choose(room, room.ada, text("rules-groups"), "pile")
        await choose(room, room.ada, text("rules-options"), "frozen_by")
        await choose(room, room.ada, text("option-frozen_by", of="canasta"), *chosen)
        rules = (await room.table()).rules
        assert isinstance(rules, CanastaRules) and set(rules.frozen_by) == set(chosen)
    assert rules.changed() == ()


async def test_number_is_entered_in_a_form_that_shows_the_current_value(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, text("rules-options"), "target")
    use = await room.ada.click(panel(room, room.ada), label=text("button-type"))
    assert use.modal and "'value': '5000'" in str(use.modal)
    await room.ada.submit(use.modal, {"text": "3000"})
    await room.quiet()
    assert says(words(room.post()), "help-option-changed", option="target", set="3,000", usual="5,000")
    assert (await room.table()).rules.target == 3000


async def test_invalid_value_is_refused_and_explained(room: Room) -> None:
    await editing(room)
    for option, typed, refusal, given in (
        ("target", "many", "refusal-no-such-value", {"option": "target", "value": "many"}),
        ("target", "0", "refusal-no-such-value", {"option": "target", "value": "0"}),
        ("rounds", "99", "refusal-option-out-of-range", {"value": 99, "least": 0, "most": 20}),
    ):
        await choose(room, room.ada, text("rules-options"), option)
        assert says(said(await enter(room, room.ada, typed)), refusal, **given)
    assert (await room.table()).rules.changed() == ()


async def test_contradiction_names_both_options(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, text("rules-groups"), "melds")
    await choose(room, room.ada, text("rules-options"), "wild_melds_first")
    use = await choose(room, room.ada, text("option-wild_melds_first", of="canasta"), "yes")
    assert says(said(use), "refusal-options-clash", of="canasta", option="wild_melds_first", other="wild_melds")
    assert (await room.table()).rules.changed() == ()


async def test_preset_can_be_changed_and_restored(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, text("rules-presets"), "partners")
    state = await room.table()
    assert (state.preset, state.seat_count) == ("partners", 4)
    assert says(words(room.post()), "lobby-title", called="Canasta (Classic for partners)", status="open")
    assert says(words(room.post()), "lobby-team", number=1, players=text("joined", first="Ada", last="an open seat"))
    await choose(room, room.ada, text("rules-count"), "6")
    await choose(room, room.ada, text("rules-options"), "target")
    await enter(room, room.ada, "700")
    await press(room, room.ada, panel(room, room.ada), text("button-usual"))
    state = await room.table()
    assert (state.rules.changed(), state.seat_count) == ((), 6)


async def test_nothing_changes_once_the_game_has_begun(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, text("rules-options"), "target")
    shown = panel(room, room.ada)
    await press(room, room.ada, room.post(), text("button-start"))
    use = await room.ada.click(shown, label=text("button-type"))
    assert use.modal
    use = await room.ada.submit(use.modal, {"text": "3000"})
    await room.quiet()
    assert says(said(use), "refusal-not-open")
    assert (await room.table()).rules.target == 5000


def another(option: options.Option, now: Any) -> list[str]:
    """Return another value of an option, as chosen or typed."""
    if option.kind == "words":
        return [] if now else [option.values[0]]
    if option.listed:
        return [next(value for value in option.values if value != options.written(now))]
    return [str(now + 1)] if option.kind == "number" else {"numbers": ["2, 3"], "pairs": ["2: 12"]}[option.kind]


@sampled
@in_soak_too
@pytest.mark.parametrize("game", GAMES)
async def test_every_option_can_be_changed_or_is_refused_in_words(room: Room, game: str) -> None:
    """Options are set to another value through the panel, then back to the preset's: all of them in the soak."""
    await command(room, room.ada, "table new", game=game)
    await press(room, room.ada, room.post(), text("button-rules"))
    usual = (await room.table()).rules
    changed, refused = [], []
    for group, its in options.in_force(usual).items():
        for option in its if SOAK else its[::3]:
            await room.ada.choose(panel(room, room.ada), [group], placeholder=text("rules-groups"))
            await room.quiet()
            await choose(room, room.ada, text("rules-options"), option.name)
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
                await press(room, room.ada, panel(room, room.ada), text("button-usual"))
            else:
                refused.append(option.name)
                assert any(says(said(use), each, of=game) for each in CLASHES), (option.name, said(use))
    assert len(changed) > len(refused)
    assert not room.playground.invalid_requests


async def test_panel_works_after_a_restart(room: Room) -> None:
    await editing(room)
    await choose(room, room.ada, text("rules-options"), "target")
    use = await room.ada.click(panel(room, room.ada), label=text("button-type"))
    await room.stop()
    await room.start()
    assert use.modal
    await room.ada.submit(use.modal, {"text": "3000"})
    await room.quiet()
    assert (await room.table()).rules.target == 3000
    await choose(room, room.ada, text("rules-groups"), "deal")
    assert says(words(panel(room, room.ada)), "help-option", option="hand_size", set="15")


async def test_preset_offers_its_numbers_of_seats(room: Room) -> None:
    offered = await room.ada.autocomplete(room.channel, "table new", focused="seats", value="", preset="partners")
    assert [choice["value"] for choice in offered] == [4, 6]
    use = await command(room, room.ada, "table new", preset="partners", seats=3)
    assert says(said(use), "refusal-seats-not-played", value=3)
    await command(room, room.ada, "table new", preset="three")
    assert (await room.table()).seat_count == 3
    assert text("button-seats") in buttons(room.post())


@pytest.mark.soak
async def test_each_computer_can_have_its_own_level(room: Room) -> None:
    await command(room, room.ada, "table new", preset="partners", computers="beginner")
    await press(room, room.ben, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-seats"))
    assert words(panel(room, room.ada)).count(text("seat-computer", level="beginner")) == 2
    free = text("seats-level")
    for seat, level in ((2, "master"), (3, "expert"), (3, "usual"), (2, "expert")):
        await choose(room, room.ada, free, str(seat))
        await choose(room, room.ada, text("seats-level-of", number=seat + 1), level)
    state = await room.table()
    assert state.terms.levels == ((2, "expert"),) and state.undecided == (1,), "Ben is asked again"
    assert says(words(room.post()), "terms-levels", levels=text("level-of-seat", level="expert", number=3))
    stale = panel(room, room.ada)
    with pytest.raises(CannotDo):
        await room.ada.choose(stale, ["0"], placeholder=free)
    eve, flo = room.playground.add_person("Eve"), room.playground.add_person("Flo")
    for who in (eve, flo):
        await press(room, who, room.post(who), text("button-join"))
    assert (await room.table()).names == ("Ada", "Ben", "Flo", "Eve"), "a seat with its own computer is taken last"
    assert not says(words(room.post()), "terms-levels"), "of no seat that is taken"
    use = await room.ada.choose(stale, ["master"], placeholder=text("seats-level-of", number=3))
    await room.quiet()
    assert says(said(use), "refusal-stale") and (await room.table()).terms.levels == ((2, "expert"),)
    for who in (eve, flo):
        await press(room, who, room.post(who), text("button-leave"))
    assert says(words(room.post()), "terms-levels", levels=text("level-of-seat", level="expert", number=3))
    await press(room, room.ben, room.post(room.ben), text("button-seats"))
    seats = panel_of(room, room.ben)
    assert "computer: expert" in words(seats) and len(selects(seats)) == 1, "others only move"
    await all_agree(room)
    await room.stop()
    await room.start()
    await press(room, room.ada, room.post(), text("button-start"))
    assert [row.computer for row in (await room.table()).seats] == ["", "", "expert", "beginner"]
    use = await room.ada.choose(stale, ["0", "1"], placeholder=text("seats-swap"))
    await room.quiet()
    assert says(said(use), "refusal-not-open")


async def test_lobby_closes_when_its_host_leaves_and_says_so(room: Room) -> None:
    await command(room, room.ada, "table new", preset="samba", seats=4)
    await press(room, room.ben, room.post(), text("button-join"))
    assert says(words(room.post()), "lobby-start")
    assert says(said(await press(room, room.ada, room.post(), text("button-leave"))), "done-left-closed")
    [post] = [message for message in room.ada.sees(room.channel) if not message["flags"] & 64]
    assert "table closed" in words(post)
    assert not says(words(post), "lobby-start")
    assert not says(words(post), "status-open")
    assert says(words(post), "standing-closed", begun="no"), "there was no round to be dealt anew"


def panel_of(room: Room, who: Person) -> dict[str, Any]:
    """Return the newest seats panel."""
    return [message for message in whispered(room, who) if says(words(message), "seats-title")][-1]
