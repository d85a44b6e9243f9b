"""Presses on a hand: actions, their choices, the question before some of them, selected cards, and going back.

A selection of cards that is refused stays selected, with the reason. Where the game says how many cards a player
composes, as in an exchange, closing the select only shows the picked cards: such a choice is final, so a button plays
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain

from bot.host.giving_up import Cost
from bot.host.play.play import all_listed, choices_of, shortlist_of, usual_action
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of, may_be_asked_back, seat_of
from bot.table.messages.absence import giving_up_message
from bot.table.messages.choices import Places, places_of, selection
from bot.table.messages.feature_buttons import rewind_message
from bot.table.messages.hand import Mode
from bot.table.presses import TablePress, on_table
from bot.table.watching import is_onlooker, watch
from bot.ui.components import text_message
from bot.ui.custom_ids import Press, action_key, number, reading
from bot.ui.names import people
from bot.ui.replies import Handler, Interaction, acknowledge, edit, refusal_sentence, tell
from engine.rules import Rules
from engine.types import UNDO, Action, Choice, IllegalAction, Note, Seat
from engine.view import View


async def _verb(pressed: TablePress) -> None:
    """Play an action that names no cards. An undo that needs the others' consent asks for it."""
    with reading():
        kind, *scope = pressed.press.arguments
    if kind == UNDO and not scope:
        state, seat = await pressed.seat()
        if may_be_asked_back(state, seat):
            after = await pressed.context.ask_back(state, await pressed.context.player(), pressed.press.revision)
            await pressed.show(after, seat)
            return

    def choose(state: TableState, seat: Seat) -> Action:
        if kind == UNDO:
            return Action(UNDO, target=scope[0] if scope else "action")
        return usual_action(state, seat, kind) or Action(kind)

    await pressed.play(choose, sure=kind == UNDO)


async def _ask(pressed: TablePress) -> None:
    """Handle a verb: play it at once if there is nothing to choose, otherwise show its choices.

    Where a hand has a button for every choice, the hand is shown.
    """
    with reading():
        kind, *page = pressed.press.arguments

    def choose(state: TableState, seat: Seat) -> Action | Mode | None:
        pressed.view_to_choose(state, seat)
        action = None if page else usual_action(state, seat, kind)
        if action is None and not page and all_listed(state, seat, kind, shortlist_of(state, seat)):
            return None
        return action or Mode(kind, number(page[0]) if page else 0, state.revision)

    await pressed.play(choose)


async def _back(pressed: TablePress) -> None:
    """Return from the choices to the hand."""
    await pressed.show(*await pressed.seat())


async def _do(pressed: TablePress) -> None:
    """Play one of the choices."""
    with reading():
        kind, name = pressed.press.arguments

    def choose(state: TableState, seat: Seat) -> Action:
        return _known(chosen_action(state.rules, pressed.view_to_choose(state, seat), kind, name))

    await pressed.play(choose)


async def _card(pressed: TablePress) -> None:
    """Play the choice selected in a list."""
    with reading():
        [kind, *_], [name] = pressed.press.arguments, pressed.values

    def choose(state: TableState, seat: Seat) -> Action:
        return _known(chosen_action(state.rules, pressed.view_to_choose(state, seat), kind, name))

    await pressed.play(choose)


async def _sure(pressed: TablePress) -> None:
    """Play the action that the player was asked about."""
    with reading():
        kind, key, *mask = pressed.press.arguments

    def choose(state: TableState, seat: Seat) -> Action:
        return _known(confirmed_action(state.rules, pressed.view_to_choose(state, seat), kind, key, *mask[:1]))

    await pressed.play(choose, sure=True)


def _known(action: Action | None) -> Action:
    """Return the action of a button. Refuses ``stale`` if it is no longer offered."""
    if action is None:
        raise Refusal("stale")
    return action


def chosen_action(rules: Rules, view: View, kind: str, key: str) -> Action | None:
    """Return the action of a choice button; None if it is not offered any more."""
    return next((choice.action for choice in _offered(rules, view, kind) if action_key(choice.action) == key), None)


def _offered(rules: Rules, view: View, kind: str) -> Iterator[Choice]:
    yield from choices_of(view, kind)
    yield from rules.presentation.shortlist(view)  # last, as it may have to try ways to open


def confirmed_action(rules: Rules, view: View, kind: str, key: str, mask: str = "") -> Action | None:
    """Return the action of a "Do it" button: a suggested or other legal one, or the meaning of its card positions."""
    suggested = (choice.action for choice in rules.presentation.choices(view, kind))
    others = (action for action in view.legal if action.kind == kind)
    candidates = chain(suggested, others, _meant(rules, view, kind, mask))
    return next((action for action in candidates if action_key(action) == key), None)


def _meant(rules: Rules, view: View, kind: str, mask: str) -> Iterator[Action]:
    """Return the possible meanings of cards of the hand, legal or not."""
    selected = selection(view, kind, places_of((), mask))
    if selected.cards:
        yield selected
        with suppress(IllegalAction):
            yield from (choice.action for choice in rules.presentation.meanings(view, selected))


