"""Replies to interactions: every command and press is answered once, privately, in plain words.

Each runs inside :func:`answer`. Refusals of the rules or the host, and errors of Discord, become their sentences. Any
other error is logged under a number, and the user is told the number.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands
from discord.utils import MISSING

from bot.host.core import DutyLost
from bot.host.refusals import Refusal, error_description
from bot.limits import CONTENT, Code, Meaning, meaning
from bot.texts import NOBODY, USUAL_STYLE, People, Texts, load_texts
from bot.ui.components import Upload, text_message
from bot.ui.custom_ids import Press
from data.store import Unavailable, Unconfirmed
from engine.types import IllegalAction, RulesError

_log = logging.getLogger(__name__)
Interaction: TypeAlias = discord.Interaction[Any]
"""An interaction that came to any client."""
Choice: TypeAlias = app_commands.Choice[str]
PEOPLE = "people"
"""The key, in an interaction's ``extras``, of the names at its table."""
GAME = "game"
"""The key, in an interaction's ``extras``, of the game at its table."""
LANGUAGE = "language"
"""The key, in an interaction's ``extras``, of the language that its user chose."""
CARDS = "cards"
"""The key, in an interaction's ``extras``, of the style in which cards are written to its user."""
IS_SENTENCE: ContextVar[bool] = ContextVar("is_sentence", default=False)
"""Whether only a sentence is being sent, which shows nothing of a table."""
_ANEW = "anew"
_REPLACED = "replaced"
_FILLED = "filled"
_FIRST_RETRY = 1.0
"""Seconds before the library first retries an acknowledgement that failed."""
Handler: TypeAlias = Callable[[Interaction, Press, Sequence[str]], Awaitable[None]]
"""Acknowledges a press and handles it, with the values chosen or typed. Raises ``Refusal`` if it cannot be done."""


def reader_texts(interaction: Interaction) -> Texts:
    """Return the texts of private answers: in the language that the user chose, or that of their Discord."""
    extras = interaction.extras
    language = extras.get(LANGUAGE) or str(interaction.locale)
    return load_texts(language, extras.get(GAME, ""), extras.get(CARDS, USUAL_STYLE))


async def answer(interaction: Interaction, work: Awaitable[None]) -> None:
    """Await ``work`` and explain its error, if any. Raises nothing."""
    try:
        await work
    except Exception as error:
        await explain(interaction, error)


async def acknowledge(
    interaction: Interaction, *, anew: bool = True, private: bool = True, replaced: bool = False
) -> None:
    """Acknowledge an interaction within Discord's three seconds.

    The answer will be a new message, private unless ``private`` is false; without ``anew`` it will be an edit of the
    pressed message. If that is a private one to be ``replaced``, a sentence takes its place.
    """
    begun = time.monotonic()
    try:
        if anew:
            await interaction.response.defer(ephemeral=private, thinking=True)
        else:
            await interaction.response.defer()
    except discord.HTTPException as error:
        # Discord may accept the answer and still fail; the library's retry then finds the interaction answered.
        if error.code != Code.ALREADY_ACKNOWLEDGED or time.monotonic() - begun < _FIRST_RETRY:
            raise
    interaction.extras[_ANEW] = anew
    interaction.extras[_REPLACED] = replaced


def answers_anew(interaction: Interaction) -> bool:
    """Return whether an interaction was acknowledged with a new message to come."""
    return bool(interaction.extras.get(_ANEW))


async def offer(suggestions: Awaitable[list[Choice]]) -> list[Choice]:
    """Await the choices of an autocomplete; an empty list if they are refused or fail. Raises nothing."""
    try:
        return await suggestions
    except (Refusal, Unavailable):
        return []
    except Exception as error:
        report(error)
        return []


async def explain(interaction: Interaction, error: Exception) -> None:
    """Tell the user privately why something was not done. Raises nothing."""
    sentence = _sentence(interaction, getattr(error, "original", error))
    if not sentence or interaction.is_expired():
        return
    try:
        await tell(interaction, sentence)
    except discord.HTTPException as unheard:
        _log.info("an answer could not be given: %s %s", unheard.status, unheard.code)
    except Exception as broken:
        report(broken)


