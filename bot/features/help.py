"""``/view``, with the pages of a table, and ``/help``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from discord import app_commands, ui

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import preset_choices
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import INK, Control, Layout, clip, container, select
from bot.ui.custom_ids import NO_TABLE, Press
from bot.ui.game_names import GameOption, GameSelect, game_and_preset, game_selects, known_games
from bot.ui.names import people
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from bot.ui.sentences import NO_POLICIES, Policies, policy_line
from bot.version import version
from engine.games import GAMES, game_with
from engine.options import groups, in_force
from engine.rules import Rules

PAGES = ("start", "brief", "rules", "play", "strategy", "scoring", "words", "options")
"""The pages of the help. Each game provides all but the first."""
_TEXT = 3800
_OPTIONS = 2000
"""The most characters of options on one page. Longer lists are shown group by group."""
_ON_ENDS = ("brief", "rules", "scoring")
"""The pages that say what ends a game."""
_HELP = [app_commands.Choice(name=localized(f"chapter-{page}"), value=page) for page in PAGES]


class Topic(NamedTuple):
    """A page of the help (one of :data:`PAGES`) about the rules of a table or of a preset.

    ``part`` is the group of options to show where they do not fit on one page. ``rounds`` are those of the deal of the
    day that the table plays, if it does.
    """

    rules: Rules
    page: str
    table: str = NO_TABLE
    part: str = ""
    rounds: int = 0

    @classmethod
    def of(cls, state: TableState, page: str) -> Topic:
        """Return a page about the rules of a table."""
        return cls(state.rules, page, state.id, rounds=state.daily.rounds if state.daily else 0)

    @classmethod
    def read(cls, value: str, state: TableState | None) -> Topic | None:
        """Return the topic of a :attr:`value`, about a table if given; None if anything in it is unknown."""
        game, preset, page, part = (*value.split("."), "", "", "")[:4]
        if page not in PAGES or game not in GAMES or preset not in GAMES[game].presets:
            return None
        if part and part not in groups(GAMES[game]):
            return None
        if state:
            return cls.of(state, page)._replace(part=part)
        return cls(GAMES[game].of(preset), page, part=part)

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
    box = container(INK, ui.TextDisplay(clip("\n".join((title, *page_lines(texts, topic, policies))), _TEXT)))
    for control in _selects(texts, topic):
        box.add_item(ui.ActionRow(control))
    return Layout(box)


def page_lines(texts: Texts, topic: Topic, policies: Policies = NO_POLICIES) -> list[str]:
    """Return what a page of the help says in the texts of its game, without its title."""
    rules = topic.rules
    if topic.page == "start":
        games = texts.joined(known.name for known in known_games(texts))
        lines = (texts.say("help-start", games=games), texts.say("help-version", version=version()))
        return [*filter(None, (*lines, policy_line(texts, policies)))]
    if topic.page == "options":
        part = topic.part or _first_part(texts, rules)
        by_group = in_force(rules)
        shown = by_group.get(part) or chain(*by_group.values())
        return [sentences.option_line(texts, rules, its.name) for its in shown]
    told = [texts.note("help", note) for note in rules.presentation.explain(rules, topic.page)]
    told = [*([texts.say("help-daily", rounds=topic.rounds)] if topic.rounds and topic.page in _ON_ENDS else []), *told]
    told += [texts.say("help-brief-more")] if topic.page == "brief" else []
    return [line for note in told for line in note.splitlines() if line.strip()]


def _first_part(texts: Texts, rules: Rules) -> str:
    """Return the first group of options; empty where all fit on one page."""
    shown = chain(*in_force(rules).values())
    length = sum(len(sentences.option_line(texts, rules, its.name)) + 1 for its in shown)
    return "" if length < _OPTIONS else next(iter(in_force(rules)))


def _selects(texts: Texts, topic: Topic) -> list[Control]:
    """Return selects for the option groups, the pages and (unless the topic is a table's rules) the presets."""
    found = []
    if topic.page == "options" and _first_part(texts, topic.rules):
        parts = [(texts.say(f"group-{part}"), topic._replace(part=part).value) for part in in_force(topic.rules)]
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


async def _open_help(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Show another page in the same message. Once its table is gone, the help is about games in general."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    try:
        state = None if press.table == NO_TABLE else await context.host.state(press.table)
    except Refusal:
        state = None
    topic = Topic.read(values[0], state) if values else None
    if topic is None:
        raise Refusal("outdated")
    await edit(interaction, help_message(context.texts, topic, context.policies))


async def _explain(interaction: Interaction, press: Press, _values: Sequence[str]) -> None:
    """Explain the game of a table in a few lines, to the person who asked."""
    await acknowledge(interaction)
    context = context_of(interaction)
    state = await context.host.state(press.table)
    await edit(interaction, help_message(context.texts, Topic.of(state, "brief")))


HANDLERS: Mapping[str, Handler] = {"help": _open_help, "howto": _explain}


def _page_callback(page: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await show_page(interaction, page)

    return callback


async def show_page(interaction: Interaction, page: str) -> None:
    """Show a page of a table, made from the asker's own view or else from the public one."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    view = state.view(state.seat_of(player.id))
    if view is None:
        raise Refusal("not-running")
    called = context.texts.called(state.game, state.preset)
    presentation = state.rules.presentation
    if page not in presentation.pages:
        available = [f"`/view {name}`" for name in presentation.pages]
        raise Refusal("not-in-this-game", called=called, names=context.texts.listed(available))
    seated = people(state, context.texts)
    lines = [context.texts.note("fact", note, seated) for note in presentation.page(view, page)]
    lines = lines or [context.texts.say("page-empty")]
    title = context.texts.say("page-title", page=page, called=called)
    await edit(interaction, page_message(title, lines))


@app_commands.command(name="help", description=localized("command-help"))
@app_commands.describe(page=localized("argument-page"), preset=localized("argument-preset"))
@app_commands.choices(page=_HELP)
async def _help(interaction: Interaction, page: str = PAGES[0], preset: str = "") -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    topic = await _topic_of_table(interaction, page) if not preset else None
    if topic is None:
        game, preset = game_and_preset(context.texts, "", preset)
        rules = GAMES[game or game_with(preset)]
        topic = Topic(rules.of(preset or rules.presets[0]), page)
    await edit(interaction, help_message(context.texts, topic, context.policies))


async def _topic_of_table(interaction: Interaction, page: str) -> Topic | None:
    """Return the help about the table that the command refers to, if there is one."""
    context = context_of(interaction)
    try:
        state = await context.table_here(await context.player())
    except Refusal:
        return None
    return Topic.of(state, page)


_help.autocomplete("preset")(preset_choices)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/view`` with a command for each page that some game has, and ``/help``."""
    view = app_commands.Group(name="view", description=localized("command-view"))
    for page in dict.fromkeys(page for rules in GAMES.values() for page in rules.presentation.pages):
        said = localized(f"page-{page}")
        view.add_command(app_commands.Command(name=page, description=said, callback=_page_callback(page)))
    both: tuple[AnyCommand, ...] = (view, _help)
    for command in both:
        allow_direct_messages(command)
        yield command
