"""The private panel of rules.

The host of an open table edits its rules; other seated players write offers with the same editor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from discord import ButtonStyle, ui

from bot.host.model.setup import Setup, Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.table.messages.lobby import offer_of
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import INK, Control, Layout, button, clip, container, rows, select, text_form
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player, Status
from engine import options
from engine.options import Option
from engine.rules import Rules
from engine.types import RulesError, Value

TERMS = "terms"
"""The group of the terms, beside the groups of rules: access, pace and computers."""
_TURN = "turn"
OFFER = "draft"
"""The first word of presses in the editor of an offer."""
_RESET = {"pace", "computers", "levels", "aggression", "hints", "ranked", "open_hands"}
"""The terms that are reset together."""
_TEXT = 3800
_DIFFERENCES = 8
"""The most differences listed above the options of an offer."""
_OPEN = "rules"
"""The word of the button that opens the panel."""


class RulesEditor(NamedTuple):
    """The content of an editor: a setup, and the base it is compared with."""

    table: str
    revision: int
    setup: Setup
    base: Setup
    edits: bool = False
    offer: bool = False
    """Whether the setup is an offer; else it is the table's."""
    numbered: bool = False
    """Whether the table plays a numbered deal, which counts on no board."""

    @property
    def groups(self) -> dict[str, tuple[Option, ...]]:
        """The options in force by group, those of the terms last."""
        terms = [options.option(Terms, name) for name in Terms.model_fields if name not in self._left_out]
        return {**options.in_force(self.setup.rules), TERMS: tuple(terms)}

    @property
    def _left_out(self) -> set[str]:
        """The terms that cannot be set here, or say nothing."""
        found = {"levels", "away_level", *(("access", "film") if self.offer else ())}
        if self.setup.terms.pace == "none":
            found |= {"turn", "late"}
        if self.numbered or self.setup.practice:
            found.add("ranked")
        if self.numbered or self.setup.ranked:
            found.add("open_hands")
        return found

    def option(self, name: str) -> Option:
        """Return an option of the rules or of the terms. Raises ``RulesError`` for an unknown name."""
        return options.option(Terms if is_term(name) else type(self.setup.rules), name)

    def value(self, name: str) -> Any:
        """Return the value of an option."""
        return getattr(self.setup.terms if is_term(name) else self.setup.rules, name)

    def press(self, what: str) -> Press:
        """Return the press of a control of this editor."""
        return Press(self.table, self.revision, f"{OFFER}.{what}" if self.offer else what)


def table_editor(state: TableState, player: int | None = None) -> RulesEditor:
    """Return the editor of a table's setup. Only the host of an open table may change it."""
    edits = state.status is Status.OPEN and state.host == player
    base, numbered = state.setup.preset_defaults, state.deals is not None
    return RulesEditor(state.id, state.revision, state.setup, base, edits, numbered=numbered)


def offer_editor(state: TableState, player: int) -> RulesEditor:
    """Return the editor of a seated player's offer, which begins as the table's setup."""
    offer = offer_of(state, player)
    setup = offer.setup if offer else state.setup
    edits = state.status is Status.OPEN and state.seat_of(player) is not None and player != state.host
    numbered = state.deals is not None
    return RulesEditor(state.id, state.revision, setup, state.setup, edits, offer=True, numbered=numbered)


def is_term(name: str) -> bool:
    """Return whether an option belongs to the terms, not to the rules."""
    return name in Terms.model_fields


def first_group(rules: Rules) -> str:
    """Return the first group of options."""
    return rules.option_groups[0][0]


def group_of(editor: RulesEditor, name: str) -> str:
    """Return the group of an option."""
    return next(
        (group for group, its in editor.groups.items() if any(each.name == name for each in its)),
        first_group(editor.setup.rules),
    )


def rules_message(texts: Texts, editor: RulesEditor, group: str, picked: str = "") -> ui.LayoutView:
    """Return a group of options, with controls for people who may change them; ``picked`` is being changed."""
    box, texts = container(INK), texts.of(editor.setup.rules.game)
    lines = [_line(texts, editor, its.name) for its in editor.groups[group]]
    asked = [f"### {_line(texts, editor, picked)[2:]}", texts.about(picked)] if picked else []
    box.add_item(
        ui.TextDisplay(clip("\n".join(filter(None, [*_heading(texts, editor, group), *lines, *asked])), _TEXT))
    )
    for control in _controls(texts, editor, group, picked):
        box.add_item(ui.ActionRow(control))
    if editor.offer and editor.edits:
        same = editor.setup.text == editor.base.text
        buttons = [button(_press(editor, "send"), texts.say("button-send"), ButtonStyle.success, disabled=same)]
        buttons.append(button(_press(editor, "withdraw"), texts.say("button-withdraw")))
        for row in rows(buttons):
            box.add_item(row)
    return Layout(box)


