"""Preferences belong to one person, hold in all servers, and apply at once."""

from __future__ import annotations

import re

import pytest

from bot.features.preferences import PAGES, setting, with_change
from bot.host.model.settings import DEFAULT_PREFERENCES, EVERY, Preferences
from bot.host.play.play import choices_of
from bot.table.delivery.drawing import draw_choices
from bot.texts import load_texts
from bot.ui.components import LOOKS, PARTS, look_of
from engine.canasta.melds import is_wild
from engine.canasta.view import CanastaView
from engine.cards import rank
from engine.games import GAMES
from engine.types import Action
from playground import Person
from render import Look
from render.kit.text import WIDTH
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.panels import panel
from tests.bot.playing import closed, command, play_first, plays, press, said, started, whispered
from tests.engine.canasta.table import seen, table
from tests.examples import sampled
from tests.narrowing import narrowed
from tests.render.images import decoded
from tests.render.looks import ENGLISH, HOUSE
from tests.texts import says, text


async def choose(room: Room, who: Person, name: str, *values: str) -> None:
    use = await who.choose(panel(room, who), list(values), custom_id=f"cr:-:0:like.{name}")
    await room.quiet()
    assert not said(use), said(use)


async def dress(room: Room, who: Person, part: str, value: str) -> None:
    """Choose a part of the look on the page of looks."""
    if not [each for each in parts(panel(room, who), 3) if each["custom_id"] == "cr:-:0:likes.looks"]:
        await press(room, who, panel(room, who), text("preference-page-looks"))
    await who.choose(panel(room, who), [part], custom_id="cr:-:0:likes.looks")
    await room.quiet()
    await who.click(panel(room, who), custom_id=f"cr:-:0:look.{part}.{value}")
    await room.quiet()


async def be_asked(room: Room, who: Person, game: str, *codes: str) -> None:
    """Choose questions of a game."""
    await press(room, who, panel(room, who), text("preference-page-questions"))
    await who.choose(panel(room, who), [game], custom_id="cr:-:0:likes.questions")
    await room.quiet()
    await choose(room, who, f"ask.{game}", *codes)


async def liked(room: Room, who: Person) -> Preferences:
    return Preferences.read((await room.bot.services.store.player(who.id, who.name)).settings)


async def test_preferences_change_in_a_private_panel_and_survive_a_restart(room: Room) -> None:
    use = await command(room, room.ada, "preferences")
    assert says(said(use), "preference-title") and not whispered(room, room.ben)
    await be_asked(room, room.ada, "canasta", EVERY)
    await press(room, room.ada, panel(room, room.ada), text("preference-page-play"))
    await choose(room, room.ada, "at_once", "no")
    await dress(room, room.ada, "rising", "yes")
    await dress(room, room.ada, "felt", "blue")
    await room.stop()
    await room.start()
    assert await liked(room, room.ada) == Preferences(ask=(EVERY,), at_once=False, felt="blue", rising=True)
    assert await liked(room, room.ben) == DEFAULT_PREFERENCES
    await press(room, room.ada, panel(room, room.ada), text("preference-usual"))
    assert await liked(room, room.ada) == Preferences(ask=(EVERY,), at_once=False), "this page's alone"


async def test_every_look_is_shown_before_it_is_chosen(room: Room) -> None:
    await command(room, room.ada, "preferences")
    await press(room, room.ada, panel(room, room.ada), text("preference-page-looks"))
    seen = set()
    for part in PARTS:
        await room.ada.choose(panel(room, room.ada), [part], custom_id="cr:-:0:likes.looks")
        await room.quiet()
        shown = panel(room, room.ada)
        values = setting(load_texts(), DEFAULT_PREFERENCES, part).values
        [sheet] = parts(shown, 12)[0]["items"]
        assert all(label in sheet["description"] for label, _ in values)
        offered = [each for each in parts(shown, 2) if each["custom_id"].startswith("cr:-:0:look.")]
        assert [(each["label"], each["custom_id"].split(".")[-1]) for each in offered] == [*values]
        assert [each["label"] for each in offered if each.get("disabled")] == [values[0][0]], "what is chosen already"
        seen.add(shown["attachments"][0]["id"])
        edits = shown["edited_timestamp"]
        await room.ada.click(shown, custom_id=offered[-1]["custom_id"])
        await room.quiet()
        after = panel(room, room.ada)
        assert after["id"] == shown["id"] and after["edited_timestamp"] > edits
        disabled = [each for each in parts(after, 2) if each.get("disabled")]
        assert [each["label"] for each in disabled] == [values[-1][0]]
    assert len(seen) == len(PARTS)
    last = {part: setting(load_texts(), DEFAULT_PREFERENCES, part).values[-1][1] for part in PARTS}
    assert {part: str(value) for part, value in look_values(await liked(room, room.ada)).items()} == last


