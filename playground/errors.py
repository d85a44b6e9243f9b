"""Refusals of the bot's requests and of people's actions, and the error tree of Discord's 50035."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.limits import FAULTS, Code


class ApiError(Exception):
    """A refused request, in Discord's words.

    Args:
        code: Discord's error code.
        errors: the error tree of a 50035, see :class:`playground.errors.Problems`.
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


Path = tuple[str | int, ...]
"""The keys and indices that lead to a value in a form."""


class Problems:
    """The problems of a form. Methods that read a field record its problems; :meth:`raise_if_any` reports them all."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def __bool__(self) -> bool:
        return bool(self._tree)

    def add(self, path: Path, code: str, text: str) -> None:
        """Record a problem at a path."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": text})

    def raise_if_any(self) -> None:
        """Raise 50035 if any problem was recorded."""
        if self._tree:
            raise ApiError(Code.INVALID_FORM, errors=self._tree)

    def required(self, form: dict[str, Any], path: Path, name: str) -> Any:
        """Return the value of a required field; ``None`` and a problem if it is missing."""
        value = form.get(name)
        if value is None:
            self.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        return value

    def text(
        self,
        form: dict[str, Any],
        path: Path,
        name: str,
        maximum: int,
        *,
        minimum: int = 1,
        required: bool = True,
    ) -> str:
        """Return a text of ``minimum`` to ``maximum`` characters; ``""`` and a problem if it is not a text."""
        value = form.get(name)
        if value is None:
            if required:
                self.required(form, path, name)
            return ""
        if not isinstance(value, str):
            self.add((*path, name), "STRING_TYPE_CONVERT", "Could not interpret value as a string.")
            return ""
        if minimum > len(value) == 0:
            self.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        elif not minimum <= len(value) <= maximum:
            message = (
                f"Must be {maximum} or fewer in length."
                if minimum == 0
                else f"Must be between {minimum} and {maximum} in length."
            )
            self.add((*path, name), "BASE_TYPE_BAD_LENGTH", message)
        return value

    def items(self, form: dict[str, Any], path: Path, name: str, minimum: int, maximum: int) -> list[Any]:
        """Return a list of ``minimum`` to ``maximum`` items; empty and a problem if it is not a list."""
        value = form.get(name)
        if value is None and minimum == 0:
            return []
        if not isinstance(value, list):
            if value is None:
                self.required(form, path, name)
            else:
                self.add((*path, name), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not minimum <= len(value) <= maximum:
            self.add((*path, name), "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {maximum} in length.")
        return value

    def forms(
        self, form: dict[str, Any], path: Path, name: str, minimum: int, maximum: int
    ) -> list[tuple[Path, dict[str, Any]]]:
        """Return the dictionaries in a list of ``minimum`` to ``maximum`` items, with paths; report other items."""
        listed = self.items(form, path, name, minimum, maximum)
        return [
            ((*path, name, index), item) for index, item in enumerate(listed) if self.form(item, (*path, name, index))
        ]

    def form(self, value: Any, path: Path) -> bool:
        """Return whether a value is a dictionary; a problem if not."""
        if isinstance(value, dict):
            return True
        self.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return False

    def number(self, form: dict[str, Any], path: Path, name: str, minimum: int, maximum: int, *, default: int) -> int:
        """Return an integer from ``minimum`` to ``maximum``, or the default; report a value that is neither."""
        value = form.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.add((*path, name), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < minimum:
            self.add((*path, name), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {minimum}.")
        elif value > maximum:
            self.add((*path, name), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {maximum}.")
        return value

    def choice(self, path: Path, value: Any, allowed: Collection[Any]) -> bool:
        """Return whether a value is one of the allowed ones; a problem if not."""
        if value in allowed:
            return True
        choices = ", ".join(str(each) for each in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
        return False
