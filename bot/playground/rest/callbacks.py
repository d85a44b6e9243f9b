"""First responses to interactions."""

from __future__ import annotations

from typing import Any

from bot.limits import Flag
from bot.playground import forms
from bot.playground.checks import Problems
from bot.playground.checks.commands import check_choices
from bot.playground.checks.messages import FROM_USE, ON_EDIT, check_message
from bot.playground.checks.modals import check_modal
from bot.playground.composing import compose, edit
from bot.playground.interactions import Answer, Kind, Use
from bot.playground.rest.call import Call, Routes
from bot.playground.world import Happening, Message

_ALLOWED = {
    Kind.COMMAND: (Answer.MESSAGE, Answer.THINKING, Answer.MODAL),
    Kind.COMPONENT: (Answer.MESSAGE, Answer.THINKING, Answer.LATER_UPDATE, Answer.UPDATE, Answer.MODAL),
    Kind.AUTOCOMPLETE: (Answer.CHOICES,),
    Kind.MODAL: (Answer.MESSAGE, Answer.THINKING, Answer.LATER_UPDATE, Answer.UPDATE),
}


async def respond(call: Call) -> Any:
    """Take the first response to an interaction."""
    use = call.playground.interactions.to_acknowledge(call.id("interaction_id"), call.path["token"])
    allowed = [
        answer
        for answer in _ALLOWED[use.kind]
        if use.source is not None or answer not in (Answer.LATER_UPDATE, Answer.UPDATE)
    ]
    problems = Problems()
    problems.choice(("type",), call.form.get("type"), allowed)
    problems.refuse()
    answer = Answer(call.form["type"])
    data = call.form.get("data") or {}
    _TAKE[answer](call, use, data)
    use.acknowledge(answer)
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _callback(use, answer)


def _message(call: Call, use: Use, data: dict[str, Any]) -> None:
    files = check_message(data, call.uploads, FROM_USE)
    _post(call, use, compose(use.channel, call.bot, data, files, by_use=use.metadata(), application=True))


def _thinking(call: Call, use: Use, data: dict[str, Any]) -> None:
    flags = Flag.LOADING | (int(data.get("flags") or 0) & Flag.EPHEMERAL)
    message = Message(
        call.world.new_id(),
        use.channel,
        call.bot,
        call.world.clock(),
        flags=flags,
        by_use=use.metadata(),
        application=True,
    )
    _post(call, use, message)


def _post(call: Call, use: Use, message: Message) -> None:
    message.only = use.person if message.is_ephemeral else None
    use.original = message
    use.sent.append(message)
    call.world.post(message)


def _later_update(call: Call, use: Use, data: dict[str, Any]) -> None:
    use.original = use.source


def _update(call: Call, use: Use, data: dict[str, Any]) -> None:
    assert use.source is not None
    files = check_message(data, call.uploads, ON_EDIT, existing=use.source)
    use.original = use.source
    if not use.source.deleted:
        edit(use.source, data, files)


def _choices(call: Call, use: Use, data: dict[str, Any]) -> None:
    problems = Problems()
    check_choices(problems, data, ("data",), call.playground.focused_kind(use))
    problems.refuse()
    use.choices = data.get("choices") or []


def _modal(call: Call, use: Use, data: dict[str, Any]) -> None:
    check_modal(data)
    use.modal = data | {"interaction_id": str(use.id), "channel_id": str(use.channel.id)}
    call.playground.remember_modal(use)
    call.world.tell(Happening("MODAL", use.modal, use.channel, only=use.person))


_TAKE = {
    Answer.MESSAGE: _message,
    Answer.THINKING: _thinking,
    Answer.LATER_UPDATE: _later_update,
    Answer.UPDATE: _update,
    Answer.CHOICES: _choices,
    Answer.MODAL: _modal,
}


def _callback(use: Use, answer: Answer) -> dict[str, Any]:
    interaction: dict[str, Any] = {"id": str(use.id), "type": int(use.kind)}
    resource: dict[str, Any] = {"type": int(answer)}
    if use.original is not None and answer in (Answer.MESSAGE, Answer.THINKING, Answer.UPDATE):
        interaction |= {
            "response_message_id": str(use.original.id),
            "response_message_loading": use.original.is_loading,
            "response_message_ephemeral": use.original.is_ephemeral,
        }
        resource["message"] = forms.message(use.original)
    return {"interaction": interaction, "resource": resource}


ROUTES: Routes = {("POST", "/interactions/{interaction_id}/{token}/callback"): respond}