def look_values(preferences: Preferences) -> dict[str, str]:
    """Return the chosen value of each part of the look."""
    return {part: setting(load_texts(), preferences, part).chosen[0] for part in PARTS}


@sampled
@pytest.mark.parametrize("part", PARTS)
def test_picture_of_the_choices_shows_each_of_them_differently(part: str) -> None:
    its = setting(load_texts(), DEFAULT_PREFERENCES, part).values
    chosen = [with_change(DEFAULT_PREFERENCES, part, [value]) for _, value in its]
    alone = {draw_choices(part, [("", look_of(each, "en"))], look=HOUSE) for each in chosen}
    assert len(alone) == len(its) - (part == "letters"), "the letters of one's language are also a choice of their own"
    sheet = draw_choices(
        part, [(label, look_of(each, "en")) for (label, _), each in zip(its, chosen, strict=True)], look=HOUSE
    )
    assert decoded(sheet).width == WIDTH and decoded(sheet).height < 1.3 * WIDTH


async def test_forged_look_is_refused(room: Room) -> None:
    await command(room, room.ada, "preferences")
    shown = panel(room, room.ada)
    for what in ("look.felt.lava", "look.felt", "look.none.yes", "look.where.request", "likes.looks.none"):
        [pressed] = [part for part in parts(shown, 2) if part["label"] == text("preference-page-looks")]
        pressed["custom_id"] = f"cr:-:0:{what}"
        use = await room.ada.click(shown, custom_id=pressed["custom_id"], race=True)
        await room.quiet()
        assert says(said(use), "refusal-outdated"), what
    assert await liked(room, room.ada) == DEFAULT_PREFERENCES


async def test_each_select_has_a_caption(room: Room) -> None:
    await command(room, room.ada, "preferences")
    for page in ("", *[f"preference-page-{name}" for name in list(PAGES)[1:]]):
        if page:
            await press(room, room.ada, panel(room, room.ada), load_texts().say(page))
        [box] = parts(panel(room, room.ada), 17)
        kinds = [(part["type"], part.get("content", "")) for part in box["components"]]
        selects = [number for number, part in enumerate(box["components"]) if parts({"components": [part]}, 3)]
        captions = [kinds[number - 1] for number in selects]
        assert captions and all(kind == 10 and text.startswith("**") for kind, text in captions), captions
        assert len(set(captions)) == len(captions)


async def test_looks_apply_at_once_to_hands_and_to_ones_own_tables(room: Room) -> None:
    await started(room, room.ben)

    def shown() -> list[str]:
        return [message["attachments"][0]["id"] for message in (room.post(), room.hand(room.ada), room.hand(room.ben))]

    table, hand, bens = shown()
    await command(room, room.ada, "preferences")
    await dress(room, room.ada, "felt", "wine")
    assert [old == new for old, new in zip((table, hand, bens), shown(), strict=True)] == [False, False, True]
    table, hand, bens = shown()
    await command(room, room.ben, "preferences")
    await dress(room, room.ben, "felt", "slate")
    assert [old == new for old, new in zip((table, hand, bens), shown(), strict=True)] == [True, True, False]


@pytest.mark.usefixtures("draws_by_hand")
async def test_sentences_and_buttons_name_cards_as_their_readers_pictures_do(room: Room) -> None:
    room.ben.set_locale("fr")
    await command(room, room.ada, "table new", game="german-whist", deals=1)
    await press(room, room.ben, room.post(), load_texts().say("button-join"))
    await press(room, room.ada, room.post(), text("button-start"))
    held = [(await room.table()).views[seat].hand for seat in (0, 1)]
    await command(room, room.ada, "preferences")
    await dress(room, room.ada, "letters", "kdb")
    for who, hand, letters in ((room.ada, held[0], "KDB"), (room.ben, held[1], "RDV")):
        courts = {letters["KQJ".index(rank(card))] for card in hand if rank(card) in "KQJ"}
        described = parts(room.hand(who), 12)[0]["items"][0]["description"]
        assert courts and courts <= {*re.findall(r"(\w)[♣♦♥♠]", described)} <= {*letters, *"A023456789"}
    shown = [card for card in plays(room.hand(room.ada), "play") if card[0] in "KDB"]
    assert shown and not [card for card in plays(room.hand(room.ada), "play") if card[0] in "QJ"], "buttons too"


