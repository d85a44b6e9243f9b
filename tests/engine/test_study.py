"""The study of both games: true, and derived from a view alone."""

from __future__ import annotations

import copy
import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine import study
from engine.canasta.melds import KIND
from engine.canasta.round import CanastaRound
from engine.cards import JOKER, face
from engine.game import Game
from engine.pinochle.rules import PinochleRules
from engine.presentation import presentation_of
from engine.study.canasta import pages as canasta_tracking
from engine.study.kit import tricks as pinochle_tracking
from engine.types import Action, Event, Note
from engine.view import View
from tests.engine.canasta.random_games import games, shuffle_hidden
from tests.engine.canasta.table import ME, YOU, action, canasta_round, canasta_view, do, seen, table
from tests.engine.pinochle.random_rounds import all_rules, hidden_swapped, pick, seeds, start
from tests.engine.pinochle.table import CONTEXT, deal, melding, play
from tests.examples import examples
from tests.narrowing import number, words

some = examples(6)


def first(view: View) -> Action:
    return view.legal[0]


def everything(view: View) -> list[object]:
    """Return everything that the study says about a view."""
    answers: list[object] = [study.page(view, name) for name in study.pages(view.game)]
    answers += [study.explain(view), study.lessons(view)]
    answers += [study.hint(view, chosen) for chosen in view.legal]
    return answers


def notes(view: View, page: str) -> dict[str, Note]:
    return {note.code: note for note in study.page(view, page)}


@some
@given(games(), st.randoms(use_true_random=False))
def test_canasta_study_is_true_and_independent_of_hidden_cards(game: Game, chooser: random.Random) -> None:
    if game.round.over:
        return
    for seat in range(game.seats):
        view = canasta_view(game, seat)
        answers = everything(view)
        other = copy.deepcopy(game)
        shuffle_hidden(canasta_round(other), seat, chooser)
        assert everything(other.view(seat)) == answers
        assert {each.kind for each in study.explain(view) if each.allowed} - {"undo"} == {
            each.kind for each in view.legal
        }
        state = canasta_round(game)
        hidden = [*state.stock, *(card for cards in (*state.feet, *state.talons) for card in cards)]
        for its in range(game.seats):
            if its != seat:
                held = game.view(its).hand
                hidden += (Counter(held) - Counter(view.known[its])).elements()
                none = [note for note in study.page(view, "predict") if note.code == "predict-none"]
                ranks = {rank for note in none if note.values["seat"] == its for rank in words(note, "rank")}
                assert not ranks & {card[:-1] for card in held if card != JOKER}
        if state.due is not None and state.seat != seat:
            hidden.remove(state.due)
        assert canasta_tracking.unplaced(view) == Counter(KIND[card] for card in hidden)
        assert sum(number(note, "count") for note in study.page(view, "deduce")[1:]) == len(hidden)


@some
@given(all_rules, seeds)
def test_pinochle_study_is_true_and_independent_of_hidden_cards(rules: PinochleRules, seed: int) -> None:
    played, chance = start(rules, seed)
    context = CONTEXT._replace(totals=played.state.totals)
    while played.to_act:
        (mover,) = played.to_act
        if chance.random() < 0.1:
            for seat in (0, 1):
                view = played.view(seat, context)
                answers = everything(view)
                if not played.state.phase_two:
                    assert everything(hidden_swapped(played, seat, chance).view(seat, context)) == answers
                hidden = Counter(map(face, (*played.state.stock, *played.state.hands[1 - seat])))
                hidden -= Counter(map(face, view.known[1 - seat]))
                assert Counter(pinochle_tracking.unplaced(view)) == hidden
            view = played.view(mover, context)
            may = {each.kind for each in study.explain(view) if each.allowed} - {"undo"}
            assert may == {each.kind for each in view.legal}
        played.play(mover, pick(played, chance))


def test_explanation_when_no_action_is_possible() -> None:
    state = table("KH KS 4C 5C")
    waits = Note("not-your-turn", {"seat": (str(ME),)})
    assert study.explain(seen(state, YOU)) == (study.Explanation("", False, waits),)
    assert study.explain(seen(state, None)) == () == study.page(seen(state, None), "recall")


