"""Loading the settings on the command line."""

from __future__ import annotations

import click
from pydantic import ValidationError

from bot.settings import Settings


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
