"""Properties that every game has. ``TestProperties = properties_of(Rules)`` tests all of them for one game.

Random play of every preset, and of presets with random options, is checked step by step.
"""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.deal import Deals, check, reveal
from engine.game import Game
from engine.options import Option, option
from engine.players import LEVELS, SLOW, choose
from engine.presentation import presentation_of
from engine.rules import Rules
from engine.types import ASKED, DEAL, DOCTOR, SWAP, UNDO, Action, IllegalAction, RulesError, Seat
from engine.view import View
from tests.examples import in_soak_too, sampled, share

STEPS = 2000
"""The most actions of a round."""
HYBRIDS = 6
"""How many random sets of options are played."""


def properties_of(rules: type[Rules], *, seeds: int = 3, stride: int = 1) -> type:
    """Return a test class with every property of a game, played with ``seeds`` seeds per preset.

    With a ``stride`` above 1, check only every such action: rounds of some games are long.
    """
    setups = [setup for its in map(rules.of, rules.presets) for setup in tables_of(its)]
    mixed = [(each, each.seats_played()[0]) for each in hybrids(rules)]
    every = pytest.mark.parametrize(
        ("played", "seed"),
        [
            *(pytest.param(setup[:2], seed, marks=setup[2]) for setup in setups for seed in range(seeds)),
            *product(mixed, [99]),
        ],
        ids=lambda value: f"{value[0].preset}-{value[1]}" if isinstance(value, tuple) else str(value),
    )

    class Properties:
        @every
        def test_cards_are_conserved_and_rounds_end(self, played: tuple[Rules, int], seed: int) -> None:
            game, chance = start(played, seed)
            whole = Counter(game.rules.pack(game.seats))
            for seat, action in random_round(game, chance, stride):
                assert action in game.legal(seat)
                assert Counter(game.round.cards()) == whole
            assert game.round.over and not game.round.to_act
            assert len(game.round.score()) == len(game.totals)

        @sampled
        @every
        def test_legal_actions_are_distinct_listed_and_only_for_who_is_to_act(
            self, played: tuple[Rules, int], seed: int
        ) -> None:
            game, chance = start(played, seed)
            for seat, _ in random_round(game, chance, stride):
                public = game.view(None)
                assert not (public.hand or public.legal or public.undo)
                for other in range(game.seats):
                    legal = game.legal(other)
                    assert bool(legal) == (other in game.to_act)
                    assert len(set(legal)) == len(legal)
                    assert {each.kind for each in legal} <= set(public.verbs)
                view = game.view(seat)
                offered = [
                    choice for verb in game.rules.verbs for choice in presentation_of(view).choices(view, verb.kind)
                ]
                for choice in (*offered, *game.rules.presentation.shortlist(view)):
                    if choice.action not in view.legal:
                        assert game.round.copy().play(seat, choice.action)

        @sampled
        @every
        def test_a_seat_to_act_has_an_action_that_is_accepted(self, played: tuple[Rules, int], seed: int) -> None:
            """This also holds after an action that a player has composed of several."""
            game, chance = start(played, seed)
            for seat, action in random_round(game, chance, stride):
                for tried in (action, *composed(game, seat, chance)):
                    trial = game.round.copy()
                    try:
                        trial.play(seat, tried)
                    except IllegalAction:
                        assert tried != action
                        continue
                    for other in trial.to_act:
                        trial.check(other, chance.choice(trial.legal(other)))

        @sampled
        @in_soak_too
        @every
        def test_computers_of_every_level_find_an_action(self, played: tuple[Rules, int], seed: int) -> None:
            game, chance = start(played, seed)
            for seat, _ in random_round(game, chance, stride):
                if chance.random() < share(0.5):
                    levels = [level for level in LEVELS if level not in SLOW or chance.random() < share(0.1)]
                    game.round.check(seat, choose(game.view(seat), chance.choice(levels), "seed"))

        @sampled
        @every
        def test_after_an_undo_everybody_can_do_what_they_could_before(
            self, played: tuple[Rules, int], seed: int
        ) -> None:
            game, chance = start(played, seed)
            for seat, action in random_round(game, chance, stride):
                trial = game.round.copy()
                trial.play(seat, action)
                if not trial.over and "action" in trial.undo_scopes(seat):
                    trial.play(seat, Action(UNDO, target="action"))
                    for other in range(game.seats):
                        assert [*trial.legal(other)] == [*game.legal(other)]

        @sampled
        @every
        def test_refused_actions_change_nothing(self, played: tuple[Rules, int], seed: int) -> None:
            game, chance = start(played, seed)
            kinds = [*(verb.kind for verb in game.rules.verbs), UNDO, SWAP, DOCTOR, "nonsense"]
            targets = ["", "nonsense", "9" * 5000, "-1", "٣", "a:1 b:1"]
            pack = game.rules.pack(game.seats)
            for _ in random_round(game, chance, stride):
                before, trial = everything(game), game.round.copy()
                seat = chance.randrange(game.seats)
                tried = Action(chance.choice(kinds), tuple(chance.sample(pack, chance.choice((0, 1, 2)))))
                if chance.random() < 0.5:
                    tried = tried._replace(target=chance.choice(targets))
                try:
                    trial.play(seat, tried)
                except IllegalAction as refused:
                    assert refused.note.code
                    context = game.view(None).context
                    assert [trial.view(each, context) for each in (None, *range(game.seats))] == before
                assert everything(game) == before

        @every
        def test_views_show_nothing_hidden(self, played: tuple[Rules, int], seed: int) -> None:
            """A round with other hidden cards looks the same, says the same, and allows the same."""
            game, chance = start(played, seed)
            for _ in random_round(game, chance, stride):
                for seat in range(game.seats):
                    view = game.view(seat)
                    world = game.rules.imagine(view, chance)
                    again = world.view(seat, view.context)
                    assert again == view
                    assert told(again) == told(view)
                    assert Counter(world.cards()) == Counter(game.round.cards())

        @sampled
        @every
        def test_known_cards_are_held(self, played: tuple[Rules, int], seed: int) -> None:
            game, chance = start(played, seed)
            for _ in random_round(game, chance, stride):
                for seat, cards in enumerate(game.view(None).known):
                    assert not Counter(cards) - Counter(game.view(seat).hand)

        @sampled
        @every
        def test_records_replay_and_views_are_stored(self, played: tuple[Rules, int], seed: int) -> None:
            game, chance = start(played, seed)
            for _ in range(300):
                if game.winners:
                    break
                seat = chance.choice(game.to_act)
                game.play(seat, chance.choice(list(game.legal(seat))))
            assert not check(reveal(Deals.numbered(1), game.rules.pack(game.seats), (1,))), "not in pack order"
            again = Game.replay(game.record)
            assert everything(again) == everything(game)
            assert (again.totals, again.winners, again.target) == (game.totals, game.winners, game.target)
            assert pickle.loads(pickle.dumps(everything(game))) == everything(game)
            stored = pickle.loads(pickle.dumps(game.round))
            assert [stored.view(seat, game.view(None).context) for seat in range(game.seats)] == [
                game.round.view(seat, game.view(None).context) for seat in range(game.seats)
            ]

        @sampled
        @every
        def test_the_dealer_deals_the_next_round_if_another_asked(self, played: tuple[Rules, int], seed: int) -> None:
            game, chance = start(played, seed)
            for _ in random_round(game, chance, stride):
                pass
            for asking in range(game.seats if game.between_rounds else 0):
                again = Game.replay(game.record)
                dealt, *_ = again.play(asking, Action(DEAL))
                assert (dealt.kind, dealt.seat) == ("dealt", again.view(None).dealer)

        @sampled
        @every
        def test_an_action_that_can_be_taken_back_has_shown_nothing(self, played: tuple[Rules, int], seed: int) -> None:
            """With other hidden cards its player would see the same, and nothing is left of it."""
            game, chance = start(played, seed)
            for number, (seat, action) in enumerate(random_round(game, chance, stride)):
                if number % 5:
                    continue
                before, trial = everything(game), Game.replay(game.record)
                world = game.rules.imagine(game.view(seat), chance)
                trial.play(seat, action)
                if trial.to_take_back is None:
                    continue
                assert trial.to_take_back == seat
                after = trial.view(seat)
                world.play(seat, action)
                assert without_undo(world.view(seat, after.context)) == without_undo(after)
                trial.undo(seat, ASKED)
                assert everything(trial) == before

        @sampled
        @every
        def test_a_round_can_be_undone_and_rewound(self, played: tuple[Rules, int], seed: int) -> None:
            game, chance = start(played, seed)
            dealt = everything(game)
            for seat, _ in random_round(game, chance, stride):
                for scope in game.view(seat).undo:
                    trial = Game.replay(game.record)
                    trial.undo(seat, scope)
                    assert trial.to_act
            if not game.winners:
                game.play(0, Action("rewind", target="round"))
                assert everything(game) == dealt

    return Properties


