"""Compares players of auction Pinochle and counts the bids they make: ``python -m tests.bench.auctions``.

Every deal is played once for each side with that side as the first player and all others as the second. So where three
play alone, one meets two.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import click

from engine import players
from engine.auction_pinochle.bidding import must_bid
from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.auction_pinochle.scoring import result
from engine.auction_pinochle.state import AuctionState
from engine.game import Game
from engine.players.selfplay import NORMAL, Chooser, deals_of
from engine.types import Action
from engine.view import View
from tests.bench.references import NAMES, chooser

_MADE = ("durch", "made", "untendurch")


class Contract(NamedTuple):
    """Who had the contract of a deal (0: the first player), whether that was its choice, and whether it was made."""

    player: int
    chosen: bool
    made: bool


class Played(NamedTuple):
    """A deal in all its seatings: the first player's lead in points, and the contracts."""

    lead: float
    contracts: list[Contract]


class Timed:
    """A player whose processor time is measured."""

    def __init__(self, its: Chooser) -> None:
        self.its = its
        self.times: list[float] = []

    def __call__(self, view: View, seed: str) -> Action:
        """Return the player's action. Decisions without a choice are not measured."""
        start = time.process_time()
        action = self.its(view, seed)
        if len(view.legal) > 1:
            self.times.append(1000 * (time.process_time() - start))
        return action


def deals(rules: AuctionPinochleRules, pair: tuple[Chooser, Chooser], number: int, seed: str) -> Iterator[Played]:
    """Play deals in all seatings."""
    [seats] = rules.seats_played()
    sides = rules.sides(seats)
    for deal in range(1, number + 1):
        leads: list[float] = []
        contracts: list[Contract] = []
        for first in range(max(sides) + 1):
            game = Game(rules, seats, deals_of(seed, deal))
            state: AuctionState = game.round.state  # type: ignore[attr-defined]
            while game.to_act and not game.scores:
                seat = game.to_act[0]
                state = game.round.state  # type: ignore[attr-defined]
                game.play(seat, pair[sides[seat] != first](game.view(seat), f"{seed} {deal} {seat}"))
            others = [points for side, points in enumerate(game.totals) if side != first]
            leads.append(game.totals[first] - fmean(others))
            contracts += _contract(rules, state, first)
        yield Played(fmean(leads), contracts)


def _contract(rules: AuctionPinochleOptions, state: AuctionState, first: int) -> Iterator[Contract]:
    if state.bidder is not None:
        own = [number for number, (seat, bid) in enumerate(state.calls) if seat == state.bidder and bid]
        chosen = bool(own) and not (own == [0] and must_bid(rules, ()))
        yield Contract(int(state.side != first), chosen, result(state).code in _MADE)


def share(contracts: list[Contract]) -> str:
    """Return how many contracts were made, with the interval of the share."""
    number, made = len(contracts), sum(each.made for each in contracts)
    if not number:
        return "none"
    # Wilson's interval, which stays within 0 and 1.
    centre = (made + NORMAL**2 / 2) / (number + NORMAL**2)
    half = NORMAL * sqrt(made * (number - made) / number + NORMAL**2 / 4) / (number + NORMAL**2)
    return f"{made} of {number} ({made / number:.0%}, {centre - half:.0%} to {centre + half:.0%})"


@click.command()
@click.option("--preset", default="cutthroat", show_default=True, type=click.Choice(AuctionPinochleOptions.presets))
@click.option("--player", default="master", show_default=True, type=click.Choice((*players.LEVELS, *NAMES)))
@click.option("--other", default="expert", show_default=True, type=click.Choice((*players.LEVELS, *NAMES)))
@click.option("--deals", "number", default=20, show_default=True)
@click.option("--seed", default="auctions", show_default=True)
def main(*, preset: str, player: str, other: str, number: int, seed: str) -> None:
    """Play a player against others; print its lead, the contracts that each made, and the time of its decisions."""
    first, second = Timed(chooser(player)), Timed(chooser(other))
    played = list(deals(AuctionPinochleRules.of(preset), (first, second), number, seed))
    leads = [each.lead for each in played]
    lead, error = fmean(leads), NORMAL * stdev(leads) / sqrt(len(leads))
    click.echo(
        f"{preset}: {player} against {other}: {lead:+.1f} points a deal ({lead - error:+.1f} to {lead + error:+.1f}, "
        f"{number} deals)"
    )
    for which, (name, its) in enumerate(((player, first), (other, second))):
        contracts = [each for one in played for each in one.contracts if each.player == which]
        bids = [each for each in contracts if each.chosen]
        forced = [each for each in contracts if not each.chosen]
        times = sorted(its.times) or [0.0]
        click.echo(
            f"  {name}: bids made {share(bids)}; forced contracts made {share(forced)}; "
            f"{fmean(times):.0f} ms, 99th percentile {times[99 * len(times) // 100]:.0f}"
        )


if __name__ == "__main__":
    main()
