"""All messages keep Discord's limits, whatever the cards: checked as the playground counts them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot import limits
from bot.features.rules import offer_editor, rules_message, table_editor
from bot.host.model.setup import Setup, Terms
from bot.host.play.play import choices_of
from bot.host.table.state import Offer, TableState
from bot.limits import Flag
from bot.table.messages.absence import closing_line
from bot.table.messages.choices import places_of
from bot.table.messages.hand import PAGE, Mode, hand_message
from bot.table.messages.lobby import agreement_message, offers_message
from bot.table.messages.table import table_message
from bot.table.messages.waiting import Elsewhere
from bot.table.typed_actions import suggest_cards, suggest_targets
from bot.texts import load_texts
from bot.ui.components import Picture
from bot.ui.custom_ids import Press
from bot.ui.names import people
from data.store import SeatRow, Status
from engine import options
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.rules import Rules
from engine.types import DEAL, Action, Event, RulesError
from engine.view import View
from playground import Upload
from playground.checks.messages import CHANNEL_FLAGS, check_message
from render import hand_order
from tests.bot.playing import components_of
from tests.examples import in_soak_too, sampled, share
from tests.render.looks import HOUSE

TEXTS = load_texts()
PICTURE = Picture("table.png", b"", "")
TABLE = PICTURE
ELSEWHERE = Elsewhere(12, "canasta", "hand-and-foot", "https://discord.com/channels/@me/" + "1" * 20 + "/" + "2" * 20)
FILES = (PICTURE.name,)
NAMES = ("*" * 32, "\U0001f0a1" * 32, "W" * 32, "<@80351110224678912>", "ع" * 32, "\u3164")


_ENOUGH = 600
"""Actions after which a game is left: where the pile becomes the stock again, hoarders could go on for ever."""
SHARE = share(0.015)
"""The share of a game's states whose messages are checked: building them takes most of the time."""


def presets() -> list[tuple[str, str]]:
    """Return every game and preset."""
    found = []
    for game, rules in GAMES.items():
        for preset in rules.presets:
            with contextlib.suppress(RulesError):
                rules.of(preset)
                found.append((game, preset))
    return found


def table(rules: Rules, game: Game, events: list[Event], **other: Any) -> TableState:
    """Return a table whose players have the worst possible names."""
    fields: dict[str, Any] = {
        "id": "a" * 10,
        "guild_id": 2**63,
        "channel_id": 2**63,
        "game": rules.game,
        "rules": rules,
        "deals": 100,
        "status": Status.RUNNING,
        "host": 1,
        "created_at": 0.0,
        "seat_count": game.seats,
        "seats": tuple(SeatRow(seat, seat + 1) for seat in range(game.seats)),
        "names": NAMES[: game.seats],
        "terms": Terms(),
        "practice": True,
        "agreed": (True,) * game.seats,
        "offers": (),
        "invited": (),
        "former_names": ("",) * game.seats,
        "computer_actions": (99,) * game.seats,
        "forfeited": None,
        "gave_up": False,
        "moments": (len(game.actions),) * game.seats,
        "clocks": (),
        "waits_for": (1,),
        "awaited": True,
        "actors": (),
        "actor_names": (),
        "reminder": None,
        "reminded": (),
        "vote": None,
        "closing": tuple(range(game.seats)),
        "highlights": (),
        "revision": len(game.actions),
        "changed_at": len(game.actions),
        "committed_deal": 1,
        "commitment": "f" * 64,
        "revealed": (),
        "recent": tuple(events[-12:]),
        "news": tuple(events[-40:]),
        "message_id": None,
        "message_channel": None,
        "message_at": 0.0,
        "posts": 0,
        "views": tuple(game.view(seat) for seat in (*range(game.seats), None)),
    }
    return TableState(**{**fields, **other})


