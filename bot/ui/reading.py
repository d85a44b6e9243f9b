"""Reading the arguments of a press. Anybody can send any custom id and any values."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.host.refusals import Refusal

_DIGITS = 9
"""The most digits of a number that a press carries."""


@contextmanager
def reading() -> Iterator[None]:
    """Refuse ``outdated`` where the arguments or values of a press are too few, too many or malformed."""
    try:
        yield
    except (ValueError, IndexError, TypeError) as error:
        raise Refusal("outdated") from error


def number(written: str) -> int:
    """Return a number of at least 0. Refuses ``outdated`` for any other text."""
    if not (written.isascii() and written.isdecimal() and len(written) <= _DIGITS):
        raise Refusal("outdated")
    return int(written)
