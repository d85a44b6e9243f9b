"""Server settings: where tables may be opened, the defaults of new tables, the start message, and the boards."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from bot.host.model.stored_settings import StoredSettings
from bot.host.model.terms import SINGLE, Access, Filmed, Late, MatchLength, Pace, Terms
from engine.games import GAMES
from engine.players import USUAL_LEVEL, Level

_TERMS = ("access", "pace", "late", "match", "computers", "film")


class StartPost(BaseModel):
    """Where a server's start message is."""

    model_config = ConfigDict(frozen=True)

    channel_id: int
    message_id: int


class ServerSettings(StoredSettings):
    """The settings of a server."""

    channels: tuple[int, ...] = ()
    """The channels in which (and in whose threads) tables may be opened; empty for all."""
    preset: str = ""
    """The default preset; empty for the first preset of the first game."""
    access: Access = "server"
    """This and the following are the default terms: see :class:`bot.host.model.terms.Terms`."""
    pace: Pace = "none"
    late: Late = "turn"
    match: MatchLength = SINGLE
    computers: Level = USUAL_LEVEL
    film: Filmed = "auto"
    boards: bool = True
    """Whether the server has boards."""
    start: StartPost | None = None
    """The message with buttons that start a game, if there is one."""

    @property
    def terms(self) -> Terms:
        """The default terms of a new table."""
        return Terms(**{name: getattr(self, name) for name in _TERMS})

    def allows(self, *channels: int | None) -> bool:
        """Whether tables may be opened in any of these channels: a channel, or a thread and its parent."""
        return not self.channels or any(channel in self.channels for channel in channels)

    def preset_of(self, game: str) -> str:
        """The default preset of a game (``""``: of any game)."""
        if game in GAMES and self.preset not in GAMES[game].presets:
            return GAMES[game].presets[0]
        known = any(self.preset in rules.presets for rules in GAMES.values())
        return self.preset if known else next(iter(GAMES.values())).presets[0]
