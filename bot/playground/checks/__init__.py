"""What Discord refuses in what it is sent, and the tree in which it says where."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.limits import Code
from bot.playground.errors import ApiError

Path = tuple[str | int, ...]
"""Where in a form something stands, from its root."""


class Problems:
    """Collects what is wrong with a form; :meth:`refuse` answers with all of it, as Discord does."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def __bool__(self) -> bool:
        return bool(self._tree)

    def add(self, path: Path, code: str, text: str) -> None:
        """Note one problem at a path."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": text})

    def refuse(self) -> None:
        """Raise 50035 if anything was noted."""
        if self._tree:
            raise ApiError(Code.INVALID_FORM, errors=self._tree)

    def required(self, form: dict[str, Any], path: Path, name: str) -> Any:
        """The value of a field that must be there; ``None``, noted, if it is not."""
        value = form.get(name)
        if value is None:
            self.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        return value

    def text(
        self,
        form: dict[str, Any],
        path: Path,
        name: str,
        most: int,
        *,
        least: int = 1,
        required: bool = True,
    ) -> str:
        """A text field of ``least`` to ``most`` characters; ``""``, noted if wrong, if it is not one."""
        value = form.get(name)
        if value is None:
            if required:
                self.required(form, path, name)
            return ""
        if not isinstance(value, str):
            self.add((*path, name), "STRING_TYPE_CONVERT", "Could not interpret value as a string.")
            return ""
        if least > len(value) == 0:
            self.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(value) <= most:
            said = (
                f"Must be {most} or fewer in length."
                if least == 0
                else f"Must be between {least} and {most} in length."
            )
            self.add((*path, name), "BASE_TYPE_BAD_LENGTH", said)
        return value

    def items(self, form: dict[str, Any], path: Path, name: str, least: int, most: int) -> list[Any]:
        """A list of ``least`` to ``most`` items; empty, noted if wrong, if it is not one."""
        value = form.get(name)
        if value is None and least == 0:
            return []
        if not isinstance(value, list):
            if value is None:
                self.required(form, path, name)
            else:
                self.add((*path, name), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.add((*path, name), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def forms(
        self, form: dict[str, Any], path: Path, name: str, least: int, most: int
    ) -> list[tuple[Path, dict[str, Any]]]:
        """The forms in a list of ``least`` to ``most`` items, with their paths; what is no form is noted."""
        listed = self.items(form, path, name, least, most)
        return [
            ((*path, name, index), item) for index, item in enumerate(listed) if self.form(item, (*path, name, index))
        ]

    def form(self, value: Any, path: Path) -> bool:
        """Whether a value is a form; noted if not."""
        if isinstance(value, dict):
            return True
        self.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return False

    def number(self, form: dict[str, Any], path: Path, name: str, least: int, most: int, *, default: int) -> int:
        """A whole number from ``least`` to ``most``; the default if it is absent or, noted, not a number."""
        value = form.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.add((*path, name), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < least:
            self.add((*path, name), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add((*path, name), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def choice(self, path: Path, value: Any, allowed: Collection[Any]) -> bool:
        """Whether a value is one of those allowed; noted if not."""
        if value in allowed:
            return True
        said = ", ".join(str(each) for each in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{said}}}.")
        return False
