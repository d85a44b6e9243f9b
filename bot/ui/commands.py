"""Slash commands: where they can be used, and their descriptions and choices in each language.

By default they can be used only in servers. All come with an installation in a server, none with one by a user: the bot
would be asked to show tables where it may not write.

Commands and options have English names in every language: messages name them, and people of different languages tell
them to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes

from bot.texts import FALLBACK, Texts, language_of, load_texts
from engine.players import LEVELS
from engine.types import Value

AnyCommand: TypeAlias = app_commands.Command[Any, ..., None] | app_commands.Group

SERVERS_ONLY = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
SERVER_INSTALLS = app_commands.AppInstallationType(guild=True, user=False)


def allow_direct_messages(command: AnyCommand) -> None:
    """Allow a command in servers, their threads, and direct messages with the bot."""
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


def localized(message: str, /, *, of: str = "", **values: Any) -> app_commands.locale_str:
    """Return an English message of a game (``""``: of none), which Discord also gets translated."""
    return _localized(lambda texts: texts.of(of).say(message, **values))


def localized_setting(option: str, value: Value) -> app_commands.locale_str:
    """Return the value of an option in words, as :meth:`Texts.setting`, with its translations."""
    return _localized(lambda texts: texts.setting(option, value))


def level_choices() -> list[app_commands.Choice[str]]:
    """Return the computers' levels, as the choices of an option."""
    return [app_commands.Choice(name=localized_setting("computers", level), value=level) for level in LEVELS]


async def localized_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return all global commands of a tree in Discord's form, with their translations."""
    translator = _Translator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


class _Translator(app_commands.Translator):
    """Translates strings made by :func:`localized`."""

    def __init__(self) -> None:
        # Discord has 34 locales and the bot hundreds of strings: the language of each locale is looked up once.
        languages = {locale.value: language_of(locale.value) for locale in discord.Locale}
        self._texts = {locale: load_texts(language) for locale, language in languages.items() if language != FALLBACK}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the string in a locale; ``None`` if it is the same as in English."""
        texts = self._texts.get(locale.value)
        read: Callable[[Texts], str] | None = string.extras.get("read")
        if texts is None or read is None:
            return None
        said = read(texts)
        return said if said != string.message else None


def _localized(read: Callable[[Texts], str]) -> app_commands.locale_str:
    return app_commands.locale_str(read(load_texts()), read=read)
