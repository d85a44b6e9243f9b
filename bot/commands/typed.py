"""What people type for actions and presets, and what is offered while they type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot import limits
from bot.host.records.previous_games import PreviousGame
from bot.host.refusals import Refusal
from bot.messages.boards import day
from bot.messages.controls import clip
from bot.messages.custom_ids import key
from bot.messages.hand import label, offers
from bot.messages.names import visible
from bot.presses.typed_cards import cards_in
from bot.texts import Texts
from engine.cards import parse
from engine.games import GAMES, game_with
from engine.types import Action
from engine.view import View

_ONTO = ">"
"""Between cards and what they are laid onto, in the value of a suggestion."""
_KEY = "#"
"""Before an action's key, in the value of a suggestion too long to be written out."""

Suggestion = tuple[str, str]
"""What a person reads, and the value that they then send."""


def read(say: Texts, view: View, kind: str, typed: str, onto: str = "") -> Action:
    """The action that a player typed; whether it is legal is the rules' to say.

    Refuses ``no-card`` with the word that is none, and ``stale`` where a suggestion is offered no more.
    """
    if typed.startswith(_KEY):
        found = next((action for action in _all(view, kind) if key(action) == typed[len(_KEY) :]), None)
        if found is None:
            raise Refusal("stale")
        return found
    written, _, there = typed.partition(_ONTO)
    return Action(kind, cards_in(written), _target(say, view, kind, onto or there))


def suggest_cards(say: Texts, view: View, kind: str, typed: str) -> list[Suggestion]:
    """What may be typed for the cards of an action: the game's own choices first, then whatever else is legal."""
    found: dict[str, str] = {}
    for choice in offers(view, kind):
        _add(found, _value(choice.action), _named(say, choice.action, label(say, choice)), typed)
    for action in view.legal if typed else ():
        if len(found) >= limits.CHOICES:
            break
        if action.kind == kind:
            _add(found, _value(action), _named(say, action, ""), typed)
    return [(name, value) for value, name in found.items()][: limits.CHOICES]


def suggest_targets(say: Texts, view: View, kind: str, typed: str, cards: str) -> list[Suggestion]:
    """What the cards typed so far may be laid onto."""
    try:
        wanted = Counter(parse(cards.partition(_ONTO)[0]))
    except ValueError:
        wanted = Counter()
    targets = dict.fromkeys(
        action.target for action in _all(view, kind) if action.target and wanted <= Counter(action.cards)
    )
    named = [(say.target(target), target) for target in targets]
    return [pair for pair in named if typed.casefold() in f"{pair[0]} {pair[1]}".casefold()][: limits.CHOICES]


def suggest_presets(say: Texts, typed: str, game: str = "") -> list[Suggestion]:
    """The presets of a game; of all games, where none is given."""
    named = [
        (say.called(its, preset), preset)
        for its, rules in GAMES.items()
        if game in ("", its)
        for preset in rules.presets
    ]
    return [pair for pair in named if typed.casefold() in " ".join(pair).casefold()][: limits.CHOICES]


def suggest_games(say: Texts, games: Iterable[PreviousGame], typed: str) -> list[Suggestion]:
    """Games of before, by their tables, as one may be chosen to be looked at or played again."""
    named = []
    for past in games:
        players = ", ".join(filter(None, map(visible, past.names)))
        called = say.called(past.game, past.preset)
        told = say.say("past-game", table=past.id, called=called, day=day(past.at), players=players)
        named.append((clip(told, limits.CHOICE_NAME), past.id))
    return [pair for pair in named if typed.casefold() in " ".join(pair).casefold()][: limits.CHOICES]


def seat_counts(game: str, preset: str) -> tuple[int, ...]:
    """The numbers of seats that a preset can be played with; none for a name that is no preset."""
    rules = GAMES.get(game or game_with(preset))
    if rules is None or (preset or rules.presets[0]) not in rules.presets:
        return ()
    return rules.of(preset or rules.presets[0]).seats_played()


def _all(view: View, kind: str) -> Iterator[Action]:
    yield from (choice.action for choice in offers(view, kind))
    yield from (action for action in view.legal if action.kind == kind)


def _target(say: Texts, view: View, kind: str, typed: str) -> str:
    """The target that a player means: as the game writes it, or by its name."""
    wanted = typed.strip().casefold()
    if not wanted:
        return ""
    for action in _all(view, kind):
        if action.target and wanted in (action.target.casefold(), say.target(action.target).casefold()):
            return action.target
    return say.target_meant(typed)


def _value(action: Action) -> str:
    """What is sent for an action: as a person would write it, if it fits."""
    written = " ".join(action.cards) + (f" {_ONTO} {action.target}" if action.target else "")
    return written if written and len(written) <= limits.CHOICE_VALUE else _KEY + key(action)


def _named(say: Texts, action: Action, called: str) -> str:
    """What a suggestion is called: its cards, and what the game says of them."""
    cards = say.cards(action.cards)
    if cards and cards in called:
        return called
    onto = f"{_ONTO} {say.target(action.target)}" if action.target and not called else ""
    return " ".join(filter(None, (called, cards, onto)))


def _add(found: dict[str, str], value: str, name: str, typed: str) -> None:
    read_as = f"{name} {value}".casefold()
    if value not in found and all(word in read_as for word in typed.casefold().split()):
        found[value] = clip(name, limits.CHOICE_NAME)
