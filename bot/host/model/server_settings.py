"""Server settings: where tables may be opened, the defaults of new tables, the start message, and the boards."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from bot.host.model.stored_settings import StoredSettings
from bot.host.model.terms import SINGLE, Access, Filmed, Late, MatchLength, Pace, Terms
from engine.games import GAMES, game_with
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
    openers: tuple[int, ...] = ()
    """The roles whose members may open tables; empty for everybody."""
    moderators: tuple[int, ...] = ()
    """The roles whose members moderate tables, besides those who may manage channels."""
    tables_each: int = Field(default=0, ge=0)
    """Open or idle tables one person may have; 0 for the operator's limit."""
    words: tuple[str, ...] = ()
    """Words that no name on a picture or board of this server may contain."""
    record: int | None = None
    """The channel where moderators' acts are posted, besides the record."""
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
        """Return whether tables may be opened in any of these channels: a channel, or a thread and its parent."""
        return not self.channels or any(channel in self.channels for channel in channels)

    def preset_of(self, game: str, seats: int = 0) -> str:
        """Return the default preset of a game (``""``: of any game), or another if it can't be played with ``seats``.

        Presets made for this number come first, those known as games of their own last.
        """
        if game in GAMES and self.preset not in GAMES[game].presets:
            usual = GAMES[game].presets[0]
        else:
            known = any(self.preset in rules.presets for rules in GAMES.values())
            usual = self.preset if known else next(iter(GAMES.values())).presets[0]
        rules = GAMES[game_with(usual)]
        played = {each: rules.of(each).seats_played() for each in (usual, *rules.presets)}
        if not seats or seats in played[usual]:
            return usual
        playing = [each for each in played if seats in played[each]]
        return min(playing, key=lambda each: (each in rules.own_games, seats != played[each][0]), default=usual)


WORDS_AT_MOST, WORD_LENGTH = 100, 40
"""The most forbidden words of a server, and the most characters of each."""


def read_words(typed: str) -> tuple[str, ...]:
    """Return the words of a list separated by commas or lines, each once."""
    found = (" ".join(word.split()).casefold()[:WORD_LENGTH] for word in typed.replace("\n", ",").split(","))
    return tuple(dict.fromkeys(word for word in found if word.strip("*")))[:WORDS_AT_MOST]
