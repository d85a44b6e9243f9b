"""Every code that the engine and the host can raise has a text, every text is used, and unsound files do not load."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from pydantic import BaseModel

from bot.features.help import PAGES
from bot.host.model.setup import Terms
from bot.host.refusals import REFUSALS
from bot.limits import COMMAND_DESCRIPTION, Meaning
from bot.texts import NOBODY, People, Texts, files, load_texts, locales
from engine.games import GAMES
from engine.players import LEVELS
from engine.score import ScoreLine
from engine.types import Event, Note
from tests.bot.fluent_messages import messages
from tests.examples import sampled
from tests.text_files import TextError, namespaces, parsed, parsed_file, write_texts

ROOT = Path(__file__).parents[2]
TEXTS = load_texts()
FOLDERS = tuple(path.parent.name for path in ROOT.glob("engine/*/rules.py"))
"""The games' packages."""


def package(game: str) -> str:
    """Return the name of a game's packages."""
    return game.replace("-", "_")


def calls(folder: str, *names: str, skip: tuple[str, ...] = ()) -> set[str]:
    """Return the first string argument of every call of these functions: the codes that are raised and shown."""
    paths = sorted((ROOT / folder).rglob("*.py")) or [ROOT / folder]
    return {
        said
        for path in paths
        if not any(part in str(path) for part in skip)
        for name, arguments in all_calls(path)
        if name in names
        for said in arguments
    }


@cache
def all_calls(path: Path) -> list[tuple[str, list[str]]]:
    """Return the functions that a file calls, each with the strings among its first two arguments."""
    return [
        (
            getattr(node.func, "id", getattr(node.func, "attr", "")),
            [each.value for each in node.args[:2] if isinstance(each, ast.Constant) and isinstance(each.value, str)],
        )
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
    ]


