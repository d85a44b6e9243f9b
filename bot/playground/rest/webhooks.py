"""What follows a first response: edits of it, and more messages, by the interaction's token."""

from __future__ import annotations

from typing import Any

from bot.limits import Code, Flag
from bot.playground import forms
from bot.playground.checks.messages import FROM_USE, ON_EDIT, check_message
from bot.playground.composing import compose, edit, refuse_old_edits
from bot.playground.errors import ApiError
from bot.playground.interactions import Answer, Use
from bot.playground.rest.call import Call, Routes
from bot.playground.world import Message


def _use(call: Call) -> Use:
    if call.id("application_id") != call.bot.id:
        raise ApiError(Code.UNKNOWN_WEBHOOK)
    return call.playground.interactions.by_token(call.path["token"])


def _message(call: Call, use: Use) -> Message:
    if call.path["message_id"] == "@original":
        found = use.original
    else:
        answers = [*use.sent, use.source]
        wanted = call.id("message_id")
        found = next((message for message in answers if message and message.id == wanted), None)
    if found is None or found.deleted:
        raise ApiError(Code.UNKNOWN_MESSAGE)
    return found


async def follow_up(call: Call) -> Any:
    """Send one more message; the first after "thinking" takes its place, ephemeral or not as that was."""
    use = _use(call)
    files = check_message(call.form, call.uploads, FROM_USE)
    waiting = use.original
    if use.answer is Answer.THINKING and waiting is not None and waiting.is_loading and not waiting.deleted:
        flags = (int(call.form.get("flags") or 0) & ~Flag.EPHEMERAL) | (waiting.flags & Flag.EPHEMERAL)
        edit(waiting, call.form | {"flags": flags}, files)
        use.tell()
        return forms.message(waiting)
    message = compose(
        use.channel,
        call.bot,
        call.form,
        files,
        by_use=use.metadata(),
        application=True,
        reference=use.original,
    )
    message.only = use.person if message.is_ephemeral else None
    use.sent.append(message)
    call.world.post(message)
    use.tell()
    return forms.message(message)


async def get(call: Call) -> Any:
    """One of the interaction's messages."""
    return forms.message(_message(call, _use(call)))


async def change(call: Call) -> Any:
    """Edit one of the interaction's messages; the edit of a "thinking" one is its answer."""
    use = _use(call)
    message = _message(call, use)
    files = check_message(call.form, call.uploads, ON_EDIT, existing=message)
    refuse_old_edits(message)
    edit(message, call.form, files)
    use.tell()
    return forms.message(message)


async def remove(call: Call) -> Any:
    """Delete one of the interaction's messages."""
    use = _use(call)
    call.world.delete(_message(call, use))
    use.tell()


ROUTES: Routes = {
    ("POST", "/webhooks/{application_id}/{token}"): follow_up,
    ("GET", "/webhooks/{application_id}/{token}/messages/{message_id}"): get,
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}"): change,
    ("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}"): remove,
}
