"""Learns the networks of Gin Rummy by self-play: ``python -m tests.bench.tuning.gin``.

Prints the module :mod:`engine.players.gin.networks`. It needs numpy, which ``make oracles`` installs.

A generation plays rounds with the newest networks, against themselves, older ones and players of random simple styles.
With ``--onward`` the first generation begins with the shipped networks instead of styles.
The values of its positions are pulled towards the results (TD(lambda)); those of knocks towards what a knock would have
won, which is known for every hand that could knock, and the weights of clues towards where the cards were.
"""

from __future__ import annotations

import random
import re
import textwrap
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import click
import numpy as np
from numpy.typing import NDArray

from engine.gin.options import GinOptions
from engine.gin.round import SPARED
from engine.gin.rules import GinRules
from engine.kit.sets_and_runs import BIT, bits_of, cards_of
from engine.players.gin import networks
from engine.players.gin.features import CLUES, DISCARD, HAND, TABLE, Leaving, Sight, leavings, shapes_of
from engine.players.gin.planning import WIN, Judge, choices, waiting, worth_a_look

PARTS = 8
"""The parts of a generation, each with its own seed; they can be played in any number of processes."""
NETWORKS = ("leave", "draw", "knock")
NOISE = 5.0
"""The standard deviation of what is added to values to try other actions."""
TRIED = 0.3
"""The share of discards for which other actions are tried."""
LAMBDA = 0.8
"""How much the result counts in the target of a position, compared with the value of the next."""
SCALE = 25.0
"""Points in the unit that networks are fitted in."""
_BITS = tuple(BIT.values())
_ALL = sum(_BITS)
_BATCH = 256
_LEAST_SHARE = 0.02

COMMAND = re.compile("``(python .*?)``")
"""The commands in the docstring of the networks."""

Numbers = NDArray[np.float64]


class Weights(NamedTuple):
    """A network while it is learnt: weights by unit and input, biases of the units, and their factors and a bias."""

    hidden: Numbers
    bias: Numbers
    out: Numbers

    @classmethod
    def at_random(cls, inputs: int, units: int, chance: np.random.Generator) -> Weights:
        """Return a network that knows nothing."""
        factors = chance.normal(0, (2 / inputs) ** 0.5, (units, inputs))
        return cls(factors, np.zeros(units), np.append(chance.normal(0, 1, units), 0.0))

    @classmethod
    def of(cls, text: str) -> Weights:
        """Return the network of a text, as :meth:`text` writes it."""
        *units, last = ([int(number) / 1000 for number in unit.split()] for unit in text.split(";"))
        rows = np.asarray(units)
        return cls(rows[:, :-2], rows[:, -2], np.append(rows[:, -1], last))

    def values(self, rows: Sequence[Sequence[float]]) -> Sequence[float]:
        """Return the values of positions."""
        level = np.asarray(rows) @ self.hidden.T + self.bias
        values: list[float] = (np.maximum(level, 0) @ self.out[:-1] + self.out[-1]).tolist()
        return values

    def text(self) -> str:
        """Return the weights as :class:`engine.players.gin.planning.Network` reads them."""
        units = [(*row, bias, factor) for row, bias, factor in zip(self.hidden, self.bias, self.out, strict=False)]
        every = [" ".join(str(round(1000 * number)) for number in unit) for unit in (*units, self.out[-1:])]
        return ";\n".join("\n".join(textwrap.wrap(unit, 119)) for unit in every)


class Player(Protocol):
    """A player of training rounds."""

    def take(self, table: Table, seat: int) -> bool:
        """Return whether to take the upcard."""

    def discard(self, table: Table, seat: int) -> tuple[Leaving, bool]:
        """Return the discard, and whether to knock with it."""


