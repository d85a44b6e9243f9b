"""Logging of the command line."""

from __future__ import annotations

import logging

import discord

_OWN_PACKAGES = ("bot", "data", "render", "engine")


def set_up_logging(level: str) -> None:
    """Log to standard error: our own packages at ``level``, libraries at INFO.

    Below INFO the libraries log what is sent and stored, which includes cards.
    """
    discord.utils.setup_logging(level=logging.INFO)
    for package in _OWN_PACKAGES:
        logging.getLogger(package).setLevel(level)