def hoard(view: View, dice: random.Random) -> Action:
    """Take every pile and meld nothing, so that hands grow as large as possible."""
    wanted = ("take", "draw", "discard", "play")
    kinds = {action.kind: action for action in view.legal}
    return next((kinds[kind] for kind in wanted if kind in kinds), view.legal[0])


def anything(view: View, dice: random.Random) -> Action:
    """Return any legal action."""
    return dice.choice(view.legal)


def played(rules: Rules, choose: Callable[[View, random.Random], Action], seed: int) -> Iterator[TableState]:
    """Yield a share of the states of two rounds, and all states that end one. Endless games are cut off."""
    dice, shown = random.Random(seed), random.Random(1)
    game = Game(rules, rules.seats_played()[-1], Deals.numbered(seed))
    events: list[Event] = list(game.round.opening)
    while not game.winners and game.number < 3 and len(game.actions) < _ENOUGH:
        if game.round.over or shown.random() < SHARE:
            yield table(rules, game, events)
        seat = game.to_act[0]
        events += game.play(seat, choose(game.view(seat), dice))
    yield table(rules, game, events, status=Status.FINISHED, revealed=("f" * 64,))


def refuse(message: ui.LayoutView) -> None:
    """Assert that Discord would accept a message."""
    form: dict[str, Any] = {"components": components_of(message), "flags": int(Flag.COMPONENTS_V2)}
    form["attachments"] = [{"id": number, "filename": name} for number, name in enumerate(FILES)]
    plain = [label.replace(NAMES[0], "") for label in labels(form["components"])]
    assert not [label for label in plain if "**" in label], "labels show markup as it is"
    check_message(form, {number: Upload(name, b"") for number, name in enumerate(FILES)}, CHANNEL_FLAGS)