class Table:
    """A training round: the rules of :class:`engine.gin.round.GinRound`, with masks and without a record."""

    def __init__(self, rules: GinOptions, rng: random.Random) -> None:
        deck = [*_BITS]
        rng.shuffle(deck)
        size = rules.hand_size
        self.rules, self.melds, self.rng = rules, rules.melds, rng
        self.hands = [sum(deck[:size]), sum(deck[size : 2 * size])]
        self.pile, self.stock = [deck[2 * size]], deck[2 * size + 1 :]
        self.limit = rules.limit(*cards_of(self.pile[0]))
        self.known, self.refused = [0, 0], [0, 0]
        self.thrown: list[list[int]] = [[], []]
        self.turn = 1
        self.barred = 0
        self.offered = True

    def sight(self, seat: int, reading: Sequence[float]) -> Sight:
        """Return what a seat sees."""
        hand, known = self.hands[seat], self.known[1 - seat]
        return Sight(
            self.rules,
            hand=hand,
            known=known,
            thrown=self.thrown[1 - seat],
            left=self.refused[1 - seat],
            unseen=_ALL & ~hand & ~sum(self.pile) & ~known,
            stock=len(self.stock),
            turn=self.turn,
            limit=self.limit,
            offered=int(self.offered),
            reading=reading,
        )

    def showdown(self, seat: int, way: Leaving) -> float:
        """Return the value of a knock: the points that it wins or loses, and what winning the round counts."""
        rules, theirs = self.rules, self.hands[1 - seat]
        if way.deadwood == 0:
            return rules.gin_bonus + self.melds.deadwood(theirs) + WIN
        left = self.melds.best_laying_off(theirs, way.melds)[2]
        if left > way.deadwood:
            return left - way.deadwood + rules.knock_bonus + WIN
        return left - way.deadwood - rules.undercut_bonus - WIN

    def play(self, players: Sequence[Player]) -> float:
        """Play the round and return its value for seat 0."""
        seat = 0
        taking = players[0].take(self, 0)
        if not taking:
            self.refused[0] |= self.pile[-1]
            self.turn = 2
            if players[1].take(self, 1):
                seat, taking = 1, True
            else:
                self.refused[1] |= self.pile[-1]
                self.turn = 3
        self.offered = False
        while True:
            card = self._draw(seat, taking=taking)
            self.hands[seat] |= card
            way, knocks = players[seat].discard(self, seat)
            if knocks:
                points = self.showdown(seat, way)
                return points if seat == 0 else -points
            self.hands[seat] = way.hand
            self.known[seat] &= way.hand
            self.pile.append(way.card)
            self.thrown[seat].append(way.card)
            if len(self.stock) <= SPARED:
                return 0.0
            seat, self.turn = 1 - seat, self.turn + 1
            taking = players[seat].take(self, seat)
            if not taking:
                self.refused[seat] |= self.pile[-1]

    def _draw(self, seat: int, *, taking: bool) -> int:
        self.barred = 0
        if not taking:
            return self.stock.pop()
        self.barred = self.pile.pop()
        self.known[seat] |= self.barred
        return self.barred


class Style:
    """A simple player with habits chosen at random. None of them only counts deadwood, as ``counter`` does."""

    def __init__(self, rng: random.Random) -> None:
        self.kin = rng.uniform(0.8, 3)
        """The points for which a card is kept that goes with another of the hand."""
        self.near = rng.uniform(0, 1)
        """The share of that for a card with a gap between."""
        self.fear = rng.choice((0, rng.uniform(0, 6)))
        """The points for which a card is kept from the other who took one that goes with it."""
        self.noise = rng.choice((0.5, 2, 2, 30))
        self.least = rng.choice((20, 20, 20, 20, 7, 4, 0))
        """The most deadwood with which it knocks, if the rules allow it."""
        self.slack = rng.choice((0, 0, 0, 2, -4))
        """The points by which a meld need not lower the deadwood to be taken."""
        self.low = rng.choice((0, 0, 3))
        """The most points of an upcard that is taken for nothing else."""

    def take(self, table: Table, seat: int) -> bool:
        """Return whether to take the upcard."""
        hand, upcard, melds = table.hands[seat], table.pile[-1], table.melds
        both = hand | upcard
        after = melds.least_after_discard(both, upcard)
        if after <= min(table.limit, self.least):
            return True
        joins = any(upcard & each.cards for each in melds.best(both))
        return (joins and after < melds.deadwood(hand) - self.slack) or melds.points(upcard) <= self.low

    def discard(self, table: Table, seat: int) -> tuple[Leaving, bool]:
        """Return the discard, and whether to knock with it."""
        shapes, hand, known = shapes_of(table.melds), table.hands[seat], table.known[1 - seat]
        ways = [*leavings(table.melds, hand, table.barred)]
        best = min(ways, key=lambda way: way.deadwood)
        if best.deadwood <= min(table.limit, self.least):
            return best, True

        def cost(way: Leaving) -> float:
            same, beside, near = shapes.kin[way.card]
            kin = ((same | beside) & hand).bit_count() + self.near * (near & hand).bit_count()
            feared = ((same | beside) & known).bit_count()
            return way.deadwood + self.kin * kin + self.fear * feared + table.rng.gauss(0, self.noise)

        return min(ways, key=cost), False


