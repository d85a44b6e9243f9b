"""Refusals of the bot's requests and of people's actions."""

from __future__ import annotations

from typing import Any

from bot.limits import FAULTS, Code


class ApiError(Exception):
    """A refused request, in Discord's words.

    Args:
        code: Discord's error code.
        errors: the error tree of a 50035, see :class:`playground.checks.problems.Problems`.
        retry_after: seconds to wait after a 429.
        status: the HTTP status, if not the usual one of the code.
        text: the message, if not the usual one of the code.
    """

    def __init__(
        self,
        code: Code,
        *,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
        status: int | None = None,
        text: str | None = None,
    ) -> None:
        fault = FAULTS[code]
        self.code = code
        self.status = status or fault.status
        self.text = text or fault.text
        self.errors = errors
        self.retry_after = retry_after
        super().__init__(f"{self.status} {self.text} ({int(code)})")

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the response."""
        body: dict[str, Any] = {"message": self.text, "code": int(self.code)}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class CannotDo(Exception):
    """A person tried something that Discord's client does not allow; the text gives the reason."""


def require_valid_text(name: str, text: str) -> None:
    """Refuse a text that cannot be sent as UTF-8, because of half a surrogate pair.

    Raises:
        CannotDo: the text is invalid.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CannotDo(f"{name} is not valid Unicode text.") from None