def test_explanation_of_why_the_pile_cannot_be_taken() -> None:
    for pile, code in (
        ("", "pile-empty"),
        ("7S 3S", "pile-blocked"),
        ("7S KD", "pile-before-opening"),
        ("2C 7S", "pile-frozen"),
    ):
        told = {each.kind: each for each in study.explain(seen(table("KH 4C 5C 6C", pile=pile)))}
        assert (told["draw"].allowed, told["take"].allowed, told["take"].note.code) == (True, False, code)
    for hand, code in (("4C 5C 2C JK", "pile-no-match"), ("KH 4C 5C 6C", "pile-no-match"), ("KH 2C", "keep-cards")):
        lone = seen(table(hand, preset="partners", pile="7S KD", mine="8C 8D 8H"))
        assert [each.note.code for each in study.explain(lone) if each.kind == "take"] == [code]
    open_to = seen(table("KH KS 4C 5C 6C", pile="7S KD", mine="8C 8D 8H"))
    assert [each.note.code for each in study.explain(open_to)] == ["may-draw", "may-take"]


def test_explanation_of_why_nothing_can_be_melded_or_discarded() -> None:
    poor = {each.kind: each for each in study.explain(seen(table("4C 4D 4H 5C 6C 9H", drawn=True)))}
    assert poor["meld"].note.code == "initial-meld" and poor["meld"].note.values["needs"] == 50
    lone = {each.kind: each for each in study.explain(seen(table("4C 5C 6C 9H", drawn=True)))}
    assert lone["meld"].note.code == "nothing-to-meld" and lone["discard"].allowed
    begun = table("KH KS KD QH QS QD 2C 2D 4C 5C", drawn=True, score=1500)
    do(begun, "meld KH KS KD")
    stuck = {each.kind: each for each in study.explain(seen(begun))}
    assert stuck["discard"].note.code == "initial-meld-incomplete" and stuck["undo"].allowed


def test_suggested_initial_meld_is_playable_and_uses_few_wild_cards() -> None:
    state = table("KH KS KD 2C 2D QH QD 4C 5C 6C 9H", drawn=True)
    way = [note for note in study.page(seen(state), "opening") if note.code == "opening-meld"]
    for meld in way:
        do(state, f"meld {' '.join(words(meld, 'cards'))} > {meld.values['rank']}")
    assert state.opened[ME]
    assert sum(card[0] == "2" for meld in way for card in words(meld, "cards")) == 1
    spared = notes(seen(table("AC AD 2C JK 4C 5C 6C 9H", drawn=True)), "opening")["opening-meld"].values
    assert spared["cards"] == ("AC", "AD", "2C"), "a two does as well as a joker"
    before = notes(seen(table("KH KS KD QH QS QD 4C 5C 6C", pile="3S")), "opening")
    assert before["opening-makes"].values == {"points": 60, "needs": 50}, "it can be asked for before the draw"


def test_points_reachable_when_no_initial_meld_is_possible() -> None:
    assert notes(seen(table("4C 4D 4H 5C 6C 9H", drawn=True)), "opening")["opening-short"].values == {
        "needs": 50,
        "has": 15,
    }
    assert "opening-done" in notes(seen(table("4C 5C 6C", drawn=True, mine="8C 8D 8H")), "opening")
    pile = notes(seen(table("KH KS KD 2C QH QD 4C 5C", pile="7S KC")), "opening")
    assert pile["opening-by-pile"].values["count"] == 2


def test_suggestions_do_not_reveal_the_foot() -> None:
    state = table("KH KS KD QH QS QD", preset="hand-and-foot", foot="AC AD AH", drawn=True)
    assert study.page(seen(state), "opening")


def test_cards_taken_with_the_pile_are_recalled_and_predicted() -> None:
    state = table("KH KS 4C 5C 6C", pile="7S QD KD", mine="8C 8D 8H", theirs="9C 9D 9H")
    do(state, "take KH KS > K", "discard 4C")
    view = seen(state, YOU)
    assert notes(view, "recall")["recall-theirs"].values["cards"] == ("7S", "QD")
    assert notes(view, "predict")["predict-sure"].values["seat"] == ME
    assert notes(seen(state), "recall")["recall-yours"].values["cards"] == ("7S", "QD")
    assert "may-go-out-next" in notes(view, "predict"), "a canasta could be made and four cards are left"
    assert "not-out-next" in notes(seen(state), "predict")


def test_prediction_after_discards_and_for_exhausted_ranks() -> None:
    aces = "AC AD AH AS AC AD AH AS"
    state = table("KH KS KC KD 4C 5C", mine=aces, pile="3S", stock="KC KD 4D 4H 5D 5H", other="QH QD 4S 5S")
    do(state, "draw", "discard 4C", "draw", "discard QH", "draw")
    told = notes(seen(state), "predict")
    assert set(words(told["predict-none"], "rank")) >= {"A"}
    assert "Q" in words(told["predict-unlikely"], "rank")