class Learner:
    """A player with networks, or of a style; its positions are recorded."""

    def __init__(self, judge: Judge, rng: random.Random, style: Style | None = None) -> None:
        self.judge, self.rng, self.style = judge, rng, style
        self.chain: list[tuple[str, Sequence[float], float]] = []
        """By decision, the network, the numbers and the value of the position that it led to."""
        self.knocks: list[tuple[Sequence[float], float]] = []
        """The numbers of each possible knock, and what it would have been worth."""
        self.clues: list[tuple[float, ...]] = []
        """The clues of some hidden cards, how likely they would be without, and whether the other held them."""

    def take(self, table: Table, seat: int) -> bool:
        """Return whether to take the upcard."""
        sight = table.sight(seat, self.judge.reading)
        numbers, upcard = sight.table(), table.pile[-1]
        row = waiting(sight, numbers)
        [value] = self.judge.draw.values([row])
        if self.style:
            taking = self.style.take(table, seat)
        else:
            taking = worth_a_look(sight, upcard)
            if taking:
                best = max(each.value for each in choices(sight, self.judge, numbers, sight.hand | upcard, upcard))
                taking = best > value + self.rng.gauss(0, NOISE)
        if not taking:
            self.chain.append(("draw", row, value))
        return taking

    def discard(self, table: Table, seat: int) -> tuple[Leaving, bool]:
        """Return the discard, and whether to knock with it."""
        sight = table.sight(seat, self.judge.reading)
        if self.rng.random() < 0.1 and sight.unseen:
            self._note_clues(table, seat, sight)
        found = choices(sight, self.judge, sight.table(), sight.hand, table.barred)
        for each in found:
            if each.knocks:
                self.knocks.append((each.numbers, table.showdown(seat, each.leaving)))
                if each.leaving.deadwood == 0:
                    return each.leaving, True
        if self.style:
            way, knocks = self.style.discard(table, seat)
            chosen = next((one for one in found if one.leaving.card == way.card and one.knocks == knocks), found[-1])
        else:
            noise = NOISE if self.rng.random() < TRIED else 0.0
            chosen = max(found, key=lambda each: each.value + (self.rng.gauss(0, noise) if noise else 0.0))
        if not chosen.knocks:
            self.chain.append(("leave", chosen.numbers, chosen.value))
        return chosen.leaving, chosen.knocks

    def _note_clues(self, table: Table, seat: int, sight: Sight) -> None:
        bit = self.rng.choice([*bits_of(sight.unseen)])
        share = min(max(sight.hidden / sight.unseen.bit_count(), _LEAST_SHARE), 1 - _LEAST_SHARE)
        self.clues.append((*sight.clues(bit), share, float(bool(table.hands[1 - seat] & bit))))

    def targets(self, points: float) -> Mapping[str, list[tuple[Sequence[float], float]]]:
        """Return the numbers of the positions with what they turned out to be worth, by network."""
        found: dict[str, list[tuple[Sequence[float], float]]] = {"leave": [], "draw": [], "knock": self.knocks}
        target, later = points, None
        weight = 1.0 if self.style else LAMBDA
        for name, row, value in reversed(self.chain):
            if later is not None:
                target = (1 - weight) * later + weight * target
            found[name].append((row, target))
            later = value
        return found


def some_rules(rng: random.Random) -> GinOptions:
    """Return mostly the usual rules, and sometimes others."""
    rules = GinRules.of("standard")
    if rng.random() < 0.75:
        return rules
    changes: dict[str, Any] = {"knock_limit": rng.choice((10, 10, *range(10)))}
    if rng.random() < 0.3:
        changes["hand_size"] = 7
    if rng.random() < 0.5:
        changes["gin_bonus"] = rng.choice((0, 10, 20, 25, 50))
        changes["undercut_bonus"] = rng.choice((0, 10, 20, 25, 50))
    return rules.with_changes(changes)


