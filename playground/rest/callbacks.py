"""First responses to interactions."""

from __future__ import annotations

from typing import Any

from bot.limits import Flag
from playground.checks.commands import check_choices
from playground.checks.messages import EDIT_FLAGS, RESPONSE_FLAGS, check_message
from playground.checks.modals import check_modal
from playground.checks.problems import Problems
from playground.composing import compose, edit
from playground.interactions.interaction import Answer, Interaction, Kind
from playground.rest.call import Call
from playground.rest.routes import Routes
from playground.world.model import Message
from playground.world.world import Event

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


def _message(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
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
    Answer.MESSAGE: _message,
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
