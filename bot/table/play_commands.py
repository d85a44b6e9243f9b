"""Commands to play: one for each kind of action, and ``/hand``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from discord import app_commands

from bot.host.play.play import choices_of, needs_confirmation, unadvised, usual_action
from bot.host.table.state import TableState
from bot.table.commands import choices
from bot.table.context import context_of, may_be_asked_back, need_turn, seat_of
from bot.table.messages.choices import places
from bot.table.messages.hand import Mode
from bot.table.play_presses import rewind
from bot.table.typed_actions import Suggestion, parse_action, suggest_cards, suggest_targets
from bot.texts import Texts, load_texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.names import plain_people
from bot.ui.replies import Interaction, acknowledge, offer
from engine.games import GAMES
from engine.types import DEAL, UNDO, Action, Verb
from engine.view import View

Command: TypeAlias = app_commands.Command[Any, ..., None]
Suggest: TypeAlias = Callable[[Texts, TableState, View], list[Suggestion]]


START = "play"
"""The kind of action whose command also starts games: see :mod:`bot.features.lobby.new_table`."""
_EARLIER = "earlier"
_SCOPES = [app_commands.Choice(name=localized(f"undo-{scope}"), value=scope) for scope in ("action", "turn", _EARLIER)]


def verbs() -> tuple[Verb, ...]:
    """Return the action kinds of all games, each with the most arguments any game gives it, and deal and undo."""
    found: dict[str, Verb] = {}
    for rules in GAMES.values():
        for verb in rules.verbs:
            known = found.get(verb.kind, verb)
            wider = max(known.cards, verb.cards, key=("none", "one", "some").index)
            found[verb.kind] = Verb(verb.kind, wider, known.target or verb.target)
    for kind in (DEAL, UNDO):
        found.setdefault(kind, Verb(kind))
    return tuple(found.values())


async def play(interaction: Interaction, kind: str, typed: str = "", onto: str = "") -> None:
    """Play the typed action. Without arguments it plays the only action of its kind, or else offers the choices."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player, kind)
    seat = seat_of(state, player)
    need_turn(state, seat)
    view = state.view(seat)
    assert view is not None
    action: Action | None
    if typed or onto:
        action = parse_action(context.texts, view, kind, typed, onto, people=plain_people(state, context.texts))
    else:
        action = usual_action(state, seat, kind)
    if typed and action:
        meanings = state.rules.presentation.meanings(view, action, in_order=True)
        action = meanings[0].action
        if len(meanings) > 1:
            mode = Mode(kind, 0, state.revision, picked=places(view, action), meanings=meanings)
            context.need_showable(state)
            await context.hands.show_privately(interaction, state, seat, mode=mode)
            return
    if action is None or needs_confirmation(state, seat, action):
        context.need_showable(state)
        await context.hands.show_privately(interaction, state, seat, mode=Mode(kind, 0, state.revision, action))
        return
    after = await context.act(state, player, action)
    await context.hands.show_privately(interaction, after, seat)


async def undo(interaction: Interaction, scope: str) -> None:
    """Undo the last action or the turn, or go back to an earlier turn."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player, UNDO)
    seat = seat_of(state, player)
    if scope == _EARLIER:
        await rewind(interaction, context, state, "turn")
        return
    if scope == "action" and may_be_asked_back(state, seat):
        after = await context.ask_back(state, player)
    else:
        after = await context.undo(state, player, scope)
    await context.hands.show_privately(interaction, after, seat)


async def suggest(interaction: Interaction, kind: str, suggesting: Suggest) -> list[app_commands.Choice[str]]:
    """Return autocomplete choices, made from the player's own view."""
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player, kind)
    view = state.view(seat_of(state, player))
    return choices(suggesting(context.texts, state, view)) if view else []


