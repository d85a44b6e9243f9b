"""Checks of components, in messages and in modals."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot import limits
from playground.errors import Path, Problems
from playground.model import SELECTS, ComponentKind

_IN_CONTAINER = (
    ComponentKind.ROW,
    ComponentKind.TEXT,
    ComponentKind.SECTION,
    ComponentKind.GALLERY,
    ComponentKind.SEPARATOR,
    ComponentKind.FILE,
)
_TOP_V2 = (*_IN_CONTAINER, ComponentKind.CONTAINER)
_LINK, _PREMIUM = 5, 6
_REFERENCE = "attachment://"
_IN_LABEL = (
    ComponentKind.TEXT_INPUT,
    *SELECTS,
    ComponentKind.UPLOAD,
    ComponentKind.RADIO_GROUP,
    ComponentKind.CHECKBOX_GROUP,
    ComponentKind.CHECKBOX,
)


class ComponentCheck:
    """Checks the components of one message or modal, including limits on their total.

    ``files`` are the names that ``attachment://`` may refer to.
    """

    def __init__(self, problems: Problems, files: Collection[str] = ()) -> None:
        self.problems = problems
        self._files = files
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._count = 0
        self._text = 0

    def message(self, form: dict[str, Any], *, v2: bool) -> None:
        """Check a message's components."""
        maximum, allowed = (limits.COMPONENTS, _TOP_V2) if v2 else (limits.ROWS, (ComponentKind.ROW,))
        for here, component in self.problems.forms(form, (), "components", 0, maximum):
            self.component(component, here, allowed)
        if v2:
            self.totals()

    def totals(self) -> None:
        """Check the limits on all components together."""
        if self._count > limits.COMPONENTS:
            message = f"Components displayable count exceeds maximum of {limits.COMPONENTS}"
            self.problems.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if self._text > limits.COMPONENTS_TEXT:
            message = f"Components displayable text size exceeds maximum size of {limits.COMPONENTS_TEXT}"
            self.problems.add(("components",), "COMPONENT_MAX_TOTAL_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def component(self, component: Any, path: Path, allowed: Collection[ComponentKind]) -> None:
        """Check one component of the allowed kinds, and everything in it."""
        if not self.problems.form(component, path):
            return
        if component.get("type") not in allowed:
            kinds = ", ".join(str(int(each)) for each in allowed)
            self.problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({kinds}).')
            return
        self._count += 1
        self._own_id(component, path)
        kind = ComponentKind(component["type"])
        if kind is ComponentKind.BUTTON:
            self._button(component, path)
        elif kind in SELECTS:
            self.select(component, path)
        else:
            {
                ComponentKind.ROW: self._row,
                ComponentKind.SECTION: self._section,
                ComponentKind.TEXT: self.text,
                ComponentKind.THUMBNAIL: self._thumbnail,
                ComponentKind.GALLERY: self._gallery,
                ComponentKind.FILE: self._file,
                ComponentKind.SEPARATOR: self._separator,
                ComponentKind.CONTAINER: self._container,
            }[kind](component, path)

    def custom_id(self, component: dict[str, Any], path: Path) -> None:
        """Check a custom id: 1 to 100 characters, and unique."""
        custom_id = self.problems.text(component, path, "custom_id", limits.CUSTOM_ID)
        if custom_id and custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self.problems.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self._custom_ids.add(custom_id)

    def text(self, component: dict[str, Any], path: Path) -> None:
        """Check a text display."""
        self._text += len(self.problems.text(component, path, "content", limits.COMPONENTS_TEXT))

    def select(self, component: dict[str, Any], path: Path) -> None:
        """Check a select of any type."""
        problems = self.problems
        self.custom_id(component, path)
        problems.text(component, path, "placeholder", limits.SELECT_PLACEHOLDER, minimum=0, required=False)
        minimum = problems.number(component, path, "min_values", 0, limits.SELECT_OPTIONS, default=1)
        maximum = problems.number(component, path, "max_values", 1, limits.SELECT_OPTIONS, default=1)
        if minimum > maximum:
            problems.add((*path, "min_values"), "BASE_TYPE_BAD_LENGTH", "min_values must not exceed max_values.")
        if component["type"] != ComponentKind.STRING_SELECT:
            if len(component.get("default_values") or ()) > maximum:
                problems.add((*path, "default_values"), "SELECT_OPTIONS_DEFAULTS", "More defaults than max_values.")
            return
        options = self.options(component, path, 1, limits.SELECT_OPTIONS)
        if maximum > len(options):
            problems.add(
                (*path, "max_values"),
                "NUMBER_TYPE_MAX",
                f"int value should be less than or equal to {len(options)}.",
            )
        if sum(bool(option.get("default")) for option in options) > maximum:
            problems.add((*path, "options"), "SELECT_OPTIONS_DEFAULTS", "More defaults than max_values.")

    def options(self, component: dict[str, Any], path: Path, minimum: int, maximum: int) -> list[dict[str, Any]]:
        """Check the options of a select or a group and return the well-formed ones."""
        values: set[str] = set()
        options = self.problems.forms(component, path, "options", minimum, maximum)
        for here, option in options:
            self.problems.text(option, here, "label", limits.SELECT_LABEL)
            value = self.problems.text(option, here, "value", limits.SELECT_LABEL)
            self.problems.text(option, here, "description", limits.SELECT_DESCRIPTION, minimum=0, required=False)
            if value in values:
                message = "The specified option value is already used"
                self.problems.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            values.add(value)
        return [option for _, option in options]

    def _own_id(self, component: dict[str, Any], path: Path) -> None:
        given = component.get("id")
        if not given:
            return
        if not isinstance(given, int) or not 0 < given < 2**31:
            self.problems.add((*path, "id"), "NUMBER_TYPE_COERCE", "Value is not int32.")
        elif given in self._ids:
            self.problems.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        else:
            self._ids.add(given)

    def _row(self, component: dict[str, Any], path: Path) -> None:
        children = self.problems.forms(component, path, "components", 1, limits.ROW_BUTTONS)
        if len(children) > 1 and any(child.get("type") in SELECTS for _, child in children):
            message = "The specified component exceeds the maximum width"
            self.problems.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        for here, child in children:
            self.component(child, here, (ComponentKind.BUTTON, *SELECTS))

    def _button(self, component: dict[str, Any], path: Path) -> None:
        problems = self.problems
        style = component.get("style")
        if not problems.choice((*path, "style"), style, (1, 2, 3, 4, _LINK, _PREMIUM)):
            return
        problems.text(component, path, "label", limits.BUTTON_LABEL, minimum=0, required=False)
        if style == _PREMIUM:
            problems.required(component, path, "sku_id")
        elif not component.get("label") and not component.get("emoji"):
            message = "A button must have a label or an emoji."
            problems.add((*path, "label"), "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", message)
        if style == _LINK:
            problems.text(component, path, "url", limits.BUTTON_URL)
            if component.get("custom_id"):
                message = "A custom id and url cannot both be specified"
                problems.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        elif style != _PREMIUM:
            self.custom_id(component, path)

    def _section(self, component: dict[str, Any], path: Path) -> None:
        for here, child in self.problems.forms(component, path, "components", 1, limits.SECTION_TEXTS):
            self.component(child, here, (ComponentKind.TEXT,))
        accessory = self.problems.required(component, path, "accessory")
        if accessory is not None:
            self.component(accessory, (*path, "accessory"), (ComponentKind.BUTTON, ComponentKind.THUMBNAIL))

    def _container(self, component: dict[str, Any], path: Path) -> None:
        self.problems.number(component, path, "accent_color", 0, 0xFFFFFF, default=0)
        for here, child in self.problems.forms(component, path, "components", 1, limits.COMPONENTS):
            self.component(child, here, _IN_CONTAINER)

    def _gallery(self, component: dict[str, Any], path: Path) -> None:
        for here, item in self.problems.forms(component, path, "items", 1, limits.GALLERY_ITEMS):
            self._media(item, here, "media")

    def _thumbnail(self, component: dict[str, Any], path: Path) -> None:
        self._media(component, path, "media")

    def _file(self, component: dict[str, Any], path: Path) -> None:
        media = component.get("file")
        url = media.get("url") if isinstance(media, dict) else None
        if isinstance(url, str) and url and not url.startswith(_REFERENCE):
            message = "Scheme must be one of ('attachment')."
            self.problems.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", message)
        else:
            self._media(component, path, "file")

    def _separator(self, component: dict[str, Any], path: Path) -> None:
        self.problems.number(component, path, "spacing", 1, 2, default=1)

    def _media(self, holder: dict[str, Any], path: Path, name: str) -> None:
        self.problems.text(holder, path, "description", limits.MEDIA_DESCRIPTION, required=False)
        media, here = self.problems.required(holder, path, name), (*path, name)
        if media is None or not self.problems.form(media, here):
            return
        url = self.problems.text(media, here, "url", 2048)
        if url.startswith(_REFERENCE):
            filename = url[len(_REFERENCE) :]
            if filename not in self._files:
                message = f"The referenced attachment {filename} was not found"
                self.problems.add((*here, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
        elif url and not url.startswith(("http://", "https://")):
            message = "Scheme must be one of ('http', 'https', 'attachment')."
            self.problems.add((*here, "url"), "URL_TYPE_INVALID_SCHEME", message)


def check_modal(form: dict[str, Any]) -> None:
    """Check a modal's form.

    Raises:
        ApiError: 50035 with the problems.
    """
    problems = Problems()
    problems.text(form, (), "title", limits.MODAL_TITLE)
    problems.text(form, (), "custom_id", limits.CUSTOM_ID)
    check = ComponentCheck(problems)
    for path, item in problems.forms(form, (), "components", 1, limits.MODAL_ITEMS):
        kind = item.get("type")
        if kind == ComponentKind.ROW:
            for here, child in problems.forms(item, path, "components", 1, 1):
                _check_text_input(problems, check, child, here, in_label=False)
        elif kind == ComponentKind.LABEL:
            _check_label(problems, check, item, path)
        else:
            check.component(item, path, (ComponentKind.TEXT,))
    check.totals()
    problems.raise_if_any()


def _check_label(problems: Problems, check: ComponentCheck, item: dict[str, Any], path: Path) -> None:
    problems.text(item, path, "label", limits.INPUT_LABEL)
    problems.text(item, path, "description", limits.LABEL_DESCRIPTION, minimum=0, required=False)
    child, here = problems.required(item, path, "component"), (*path, "component")
    if child is None or not problems.form(child, here):
        return
    kind = child.get("type")
    if not problems.choice((*here, "type"), kind, _IN_LABEL):
        return
    if kind == ComponentKind.TEXT_INPUT:
        _check_text_input(problems, check, child, here, in_label=True)
    elif kind in SELECTS:
        check.select(child, here)
        if child.get("disabled"):
            problems.add((*here, "disabled"), "SELECT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled.")
    else:
        check.custom_id(child, here)
        if kind == ComponentKind.RADIO_GROUP:
            check.options(child, here, 2, limits.GROUP_OPTIONS)
        elif kind == ComponentKind.CHECKBOX_GROUP:
            check.options(child, here, 1, limits.GROUP_OPTIONS)


def _check_text_input(
    problems: Problems, check: ComponentCheck, item: dict[str, Any], path: Path, *, in_label: bool
) -> None:
    if not problems.choice((*path, "type"), item.get("type"), (ComponentKind.TEXT_INPUT,)):
        return
    check.custom_id(item, path)
    problems.choice((*path, "style"), item.get("style"), (1, 2))
    if in_label and item.get("label") is not None:
        message = "A text input in a label cannot have a label of its own."
        problems.add((*path, "label"), "TEXT_INPUT_LABEL_IN_LABEL", message)
    elif not in_label:
        problems.text(item, path, "label", limits.INPUT_LABEL)
    minimum = problems.number(item, path, "min_length", 0, limits.INPUT_TEXT, default=0)
    maximum = problems.number(item, path, "max_length", 1, limits.INPUT_TEXT, default=limits.INPUT_TEXT)
    if minimum > maximum:
        problems.add((*path, "min_length"), "NUMBER_TYPE_MAX", "min_length must not exceed max_length.")
    problems.text(item, path, "value", maximum, minimum=0, required=False)
    problems.text(item, path, "placeholder", limits.INPUT_PLACEHOLDER, minimum=0, required=False)
