"""The lead of a hint where the play is solved: both choices, played on to the end, differ by as much."""

from __future__ import annotations

from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.kit.pinochle_cards import LAST_TRICK_POINTS
from engine.kit.tricks import Duties
from engine.players import ADVANCED, BEGINNER, INTERMEDIATE, MASTER, choose, decide, pinochle, rubicon
from engine.players.kit import endgame
from engine.players.kit.endgame import Endgame
from engine.players.policy import Lead
from engine.rules import Rules
from engine.types import Action
from tests.examples import sampled

SOLVED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "pinochle": ("pinochle", "points", {}),
    "binokel": ("pinochle", "points", {}),
    "bezique": ("pinochle", "points", {}),
    "penalty": ("pinochle", "points", {"preset": "pinochle", "no_trick_penalty": True, "overplay": "always"}),
    "german-whist": ("german-whist", "tricks", {}),
    "fifty": ("german-whist", "tricks", {}),
    "rubicon": ("rubicon", "last-trick", {}),
    "chinese": ("rubicon", "last-trick", {}),
}
"""By preset, or a name for changed options: the game whose phase two is solved, the unit of its leads, and options."""


def rules_of(name: str) -> Rules:
    game, _, options = SOLVED[name]
    preset = options.get("preset", name)
    return GAMES[game].of(preset).with_changes({key: its for key, its in options.items() if key != "preset"})


class PlayedOn:
    """Plays rounds on as well as both can, with one solver, and counts what a seat takes."""

    def __init__(self, game: str, view: Any) -> None:
        self.game, self.rules = game, view.rules
        if game == "pinochle":
            self.solver = pinochle.policies.endgame(view.rules, view.trump)
        elif game == "rubicon":
            self.solver = rubicon.policies.endgame(view.rules, view.trump)
        else:
            self.solver = Endgame(view.order, Duties(), points=dict.fromkeys(view.rules.ranks, 1))

    def taken(self, played: Any, seat: int, action: Action) -> int:
        """Return the points or tricks of a seat at the end of a round that goes on with an action."""
        played = played.copy()
        played.play(seat, action)
        while not played.over:
            state, mover = played.state, played.to_act[0]
            hand, other = state.hands[mover], state.hands[1 - mover]
            playable = [each.cards[0] for each in played.legal(mover) if each.kind == "play"]
            led = state.trick[0] if state.trick else None
            found = self.solver.follow(led, playable, hand, other) if led else self.solver.lead(hand, other)
            card = next(card for card in playable if card.rstrip("'") == found.card.rstrip("'"))
            played.play(mover, Action("play", (card,)))
        return self._counted(played.state, seat)

    def _counted(self, state: Any, seat: int) -> int:
        won = [trick for trick in state.tricks if trick.winner == seat]
        last: bool = state.tricks[-1].winner == seat
        if self.game == "german-whist":
            return len(won)
        if self.game == "rubicon":
            return int(self.rules.last_trick_points) * last
        bonus = LAST_TRICK_POINTS if last and self.rules.last_trick else 0
        return int(sum(trick.points for trick in won if trick.phase_two)) + bonus


def endings(rules: Rules, deal: int) -> Game:
    """Return a game at the beginning of a phase two."""
    playing = Game(rules, 2, Deals.numbered(deal))
    level = BEGINNER if rules.game == "german-whist" else INTERMEDIATE
    while not (view := playing.view(playing.to_act[0])).phase_two:  # type: ignore[attr-defined]
        playing.play(playing.to_act[0], choose(view, level, b""))
    return playing


@sampled
@pytest.mark.parametrize("name", SOLVED)
def test_both_choices_played_on_differ_by_the_lead(name: str) -> None:
    """And every card that brings less than the hint's brings no more than the named one."""
    game, unit, _ = SOLVED[name]
    led = 0
    for deal in (1, 2):
        playing = endings(rules_of(name), deal)
        after = PlayedOn(game, playing.view(0))
        while not playing.round.over:
            seat = playing.to_act[0]
            view: Any = playing.view(seat)
            if len(view.legal) > 1 and (game == "rubicon" or len(view.hand) % 2):  # half of the dear ones
                action, lead = decide(view, MASTER, "any")
                assert action == choose(view, MASTER, "any")
                values = {each: after.taken(playing.round, seat, each) for each in view.legal}
                led += _is_true(lead, values, action, unit)
            # A weaker player makes mistakes, so that there is something to gain.
            playing.play(seat, choose(view, INTERMEDIATE, b""))
    assert led


def _is_true(lead: Lead | None, values: dict[Action, int], action: Action, unit: str) -> bool:
    """Check a lead by what each action brings, and return whether there is one."""
    assert values[action] == max(values.values())
    worse = [value for value in values.values() if value < values[action]]
    if not lead:
        assert not worse
        return False
    assert (lead.action, lead.unit, lead.deals) == (action, unit, None)
    assert values[lead.other] == max(worse) == values[action] - lead.value
    return isinstance(lead.value, int)


def test_a_choice_without_a_lead_compares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = endings(rules_of("bezique"), 1)
    view = playing.view(playing.to_act[0])
    monkeypatch.delattr(Endgame, "worse")
    assert choose(view, ADVANCED, "any") in view.legal
    with pytest.raises(AttributeError):
        decide(view, ADVANCED, "any")


def test_what_is_not_solved_has_no_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = endings(rules_of("pinochle"), 1)
    view = playing.view(playing.to_act[0])
    assert decide(view, MASTER, "any").lead
    monkeypatch.setattr(endgame, "_SMALL_BUDGET", 30)
    assert not decide(view, MASTER, "any").lead


def test_a_known_hand_in_piquet_has_a_lead_without_deals() -> None:
    """It is the lead in points of the whole score, with the cards, capot and pique."""
    led = 0
    for deal in range(1, 31):
        playing = Game(GAMES["piquet"].of("cent"), 2, Deals.numbered(deal))
        while not playing.round.over:
            seat = playing.to_act[0]
            view: Any = playing.view(seat)
            if view.phase in ("lead", "follow") and len(view.legal) > 1 and len(view.hand) <= 3:
                action, lead = decide(view, MASTER, "any")
                if len(view.surely_held(view.other)) == view.hand_counts[view.other]:
                    values = {each: _ahead(playing.round, seat, each) for each in view.legal}
                    led += _is_true(lead, values, action, "points")
                else:
                    assert not lead or (lead.deals and lead.deals > 1)
            playing.play(seat, choose(view, INTERMEDIATE, b""))
    assert led


def _ahead(played: Any, seat: int, action: Action) -> int:
    """Return how far a seat is ahead at the end after an action, if both play as well as possible."""
    after = played.copy()
    after.play(played.to_act[0], action)
    if after.over:
        mine, theirs = (sum(line.points for line in after.score()[side]) for side in (seat, 1 - seat))
        return int(mine - theirs)
    mover = after.to_act[0]
    values = [_ahead(after, seat, each) for each in after.legal(mover)]
    return max(values) if mover == seat else min(values)
