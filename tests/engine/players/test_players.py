"""Computer players: legal and reproducible choices, strength, and judgement in chosen positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView, Meld, TurnFacts
from engine.cards import JOKER, Card, rank
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES, game_with
from engine.players import ADVANCED, BEGINNER, LEVELS, choose
from engine.players.canasta import careful, planning
from engine.players.policy import PolicyContext
from engine.rules import Rules
from engine.types import Action
from engine.view import View
from tests.cards import parse
from tests.examples import in_soak_too, more, sampled

RULES = CanastaRules.of("classic")
QUICK = LEVELS[:4]
"""The levels that play whole games quickly."""


def play(deals: Deals, *levels: str | None, rounds: int | None = None, rules: CanastaRules = RULES) -> Game:
    """Play a game, or some rounds of it, with a level or (``None``) random play in each seat."""
    game = Game(rules, len(levels), deals)
    chance = random.Random(deals.commitment())
    while game.to_act and (rounds is None or len(game.scores) < rounds):
        seat = game.to_act[0]
        level = levels[seat]
        if level is None:
            action = chance.choice(game.legal(seat))
        else:
            action = choose(game.view(seat), level, str(len(game.actions)))
        game.play(seat, action)
    return game


# The contract


@sampled
@pytest.mark.parametrize("level", QUICK)
def test_a_game_between_two_ends_at_the_target(level: str) -> None:
    game = play(Deals.numbered(1), level, level)
    assert game.winners
    assert max(game.totals) >= RULES.target
    assert Game.replay(game.record).totals == game.totals


def positions(rules: Rules, number: int, seats: int = 2, every: int = 9) -> Iterator[View]:
    """Yield some views of seats with a choice, from a round between two advanced players."""
    game = Game(rules, seats, Deals.numbered(number))
    while not game.round.over:
        view = game.view(game.to_act[0])
        if len(game.actions) % every == 0 and len(view.legal) > 1:
            yield view
        game.play(game.to_act[0], choose(view, ADVANCED, ""))


@sampled
@in_soak_too
@pytest.mark.parametrize("preset", ["classic", "partners", "pinochle"])
def test_equal_seeds_give_equal_legal_choices(preset: str) -> None:
    rules = GAMES[game_with(preset)].of(preset)
    for view in positions(rules, 2, rules.seats_played()[0], every=80 // more(1, 8)):
        for level in LEVELS:
            action = choose(view, level, "seed")
            assert action in view.legal
            assert choose(view, level, b"seed") == choose(view, level, b"seed")
            assert choose(view, level, "seed") == action


@sampled
@in_soak_too
@pytest.mark.parametrize("level", QUICK)
def test_choices_are_legal_in_any_position(level: str) -> None:
    """A computer player may take over a seat in the middle of a turn."""
    chance = random.Random(5)
    for number in range(1, 1 + more(6, 40)):
        game = Game(RULES, 2, Deals.numbered(number))
        while not game.round.over:
            seat = game.to_act[0]
            legal = game.legal(seat)
            if chance.random() < 0.3:
                view = game.view(seat)
                assert choose(view, level, "") in view.legal
            game.play(seat, chance.choice(legal))


@sampled
@in_soak_too
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(
    "options",
    [{"canastas_to_go_out": 2}, {"cards_drawn": 1, "hand_size": 11}, {"wild_limit": 2}, {"target": 200}],
    ids=str,
)
def test_it_plays_with_changed_options(level: str, options: dict[str, int]) -> None:
    rules = CanastaRules(preset="classic", **options)
    rules.check(2)
    rounds = more(4, 20)
    game = play(Deals.numbered(4), level, level, rounds=rounds, rules=rules)
    assert game.winners or len(game.scores) == rounds


def test_the_mood_follows_from_the_seed_and_affects_play() -> None:
    differs = 0
    for view in positions(RULES, 6, every=2):
        calm, bold = choose(view, ADVANCED, "seed", 0), choose(view, ADVANCED, "seed", 100)
        assert choose(view, ADVANCED, "seed") in (calm, bold)
        differs += calm != bold
    assert differs


def test_it_deals_between_rounds() -> None:
    view = play(Deals.numbered(3), ADVANCED, ADVANCED, rounds=1).view(0)
    assert all(choose(view, level, "") == Action("deal") for level in LEVELS)


def test_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no computer player 'omniscient'"):
        choose(Game(RULES, 2, Deals.numbered(1)).view(0), "omniscient", "")


def test_a_seat_not_to_act_has_no_choice() -> None:
    game = Game(RULES, 2, Deals.numbered(1))
    with pytest.raises(ValueError, match="nothing to do"):
        choose(game.view(1 - game.to_act[0]), ADVANCED, "")


# Strength


@pytest.mark.soak
@in_soak_too
@pytest.mark.parametrize("level", [BEGINNER, ADVANCED])
def test_it_beats_random_play(level: str) -> None:
    """It wins at least three of four games, with each deal played from both seats."""
    won, deals = 0, more(4, 20)
    for number in range(1, 1 + deals):
        won += play(Deals.numbered(number), level, None).winners == (0,)
        won += play(Deals.numbered(number), None, level).winners == (1,)
    assert won >= 1.5 * deals


# Judgement. Each case is a view of seat 0 with only the relevant ones of its legal actions


def mat(text: str) -> tuple[Meld, ...]:
    """Parse melds: ``"KH KS KC, 4C 4D 2C"``."""
    melds = []
    for part in text.split(","):
        cards = parse(part)
        wilds = sum(rank(card) in ("2", JOKER) for card in cards)
        kind = "" if len(cards) < 7 else "mixed" if wilds else "natural"
        melds.append(Meld(rank(cards[0]), cards, wilds, kind))
    return tuple(melds)


def table(
    hand: str,
    *offers: str,
    phase: str = "meld",
    mine: str = "",
    theirs: str = "",
    pile: str = "",
    stock: int = 40,
    their_hand: int = 14,
    minimum: int = 50,
    frozen: bool = False,
) -> CanastaView:
    """Return a view. Offers are melds (``"KH KS KC"``), takes (``"take KH KS"``), ``"draw"``; discards are added."""
    cards = parse(hand)
    down = parse(pile)
    legal = [offer(text, down) for text in offers]
    if phase == "meld":
        legal += {rank(card): Action("discard", (card,)) for card in cards}.values()
    return CanastaView(
        rules=RULES,
        seat=0,
        sides=(0, 1),
        round=1,
        turn=9,
        dealer=1,
        to_act=(0,),
        phase=phase,
        hand=cards,
        verbs=(),
        legal=tuple(legal),
        totals=(0, 0),
        target=5000,
        scores=(),
        winners=(),
        hand_counts=(len(cards), their_hand),
        melds=(mat(mine) if mine else (), mat(theirs) if theirs else ()),
        red_threes=((), ()),
        opened=(bool(mine), bool(theirs)),
        minimums=(minimum, minimum),
        standing=(0, 0),
        canastas_to_go_out=1,
        stock=stock,
        pile=down,
        frozen=frozen,
        freezing=(),
        blocked=False,
        drawn=(),
        upcard_due=None,
        waiting=(),
        opening_points=0,
        penalty_due=0,
        undo=(),
        hand_points=0,
        turn_facts=TurnFacts(),
        opening_reach=0,
    )


def offer(text: str, pile: tuple[Card, ...]) -> Action:
    verb, _, cards = text.partition(" ")
    if verb == "take":
        return Action("take", parse(cards), rank(pile[-1]))
    if verb in ("draw", "end"):
        return Action(verb)
    return Action("meld", parse(text), next((rank(card) for card in parse(text) if rank(card) != "2"), ""))


def chosen(view: CanastaView) -> str:
    """Return the choice of an expert, as text."""
    action = careful(planning.choose)(view, PolicyContext(random.Random(0)))
    return " ".join((action.kind, *action.cards))


FIVE_KINGS = "KH KD KC KS KS"
CANASTA = "QH QD QC QS QH QD QS"


def test_it_completes_a_canasta() -> None:
    view = table("KH JK 4C 5D 9S 9C 10D", "KH", "KH JK", mine=FIVE_KINGS)
    assert chosen(view) == "meld KH JK"


def test_it_holds_wild_cards_back_from_short_melds() -> None:
    view = table("9S 9C 2C 4C 4D 5D 8S 8C", "9S 9C 2C", mine="KH KD KC", theirs="AH AD AC")
    assert chosen(view).startswith("discard")


def test_it_goes_out_when_it_can() -> None:
    view = table("JH JS JC 5D", "JH JS JC", mine=CANASTA, theirs="AH AD AC")
    assert chosen(view) == "meld JH JS JC"


def test_it_makes_the_initial_meld_without_wild_cards_if_possible() -> None:
    view = table(
        "KH KS KC QD QH QC JK 2C 4C 5D 6S 7C 8D 9S 9H",
        "KH KS KC", "QD QH QC", "KH KS KC JK", "QD QH QC JK", "KH KS KC 2C", "QD QH QC 2C",
    )  # fmt: skip
    assert chosen(view) in ("meld KH KS KC", "meld QD QH QC")


def test_it_takes_a_good_pile() -> None:
    view = table(
        "7H 7S 9S 10C KH 4C 5D",
        "draw",
        "take 7H 7S",
        phase="draw",
        mine="JH JD JC",
        pile="KC KD KS 9C 9D 10H QD AH AC 8S 7D",
    )
    assert chosen(view) == "take 7H 7S"


def test_it_leaves_a_pile_not_worth_its_cost() -> None:
    view = table("4H 2C 9S 10C KH 8C 5D", "draw", "take 4H 2C", phase="draw", mine="JH JD JC", pile="6S 4D")
    assert chosen(view) == "draw"


def test_it_keeps_its_pairs() -> None:
    view = table("4C 4D 5S 9H 9C 10D 10S QH QS KC KD", pile="6C")
    assert chosen(view) == "discard 5S"


LONG_PILE = "6C 6D 8H 10S 10D JH JC QS 6H 8D"


def test_it_does_not_discard_for_the_opponents_melds() -> None:
    view = table("9S KH 10C 5D 5H 4C 4S 7H 7S", mine="AH AD AC", theirs="9H 9D 9C, KS KD KC", pile=LONG_PILE)
    assert chosen(view) == "discard 10C"


def test_it_blocks_a_rich_pile_with_a_black_three() -> None:
    view = table("9S 9C KH KS 3S", mine="AH AD AC", theirs="9H 9D 9C, KS KD KC", pile=LONG_PILE)
    assert chosen(view) == "discard 3S"


def test_it_keeps_its_black_three_if_another_discard_is_safe() -> None:
    view = table("9S 9C KH KS 5D 3S", mine="AH AD AC", pile="5S 5H 5C 5H 5C 5S 5D")
    assert chosen(view) == "discard 5D"


def test_it_freezes_a_rich_pile_when_every_other_discard_is_dangerous() -> None:
    view = table("9S 9C KH KS 2S 2C", mine="AH AD AC", theirs="9H 9D 9C, KS KD KC", pile=LONG_PILE)
    assert chosen(view) == "discard 2C"
