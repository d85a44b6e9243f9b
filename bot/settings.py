"""The settings, from the environment and ``.env``."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.sharding.shards import Shards

_ADDRESS = r"^(https?://[^\s()<>]{1,400})?$"
"""An address that can be linked."""
DISCORD_API = "https://discord.com/api/v10"


class Settings(BaseSettings):
    """The bot's settings. Each is an environment variable with its name in capitals, or a line of ``.env``."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr = SecretStr("")
    """The bot's token. Without one the bot runs on the built-in playground."""
    database_url: str = "sqlite:///cardroom.db"
    """Where games are kept."""
    discord_api: str = DISCORD_API
    """The base URL of Discord's REST API, or of a proxy."""
    discord_gateway: str = "wss://gateway.discord.gg/"
    """The URL of Discord's gateway."""
    shards: str = ""
    """The shards that this process runs, such as ``0-3/8``. Empty: all of them, as many as Discord recommends."""
    playground_port: int = Field(default=8765, ge=0, le=65535)
    """The port of the playground on this machine; 0 picks a free one."""
    log_format: Literal["text", "json"] = "text"
    """How the log is written: for people, or one JSON object in each line."""
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """The port of ``/metrics``, ``/live`` and ``/ready``; 0: none."""
    metrics_host: str = "127.0.0.1"
    """The address that they are served at."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """How much the bot logs. No level logs a card, a hand or a seed."""
    thinkers: int = Field(default=1, ge=1, le=64)
    """Processes in which computer players think; slow levels get as many more."""
    painters: int = Field(default=2, ge=0, le=16)
    """Processes that draw pictures; with 0 the bot draws in threads of its own."""
    buried_after: int = Field(default=15, ge=1)
    """A table is reposted when this many messages are below it."""
    posted_anew_after: int = Field(default=50, ge=1, le=59)
    """Minutes after which a message is reposted: Discord allows few edits of messages older than an hour."""
    absent_after: int = Field(default=30, ge=1)
    """Minutes after which the others at a table may vote on whether to wait for somebody."""
    archived_after: int = Field(default=72, ge=1)
    """Hours after which an idle table is paused and its channel is free."""
    tables_per_person: int = Field(default=2, ge=1)
    """Open or idle tables that one person may have in a server; a server can choose another number."""
    ranked_games_a_day: int = Field(default=9, ge=0)
    """Games that the same two people may play against each other in a day (UTC) for league and ratings. 0: any."""
    keep_actions_days: int = Field(default=0, ge=0)
    """Days for which the moves of an ended game are kept after the last one; its results stay. 0 keeps them forever."""
    tables_in_memory: int = Field(default=0, ge=0)
    """Tables kept in memory, others come back from the store when they are used. 0: as many as the memory allows."""
    privacy_url: str = Field(default="", pattern=_ADDRESS)
    """The address of the operator's privacy policy, for ``/help`` and ``/privacy``. Empty: none."""
    terms_url: str = Field(default="", pattern=_ADDRESS)
    """The address of the operator's terms."""
    contact: str = Field(default="", max_length=200)
    """How to reach the operator: an address of a page or of mail, or a few words."""
    heartbeat_file: Path | None = None
    """A file that the bot touches while it is connected; see ``python -m bot health``. None: no heartbeat."""

    @field_validator("shards")
    @classmethod
    def _check_shards(cls, value: str) -> str:
        Shards.parse(value)
        return value

    @property
    def shards_to_run(self) -> Shards:
        """The shards that this process runs, parsed."""
        return Shards.parse(self.shards)

    @property
    def shares_requests(self) -> bool:
        """Whether this process must keep to its part of the bot's requests, because no proxy shares them out."""
        return bool(self.shards) and self.discord_api == DISCORD_API

    @property
    def on_discord(self) -> bool:
        """Whether there is a token to log in with."""
        return bool(self.discord_token.get_secret_value())


def load_settings() -> Settings:
    """Load the settings from the environment and ``.env``.

    Raises:
        click.ClickException: a setting is invalid; the message names it.
    """
    try:
        return Settings()
    except ValidationError as error:
        details = "; ".join(f"{'.'.join(map(str, item['loc'])).upper()}: {item['msg']}" for item in error.errors())
        raise click.ClickException(f"Invalid setting: {details}") from error
