"""What a server has set, by those who manage it: where tables are opened, what new ones usually are, and its boards."""

from __future__ import annotations

from bot.host.model.stored_settings import StoredSettings
from bot.host.model.terms import Access, Late, Pace, Terms
from engine.games import GAMES
from engine.players import USUAL_LEVEL, Level


class ServerSettings(StoredSettings):
    """The settings of a server."""

    channels: tuple[int, ...] = ()
    """The channels in which tables may be opened, in their threads too; empty for all."""
    preset: str = ""
    """What is played where nobody says what; empty for the first game's first preset."""
    access: Access = "server"
    """The terms of a new table where nobody says otherwise: see :class:`bot.host.model.terms.Terms`."""
    pace: Pace = "none"
    late: Late = "turn"
    computers: Level = USUAL_LEVEL
    boards: bool = True
    """Whether the server has boards."""

    @property
    def terms(self) -> Terms:
        """The terms of a new table."""
        return Terms(access=self.access, pace=self.pace, late=self.late, computers=self.computers)

    def allows(self, *channels: int | None) -> bool:
        """Whether tables may be opened in a channel, or where a thread's: in any of these."""
        return not self.channels or any(channel in self.channels for channel in channels)

    def preset_of(self, game: str) -> str:
        """The preset of a game (``""``: of any) that is played where nobody says which."""
        if game in GAMES and self.preset not in GAMES[game].presets:
            return GAMES[game].presets[0]
        known = any(self.preset in rules.presets for rules in GAMES.values())
        return self.preset if known else next(iter(GAMES.values())).presets[0]


DEFAULT_SETTINGS = ServerSettings()
"""What a server has that has never set anything."""