def typed_cards(kind: str, typed: str) -> Suggest:
    """Return what suggests cards for a kind of action, without advice at a deal of the day."""

    def suggesting(texts: Texts, state: TableState, view: View) -> list[Suggestion]:
        offered = unadvised(state, view, kind, choices_of(view, kind))
        return suggest_cards(texts, view, kind, typed, plain_people(state, texts), offered=offered)

    return suggesting


@app_commands.command(name="hand", description=localized("command-hand"))
async def _hand(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    await context.hands.show_privately(interaction, state, seat_of(state, player))


def _command(verb: Verb) -> Command:
    kind = verb.kind
    if kind == UNDO:
        return _undo_command()
    plain = _with_word if verb.target else _plain
    callback: Any = {"none": plain, "one": _with_card, "some": _with_cards}[verb.cards](kind)
    texts = load_texts()
    # The first game with this kind of action describes it, unless it is common to all.
    game = "" if texts.has(f"kind-{kind}") else _game_with(kind)
    said = localized(f"command-{kind}" if texts.has(f"command-{kind}") else "command-verb", of=game, kind=kind)
    command: Command = app_commands.Command(name=kind, description=said, callback=callback)
    if verb.cards != "none":
        command.autocomplete("card" if verb.cards == "one" else "cards")(_card_autocomplete(kind))
    if verb.cards == "some":
        command.autocomplete("onto")(_target_autocomplete(kind))
    if verb.cards == "none" and verb.target:
        command.autocomplete("word")(_word_autocomplete(kind))
    return command


def _game_with(kind: str) -> str:
    """Return the first game that has a kind of action."""
    return next((game for game, its in GAMES.items() if any(verb.kind == kind for verb in its.verbs)), "")


def _plain(kind: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await play(interaction, kind)

    return callback


def _with_word(kind: str) -> Callable[..., Any]:
    @app_commands.describe(word=localized("argument-word"))
    async def callback(interaction: Interaction, word: str = "") -> None:
        await play(interaction, kind, onto=word)

    return callback


def _with_card(kind: str) -> Callable[..., Any]:
    @app_commands.describe(card=localized("argument-card"))
    async def callback(interaction: Interaction, card: str) -> None:
        await play(interaction, kind, card)

    return callback


def _with_cards(kind: str) -> Callable[..., Any]:
    @app_commands.describe(cards=localized("argument-cards"), onto=localized("argument-onto"))
    async def callback(interaction: Interaction, cards: str = "", onto: str = "") -> None:
        await play(interaction, kind, cards, onto)

    return callback


def _undo_command() -> Command:
    @app_commands.describe(scope=localized("argument-scope"))
    @app_commands.choices(scope=_SCOPES)
    async def callback(interaction: Interaction, scope: str = "action") -> None:
        await undo(interaction, scope)

    return app_commands.Command(name=UNDO, description=localized("command-undo"), callback=callback)


def _card_autocomplete(kind: str) -> Callable[..., Any]:
    async def suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(suggest(interaction, kind, typed_cards(kind, typed)))

    return suggested


async def _suggest_targets(
    interaction: Interaction, kind: str, typed: str, cards: str
) -> list[app_commands.Choice[str]]:
    def suggesting(texts: Texts, state: TableState, view: View) -> list[Suggestion]:
        return suggest_targets(texts, view, kind, typed, cards, people=plain_people(state, texts))

    return await suggest(interaction, kind, suggesting)


def _word_autocomplete(kind: str) -> Callable[..., Any]:
    async def suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(_suggest_targets(interaction, kind, typed, ""))

    return suggested


def _target_autocomplete(kind: str) -> Callable[..., Any]:
    async def suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        cards = str(getattr(interaction.namespace, "cards", "") or "")
        return await offer(_suggest_targets(interaction, kind, typed, cards))

    return suggested


def slash_commands() -> Iterator[AnyCommand]:
    """Yield a command for each verb of the registered games, and ``/hand``."""
    for command in (*(_command(verb) for verb in verbs() if verb.kind != START), _hand):
        allow_direct_messages(command)
        yield command
