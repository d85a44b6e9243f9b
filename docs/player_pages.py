"""Pages for players in the other languages of the bot: a hook of MkDocs.

The help of each game and the list of commands are made from the bot's texts when the site is built, so nothing of them
is stored twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import Any

import discord
from discord import app_commands
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from bot.features.help import PAGES, Topic, page_lines
from bot.registry import slash_commands
from bot.texts import FALLBACK, Texts, language_of, load_texts, locales
from bot.ui.commands import localized_payload
from engine.games import GAMES
from engine.rules import Rules

_WITH_COMMANDS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)
_CHAPTERS = [page for page in PAGES if page not in ("start", "brief", "options")]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the pages of each language under a heading of their own."""
    assert config.nav is not None
    for language in _languages():
        pages = [{title: f"{path}.md"} for path, title, _ in player_pages(language)]
        config.nav.append({load_texts(language).say("language-name"): pages})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages."""
    for language in _languages():
        for path, _, content in player_pages(language):
            files.append(File.generated(config, f"{path}.md", content=content))
    return files


def player_pages(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the path without its ending, the title and the content of each page of a language."""
    texts = load_texts(language)
    title = texts.say("chapter-play")
    yield f"{language}/commands", title, f"# {title}\n\n{_commands(language)}"
    for game, rules in GAMES.items():
        title = texts.of(game).say(f"game-{game}")
        yield f"{language}/{game}", title, f"# {title}\n\n{_help(texts.of(game), rules)}"


def _languages() -> list[str]:
    return [each for each in locales() if each != FALLBACK]


def _help(texts: Texts, rules: type[Rules]) -> str:
    """Return the help of a game's first preset, then the rules of the others."""
    first, *others = rules.presets
    parts = []
    for page in _CHAPTERS:
        parts += [f"## {texts.say(f'chapter-{page}')}", _markdown(page_lines(texts, Topic(rules.of(first), page)))]
    for preset in others:
        parts += [
            f"## {texts.called(rules.game, preset)}",
            _markdown(page_lines(texts, Topic(rules.of(preset), "rules"))),
        ]
    return "\n\n".join(parts)


def _commands(language: str) -> str:
    locale = next(each.value for each in discord.Locale if language_of(each.value) == language)
    return "\n".join(f"- `/{name}`: {said}" for name, said in sorted(_described(_payload(), locale)))


def _described(commands: list[dict[str, Any]], locale: str, group: str = "") -> Iterator[tuple[str, str]]:
    """Yield the full names of commands in Discord's form, and what they do in the language of a locale."""
    for command in commands:
        name = f"{group}{command['name']}"
        inner = [option for option in command.get("options", ()) if option["type"] in _WITH_COMMANDS]
        if inner:
            yield from _described(inner, locale, f"{name} ")
        else:
            yield name, command["description_localizations"].get(locale, command["description"])


@cache
def _payload() -> list[dict[str, Any]]:
    """Return all commands in Discord's form, with their translations."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for command in slash_commands():
        tree.add_command(command)
    return asyncio.run(localized_payload(tree))


def _markdown(lines: list[str]) -> str:
    """Return lines as Discord shows them: each is a paragraph or an item of a list."""
    found: list[str] = []
    for line in lines:
        item = line.lstrip().startswith("- ")
        if not (item and found and found[-1].lstrip().startswith("- ")):
            found.append("")
        indent = "    " * (item and line.startswith(" "))
        found.append(indent + line.strip())
    return "\n".join(found)
