"""The help and other pages of text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from discord import ui

from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, clip, container, select
from bot.ui.custom_ids import NO_TABLE, Press
from bot.ui.game_names import GameOption, GameSelect, game_selects, known_games
from bot.ui.sentences import NO_POLICIES, Policies, policy_line
from bot.version import version
from engine.games import GAMES
from engine.options import groups
from engine.rules import Rules

PAGES = ("start", "brief", "rules", "play", "strategy", "scoring", "words", "options")
"""The pages of the help. Each game provides all but the first."""
_TEXT = 3800
_OPTIONS = 2000
"""The most characters of options on one page. Longer lists are shown group by group."""


class Topic(NamedTuple):
    """A page of the help (one of :data:`PAGES`) about the rules of a table or of a preset.

    ``part`` is the group of options to show where they do not fit on one page.
    """

    rules: Rules
    page: str
    table: str = NO_TABLE
    part: str = ""

    @classmethod
    def read(cls, value: str, rules: Rules | None, table: str) -> Topic | None:
        """Return the topic of a :attr:`value`, about ``rules`` if given; None if anything in it is unknown."""
        game, preset, page, part = (*value.split("."), "", "", "")[:4]
        if page not in PAGES or game not in GAMES or preset not in GAMES[game].presets:
            return None
        if part and part not in groups(GAMES[game]):
            return None
        return cls(rules or GAMES[game].of(preset), page, table if rules else NO_TABLE, part)

    @property
    def value(self) -> str:
        """The topic as the value of a select option. The table is in the custom id."""
        return ".".join(filter(None, (self.rules.game, self.rules.preset, self.page, self.part)))


def page_message(title: str, lines: Iterable[str]) -> ui.LayoutView:
    """Return a page of text."""
    box = container(INK, ui.TextDisplay(clip("\n".join((title, *lines)), _TEXT)))
    return Layout(box)


def help_message(texts: Texts, topic: Topic, policies: Policies = NO_POLICIES) -> ui.LayoutView:
    """Return a page of the help, with selects for the others. The first page links the operator's policies."""
    rules = topic.rules
    texts = texts.of(rules.game)
    called = texts.called(rules.game, rules.preset)
    title = "### " + texts.say("help-title", chapter=topic.page, called=called)
    box = container(INK, ui.TextDisplay(clip("\n".join((title, *_lines(texts, topic, policies))), _TEXT)))
    for control in _selects(texts, topic):
        box.add_item(ui.ActionRow(control))
    return Layout(box)


def _lines(texts: Texts, topic: Topic, policies: Policies) -> list[str]:
    rules = topic.rules
    if topic.page == "start":
        games = ", ".join(known.name for known in known_games(texts))
        lines = (texts.say("help-start", games=games), texts.say("help-version", version=version()))
        return [*filter(None, (*lines, policy_line(texts, policies)))]
    if topic.page == "options":
        part = topic.part or _first_part(texts, rules)
        named = [its.name for its in groups(type(rules))[part]] if part else list(rules.options())
        return [sentences.option_line(texts, rules, name) for name in named]
    told = [texts.note("help", note) for note in rules.explain(topic.page)]
    told += [texts.say("help-brief-more")] if topic.page == "brief" else []
    return [line for note in told for line in note.splitlines() if line.strip()]


def _first_part(texts: Texts, rules: Rules) -> str:
    """Return the first group of options; empty where all fit on one page."""
    length = sum(len(sentences.option_line(texts, rules, name)) + 1 for name in rules.options())
    return "" if length < _OPTIONS else next(iter(groups(type(rules))))


def _selects(texts: Texts, topic: Topic) -> list[Control]:
    """Return selects for the option groups, the pages and (unless the topic is a table's rules) the presets."""
    found = []
    if topic.page == "options" and _first_part(texts, topic.rules):
        parts = [(texts.say(f"group-{part}"), topic._replace(part=part).value) for part in groups(type(topic.rules))]
        found.append(select(Press(topic.table, 0, "help.part"), texts.say("rules-groups"), parts))
    pages = [(texts.say(f"chapter-{page}"), topic._replace(page=page, part="").value) for page in PAGES]
    found.append(select(Press(topic.table, 0, "help.page"), texts.say("help-pages"), pages))
    if topic.table == NO_TABLE:
        topics = [topic._replace(rules=its.of(preset), part="") for its in GAMES.values() for preset in its.presets]
        games = [
            GameOption(its.rules.game, texts.called(its.rules.game, its.rules.preset), its.value) for its in topics
        ]
        which = GameSelect(
            Press(topic.table, 0, "help.preset"),
            Press(topic.table, 0, "help.game"),
            texts.say("help-presets"),
            marked=False,
        )
        found += game_selects(texts, which, games, topic._replace(part="").value)
    return found
