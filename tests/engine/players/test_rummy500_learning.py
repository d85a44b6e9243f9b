"""The training rounds in C judge positions by the same numbers as the player in Python, and repeat from a seed.

They need numpy and a C compiler.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from shutil import which
from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.kit.sets_and_runs import BIT, bits_of, cards_of, mask_of
from engine.kit.table_melds import Meld, melds_in
from engine.players import INTERMEDIATE, choose
from engine.players.kit.network import Network
from engine.players.rummy500 import planning
from engine.players.rummy500.features import CLUES, MANY, NUMBERS, Sight, Standing, laid_down, standing_of
from engine.rummy500.round import Rummy500View
from engine.rummy500.rules import Rummy500Rules
from tests.narrowing import narrowed
from tests.oracles import NEEDED, oracle

np = oracle("numpy")
if not NEEDED and not which("cc"):
    pytest.skip("there is no C compiler", allow_module_level=True)

from tests.bench.tuning import networks, rummy500  # noqa: E402
from tests.bench.tuning.learner import Part  # noqa: E402

RULES = Rummy500Rules.of("rummy500")


def positions(deal: int, seats: int = 2, **changes: Any) -> Iterator[Rummy500View]:
    """Yield the positions of a round, without those where something can be melded."""
    game = Game(RULES.with_changes(changes), seats, Deals.numbered(deal))
    while not game.scores:
        view = narrowed(game.view(game.to_act[0]), Rummy500View)
        if all(action.kind != "meld" for action in view.legal):
            yield view
        game.play(game.to_act[0], choose(view, INTERMEDIATE, "any"))


def number_of(bit: int) -> int:
    """Return the number of a card in C."""
    return bit.bit_length() - 1


def address(array: Any) -> ctypes.c_void_p:
    """Return where an array begins."""
    return ctypes.c_void_p(array.ctypes.data)


def table_in_c(standing: Standing) -> tuple[Any, Any]:
    """Return the melds on the table for C: their cards, and the places of runs."""
    melds = [mask_of(meld.cards) for meld in standing.table]
    places = [(meld.low, meld.low + len(meld.cards) - 1) if meld.low else (0, 0) for meld in standing.table]
    return np.array(melds or [0], np.uint64), np.array(places or [(0, 0)], np.int32)


def judged_in_c(view: Rummy500View, sight: Sight, standing: Standing) -> tuple[Any, Any, float]:
    """Return the numbers of a position and of the clues, and the value of a draw, as ``rummy500_rounds.c`` has them."""
    row, clues = np.zeros(NUMBERS if sight.seats == 2 else MANY), np.zeros((len(BIT), CLUES))
    masks = (standing.hand, sight.known, sight.thrown, sight.left, sight.unseen, sight.next_known)
    seats, own = len(view.sides), view.seat or 0
    of_others = (
        sight.theirs,
        sight.stock,
        sight.turn,
        sight.bound,
        sight.fewest,
        sight.next_holds,
        sight.partner_holds,
    )
    laid = [view.laid_points[view.sides[(own + seat) % seats]] for seat in range(seats)]
    if view.rules.partners:
        laid[2:] = (0, 0)
    rest = np.array((*of_others, seats, view.rules.partners, *laid, 0, 0), np.int32)
    pile = np.array([*map(number_of, standing.pile)], np.int32)
    melds, places = table_in_c(standing)
    judges, _weights = rummy500.ROUNDS.in_c([rummy500.shipped(many=seats > 2, bound=view.rules.upcard_melded)])
    position = rummy500.ROUNDS.library.position
    position.restype = ctypes.c_double
    drawing = position(
        ctypes.byref(judges[0]),
        *map(address, (np.array(masks, np.uint64), melds, places)),
        len(standing.table),
        address(pile),
        len(pile),
        address(rest),
        ctypes.c_double(sight.partner),
        *map(address, (row, clues)),
    )
    return row, clues, drawing


def laid_in_c(standing: Standing, owed: int) -> tuple[int, int, int]:
    """Return the points laid down, the hand left and the cards that then fit, as ``rummy500_rounds.c`` has them."""
    melds, places = table_in_c(standing)
    hand, fits = ctypes.c_uint64(standing.hand), ctypes.c_uint64()
    points = rummy500.ROUNDS.library.laying(
        *map(address, (melds, places)),
        len(standing.table),
        ctypes.byref(hand),
        ctypes.c_uint64(owed),
        ctypes.byref(fits),
    )
    return points, hand.value, fits.value


@pytest.mark.parametrize(
    ("seats", "changes"), [(2, {}), (2, {"upcard_melded": True}), (3, {}), (4, {}), (4, {"partners": True})]
)
def test_numbers_and_values_in_c_are_those_of_the_player(seats: int, changes: dict[str, Any]) -> None:
    judged, weighed = 0, list[float]()
    for deal in range(1, 9):
        for view in positions(deal, seats, **changes):
            sight, standing = Sight(view, planning.judge_of(view).reading), standing_of(view)
            row, clues, drawing = judged_in_c(view, sight, standing)
            assert row == pytest.approx(sight.numbers(standing))
            if view.phase == "draw" and standing.table:
                [mine] = [each.value for each in planning.rated(view) if each.action.kind == "draw"]
                weighed.append(abs(mine - drawing))
            for bit in bits_of(sight.unseen):
                assert clues[number_of(bit)] == pytest.approx(sight.clues(bit))
            judged += 1
    assert judged > 100
    weighed.sort()
    assert len(weighed) > 50 and weighed[-len(weighed) // 10] < 0.01, "they choose between equal melds otherwise"
    assert weighed[-1] < 3


def test_melding_in_c_is_that_of_the_player() -> None:
    """Each card of the pile that can be melded is taken with those above it, and all is laid down."""
    melded = 0
    for deal in range(1, 13):
        for view in positions(deal):
            standing = standing_of(view)
            for depth in range(1, len(standing.pile) + 1):
                owed, hand = standing.pile[-depth], standing.hand | sum(standing.pile[-depth:])
                [card] = cards_of(owed)
                if not (owed & standing.fitting or any(melds_in(cards_of(hand), card))):
                    continue
                taken = standing._replace(hand=hand, pile=standing.pile[:-depth])
                after = laid_down(RULES, taken, card)
                points, left, _fits = laid_in_c(taken, owed)
                assert points == after.laid - standing.laid
                melded += left == after.hand
    assert melded > 100


def test_a_card_that_fits_twice_joins_the_run() -> None:
    table = (Meld(("7C", "7D", "7H")), Meld(("4S", "5S", "6S"), 4))
    after = laid_down(RULES, Standing(mask_of(["7S", "8S", "KC"]), table, (), 0))
    assert after.hand == mask_of(["KC"]) and after.laid == 15
    assert laid_in_c(Standing(mask_of(["7S", "8S", "KC"]), table, (), 0), 0) == (15, after.hand, after.fitting)


def test_networks_are_written_as_the_player_reads_them() -> None:
    weights, row = rummy500.shipped().networks["draw"], [0.1 * place for place in range(NUMBERS)]
    again = networks.Weights.of(weights.text())
    assert all(np.array_equal(one, other) for one, other in zip(weights, again, strict=True))
    active = np.maximum(weights.hidden @ row + weights.bias, 0)
    assert Network(weights.text()).value(row) == pytest.approx(float(active @ weights.out[:-1] + weights.out[-1]))


def test_a_part_repeats_from_its_seed() -> None:
    part = Part("seed", 60, [rummy500.shipped(), rummy500.shipped()])
    one, same, other = rummy500.played(part), rummy500.played(part), rummy500.played(part._replace(seed="other"))
    assert np.array_equal(one.seen["leave"][0], same.seen["leave"][0]) and np.array_equal(one.clues, same.clues)
    assert not np.array_equal(one.results["styles"], other.results["styles"])
    assert sum(map(len, one.results.values())) == 60
    for rows, targets in one.seen.values():
        assert rows.shape == (len(targets), NUMBERS) and len(targets) > 60
        assert np.isfinite(rows).all() and abs(targets).max() < 600


def test_shipped_networks_win_against_the_linear_player_and_simple_styles() -> None:
    wins, ahead = rummy500.matched("fresh", 300, rummy500.shipped())
    assert wins.mean() > 0.53 and ahead.mean() > 5
    wins, ahead = rummy500.matched("fresh", 300, rummy500.shipped(), style=rummy500.ANY)
    assert wins.mean() > 0.6 and ahead.mean() > 20
    wins, ahead = rummy500.matched("fresh", 300, rummy500.shipped(bound=True), rummy500.shipped(), hasty=2, bound=True)
    assert wins.mean() > 0.5 and ahead.mean() > 0, "the master is better than the expert where the upcard is melded"
    wins, ahead = rummy500.matched("seed", 20, rummy500.shipped(), rummy500.shipped())
    assert not ahead.any() and (wins == 0.5).all(), "equal players share each deal"


@pytest.mark.parametrize(("seats", "partners", "share"), [(3, False, 1 / 3), (4, False, 1 / 4), (4, True, 1 / 2)])
def test_shipped_networks_win_where_more_play(seats: int, partners: bool, share: float) -> None:
    shipped = rummy500.shipped(many=True)
    for style in (rummy500.LINEAR, rummy500.DEAR, rummy500.ANY):
        wins, ahead = rummy500.matched("fresh", 300, shipped, seats=seats, partners=partners, style=style)
        assert wins.mean() > share and ahead.mean() > 0
    wins, ahead = rummy500.matched("seed", 20, shipped, shipped, seats=seats, partners=partners)
    assert abs(ahead).max() < 1e-9 and wins == pytest.approx(share), "equal players share each deal"


def test_a_part_of_many_players_repeats_from_its_seed() -> None:
    part = Part("seed", 30, [rummy500.shipped(many=True)] * 2)
    one, same = rummy500.played(part, many=True), rummy500.played(part, many=True)
    for name, (rows, targets) in one.seen.items():
        assert np.array_equal(rows, same.seen[name][0]) and np.array_equal(targets, same.seen[name][1])
        assert rows.shape == (len(targets), MANY) and len(targets) > 30