@pytest.mark.usefixtures("draws_by_hand")
async def test_binokel_with_german_suits_is_told_so_to_those_who_chose_them(room: Room) -> None:
    await command(room, room.ada, "preferences")
    await dress(room, room.ada, "deck", "german")
    for preset, german in (("binokel", True), ("pinochle", False)):
        await command(room, room.ben, "table new", game="pinochle", preset=preset, deals=1)
        await press(room, room.ada, room.post(), text("button-join"))
        await press(room, room.ben, room.post(), text("button-start"))
        for who, suits in ((room.ada, "🌰🔔♥🍃" if german else "♣♦♥♠"), (room.ben, "♣♦♥♠")):
            [*_, hand] = [message for message in who.dms() if parts(message, 12)]
            described = parts(hand, 12)[0]["items"][0]["description"]
            named = {symbol for symbol in described if symbol in "🌰🔔🍃♣♦♥♠"}
            assert len(named) > 2 and named <= {*suits}
            assert bool(re.search("[OU][🌰🔔♥🍃]", described)) == (german and who is room.ada)
        assert not {*"🌰🔔🍃"} & {*words(room.post())}, "the host's looks apply in the channel"
        await closed(room, room.ben)


@pytest.mark.usefixtures("draws_by_hand")
async def test_discard_is_confirmed_by_button_choice_and_command(room: Room) -> None:
    await started(room)
    await command(room, room.ada, "preferences")
    await be_asked(room, room.ada, "canasta", EVERY)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    await play_first(room, room.ada, "discard")
    assert (await room.table()).revision == 1
    assert buttons(room.hand(room.ada)) == [
        text("button-sure"),
        text("button-back"),
    ]
    assert "Discard " in words(room.hand(room.ada))
    await press(room, room.ada, room.hand(room.ada), text("button-back"))
    assert plays(room.hand(room.ada), "discard"), "nothing was done"

    held = (await room.table()).views[0].hand
    use = await command(room, room.ada, "discard", card=held[0])
    assert text("button-sure") in buttons(use.response)
    await room.stop()
    await room.start()
    asked = [message for message in whispered(room, room.ada) if text("button-sure") in buttons(message)]
    use = await press(room, room.ada, asked[-1], text("button-sure"))
    assert (await room.table()).revision > 1, "the question outlives a restart"
    use = await press(room, room.ada, asked[-1], text("button-sure"), race=True)
    assert says(said(use), "refusal-stale")


async def test_public_button_is_confirmed_privately_with_the_reason(room: Room) -> None:
    await command(room, room.ada, "preferences")
    await be_asked(room, room.ada, "pinochle", EVERY, "draw-unmelded")
    await command(room, room.ada, "table new", game="pinochle", deals=2)
    await press(room, room.ada, room.post(), text("button-start"))
    while not plays(room.hand(room.ada), "meld"):
        if plays(room.hand(room.ada), "play"):
            await play_first(room, room.ada, "play")
            await press(room, room.ada, room.hand(room.ada), text("button-sure"))
        else:
            await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    before = (await room.table()).revision
    await press(room, room.ada, room.post(), text("verb-draw"))
    [asked] = [message for message in whispered(room, room.ada) if text("button-sure") in buttons(message)]
    assert (await room.table()).revision == before and says(words(asked), "caution-draw-unmelded", of="pinochle")
    assert text("button-sure") not in buttons(room.post())
    assert not says(words(room.post()), "caution-draw-unmelded", of="pinochle")
    await press(room, room.ada, asked, text("button-sure"))
    assert (await room.table()).revision > before