def test_prediction_counts_an_upcard_still_to_be_melded() -> None:
    state = table("4C 5C 6C 8C", other="KC KS KH KD 5H", mine="KC KS KH", pile="9C KD")
    assert "K" in words(notes(seen(state, YOU), "predict")["predict-none"], "rank")
    do(state, "take")
    view = seen(state, YOU)
    assert view.upcard_due == "KD" and "predict-none" not in notes(view, "predict")


def test_warning_about_an_opponent_who_may_go_out() -> None:
    nines = "9C 9D 9H 9S 9C 9D 9H"
    close = seen(table("KH KS KD 4C 5C", mine="8C 8D 8H", theirs=nines, other="KD 4S", drawn=True))
    threat = Note("may-go-out-next", {"seat": YOU})
    assert threat in presentation_of(close).warnings(close)
    assert Note("hint-hurry") in study.hint(close, action("meld KH KS KD > K")).reasons
    far = seen(table("KH KS 4C 5C", theirs=nines, drawn=True))
    assert threat not in presentation_of(far).warnings(far), "nine cards are many"


def test_hints_give_reasons() -> None:
    state = table("KH KS KD KC KH KS KD 4C 5C 3S", drawn=True, mine="8C 8D 8H", theirs="9C 9D 9H")
    view = seen(state)

    def why(text: str) -> set[str]:
        return {note.code for note in study.hint(view, action(text)).reasons}

    assert why("meld KH KS KD KC KH KS KD > K") == {"hint-meld-canasta"}
    assert why("meld KH KS KD > K") == {"hint-meld-new"}
    assert why("discard 3S") == {"hint-discard-blocks"}
    assert why("discard KH") == {"hint-discard-least"}, "a card that could be melded is not praised as safe"
    alone = seen(table("KH KS 4C 5C 3S", drawn=True, pile="KD KC KH KS KD", mine="8C 8D 8H", theirs="9C 9D 9H"))
    safe = study.hint(alone, action("discard KH")).reasons
    assert [note.code for note in safe] == ["hint-discard-safe"], "one king is left"
    assert why("discard 4C") == {"hint-discard-lone"}
    opening = seen(table("KH KS 4C 5C 6C", pile="7S KD", mine="8C 8D 8H"))
    assert {note.code for note in study.hint(opening, action("take KH KS > K")).reasons} == {
        "hint-take",
        "hint-meld-new",
    }


def test_opening_hints_say_whether_the_meld_completes_the_initial_meld() -> None:
    def completes(state: CanastaRound, text: str) -> bool:
        reasons = {note.code: note.values for note in study.hint(seen(state), action(text)).reasons}
        return bool(reasons["hint-meld-opens"]["complete"])

    state = table("QC QD QH QS 9C 9D 9H 4C 5C", drawn=True)
    assert not completes(state, "meld QC QD QH QS > Q"), "40 of 50"
    do(state, "meld QC QD QH QS > Q")
    assert completes(state, "meld 9C 9D 9H > 9")
    assert completes(table("AC AD AH 4C 5C", drawn=True), "meld AC AD AH > A")
    assert not completes(table("KH KS QC QD QH 4C", pile="7S KD"), "take KH KS > K")
    assert completes(table("AH AS 4C 5C", pile="7S AD"), "take AH AS > A")
    assert not completes(table("AH AS QC QD QH JC JD JH", pile="7S AD", preset="modern"), "take AH AS > A")


def test_going_out_hints_consider_the_foot_and_needed_canastas() -> None:
    fours = "4C 4D 4H"
    with_foot = seen(table(fours, preset="hand-and-foot", foot="AC AD AH", mine="8C 8D 8H", drawn=True))
    reasons = study.hint(with_foot, action("meld 4C 4D 4H > 4")).reasons
    assert Note("hint-foot") in reasons and Note("hint-goes-out") not in reasons
    last = seen(table("4C", preset="hand-and-foot", foot="AC AD AH", mine="8C 8D 8H", drawn=True))
    assert study.explain(last)[-1].note == Note("may-take-up-foot")
    assert study.hint(last, action("discard 4C")).reasons == (Note("hint-foot"),)
    short = seen(table(f"{fours} 5C", preset="windows", mine="8C 8D 8H", drawn=True))
    assert Note("hint-goes-out") not in study.hint(short, action("meld 4C 4D 4H > 4")).reasons
    full = seen(table(f"{fours} 5C", mine="8C 8D 8H 8S 8C 8D 8H", drawn=True))
    assert Note("hint-goes-out") in study.hint(full, action("meld 4C 4D 4H > 4")).reasons


