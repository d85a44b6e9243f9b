"""Settings stored as JSON: people's preferences, their progress in the tutorial, and the settings of servers.

Nothing here names a game: the rules list their cautions and automatic actions, and ``render`` lists its looks. A
preference that a game or a picture does not know has no effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Self, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.host.model.setup import SINGLE, Access, Filmed, Late, MatchLength, Pace, Terms
from engine.games import GAMES, game_with
from engine.players import USUAL_LEVEL, Level


class StoredSettings(BaseModel):
    """Settings with defaults. Missing, unknown and invalid fields fall back to the default."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, settings: Mapping[str, Any]) -> Self:
        """Read these settings from everything stored for a person or server. Anything but an object has none."""
        if not isinstance(settings, Mapping):
            return cls()
        try:
            return cls.model_validate(settings)
        except ValidationError as error:
            wrong = {fault["loc"][0] for fault in error.errors()}
            return cls.model_validate({name: value for name, value in settings.items() if name not in wrong})

    def merged_into(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return everything stored, with these settings replaced. Defaults are not written."""
        stored = settings if isinstance(settings, Mapping) else {}
        others = {name: value for name, value in stored.items() if name not in type(self).model_fields}
        return others | self.model_dump(mode="json", exclude_defaults=True)


Where: TypeAlias = Literal["direct", "request"]
WHERE: tuple[Where, ...] = get_args(Where)
Remind: TypeAlias = Literal["at-once", "minute", "never"]
REMIND: tuple[Remind, ...] = get_args(Remind)
RemindIn: TypeAlias = Literal["channel", "direct"]
REMIND_IN: tuple[RemindIn, ...] = get_args(RemindIn)

EVERY = "every"
"""A value of ``ask``: confirm every action that gives away a single card."""


class Spoken(StoredSettings):
    """In which language somebody reads what the bot says."""

    language: str = Field(default="", max_length=12)
    """The language that was chosen; empty for that of Discord."""
    discord_language: str = Field(default="", max_length=12)
    """The language that Discord named last; empty for English."""

    @property
    def reads(self) -> str:
        """The language; empty for English."""
        return self.language or self.discord_language


class Reader(NamedTuple):
    """What of a person's preferences the words of private answers depend on: see :class:`Preferences`."""

    language: str = ""
    letters: str = ""
    deck: str = ""


class Preferences(Spoken):
    """A person's preferences."""

    ask: tuple[str, ...] = ("discard-freezes",)
    """The cautions that need a confirmation, by their code; or :data:`EVERY`."""
    automatic: tuple[str, ...] = ("draw",)
    """The kinds of action to play automatically, of the ``automatic`` and ``routine`` ones of a presentation."""
    at_once: bool = True
    """Whether an action and its usual follow-up are offered as one choice."""
    where: Where = "direct"
    """Where hands are shown: in direct messages, or on request only."""
    remind: Remind = "minute"
    """When a message says that it is their turn: at once, after a minute without a press, or never."""
    remind_in: RemindIn = "channel"
    """Where that message goes: to the table's channel, or to their direct messages if they have any."""
    daily_hour: int | None = Field(default=None, ge=0, le=23)
    """The hour at which a direct message tells them of the deal of the day; none without one."""
    daily_zone: str = "UTC"
    """The time zone of that hour."""
    felt: str = ""
    """This and the following are fields of :class:`render.Look`; empty for the default look."""
    back: str = ""
    four_colours: bool = False
    melds: str = ""
    hand: str = ""
    rising: bool = False
    left_handed: bool = False
    letters: str = ""
    indices: str = ""
    deck: str = ""
    scheme: str = ""

    @property
    def reader(self) -> Reader:
        """What the words of private answers depend on."""
        return Reader(self.language, self.letters, self.deck)


DEFAULT_PREFERENCES = Preferences()
"""The preferences of somebody who never set any."""


class TutorialProgress(StoredSettings):
    """The tutorial's table, and the rules explained so far."""

    tutorial: str = ""
    """The id of the tutorial's table, if there is one."""
    lessons: tuple[str, ...] = ()
    """The codes of the rules explained so far: each is explained once."""


_TERMS = ("access", "pace", "late", "match", "computers", "film")


class StartPost(BaseModel):
    """Where a server's start message is."""

    model_config = ConfigDict(frozen=True)

    channel_id: int
    message_id: int


class ServerSettings(Spoken):
    """The settings of a server."""

    channels: tuple[int, ...] = ()
    """The channels in which (and in whose threads) tables may be opened; empty for all."""
    openers: tuple[int, ...] = ()
    """The roles whose members may open tables; empty for everybody."""
    moderators: tuple[int, ...] = ()
    """The roles whose members moderate tables, besides those who may manage channels."""
    organisers: tuple[int, ...] = ()
    """The roles whose members organise tournaments, besides the moderators."""
    tables_each: int = Field(default=0, ge=0)
    """Open or idle tables one person may have; 0 for the operator's limit."""
    words: tuple[str, ...] = ()
    """Words that no name on a picture or board of this server may contain."""
    record: int | None = None
    """The channel where moderators' acts are posted, besides the record."""
    preset: str = ""
    """The default preset; empty for the first preset of the first game."""
    access: Access = "server"
    """This and the following are the default terms: see :class:`bot.host.model.setup.Terms`."""
    pace: Pace = "none"
    late: Late = "turn"
    match: MatchLength = SINGLE
    computers: Level = USUAL_LEVEL
    film: Filmed = "auto"
    boards: bool = True
    """Whether the server has boards."""
    evening_card: bool = True
    """Whether a card is posted when an evening of several games has ended."""
    reactions: bool = True
    """Whether people may react to the moves of games."""
    start: StartPost | None = None
    """The message with buttons that start a game, if there is one."""
    daily_channel: int | None = None
    """The channel that gets the post of the day; none without one."""
    daily_hour: int = Field(default=9, ge=0, le=23)
    """The hour of the post of the day."""
    daily_zone: str = "UTC"
    """The time zone of that hour."""
    daily_games: tuple[str, ...] = ()
    """The games in the rotation of the deal of the day; empty for all."""

    board_channel: int | None = None
    """The channel that keeps boards; none without one. All settings of these begin with ``board_``."""
    board_kinds: tuple[str, ...] = ("league",)
    """The boards that it keeps, of :data:`bot.host.server_boards.KINDS`, a message each."""
    board_game: str = ""
    """The game of these boards and of the seasons' podiums; empty for the game of the default preset."""

    board_weekly: bool = False
    """Whether a summary of each week is posted there, at the hour of the post of the day."""
    board_role_season: int | None = None
    """The role of the champions of the season that was closed last; none without one."""
    board_role_daily: int | None = None
    """The role of the champions of the deal of the day before."""
    board_role_tournament: int | None = None
    """The role of the winners of the tournament that ended last."""

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