class Part(NamedTuple):
    """A part of a generation: rounds to play with these judges, the newest last."""

    seed: str
    rounds: int
    judges: list[Judge]
    styled: bool = False
    """Whether the learner plays in styles, as its networks know nothing yet."""


class Played(NamedTuple):
    """The yield of a part: numbers and targets by network, clues, and the learner's points and wins by opponent."""

    seen: dict[str, tuple[NDArray[np.float32], Numbers]]
    clues: Numbers
    results: dict[str, list[float]]


def played(part: Part) -> Played:
    """Play rounds."""
    rng, newest = random.Random(part.seed), part.judges[-1]
    seen: dict[str, list[tuple[Sequence[float], float]]] = {name: [] for name in NETWORKS}
    clues: list[tuple[float, ...]] = []
    results: dict[str, list[float]] = {"styles": [], "judges": []}
    for _ in range(part.rounds):
        table = Table(some_rules(rng), rng)
        learner = Learner(newest, rng, Style(rng) if part.styled else None)
        against, other = "styles", None
        if not part.styled and rng.random() >= 0.4:
            against = "judges"
            other = Learner(newest if rng.random() < 0.5 else rng.choice(part.judges), rng)
        players: list[Player] = [learner, other or Style(rng)]
        place = rng.randrange(2)
        if place:
            players.reverse()
        points = table.play(players)
        results[against].append(-points if place else points)
        for seat, player in enumerate(players):
            if isinstance(player, Learner) and player.judge is newest:
                for name, its in player.targets(-points if seat else points).items():
                    seen[name] += its
                clues += player.clues
    arrays = {
        name: (np.asarray([row for row, _ in its], np.float32), np.asarray([target for _, target in its]))
        for name, its in seen.items()
    }
    return Played(arrays, np.asarray(clues).reshape(-1, CLUES + 2), results)