def labels(components: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield the labels of all buttons and choices, and the placeholders of all selects."""
    for part in components:
        yield from (part[name] for name in ("label", "placeholder") if part.get(name))
        yield from labels([*part.get("components", ()), *part.get("options", ())])


def refuse_choices(found: list[tuple[str, str]]) -> None:
    """Assert that Discord would accept an autocomplete list."""
    assert not [name for name, _ in found if "**" in name]
    assert len(found) <= limits.CHOICES and len({value for _, value in found}) == len(found)
    assert all(0 < len(name) <= limits.CHOICE_NAME and 0 < len(value) <= limits.CHOICE_VALUE for name, value in found)


@sampled
@in_soak_too
@pytest.mark.parametrize("choose", [hoard, anything])
@pytest.mark.parametrize("game,preset", presets())
def test_messages_and_suggestions_keep_discords_limits(
    game: str, preset: str, choose: Callable[[View, random.Random], Action]
) -> None:
    rules = GAMES[game].of(preset)
    for state in played(rules, choose, 3):
        public = table_message(TEXTS, state, PICTURE)
        refuse(public)
        text = "".join(item.content for item in public.walk_children() if isinstance(item, ui.TextDisplay))
        assert closing_line(TEXTS, state, people(state, TEXTS)) in text, "what stands below the log is not cut off"
        for seat, view in enumerate(state.views[:-1]):
            kinds = {action.kind for action in view.legal}
            modes = [Mode(kind, page, 0) for kind in kinds for page in range(1 + len(choices_of(view, kind)) // PAGE)]
            every, some = tuple(range(len(view.hand))), {verb.kind for verb in rules.verbs if verb.cards == "some"}
            modes += [
                Mode(kind, 0, 0, picked=every, meanings=tuple(choices_of(view, kind)[:10]), note="n" * 300)
                for kind in kinds & some
            ]
            for mode in (None, *(mode._replace(revision=state.revision) for mode in modes)):
                words: dict[str, Any] = {"where": "w" * 500, "note": "n" * 300, "elsewhere": ELSEWHERE}
                refuse(hand_message(TEXTS, state, seat, PICTURE, **words, table=TABLE, mode=mode, offer_direct=True))
            for kind in kinds - {DEAL}:
                for typed in ("", "k", "2", "zzz"):
                    refuse_choices(suggest_cards(TEXTS, view, kind, typed))
                refuse_choices(suggest_targets(TEXTS, view, kind, "", ""))


def test_a_hand_too_large_for_one_select_is_split_and_remembers_both_parts() -> None:
    rules = GAMES["canasta"].of("classic")
    game = Game(rules, 2, Deals.numbered(1))
    game.play(game.to_act[0], Action("draw"))
    state = table(rules, game, [])
    seat = game.to_act[0]
    hand = rules.pack(2)[:31]
    view = replace(game.view(seat), hand=hand)
    views = (*state.views[:seat], view, *state.views[seat + 1 :])
    state = replace(state, views=views)
    message = hand_message(
        TEXTS, state, seat, PICTURE, where="here", mode=Mode("meld", 0, state.revision, picked=(0, 30))
    )
    refuse(message)
    selects = [item for item in message.walk_children() if isinstance(item, ui.Select)]
    places = [places_of([option.value for option in each.options], "") for each in selects]
    assert sorted(place for part in places for place in part) == list(range(31)), "every card, once"
    shown = [hand[place_of(option.value)] for each in selects for option in each.options]
    assert shown == hand_order(view, look=HOUSE), "as in the picture"
    for select in selects:
        press = Press.read(select.custom_id or "")
        chosen = [option.value for option in select.options if option.default]
        assert press and places_of(chosen, press.arguments[2]) == (0, 30), "choosing in one keeps the other"


def place_of(value: str) -> int:
    """Return the position in the hand that an option stands for."""
    return places_of([value], "")[0]


def another(rules: Rules) -> Rules:
    """Return rules with as many options as possible changed from the preset."""
    for its in (its for group in options.groups(type(rules)).values() for its in group):
        now = options.written(getattr(rules, its.name))
        for word in [value for value in its.values if value != now][:1] or ["7", "70", "700"]:
            with contextlib.suppress(RulesError, ValueError):
                wanted = type(rules).model_validate({**rules.model_dump(), its.name: its.read([word])})
                rules = wanted if wanted.seats_played() else rules
    return rules


@sampled
@pytest.mark.parametrize("game,preset", [(game, rules.presets[0]) for game, rules in GAMES.items()])
def test_lobby_with_every_option_changed_keeps_discords_limits(game: str, preset: str) -> None:
    rules = GAMES[game].of(preset)
    other = another(rules)
    clashing = 4  # options that cannot all be changed at once
    assert len(other.changed()) >= min(16, len(type(rules).model_fields) - 1 - clashing)
    setup = Setup(other, other.seats_played()[-1], Terms(access="anywhere", pace="post", late="autopilot"))
    seats = range(setup.seat_count)
    offered = setup._replace(rules=rules)
    state = table(
        setup.rules,
        Game(rules, setup.seat_count, Deals.numbered(1)),
        [],
        status=Status.OPEN,
        views=(),
        deals=None,
        terms=setup.terms,
        agreed=(False,) * setup.seat_count,
        offers=tuple(Offer(seat + 1, seat, offered, stage) for seat in seats for stage in ("sent",)),
        invited=NAMES * 10,
    )
    message = table_message(TEXTS, state, PICTURE)
    refuse(message)
    text = "".join(item.content for item in message.walk_children() if isinstance(item, ui.TextDisplay))
    assert state.commitment[:8] in text, "what stands last is not cut off"
    for seat in seats:
        refuse(hand_message(TEXTS, state, seat, None, where="w" * 500, note="n" * 300, table=TABLE))
        refuse(agreement_message(TEXTS, state, seat))
        refuse(offers_message(TEXTS, state, seat + 1, answers=True))
    for sheet in (table_editor(state, state.host), offer_editor(state, 2)):
        for group, its in sheet.groups.items():
            for picked in ("", *(option.name for option in its)):
                refuse(rules_message(TEXTS, sheet, group, picked))
