"""Which language each message is in: the server's in its channels, the reader's in direct messages and private answers.

See :class:`bot.host.model.settings.Spoken`.
"""

from __future__ import annotations

import discord

from bot.host.model.settings import Preferences, Reader
from bot.host.servers import Servers
from bot.host.table.state import TableState
from bot.texts import FALLBACK, CardStyle, Texts, language_of, load_texts, locales
from bot.ui.components import LOOKS
from data.store import Player
from engine.rules import Rules
from engine.types import Seat

GERMAN = LOOKS["deck"][1]
"""The deck with German suits."""
AS_DISCORD = "discord"
"""The choice of the language that Discord names."""


def languages() -> list[tuple[str, str]]:
    """Return the languages by their own names, to choose from: pairs of a name and a language."""
    return [(load_texts(each).say("language-name"), each) for each in locales()]


def need_language(chosen: str) -> str:
    """Return a chosen language as it is stored. Raises ``ValueError`` for one that there is not."""
    if chosen not in (AS_DISCORD, *locales()):
        raise ValueError(chosen)
    return "" if chosen == AS_DISCORD else chosen


def named_language(locale: discord.Locale) -> str:
    """Return the language of one of Discord's locales as it is stored; empty for English."""
    language = language_of(str(locale))
    return "" if language == FALLBACK else language


def card_style(reader: Reader, rules: Rules | None = None) -> CardStyle:
    """Return how cards are written to somebody, at a table with these rules: as in their pictures."""
    german = rules is not None and reader.deck == GERMAN and rules.preset in rules.presentation.german_suited
    return CardStyle(reader.letters if reader.letters in LOOKS["letters"][1:] else "", german)


def table_texts(state: TableState) -> Texts:
    """Return the texts of a table's messages in its channel, where the host's looks apply."""
    return load_texts(
        state.language, style=card_style(state.preferences_of(state.seat_of(state.host)).reader, state.rules)
    )


def seat_texts(state: TableState, seat: Seat) -> Texts:
    """Return the texts of what only the player on a seat sees."""
    preferences = state.preferences_of(seat)
    return load_texts(preferences.reads, style=card_style(preferences.reader, state.rules))


def player_texts(player: Player) -> Texts:
    """Return the texts of what only a player sees."""
    preferences = Preferences.read(player.settings)
    return load_texts(preferences.reads, style=card_style(preferences.reader))


async def server_texts(servers: Servers, guild_id: int | None) -> Texts:
    """Return the texts of what the channels of a server show."""
    return load_texts(await servers.language(guild_id))
