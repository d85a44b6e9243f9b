"""What the environment and ``.env`` may say."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """The bot's settings; each is an environment variable of its name in capitals, or a line of ``.env``."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr = SecretStr("")
    """The bot's token. Without one the bot plays on the built-in playground."""
    database_url: str = "sqlite:///cardroom.db"
    """Where games are kept."""
    discord_api: str = "https://discord.com/api/v10"
    """The base of Discord's REST interface: another one for a proxy."""
    discord_gateway: str = "wss://gateway.discord.gg/"
    """The address of Discord's gateway."""
    playground_port: int = Field(default=8765, ge=0, le=65535)
    """The port of the playground on this machine; 0 takes a free one."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """How much the bot logs. No level logs a card, a hand or a seed."""
    thinkers: int = Field(default=1, ge=1, le=64)
    """How many processes think for the computer's seats; as many more do where levels play that think long."""
    painters: int = Field(default=2, ge=1, le=16)
    """How many threads draw pictures."""
    buried_after: int = Field(default=15, ge=1)
    """A table is posted anew once so many messages stand below it."""
    posted_anew_after: int = Field(default=50, ge=1, le=59)
    """Minutes after which a message is posted anew: Discord lets messages older than an hour be edited only rarely."""
    absent_after: int = Field(default=30, ge=1)
    """Minutes after which the others at a table may vote on whether to wait for somebody."""
    archived_after: int = Field(default=72, ge=1)
    """Hours after which a table where nothing happens is paused, and its channel free."""

    @property
    def on_discord(self) -> bool:
        """Whether there is a token to log in with."""
        return bool(self.discord_token.get_secret_value())