def notes_from(start: Callable[..., Any]) -> set[str]:
    """Return the codes of the notes of an engine function, and of the engine functions that it uses."""
    found, waiting, seen = set[str](), [start], set[Callable[..., Any]]()
    while waiting:
        function = waiting.pop()
        if function in seen or not function.__module__.startswith("engine."):
            continue
        seen.add(function)
        names = function.__globals__
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
            used: object = None
            if isinstance(node, ast.Name):
                used = None if node.id in function.__code__.co_varnames else names.get(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used = getattr(names.get(node.value.id), node.attr, None)
            if inspect.isfunction(used):
                waiting.append(used)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Note":
                code = node.args[0]
                found |= {code.value} if isinstance(code, ast.Constant) and isinstance(code.value, str) else set()
    return found


def missing(game: str, family: str, codes: Iterable[str]) -> list[str]:
    """Return the codes of a game without a message in a family."""
    return [code for code in codes if not load_texts(game=game).has(f"{family}-{code}")]


def test_every_host_refusal_has_a_text() -> None:
    assert not [code for code in REFUSALS if not TEXTS.has(f"refusal-{code}")]


def test_every_bot_refusal_has_a_text() -> None:
    assert not [code for code in calls("bot", "Refusal") if not TEXTS.has(f"refusal-{code}")]


@sampled
@pytest.mark.parametrize("game", GAMES)
def test_every_illegal_action_has_a_text(game: str) -> None:
    codes = calls(f"engine/{package(game)}", "IllegalAction") | calls("engine", "IllegalAction", skip=FOLDERS)
    assert not missing(game, "refusal", codes)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence_or_a_phrase(game: str) -> None:
    kinds = calls(f"engine/{package(game)}", "Event") | calls("engine", "Event", skip=FOLDERS)
    assert not missing(game, "did", missing(game, "event", kinds))


@pytest.mark.parametrize("game", GAMES)
def test_every_note_of_a_summary_has_a_phrase(game: str) -> None:
    assert not missing(game, "did", notes_from(GAMES[game].presentation.summary))


@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_a_game_has_a_text(game: str) -> None:
    rules = GAMES[game]
    named = [f"game-{game}", *(f"preset-{preset}" for preset in rules.presets)]
    named += [f"verb-{verb.kind}" for verb in rules.verbs] + [f"kind-{verb.kind}" for verb in rules.verbs]
    named += [f"called-{game}", *(f"option-{option}" for option in rules.model_fields)]
    named += [f"page-{page}" for page in rules.presentation.pages]
    named += [f"ask-{verb.kind}" for verb in rules.verbs if verb.cards != "none"]
    assert not [message for message in named if not load_texts(game=game).has(message)]


@pytest.mark.parametrize("game", GAMES)
def test_every_caution_has_a_text_and_a_preference(game: str) -> None:
    presentation = GAMES[game].presentation
    codes = presentation.caution_codes
    about_trump = set() if "play-trump-away" in codes else {"play-trump-away"}
    assert notes_from(presentation.cautions) - about_trump == set(codes)
    assert not missing(game, "caution", codes) + missing(game, "asking", codes)
    assert not missing(game, "automatic", (*presentation.automatic, *presentation.routine))


@sampled
@pytest.mark.parametrize("game", GAMES)
def test_every_feat_has_a_text(game: str) -> None:
    feats = {
        key.value
        for path in sorted((ROOT / f"engine/{package(game)}").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.lstrip("_") == "feats"
        for found in ast.walk(node)
        if isinstance(found, ast.Dict)
        for key in found.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
    assert feats and not missing(game, "most", feats)


def test_every_discord_error_has_a_text() -> None:
    silent = {Meaning.LATE, Meaning.ANSWERED, Meaning.WRONG}
    assert not [what for what in Meaning if what not in silent and not TEXTS.has(f"fault-{what}")]


def test_every_level_has_a_text() -> None:
    assert not [level for level in LEVELS if not TEXTS.has(f"level-{level}")]


def written() -> tuple[set[str], re.Pattern[str]]:
    """Return the strings in the sources of engine, bot and render, and a pattern of the composed ones."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for path in [path for room in ("engine", "data", "bot", "render") for path in (ROOT / room).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                form = "".join("[A-Za-z0-9_-]+" if text is None else re.escape(text) for text in fixed)
                if re.search("[a-z0-9]-|-[a-z]", "".join(filter(None, fixed))):
                    patterns.add(form)
    return whole, re.compile("|".join(sorted(patterns)))


def referred() -> set[str]:
    """Return the messages that others refer to in English."""
    found: set[str] = set()

    class Finding(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            found.add(node.id.name)

    for path in (ROOT / "bot/texts/en").rglob("*.ftl"):
        Finding().visit(parsed_file(path.read_text("utf-8")))
    return found


def test_every_text_is_used() -> None:
    """Each id, or the code after its family, appears or is composed in a source, or another message refers to it."""
    strings, patterns = written()
    strings |= referred()
    models: list[type[BaseModel]] = [*GAMES.values(), Terms]
    options = {option for model in models for option in model.model_fields}
    whole = strings | options | {f"{game}-{page}" for game in GAMES for page in PAGES}
    families = (
        "refusal caution lesson event score fact brief highlight highlighted choice verb kind phase preset option "
        "setting rank target suit other level status late scope permission game called page chapter "
        "help group ways freezers label heading more short face pip apart use guide goal combination pegs picture"
    )

    def used(message: str) -> bool:
        family, _, code = message.partition("-")
        names = {message} | ({code} if family in families.split() else set())
        composed = code if family in families.split() else message
        values = {
            name.removeprefix(f"{option}-") for name in names for option in options if name.startswith(f"{option}-")
        }
        return bool(names & whole or values & strings or patterns.fullmatch(composed))

    assert not [message for _, message in messages() if not used(message)]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("hello = { $name", "cannot parse"),
        ("hello = Hi\n***\n", "cannot parse"),
        ("hello = Hi\nhello = Hello", "hello is defined 2 times"),
        ("hello = { greeting }", "hello refers to greeting"),
        ("hello = { -brand }", "hello refers to -brand"),
        ("hello = { $name -> \n *[other] { bye }\n }", "hello refers to bye"),
        ("bye = Bye\nhello = { bye.short }", "hello refers to bye.short"),
        ("hello = { UPPER($name) }", "hello refers to UPPER"),
    ],
)
def test_an_unsound_file_does_not_load(source: str, problem: str) -> None:
    with pytest.raises(TextError, match=problem):
        parsed({"hello.ftl": source})


def test_an_id_in_two_files_does_not_load() -> None:
    with pytest.raises(TextError, match="hello is defined 2 times"):
        parsed({"first.ftl": "hello = Hi", "second.ftl": "hello = Hello"})


def test_a_sound_file_loads() -> None:
    sound = "-brand = Cardroom\nbye = Bye\n    .short = B\nhello = { -brand }: { bye.short } { PLUS($points) }"
    assert len(parsed({"hello.ftl": sound})) == 1


@pytest.fixture
def two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fill a folder of texts with two small games."""
    sources = {
        "common.ftl": "-brand = Cardroom\nyes = Yes\nwho = { $game }, { $preset }",
        "gin/gin.ftl": "game-gin = Gin\npreset-knock = Knock\nevent-passed = declines the upcard\ndeadwood = Deadwood",
        "whist/whist.ftl": "game-whist = Whist\npreset-german = German\nevent-passed = passes\nyes = Aye, { -brand }",
    }
    write_texts(tmp_path / "en", sources)
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    return tmp_path / "en"


def test_two_games_say_different_things_by_the_same_id(two_games: Path) -> None:
    common = load_texts()
    gin, whist = common.of("gin"), common.of("whist")
    assert (gin.say("event-passed"), whist.say("event-passed")) == ("declines the upcard", "passes")
    assert (common.say("yes"), gin.say("yes"), whist.say("yes")) == ("Yes", "Yes", "Aye, Cardroom")
    assert gin.of("whist") is whist and whist.of("") is common


def test_a_message_of_a_game_is_never_anothers(two_games: Path) -> None:
    assert not load_texts(game="whist").has("deadwood") and not load_texts().has("event-passed")
    assert load_texts(game="unknown").say("yes") == "Yes"


def test_names_of_games_and_presets_are_known_to_all(two_games: Path) -> None:
    assert load_texts().say("who", game="gin", preset="german") == "Gin, German"
    assert load_texts(game="whist").say("who", game="gin", preset="knock") == "Gin, Knock"


@pytest.mark.parametrize(
    ("file", "source", "problem"),
    [
        ("gin/more.ftl", "deadwood = Dead wood", "deadwood is defined 2 times"),
        ("gin/more.ftl", "hand = { $cards", "cannot parse"),
        ("gin/more.ftl", "hand = { no-such }", "hand refers to no-such"),
        ("common.ftl", "hand = { deadwood }", "hand refers to deadwood"),
        ("gin/more.ftl", "preset-german = Gin of Germany", "several games define preset-german"),
    ],
)
def test_an_unsound_game_does_not_load(two_games: Path, file: str, source: str, problem: str) -> None:
    (two_games / file).write_text(source, "utf-8")
    with pytest.raises(TextError, match=problem):
        namespaces("en")


def test_command_descriptions_fit() -> None:
    told = {message: TEXTS.say(message, number=1, kind="special") for game, message in messages() if not game}
    limited = ("command-", "argument-")
    assert not [
        message for message, text in told.items() if message.startswith(limited) and len(text) > COMMAND_DESCRIPTION
    ]


def test_names_are_joined_as_a_list() -> None:
    joined = [TEXTS.joined(names) for names in ([], ["Ada"], ["Ada", "Ben"], ["Ada", "", "Ben", "Cy"])]
    assert joined == ["", "Ada", "Ada and Ben", "Ada, Ben and Cy"]


def test_a_missing_joker_is_named_in_words() -> None:
    held = [TEXTS.say("refusal-not-in-hand", cards=cards) for cards in (("JK",), ("KH", "2D"))]
    assert held == ["You don't have a joker.", "You don't have K♥ 2♦."]


def test_examples_of_sentences() -> None:
    ada = People(("Ada",))
    assert TEXTS.say("scored-side", ada, side=0, points=1775, total=1775, lines="") == "**Ada** +1,775 (total 1,775): "
    assert TEXTS.say("scored-line", what="red three", points=-100) == "red three -100"
    canasta = TEXTS.of("canasta")
    assert canasta.say("choice-meld-most", rank="10", wilds=3, points=90) == "Tens with 3 wild cards +90"
    assert canasta.say("choice-discard-card", card="7D", held=2) == "7♦ (you have 2)"
    scores = {"card": "7C", "points": 9, "pegs": ("fifteen: 2", "run: 7"), "sum": True}
    said = TEXTS.of("cribbage").say("fact-hint-scores", **scores)
    assert said == "7♣ scores 15 for 2 and a run of seven for 7: 9 in all."
    assert TEXTS.say("refusal-stale") == "That was out of date. Here is the current table."
    assert TEXTS.say("lobby-start", host="Ada") == "**Ada can start the game.**"


def test_an_event_is_told_by_its_sentence_or_else_by_the_player_and_the_phrase() -> None:
    gin, ada = TEXTS.of("gin"), People(("Ada",))
    assert not gin.has("event-took") and gin.has("did-took") and gin.has("event-gin") and gin.has("did-gin")
    assert gin.event(Event("took", 0, ("KH",)), ada) == "Ada takes K♥."
    assert gin.event(Event("gin", 0), ada) == "Ada has gin!"


def test_no_message_of_a_game_repeats_a_common_one() -> None:
    def texts(files: Sequence[ftl.Resource]) -> dict[str, str]:
        return {
            entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2]
            for file in files
            for entry in file.body
            if isinstance(entry, ftl.Message)
        }

    common, *games = map(texts, namespaces("en").values())
    assert not [message for game in games for message, text in game.items() if common.get(message) == text]


def test_no_sentence_of_an_event_repeats_its_phrase() -> None:
    def repeated(file: ftl.Resource) -> list[str]:
        said = {
            entry.id.name: FluentSerializer().serialize_entry(entry).partition(" = ")[2].strip()
            for entry in file.body
            if isinstance(entry, ftl.Message)
        }
        return [
            message
            for message, text in said.items()
            if message.startswith("event-") and text == f"{{ $seat }} {said.get(message.replace('event', 'did', 1))}."
        ]

    files = [(name, file) for name, files in namespaces("en").items() for file in files]
    # The common sentence tells a trick's points, of which German Whist says nothing.
    needed = {("german-whist", "event-trick-won")}
    assert {(name, message) for name, file in files for message in repeated(file)} == needed


def test_one_is_not_told_as_several() -> None:
    canasta, pinochle = TEXTS.of("canasta"), TEXTS.of("pinochle")
    assert canasta.say("goal-rounds", rounds=1) == "1 round"
    assert canasta.say("help-canasta-rules-packs-more", seats=2, count=1) == "- With 2 players: one pack."
    assert pinochle.say("feat-last-trick", count=1) == "1 last trick"
    brief = pinochle.say("brief-points", points=90, standing=90, won=1, tricks=14)
    assert brief == "90 points, 90 this round, 1 trick worth 14"
    trumps = {"seat": 0, "count": 1, "unseen": 1}
    assert pinochle.say("fact-predict-trumps", People(("Ada",)), **trumps).endswith("Ada probably has it.")
    hand = TEXTS.say("replay-hand", People(("Ada",)), seat=0, count=1, cards=("KH",))
    assert hand == "Ada's hand, 1 card: K♥."


def test_values_become_words() -> None:
    people, alone = People(("Ada", "Ben", "Cy", "Di"), (0, 1, 0, 1)), People(("Ada", "Ben"))
    assert TEXTS.cards(("KH", "10S", "JK")) == "K♥ 10♠ Joker"
    assert TEXTS.cards(("JK", "JK")) == "2 jokers"
    assert TEXTS.cards(("??", "??")) == "2 hidden cards"
    played = Note("recall-played", {"suits": ("9C", "9C", "10C", "KH")})
    assert TEXTS.note("fact", played) == "Played so far: ♣ 9 9 10, ♥ K."
    assert TEXTS.say("refusal-not-your-turn", people, seat=1) == "It's not your turn. Waiting for Ben."
    won = TEXTS.event(Event("game-won", target="1", points=5120), people)
    assert won == "Ben and Di won the game with 5,120 points."
    threes = Note("red-threes", {"side": 0, "cards": ("3H",)})
    told = [TEXTS.of("canasta").note("fact", threes, each) for each in (people, alone)]
    assert told == ["Ada and Cy have red threes: 3♥.", "Ada has red threes: 3♥."]
    assert (
        TEXTS.note("refusal", Note("no-such-deal", {"first": 1, "last": 100})) == "Pick a numbered deal from 1 to 100."
    )


def test_an_unknown_seat_is_left_blank_without_an_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert TEXTS.say("refusal-not-your-turn", NOBODY, seat=1) == "It's not your turn. Waiting for ."
    assert not caplog.records


def test_a_missing_message_returns_its_id_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert TEXTS.say("no-such-message") == "no-such-message"
    assert "no text for no-such-message" in caplog.text
    caplog.clear()


def test_a_locale_without_texts_uses_the_fallback() -> None:
    assert "en" in locales() and "xx" not in locales()
    assert load_texts("xx").say("button-join") == Texts().say("button-join") == "Join"


def test_every_score_line_has_a_text() -> None:
    for game in GAMES:
        for code in calls(f"engine/{package(game)}", "ScoreLine"):
            assert not missing(game, "score", [code])
            assert load_texts(game=game).score_line(ScoreLine(code, 100, 2))
