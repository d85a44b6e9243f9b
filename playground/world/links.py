"""Addresses: where the playground listens, and the signed, expiring links to attachments."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from bot.limits import ADDRESS_LIFE, API_VERSION
from playground.world.model import Attachment

API_PATH = f"/api/v{API_VERSION}"
GATEWAY_PATH = "/gateway"
ATTACHMENTS_PATH = "/cdn/attachments"


@dataclass
class Address:
    """Where the playground listens on 127.0.0.1. Port 0 is replaced by a free one at the start."""

    port: int

    @property
    def url(self) -> str:
        """The playground's page and base of everything else."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def api_base(self) -> str:
        """The URL for the bot to use instead of ``https://discord.com/api/v10``."""
        return self.url + API_PATH

    @property
    def gateway_url(self) -> str:
        """The URL for the bot to use instead of ``wss://gateway.discord.gg/``."""
        return f"ws://127.0.0.1:{self.port}{GATEWAY_PATH}"


class Links:
    """Links to attachments, which work for a day."""

    def __init__(self, address: Address, clock: Callable[[], float]) -> None:
        self._address = address
        self._clock = clock

    def url(self, attachment: Attachment) -> str:
        """Return a link to an attachment that works from now on."""
        expires = format(int(self._clock() + ADDRESS_LIFE), "x")
        path = f"{ATTACHMENTS_PATH}/{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"
        return f"{self._address.url}{path}?ex={expires}&hm={_signature(attachment.id, expires)}"

    def is_valid(self, attachment_id: int, expires: str, signature: str) -> bool:
        """Return whether the query of a link (``ex`` and ``hm``) is genuine and has not expired."""
        return signature == _signature(attachment_id, expires) and int(expires, 16) >= self._clock()


def _signature(attachment_id: int, expires: str) -> str:
    return hashlib.sha256(f"{attachment_id}:{expires}".encode()).hexdigest()[:32]
