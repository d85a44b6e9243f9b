"""Follow-ups of interactions: edits of the first response and more messages, authorized by the interaction's token."""

from __future__ import annotations

from typing import Any

from bot.limits import Code, Flag
from playground.checks.messages import EDIT_FLAGS, RESPONSE_FLAGS, check_message
from playground.composing import compose, edit, limit_old_edits
from playground.errors import ApiError
from playground.interactions.interaction import Answer, Interaction
from playground.rest.call import Call
from playground.rest.routes import Routes
from playground.world.model import Message

ROUTES = Routes()


def _interaction(call: Call) -> Interaction:
    if call.id("application_id") != call.bot.id:
        raise ApiError(Code.UNKNOWN_WEBHOOK)
    return call.services.interactions.by_token(call.path["token"])


def _message(call: Call, interaction: Interaction) -> Message:
    if call.path["message_id"] == "@original":
        found = interaction.original
    else:
        editable = [*interaction.sent, interaction.source]
        message_id = call.id("message_id")
        found = next((message for message in editable if message and message.id == message_id), None)
    if found is None or found.deleted:
        raise ApiError(Code.UNKNOWN_MESSAGE)
    return found


@ROUTES.add("POST", "/webhooks/{application_id}/{token}")
async def follow_up(call: Call) -> Any:
    """Send another message. The first one after a deferred message replaces it and is ephemeral if that was."""
    interaction = _interaction(call)
    files = check_message(call.form, call.uploads, RESPONSE_FLAGS)
    original = interaction.original
    is_deferred = interaction.answer is Answer.DEFERRED_MESSAGE
    if is_deferred and original is not None and original.is_loading and not original.deleted:
        flags = (int(call.form.get("flags") or 0) & ~Flag.EPHEMERAL) | (original.flags & Flag.EPHEMERAL)
        edit(call.world, original, call.form | {"flags": flags}, files)
        interaction.state_changed()
        return call.payload(original)
    message = compose(
        call.world,
        interaction.channel,
        call.bot,
        call.form,
        files,
        interaction_metadata=interaction.metadata(),
        via_webhook=True,
        reference=original,
    )
    message.visible_to = interaction.person if message.is_ephemeral else None
    interaction.sent.append(message)
    call.world.post(message)
    interaction.state_changed()
    return call.payload(message)


@ROUTES.add("GET", "/webhooks/{application_id}/{token}/messages/{message_id}")
async def get(call: Call) -> Any:
    """Return one of the interaction's messages."""
    return call.payload(_message(call, _interaction(call)))


@ROUTES.add("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}")
async def change(call: Call) -> Any:
    """Edit one of the interaction's messages. Editing a deferred message completes it."""
    interaction = _interaction(call)
    message = _message(call, interaction)
    files = check_message(call.form, call.uploads, EDIT_FLAGS, existing=message)
    limit_old_edits(message, call.world.clock())
    edit(call.world, message, call.form, files)
    interaction.state_changed()
    return call.payload(message)


@ROUTES.add("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}")
async def remove(call: Call) -> Any:
    """Delete one of the interaction's messages."""
    interaction = _interaction(call)
    call.world.delete_message(_message(call, interaction))
    interaction.state_changed()
