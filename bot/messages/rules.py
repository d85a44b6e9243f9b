"""The private panels of a table: what it plays, with an editor for its host or for an offer, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.setup import Setup
from bot.host.model.stored_types import Status
from bot.host.model.terms import Terms
from bot.host.table.state import Offer, TableState
from bot.messages import sentences
from bot.messages.controls import Control, button, clip, rows, select, text_form
from bot.messages.custom_ids import Press
from bot.messages.layout import INK, Layout, container
from bot.messages.names import people
from bot.texts import Texts
from engine import options
from engine.options import Option
from engine.players import LEVELS
from engine.rules import Rules
from engine.types import Seat, Value

TERMS = "terms"
"""The group that stands beside those of the rules: who may come, how fast is played, and how well the computers do."""
_TURN = "turn"
LEVEL, USUAL = "level", "usual"
"""The word of the presses that choose a computer's level, and what means the table's level among the values."""
OFFER = "draft"
"""What the presses of an offer's editor begin with."""
_TEXT = 3800
_SHOWN = 8
"""The differences that stand above the options of an offer."""


class Sheet(NamedTuple):
    """What an editor shows: what is played or offered, and what that is compared with."""

    table: str
    revision: int
    setup: Setup
    base: Setup
    edits: bool = False
    offer: bool = False
    """Whether this is what somebody offers; else it is what the table plays."""

    @property
    def groups(self) -> dict[str, tuple[Option, ...]]:
        """The groups of options that can be read."""
        elsewhere = ("levels", *(["access"] if self.offer else []))
        terms = [options.option(Terms, name) for name in Terms.model_fields if name not in elsewhere]
        if self.setup.terms.pace == "none":
            terms = [its for its in terms if its.name not in ("turn", "late")]
        return {**options.groups(type(self.setup.rules)), TERMS: tuple(terms)}

    def option(self, name: str) -> Option:
        """An option of the rules, or one of the terms. Raises ``RulesError`` for a name of neither."""
        return options.option(Terms if is_term(name) else type(self.setup.rules), name)

    def value(self, name: str) -> Any:
        """How an option is set."""
        return getattr(self.setup.terms if is_term(name) else self.setup.rules, name)

    def press(self, what: str) -> Press:
        """What a control of this editor says."""
        return Press(self.table, self.revision, f"{OFFER}.{what}" if self.offer else what)


def table_sheet(state: TableState, player: int | None = None) -> Sheet:
    """What a table plays, as its host may change it until the start."""
    edits = state.status is Status.OPEN and state.host == player
    return Sheet(state.id, state.revision, state.setup, state.setup.preset_defaults, edits)


def offer_sheet(state: TableState, player: int) -> Sheet:
    """What somebody seated offers, or might: to begin with it is what the table plays."""
    offer = offer_of(state, player)
    setup = offer.setup if offer else state.setup
    edits = state.status is Status.OPEN and state.seat_of(player) is not None and player != state.host
    return Sheet(state.id, state.revision, setup, state.setup, edits, offer=True)


def offer_of(state: TableState, player: int) -> Offer | None:
    """What somebody offers, sent or not."""
    return next((offer for offer in state.offers if offer.player == player), None)


def is_term(name: str) -> bool:
    """Whether an option is one of the terms; else it is one of the rules."""
    return name in Terms.model_fields


def first_group(rules: Rules) -> str:
    """The group of options with which the rules begin."""
    return rules.option_groups[0][0]


def group_of(sheet: Sheet, name: str) -> str:
    """The group in which an option stands."""
    return next(
        (group for group, its in sheet.groups.items() if any(each.name == name for each in its)),
        first_group(sheet.setup.rules),
    )


def rules_message(say: Texts, sheet: Sheet, group: str, picked: str = "") -> ui.LayoutView:
    """What is played or offered, a group of options at a time; who may change it is offered ``picked`` first of all."""
    box = container(INK)
    lines = [_line(say, sheet, its.name) for its in sheet.groups[group]]
    asked = [f"### {_line(say, sheet, picked)[2:]}", say.about(picked)] if picked else []
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, [*_head(say, sheet, group), *lines, *asked])), _TEXT)))
    for control in _ways(say, sheet, group, picked):
        box.add_item(ui.ActionRow(control))
    if sheet.offer and sheet.edits:
        same = sheet.setup.text == sheet.base.text
        ways = [button(_press(sheet, "send"), say.say("button-send"), ButtonStyle.success, disabled=same)]
        ways.append(button(_press(sheet, "withdraw"), say.say("button-withdraw")))
        for row in rows(ways):
            box.add_item(row)
    return Layout(box)


def option_form(say: Texts, sheet: Sheet, name: str) -> ui.Modal:
    """A form for the value of an option that is typed."""
    its = sheet.option(name)
    hint = say.say(f"rules-type-{sheet.setup.terms.pace if name == _TURN else name if is_term(name) else its.kind}")
    now = options.written(sheet.value(name))
    return text_form(sheet.press(f"typed.{name}"), say.say("rules-edit"), say.say(f"option-{name}"), hint, now)


