"""The pages of a table, and the help of every game."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.features.help import PAGES, Topic, help_message
from bot.limits import COMPONENTS_TEXT, CUSTOM_ID
from bot.texts import load_texts
from engine.canasta.rules import CanastaRules
from engine.games import GAMES
from engine.options import groups
from engine.pinochle.round import PinochleView
from engine.pinochle.rules import PinochleRules
from engine.rules import Rules
from tests.bot.conftest import Room, parts, words
from tests.bot.playing import command, play_first, plays, press, said
from tests.examples import sampled
from tests.narrowing import narrowed
from tests.texts import says, text

TEXTS = load_texts()
PRESETS = [(game, preset) for game, rules in GAMES.items() for preset in rules.presets]


def told(topic: Topic) -> str:
    """Return the text of a page of the help."""
    return "\n".join(item.content for item in help_message(TEXTS, topic).walk_children() if hasattr(item, "content"))


@sampled
@pytest.mark.parametrize(("game", "preset"), PRESETS)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_the_help_is_complete(
    game: str, preset: str, page: str, caplog: pytest.LogCaptureFixture
) -> None:
    topic = Topic(GAMES[game].of(preset), page)
    with caplog.at_level(logging.ERROR):
        text = told(topic)
    assert not caplog.records
    assert 100 < len(text) < COMPONENTS_TEXT and "{" not in text and "…" not in text
    assert Topic.read(topic.value, None) == topic
    for item in help_message(TEXTS, topic).walk_children():
        assert len(getattr(item, "custom_id", "")) <= CUSTOM_ID


def test_numbers_are_those_of_the_rules_in_force() -> None:
    rules = PinochleRules.of("bezique").model_copy(update={"target": 750, "last_trick": False})
    assert "750 points" in told(Topic(rules, "rules"))
    assert "last trick of the round" in told(Topic(PinochleRules.of("bezique"), "scoring"))
    assert "last trick of the round" not in told(Topic(rules, "scoring"))
    assert says(told(Topic(rules, "options")), "help-option-changed", option="target", set="750", usual="2,000")


@pytest.mark.parametrize(
    ("preset", "page", "true", "false"),
    [
        ("dos", "play", "There's no **Undo** in this game", "takes back a meld"),
        ("dos", "rules", "at most 3 wild cards, and at least two natural cards", "never more wild cards"),
        ("dos", "rules", "if nobody has melded or taken it since it was last turned over", "the next player turns"),
        ("windows", "rules", "can't be turned over again if nobody has melded or taken it since", "at once as the new"),
        ("windows1", "scoring", "nothing else counts, not even red threes", "They count against a side"),
        ("modern", "scoring", "of sevens or aces 2,500 (not of aces with wild cards)", "not even red threes"),
        ("modern", "scoring", "**Garbage**", "not even red threes"),
        ("modern", "rules", "can go to a mixed canasta with exactly two natural cards from your hand", "at least two"),
        ("modern", "rules", "A natural canasta from your hand, without the upcard, is enough", "Any canasta"),
        (
            "hand-and-foot",
            "rules",
            "when your first hand is gone, even by discarding its last card",
            "can't go out, you",
        ),
        (
            "hand-and-foot",
            "rules",
            "If you can't go out and have no foot left, you must keep a card",
            "can't go out, you",
        ),
    ],
)
def test_help_states_the_rules_of_each_preset(preset: str, page: str, true: str, false: str) -> None:
    text = told(Topic(CanastaRules.of(preset), page))
    assert true in text and false not in text


def test_help_names_only_the_special_hands_that_are_allowed() -> None:
    rules = CanastaRules.of("modern").model_copy(update={"special_hands": ("pairs",)})
    text = told(Topic(rules, "scoring"))
    assert "**Seven pairs**" in text and "**Straight**" not in text and "**Garbage**" not in text


def test_every_variant_is_explained_by_its_own_options() -> None:
    rules = {preset: told(Topic(CanastaRules.of(preset), "rules")) for preset in CanastaRules.presets}
    for preset, sentence in (
        ("classic", "It's **frozen** for a side that hasn't melded yet."),
        ("modern", "**Talons** of this many cards lie aside: 4, 3."),
        ("windows", "keep your last card and pass the discard"),
        ("windows1", "your turn ends without a discard"),
        ("dos", "the pile is turned over at once as the new stock"),
        ("partners", "Four or six players form two partnerships"),
        ("samba", "Three to seven cards in a row of one suit"),
        ("bolivia", "2 canastas, including a sequence of seven"),
        ("hand-and-foot", "a second hand of 11 cards, the **foot**"),
    ):
        assert sentence in rules[preset]
    assert not says(rules["classic"], "option-talons", of="canasta") and "foot" not in rules["classic"]
    scoring = told(Topic(CanastaRules.of("bolivia"), "scoring"))
    assert (
        "Sequence of seven 1,500" in scoring
        and "Canasta of wild cards 2,500" in scoring
        and "Otherwise: 150" in scoring
    )


def test_options_that_do_not_fit_on_a_page_are_shown_group_by_group() -> None:
    usual = CanastaRules.of("modern")
    rules = CanastaRules(**(CanastaRules.of("classic").model_dump() | {"preset": "modern", "target": 700}))
    topics = [Topic(rules, "options", part=part) for part in ("", *groups(CanastaRules))]
    assert says(told(topics[1]), "help-option-changed", option="target", set="700", usual="8,500")
    assert not says(told(topics[1]), "help-option-changed", of="canasta", option="talons", set="none")
    assert says(told(topics[2]), "help-option-changed", of="canasta", option="talons", set="none", usual="4, 3")
    assert told(topics[0]) == told(topics[1]), "the first group, until another is chosen"
    for topic in topics[1:]:
        assert Topic.read(topic.value, None) == topic._replace(rules=usual)
    assert Topic.read("canasta.modern.options.nothing", None) is None


def test_melds_have_the_names_of_their_preset() -> None:
    for preset, sequence in (("pinochle", "150: flush"), ("binokel", "150: royal family"), ("bezique", "250: royal s")):
        assert sequence in told(Topic(PinochleRules.of(preset), "scoring"))


def test_help_lists_every_pair_of_melds_that_exclude_each_other() -> None:
    rules = PinochleRules.of("pinochle").model_copy(update={"roundhouse": True})
    text = told(Topic(rules, "scoring"))
    for line in (
        "marriage in a roundhouse",
        "flush in a marriage",
        "set in a roundhouse",
        "roundhouse in a marriage, set",
    ):
        assert f"- from a {line}" in text
    liberal = told(Topic(PinochleRules.of("binokel"), "scoring"))
    assert "- from a marriage" not in liberal and "- from a roundhouse in a marriage, set" in liberal
    assert "any other kind" in told(
        Topic(PinochleRules.of("bezique").model_copy(update={"double_pinochle": False}), "scoring")
    )


def test_tutorial_says_that_not_every_meld_can_be_made_of_melded_cards() -> None:
    lesson = TEXTS.of("pinochle").say("lesson-pinochle-melded", scored_at_end="no")
    assert "most other kinds" not in lesson and "page **Scoring** lists what else is excluded" in lesson


def test_every_option_of_a_game_changes_its_help() -> None:
    usual = PinochleRules.of("pinochle")
    silent = []
    for option, value in usual:
        if option in ("preset", "target"):
            continue
        other = {True: False, False: True}.get(value) if isinstance(value, bool) else _another(option, value)
        rules = usual.model_copy(update={option: other})
        if told(Topic(rules, "options")) == told(Topic(usual, "options")):
            silent.append(option)
    assert not silent


def _another(option: str, value: object) -> object:
    field = PinochleRules.model_json_schema()["properties"][option]
    return next(choice for choice in field["enum"] if choice != value)


async def test_help_without_a_table_leads_to_all_pages_and_games(room: Room) -> None:
    use = await command(room, room.ada, "help")
    first = use.response or {}
    assert first["flags"] & 64 and "`/table new`" in words(first)
    pages, *others = parts(first, 3)
    assert [option["label"] for option in pages["options"]] == [TEXTS.say(f"chapter-{page}") for page in PAGES]
    games = next(part for part in others if len(part["options"]) == len(GAMES))
    family = next(option["value"] for option in games["options"] if option["label"] == TEXTS.say("game-pinochle"))
    await room.ada.choose(first, [family], custom_id=games["custom_id"])
    await room.quiet()
    [now] = [message for message in room.ada.sees(room.channel) if message["id"] == first["id"]]
    presets = next(part for part in parts(now, 3) if "Bezique" in [option["label"] for option in part["options"]])
    bezique = next(option["value"] for option in presets["options"] if option["label"] == "Bezique")
    await room.ada.choose(now, [bezique], custom_id=presets["custom_id"])
    await room.quiet()
    [now] = [message for message in room.ada.sees(room.channel) if message["id"] == first["id"]]
    assert says(words(now), "help-title", called="Bezique", chapter="start")
    pages = parts(now, 3)[0]
    rules = next(option["value"] for option in pages["options"] if option["value"].endswith(".rules"))
    await room.ada.choose(now, [rules], custom_id=pages["custom_id"])
    await room.quiet()
    [now] = [message for message in room.ada.sees(room.channel) if message["id"] == first["id"]]
    assert "### Phase one" in words(now)


async def test_help_at_a_table_is_about_its_rules_and_survives_a_restart(room: Room) -> None:
    await command(room, room.ada, "table new", preset="binokel")
    use = await command(room, room.ben, "help", page="scoring")
    first = use.response or {}
    assert says(words(first), "target-royal-family", of="pinochle")
    [pages] = parts(first, 3)
    await room.stop()
    await room.start()
    await room.ben.choose(first, [pages["options"][1]["value"]], custom_id=pages["custom_id"])
    await room.quiet()
    [now] = [message for message in room.ben.sees(room.channel) if message["id"] == first["id"]]
    assert "1,500 points" in words(now)


async def test_help_of_an_unknown_preset_is_refused(room: Room) -> None:
    assert says(
        said(await command(room, room.ada, "help", preset="nonsense")), "refusal-unknown-preset", text="nonsense"
    )


async def test_pages_of_a_table_are_shown(room: Room) -> None:
    await command(room, room.ada, "table new", preset="binokel", deals=3)
    assert says(said(await command(room, room.ada, "view table")), "refusal-not-running")
    await press(room, room.ada, room.post(), text("button-start"))
    for _ in range(6):
        await play_first(room, room.ada, next(k for k in ("meld", "play", "draw") if plays(room.hand(room.ada), k)))
    view = (await room.table()).views[0]
    assert says(said(await command(room, room.ada, "view table")), "fact-trump")
    tricks = said(await command(room, room.ada, "view tricks"))
    assert tricks.count(" led, ") == len(narrowed(view, PinochleView).tricks) > 0
    assert says(said(await command(room, room.ada, "view points")), "fact-standing")
    assert says(said(await command(room, room.ada, "view melds")), "fact-meld-laid", of="pinochle")
    assert says(said(await command(room, room.ada, "view hand")), "fact-discardable-cards", of="pinochle")
    assert says(said(await command(room, room.ben, "view hand")), "page-empty")
    assert says(said(await command(room, room.ben, "view table")), "fact-trump")


async def test_page_missing_in_a_game_is_refused_with_the_available_ones(room: Room) -> None:
    await command(room, room.ada, "table new", preset="classic")
    await press(room, room.ada, room.post(), text("button-start"))
    use = said(await command(room, room.ada, "view tricks"))
    assert says(use, "refusal-not-in-this-game", called="Canasta (Classic)") and "`/view scoring`" in use
    assert says(said(await command(room, room.ada, "view table")), "fact-stock")


def brief(rules: Rules) -> list[str]:
    """Return the lines of **How to play** for a table with these rules."""
    return told(Topic(rules, "brief")).splitlines()[1:]


@sampled
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_how_to_play_has_ten_lines_whatever_option_is_changed(game: str, preset: str) -> None:
    usual = GAMES[game].of(preset)
    changed = [
        usual.model_copy(update={its.name: its.read([value])})
        for group in groups(GAMES[game]).values()
        for its in group
        if its.listed and its.kind != "words"
        for value in its.values
    ]
    for rules in (usual, *(rules for rules in changed if rules.seats_played())):
        lines = brief(rules)
        assert 6 <= len(lines) <= 10 and all(20 < len(line) < 400 for line in lines)
        assert all(line.startswith("- ") for line in lines[:-1]) and "other pages" in lines[-1]


@pytest.mark.parametrize(
    ("game", "preset", "changes", "true", "false"),
    [
        ("canasta", "hand-and-foot", {}, "your second one, the **foot**", "frozen"),
        ("canasta", "classic", {}, "takes 3 wild ones at most", "foot"),
        ("canasta", "classic", {"canastas_to_go_out": 0}, "You don't need a canasta", "Your side needs"),
        ("gin", "straight", {}, "only with **gin**", "**Knock**"),
        ("gin", "standard", {"knock_limit": 5}, "once your deadwood is 5 or less", "10 or less"),
        ("cribbage", "lowball", {}, "points **loses**", "points wins"),
        ("cribbage", "seven", {}, "two of your seven cards", "six"),
        ("euchre", "three-handed-euchre", {}, "2 points for each of the others", "**alone**"),
        ("ecarte", "free-ecarte", {"must_trump": True}, "you must trump", "play any card"),
        ("piquet", "cent", {}, "somebody reaches 100", "six deals"),
        ("pinochle", "bezique", {"scored_at_end": True}, "when the round is over", "**knock**"),
        ("german-whist", "fifty", {}, "The game goes to 50 points", "rounds wins"),
        ("rummy500", "rummy500", {"rummy": True, "jokers": 1}, "Jokers are wild", "Partners"),
    ],
)
def test_how_to_play_is_true_under_the_options_of_the_table(
    game: str, preset: str, changes: dict[str, Any], true: str, false: str
) -> None:
    text = "\n".join(brief(GAMES[game].of(preset).model_copy(update=changes)))
    assert true in text and false not in text


async def test_lobby_and_hand_explain_the_game_that_is_played(room: Room) -> None:
    await command(room, room.ada, "table new", preset="piquet")
    use = await press(room, room.ben, room.post(room.ben), text("button-how-to-play"))
    assert use.response
    assert says(words(use.response), "help-title", called="Piquet", chapter="brief")
    assert "repique" in words(use.response)
    [pages] = parts(use.response, 3)
    await room.ben.choose(use.response, [pages["options"][2]["value"]], custom_id=pages["custom_id"])
    await room.quiet()
    assert says(words(room.ben.sees(room.channel)[-1]), "help-title", called="Piquet", chapter="rules"), "the way on"
    await press(room, room.ada, room.post(), text("button-start"))
    use = await press(room, room.ada, room.hand(room.ada), text("button-how-to-play"))
    assert use.response and says(words(use.response), "help-title", called="Piquet", chapter="brief")


async def test_rules_say_what_each_changed_option_means(room: Room) -> None:
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await command(room, room.ada, "table new", preset="standard", game="gin")
    table = await room.table()
    await room.bot.services.host.lobby.amend(table.id, ada, options={"big_gin": "none", "ace_gin_only": True})
    await room.quiet()
    use = await press(room, room.ben, room.post(room.ben), text("button-rules"))
    assert use.response
    said_ = words(use.response)
    assert says(said_, "rules-changed", count=3)
    assert "-# If the first upcard is an ace, nobody can knock with deadwood." in said_
    assert "-# For melding every card" in said_ and "-# For ending a round" not in said_


@pytest.mark.parametrize("game", GAMES)
def test_options_are_explained_unless_their_names_say_it_all(game: str) -> None:
    plain = {"target", "starter", "hand_size", "pack_size", "card_points", "trick_points", "direction"}
    plain |= {"sequence_points", "double_pinochle_points", "double_set_1000"}
    texts = TEXTS.of(game)
    unexplained = {name for name in GAMES[game].of(GAMES[game].presets[0]).options() if not texts.about(name)}
    assert unexplained <= plain
