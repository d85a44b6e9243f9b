"""The operator's privacy policy, terms and contact, where people look for them."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from bot.settings import Settings
from tests.bot.conftest import Room, words
from tests.bot.playing import command, said
from tests.texts import says

PATHS = ("help", "privacy show", "privacy boards", "privacy forget")


async def test_help_and_privacy_show_what_the_operator_has_set(room: Room) -> None:
    await room.stop()
    room.settings = {
        "privacy_url": "https://example.org/privacy",
        "terms_url": "https://example.org/terms",
        "contact": "cards@example.org",
    }
    await room.start()
    for path in PATHS:
        shown = said(await command(room, room.ada, path))
        assert says(shown, "policy-privacy", address="https://example.org/privacy"), path
        assert says(shown, "policy-terms", address="https://example.org/terms") and says(
            shown, "policy-contact", address="cards@example.org"
        ), path
    other = await command(room, room.ada, "help", page="rules")
    assert not says(words(other.response or {}), "policy-privacy"), "only its first page"


async def test_nothing_is_shown_of_what_is_not_set(room: Room) -> None:
    for path in PATHS:
        shown = said(await command(room, room.ada, path))
        assert not any(word in shown for word in ("Privacy policy", "Terms", "Contact")), path


@pytest.mark.parametrize("address", ["example.org", "javascript:alert(1)", "https://a b", "https://a) [x](https://b"])
def test_addresses_that_cannot_be_linked_are_refused(address: str) -> None:
    with pytest.raises(ValidationError):
        Settings(_env_file=None, privacy_url=address)
