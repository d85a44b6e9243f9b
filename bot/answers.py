"""The law of interactions: everybody is answered, once, privately, and in words.

Whatever a command or a press does runs inside :func:`answer`. What the rules or the host refuse becomes their
sentence, what Discord refuses becomes the sentence of its meaning, and anything else is logged under a number
which the person is told.
"""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Awaitable
from typing import Any

import aiohttp
import discord
from discord import InteractionResponseType, app_commands

from bot.host import Refusal
from bot.law import Meaning, meaning
from bot.texts import NOBODY, texts
from data.store import Unavailable
from engine.game import IllegalAction, RulesError

_log = logging.getLogger(__name__)

PEOPLE = "people"
"""In an interaction's ``extras``: the names that its table's sentences need."""
_FILLED = "filled"


async def answer(interaction: discord.Interaction[Any], work: Awaitable[None]) -> None:
    """Awaits ``work``; what it raises is explained to the person. Raises nothing."""
    try:
        await work
    except Exception as error:
        await explain(interaction, error)


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
    response = interaction.response
    if not response.is_done():
        await response.send_message(sentence, ephemeral=True)
    elif response.type is InteractionResponseType.deferred_channel_message and not is_filled(interaction):
        await interaction.edit_original_response(content=sentence)
    else:
        await interaction.followup.send(sentence, ephemeral=True)
        return
    fill(interaction)


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