def option_form(texts: Texts, editor: RulesEditor, name: str) -> ui.Modal:
    """Return a form for an option whose value is typed."""
    its, texts = editor.option(name), texts.of(editor.setup.rules.game)
    hint = texts.say(f"rules-type-{editor.setup.terms.pace if name == _TURN else name if is_term(name) else its.kind}")
    now = options.written(editor.value(name))
    return text_form(editor.press(f"typed.{name}"), texts.say("rules-edit"), texts.say(f"option-{name}"), hint, now)


def _press(editor: RulesEditor, what: str) -> Press:
    """Return the press of a control for the whole offer."""
    return Press(editor.table, editor.revision, what)


def _heading(texts: Texts, editor: RulesEditor, group: str) -> list[str]:
    rules = editor.setup.rules
    title = texts.say("rules-title", called=texts.called(rules.game, rules.preset), group=group)
    if editor.offer:
        found = sentences.difference_lines(texts, editor.setup, editor.base, "offer-option", _DIFFERENCES)
        return ["### " + texts.say("offer-title"), *(found or [texts.say("offer-empty")]), "### " + title]
    changed = rules.changed()
    meant = [line for name in changed[:_DIFFERENCES] for line in (_line(texts, editor, name), _meaning(texts, name))]
    more = len(changed) - _DIFFERENCES
    return [
        *(["### " + texts.say("rules-changed", count=len(changed)), *meant] if changed else []),
        *([texts.say("rules-changed-more", count=more)] if more > 0 else []),
        "### " + title,
    ]


def _meaning(texts: Texts, name: str) -> str:
    """Return the explanation shown below an option's line; empty if its name says it all."""
    about = texts.about(name)
    return texts.say("rules-meaning", about=about) if about else ""


def _line(texts: Texts, editor: RulesEditor, name: str) -> str:
    """Return an option and its value, marked where it differs from the base or is not in the game's rule books."""
    value, other = _value(editor.setup, name), _value(editor.base, name)
    if other in (value, ""):
        line = texts.say("help-option", option=name, set=sentences.setting(texts, name, value))
    else:
        message = "offer-option" if editor.offer else "help-option-changed"
        line = sentences.option_difference(texts, message, name, value, other)
    rules = editor.setup.rules
    if is_term(name) or name not in rules.nonstandard():
        return line
    return texts.say("rules-nonstandard", text=line, called=texts.called(rules.game, rules.preset))


def _value(setup: Setup, name: str) -> Value:
    if name in ("access", "film"):
        return cast(str, getattr(setup.terms, name))
    return setup.options().get(name, "")


def _controls(texts: Texts, editor: RulesEditor, group: str, picked: str) -> list[Control]:
    """Return a select of groups; for editing, also this group's options, the picked one's values, presets and seats."""
    rules = editor.setup.rules
    named = [(texts.say(f"group-{name}"), name) for name in editor.groups]
    found = [select(editor.press("group"), texts.say("rules-groups"), named, chosen=(group,))]
    if not editor.edits:
        return found
    offered = [(texts.say(f"option-{its.name}"), its.name) for its in editor.groups[group]]
    found.append(select(editor.press("option"), texts.say("rules-options"), offered, chosen=(picked,)))
    if picked:
        found.append(_value_control(texts, editor, editor.option(picked)))
    elif group == first_group(rules):
        presets = [(texts.called(rules.game, preset), preset) for preset in rules.presets]
        found.append(select(editor.press("preset"), texts.say("rules-presets"), presets))
        if len(rules.seats_played()) > 1:
            found.append(_seat_count_select(texts, editor))
    if _changed_terms(editor) if group == TERMS else rules.changed():
        found.append(button(editor.press(f"usual.{group}"), texts.say("button-usual")))
    return found


