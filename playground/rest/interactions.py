"""Responses to interactions: the first one, its edits, and more messages, authorized by the interaction's token."""

from __future__ import annotations

from typing import Any

from bot.limits import Code, Flag
from playground.checks.commands import check_choices
from playground.checks.components import check_modal
from playground.checks.messages import EDIT_FLAGS, RESPONSE_FLAGS, check_message
from playground.composing import compose, edit, limit_old_edits
from playground.errors import ApiError, Problems
from playground.interactions import Answer, Interaction, Kind
from playground.model import Message
from playground.rest.call import Call, Routes
from playground.world import Event

ROUTES = Routes()
_UPDATES = (Answer.DEFERRED_UPDATE, Answer.UPDATE)
_ALLOWED = {
    Kind.COMMAND: (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL),
    Kind.COMPONENT: (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, *_UPDATES, Answer.MODAL),
    Kind.AUTOCOMPLETE: (Answer.CHOICES,),
    Kind.MODAL: (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, *_UPDATES),
}


@ROUTES.add("POST", "/interactions/{interaction_id}/{token}/callback")
async def respond(call: Call) -> Any:
    """Respond to an interaction for the first time."""
    interaction = call.services.interactions.to_acknowledge(call.id("interaction_id"), call.path["token"])
    allowed = [
        answer for answer in _ALLOWED[interaction.kind] if interaction.source is not None or answer not in _UPDATES
    ]
    problems = Problems()
    problems.choice(("type",), call.form.get("type"), allowed)
    problems.raise_if_any()
    answer = Answer(call.form["type"])
    _HANDLERS[answer](call, interaction, call.form.get("data") or {})
    interaction.acknowledge(answer)
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _callback_response(call, interaction, answer)


def _send_message(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    files = check_message(data, call.uploads, RESPONSE_FLAGS)
    message = compose(
        call.world,
        interaction.channel,
        call.bot,
        data,
        files,
        interaction_metadata=interaction.metadata(),
        via_webhook=True,
    )
    _post(call, interaction, message)


def _deferred_message(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    message = Message(
        call.world.new_id(),
        interaction.channel,
        call.bot,
        call.world.clock(),
        flags=Flag.LOADING | (int(data.get("flags") or 0) & Flag.EPHEMERAL),
        interaction_metadata=interaction.metadata(),
        via_webhook=True,
    )
    _post(call, interaction, message)


def _post(call: Call, interaction: Interaction, message: Message) -> None:
    message.visible_to = interaction.person if message.is_ephemeral else None
    interaction.original = message
    interaction.sent.append(message)
    call.world.post(message)


def _deferred_update(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    interaction.original = interaction.source


def _update(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    assert interaction.source is not None
    files = check_message(data, call.uploads, EDIT_FLAGS, existing=interaction.source)
    interaction.original = interaction.source
    if not interaction.source.deleted:
        edit(call.world, interaction.source, data, files)


def _choices(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    problems = Problems()
    check_choices(problems, data, ("data",), interaction.focused_option_kind())
    problems.raise_if_any()
    interaction.choices = data.get("choices") or []


def _modal(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    check_modal(data)
    interaction.modal = data | {"interaction_id": str(interaction.id), "channel_id": str(interaction.channel.id)}
    call.services.interactions.modal_opened(interaction)
    call.world.emit(Event("MODAL", interaction.modal, interaction.channel, only=interaction.person))


_HANDLERS = {
    Answer.MESSAGE: _send_message,
    Answer.DEFERRED_MESSAGE: _deferred_message,
    Answer.DEFERRED_UPDATE: _deferred_update,
    Answer.UPDATE: _update,
    Answer.CHOICES: _choices,
    Answer.MODAL: _modal,
}


def _callback_response(call: Call, interaction: Interaction, answer: Answer) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": str(interaction.id), "type": int(interaction.kind)}
    resource: dict[str, Any] = {"type": int(answer)}
    original = interaction.original
    if original is not None and answer in (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.UPDATE):
        shown |= {
            "response_message_id": str(original.id),
            "response_message_loading": original.is_loading,
            "response_message_ephemeral": original.is_ephemeral,
        }
        resource["message"] = call.payload(original)
    return {"interaction": shown, "resource": resource}


def _find_interaction(call: Call) -> Interaction:
    if call.id("application_id") != call.bot.id:
        raise ApiError(Code.UNKNOWN_WEBHOOK)
    return call.services.interactions.by_token(call.path["token"])


def _find_message(call: Call, interaction: Interaction) -> Message:
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
    interaction = _find_interaction(call)
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
    return call.payload(_find_message(call, _find_interaction(call)))


@ROUTES.add("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}")
async def change(call: Call) -> Any:
    """Edit one of the interaction's messages. Editing a deferred message completes it."""
    interaction = _find_interaction(call)
    message = _find_message(call, interaction)
    files = check_message(call.form, call.uploads, EDIT_FLAGS, existing=message)
    limit_old_edits(message, call.world.clock())
    edit(call.world, message, call.form, files)
    interaction.state_changed()
    return call.payload(message)


@ROUTES.add("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}")
async def remove(call: Call) -> Any:
    """Delete one of the interaction's messages."""
    interaction = _find_interaction(call)
    call.world.delete_message(_find_message(call, interaction))
    interaction.state_changed()