async def test_discard_that_freezes_the_pile_is_confirmed_by_default_and_its_button_is_not_first(room: Room) -> None:
    for deals in range(1, 20):
        await command(room, room.ada, "table new", deals=deals)
        await press(room, room.ada, room.post(), text("button-start"))
        view = narrowed((await room.table()).views[0], CanastaView)
        if any(map(is_wild, view.hand)) and not view.frozen and view.phase == "meld":
            break
        await command(room, room.ada, "table close")
    offered = plays(room.ada.dms()[-1], "discard")
    assert offered[-1].split()[0].rstrip("♣♦♥♠") in ("2", "Joker"), "in the picture they come first"
    assert offered[0].split()[0].rstrip("♣♦♥♠") not in ("2", "Joker")
    before = (await room.table()).revision
    await press(room, room.ada, room.ada.dms()[-1], offered[-1])
    assert says(words(room.ada.dms()[-1]), "did-froze", of="canasta") and (await room.table()).revision == before
    await press(room, room.ada, room.ada.dms()[-1], text("button-sure"))
    assert (await room.table()).revision > before, "it is asked once"


@pytest.mark.usefixtures("draws_by_hand")
async def test_illegal_action_is_refused_without_a_question(room: Room) -> None:
    await started(room)
    await command(room, room.ada, "preferences")
    await be_asked(room, room.ada, "canasta", EVERY)
    held = (await room.table()).views[0].hand
    use = await command(room, room.ada, "discard", card=held[0])
    assert text("button-sure") not in buttons(use.response) and (await room.table()).revision == 0


async def test_hands_on_request_leave_direct_messages_and_can_return(room: Room) -> None:
    await started(room, room.ben)
    await command(room, room.ada, "preferences")
    await choose(room, room.ada, "where", "request")
    assert not room.ada.dms() and room.ben.dms()
    use = await press(room, room.ada, room.post(), text("button-hand"))
    assert parts(use.response, 12) and text("button-direct") not in buttons(use.response)
    await command(room, room.ada, "preferences")
    await choose(room, room.ada, "where", "direct")
    assert parts(room.hand(room.ada), 12)


async def test_player_with_hands_on_request_is_told_so_on_joining(room: Room) -> None:
    await command(room, room.ben, "preferences")
    await choose(room, room.ben, "where", "request")
    await command(room, room.ada, "table new")
    use = await press(room, room.ben, room.post(room.ben), text("button-join"))
    assert says(said(use), "dm-request")
    await press(room, room.ada, room.post(), text("button-start"))
    assert not room.ben.dms()


async def test_outdated_or_forged_panel_changes_nothing(room: Room) -> None:
    await command(room, room.ada, "preferences")
    shown = panel(room, room.ada)
    for what in ("like.none", "likes.none", "unlike.where"):
        [button] = [part for part in parts(shown, 2) if part["label"] == text("preference-page-looks")]
        button["custom_id"] = f"cr:-:0:{what}"
        use = await room.ada.click(shown, custom_id=button["custom_id"], race=True)
        await room.quiet()
        assert says(said(use), "refusal-outdated")
    assert await liked(room, room.ada) == DEFAULT_PREFERENCES


def test_bare_take_is_offered_to_players_who_prefer_single_steps() -> None:
    view = seen(table("KH KS 2C 4C 5C", mine="7C 7D 7H", pile="9C KD"))
    step_by_step = Preferences(at_once=False)
    assert len(choices_of(view, "take")) > 1
    assert [choice.action for choice in choices_of(view, "take", step_by_step)] == [Action("take")]
    assert [*choices_of(view, "meld", step_by_step)] == [*choices_of(view, "meld")], "only where there is a bare action"


def test_unknown_settings_are_tolerated_and_other_settings_kept() -> None:
    settings = {"ask": 7, "where": "pigeon", "felt": "lava", "rising": True, "speech": "on"}
    preferences = Preferences.read(settings)
    assert preferences == Preferences(felt="lava", rising=True)
    assert look_of(preferences, "en") == Look(rising=True, say=ENGLISH)
    assert preferences.merged_into(settings) == {"felt": "lava", "rising": True, "speech": "on"}
    assert look_of(DEFAULT_PREFERENCES, "en") == HOUSE


@pytest.mark.parametrize(
    ("name", "game"),
    [(name, game) for names in PAGES.values() for name in names for game in (GAMES if name == "ask" else [""])],
)
def test_every_value_of_every_preference_can_be_chosen_and_has_a_label(name: str, game: str) -> None:
    texts = load_texts()
    its = setting(texts, DEFAULT_PREFERENCES, name, game)
    for label, value in its.values:
        preferences = with_change(DEFAULT_PREFERENCES, name, [value], game)
        assert list(setting(texts, preferences, name, game).chosen) == [value]
        assert not label.startswith(("preference-", "look-", "asking-", "automatic-"))
    assert set(LOOKS) <= set(Preferences.model_fields)
