"""The names of people as shown in a server: a number replaces a name with a forbidden word."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.host.model.server_settings import ServerSettings
from data.store import Player, Store

_FRESH = 60.0
"""Seconds for which a server's words are not read again; another process may have changed them."""
_KEPT = 10_000
"""Servers whose words are kept."""


class ShownNames:
    """Replaces names that a server forbids. It keeps each server's words for a minute."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._words: dict[int, tuple[float, re.Pattern[str] | None]] = {}

    async def players(self, guild_id: int | None, numbers: Sequence[int]) -> dict[int, Player]:
        """Return stored players as they are shown in a server; unchanged outside of any."""
        return await self.shown(guild_id, await self._store.players(numbers))

    async def shown(self, guild_id: int | None, players: Mapping[int, Player]) -> dict[int, Player]:
        """Return these players as they are shown in a server; unchanged outside of any."""
        words = await self._pattern(guild_id) if guild_id is not None else None
        return {number: _shown(player, words) for number, player in players.items()}

    async def player(self, guild_id: int | None, player: Player) -> Player:
        """Return a player as they are shown in a server."""
        return (await self.shown(guild_id, {player.id: player}))[player.id]

    def forget(self, guild_id: int) -> None:
        """Read a server's words again, because they were changed."""
        self._words.pop(guild_id, None)

    async def _pattern(self, guild_id: int) -> re.Pattern[str] | None:
        until, words = self._words.get(guild_id, (0.0, None))
        now = self._clock()
        if not now < until <= now + _FRESH:
            if len(self._words) >= _KEPT:
                self._words.clear()
            words = pattern(ServerSettings.read(await self._store.guild_settings(guild_id)).words)
            self._words[guild_id] = (now + _FRESH, words)
        return words


def pattern(words: Sequence[str]) -> re.Pattern[str] | None:
    """Return a pattern that finds one of these words in a :func:`plain` name; ``*`` matches any letters."""
    found = [re.escape(plain(word)).replace(r"\*", r"\w*") for word in words]
    return re.compile(rf"(?<!\w)(?:{'|'.join(found)})(?!\w)") if found else None


def plain(name: str) -> str:
    """Return a name without accents, invisible characters, capitals and repeated blanks."""
    letters = unicodedata.normalize("NFKD", name)
    kept = "".join(letter for letter in letters if unicodedata.category(letter) not in ("Mn", "Cf"))
    return " ".join(kept.split()).casefold()


def _shown(player: Player, words: re.Pattern[str] | None) -> Player:
    return replace(player, name=f"#{player.id}") if words and words.search(plain(player.name)) else player