def test_analysis_sorts_the_hand() -> None:
    told = notes(seen(table("KH KS KD 4C 5C 5D 2C", drawn=True, mine="8C 8D 8H")), "analyze")
    assert told["analyze-meldable"].values["cards"] == ("5C", "5D", "KD", "KH", "KS")
    assert told["analyze-wild"].values["cards"] == ("2C",)
    assert told["analyze-discardable"].values["cards"] == ("4C",)
    told = notes(seen(table("KH KS KD 4C 5C 5D", drawn=True, mine="8C 8D 8H")), "analyze")
    assert told["analyze-holdable"].values["cards"] == ("5C", "5D")


def test_explanations_in_pinochle() -> None:
    played = deal("QS KS AC 10D", "9S", turned="9H")
    lead = {each.kind: each for each in study.explain(played.view(0, CONTEXT))}
    assert lead["play"].note.code == "may-lead" and lead["meld"].note.code == "trick-first"
    won = melding("9H QS KS AC", turned="KH")
    told = {each.kind: each for each in study.explain(won.view(0, CONTEXT))}
    assert told["play"].note.code == "draw-before-lead"
    assert told["meld"].note.values["points"] == 20
    assert told["exchange"].allowed and told["draw"].allowed and told["knock"].note.code == "knock-short"
    play(won, "meld QS KS")
    again = {each.kind: each for each in study.explain(won.view(0, CONTEXT))}
    assert again["meld"].note.code == "nothing-to-meld" and again["undo"].allowed


def test_hints_name_sure_and_high_cards() -> None:
    played = deal("AH AH' 10S", "", turned="9H")
    ace = next(card for card in played.view(0, CONTEXT).hand if face(card) == "AH")
    reasons = study.hint(played.view(0, CONTEXT), Action("play", (ace,))).reasons
    assert {note.code for note in reasons} == {"hint-play-sure", "hint-play-free"}
    plain = deal("AC AC' 10S", "", turned="9H").view(0, CONTEXT)
    card = next(card for card in plain.hand if face(card) == "AC")
    assert Note("hint-play-high", {"card": card}) in study.hint(plain, Action("play", (card,))).reasons, (
        "but for trumps"
    )


def test_prediction_without_stock_is_the_opponents_hand() -> None:
    played, chance = start(PinochleRules.of("pinochle"), 5)
    while not played.state.phase_two:
        played.play(played.to_act[0], pick(played, chance))
    view = played.view(0, CONTEXT)
    (note,) = study.page(view, "predict")
    assert Counter(words(note, "cards")) == Counter(map(face, played.state.hands[1]))


def test_lessons_appear_when_they_matter() -> None:
    def taught(view: View, *events: Event) -> list[str]:
        return [note.code.partition("-")[2] for note in study.lessons(view, events)]

    drawing = table("KH KS 2C 3S 4C", pile="2H 7S")
    assert taught(seen(drawing)) == ["aim", "draw", "frozen"]
    assert taught(seen(drawing, YOU)) == ["aim"]
    events = do(drawing, "draw")
    assert taught(seen(drawing), *events) == ["aim", "meld", "opening", "discard", "wild", "black-threes"]
    assert taught(seen(drawing), Event("natural-canasta", ME))[-1] == "canasta"
    assert study.lessons(seen(drawing, None)) == ()
    kept = taught(seen(table("KH KS 3H 4C", preset="hand-and-foot", foot="AC AD AH", drawn=True)))
    assert "red-threes-held" in kept and "red-threes" not in kept
    assert "sequences" in taught(seen(table("KH KS 4C", preset="samba", drawn=True)))
    quick = taught(seen(table("KH KS 4C 5C", preset="windows1", mine="8C 8D 8H", drawn=True)))
    assert "going-out" in quick, "where no canasta is needed, too"
    won = melding("9H QS KS AC", turned="KH")
    assert taught(won.view(0, CONTEXT)) == ["aim", "trump", "won", "meld", "exchange", "draw"]


def test_the_opened_lesson_is_for_the_side_that_opened() -> None:
    opened = [Event("initial-meld", YOU)]
    theirs = seen(table("KH KS 4C 5C", theirs="9C 9D 9H"))
    assert "canasta-opened" not in {note.code for note in study.lessons(theirs, opened)}
    ours = seen(table("KH KS 4C 5C", mine="9C 9D 9H"))
    assert "canasta-opened" in {note.code for note in study.lessons(ours, opened)}
