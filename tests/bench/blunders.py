"""Counts obvious blunders of computer players in self-play: ``python -m tests.bench.blunders``.

Each rule is a function from a decision (the view before it, the action, and the next player's view after it) to whether
that was a blunder. The rules judge by what the seat could know. They are stated in the functions' docstrings, which the
command prints with ``--rules``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import le
from typing import Any, NamedTuple, TypeAlias

import click

from engine import players
from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, NAMES, NATURALS, WILD_JOKER, is_wild
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card, rank, suit
from engine.game import Game
from engine.games import GAMES
from engine.kit.sets_and_runs import BIT, bits_of, mask_of
from engine.pinochle.options import order
from engine.players.selfplay import Chooser, deals_of
from engine.rules import Rules
from engine.types import Action
from engine.view import View
from tests.narrowing import narrowed

LARGE_PILE = 7
"""The size of a pile that nobody gives away lightly."""
TARGET_NATURALS = 2
"""The natural canastas that going out needs where two must be natural and two mixed."""


class Decision(NamedTuple):
    """A decision: the view before it, the action, and after it the view of the seat that acts next."""

    view: Any
    action: Action
    after: View | None


Rule: TypeAlias = Callable[[Decision], bool]


# Canasta


def wild_discarded(decision: Decision) -> bool:
    """Discard a wild card although wild cards in the hand could close a canasta."""
    view, action = decision.view, decision.action
    return action.kind == "discard" and is_wild(action.cards[0]) and any(_closing(view))


def canasta_left_open(decision: Decision) -> bool:
    """End the turn although one wild card in the hand would close a canasta.

    Exceptions: no card would be left to discard without going out; or six naturals are kept for a natural canasta that
    going out still needs.
    """
    view, action = decision.view, decision.action
    if action.kind not in ("discard", "pass"):
        return False
    return any(len(meld.cards) == 1 and not _wanted_natural(view, meld) for meld in _closing(view))


def joker_discarded(decision: Decision) -> bool:
    """Discard a joker although it could be melded, or another card could be discarded."""
    view, action = decision.view, decision.action
    if action.kind != "discard" or KIND[action.cards[0]] != WILD_JOKER:
        return False
    return any(
        (other.kind == "meld" and any(KIND[card] == WILD_JOKER for card in other.cards))
        or (other.kind == "discard" and KIND[other.cards[0]] != WILD_JOKER)
        for other in view.legal
    )


def pile_given(decision: Decision) -> bool:
    """Let the next opponent take a pile of seven or more cards onto a meld, although a safe card was held.

    A card is safe if it is natural or a black three and fits no meld of that opponent.
    """
    view, action, after = decision
    if action.kind != "discard" or len(view.pile) + 1 < LARGE_PILE or not isinstance(after, CanastaView):
        return False
    if after.seat is None or after.sides[after.seat] == view.sides[view.seat]:
        return False
    if not any(other.kind == "take" and other.target and not other.cards for other in after.legal):
        return False
    theirs = view.melds[after.sides[after.seat]]
    return any(
        other.kind == "discard" and KIND[other.cards[0]] <= BLACK_THREE and not _fits(theirs, other.cards[0])
        for other in view.legal
    )


def known_pair_served(decision: Decision) -> bool:
    """Discard a match for two cards that the next opponent took with a pile and kept, although others were held.

    The pile has seven or more cards, that opponent has melded, and the pile is then taken.
    """
    view, action, after = decision
    if action.kind != "discard" or len(view.pile) + 1 < LARGE_PILE or not isinstance(after, CanastaView):
        return False
    if after.seat is None or after.sides[after.seat] == view.sides[view.seat] or not view.known:
        return False
    known = Counter(KIND[card] for card in view.known[after.seat])
    if not view.opened[after.sides[after.seat]] or known[KIND[action.cards[0]]] < 2:
        return False
    if not any(other.kind == "take" and other.target for other in after.legal):
        return False
    theirs = view.melds[after.sides[after.seat]]
    return any(
        other.kind == "discard"
        and KIND[other.cards[0]] <= BLACK_THREE
        and known[KIND[other.cards[0]]] == 0
        and not _fits(theirs, other.cards[0])
        for other in view.legal
    )


def foot_left_down(decision: Decision) -> bool:
    """End the turn with a foot waiting although a single legal meld would leave at most one card in the hand."""
    view, action = decision.view, decision.action
    if action.kind != "discard" or not view.has_foot or len(view.hand) == 1:
        return False
    return any(other.kind == "meld" and len(view.hand) - len(other.cards) <= 1 for other in view.legal)


def _closing(view: CanastaView) -> Iterator[Action]:
    """Yield the legal melds that close a canasta with wild cards only and leave two cards, or a foot to take up."""
    if view.seat is None:
        return
    laid = {meld.name or meld.rank: len(meld.cards) for meld in view.melds[view.sides[view.seat]]}
    for action in view.legal:
        if action.kind != "meld" or not action.cards or not all(map(is_wild, action.cards)):
            continue
        size = laid.get(action.target, 0)
        left = len(view.hand) - len(action.cards)
        if size < CANASTA <= size + len(action.cards) and (left > 1 or view.has_foot):
            yield action


def _wanted_natural(view: CanastaView, action: Action) -> bool:
    """Return whether a meld that wild cards would close is natural, and a natural canasta is needed to go out."""
    if view.seat is None or view.rules.canasta_kinds != "two-natural-two-mixed":
        return False
    mine = view.melds[view.sides[view.seat]]
    meld = next(meld for meld in mine if (meld.name or meld.rank) == action.target)
    return not meld.wilds and sum(meld.canasta == "natural" for meld in mine) < TARGET_NATURALS


def _fits(melds: Iterable[Meld], card: Card) -> bool:
    """Return whether a natural card can be laid onto one of these melds."""
    for meld in melds:
        if meld.sequence:
            kinds = sorted(KIND[one] for one in meld.cards)
            if meld.rank == suit(card) and KIND[card] in (kinds[0] - 1, kinds[-1] + 1) and len(kinds) < CANASTA:
                return True
        elif KIND[card] in NATURALS and meld.rank == NAMES[KIND[card]]:
            return True
    return False


# Pinochle, Binokel and Bezique


def meld_forgone(decision: Decision) -> bool:
    """Skip a scoring meld after the last trick before the stock runs out, when it can be made for the last time."""
    view, action = decision.view, decision.action
    if view.phase != "melding" or action.kind != "draw" or view.stock > 1:
        return False
    return any(
        other.kind == "meld" and any(meld.points > 0 and set(meld.cards) == set(other.cards) for meld in view.meldable)
        for other in view.legal
    )


def counter_thrown_away(decision: Decision) -> bool:
    """Lose a plain ace or ten, although a plain card below the jack could have been played and lost instead."""
    view, action = decision.view, decision.action
    if action.kind != "play" or not view.trick or view.phase_two or view.rules.phase_one_tricks == "no":
        return False

    def loses(card: Card) -> bool:
        return suit(card) != view.trump and not order(view.trump).beats(card, view.trick[0])

    card = action.cards[0]
    if rank(card) not in ("A", "10") or not loses(card):
        return False
    return any(
        other.kind == "play" and rank(other.cards[0]) in ("7", "8", "9") and loses(other.cards[0])
        for other in view.legal
    )


# Gin Rummy


def collected_card_fed(decision: Decision) -> bool:
    """Discard what may make a meld with a card that the opponent took, although another card was as good to discard.

    As good is a card that can make no such meld, and whose discard leaves no more deadwood and no fewer cards to wait
    for.
    """
    view, action = decision.view, decision.action
    if action.kind != "discard":
        return False

    melds = view.rules.melds
    taken, unplaced = (mask_of(cards) for cards in (view.known[1 - view.seat], view.unplaced()))

    def feeds(card: Card) -> bool:
        others = ((one, other) for one in bits_of(taken) for other in bits_of(taken | unplaced) if one != other)
        return any(melds.is_meld(BIT[card] | one | other) for one, other in others)

    def left(card: Card) -> tuple[int, int]:
        rest = mask_of(view.hand) & ~BIT[card]
        return melds.deadwood(rest), -len(view.waiting_for(rest))

    [card] = action.cards
    if not feeds(card):
        return False
    deadwood, waits = left(card)
    return any(
        other.kind == "discard" and not feeds(other.cards[0]) and all(map(le, left(other.cards[0]), (deadwood, waits)))
        for other in view.legal
    )


RULES: Mapping[str, Mapping[str, Rule]] = {
    "canasta": {
        "wild card discarded": wild_discarded,
        "canasta left open": canasta_left_open,
        "joker discarded": joker_discarded,
        "pile given to a meld": pile_given,
        "pile given to a known pair": known_pair_served,
        "foot left down": foot_left_down,
    },
    "pinochle": {"meld forgone": meld_forgone, "counter thrown away": counter_thrown_away},
    "gin": {"collected card fed": collected_card_fed},
}
"""The rules of each game, by name."""


class Scan(NamedTuple):
    """The blunders of one level in one preset, and what they are measured against."""

    rounds: int
    turns: int
    blunders: Counter[str]
    out: int
    """The rounds in which a side went out."""
    foot_turns: tuple[int, ...]
    """For each foot that was taken up, the turns that its player had had before."""
    feet: int
    """The feet dealt."""


def scan(rules: Rules, level: str, rounds: Iterable[int], seed: str = "blunders") -> Scan:
    """Play rounds of a level against itself and count its blunders."""
    found: Counter[str] = Counter()
    turns = played = out = feet = 0
    foot_turns: list[int] = []

    def player(view: View, seed: str) -> Action:
        return players.choose(view, level, seed)

    for number in rounds:
        seats = rules.seats_played()[0]
        had = [0] * seats
        waiting = [False] * seats
        for decision in self_play(rules, seats, player, number, seed):
            view, action = decision.view, decision.action
            found.update(name for name, rule in RULES[rules.game].items() if rule(decision))
            turns += action.kind in ("discard", "pass", "play")
            if isinstance(view, CanastaView):
                if view.turn == 1 and view.feet:
                    waiting = [True] * seats
                had[view.seat or 0] += action.kind == "discard"
                if decision.after is not None and view.feet:
                    for seat in range(seats):
                        if waiting[seat] and not narrowed(decision.after, CanastaView).feet[seat]:
                            waiting[seat] = False
                            foot_turns.append(had[seat])
                if decision.after is None or decision.after.round != view.round:
                    out += len(view.hand) - len(action.cards) == 0 and action.kind in ("discard", "meld")
        feet += seats * bool(getattr(rules, "foot", 0))
        played += 1
    return Scan(played, turns, found, out, tuple(foot_turns), feet)


def self_play(rules: Rules, seats: int, player: Chooser, number: int, seed: str) -> Iterator[Decision]:
    """Yield every decision of a round of a player against itself."""
    game = Game(rules, seats, deals_of(seed, number))
    while game.to_act and not game.scores:
        seat = game.to_act[0]
        view = game.view(seat)
        action = player(view, f"{seed} {number} {seat}")
        game.play(seat, action)
        yield Decision(view, action, game.view(game.to_act[0]) if game.to_act and not game.scores else None)


def figure(found: Scan, game: str) -> str:
    """Return the counts of a scan in one line."""
    counts = ", ".join(f"{name} {found.blunders[name]}" for name in RULES[game])
    line = f"{counts} ({found.turns} turns)"
    if game == "canasta":
        line += f"; out in {found.out} of {found.rounds} rounds"
    if found.feet:
        mean = sum(found.foot_turns) / max(1, len(found.foot_turns))
        line += f"; {len(found.foot_turns)} of {found.feet} feet taken up, after {mean:.1f} turns"
    return line


PRESETS = {preset: game for game in RULES for preset in GAMES[game].presets}
"""The presets whose games have rules for blunders, and the game of each."""
ROUNDS = {players.MASTER: 1}
"""The rounds that ``make bench`` plays, by level; of the quicker levels :data:`QUICK_ROUNDS`."""
QUICK_ROUNDS = 10


def run() -> Iterator[tuple[str, str]]:
    """Yield the counts of every preset and level, for ``make bench``."""
    for preset, game in PRESETS.items():
        for level in players.LEVELS:
            rounds = range(1, ROUNDS.get(level, QUICK_ROUNDS) + 1)
            yield f"{preset}, {level}", figure(scan(GAMES[game].of(preset), level, rounds), game)


@click.command()
@click.option("--preset", "presets", multiple=True, type=click.Choice([*PRESETS]), help="By default all of them.")
@click.option("--level", "levels", multiple=True, type=click.Choice(players.LEVELS), help="By default all of them.")
@click.option("--rounds", default=QUICK_ROUNDS, show_default=True)
@click.option("--seed", default="blunders", show_default=True)
@click.option("--rules", "explain", is_flag=True, help="Print what counts as a blunder.")
def main(*, presets: tuple[str, ...], levels: tuple[str, ...], rounds: int, seed: str, explain: bool) -> None:
    """Count the blunders of computer players in self-play."""
    if explain:
        for rules in RULES.values():
            for name, rule in rules.items():
                click.echo(f"{name}: {' '.join((rule.__doc__ or '').split())}")
        return
    for preset in presets or PRESETS:
        game = PRESETS[preset]
        for level in levels or players.LEVELS:
            found = scan(GAMES[game].of(preset), level, range(1, rounds + 1), seed)
            click.echo(f"{preset}, {level}: {figure(found, game)}")


if __name__ == "__main__":
    main()