def _value_control(texts: Texts, editor: RulesEditor, option: Option) -> Control:
    """Return a select of an option's values, or a button that opens the form for one."""
    if not option.listed:
        return button(editor.press(f"type.{option.name}"), texts.say("button-type"), ButtonStyle.primary)
    now = options.written(editor.value(option.name)).split(", ")
    values = [(_value_label(texts, editor, option, word), word) for word in option.values]
    several = option.kind == "words"
    return select(
        editor.press(f"set.{option.name}"),
        texts.say(f"option-{option.name}"),
        values,
        least=0 if several else 1,
        most=len(values) if several else 1,
        chosen=now,
    )


def _value_label(texts: Texts, editor: RulesEditor, option: Option, word: str) -> str:
    """Return a value of an option in words, marked if it is not in the game's rule books."""
    label = texts.setting(option.name, int(word) if word.isdigit() else word)
    rules = editor.setup.rules
    if is_term(option.name) or option.kind == "words":
        return label
    chosen = rules.model_copy(update={option.name: option.read([word])})
    if option.name not in chosen.nonstandard():
        return label
    return texts.say("rules-nonstandard", text=label, called=texts.called(rules.game, rules.preset))


def _seat_count_select(texts: Texts, editor: RulesEditor) -> Control:
    """Return a select of the numbers of seats that the rules allow."""
    counts = [(texts.say("rules-seats", count=count), str(count)) for count in editor.setup.rules.seats_played()]
    return select(editor.press("count"), texts.say("rules-count"), counts, chosen=(str(editor.setup.seat_count),))


def _changed_terms(editor: RulesEditor) -> bool:
    """Return whether any of the terms that the button resets differs from the default."""
    terms = editor.setup.terms
    return terms != Terms(access=terms.access, away_level=terms.away_level)


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    offer = press.word == OFFER
    with reading():
        word, *arguments = press.arguments if offer else [press.word, *press.arguments]
    argument = next(iter(arguments), "")
    if word == "type":
        await _ask(interaction, press, argument, offer=offer)
        return
    await acknowledge(interaction, anew=word == _OPEN)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    editor = _editor(state, player, offer=offer)
    group, picked = first_group(editor.setup.rules), ""
    changes: dict[str, Any] = {}
    match word:
        case "group":
            group = _chosen(values, editor.groups)
        case "option":
            picked = _chosen(values, [its.name for group in editor.groups.values() for its in group])
        case "set" | "typed":
            value = editor.option(argument).read(values)
            changes = {"terms" if is_term(argument) else "options": {argument: value}}
        case "preset":
            with reading():
                [preset] = values
            changes = {"preset": preset}
        case "usual":
            group = _chosen([argument], editor.groups)
            usual = {"terms": Terms().model_dump(include=_RESET)}
            changes = usual if group == TERMS else {"preset": editor.setup.rules.preset}
        case "count":
            with reading():
                [count] = map(number, values)
            changes = {"seats": count}
    if changes:
        state = await _change(context, state, player, changes, offer=offer)
        editor = _editor(state, player, offer=offer)
    if word in ("set", "typed"):
        group = group_of(editor, argument)
    elif picked:
        group = group_of(editor, picked)
    await edit(interaction, rules_message(context.texts, editor, group, picked))


async def show_rules(interaction: Interaction, state: TableState, player: Player) -> None:
    """Show the rules of a table. The host of an open table can change them."""
    message = rules_message(context_of(interaction).texts, table_editor(state, player.id), first_group(state.rules))
    await edit(interaction, message)


def _editor(state: TableState, player: Player, *, offer: bool) -> RulesEditor:
    return offer_editor(state, player.id) if offer else table_editor(state, player.id)


async def _change(
    context: Context, state: TableState, player: Player, changes: Mapping[str, Any], *, offer: bool
) -> TableState:
    change = context.host.agreement.draft if offer else context.host.lobby.amend
    return await change(state.id, player, **changes)


async def _ask(interaction: Interaction, press: Press, name: str, *, offer: bool) -> None:
    """Open the form for an option. A form cannot be deferred, so nothing slow may come before it."""
    context = context_of(interaction)
    state = await context.table(press.table)
    editor = offer_editor(state, (await context.player()).id) if offer else table_editor(state)
    try:
        form = option_form(context.texts, editor, name)
    except RulesError as unknown:
        raise Refusal("outdated") from unknown
    await interaction.response.send_modal(form)


def _chosen(values: Sequence[str], names: Any) -> str:
    """Return the one chosen name. Refuses ``outdated`` if it is unknown."""
    if len(values) != 1 or values[0] not in names:
        raise Refusal("outdated")
    return values[0]


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    (_OPEN, OFFER, "group", "option", "type", "set", "typed", "preset", "count", "usual"), _handle
)