def seats_message(say: Texts, state: TableState, *, edits: bool, picked: Seat | None = None) -> ui.LayoutView:
    """Who sits where, and with whom; with ``edits`` two seats can change places, and the computer of a ``picked`` seat
    can have another level.
    """
    box = container(INK)
    named = _seats(say, state, people(state, say).names)
    lines = ["### " + say.say("seats-title"), *named, sentences.partners(say, state, people(state, say))]
    box.add_item(ui.TextDisplay("\n".join(filter(None, lines))))
    if edits:
        sheet = table_sheet(state, state.host)
        seats = [(name, str(seat)) for seat, name in enumerate(_seats(say, state, state.names))]
        swap = select(sheet.press("swap"), say.say("seats-swap"), seats, least=2, most=2)
        box.add_item(ui.ActionRow(swap))
        box.add_item(ui.ActionRow(_counts(say, sheet, "chairs")))
        for control in _levels(say, state, sheet, picked):
            box.add_item(ui.ActionRow(control))
    return Layout(box)


def _press(sheet: Sheet, what: str) -> Press:
    """What a control says that is about the offer as a whole."""
    return Press(sheet.table, sheet.revision, what)


def _head(say: Texts, sheet: Sheet, group: str) -> list[str]:
    rules = sheet.setup.rules
    title = say.say("rules-title", called=say.called(rules.game, rules.preset), group=group)
    if sheet.offer:
        found = sentences.differences(say, sheet.setup, sheet.base, "offer-option", _SHOWN)
        return ["### " + say.say("offer-title"), *(found or [say.say("offer-empty")]), "### " + title]
    count = len(rules.changed())
    return ["### " + title, *([say.say("rules-changed", count=count)] if count else [])]


def _seats(say: Texts, state: TableState, names: Sequence[str]) -> list[str]:
    free = [say.say("seat-computer", level=state.terms.level_of(seat)) for seat in range(state.seat_count)]
    return [
        say.say("seats-seat", number=seat + 1, player=name or (free[seat] if state.live else say.say("seat-free")))
        for seat, name in enumerate(names)
    ]


def _levels(say: Texts, state: TableState, sheet: Sheet, picked: Seat | None) -> list[Control]:
    """A select of the seats that are free, and one of the levels that the computer may have on the picked one."""
    called = _seats(say, state, state.names)
    free = [(called[seat], str(seat)) for seat, name in enumerate(state.names) if not name]
    if not free:
        return []
    chosen = () if picked is None else (str(picked),)
    found = [select(sheet.press(LEVEL), say.say("seats-level"), free[: limits.SELECT_OPTIONS], chosen=chosen)]
    if picked is not None and state.seats[picked].player is None:
        usual = say.say("seats-level-usual", level=state.terms.computers)
        named = [(usual, USUAL), *((say.setting("computers", level), level) for level in LEVELS)]
        own = dict(state.terms.levels).get(picked, USUAL)
        label = say.say("seats-level-of", number=picked + 1)
        found.append(select(sheet.press(f"{LEVEL}.{picked}"), label, named, chosen=(own,)))
    return found


def _line(say: Texts, sheet: Sheet, name: str) -> str:
    """An option, and how it is set; marked where that differs from what the sheet is compared with."""
    value, other = _shown(sheet.setup, name), _shown(sheet.base, name)
    if other in (value, ""):
        return say.say("help-option", option=name, set=sentences.setting(say, name, value))
    message = "offer-option" if sheet.offer else "help-option-changed"
    return sentences.option_set(say, message, name, value, other)


def _shown(setup: Setup, name: str) -> Value:
    return setup.terms.access if name == "access" else setup.options().get(name, "")


def _ways(say: Texts, sheet: Sheet, group: str, picked: str) -> list[Control]:
    """The other groups; for an editor also this group's options, the picked one's values, presets and seats."""
    rules = sheet.setup.rules
    named = [(say.say(f"group-{name}"), name) for name in sheet.groups]
    found = [select(sheet.press("group"), say.say("rules-groups"), named, chosen=(group,))]
    if not sheet.edits:
        return found
    offered = [(say.say(f"option-{its.name}"), its.name) for its in sheet.groups[group]][: limits.SELECT_OPTIONS]
    found.append(select(sheet.press("option"), say.say("rules-options"), offered, chosen=(picked,)))
    if picked:
        found.append(_editor(say, sheet, sheet.option(picked)))
    elif group == first_group(rules):
        presets = [(say.called(rules.game, preset), preset) for preset in rules.presets]
        found.append(select(sheet.press("preset"), say.say("rules-presets"), presets[: limits.SELECT_OPTIONS]))
        found.append(_counts(say, sheet, "count"))
    if sheet.setup.terms != Terms(access=sheet.setup.terms.access) if group == TERMS else rules.changed():
        found.append(button(sheet.press(f"usual.{group}"), say.say("button-usual")))
    return found


def _editor(say: Texts, sheet: Sheet, option: Option) -> Control:
    """What changes an option: a select of its values, or a button for a form."""
    if not option.listed:
        return button(sheet.press(f"type.{option.name}"), say.say("button-type"), ButtonStyle.primary)
    now = options.written(sheet.value(option.name)).split(", ")
    values = [(say.setting(option.name, int(word) if word.isdigit() else word), word) for word in option.values]
    several = option.kind == "words"
    return select(
        sheet.press(f"set.{option.name}"),
        say.say(f"option-{option.name}"),
        values,
        least=0 if several else 1,
        most=len(values) if several else 1,
        chosen=now,
    )


def _counts(say: Texts, sheet: Sheet, what: str) -> Control:
    """A select of the numbers of seats that the rules can be played with."""
    counts = [(say.say("rules-seats", count=count), str(count)) for count in sheet.setup.rules.seats_played()]
    return select(sheet.press(what), say.say("rules-count"), counts, chosen=(str(sheet.setup.seat_count),))
