"""The commands of play: one for each kind of action that a game has, and the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.typed import Suggestion, read, suggest_cards, suggest_targets
from bot.context import context_of, need_turn, seat_of
from bot.messages.confirmation import must_ask
from bot.messages.hand import Mode, choosable, only
from bot.presses.play_again import go_back
from bot.replies import acknowledge, offer
from bot.texts import Texts, texts
from engine.games import GAMES
from engine.types import DEAL, UNDO, Verb
from engine.view import View

Interaction: TypeAlias = discord.Interaction[Any]
Command: TypeAlias = app_commands.Command[Any, ..., None]
Suggest: TypeAlias = Callable[[Texts, View, str], list[Suggestion]]


_EARLIER = "earlier"
_SCOPES = [
    app_commands.Choice(name=texts().say(f"undo-{scope}"), value=scope) for scope in ("action", "turn", _EARLIER)
]


class Play(commands.Cog):
    """Adds a command for every verb of every game in the registry; it names none itself."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self._tree = bot.tree
        self._commands = [_command(verb) for verb in verbs()]
        for command in (*self._commands, _hand):
            where_allowed(command)
            self._tree.add_command(command)


def verbs() -> tuple[Verb, ...]:
    """The kinds of action of all games, each once and as the most demanding game has it.

    Dealing and undoing are every game's.
    """
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
    """Plays what was typed; without cards, does what there is nothing to choose in, or else asks."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player, kind)
    seat = seat_of(state, player)
    need_turn(state, seat)
    view = state.view(seat)
    assert view is not None
    preferences = state.preferences_of(seat)
    action = read(context.say, view, kind, typed, onto) if typed or onto else only(view, kind, preferences)
    choose = not typed and not onto and choosable(view, kind, preferences)
    if choose or must_ask(state, seat, action):
        context.need_showable(state)
        mode = Mode(kind, 0, state.revision, None if choose else action)
        await context.hands.show_privately(interaction, state, seat, mode=mode)
        return
    after = await context.act(state, player, action)
    await context.hands.show_privately(interaction, after, seat)


async def take_back(interaction: Interaction, scope: str) -> None:
    """Undoes the last action, or the turn; or goes back to an earlier one."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player, UNDO)
    seat = seat_of(state, player)
    if scope == _EARLIER:
        await go_back(interaction, context, state, "turn")
        return
    after = await context.undo(state, player, scope)
    await context.hands.show_privately(interaction, after, seat)


async def suggest(interaction: Interaction, kind: str, suggesting: Suggest) -> list[app_commands.Choice[str]]:
    """What autocomplete offers: made from this player's own view, and nothing where they are not to act."""
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player, kind)
    view = state.view(seat_of(state, player))
    found = suggesting(context.say, view, kind) if view else []
    return [app_commands.Choice(name=name, value=value) for name, value in found]


@app_commands.command(name="hand", description=texts().say("command-hand"))
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
    said = _said(f"command-{kind}", "command-verb", kind=kind)
    command: Command = app_commands.Command(name=kind, description=said, callback=callback)
    if verb.cards != "none":
        command.autocomplete("card" if verb.cards == "one" else "cards")(_cards_suggested(kind))
    if verb.cards == "some":
        command.autocomplete("onto")(_targets_suggested(kind))
    if verb.cards == "none" and verb.target:
        command.autocomplete("word")(_words_suggested(kind))
    return command


def _plain(kind: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await play(interaction, kind)

    return callback


def _with_word(kind: str) -> Callable[..., Any]:
    @app_commands.describe(word=texts().say("argument-word"))
    async def callback(interaction: Interaction, word: str = "") -> None:
        await play(interaction, kind, onto=word)

    return callback


def _with_card(kind: str) -> Callable[..., Any]:
    @app_commands.describe(card=texts().say("argument-card"))
    async def callback(interaction: Interaction, card: str) -> None:
        await play(interaction, kind, card)

    return callback


def _with_cards(kind: str) -> Callable[..., Any]:
    @app_commands.describe(cards=texts().say("argument-cards"), onto=texts().say("argument-onto"))
    async def callback(interaction: Interaction, cards: str = "", onto: str = "") -> None:
        await play(interaction, kind, cards, onto)

    return callback


def _undo_command() -> Command:
    @app_commands.describe(scope=texts().say("argument-scope"))
    @app_commands.choices(scope=_SCOPES)
    async def callback(interaction: Interaction, scope: str = "action") -> None:
        await take_back(interaction, scope)

    return app_commands.Command(name=UNDO, description=texts().say("command-undo"), callback=callback)


def _cards_suggested(kind: str) -> Callable[..., Any]:
    async def suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(suggest(interaction, kind, lambda say, view, kind: suggest_cards(say, view, kind, typed)))

    return suggested


def _words_suggested(kind: str) -> Callable[..., Any]:
    async def suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(
            suggest(interaction, kind, lambda say, view, kind: suggest_targets(say, view, kind, typed, ""))
        )

    return suggested


def _targets_suggested(kind: str) -> Callable[..., Any]:
    async def suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        cards = str(getattr(interaction.namespace, "cards", "") or "")
        return await offer(
            suggest(interaction, kind, lambda say, view, kind: suggest_targets(say, view, kind, typed, cards))
        )

    return suggested


def where_allowed(command: Command | app_commands.Group) -> None:
    """Commands at a table work in servers, their threads, and the direct messages of the bot."""
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)


def _said(*messages: str, **values: Any) -> str:
    """The first of these messages that there is."""
    say = texts()
    return say.say(next(filter(say.has, messages), messages[-1]), **values)
