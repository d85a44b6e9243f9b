"""Checks of application commands."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Any

from bot import limits
from bot.limits import Code
from playground.errors import ApiError, Path, Problems

_SLASH, _USER_MENU, _MESSAGE_MENU = 1, 2, 3
_TEXTS = ("name", "description", "value")
_NAME = re.compile(r"[-_'\w]+")


class OptionKind(IntEnum):
    """Types of a command's options."""

    SUBCOMMAND = 1
    GROUP = 2
    TEXT = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


_SUBCOMMANDS = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
_WITH_CHOICES = (OptionKind.TEXT, OptionKind.INTEGER, OptionKind.NUMBER)
_VALUES = tuple(kind for kind in OptionKind if kind > OptionKind.GROUP)


def check_commands(forms: list[Any]) -> None:
    """Check the complete list of commands of a scope.

    Raises:
        ApiError: 50035 with the problems, 30032 for too many commands.
    """
    problems = Problems()
    seen: list[tuple[Any, Any]] = []
    for index, form in enumerate(forms):
        if not problems.form(form, (index,)):
            continue
        key = (form.get("type", _SLASH), form.get("name"))
        if not problems.choice((index, "type"), key[0], (_SLASH, _USER_MENU, _MESSAGE_MENU)):
            continue
        check_command(problems, form, (index,))
        if key in seen:
            message = "Application command names must be unique"
            problems.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.append(key)
    problems.raise_if_any()
    for kind in (_SLASH, _USER_MENU, _MESSAGE_MENU):
        maximum = limits.GLOBAL_COMMANDS if kind == _SLASH else limits.CONTEXT_COMMANDS
        if sum(form.get("type", _SLASH) == kind for form in forms) > maximum:
            raise ApiError(Code.TOO_MANY_COMMANDS, text=f"Maximum number of application commands reached ({maximum}).")


def check_command(problems: Problems, form: dict[str, Any], path: Path) -> None:
    """Check one command."""
    if form.get("type", _SLASH) == _SLASH:
        _name(problems, form, path)
        problems.text(form, path, "description", limits.COMMAND_DESCRIPTION)
        _options(problems, form, path, (OptionKind.GROUP, OptionKind.SUBCOMMAND, *_VALUES))
    else:
        problems.text(form, path, "name", limits.COMMAND_NAME)
        if form.get("description"):
            problems.add((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION", "Must be empty here.")
    if _length(form) > limits.COMMAND_TEXT:
        message = f"Command exceeds maximum size ({limits.COMMAND_TEXT})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _name(problems: Problems, form: dict[str, Any], path: Path) -> str:
    name = problems.text(form, path, "name", limits.COMMAND_NAME)
    if name and (not _NAME.fullmatch(name) or name != name.lower()):
        problems.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


def _options(problems: Problems, form: dict[str, Any], path: Path, allowed: tuple[OptionKind, ...]) -> None:
    options = problems.forms(form, path, "options", 0, limits.COMMAND_OPTIONS)
    names: set[str] = set()
    optional_seen = False
    kinds = [option.get("type") for _, option in options]
    if any(kind in _SUBCOMMANDS for kind in kinds) and any(kind in _VALUES for kind in kinds):
        message = "Subcommands and options cannot be mixed"
        problems.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_MIXED", message)
    for here, option in options:
        if not problems.choice((*here, "type"), option.get("type"), allowed):
            continue
        kind = OptionKind(option["type"])
        name = _name(problems, option, here)
        problems.text(option, here, "description", limits.COMMAND_DESCRIPTION)
        if name in names:
            message = "Option names must be unique"
            problems.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(name)
        if kind is OptionKind.GROUP:
            _options(problems, option, here, (OptionKind.SUBCOMMAND,))
        elif kind is OptionKind.SUBCOMMAND:
            _options(problems, option, here, _VALUES)
        else:
            if option.get("required") and optional_seen:
                message = "Required options must be placed before non-required options"
                problems.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional_seen = optional_seen or not option.get("required")
            _value_option(problems, option, here, kind)


def _value_option(problems: Problems, option: dict[str, Any], path: Path, kind: OptionKind) -> None:
    has_choices = bool(option.get("choices"))
    if (has_choices or option.get("autocomplete")) and kind not in _WITH_CHOICES:
        problems.add(path, "APPLICATION_COMMAND_OPTION_CHOICES_TYPE", "This type takes no choices")
    if has_choices and option.get("autocomplete"):
        message = "Autocomplete and choices cannot be combined"
        problems.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", message)
    check_choices(problems, option, path, kind)
    for name in ("min_length", "max_length"):
        problems.number(option, path, name, 0, limits.OPTION_TEXT, default=0)


def check_choices(problems: Problems, holder: dict[str, Any], path: Path, kind: OptionKind) -> None:
    """Check the choices of an option or of an autocomplete response."""
    names: set[str] = set()
    for here, choice in problems.forms(holder, path, "choices", 0, limits.CHOICES):
        name = problems.text(choice, here, "name", limits.CHOICE_NAME)
        if name in names:
            message = "Option choice names must be unique"
            problems.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message)
        names.add(name)
        if kind is OptionKind.TEXT:
            problems.text(choice, here, "value", limits.CHOICE_VALUE, minimum=0)
        elif isinstance(choice.get("value"), bool) or not isinstance(choice.get("value"), int | float):
            problems.add((*here, "value"), "NUMBER_TYPE_COERCE", "Could not interpret value as numeric.")


def _length(form: Any) -> int:
    """Count the characters in the names, descriptions and values of a command and its options."""
    if not isinstance(form, dict):
        return 0
    length = sum(len(form[name]) for name in _TEXTS if isinstance(form.get(name), str))
    nested = [each for name in ("choices", "options") if isinstance(form.get(name), list) for each in form[name]]
    return length + sum(_length(each) for each in nested)
