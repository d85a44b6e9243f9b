"""The law of interactions: everybody is answered, once, privately, and in words.

Whatever a command or a press does runs inside :func:`answer`. What the rules or the host refuse becomes their
sentence, what Discord refuses becomes the sentence of its meaning, and anything else is logged under a number
which the person is told.
"""

from __future__ import annotations

import logging
import secrets
import time
import traceback
from collections.abc import Awaitable
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands

from bot.host import Refusal
from bot.limits import CONTENT, Code, Meaning, meaning
from bot.texts import NOBODY, texts
from data.store import Unavailable
from engine.types import IllegalAction, RulesError

_log = logging.getLogger(__name__)

Choice: TypeAlias = app_commands.Choice[str]

PEOPLE = "people"
"""In an interaction's ``extras``: the names that its table's sentences need."""
_ANEW = "anew"
_FILLED = "filled"
_FIRST_RETRY = 1.0
"""Seconds after which the library first tries again to acknowledge, where Discord failed."""


async def answer(interaction: discord.Interaction[Any], work: Awaitable[None]) -> None:
    """Awaits ``work``; what it raises is explained to the person. Raises nothing."""
    try:
        await work
    except Exception as error:
        await explain(interaction, error)


async def acknowledge(interaction: discord.Interaction[Any], *, anew: bool = True, private: bool = True) -> None:
    """Tells Discord in time that the answer will come: as a message of its own, which only this person sees unless
    ``private`` is false, or else (``anew`` false) as an edit of the message whose component was used.
    """
    begun = time.monotonic()
    try:
        if anew:
            await interaction.response.defer(ephemeral=private, thinking=True)
        else:
            await interaction.response.defer()
    except discord.HTTPException as error:
        # Discord may fail after it took the answer: then the library's own second try finds the interaction answered.
        if error.code != Code.ALREADY_ACKNOWLEDGED or time.monotonic() - begun < _FIRST_RETRY:
            raise
    interaction.extras[_ANEW] = anew


def answers_anew(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction was acknowledged with a message of its own to come."""
    return bool(interaction.extras.get(_ANEW))


async def offer(suggestions: Awaitable[list[Choice]]) -> list[Choice]:
    """Awaits what autocomplete offers; nothing, where that is refused or fails. Raises nothing."""
    try:
        return await suggestions
    except (Refusal, Unavailable):
        return []
    except Exception as error:
        report(error)
        return []


async def explain(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Says privately why something was not done. Raises nothing."""
    sentence = _sentence(interaction, getattr(error, "original", error))
    if not sentence or interaction.is_expired():
        return
    try:
        await tell(interaction, sentence)
    except discord.HTTPException as unheard:
        _log.info("an answer could not be given: %s %s", unheard.status, unheard.code)
    except Exception as broken:
        report(broken)


async def tell(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Says something to this person alone, whether or not the interaction has been acknowledged."""
    sentence = sentence[:CONTENT]
    if _ANEW not in interaction.extras:
        await interaction.response.send_message(sentence, ephemeral=True)
        interaction.extras[_ANEW] = True
    elif answers_anew(interaction) and not is_filled(interaction):
        await interaction.edit_original_response(content=sentence)
    else:
        await interaction.followup.send(sentence, ephemeral=True)
        return
    fill(interaction)


async def show(interaction: discord.Interaction[Any], message: discord.ui.LayoutView) -> None:
    """Shows something to this person alone, in the answer that is still empty or else in one more."""
    if answers_anew(interaction) and not is_filled(interaction):
        await interaction.edit_original_response(view=message)
        fill(interaction)
    else:
        await interaction.followup.send(view=message, ephemeral=True)


def fill(interaction: discord.Interaction[Any]) -> None:
    """Notes that the interaction's own message has something to show."""
    interaction.extras[_FILLED] = True


def is_filled(interaction: discord.Interaction[Any]) -> bool:
    """Whether the interaction's own message has something to show."""
    return bool(interaction.extras.get(_FILLED))


def _sentence(interaction: discord.Interaction[Any], error: Exception) -> str:
    """What to say of an error; nothing where nobody could hear it."""
    say = texts(str(interaction.locale))
    match error:
        case Refusal() | IllegalAction() | RulesError():
            return say.note("refusal", error.note, interaction.extras.get(PEOPLE, NOBODY))
        case Unavailable() if interaction.client.is_stopping:
            return say.say("refusal-stopping")
        case Unavailable():
            _log.error("the store: %s", type(error).__name__)
            return say.say("fault-store")
        case aiohttp.ClientError() | OSError() | TimeoutError():
            report(error)
            return say.say("fault-slow")
        case app_commands.NoPrivateMessage():
            return say.say("fault-not-in-dm")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return say.say("fault-old-command")
        case app_commands.TransformerError():
            return say.say("fault-value", value=str(error.value))
        case discord.HTTPException():
            what = meaning(error.code, error.status)
            _log.warning("Discord refused: %s %s (%s)", error.status, error.code, what)
            if what in (Meaning.LATE, Meaning.ANSWERED):
                return ""
            if what is not Meaning.WRONG:
                return say.say(f"fault-{what}")
    return say.say("fault-unexpected", number=report(error))


def report(error: BaseException) -> str:
    """Logs an unexpected error under a number. Where and what, but never its words: they might name a card."""
    number = secrets.token_hex(3)
    frames = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
    _log.error("error %s: %s\n%s", number, type(error).__name__, frames)
    return number