def tables_of(rules: Rules) -> list[tuple[Rules, int, tuple[pytest.MarkDecorator, ...]]]:
    """Return rules with each number of seats; outside the soak only with the fewest, the default and the most."""
    counts = rules.seats_played()
    default = {counts[0], min(counts), max(counts)}
    return [(rules, count, () if count in default else (pytest.mark.soak,)) for count in counts]


def start(played: tuple[Rules, int], seed: int) -> tuple[Game, random.Random]:
    """Return a game, and the source of chance for its players."""
    rules, seats = played
    deals = Deals(random.Random(seed).randbytes(32), "table", tuple("abcdef"[:seats]))
    return Game(rules, seats, deals), random.Random(seed)


def random_round(game: Game, chance: random.Random, stride: int) -> Iterator[tuple[Seat, Action]]:
    """Play a round with random legal actions. Yield player and action before every ``stride``-th action."""
    for number in range(STEPS):
        if game.round.over:
            return
        seat = chance.choice(game.to_act)
        action = chance.choice(list(game.legal(seat)))
        if number % stride == 0:
            yield seat, action
        game.play(seat, action)
    raise AssertionError("the round does not end")


def composed(game: Game, seat: Seat, chance: random.Random) -> Iterator[Action]:
    """Yield actions of two or three parts that a player might type, each legal after those before."""
    kinds = {verb.kind for verb in game.rules.verbs if verb.cards == "some" and verb.target}
    firsts = [action for action in game.legal(seat) if action.kind in kinds and action.cards]
    for first in chance.sample(firsts, min(len(firsts), 4)):
        trial, parts = game.round.copy(), [*first.parts]
        trial.play(seat, first)
        while len(parts) < 3:
            further = [action for action in trial.legal(seat) if action.kind == first.kind and action.cards]
            if not further:
                break
            chosen = chance.choice(further)
            parts += chosen.parts
            yield Action.joined(parts)
            trial.play(seat, chosen)


