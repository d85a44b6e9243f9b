"""The private panels of a table: the rules in force, with an editor for its host, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot import law
from bot.host import Status, TableState
from bot.people import people
from bot.texts import Texts
from bot.views import words
from bot.views.controls import Control, button, clip, form, select
from bot.views.ids import Press
from engine import options
from engine.game import Rules
from engine.options import Option

_TEXT = 3800
_INK = discord.Colour(0x4A6FA5)


def first_group(rules: Rules) -> str:
    """The group of options with which the rules begin."""
    return rules.option_groups[0][0]


def group_of(rules: Rules, name: str) -> str:
    """The group in which an option stands."""
    return next(group for group, its in options.groups(type(rules)).items() if any(its_.name == name for its_ in its))


def may_amend(state: TableState, player: int) -> bool:
    """Whether a player may still change what a table will play."""
    return state.status is Status.OPEN and state.host == player


def rules_message(say: Texts, state: TableState, group: str, *, edits: bool, picked: str = "") -> ui.LayoutView:
    """The rules in force, a group of options at a time; with ``edits`` they can be changed, ``picked`` first of all."""
    rules = state.rules
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=_INK)
    title = say.say("rules-title", called=say.called(rules.game, rules.preset), group=group)
    count = len(rules.changed())
    head = ["### " + title, say.say("rules-changed", count=count)] if count else ["### " + title]
    lines = [words.option_line(say, rules, its.name) for its in options.groups(type(rules))[group]]
    asked = [f"### {words.option_line(say, rules, picked)[2:]}", say.about(picked)] if picked else []
    box.add_item(ui.TextDisplay(clip("\n".join(filter(None, [*head, *lines, *asked])), _TEXT)))
    for control in _ways(say, state, group, edits, picked):
        box.add_item(ui.ActionRow(control))
    message = ui.LayoutView(timeout=None)
    message.add_item(box)
    return message


def option_form(say: Texts, state: TableState, name: str) -> ui.Modal:
    """A form for the value of an option that is typed."""
    its = options.option(type(state.rules), name)
    press = Press(state.id, state.revision, f"typed.{name}")
    now = options.written(getattr(state.rules, name))
    return form(press, say.say("rules-edit"), say.say(f"option-{name}"), say.say(f"rules-type-{its.kind}"), now)


def seats_message(say: Texts, state: TableState, *, edits: bool) -> ui.LayoutView:
    """Who sits where, and with whom; with ``edits`` two seats can change places."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=_INK)
    named = _seats(say, state, people(state, say).names)
    lines = ["### " + say.say("seats-title"), *named, words.partners(say, state, people(state, say))]
    box.add_item(ui.TextDisplay("\n".join(filter(None, lines))))
    if edits:
        seats = [(name, str(seat)) for seat, name in enumerate(_seats(say, state, state.names))]
        swap = select(_press(state, "swap"), say.say("seats-swap"), seats, least=2, most=2)
        box.add_item(ui.ActionRow(swap))
        box.add_item(ui.ActionRow(_counts(say, state, "chairs")))
    message = ui.LayoutView(timeout=None)
    message.add_item(box)
    return message


def _press(state: TableState, what: str) -> Press:
    return Press(state.id, state.revision, what)


def _seats(say: Texts, state: TableState, names: Sequence[str]) -> list[str]:
    return [
        say.say("seats-seat", number=seat + 1, player=name or say.say("seat-free")) for seat, name in enumerate(names)
    ]


def _ways(say: Texts, state: TableState, group: str, edits: bool, picked: str) -> list[Control]:
    """The other groups; for an editor also this group's options, the picked one's values, presets and seats."""
    rules = state.rules
    groups = options.groups(type(rules))
    named = [(say.say(f"group-{name}"), name) for name in groups]
    found = [select(_press(state, "group"), say.say("rules-groups"), named, chosen=(group,))]
    if not edits:
        return found
    offered = [(say.say(f"option-{its.name}"), its.name) for its in groups[group]][: law.SELECT_OPTIONS]
    found.append(select(_press(state, "option"), say.say("rules-options"), offered, chosen=(picked,)))
    if picked:
        found.append(_editor(say, state, options.option(type(rules), picked)))
    elif group == first_group(rules):
        presets = [(say.called(rules.game, preset), preset) for preset in rules.presets]
        found.append(select(_press(state, "preset"), say.say("rules-presets"), presets[: law.SELECT_OPTIONS]))
        found.append(_counts(say, state, "count"))
    if rules.changed():
        found.append(button(_press(state, f"usual.{group}"), say.say("button-usual")))
    return found


def _editor(say: Texts, state: TableState, option: Option) -> Control:
    """What changes an option: a select of its values, or a button for a form."""
    if not option.listed:
        return button(_press(state, f"type.{option.name}"), say.say("button-type"), ButtonStyle.primary)
    now = options.written(getattr(state.rules, option.name)).split(", ")
    values = [(say.setting(option.name, int(word) if word.isdigit() else word), word) for word in option.values]
    several = option.kind == "words"
    return select(
        _press(state, f"set.{option.name}"),
        say.say(f"option-{option.name}"),
        values,
        least=0 if several else 1,
        most=len(values) if several else 1,
        chosen=now,
    )


def _counts(say: Texts, state: TableState, what: str) -> Control:
    """A select of the numbers of seats that the rules can be played with."""
    counts = [(say.say("rules-seats", count=count), str(count)) for count in state.rules.seats_played()]
    return select(_press(state, what), say.say("rules-count"), counts, chosen=(str(state.seat_count),))
