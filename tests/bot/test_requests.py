"""What the bot's requests to Discord look like."""

from __future__ import annotations

from typing import Any

from tests.bot.conftest import Room
from tests.bot.playing import play_first, plays, started


async def test_edits_through_a_channel_mention_nobody(room: Room) -> None:
    forms: list[tuple[str, Any]] = []
    room.playground.request_listeners.append(lambda record, form: forms.append((record.route, form)))
    await started(room, room.ben)
    for kind in ("draw", "discard"):
        for person in (room.ada, room.ben):
            if plays(room.hand(person), kind):
                await play_first(room, person, kind)
    edits = [form for route, form in forms if route == "PATCH /channels/{channel_id}/messages/{message_id}"]
    assert edits and all(form.get("allowed_mentions") == {"parse": []} for form in edits)


async def test_opening_direct_messages_takes_one_request(room: Room) -> None:
    await started(room, room.ben)
    routes = [record.route for record in room.playground.records]
    assert routes.count("POST /users/@me/channels") == 2
    assert "GET /users/{user_id}" not in routes