async def _pick(pressed: TablePress) -> None:
    """Play the selected cards, or show them where a button plays them; in a hand of several selects, mark them."""
    with reading():
        kind, half, mask = (*pressed.press.arguments, "all", "")[:3]
    picked = places_of(pressed.values, mask)
    if half == "all":
        await _play_selection(pressed, kind, picked, shown_first=True)
    else:
        await pressed.play(
            lambda state, seat: _marked(pressed, state, seat, Mode(kind, 0, state.revision, None, picked))
        )


async def _play_picked(pressed: TablePress) -> None:
    """Play the cards marked in several selects, or the meaning that was chosen for a selection."""
    with reading():
        kind, mask, *key = pressed.press.arguments
    await _play_selection(pressed, kind, places_of((), mask), *key[:1])


def _marked(pressed: TablePress, state: TableState, seat: Seat, mode: Mode) -> Mode:
    _need_verb(state, mode.kind)
    _need_cards(pressed.view_to_choose(state, seat), mode.picked)
    return mode


def _need_verb(state: TableState, kind: str) -> None:
    """Refuse ``outdated`` for a kind of action that the game does not have."""
    if kind not in (verb.kind for verb in state.rules.verbs):
        raise Refusal("outdated")


def _need_cards(view: View, picked: Places) -> None:
    """Refuse ``outdated`` for positions that the hand does not have."""
    if picked and picked[-1] >= len(view.hand):
        raise Refusal("outdated")


async def _play_selection(
    pressed: TablePress, kind: str, picked: Places, key: str = "", *, shown_first: bool = False
) -> None:
    """Play the only meaning of a selection, or the one with this key, and leave the picker open for the next.

    With ``shown_first``, a composed action gets a button instead.
    """
    shown: tuple[TableState, Seat] | None = None

    def choose(state: TableState, seat: Seat) -> Action | Mode:
        nonlocal shown
        _need_verb(state, kind)
        view = pressed.view_to_choose(state, seat)
        _need_cards(view, picked)
        shown = state, seat
        meanings = state.rules.presentation.meanings(view, selection(view, kind, picked))
        wanted = [choice for choice in meanings if key in ("", action_key(choice.action))]
        if key and not wanted:
            raise Refusal("outdated")
        if len(wanted) == 1 and not (shown_first and view.composition(kind)):
            return wanted[0].action
        return Mode(kind, 0, state.revision, None, picked, meanings)

    try:
        await pressed.play(choose, stays=kind)
    except IllegalAction as error:
        if shown is None:
            raise
        state, seat = shown
        texts = pressed.context.texts
        note = refusal_sentence(texts, error, people(state, texts))
        await pressed.show(state, seat, Mode(kind, 0, state.revision, None, picked, note=note))


async def _hand(pressed: TablePress) -> None:
    """Show the hand; an onlooker watches the table."""
    state = await pressed.context.table(pressed.press.table)
    if await is_onlooker(pressed.context, state):
        await watch(pressed.interaction, pressed.context, state)
        return
    state, seat = await pressed.seat()
    await pressed.context.hands.show_privately(pressed.interaction, state, seat)


async def _direct(pressed: TablePress) -> None:
    """Try closed direct messages again."""
    context, (state, seat) = pressed.context, await pressed.seat()
    opened = await context.hands.try_direct(state, seat)
    await tell(pressed.interaction, context.texts.say("dm-open" if opened else "dm-closed"))


async def _ask_how_far(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    await choose_rewind(interaction, context, await context.table(press.table))


async def _rewind(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    with reading():
        [scope] = press.arguments
    state = await context.table(press.table)
    await rewind(interaction, context, state, scope, revision=press.revision, to_practice=True)


async def choose_rewind(interaction: Interaction, context: Context, state: TableState, *scopes: str) -> None:
    """Ask how far to go back, and state the cost."""
    seat_of(state, await context.player())
    ending = await context.host.lifecycle.ending(state.id)
    if state.alone and ending.cost is Cost.LOSS:
        await edit(interaction, giving_up_message(context.texts, state, Note("practice-gives-up")))
        return
    await edit(interaction, rewind_message(context.texts, state, ending, *scopes))


async def rewind(
    interaction: Interaction,
    context: Context,
    state: TableState,
    scope: str,
    *,
    revision: int | None = None,
    to_practice: bool = False,
) -> None:
    """Go back; ask first if that makes the table a practice table."""
    context.need_showable(state)
    player = await context.player()
    try:
        after = await context.host.rewinds.rewind(state.id, player, scope, revision=revision, to_practice=to_practice)
    except Refusal as refusal:
        if refusal.note.code not in ("becomes-practice", "practice-gives-up"):
            raise
        await choose_rewind(interaction, context, state, scope)
        return
    await context.presenter.settled(after.id)
    done = context.texts.say("done-rewound", back=scope, link=context.posts.link(after))
    await edit(interaction, text_message(done))


HANDLERS: Mapping[str, Handler] = {
    "verb": on_table(_verb),
    "ask": on_table(_ask, answers_anew=True),
    "show": on_table(_ask),
    "back": on_table(_back),
    "do": on_table(_do),
    "card": on_table(_card),
    "sure": on_table(_sure),
    "cards": on_table(_pick),
    "picked": on_table(_play_picked),
    "hand": on_table(_hand, answers_anew=True),
    "direct": on_table(_direct),
    "again": _ask_how_far,
    "rewind": _rewind,
}
