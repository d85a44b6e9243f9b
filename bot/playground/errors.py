"""What the playground says no with."""

from __future__ import annotations

from typing import Any

from bot.limits import FAULTS, Code


class ApiError(Exception):
    """A refusal of a request, as Discord words it.

    ``errors`` is the tree of a 50035 (see :mod:`bot.playground.checks`), ``retry_after`` a 429's seconds.
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
        """The JSON body of the answer."""
        body: dict[str, Any] = {"message": self.text, "code": int(self.code)}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class CannotDo(Exception):
    """A person tried what Discord's own client would not let them do; the text says what and why."""