def everything(game: Game) -> list[View]:
    """Return the public view and every seat's view."""
    return [game.view(seat) for seat in (None, *range(game.seats))]


def without_undo(view: View) -> View:
    """Return a view without its undo: an imagined round can at most go back to where it was imagined."""
    return replace(view, verbs=(), undo=())


def told(view: View) -> list[Any]:
    """Return everything that a view says about itself."""
    presentation = presentation_of(view)
    pages = [presentation.page(view, name) for name in presentation.pages]
    cautions = [presentation.cautions(view, action) for action in view.legal]
    return [presentation.warnings(view), pages, cautions, view.legal, view.undo]


def hybrids(rules: type[Rules]) -> list[Rules]:
    """Return playable presets with random options."""
    chance = random.Random(rules.game)
    found: list[Rules] = []
    while len(found) < HYBRIDS:
        preset = rules.of(chance.choice(rules.presets))
        try:
            mixed = preset.with_changes(any_changes(preset, chance))
            mixed.check(mixed.seats_played()[0])
        except (RulesError, IndexError):
            continue
        found.append(mixed)
    return found


def any_changes(preset: Rules, chance: random.Random) -> dict[str, Any]:
    """Return random values for half of the options; they may contradict each other."""
    names = [name for name in type(preset).model_fields if name not in ("preset", "target")]
    listed = [each for each in (option(type(preset), name) for name in names) if each.listed]
    return {each.name: any_value(each, chance) for each in chance.sample(listed, max(1, len(listed) // 2))}


def any_value(its: Option, chance: random.Random) -> Any:
    """Return a random value of an option whose values are listed."""
    if its.kind == "words":
        return its.read([value for value in its.values if chance.random() < 0.5])
    return its.read([chance.choice(its.values)])