async def tell(interaction: Interaction, sentence: str) -> None:
    """Send the user a private sentence, whether or not the interaction was acknowledged."""
    before = IS_SENTENCE.set(True)
    try:
        await _tell(interaction, sentence[:CONTENT])
    finally:
        IS_SENTENCE.reset(before)


async def _tell(interaction: Interaction, sentence: str) -> None:
    if _ANEW not in interaction.extras:
        await interaction.response.send_message(sentence, ephemeral=True)
        interaction.extras[_ANEW] = True
    elif answers_anew(interaction) and not is_filled(interaction):
        await interaction.edit_original_response(content=sentence)
    elif interaction.extras.get(_REPLACED) and not is_filled(interaction):
        await interaction.edit_original_response(view=text_message(sentence))
    else:
        await interaction.followup.send(sentence, ephemeral=True)
        return
    fill(interaction)


async def show(
    interaction: Interaction, message: discord.ui.LayoutView
) -> discord.InteractionMessage | discord.WebhookMessage:
    """Show the user a private message, and return it: the pending answer, or another one if that is filled."""
    pending = answers_anew(interaction) or interaction.extras.get(_REPLACED)
    if pending and not is_filled(interaction):
        shown = await interaction.edit_original_response(view=message)
        fill(interaction)
        return shown
    return await interaction.followup.send(view=message, ephemeral=True, wait=True)


async def edit(
    interaction: Interaction, message: discord.ui.LayoutView, uploads: Sequence[Upload] | None = None
) -> None:
    """Show a message as the interaction's own, with these files; without ``uploads`` it keeps those it has."""
    attachments = MISSING if uploads is None else [upload.file() for upload in uploads]
    fill(interaction)
    await interaction.edit_original_response(view=message, attachments=attachments)


async def send_file(interaction: Interaction, text: str, file: Upload) -> None:
    """Answer with a file."""
    fill(interaction)
    await interaction.edit_original_response(content=text, attachments=[file.file()])


def fill(interaction: Interaction) -> None:
    """Mark the pending answer of the interaction as filled."""
    interaction.extras[_FILLED] = True


def is_filled(interaction: Interaction) -> bool:
    """Return whether the pending answer of the interaction is filled."""
    return bool(interaction.extras.get(_FILLED))


def _sentence(interaction: Interaction, error: Exception) -> str:
    """Return the sentence for an error; empty if the user cannot be answered any more."""
    texts = reader_texts(interaction)
    match error:
        case DutyLost():
            return ""  # the process that now looks after the table has also seen the press
        case Refusal() | IllegalAction() | RulesError():
            return refusal_sentence(texts, error, interaction.extras.get(PEOPLE, NOBODY))
        case Unavailable() if interaction.client.is_stopping:
            return texts.say("refusal-stopping")
        case Unconfirmed():
            _log.error("the store: %s", error)
            return texts.say("fault-unconfirmed")
        case Unavailable():
            _log.error("the store: %s", error)
            interaction.client.services.host.clocks.store_failed()
            return texts.say("fault-store")
        case aiohttp.ClientError() | OSError() | TimeoutError():
            report(error)
            return texts.say("fault-slow")
        case app_commands.NoPrivateMessage():
            return texts.say("fault-not-in-dm")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return texts.say("fault-old-command")
        case app_commands.TransformerError():
            return texts.say("fault-value", value=str(error.value))
        case discord.HTTPException():
            what = meaning(error.code, error.status)
            _log.warning("Discord refused: %s %s (%s)", error.status, error.code, what)
            if what in (Meaning.LATE, Meaning.ANSWERED):
                return ""
            if error.code == Code.THREADS_FULL:
                return texts.say("fault-threads-full")
            if what is not Meaning.WRONG:
                return texts.say(f"fault-{what}")
    return texts.say("fault-unexpected", number=report(error))


def refusal_sentence(texts: Texts, error: Refusal | IllegalAction | RulesError, people: People = NOBODY) -> str:
    """Return why something was refused, and which of the selected cards are at fault."""
    reason = texts.note("refusal", error.note, people)
    about = error.about if isinstance(error, IllegalAction) else ()
    return texts.say("refusal-part", cards=about, reason=reason) if about else reason


def report(error: BaseException) -> str:
    """Log the type and place of an unexpected error under a number, never its message: that might name a card."""
    number = secrets.token_hex(3)
    _log.error("error %s: %s", number, error_description(error))
    return number