def fitted(
    weights: Weights, seen: Sequence[tuple[Any, Numbers]], chance: np.random.Generator, *, epochs: int, rate: float
) -> Weights:
    """Return the weights after some passes over the positions (Adam on the squared error, ever slower)."""
    rows = np.concatenate([one for one, _ in seen]).astype(np.float64)
    targets = np.concatenate([one for _, one in seen]) / SCALE
    parts = [weights.hidden, weights.bias, weights.out / SCALE]
    mean, spread = ([np.zeros_like(part) for part in parts] for _ in range(2))
    step, steps = 0, epochs * (len(rows) // _BATCH + 1)
    for _ in range(epochs):
        order = chance.permutation(len(rows))
        for start in range(0, len(rows), _BATCH):
            chosen = order[start : start + _BATCH]
            its = rows[chosen]
            level = its @ parts[0].T + parts[1]
            active = np.maximum(level, 0)
            error = (active @ parts[2][:-1] + parts[2][-1] - targets[chosen]) / len(chosen)
            back = np.outer(error, parts[2][:-1]) * (level > 0)
            step += 1
            speed = rate * (1 - 0.9 * step / steps)
            for place, slope in enumerate((back.T @ its, back.sum(0), np.append(error @ active, error.sum()))):
                decayed = slope + 1e-5 * parts[place]
                mean[place] = 0.9 * mean[place] + 0.1 * decayed
                spread[place] = 0.999 * spread[place] + 0.001 * decayed**2
                size = np.sqrt(spread[place] / (1 - 0.999**step)) + 1e-8
                parts[place] = parts[place] - speed * mean[place] / (1 - 0.9**step) / size
    return Weights(parts[0], parts[1], parts[2] * SCALE)


def reading_of(seen: Sequence[Numbers], before: Sequence[float]) -> tuple[float, ...]:
    """Return the weights of clues by which hidden cards were where they were (logistic regression by Newton)."""
    every = np.concatenate(seen)
    share, held = every[:, -2], every[:, -1]
    clues = np.concatenate([every[:, :-2], np.ones((len(every), 1))], axis=1)
    weights = np.asarray(before, dtype=np.float64)
    for _ in range(30):
        odds = 1 / (1 + np.exp(-(np.log(share / (1 - share)) + clues @ weights)))
        slope = clues.T @ (odds - held) + weights
        curve = (clues * (odds * (1 - odds))[:, None]).T @ clues + np.eye(len(weights))
        weights = weights - np.linalg.solve(curve, slope)
    return tuple(float(weight) for weight in weights)


def module(judge: Judge, made_by: Sequence[str]) -> str:
    """Return the source of the module with these networks, made by some commands one after the other."""
    reading = ", ".join(f"{weight:.3f}" for weight in judge.reading)
    steps = ", then\n".join(f"``{command}``" for command in made_by)
    lines = [f'"""The networks of :mod:`engine.players.gin.planning`, in thousandths.\n\nMade by {steps}.\n"""\n']
    lines += textwrap.wrap(f"READING = ({reading})", 119, subsequent_indent="    ")
    for name in NETWORKS:
        lines.append(f'\n{name.upper()} = """\n{getattr(judge, name).text()}\n"""')
    return "\n".join(lines)


def result(points: Sequence[float]) -> str:
    """Return the mean value of rounds and the share won in words."""
    won = sum((each > 0) + 0.5 * (each == 0) for each in points) / max(1, len(points))
    return f"{sum(points) / max(1, len(points)):+.2f} ({won:.1%} of {len(points)} rounds)"


def unlearnt(units: int, chance: np.random.Generator) -> Judge:
    """Return networks that know nothing."""
    own = HAND + TABLE
    return Judge(
        leave=Weights.at_random(own + DISCARD, units, chance),
        draw=Weights.at_random(own, units, chance),
        knock=Weights.at_random(own, units // 2, chance),
        reading=(0.0,) * (CLUES + 1),
    )


def shipped() -> Judge:
    """Return the networks that play now."""
    leave, draw, knock = (Weights.of(getattr(networks, name.upper())) for name in NETWORKS)
    return Judge(leave, draw, knock, networks.READING)


@click.command()
@click.option("--generations", default=10, show_default=True)
@click.option("--rounds", default=8000, show_default=True, help="Rounds of a generation; the first ones have fewer.")
@click.option("--units", default=32, show_default=True, help="Hidden units of a network; half of them for knocks.")
@click.option("--rate", default=0.0015, show_default=True, help="How fast networks learn after the first generation.")
@click.option("--kept", default=4, show_default=True, help="The generations whose positions are learnt from.")
@click.option("--seed", default="gin", show_default=True)
@click.option("--processes", default=2, show_default=True)
@click.option("--onward", is_flag=True, help="Begin with the shipped networks, and play all rounds from the start.")
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help="Where every generation is written.")
def main(
    *,
    generations: int,
    rounds: int,
    units: int,
    rate: float,
    kept: int,
    seed: str,
    processes: int,
    onward: bool,
    file: Path | None,
) -> None:
    """Learn the networks of Gin Rummy and print them as a module."""
    chance = np.random.default_rng([*seed.encode()])
    judges = [shipped() if onward else unlearnt(units, chance)]
    made_by = COMMAND.findall(networks.__doc__ or "") if onward else []
    command = "python -m tests.bench.tuning.gin"
    command += f" --rounds {rounds} --units {units} --rate {rate} --kept {kept} --seed {seed}"
    games: list[Played] = []
    with ProcessPoolExecutor(processes) as workers:
        for generation in range(generations):
            began, last = time.monotonic(), judges[-1]
            first = generation == 0 and not onward
            size = int(rounds * (1 if onward else min(1, (generation + 2) / 8))) // PARTS
            parts = [Part(f"{seed} {generation} {part}", size, judges, styled=first) for part in range(PARTS)]
            newest = [*workers.map(played, parts)]
            games = [*(games[-PARTS * (kept - 1) :] if kept > 1 and (generation > 1 or onward) else ()), *newest]
            nets = {
                name: fitted(
                    getattr(last, name),
                    [one.seen[name] for one in games],
                    chance,
                    epochs=6 if first else 3,
                    rate=0.003 if first else rate,
                )
                for name in NETWORKS
            }
            judges.append(Judge(**nets, reading=reading_of([one.clues for one in games], last.reading)))
            shown = ", ".join(
                f"{against} {result([each for one in newest for each in one.results[against]])}"
                for against in newest[0].results
            )
            click.echo(f"generation {generation}: {shown}, {time.monotonic() - began:.0f} s", err=True)
            now = f"{command} --generations {generation + 1}{' --onward' if onward else ''}"
            source = module(judges[-1], [*made_by, now])
            if file:
                file.write_text(f"{source}\n", "utf-8")
    click.echo(source)


if __name__ == "__main__":
    main()
